"""How a finished game went: what the story says is what the game says."""

from itertools import pairwise
from typing import cast

import pytest

from vervet.catalog import game
from vervet.core.json import Json
from vervet.core.match import Match
from vervet.core.rng import Random
from vervet.faces.stories import story_of

Row = dict[str, Json]


def finished(name: str, seed: int, **options: object) -> Match:
    """A game that sensible players have played to its end."""
    playable = game(name)
    match = Match(playable, playable.options.read(options), seed)
    rng = Random(seed)
    while match.state.asked():
        seat = match.state.asked_seats()[0]
        match.act(seat, int(match.state.suggest(seat, rng)))
    return match


def points(match: Match) -> list[int]:
    """What everybody has at the end, the Monkey King last."""
    view = cast(Row, match.state.view(None))
    boards = [*cast(list[Row], view["players"]), *([cast(Row, view["king"])] if view["king"] else [])]
    return [int(str(board["points"])) for board in boards]


@pytest.mark.parametrize(("players", "seed"), [(1, 1), (2, 2), (3, 3)])
def test_every_point_of_after_us_came_from_somewhere_and_in_some_round(players: int, seed: int) -> None:
    match = finished("after-us", seed, players=players)
    story = story_of(match)
    curve = cast(list[list[int]], story["curve"])
    sources = [cast(list[int], source["seats"]) for source in cast(list[Row], story["sources"])]
    earned = [sum(source[seat] for source in sources) for seat in range(len(points(match)))]
    assert earned == curve[-1] == points(match)
    assert curve[0] == [0] * len(earned)
    assert len(curve) == int(str(story["rounds"])) + 1 > 3
    assert all(later >= now for one, two in pairwise(curve) for now, later in zip(one, two, strict=True))


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_the_colonies_that_decide_itchy_monkey_are_on_the_board(seed: int) -> None:
    match = finished("itchy-monkey", seed, players=2)
    story = story_of(match)
    view = cast(Row, match.state.view(None))
    players = cast(list[Row], view["players"])
    assert cast(list[list[int]], story["curve"])[-1] == [player["colonies"] for player in players]
    pieces = cast(list[Row], story["pieces"])
    outcome = match.state.outcome()
    assert outcome is not None
    need = {"gorillas": 3, "species": 4, "kinds": 5}.get(outcome.reason, 0)
    assert len(pieces) >= need
    if outcome.reason == "kinds":
        assert len({piece["kind"] for piece in pieces}) >= need
    elif need:
        assert len({piece["kind"] for piece in pieces}) == 1
    on_board = {monkey["cell"]: monkey["species"] for monkey in cast(list[Row], view["monkeys"])}
    assert all(on_board[str(piece["name"])] == piece["kind"] for piece in pieces)


def gained(match: Match, seat: int) -> int:
    """What a seat of After Us won in the last round, as the curve has it."""
    curve = cast(list[list[int]], story_of(match)["curve"])
    return curve[-1][seat] - curve[-2][seat]


@pytest.mark.parametrize(("players", "seed"), [(1, 1), (2, 2), (3, 3)])
def test_what_decides_after_us_is_what_gave_the_winner_points_in_the_last_round(players: int, seed: int) -> None:
    match = finished("after-us", seed, players=players)
    view = cast(Row, match.state.view(None))
    winners = cast(list[int], view["winners"]) or [None]
    pieces = cast(list[Row], story_of(match)["pieces"])
    assert {piece["seat"] for piece in pieces} == set(winners)
    boards = {board["seat"]: board for board in cast(list[Row], view["players"])}
    for piece in pieces:
        if piece["seat"] is None:
            assert piece["kind"] in ("card", "token", "object")
        elif piece["kind"] == "frame":
            frames = cast(list[Row], boards[piece["seat"]]["frames"])
            frame = next(frame for frame in frames if frame["name"] == piece["name"])
            assert cast(Row, frame["gain"])["points"] and frame["used"]
    assert len({(piece["seat"], piece["kind"], piece["name"]) for piece in pieces}) == len(pieces)
    assert all(gained(match, players if winner is None else winner) > 0 for winner in winners)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("zombies", [False, True])
def test_what_decides_cheeky_monkeys_is_the_last_pair_or_the_whole_zombie(seed: int, zombies: bool) -> None:
    match = finished("cheeky-monkeys", seed, players=4, zombies=zombies)
    view = cast(Row, match.state.view(None))
    pieces = cast(list[Row], story_of(match)["pieces"])
    if view["reason"] == "legendary":
        assert {piece["seat"] for piece in pieces} == {view["winner"]}
        assert len(pieces) >= 5
        return
    last = [event for step in match.steps for event in step.events if event.name == "explode"][-1]
    assert {piece["seat"] for piece in pieces} == {last.fields["seat"]} != {view["winner"]}
    assert {piece["name"] for piece in pieces} <= set(cast(list[str], last.fields["monkeys"]))
    kinds = {str(piece["kind"]).removeprefix("undead-") for piece in pieces}
    assert kinds == ({"sniper", "headscratcher"} if last.fields["cause"] == "shock" else {"pyromaniac", "juggler"})


@pytest.mark.parametrize("name", ["after-us", "cheeky-monkeys", "itchy-monkey"])
def test_nothing_on_the_table_has_decided_a_game_that_was_given_up(name: str) -> None:
    whole = finished(name, 1, players=2)
    match = Match(whole.game, whole.options, 1)
    for step in whole.steps[: len(whole.steps) // 2]:
        match.act(step.seat, step.action)
    assert story_of(match)["pieces"] == []


@pytest.mark.parametrize(
    ("name", "seed", "options"),
    [
        # In the last round of the first two nothing changes that the curve counts.
        ("itchy-monkey", 2, {"players": 3}),
        ("itchy-monkey", 3, {"players": 2, "mode": "clan"}),
        ("itchy-monkey", 1, {"players": 2, "rounds": 2}),
        ("after-us", 1, {"players": 2}),
        ("cheeky-monkeys", 1, {"players": 4}),
    ],
)
def test_a_story_has_as_many_rounds_as_the_log(name: str, seed: int, options: Row) -> None:
    match = finished(name, seed, **options)
    events = [*match.opening, *(event for step in match.steps for event in step.events)]
    last = [event.fields["round"] for event in events if event.name in ("round", "turn")][-1]
    story = story_of(match)
    assert story["rounds"] == last
    assert not story["curve"] or len(cast(list[Json], story["curve"])) == int(str(last)) + 1


def test_a_game_given_up_at_the_first_move_of_a_round_has_that_round_too() -> None:
    whole = finished("itchy-monkey", 1, players=2)
    match = Match(whole.game, whole.options, 1)
    for step in whole.steps:
        match.act(step.seat, step.action)
        if any(event.name == "turn" and event.fields["round"] == 3 for event in step.events):
            break
    assert story_of(match)["rounds"] == 3


@pytest.mark.parametrize("seed", range(6))
def test_everybody_who_blew_up_is_told_of_with_the_reason(seed: int) -> None:
    match = finished("cheeky-monkeys", seed, players=4)
    told = [event for step in match.steps for event in step.events if event.name == "explode"]
    blasts = cast(list[Row], story_of(match)["blasts"])
    assert [(blast["seat"], blast["cause"]) for blast in blasts] == [
        (event.fields["seat"], event.fields["cause"]) for event in told
    ]
    assert blasts
    for blast, event in zip(blasts, told, strict=True):
        names = [str(name).rstrip("0123456789") for name in cast(list[Json], event.fields["monkeys"])]
        assert blast["kind"] in names
        assert blast["by"] != blast["seat"]
        assert blast["by"] is None or blast["means"] not in ("turn", "zombie")


def test_somebody_who_was_blown_up_by_another_is_told_by_whom() -> None:
    blasts = [
        blast
        for seed in range(6)
        for blast in cast(list[Row], story_of(finished("cheeky-monkeys", seed, players=4))["blasts"])
    ]
    assert any(blast["by"] is not None for blast in blasts)
    assert {blast["cause"] for blast in blasts} == {"shock", "fuses"}
