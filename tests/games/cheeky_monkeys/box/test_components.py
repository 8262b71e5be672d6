"""The box as data: what the file holds, and what is said about a bad one (sections 5a to 5d)."""

from importlib.resources import files

import pytest

from vervet.core.document import ComponentError
from vervet.games.cheeky_monkeys.box.components import Components, read_components
from vervet.games.cheeky_monkeys.game import CheekyMonkeys

TEXT = files("vervet.games").joinpath("cheeky_monkeys", "components.toml").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def box() -> Components:
    return read_components(TEXT)


def changed(old: str, new: str, after: str = "") -> str:
    """The file with the first `old` after some text replaced."""
    at = TEXT.index(after) if after else 0
    assert old in TEXT[at:]
    return TEXT[:at] + TEXT[at:].replace(old, new, 1)


def line_of(part: str, after: str = "") -> int:
    at = TEXT.index(after) if after else 0
    return TEXT[: TEXT.index(part, at)].count("\n") + 1


def total(box: Components, *names: str) -> int:
    return sum(box.counts[name] for name in names)


@pytest.mark.rule("CM-16")
def test_the_box_holds_sixty_monkeys_of_seven_kinds_and_sixty_actions_of_ten(box: Components) -> None:
    monkeys = {name: box.counts[name] for name in list(box.counts)[:7]}
    assert monkeys == {
        "pyromaniac": 13,
        "juggler": 13,
        "sniper": 9,
        "headscratcher": 9,
        "shaman": 7,
        "tempter": 5,
        "destroyer": 4,
    }
    assert sum(monkeys.values()) == 60
    assert {box.counts[name] for name in box.classes} == {6}
    assert len(box.classes) == 10


@pytest.mark.rule("CM-21", "CM-22")
def test_five_actions_are_quick_and_five_cheeky(box: Components) -> None:
    quick = [name for name, word in box.classes.items() if word == "quick"]
    assert quick == ["no-way", "grounding", "closed-for-holiday", "soggy-fuses", "great-escape"]


@pytest.mark.rule("CM-H5", "CM-H6", "CM-H7", "CM-H8", "CM-H9")
def test_the_zombie_deck_holds_fifty_five_cards(box: Components) -> None:
    parts = [box.counts[name] for name in ("head", "body", "arms", "legs", "tail")]
    others = [box.counts[name] for name in ("digger", "snatcher", "eater", "undead-pyromaniac", "undead-juggler")]
    assert (parts, others) == ([6] * 5, [9, 8, 4, 2, 2])
    assert sum(parts + others) == 55


def test_entries_are_marked_known_or_house(box: Components) -> None:
    house = [name for name, status in box.statuses.items() if status == "house"]
    assert house == [
        "soggy-fuses",
        "great-escape",
        "special-delivery",
        "banana-break",
        "digger",
        "snatcher",
        "eater",
        "undead-pyromaniac",
        "undead-juggler",
    ]
    known = [name for name, status in box.class_statuses.items() if status == "known"]
    assert known == ["no-way", "grounding", "closed-for-holiday"]


def test_a_corrected_count_changes_the_deck_and_the_notation_without_any_code() -> None:
    game = CheekyMonkeys(read_components(changed("count = 13", "count = 14")))
    assert game.grammar.from_text("check pyromaniac14") > 0
    decks = game.new(1).position()
    assert isinstance(decks, dict)
    assert decks["decks"]["monkeys"].count("pyromaniac14") == 1


def test_the_settings_are_the_defaults_of_the_options() -> None:
    game = CheekyMonkeys(read_components(changed('grounding-lasts = "event"', 'grounding-lasts = "round"')))
    assert game.options.read({})["grounding-lasts"] == "round"


BAD = {
    "no TOML": ("[settings", 1, "not a TOML file"),
    "count missing": (
        changed("count = 13\n", ""),
        line_of("[[monkeys]]"),
        "count: expected a whole number from 0 to 62, but it is missing",
    ),
    "count negative": (
        changed("count = 9", "count = -1"),
        line_of("count = 9"),
        "count: expected a whole number from 0 to 62, not -1",
    ),
    "count true": (changed("count = 7", "count = true"), line_of("count = 7"), "not True"),
    "count in words": (changed("count = 5", 'count = "five"'), line_of("count = 5"), "not 'five'"),
    "too many monkeys": (
        changed("count = 13", "count = 16"),
        line_of("[[monkeys]]"),
        "monkeys: expected 1 to 62 cards in all, not 63",
    ),
    "too few actions": (
        TEXT.replace("count = 6", "count = 1"),
        line_of("[[actions]]"),
        "actions: expected 18 to 62 cards in all, not 10",
    ),
    "name unknown": (changed('"shaman"', '"wizard"'), line_of('"shaman"'), "name: expected one of pyromaniac"),
    "name twice": (changed('"juggler"', '"pyromaniac"'), line_of('"juggler"'), "name: pyromaniac already has an entry"),
    "status unknown": (
        changed('"known"', '"true"', "[[monkeys]]"),
        line_of('status = "known"', "[[monkeys]]"),
        "status: expected one of known, house, not 'true'",
    ),
    "class unknown": (
        changed('"cheeky"', '"slow"', "[[actions]]"),
        line_of('class = "cheeky"', "[[actions]]"),
        "class: expected one of quick, cheeky, not 'slow'",
    ),
    "known class": (
        changed('class = "quick"', 'class = "cheeky"', '"grounding"'),
        line_of('class = "quick"', '"grounding"'),
        "class: grounding is known to be quick",
    ),
    "key unknown": (
        changed("count = 4", "number = 4"),
        line_of("count = 4"),
        "unknown 'number'; known are name, count, status",
    ),
    "class of a monkey": (changed("count = 4", 'class = "quick"\ncount = 4'), line_of("count = 4"), "unknown 'class'"),
    "entry missing": (
        changed('[[zombies]]\nname = "eater"\ncount = 4\nstatus = "house"\n', ""),
        None,
        "zombies: no entry for eater",
    ),
    "deck missing": (
        TEXT.replace("[[zombies]]", "[[undead]]"),
        line_of("[[zombies]]"),
        "unknown 'undead'; known are settings",
    ),
    "no settings": (changed("[settings]", "[setting]"), line_of("[settings]"), "unknown 'setting'; known are settings"),
    "setting unknown": (
        changed("windows =", "doors ="),
        line_of('windows = "all"'),
        "unknown 'doors'; known are zombies",
    ),
    "setting missing": (
        changed('windows = "all"', ""),
        line_of("[settings]"),
        "windows: expected one of all, able, but it is missing",
    ),
    "setting wrong": (
        changed('windows = "all"', 'windows = "some"'),
        line_of('windows = "all"'),
        "windows: expected one of all, able, not 'some'",
    ),
    "flag wrong": (
        changed("zombies = false", 'zombies = "no"'),
        line_of("zombies = false"),
        "zombies: expected true or false, not 'no'",
    ),
    "limit wrong": (
        changed("arrival-limit = 500", "arrival-limit = 0"),
        line_of("arrival-limit = 500"),
        "arrival-limit: expected a whole number from 1 to 10000, not 0",
    ),
}


@pytest.mark.parametrize("case", BAD)
def test_a_bad_file_is_refused_with_the_line_and_the_reason(case: str) -> None:
    text, line, reason = BAD[case]
    with pytest.raises(ComponentError) as raised:
        read_components(text)
    message = str(raised.value)
    assert reason in message
    assert message.startswith("line ")
    if line is not None:
        assert message.startswith(f"line {line}: ")


LONG = "x" * 100_000


@pytest.mark.parametrize(
    "text",
    [
        changed("count = 13", f'count = "{LONG}"'),
        changed('"shaman"', f'"{LONG}"'),
        changed("count = 4", f"{LONG} = 4"),
        changed("[settings]", f"[{LONG}]"),
        changed('windows = "all"', f'windows = "{LONG}"'),
        changed("zombies = false", f'zombies = ["{LONG}"]'),
    ],
    ids=range(6),
)
def test_no_message_repeats_a_long_value(text: str) -> None:
    with pytest.raises(ComponentError) as raised:
        read_components(text)
    assert str(raised.value).startswith("line ")
    assert "x" * 61 not in str(raised.value)
