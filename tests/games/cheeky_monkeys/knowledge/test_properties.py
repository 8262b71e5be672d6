"""What is true in every game, whatever is played: checked along random games, and against a slow second check."""

from collections import Counter
from collections.abc import Iterator, Mapping

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from vervet.core.json import Json
from vervet.core.rng import Random
from vervet.core.state import State

from ..scene import CHEEKY, Scene, maps, numbers, words

QUICK = {"noway", "ground", "close", "soggy", "escape"}
VERBS = {
    "noway": "no-way",
    "ground": "grounding",
    "close": "closed-for-holiday",
    "soggy": "soggy-fuses",
    "escape": "great-escape",
}
GAMES = st.tuples(
    st.integers(0, 2**40), st.integers(2, 6), st.booleans(), st.sampled_from(["event", "round"]), st.booleans()
)
Setup = tuple[int, int, bool, str, bool]


def games(setup: Setup, most: int = 400) -> Iterator[tuple[Scene, Scene, int, str]]:
    """A random game: before and after each decision, with who decided what."""
    seed, players, zombies, lasts, itself = setup
    options = {"players": players, "zombies": zombies and players > 2, "grounding-lasts": lasts}
    state: State = CHEEKY.new(seed, **options, **{"destroyer-gives-itself": itself})
    rng = Random(seed)
    for _ in range(most):
        asked = state.asked_seats()
        if not asked:
            return
        seat = asked[rng.below(len(asked))]
        menu = state.legal_actions(seat)
        action = menu[rng.below(len(menu))]
        before = Scene(state.copy())
        state.apply(seat, action)
        yield before, Scene(state.copy()), seat, CHEEKY.grammar.to_text(action)


def whereabouts(position: Mapping[str, Json]) -> Counter[str]:
    """Every card of the box, found wherever a position says that one is."""
    found: Counter[str] = Counter()
    for part in ("decks", "piles"):
        piles = position[part]
        assert isinstance(piles, Mapping)
        for pile in piles.values():
            found.update(words(pile))
    for row in position["rows"]:  # type: ignore[union-attr]
        found.update(words(row))
    for hand in maps(position["hands"]):
        for card, count in hand.items():
            found[card] += int(str(count))
    for entry in maps(position["queue"]):
        if "number" in entry:
            found[str(entry["what"])] += 1
        if entry.get("under-way"):
            found[str(entry["given"])] += 1
    return found


@pytest.mark.rule("CM-26")
@settings(max_examples=12, deadline=None)
@given(GAMES)
def test_no_card_is_ever_lost_or_doubled(setup: Setup) -> None:
    first = None
    for before, after, _, line in games(setup):
        first = first or whereabouts(before.position)
        assert whereabouts(after.position) == first, line


@settings(max_examples=12, deadline=None)
@given(GAMES)
def test_markers_lie_on_headscratchers_in_play_and_the_dead_hold_nothing(setup: Setup) -> None:
    for _, after, _, line in games(setup):
        for player in maps(after.view()["players"]):
            for monkey in maps(player["monkeys"]):
                assert not monkey["grounded"] or monkey["kind"] == "headscratcher", line
            if player["status"] == "out":
                assert (player["monkeys"], player["cards"]) == ([], 0), line


@pytest.mark.rule("CM-31", "CM-Q20")
@settings(max_examples=12, deadline=None)
@given(GAMES)
def test_nobody_lives_on_with_an_ungrounded_pair(setup: Setup) -> None:
    """Whenever the queue is empty, each Headscratcher beside a Sniper has a marker: a pair never meets without an
    arrival, and here no marker is lost with a former trainer."""
    for _, after, _, line in games(setup):
        if after.queue or after.outcome or after.phase == "shocks":
            continue
        for player in maps(after.view()["players"]):
            kinds = {str(monkey["kind"]) for monkey in maps(player["monkeys"])}
            bare = [
                monkey
                for monkey in maps(player["monkeys"])
                if monkey["kind"] == "headscratcher" and not monkey["grounded"]
            ]
            assert "sniper" not in kinds or not bare, line


@pytest.mark.rule("CM-Q3")
@settings(max_examples=15, deadline=None)
@given(GAMES)
def test_windows_close_as_a_slow_second_reading_says(setup: Setup) -> None:
    """The answers are collected here, outside the engine, and the first in order who wants to play is found by hand."""
    answers: dict[int, str] = {}
    for before, after, seat, line in games(setup):
        if before.window is None:
            continue
        answers[seat] = line
        waiting = [other for other in before.asked if other != seat]
        if waiting:
            assert after.asked == waiting
            assert after.queue == before.queue
            continue
        order = naive_order(before)
        assert order == before.order
        assert sorted(answers) == sorted(order)
        players = [other for other in order if answers[other] != "pass"]
        if players:
            card = VERBS[answers[players[0]].split()[0]]
            assert after.queue[0] == f"{players[0]} {card}"
            assert after.queue[1:] == before.queue
            assert after.cards(players[0]) == before.cards(players[0]) - 1
        for other in players[1:]:
            assert after.hand(other) == before.hand(other)
        answers = {}


def naive_order(scene: Scene) -> list[int]:
    """CM-Q3, read once more: from the player after the opener, the opener last; in (d) and (e) the endangered first."""
    view = scene.view()
    queue = maps(view["queue"])
    seats = int(scene.state.seats)
    playing = [seat for seat in range(seats) if scene.status(seat) != "out"]
    opener = int(str(queue[0]["seat"])) if queue else scene.active
    danger = scene.window in ("shock", "end")
    turned = [(opener + (0 if danger else 1) + step) % seats for step in range(seats)]
    return [seat for seat in turned if seat in playing]


@pytest.mark.rule("CM-Q2", "CM-Q9", "CM-37")
@settings(max_examples=12, deadline=None)
@given(GAMES)
def test_an_action_card_enters_the_queue_on_top_and_entries_below_wait(setup: Setup) -> None:
    for before, after, _, line in games(setup):
        verb = line.split()[0]
        if before.window is None and before.choice is None and verb not in ("done",):
            assert len(after.queue) == 1, line
        numbered = [entry["number"] for entry in maps(after.view()["queue"]) if entry["number"] is not None]
        assert numbered == sorted(numbered, key=lambda number: -int(str(number))), line


@settings(max_examples=12, deadline=None)
@given(GAMES)
def test_hands_change_only_where_they_may(setup: Setup) -> None:
    """A hand grows by draws and packets, and shrinks by what is played, eaten, handed out or blown up."""
    for before, after, seat, line in games(setup):
        after_events = before.play(f"{seat} {line}")
        changed = {other for other in range(after.state.seats) if after.hand(other) != before.hand(other)}
        told = {
            number
            for event in after_events.events
            for number in numbers([event.fields.get("seat"), event.fields.get("other")])
        }
        assert changed <= told, line
