"""The cards of After Us, for anyone who wants to read or draw them."""

from rich.console import Group, RenderableType

from vervet.faces.after_us.cards.deck import GAP, PILE_NAMES, box, by_number, pile, ranges
from vervet.faces.after_us.cards.line import line_svg
from vervet.faces.after_us.line import LineDrawing
from vervet.faces.after_us.signs import legend
from vervet.faces.cards import CardBook, CardError
from vervet.games.after_us.box.cards import Card
from vervet.games.after_us.box.components import card_text
from vervet.games.after_us.box.words import COLOURS, SPECIES, TAMARIN
from vervet.texts import Texts


class AfterUsCards(CardBook):
    """Listed by pile, drawn in a line."""

    piles = PILE_NAMES

    def listing(self, pile_name: str, texts: Texts) -> str:
        cards = pile(pile_name)
        heading = f"# {pile_name}"
        if cards[0].species == TAMARIN:
            firsts = [card.number for card in box().cards if card.colour > 0][:: box().set_size]
            heading += ": " + texts.say("cards-sets", numbers=", ".join(map(str, firsts)))
        return "\n\n".join([heading, *map(card_text, cards)])

    def drawing(self, cards: list[str], texts: Texts) -> str:
        title = texts.say("cards-title", cards=", ".join(cards))
        return line_svg(read_line(cards), title, lambda card: card_name(texts, card))

    def sketch(self, cards: list[str], texts: Texts) -> RenderableType:
        numbers = [card.number if card else None for card in read_line(cards)]
        return Group(LineDrawing(numbers, [], True, texts), legend(texts))


def read_line(words: list[str]) -> list[Card | None]:
    """The cards that are asked for; `-` is the gap that a removed card leaves (AU-27)."""
    if len(words) > box().line_most:
        raise CardError("cards-too-many", count=len(words), most=box().line_most)
    places: list[Card | None] = []
    for word in words:
        known = word.isascii() and word.isdecimal() and by_number().get(int(word))
        if not known and word != GAP:
            raise CardError("cards-no-card", value=word, expected=ranges())
        if known and known in places:
            raise CardError("cards-twice", value=word)
        places.append(known or None)
    return places


def card_name(texts: Texts, card: Card) -> str:
    """What a card is called, for those who hear the drawing."""
    colour = COLOURS[card.colour] if card.species == TAMARIN else "none"
    species = SPECIES[card.species]
    return texts.say("cards-name", number=card.number, species=species, level=card.level, colour=colour)
