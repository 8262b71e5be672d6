"""The cards of the box, from the text of each pile: counted, numbered, the Tamarins once for every colour."""

from typing import Final

from vervet.core.document import ComponentError, Reader
from vervet.games.after_us.box.cards import NO_GAIN, Card, Gain
from vervet.games.after_us.box.notation import Draft, read_cards
from vervet.games.after_us.box.words import COLOURS, SPECIES, TAMARIN


def pile_name(species: int, level: int) -> str:
    """`tamarin`, or `mandrill-1`."""
    return SPECIES[species] if species == TAMARIN else f"{SPECIES[species]}-{level}"


PILES: Final = tuple([pile_name(species, level) for level in (1, 2) for species in range(TAMARIN)])


def read_piles(
    texts: Reader, firsts: list[int], set_size: int, pile_size: tuple[int, int, int], bonus: Gain
) -> tuple[Card, ...]:
    """AU-01, AU-02: the Tamarins by colour and number, then the eight piles, those of level 1 first."""
    texts.only((pile_name(TAMARIN, 0), *PILES), "pile")
    cards = read_tamarins(texts, drafts(texts, pile_name(TAMARIN, 0), set_size), firsts)
    for level in (1, 2):
        for species in range(TAMARIN):
            name = pile_name(species, level)
            for draft in drafts(texts, name, pile_size[level]):
                if draft.bonus != NO_GAIN:
                    raise ComponentError(
                        f"{texts.place(name)}, card {draft.number}: rage_bonus is for all cards with a level"
                    )
                cards.append(Card(draft.number, species, level, -1, bonus, draft.rows))
    check_numbers(texts, cards)
    return tuple(cards)


def drafts(texts: Reader, name: str, count: int) -> list[Draft]:
    text = texts.get(name)
    if not isinstance(text, str):
        raise texts.wrong(name, f"the text of {count} cards")
    # A pile begins in the line behind its name and its quotes.
    line = texts.line(name)
    found = read_cards(text, texts.path(name), line + 1 if line else 0)
    if len(found) != count:
        raise texts.refuse(name, f"expected {count} cards, not {len(found)}")
    return found


def card_error(texts: Reader, pile: str, number: int, words: str) -> ComponentError:
    return ComponentError(f"{texts.place(pile)}, card {number}: {words}")


def read_tamarins(texts: Reader, found: list[Draft], firsts: list[int]) -> list[Card]:
    """One set, written once with places 1, 2, …, dealt to every colour."""
    for place, draft in enumerate(found, 1):
        if draft.number != place:
            raise card_error(texts, "tamarin", draft.number, f"expected place {place} of the set")
        if draft.bonus == NO_GAIN:
            raise ComponentError(
                f"{texts.place('tamarin')}, card {place}: expected a rage bonus, as in '1  rage 1 fruit'"
            )
    cards: list[Card] = []
    for colour in range(len(COLOURS)):
        for draft in found:
            cards.append(Card(firsts[colour] + draft.number - 1, TAMARIN, 0, colour, draft.bonus, draft.rows))
    return cards


def check_numbers(texts: Reader, cards: list[Card]) -> None:
    """AU-52 tells players apart by their highest card: no number twice."""
    owners: dict[int, str] = {}
    for card in cards:
        name = pile_name(card.species, card.level)
        if card.number in owners:
            raise ComponentError(
                f"{texts.place(name)}, card {card.number}: the number is taken by a card of {owners[card.number]}"
            )
        owners[card.number] = name
