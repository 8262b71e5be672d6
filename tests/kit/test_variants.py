"""The ways to set up a game."""

from examples.sealed_bid import GAME

from vervet.core.game import Game
from vervet.core.option import Choice, Count, Options, OptionSet, Subset
from vervet.core.refusal import Refusal
from vervet.kit import seat_counts, variants


def forbid(options: Options) -> Refusal | None:
    return Refusal("X-1", "clan-is-for-two") if options["mode"] == "clan" and options["players"] != 2 else None


OPTIONS = OptionSet(
    Count("players", 2, 2, 3, "X-1"),
    Choice("mode", "base", ("base", "clan"), "X-1"),
    Subset("extras", (), ("a", "b"), "X-1"),
    forbid=forbid,
)
TWO_MODES = Game("x", 1, (2, 3), OPTIONS, GAME.grammar, ("X-1",))


def test_without_options_there_is_one_setup_for_each_number_of_players() -> None:
    assert [options["players"] for options in seat_counts(GAME)] == [2, 3, 4]


def test_every_word_of_every_option_comes_with_every_number_of_players() -> None:
    found = [(options["players"], options["mode"], options["extras"]) for options in variants(TWO_MODES)]
    assert (2, "clan", ()) in found
    assert (3, "base", ("a", "b")) in found
    assert (3, "base", ("b",)) in found


def test_what_the_game_forbids_is_left_out() -> None:
    assert all(options["mode"] == "base" for options in variants(TWO_MODES) if options["players"] == 3)


def test_no_setup_comes_twice() -> None:
    found = variants(TWO_MODES)
    assert len(found) == len({str(options) for options in found}) == 2 * 4 + 1
