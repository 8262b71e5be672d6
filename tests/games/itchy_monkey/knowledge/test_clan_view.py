"""What everybody sees in Clan mode, and what is told."""

import pytest

from vervet.core.json import Json

from ..scene import Scene, begin, clan


def told(scene: Scene, line: str) -> list[str]:
    """The events in one line each: rule, name, fields."""
    events = scene.hear(line)
    return [" ".join([event.rule, event.name, *(f"{k}={v}" for k, v in event.fields.items())]) for event in events]


def test_everybody_sees_the_same() -> None:
    state = begin(mode="clan").state
    assert state.view(0) == state.view(1) == state.view(None)


@pytest.mark.rule("IM-60", "IM-64", "IM-66")
def test_a_monkey_shows_its_lice_whether_it_rests_and_whether_it_broke_out() -> None:
    names = ("number", "cell", "species", "workers", "queens", "power", "resting", "broken_out")
    shown = [
        (0, "a2", "gorilla", 3, 1, 5, True, False),
        (1, "b2", "lemur", 2, 0, 2, False, False),
        (2, "b1", "howler", 1, 0, 1, False, True),
    ]
    scene = clan("G:3w1q L:2w\n . H:1w", moved="a2", broken_out=["b1"])
    assert scene.view["monkeys"] == [dict(zip(names, values, strict=True)) for values in shown]


@pytest.mark.rule("IM-60", "IM-65", "IM-67")
def test_a_player_shows_their_species_the_lice_on_it_and_monkeys_in_safety() -> None:
    scene = clan("L:3w1q L:1w .\n . H:2w .\n . . G", safe=["B0", "H1"])
    players: list[Json] = [
        {"seat": 0, "species": "lemur", "lice": 5, "safe": [{"number": 4, "species": "baboon"}]},
        {"seat": 1, "species": "howler", "lice": 2, "safe": [{"number": 5, "species": "howler"}]},
    ]
    assert scene.view["players"] == players
    numbers = [monkey["number"] for monkey in scene.view["monkeys"]]  # type: ignore[union-attr, call-overload, index]
    assert numbers == [0, 1, 2, 3]


@pytest.mark.rule("IM-60")
def test_before_picking_nobody_has_a_species() -> None:
    players = begin(mode="clan").view["players"]
    assert isinstance(players, list)
    assert [(player["species"], player["lice"]) for player in players] == [(None, 0), (None, 0)]


@pytest.mark.rule("IM-61", "IM-67")
def test_mode_phase_and_end_are_shown() -> None:
    assert [begin(mode="clan").view[name] for name in ("mode", "phase", "winner")] == ["clan", "pick", None]
    won = clan("L:2w . B:1w\n . . .\n L . H:1w").play("bump a3 east 1, 2 workers").view
    assert (won["phase"], won["winner"], won["reason"]) == ("over", 0, "clean")


@pytest.mark.rule("IM-60", "IM-12")
def test_picks_and_the_first_turn_are_told() -> None:
    scene = clan("G:1w L:1w\n B:1w H:1w", phase="pick", active=1, picks=[None, None])
    assert told(scene, "pick howler") == ["IM-60 pick seat=1 species=howler"]
    assert told(scene.play("pick howler"), "pick lemur") == [
        "IM-60 pick seat=0 species=lemur",
        "IM-12 turn seat=0 round=1",
    ]


@pytest.mark.rule("IM-63", "IM-62", "IM-66")
def test_a_spawn_is_told_with_all_that_comes_of_it() -> None:
    scene = clan("B:4w1q . .\n . . .\n H:1w . L:1w", phase="spawn")
    assert told(scene, "spawn a3") == [
        "IM-63 spawn seat=0 cell=a3 workers=2 spies=0",
        "IM-62 hatch cell=a3",
        "IM-62 clean cell=a3 workers=0 queens=2",
    ]
    outbreak = clan("B:4w C:1w .\n G:1w . .\n H:1w . L:1w", phase="spawn")
    assert told(outbreak, "spawn a3") == [
        "IM-63 spawn seat=0 cell=a3 workers=1 spies=0",
        "IM-66 outbreak cell=a3 to=['b3', 'a2']",
    ]


@pytest.mark.rule("IM-64", "IM-12")
def test_a_bump_is_told_with_the_lice_that_go_over() -> None:
    scene = clan("L:2w1q . B:1w\n . . .\n L:1w . H:1w")
    assert told(scene, "bump a3 east 1, 2 workers 1 queen") == [
        "IM-26 bump seat=0 cell=a3 to=b3 way=east distance=1 species=lemur",
        "IM-64 cross seat=0 cell=b3 to=c3 workers=2 queens=1 spies=0",
        "IM-12 turn seat=1 round=1",
    ]


@pytest.mark.rule("IM-65")
def test_leaving_is_told() -> None:
    scene = clan("B . .\n . . .\n L:1w . H:1w")
    assert told(scene, "leave a3 north")[0] == "IM-65 leave seat=0 cell=a3 way=north species=baboon"


@pytest.mark.rule("IM-30", "IM-64")
def test_a_skipped_bump_is_told() -> None:
    scene = clan("L:1w B:2w\n H:1w H:1w", phase="spawn")
    assert told(scene, "spawn a2")[1:] == ["IM-30 skip seat=0 phase=move", "IM-12 turn seat=1 round=1"]


@pytest.mark.rule("IM-67", "IM-36")
def test_the_end_is_told_last() -> None:
    won = clan("L:2w . B:1w\n . . .\n L . H:1w")
    assert told(won, "bump a3 east 1, 2 workers")[-1] == "IM-67 win seat=0 reason=clean"
    drawn = clan("L:2w . B:1w\n . . .\n L . H:1w", rounds=1, turn=1)
    assert told(drawn, "bump a3 east 1")[-1] == "IM-36 draw reason=rounds"


@pytest.mark.rule("IM-67", "IM-36")
def test_outcomes_name_their_rule() -> None:
    won = clan("L:2w . B:1w\n . . .\n L . H:1w").play("bump a3 east 1, 2 workers").outcome
    drawn = clan("L:2w . B:1w\n . . .\n L . H:1w", rounds=1, turn=1).play("bump a3 east 1").outcome
    assert (won and won.rule, drawn and drawn.rule) == ("IM-67", "IM-36")


def test_a_player_with_fewer_lice_on_their_species_is_thought_to_be_ahead() -> None:
    state = clan("L:3w . B:1w\n . . .\n G . H:1w").state
    assert state.estimate(0) < 0.5 < state.estimate(1)
    assert state.estimate(0) + state.estimate(1) == pytest.approx(1)
    won = clan("L:2w . B:1w\n . . .\n L . H:1w").play("bump a3 east 1, 2 workers").state
    assert (won.estimate(0), won.payoff(1)) == (1.0, 0.0)
    drawn = clan("L:2w . B:1w\n . . .\n L . H:1w", rounds=1, turn=1).play("bump a3 east 1").state
    assert (drawn.payoff(0), drawn.payoff(1)) == (0.5, 0.5)
