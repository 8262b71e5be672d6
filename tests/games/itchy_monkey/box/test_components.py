"""The box as data: what the file holds; a bad one is refused with a reason (IM-01, IM-02, IM-03)."""

from collections import Counter
from importlib.resources import files
from typing import Any

import pytest

from vervet.core.document import ComponentError
from vervet.core.rng import Random
from vervet.games.itchy_monkey.box.components import Components, read_components, replaceable
from vervet.games.itchy_monkey.game import ItchyMonkey, from_box

TEXT = files("vervet.games").joinpath("itchy_monkey", "components.toml").read_text(encoding="utf-8")

# In the letters of the rules: A baboon, B lemur, C capuchin, D howler.
LAYOUTS = {
    2: "AB.A..B .D..GAC .G.C... D.B.D.B ...A.G. ACG..B. D..C.DC",
    3: "..C..C.. .A.GA.B. B...B..D .DA...G. .G...CB. B..D...D .D.CG.C. ..A..A..",
}
LETTERS = str.maketrans("ABCD", "BLCH")
NEXT = str.maketrans("GBLCH.", "GLCHB.")


@pytest.fixture(scope="module")
def box() -> Components:
    return read_components(TEXT)


def changed(old: str, new: str) -> str:
    assert old in TEXT
    return TEXT.replace(old, new, 1)


def quarter_turn(rows: list[str]) -> list[str]:
    """The board turned clockwise: its left column, read upwards, becomes the top row."""
    return ["".join(column) for column in zip(*reversed(rows), strict=True)]


@pytest.mark.rule("IM-01")
def test_the_box_holds_twenty_workers_three_queens_and_three_spies_of_each_colour(box: Components) -> None:
    assert (box.workers, box.queens, box.spies) == (20, 3, 3)


@pytest.mark.rule("IM-02")
def test_the_box_holds_four_gorillas_and_five_of_each_of_the_other_five_species(box: Components) -> None:
    assert box.tokens == {"gorilla": 4, "baboon": 5, "lemur": 5, "capuchin": 5, "howler": 5, "tamarin": 5}


@pytest.mark.rule("IM-03")
@pytest.mark.parametrize(("players", "drawn"), [(2, 2), (3, 3), (4, 3)])
def test_the_layouts_are_those_in_the_rules(box: Components, players: int, drawn: int) -> None:
    rows = [row.replace(" ", "") for row in box.layouts[players]]
    assert rows == LAYOUTS[drawn].translate(LETTERS).split()


@pytest.mark.rule("IM-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_five_species_are_on_the_board_four_gorillas_and_five_of_each_other(box: Components, players: int) -> None:
    counts = Counter("".join(box.layouts[players]).replace(" ", "").replace(".", ""))
    assert counts == {"G": 4, "B": 5, "L": 5, "C": 5, "H": 5}
    assert counts.total() == 24


@pytest.mark.rule("IM-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_quarter_turn_maps_the_layout_onto_itself_with_each_species_replaced_by_the_next(
    box: Components, players: int
) -> None:
    rows = [row.replace(" ", "") for row in box.layouts[players]]
    assert [row.translate(NEXT) for row in quarter_turn(rows)] == rows


@pytest.mark.rule("IM-02")
def test_the_tamarin_may_replace_every_species_but_the_gorilla(box: Components) -> None:
    assert replaceable(box) == ["baboon", "lemur", "capuchin", "howler"]


@pytest.mark.rule("IM-02")
def test_a_box_with_too_few_tamarins_does_not_offer_them() -> None:
    game = ItchyMonkey(read_components(changed("tamarin = 5", "tamarin = 4")))
    with pytest.raises(ValueError, match=r"too few emperor tamarins to stand in for the lemurs. \(IM-02\)"):
        game.new(tamarin="lemur")


@pytest.mark.rule("IM-02", "IM-40")
def test_a_layout_decides_whose_ability_can_be_chosen() -> None:
    """A corrected box may have tamarins on its layouts, or lack a species."""
    game = ItchyMonkey(read_components(changed('"B L . B . . L"', '"B T . B . . L"')))
    game.new(abilities="tamarin,lemur")
    with pytest.raises(ValueError, match=r"no emperor tamarins on the board.* \(IM-02\)"):
        game.new(abilities="tamarin", players=3)


@pytest.mark.rule("IM-01")
def test_a_corrected_file_changes_the_supplies() -> None:
    game = ItchyMonkey(read_components(changed("workers = 20", "workers = 25").replace("queens = 3", "queens = 2")))
    position = game.new().position()
    assert isinstance(position, dict)
    assert (position["workers"], position["queens"]) == (25, 2)


@pytest.mark.rule("IM-03")
def test_a_corrected_file_changes_the_layout() -> None:
    text = changed('"B L . B . . L"', '"L B . B . . L"')
    position = ItchyMonkey(read_components(text)).new().position()
    assert isinstance(position, dict)
    assert position["board"][0] == "L B . B . . L"


KNOWN = "gorilla, baboon, lemur, capuchin, howler, tamarin"
ROW = '"B L . B . . L"'
SQUARE = (
    "[tokens]\ngorilla = 4\nbaboon = 5\nlemur = 5\ncapuchin = 5\nhowler = 5\ntamarin = 5\n[[layouts]]\nplayers = [2]\n"
)
PLAYERS = "players: expected 2, 3 or 4, each in one layout only"
HEAD = TEXT.split("[[layouts]]")[0]

BAD = {
    "no TOML": ("workers 20", "not a TOML file: "),
    "workers missing": (
        changed("workers = 20", ""),
        "workers: expected a whole number from 4 to 31, but it is missing",
    ),
    "workers too few": (changed("workers = 20", "workers = 3"), "workers: expected a whole number from 4 to 31, not 3"),
    "workers too many": (changed("workers = 20", "workers = 32"), "workers: expected a whole number from 4 to 31"),
    "workers in words": (changed("workers = 20", 'workers = "20"'), "from 4 to 31, not '20'"),
    "workers true": (changed("workers = 20", "workers = true"), "from 4 to 31, not True"),
    "queens none": (changed("queens = 3", "queens = 0"), "queens: expected a whole number from 1 to 3, not 0"),
    "queens many": (changed("queens = 3", "queens = 4"), "queens: expected a whole number from 1 to 3, not 4"),
    "queens halved": (changed("queens = 3", "queens = 1.5"), "queens: expected a whole number from 1 to 3, not 1.5"),
    "spies many": (changed("spies = 3", "spies = 4"), "spies: expected a whole number from 0 to 3, not 4"),
    "tokens missing": (
        TEXT.replace(TEXT[TEXT.index("[tokens]") : TEXT.index("# The two sides")], ""),
        "tokens, gorilla: expected a whole number from 0 to 32, but it is",
    ),
    "key unknown": (changed("workers = 20", "worker = 20"), "unknown key 'worker'; known are workers, queens, spies"),
    "key of a layout unknown": (
        changed("players = [2]", "player = [2]"),
        "layouts, 1: unknown key 'player'; known are",
    ),
    "species unknown": (changed("lemur = 5", "lemming = 5"), f"tokens: unknown species 'lemming'; known are {KNOWN}"),
    "species missing": (
        changed("lemur = 5", ""),
        "tokens, lemur: expected a whole number from 0 to 32, but it is missing",
    ),
    "species uncounted": (changed("lemur = 5", "lemur = -1"), "tokens, lemur: expected a whole number from 0 to 32"),
    "no layouts": (HEAD, "layouts: expected one for 2, 3, 4 players"),
    "layouts not tables": ("layouts = [1]\n" + HEAD, "line 1: layouts, 1: expected a table, not 1"),
    "players not a list": (
        changed("players = [2]", "players = 2"),
        "line 26: layouts, 1, players: expected a list, not 2",
    ),
    "rows not a list": (
        changed(TEXT[TEXT.index("rows = [") : TEXT.index("]\n\n[[layouts]]") + 1], 'rows = "B L"'),
        "layouts, 1, rows: expected a list of texts, not 'B L'",
    ),
    "row not a text": (changed(ROW, "7"), "line 27: layouts, 1, rows: expected a list of texts, not [7, "),
    "row short": (changed(ROW, '"B L . B . ."'), "layouts, 1, rows: expected 7 spaces in row 1, not 6"),
    "row long": (
        changed('"H . . C . H C"', '"H . . C . H C ."'),
        "layouts, 1, rows: expected 7 spaces in row 7, not 8",
    ),
    "letter unknown": (
        changed(ROW, '"B X . B . . L"'),
        "layouts, 1, rows: unknown species 'X' in row 1, column 2; known",
    ),
    "letter small": (changed(ROW, '"b L . B . . L"'), "layouts, 1, rows: unknown species 'b' in row 1, column 1"),
    "too many of a species": (
        changed(ROW, '"B L . B . B ."'),
        "layouts, 1, rows: 6 monkeys of species baboon, but the box",
    ),
    "one row": (SQUARE + 'rows = ["G"]', "layouts, 1, rows: expected 2 to 8 rows, not 1"),
    "nine rows": (SQUARE + f"rows = {['. . . . . . . . .'] * 9}", "layouts, 1, rows: expected 2 to 8 rows, not 9"),
    "too few monkeys": (SQUARE + 'rows = ["G G", "G ."]', "layouts, 1, rows: expected 4 to 32 monkeys, not 3"),
    "players five": (changed("players = [2]", "players = [2, 5]"), f"layouts, 1, {PLAYERS}, not 5"),
    "players twice": (changed("players = [3, 4]", "players = [2, 3, 4]"), f"layouts, 2, {PLAYERS}, not 2"),
    "players not a number": (changed("players = [2]", "players = [2.0]"), f"layouts, 1, {PLAYERS}, not 2.0"),
    "players left out": (changed("players = [3, 4]", "players = [3]"), "layouts: expected one for 4 players"),
    "second layout": (
        changed('". . C . . C . ."', '". . C . . C ."'),
        "layouts, 2, rows: expected 8 spaces in row 1, not 7",
    ),
}


@pytest.mark.rule("IM-01", "IM-02", "IM-03")
@pytest.mark.parametrize("case", BAD)
def test_a_bad_file_is_refused_saying_what_and_where(case: str) -> None:
    text, message = BAD[case]
    with pytest.raises(ComponentError) as raised:
        read_components(text)
    assert message in str(raised.value)


@pytest.mark.rule("IM-02")
def test_more_monkeys_than_the_engine_can_number_are_refused() -> None:
    text = SQUARE.replace("gorilla = 4", "gorilla = 32").replace("baboon = 5", "baboon = 32")
    rows = ["G G G G G G"] * 5 + ["B B B . . ."]
    with pytest.raises(ComponentError, match="layouts, 1, rows: expected 4 to 32 monkeys, not 33"):
        read_components(text + f"rows = {rows}")


def test_goals_are_the_boxs_own_and_the_printed_ones_where_it_has_none() -> None:
    assert read_components(TEXT).goals == (3, 4, 5)
    without = TEXT.replace(TEXT[TEXT.index("# Colonies that win") : TEXT.index("# How many tokens")], "")
    assert read_components(without).goals == (3, 4, 5)
    easy = from_box(changed("gorillas = 3", "gorillas = 1"))
    state = easy.new(1, players=2)
    shown: Any = state.view(0)
    assert [goal["need"] for goal in shown["players"][0]["goals"]] == [1, 4, 5]
    assert easy.load(state.copy().position()).view(0) == state.view(0)
    rng, over = Random(3), 0
    for seed in range(6):
        state = easy.new(seed, players=2)
        while (seat := state.actor()) >= 0:
            actions = state.legal_actions(seat)
            state.execute(seat, actions[int(rng.below(len(actions)))])
        outcome = state.outcome()
        over += int(outcome is not None and outcome.reason == "gorillas")
    assert over, "one gorilla is soon won"
