"""The box as data: `components.toml`, read and checked, with errors that say what is wrong and where."""

from typing import Final

from vervet.core.document import ComponentError, Reader
from vervet.core.excerpt import shown
from vervet.core.toml import open_box
from vervet.games.after_us.box.cards import NO_GAIN, Card, Cost, Frame, Gain
from vervet.games.after_us.box.notation import MOST_NUMBER, card_text, read_bonus
from vervet.games.after_us.box.piles import read_piles
from vervet.games.after_us.box.words import CHIMPANZEE, COLOURS, COMPUTER, ENERGY, OBJECTS, RESOURCES, SPECIES, TAMARIN

__all__ = ["Card", "Components", "Frame", "ObjectTile", "card_text", "read_components"]

NUMBERS: Final = ("goal", "line", "line_most", "least_cards", "rage_most", "rage_price", "copy_price")
LEVELS: Final = ("recruit_price", "pile_size")
OTHERS: Final = ("set_size", "rage_bonus", "first_game", "tokens", "objects", "king", "tamarins", "cards")
ANY_FOOD: Final = -1

Levels = tuple[int, int, int]


class ObjectTile:
    """An object: what it costs in energy by level of the card it is used on, its phases, the points it gives."""

    def __init__(self, name: str, price: Levels, phases: tuple[int, ...], points: int) -> None:
        self.name: Final = name
        self.price: Final = price  # 0 for Tamarins where levels differ: such an object is not for them (AU-41, AU-44)
        self.phases: Final = phases
        self.points: Final = points


class Components:
    """What is in the box: the cards, the tokens and objects, the King, and every number that the rules name."""

    def __init__(self, box: Reader) -> None:
        box.only((*NUMBERS, *LEVELS, *OTHERS), "key")
        self.goal: Final = box.number("goal", 1, 999)
        self.line: Final = box.number("line", 1, 5)
        self.line_most: Final = box.number("line_most", self.line, 5)
        self.least_cards: Final = box.number("least_cards", 1, 99)
        self.rage_most: Final = box.number("rage_most", 1, 99)
        self.rage_price: Final = box.number("rage_price", 1, 99)
        self.copy_price: Final = box.number("copy_price", 1, 99)
        self.recruit_price: Final = levels(box, "recruit_price")
        self.pile_size: Final = levels(box, "pile_size")
        self.set_size: Final = box.number("set_size", 1, 99)
        tokens = table(box, "tokens", SPECIES[:TAMARIN])
        self.token_bonus: Final = tuple([token_bonus(tokens, species) for species in range(TAMARIN)])
        self.token_food: Final = tuple([token_food(tokens, species) for species in range(TAMARIN)])
        tiles = table(box, "objects", OBJECTS)
        self.objects: Final = tuple([read_tile(tiles, name) for name in OBJECTS])
        self.computer_points: Final = self.objects[COMPUTER].points
        self.first_game: Final = read_first_game(box)
        king = table(box, "king", ("start", "income", "points", *SPECIES[:CHIMPANZEE]))
        self.king_start: Final = king.number("start", 0, 99)
        self.king_income: Final = income(king)
        self.king_points: Final = levels(king, "points")
        # In the order of the species; the chimpanzee's is made of Tamarins (AU-63).
        self.king_bonus: Final = (*[gain(king, name) for name in SPECIES[:CHIMPANZEE]], NO_GAIN)
        self.cards: Final = read_piles(
            box.table("cards"),
            first_numbers(box, self.set_size),
            self.set_size,
            self.pile_size,
            gain(box, "rage_bonus"),
        )


def read_components(text: str) -> Components:
    """The box that a file describes; raises `ComponentError`."""
    return Components(open_box(text))


def table(box: Reader, name: str, keys: tuple[str, ...]) -> Reader:
    """The table of that name, which has no other keys."""
    found = box.table(name)
    found.only(keys, "key")
    return found


def levels(box: Reader, name: str) -> Levels:
    """`[3, 6]`: a number for level 1 and one for level 2; Tamarins, of level 0, get 0."""
    value = box.get(name)
    if not isinstance(value, list) or len(value) != 2:
        raise box.wrong(name, "two numbers, for level 1 and level 2")
    for level, number in enumerate(value, 1):
        if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= 99:
            where = f"{box.place(name)}, level {level}"
            raise ComponentError(f"{where}: expected a whole number from 0 to 99, not {shown(number)}")
    return (0, value[0], value[1])


def gain(box: Reader, name: str) -> Gain:
    return read_bonus(box.text(name), box.place(name))


def income(king: Reader) -> Cost:
    flower, fruit, grain, energy, points, rage = gain(king, "income")
    if points or rage:
        raise king.refuse("income", "expected resources only")
    return (flower, fruit, grain, energy)


def token_bonus(tokens: Reader, species: int) -> Gain:
    """AU-31; the chimpanzee's is `again`, and gives nothing by itself."""
    token = table(tokens, SPECIES[species], ("bonus", "food"))
    if (token.text("bonus") == "again") != (species == CHIMPANZEE):
        raise token.refuse("bonus", "'again' is the bonus of the chimpanzee, and of nobody else")
    return NO_GAIN if species == CHIMPANZEE else gain(token, "bonus")


def token_food(tokens: Reader, species: int) -> int:
    """AU-32: the food that recruits are paid with."""
    token = tokens.table(SPECIES[species])
    food = token.word("food", (*RESOURCES[:ENERGY], "any"))
    if (food == ENERGY) != (species == CHIMPANZEE):
        raise token.refuse("food", "'any' is for the chimpanzee, and for nobody else")
    return ANY_FOOD if food == ENERGY else food


def read_tile(tiles: Reader, name: str) -> ObjectTile:
    tile = table(tiles, name, ("phases", "price", "points"))
    phases = tile.get("phases")
    if not isinstance(phases, list) or not phases or [phase for phase in (1, 2, 3) if phase in phases] != phases:
        raise tile.wrong("phases", "some of [1, 2, 3], in order")
    points = tile.number("points", 0, 99, 0)
    if isinstance(tile.get("price"), list):
        return ObjectTile(name, levels(tile, "price"), tuple(phases), points)
    price = tile.number("price", 0, 99)
    return ObjectTile(name, (price, price, price), tuple(phases), points)


def read_first_game(box: Reader) -> tuple[int, ...]:
    """AU-04: three different objects."""
    names = box.items("first_game")
    if len(names) != 3 or any(names.count(name) > 1 for name in names):
        raise box.wrong("first_game", "three different objects")
    for name in names:
        if name not in OBJECTS:
            raise box.refuse("first_game", f"unknown object {shown(name)}; known are {', '.join(OBJECTS)}")
    return tuple([OBJECTS.index(str(name)) for name in names])


def first_numbers(box: Reader, set_size: int) -> list[int]:
    """The number of the first Tamarin of each colour."""
    tamarins = table(box, "tamarins", COLOURS)
    return [tamarins.number(colour, 1, MOST_NUMBER - set_size + 1) for colour in COLOURS]
