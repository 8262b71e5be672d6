"""The game as the catalog offers it: options and beginnings (IM-01, IM-02, IM-03, IM-36)."""

from collections import Counter

import pytest

from vervet.core.option import OptionError

from .scene import ITCHY, begin


@pytest.mark.rule("IM-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_play(players: int) -> None:
    assert begin(players=players).position["seats"] == players


@pytest.mark.rule("IM-01")
@pytest.mark.parametrize("players", [1, 5])
def test_one_and_five_do_not(players: int) -> None:
    with pytest.raises(OptionError, match="IM-01: option-value"):
        begin(players=players)


@pytest.mark.rule("IM-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_begins_with_a_full_supply(players: int) -> None:
    scene = begin(players=players)
    assert [scene.supply(seat) for seat in range(players)] == [(20, 3)] * players


@pytest.mark.rule("IM-03")
@pytest.mark.parametrize(("players", "size"), [(2, 7), (3, 8), (4, 8)])
def test_two_play_on_the_small_side_and_three_or_four_on_the_large_one(players: int, size: int) -> None:
    assert begin(players=players).view["size"] == size


@pytest.mark.rule("IM-03")
def test_rows_are_written_from_the_top_and_a1_is_the_lower_left_corner() -> None:
    scene = begin()
    assert (scene.board[0], scene.board[-1]) == ("B L . B . . L", "H . . C . H C")
    monkeys = scene.view["monkeys"]
    assert isinstance(monkeys, list)
    corners = {monkey["cell"]: monkey["species"] for monkey in monkeys if monkey["cell"] in ("a1", "a7", "g1", "g7")}
    assert corners == {"a1": "howler", "a7": "baboon", "g1": "capuchin", "g7": "lemur"}


@pytest.mark.rule("IM-02")
def test_the_emperor_tamarin_stays_in_the_box_unless_chosen() -> None:
    assert Counter("".join(begin().board))["T"] == 0


@pytest.mark.rule("IM-02")
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("species", ["baboon", "lemur", "capuchin", "howler"])
def test_the_emperor_tamarin_stands_in_for_a_species_in_all_its_places(players: int, species: str) -> None:
    plain, replaced = begin(players=players).board, begin(players=players, tamarin=species).board
    assert replaced == [row.replace(species[0].upper(), "T") for row in plain]
    assert Counter("".join(replaced))["T"] == 5


@pytest.mark.rule("IM-02")
@pytest.mark.parametrize("species", ["gorilla", "tamarin", "louse"])
def test_the_emperor_tamarin_never_stands_in_for_a_gorilla(species: str) -> None:
    with pytest.raises(OptionError, match="IM-02: option-value"):
        begin(tamarin=species)


@pytest.mark.rule("IM-11")
def test_the_french_edition_is_played_unless_chosen() -> None:
    assert begin().view["edition"] == "fr"
    assert begin(edition="en").view["edition"] == "en"


@pytest.mark.rule("IM-36")
def test_rounds_and_repetitions_are_settings() -> None:
    assert (begin().view["rounds"], begin().view["repetitions"]) == (120, 3)
    scene = begin(rounds=7, repetitions=2)
    assert (scene.view["rounds"], scene.view["repetitions"]) == (7, 2)


def test_a_game_begins_with_the_placing_and_nobody_on_the_board() -> None:
    scene = begin()
    assert scene.phase == "place"
    assert scene.position["first"] == scene.active
    assert ":" not in "".join(scene.board)


def test_the_rules_listed_are_those_of_the_base_game() -> None:
    base = [
        "01",
        "02",
        "03",
        "10",
        "11",
        "12",
        "15",
        "16",
        "17",
        "20",
        "21",
        "25",
        "26",
        "27",
        "28",
        "29",
        "30",
        "35",
        "36",
    ]
    assert ITCHY.rules == tuple(f"IM-{number}" for number in base)
