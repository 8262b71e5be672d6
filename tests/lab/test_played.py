"""One game for the lab, and what is kept of it."""

import numpy as np
import pytest

from vervet.bots.arena import play_game
from vervet.bots.roster import make_bot
from vervet.catalog import games
from vervet.core.rng import Random
from vervet.faces.probe import OUT, Counts, Group, Probe
from vervet.lab.notes import Notes
from vervet.lab.played import WIDTHS, luck, play, sitters

from .runs import settings_for


def test_every_game_of_every_run_has_its_own_luck() -> None:
    first = {luck(seed, number).bits() for seed in range(20) for number in range(20)}
    assert len(first) == 400


def test_bots_move_on_by_one_seat_from_game_to_game() -> None:
    assert [sitters(3, number) for number in range(4)] == [[0, 1, 2], [1, 2, 0], [2, 0, 1], [0, 1, 2]]


@pytest.mark.parametrize("game", ["itchy-monkey", "after-us", "cheeky-monkeys"])
def test_a_game_goes_as_it_does_in_the_arena(game: str) -> None:
    options: dict[str, object] = {"rounds": 4} if game == "itchy-monkey" else {"players": 2}
    settings = settings_for(game, 3, **options)
    played = play(settings, 1)
    rng = luck(3, 1)
    state = games()[game].begin(dict(settings.options), int(rng.bits()))
    bots = [make_bot("random", rng.bits()) for _ in range(2)]
    assert played.course.decisions == play_game(state, bots, Random(rng.bits()))
    assert played.payoffs == [state.payoff(seat) for seat in range(2)]
    outcome = state.outcome()
    assert outcome is not None
    assert played.outcome.to_json() == outcome.to_json()


def test_decisions_are_counted_by_width_and_by_kind() -> None:
    played = play(settings_for(), 0).course
    assert sum(played.widths) == sum(played.kinds) == played.decisions
    assert played.kinds[0] == 2  # both placed their first lice
    least = sum(count * (1 if power == 0 else 2 ** (power - 1) + 1) for power, count in enumerate(played.widths))
    most = sum(count * 2**power for power, count in enumerate(played.widths[: WIDTHS - 1]))
    assert least <= played.choices <= most


def test_scores_are_kept_at_the_end_of_every_round() -> None:
    played = play(settings_for("after-us", players=2), 0)
    assert len(played.scores) >= 5
    points = np.array(played.scores)
    assert (np.diff(points, axis=0) >= 0).all()
    assert points[-1].max() >= 1


class Tribes(Probe):
    """Made-up counts for four seats, of which the last is out and the third has nobody to compare with."""

    def __init__(self, settings_game: str = "itchy-monkey") -> None:
        super().__init__(games()[settings_game], {})
        self.groups = (Group("made-up", ("x",), "round"),)

    def leagues(self, state: object) -> list[int]:
        return [0, 0, 1, OUT]

    def counts(self, state: object, group: Group) -> Counts:
        return [[3], [1], [5], [9]]


def test_seats_are_compared_within_their_league() -> None:
    probe = Tribes()
    state = games()["itchy-monkey"].new(players=4)
    notes = Notes(probe)
    notes.take(state, "round")
    notes.take(state, "round")
    had = notes.summed(probe.groups[0], 4)
    assert had.counts[:, 0].tolist() == [6, 2, 10, 18]
    assert had.lean[:, 0].tolist() == [2, -2, 0, 0]
    assert had.spread.tolist() == [4]


class Hoard(Probe):
    """Seat 0 gets a thing in the first of six rounds and two in the last, seat 1 nothing."""

    def __init__(self) -> None:
        super().__init__(games()["itchy-monkey"], {})
        self.groups = (Group("got", ("x",), "end"), Group("held", ("y",), "round"))
        self.now = 0

    def counts(self, state: object, group: Group) -> Counts:
        return [[self.now], [0]]


def test_thirds_say_what_was_got_in_each_and_what_was_held() -> None:
    probe, state = Hoard(), games()["itchy-monkey"].new()
    notes = Notes(probe)
    for probe.now in (0, 1, 1, 1, 1, 1):
        notes.take(state, "round")
    probe.now = 3
    notes.take(state, "end")
    whole, *thirds = notes.had(2)
    assert whole.counts.tolist() == [[3, 5], [0, 0]]
    assert [third.counts[0].tolist() for third in thirds] == [[1, 1], [0, 2], [2, 2]]
    assert thirds[0].lean[:, 0].tolist() == [0.5, -0.5]


def test_a_game_of_two_rounds_has_no_thirds() -> None:
    probe, state = Hoard(), games()["itchy-monkey"].new()
    notes = Notes(probe)
    for moment in ("round", "round", "end"):
        notes.take(state, moment)
    assert len(notes.had(2)) == 1
