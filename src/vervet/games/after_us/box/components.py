"""The box as data: `components.toml`, read and checked, with errors that say what is wrong and where."""

import tomllib
from collections.abc import Mapping
from typing import Final

from vervet.games.after_us.box.cards import NO_GAIN, Card, Cost, Frame, Gain
from vervet.games.after_us.box.notation import MOST_NUMBER, ComponentError, card_text, read_bonus
from vervet.games.after_us.box.piles import read_piles
from vervet.games.after_us.box.words import CHIMPANZEE, COLOURS, COMPUTER, ENERGY, OBJECTS, RESOURCES, SPECIES, TAMARIN

__all__ = ["Card", "ComponentError", "Components", "Frame", "ObjectTile", "card_text", "read_components"]

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

    def __init__(self, box: Mapping[str, object]) -> None:
        self.goal: Final = whole(box, "goal", 1, 999)
        self.line: Final = whole(box, "line", 1, 5)
        self.line_most: Final = whole(box, "line_most", self.line, 5)
        self.least_cards: Final = whole(box, "least_cards", 1, 99)
        self.rage_most: Final = whole(box, "rage_most", 1, 99)
        self.rage_price: Final = whole(box, "rage_price", 1, 99)
        self.copy_price: Final = whole(box, "copy_price", 1, 99)
        self.recruit_price: Final = levels(box, "recruit_price")
        self.pile_size: Final = levels(box, "pile_size")
        self.set_size: Final = whole(box, "set_size", 1, 99)
        tokens = table(box, "tokens", SPECIES[:TAMARIN])
        self.token_bonus: Final = tuple([token_bonus(tokens, species) for species in range(TAMARIN)])
        self.token_food: Final = tuple([token_food(tokens, species) for species in range(TAMARIN)])
        tiles = table(box, "objects", OBJECTS)
        self.objects: Final = tuple([read_tile(tiles, name) for name in OBJECTS])
        self.computer_points: Final = self.objects[COMPUTER].points
        self.first_game: Final = read_first_game(box)
        king = table(box, "king", ("start", "income", "points", *SPECIES[:CHIMPANZEE]))
        self.king_start: Final = whole(king, "start", 0, 99, "king, ")
        self.king_income: Final = income(king)
        self.king_points: Final = levels(king, "points", "king, ")
        # In the order of the species; the chimpanzee's is made of Tamarins (AU-63).
        self.king_bonus: Final = (*[gain(king, name, "king, ") for name in SPECIES[:CHIMPANZEE]], NO_GAIN)
        self.cards: Final = read_piles(
            table(box, "cards", None),
            first_numbers(box, self.set_size),
            self.set_size,
            self.pile_size,
            gain(box, "rage_bonus"),
        )


def read_components(text: str) -> Components:
    """The box that a file describes; raises `ComponentError`."""
    try:
        document: dict[str, object] = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ComponentError(f"not a TOML file: {error}") from error
    return Components(table({"box": document}, "box", (*NUMBERS, *LEVELS, *OTHERS)))


def table(box: Mapping[str, object], name: str, keys: tuple[str, ...] | None, where: str = "") -> dict[str, object]:
    """The table of that name; it has exactly the keys, where any are given."""
    found = box.get(name)
    if not isinstance(found, dict):
        raise ComponentError(f"{where}{name}: expected a table, not {found!r}")
    for key in found:
        if keys is not None and key not in keys:
            raise ComponentError(f"{where}{name}: unknown key {key!r}; known are {', '.join(keys)}")
    for key in keys or ():
        if key not in found:
            raise ComponentError(f"{where}{name}: {key} is missing")
    return found


def whole(box: Mapping[str, object], name: str, least: int, most: int, where: str = "") -> int:
    value = box.get(name)
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise ComponentError(f"{where}{name}: expected a whole number from {least} to {most}, not {value!r}")
    return value


def levels(box: Mapping[str, object], name: str, where: str = "") -> Levels:
    """`[3, 6]`: a number for level 1 and one for level 2; Tamarins, of level 0, get 0."""
    value = box.get(name)
    if not isinstance(value, list) or len(value) != 2:
        raise ComponentError(f"{where}{name}: expected two numbers, for level 1 and level 2, not {value!r}")
    both = {"level 1": value[0], "level 2": value[1]}
    where = f"{where}{name}, "
    return (0, whole(both, "level 1", 0, 99, where), whole(both, "level 2", 0, 99, where))


def word(box: Mapping[str, object], name: str, where: str) -> str:
    value = box.get(name)
    if not isinstance(value, str):
        raise ComponentError(f"{where}{name}: expected a text, not {value!r}")
    return value


def gain(box: Mapping[str, object], name: str, where: str = "") -> Gain:
    return read_bonus(word(box, name, where), f"{where}{name}")


def income(king: Mapping[str, object]) -> Cost:
    flower, fruit, grain, energy, points, rage = gain(king, "income", "king, ")
    if points or rage:
        raise ComponentError("king, income: expected resources only")
    return (flower, fruit, grain, energy)


def token_bonus(tokens: Mapping[str, object], species: int) -> Gain:
    """AU-31; the chimpanzee's is `again`, and gives nothing by itself."""
    where = f"tokens, {SPECIES[species]}, "
    token = table(tokens, SPECIES[species], ("bonus", "food"), "tokens, ")
    if (word(token, "bonus", where) == "again") != (species == CHIMPANZEE):
        raise ComponentError(f"{where}bonus: 'again' is the bonus of the chimpanzee, and of nobody else")
    return NO_GAIN if species == CHIMPANZEE else gain(token, "bonus", where)


def token_food(tokens: Mapping[str, object], species: int) -> int:
    """AU-32: the food that recruits are paid with."""
    where = f"tokens, {SPECIES[species]}, "
    token = table(tokens, SPECIES[species], ("bonus", "food"), "tokens, ")
    food = word(token, "food", where)
    if (food == "any") != (species == CHIMPANZEE):
        raise ComponentError(f"{where}food: 'any' is for the chimpanzee, and for nobody else")
    if food != "any" and food not in RESOURCES[:ENERGY]:
        raise ComponentError(f"{where}food: expected one of {', '.join(RESOURCES[:ENERGY])}, any, not {food!r}")
    return ANY_FOOD if food == "any" else RESOURCES.index(food)


def read_tile(tiles: Mapping[str, object], name: str) -> ObjectTile:
    where = f"objects, {name}, "
    tile = tiles[name]
    if not isinstance(tile, dict) or not {"phases", "price"} <= set(tile) <= {"phases", "price", "points"}:
        raise ComponentError(f"objects, {name}: expected phases, price and perhaps points, not {tile!r}")
    phases = tile["phases"]
    if not isinstance(phases, list) or not phases or sorted(set(phases) & {1, 2, 3}) != phases:
        raise ComponentError(f"{where}phases: expected some of [1, 2, 3], in order, not {phases!r}")
    points = whole(tile, "points", 0, 99, where) if "points" in tile else 0
    if isinstance(tile["price"], list):
        return ObjectTile(name, levels(tile, "price", where), tuple(phases), points)
    price = whole(tile, "price", 0, 99, where)
    return ObjectTile(name, (price, price, price), tuple(phases), points)


def read_first_game(box: Mapping[str, object]) -> tuple[int, ...]:
    """AU-04: three different objects."""
    names = box.get("first_game")
    if not isinstance(names, list) or len(names) != 3 or any(names.count(name) > 1 for name in names):
        raise ComponentError(f"first_game: expected three different objects, not {names!r}")
    for name in names:
        if name not in OBJECTS:
            raise ComponentError(f"first_game: unknown object {name!r}; known are {', '.join(OBJECTS)}")
    return tuple([OBJECTS.index(name) for name in names])


def first_numbers(box: Mapping[str, object], set_size: int) -> list[int]:
    """The number of the first Tamarin of each colour."""
    tamarins = table(box, "tamarins", COLOURS)
    return [whole(tamarins, colour, 1, MOST_NUMBER - set_size + 1, "tamarins, ") for colour in COLOURS]
