"""The box as data: the file agrees with what is printed, and a bad one is refused with a reason."""

import re
from collections import Counter
from importlib.resources import files

import pytest

from tests.games.after_us.printed import cost, facts, gain, printed_cards
from vervet.core.document import ComponentError
from vervet.games.after_us.box.cards import Card
from vervet.games.after_us.box.components import Components, card_text, read_components
from vervet.games.after_us.box.words import COLOURS, OBJECTS, RESOURCES, SPECIES, TAMARIN

TEXT = files("vervet.games").joinpath("after_us", "components.toml").read_text(encoding="utf-8")
PRINTED = printed_cards()
CARD_106 = TEXT[TEXT.index("\n106\n") : TEXT.index("\n107\n")]
CARD_231 = TEXT[TEXT.index("\n231\n") : TEXT.index("\n232\n")]


@pytest.fixture(scope="module")
def box() -> Components:
    return read_components(TEXT)


def changed(old: str, new: str) -> str:
    assert old in TEXT
    return TEXT.replace(old, new, 1)


def dashed(name: str) -> str:
    """A name such as `mobilePhone`, in our spelling."""
    return re.sub("[A-Z]", lambda letter: "-" + letter.group().lower(), name)


@pytest.mark.parametrize("printed", PRINTED, ids=lambda card: str(card.number))
def test_a_card_is_what_is_printed(box: Components, printed: Card) -> None:
    assert [card for card in box.cards if card.number == printed.number] == [printed]


def test_there_are_no_cards_but_the_printed_ones(box: Components) -> None:
    assert len(box.cards) == len(PRINTED) == 168


@pytest.mark.rule("AU-01")
def test_eight_tamarins_of_each_colour_come_first_equal_but_for_colour_and_number(box: Components) -> None:
    tamarins = box.cards[:48]
    assert [card.number for card in tamarins] == list(range(1, 49))
    assert [card.colour for card in tamarins] == [colour for colour in range(6) for _ in range(8)]
    for place in range(8):
        assert len({(card.bonus, card.rows) for card in tamarins[place::8]}) == 1


@pytest.mark.rule("AU-02")
def test_then_come_eight_piles_of_18_cards_of_level_1_and_12_of_level_2(box: Components) -> None:
    piles = Counter((card.level, card.species) for card in box.cards[48:])
    assert list(piles) == [(level, species) for level in (1, 2) for species in range(4)]
    assert set(piles.items()) == {((level, species), 24 - 6 * level) for level in (1, 2) for species in range(4)}
    assert all(card.colour == -1 for card in box.cards[48:])


def test_the_colours_number_their_tamarins_as_printed(box: Components) -> None:
    found = facts("tokens")
    assert isinstance(found, dict)
    for fact in found["playerColours"]:
        numbers = [card.number for card in box.cards if card.colour == COLOURS.index(fact["colour"])]
        assert [numbers[0], numbers[-1]] == fact["tamarinIds"]


@pytest.mark.rule("AU-26")
def test_a_removed_tamarin_gives_one_resource_and_any_other_card_three_points(box: Components) -> None:
    assert {sum(card.bonus[:4]) for card in box.cards[:48]} == {1}
    assert {card.bonus for card in box.cards[48:]} == {gain({"points": 3})}


@pytest.mark.rule("AU-31", "AU-32")
def test_the_tokens_are_what_is_printed(box: Components) -> None:
    found = facts("tokens")
    assert isinstance(found, dict)
    assert [token["id"] for token in found["tokens"]] == list(SPECIES[:TAMARIN])
    assert list(box.token_bonus) == [gain(token["bonus"]) for token in found["tokens"]]
    foods = [["flower", "fruit", "grain"] if food == -1 else [RESOURCES[food]] for food in box.token_food]
    assert foods == [token["payWith"] for token in found["tokens"]]
    assert box.recruit_price == (0, found["recruitment"]["1"], found["recruitment"]["2"])
    assert box.copy_price == found["copyNeighbourBonus"]["amount"]


@pytest.mark.rule("AU-04", "AU-41", "AU-42", "AU-43", "AU-44", "AU-45", "AU-46", "AU-47")
def test_the_objects_are_what_is_printed(box: Components) -> None:
    found = facts("objects")
    assert isinstance(found, dict)
    assert [tile.name for tile in box.objects] == list(OBJECTS) == [dashed(tile["id"]) for tile in found["objects"]]
    for tile, fact in zip(box.objects, found["objects"], strict=True):
        prices = fact["cost"] * 3 if len(fact["cost"]) == 1 else [0, *fact["cost"]]
        assert (list(tile.price), list(tile.phases)) == (prices, fact["phases"])
    assert [OBJECTS[tile] for tile in box.first_game] == [dashed(name) for name in found["firstGame"]]


@pytest.mark.rule("AU-46")
def test_the_computer_alone_gives_points(box: Components) -> None:
    assert [tile.points for tile in box.objects] == [0, 0, 0, 0, 0, 5, 0]


@pytest.mark.rule("AU-10", "AU-25", "AU-26", "AU-28", "AU-45", "AU-50")
def test_the_numbers_are_those_of_the_rules(box: Components) -> None:
    assert (box.line, box.line_most, box.least_cards) == (4, 5, 4)
    assert (box.rage_most, box.rage_price, box.goal) == (12, 4, 80)


@pytest.mark.rule("AU-60", "AU-61", "AU-63")
def test_the_numbers_of_the_king_are_those_of_the_rules(box: Components) -> None:
    assert box.king_start == 2
    assert box.king_income == cost({"flower": 3, "fruit": 3, "grain": 3, "energy": 2})
    assert box.king_points == (0, 3, 6)
    assert box.king_bonus == (gain({"points": 2}), gain({"energy": 2}), gain({"rage": 2}), gain({}))


def test_every_card_of_the_file_is_written_as_we_write_it(box: Components) -> None:
    """So that the columns stay aligned: `vervet cards after-us` prints what the file should hold."""
    for card in box.cards:
        assert card.colour > 0 or f"\n{card_text(card)}\n" in TEXT


def test_a_corrected_file_changes_the_card() -> None:
    corrected = read_components(
        changed(CARD_231, CARD_231.replace("[ 3 species > 2 fruits ]  [ 2 energy ]", "[ 2 species > 1 grain ]"))
    )
    row = next(card for card in corrected.cards if card.number == 231).rows[0]
    assert [(frame.species, frame.gain) for frame in row[1:]] == [(2, gain({"grain": 1}))]


TAMARIN_7 = "7  rage 1 grain"
MANDRILL = 'mandrill   = { bonus = "2 points", food = "flower" }'
CHIMPANZEE = 'chimpanzee = { bonus = "again", food = "any" }'
PINBALL = "pinball        = { phases = [1], price = 4 }"
FIRST = '["ghetto-blaster", "computer", "moped"]'

BAD = {
    "no TOML": ("goal 80", "not a TOML file: "),
    "goal missing": (changed("goal = 80 ", "# "), "goal: expected a whole number from 1 to 999, but it is missing"),
    "goal in words": (changed("goal = 80", 'goal = "80"'), "goal: expected a whole number from 1 to 999, not '80'"),
    "goal true": (changed("goal = 80", "goal = true"), "goal: expected a whole number from 1 to 999, not True"),
    "key unknown": (changed("goal = 80", "gaol = 80"), "box: unknown key 'gaol'; known are goal, "),
    "line shrinks": (
        changed("line_most = 5", "line_most = 3"),
        "line_most: expected a whole number from 4 to 5, not 3",
    ),
    "one price": (changed("[3, 6]", "3"), "recruit_price: expected two numbers, for level 1 and level 2, not 3"),
    "price below": (changed("[3, 6]", "[3, -6]"), "recruit_price, level 2: expected a whole number from 0 to 99"),
    "bonus unknown": (changed('"3 points"', '"3 pints"'), "rage_bonus, column 3: expected one of flower, fruit"),
    "bonus empty": (changed('"3 points"', '""'), "rage_bonus, column 1: expected an amount"),
    "bonus not a text": (changed('"3 points"', "3"), "rage_bonus: expected a text, not 3"),
    "token missing": (changed(MANDRILL, ""), "tokens, mandrill, bonus: expected a text, but it is missing"),
    "token unknown": (changed("mandrill   =", "mandarin   ="), "tokens: unknown key 'mandarin'; known are mandrill"),
    "token not a table": (changed(MANDRILL, "mandrill = 2"), "tokens, mandrill: expected a table, not 2"),
    "token again": (
        changed(MANDRILL, 'mandrill = { bonus = "again", food = "flower" }'),
        "bonus: 'again' is the bonus",
    ),
    "token points": (
        changed(CHIMPANZEE, 'chimpanzee = { bonus = "2 rage", food = "any" }'),
        "chimpanzee, bonus: 'again'",
    ),
    "token energy": (changed('"flower"', '"energy"'), "mandrill, food: expected one of flower, fruit, grain, any, not"),
    "token any": (changed('"flower"', '"any"'), "tokens, mandrill, food: 'any' is for the chimpanzee"),
    "object missing": (changed(PINBALL, ""), "objects, pinball, phases: expected some of [1, 2, 3], in order, but"),
    "object bare": (
        changed(PINBALL, "pinball = 4"),
        "objects, pinball: expected a table, not 4",
    ),
    "phase four": (
        changed("phases = [3]", "phases = [4]"),
        "game-console, phases: expected some of [1, 2, 3], in order",
    ),
    "phases none": (
        changed("phases = [3]", "phases = []"),
        "objects, game-console, phases: expected some of [1, 2, 3]",
    ),
    "phases in words": (
        changed("phases = [3]", 'phases = ["3"]'),
        "phases: expected some of [1, 2, 3], in order, not ['3']",
    ),
    "three prices": (changed("[6, 9]", "[6, 9, 9]"), "objects, moped, price: expected two numbers, for level 1 and"),
    "price too high": (
        changed(PINBALL, PINBALL.replace("4", "100")),
        "pinball, price: expected a whole number from 0 to 99, not 100",
    ),
    "two at first": (changed(FIRST, '["computer", "moped"]'), "first_game: expected three different objects, not"),
    "twice at first": (changed(FIRST, '["moped", "moped", "pinball"]'), "first_game: expected three different objects"),
    "unknown at first": (changed(FIRST, '["moped", "tv", "pinball"]'), "unknown object 'tv'; known are mobile-phone"),
    "lists at first": (changed(FIRST, '[["tv"], "tv", "pinball"]'), "first_game: unknown object ['tv']"),
    "income of points": (changed("+ 2 energy", "+ 2 points"), "king, income: expected resources only"),
    "king's start": (changed("start = 2", "start = 100"), "king, start: expected a whole number from 0 to 99, not 100"),
    "colour missing": (
        changed("blue = 9", ""),
        "tamarins, blue: expected a whole number from 1 to 248, but it is missing",
    ),
    "colour too high": (
        changed("blue = 9", "blue = 249"),
        "tamarins, blue: expected a whole number from 1 to 248, not 249",
    ),
    "colours overlap": (changed("blue = 9", "blue = 8"), "tamarin, card 8: the number is taken by a card of tamarin"),
    "number taken": (
        changed("\n231\n", "\n106\n"),
        "orangutan-2, card 106: the number is taken by a card of mandrill-1",
    ),
    "pile unknown": (
        changed("gorilla-2 =", "gibbon-2 ="),
        "cards: unknown pile 'gibbon-2'; known are tamarin, mandrill-1",
    ),
    "pile missing": (TEXT[: TEXT.index("gorilla-2 =")], "cards, gorilla-2: expected the text of 12 cards, but it is"),
    "card missing": (changed(CARD_106, ""), "cards, mandrill-1: expected 18 cards, not 17"),
    "tamarin astray": (changed(TAMARIN_7, "9  rage 1 grain"), "tamarin, card 9: expected place 7 of the set"),
    "tamarin mild": (changed(TAMARIN_7, "7"), "tamarin, card 7: expected a rage bonus, as in '1  rage 1 fruit'"),
    "bonus astray": (
        changed("\n231\n", "\n231 rage 1 fruit\n"),
        "orangutan-2, card 231: rage_bonus is for all cards with",
    ),
    "row wrong": (
        changed(CARD_231, CARD_231.replace("1 flower >", "1 flwer >")),
        "orangutan-2, card 231, row 2, column 21: expected one of flower, fruit, grain, energy, not 'flwer'",
    ),
}


LONG = "x" * 100_000


@pytest.mark.parametrize(
    "text",
    [
        changed("goal = 80", f"{LONG} = 80"),
        changed("goal = 80", f'goal = "{LONG}"'),
        changed('"3 points"', f'"3 {LONG}"'),
        changed('"flower"', f'"{LONG}"'),
        changed("phases = [3]", f'phases = ["{LONG}"]'),
        changed(FIRST, f'["{LONG}", "tv", "pinball"]'),
        changed("\n231\n", f"\n{LONG}\n"),
        changed(CARD_231, CARD_231.replace("1 flower >", f"1 {LONG} >")),
    ],
    ids=range(8),
)
def test_no_message_repeats_a_long_value(text: str) -> None:
    with pytest.raises(ComponentError) as raised:
        read_components(text)
    assert str(raised.value).startswith("line ")
    assert "x" * 61 not in str(raised.value)


def test_a_phase_that_is_a_list_is_refused_too() -> None:
    with pytest.raises(ComponentError, match="phases: expected some of"):
        read_components(changed("phases = [3]", "phases = [[3]]"))


@pytest.mark.parametrize("case", BAD)
def test_a_bad_file_is_refused_saying_what_and_where(case: str) -> None:
    text, message = BAD[case]
    with pytest.raises(ComponentError) as raised:
        read_components(text)
    assert message in str(raised.value)
