"""The game as the catalog offers it: options and beginnings (IM-01, IM-02, IM-03, IM-36)."""

from collections import Counter

import pytest

from vervet.core.option import OptionError
from vervet.core.refusal import Refusal

from .scene import ITCHY, begin


def refused(**options: object) -> Refusal:
    """Why these options do not go together."""
    with pytest.raises(OptionError) as raised:
        ITCHY.options.read(options)
    return raised.value.refusal


@pytest.mark.rule("IM-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_play(players: int) -> None:
    assert begin(players=players).position["seats"] == players


@pytest.mark.rule("IM-01")
@pytest.mark.parametrize("players", [1, 5])
def test_one_and_five_do_not(players: int) -> None:
    with pytest.raises(OptionError, match=r"can’t be .*\(IM-01\)"):
        begin(players=players)


@pytest.mark.rule("IM-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_begins_with_a_full_supply(players: int) -> None:
    scene = begin(players=players)
    assert [scene.supply(seat) for seat in range(players)] == [(20, 3)] * players


@pytest.mark.rule("IM-03")
@pytest.mark.parametrize(("players", "size"), [(2, 7), (3, 8), (4, 8)])
def test_two_play_on_the_small_side_of_the_board_and_three_or_four_on_the_large_one(players: int, size: int) -> None:
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
def test_the_emperor_tamarin_never_stands_in_for_a_gorilla() -> None:
    assert refused(tamarin="gorilla") == Refusal("IM-02", "itchy-tamarin-for-gorilla")


@pytest.mark.rule("IM-02")
@pytest.mark.parametrize("species", ["tamarin", "louse"])
def test_the_emperor_tamarin_stands_in_for_nothing_else(species: str) -> None:
    assert refused(tamarin=species).reason == "option-value"


@pytest.mark.rule("IM-02")
@pytest.mark.parametrize("species", ["baboon", "lemur", "capuchin", "howler"])
def test_the_emperor_tamarin_stands_in_in_clan_mode_too(species: str) -> None:
    assert "T:1w" in "".join(begin(mode="clan", tamarin=species).board)


@pytest.mark.rule("IM-02", "IM-40")
@pytest.mark.parametrize(("tamarin", "ability"), [("none", "tamarin"), ("lemur", "lemur"), ("howler", "howler")])
def test_a_species_that_is_not_on_the_board_has_no_ability(tamarin: str, ability: str) -> None:
    assert refused(tamarin=tamarin, abilities=ability) == Refusal("IM-02", "itchy-ability-absent", species=ability)


@pytest.mark.rule("IM-40", "IM-45")
def test_any_abilities_of_species_on_the_board_go_together() -> None:
    scene = begin(tamarin="lemur", abilities="gorilla,baboon,capuchin,howler,tamarin")
    assert scene.position["abilities"] == ["gorilla", "baboon", "capuchin", "howler", "tamarin"]


@pytest.mark.rule("IM-40", "IM-50")
def test_unless_chosen_there_are_no_abilities_and_no_spies() -> None:
    scene = begin()
    assert (scene.position["abilities"], scene.position["spies"]) == ([], 0)


@pytest.mark.rule("IM-01", "IM-50")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_with_spies_everybody_has_three(players: int) -> None:
    shown = begin(players=players, spies=True).view["players"]
    assert isinstance(shown, list)
    assert [player["spies"] for player in shown] == [3] * players


@pytest.mark.rule("IM-60")
@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"players": 3}, "itchy-clan-two-players"),
        ({"players": 4}, "itchy-clan-two-players"),
        ({"spies": True}, "itchy-clan-without-spies"),
        ({"abilities": "gorilla"}, "itchy-clan-without-abilities"),
    ],
)
def test_clan_mode_is_for_two_without_spies_and_abilities(options: dict[str, object], reason: str) -> None:
    assert refused(mode="clan", **options) == Refusal("IM-60", reason)


@pytest.mark.rule("IM-11")
def test_the_french_edition_is_played_unless_chosen() -> None:
    assert begin().view["edition"] == "fr"
    assert begin(edition="en").view["edition"] == "en"


@pytest.mark.rule("IM-36")
def test_rounds_and_repetitions_are_settings() -> None:
    assert (begin().view["rounds"], begin().view["repetitions"]) == (120, 3)
    scene = begin(rounds=7, repetitions=2)
    assert (scene.view["rounds"], scene.view["repetitions"]) == (7, 2)


def test_a_game_begins_with_placing_and_nobody_on_the_board() -> None:
    scene = begin()
    assert scene.phase == "place"
    assert scene.position["first"] == scene.active
    assert ":" not in "".join(scene.board)


def test_the_rules_listed_are_those_of_the_rulebooks() -> None:
    numbers = "01 02 03 10 11 12 15 16 17 20 21 25 26 27 28 29 30 35 36 40 41 42 43 44 45 50 51 52 53 54 55 56 57"
    clan = "60 61 62 63 64 65 66 67"
    assert ITCHY.rules == tuple(f"IM-{number}" for number in f"{numbers} {clan}".split())
