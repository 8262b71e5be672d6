"""What everybody sees: everything, and how near each win is."""

from collections.abc import Mapping

import pytest

from vervet.core.json import Json

from ..scene import Scene, begin, on


def goals(scene: Scene, seat: int) -> dict[Json, tuple[Json, Json, Json]]:
    """Have, need and species of each goal."""
    players = scene.view["players"]
    assert isinstance(players, list)
    return {goal["goal"]: (goal["have"], goal["need"], goal["species"]) for goal in players[seat]["goals"]}


def test_everybody_sees_the_same_and_everything() -> None:
    scene = begin(5, players=3).play()
    views = [scene.state.view(seat) for seat in (0, 1, 2, None)]
    assert all(view == views[0] for view in views)


@pytest.mark.rule("IM-17", "IM-35")
def test_a_monkey_shows_its_lice_their_power_and_whether_they_are_a_colony() -> None:
    names = ("number", "cell", "species", "owner", "workers", "queens", "power", "colony", "colonies", "counted")
    shown = [
        (0, "a2", "gorilla", 0, 3, 1, 5, True, [0], 3),
        (1, "b2", "baboon", 1, 2, 3, 8, False, [], 2),
        (2, "b1", "lemur", None, 0, 0, 0, False, [], 0),
    ]
    plain: dict[str, Json] = {"spies": [], "nitpickable": False, "abilities": []}
    monkeys = on("G0:3w1q B1:2w3q\n . L").view["monkeys"]
    assert monkeys == [{**dict(zip(names, values, strict=True)), **plain} for values in shown]


@pytest.mark.rule("IM-35")
def test_the_goals_show_how_near_each_win_is() -> None:
    scene = on("G0:3w B0:3w B0:4w\n L0:2w1q H0:3w G1:3w\n . . .")
    assert goals(scene, 0) == {
        "gorillas": (1, 3, ["gorilla"]),
        "species": (2, 4, ["baboon"]),
        "kinds": (3, 5, ["gorilla", "baboon", "howler"]),
    }
    assert goals(scene, 1) == {
        "gorillas": (1, 3, ["gorilla"]),
        "species": (1, 4, ["gorilla"]),
        "kinds": (1, 5, ["gorilla"]),
    }


@pytest.mark.rule("IM-35")
def test_without_colonies_no_species_is_named() -> None:
    assert goals(on("G0:2w .\n . L"), 0) == {
        "gorillas": (0, 3, ["gorilla"]),
        "species": (0, 4, []),
        "kinds": (0, 5, []),
    }


def test_a_player_shows_their_supply_and_colonies() -> None:
    players = on("G0:3w1q B0:5w\n . L").view["players"]
    assert isinstance(players, list)
    shown = {name: value for name, value in players[0].items() if name != "goals"}
    assert shown == {"seat": 0, "workers": 12, "queens": 2, "spies": 0, "colonies": 2}


@pytest.mark.rule("IM-36")
def test_the_view_counts_turns_rounds_and_repetitions() -> None:
    scene = on("G0:1w .\n . L1:1w", turn=3, active=1)
    shown = {name: scene.view[name] for name in ("turn", "round", "seen", "active", "phase", "size")}
    assert shown == {"turn": 3, "round": 2, "seen": 1, "active": 1, "phase": "spawn", "size": 2}


@pytest.mark.rule("IM-35", "IM-36")
def test_the_end_shows_winner_and_reason() -> None:
    running = on("G0:2w G0:3w\n G0:3w .")
    won = running.play("spawn a2")
    drawn = on("G0:1w .\n . L1:1w", phase="move", rounds=1, turn=1, active=0).play("bump a2 east 1")
    ends: list[Mapping[str, Json]] = [running.view, won.view, drawn.view]
    assert [(view["winner"], view["reason"]) for view in ends] == [(None, None), (0, "gorillas"), (None, "rounds")]


@pytest.mark.rule("IM-29", "IM-44", "IM-53")
@pytest.mark.parametrize(
    ("token", "abilities", "nitpickable"),
    [
        ("G1:5w", [], True),
        ("G1:4w", [], False),
        ("G1:4w+0s", [], True),
        ("G1:3q+01s", [], False),
        ("H1:5w", ["howler"], False),
        ("H1:5w+1s", ["howler"], True),
    ],
)
def test_a_monkey_shows_whether_it_can_be_nitpicked(token: str, abilities: list[Json], nitpickable: bool) -> None:
    scene = on(f"{token} .\n . L", spies=3, abilities=abilities)
    assert scene.monkey("a2")["nitpickable"] is nitpickable


@pytest.mark.rule("IM-60")
def test_the_view_names_its_mode() -> None:
    assert (begin().view["mode"], begin(mode="clan").view["mode"]) == ("battle", "clan")


def test_whoever_writes_into_a_view_changes_nobody_elses() -> None:
    """What was shown before is shown again without being made anew."""
    scene = begin(5, players=2).play()
    before, altered = scene.state.view(0), scene.state.view(0)
    monkeys = altered["monkeys"]
    assert isinstance(monkeys, list)
    for monkey in monkeys:
        assert isinstance(monkey, dict)
        for value in monkey.values():
            if isinstance(value, list):
                value.append("somebody")
        monkey["workers"] = 99
    assert scene.state.view(0) == before != altered
