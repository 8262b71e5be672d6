"""The cards of the box, from the text of each pile: counted, numbered, the Tamarins once for every colour."""

from collections.abc import Mapping
from typing import Final

from vervet.games.after_us.box.cards import NO_GAIN, Card, Gain
from vervet.games.after_us.box.notation import ComponentError, Draft, read_cards
from vervet.games.after_us.box.words import COLOURS, SPECIES, TAMARIN


def pile_name(species: int, level: int) -> str:
    """`tamarin`, or `mandrill-1`."""
    return SPECIES[species] if species == TAMARIN else f"{SPECIES[species]}-{level}"


PILES: Final = tuple([pile_name(species, level) for level in (1, 2) for species in range(TAMARIN)])


def read_piles(
    texts: Mapping[str, object], firsts: list[int], set_size: int, pile_size: tuple[int, int, int], bonus: Gain
) -> tuple[Card, ...]:
    """AU-01, AU-02: the Tamarins by colour and number, then the eight piles, those of level 1 first."""
    known = (pile_name(TAMARIN, 0), *PILES)
    for name in texts:
        if name not in known:
            raise ComponentError(f"cards: unknown pile {name!r}; known are {', '.join(known)}")
    cards = read_tamarins(drafts(texts, pile_name(TAMARIN, 0), set_size), firsts)
    for level in (1, 2):
        for species in range(TAMARIN):
            name = pile_name(species, level)
            for draft in drafts(texts, name, pile_size[level]):
                if draft.bonus != NO_GAIN:
                    raise ComponentError(f"{name}, card {draft.number}: rage_bonus is for all cards with a level")
                cards.append(Card(draft.number, species, level, -1, bonus, draft.rows))
    check_numbers(cards)
    return tuple(cards)


def drafts(texts: Mapping[str, object], name: str, count: int) -> list[Draft]:
    text = texts.get(name)
    if not isinstance(text, str):
        raise ComponentError(f"cards, {name}: expected the text of {count} cards, not {text!r}")
    found = read_cards(text, name)
    if len(found) != count:
        raise ComponentError(f"cards, {name}: expected {count} cards, not {len(found)}")
    return found


def read_tamarins(found: list[Draft], firsts: list[int]) -> list[Card]:
    """One set, written once with places 1, 2, …, dealt to every colour."""
    for place, draft in enumerate(found, 1):
        if draft.number != place:
            raise ComponentError(f"tamarin, card {draft.number}: expected place {place} of the set")
        if draft.bonus == NO_GAIN:
            raise ComponentError(f"tamarin, card {place}: expected a rage bonus, as in '1  rage 1 fruit'")
    cards: list[Card] = []
    for colour in range(len(COLOURS)):
        for draft in found:
            cards.append(Card(firsts[colour] + draft.number - 1, TAMARIN, 0, colour, draft.bonus, draft.rows))
    return cards


def check_numbers(cards: list[Card]) -> None:
    """AU-52 tells players apart by their highest card: no number twice."""
    owners: dict[int, str] = {}
    for card in cards:
        name = pile_name(card.species, card.level)
        if card.number in owners:
            raise ComponentError(f"{name}, card {card.number}: the number is taken by a card of {owners[card.number]}")
        owners[card.number] = name
