"""The events of an action, in order, each with the rule behind it."""

import pytest

from ..scene import Scene, begin, on


def told(scene: Scene, line: str) -> list[str]:
    """The events in one line each: rule, name, fields."""
    events = scene.hear(line)
    return [" ".join([event.rule, event.name, *(f"{k}={v}" for k, v in event.fields.items())]) for event in events]


BUMP = "G0:3w1q . B1:1w1q\n . . .\n . . L1:1w"


@pytest.mark.rule("IM-10")
def test_a_placing_is_told() -> None:
    scene = on("G . .\n . B .\n . . L", phase="place")
    assert told(scene, "place a3") == ["IM-10 place seat=0 cell=a3 workers=2 queens=1"]


@pytest.mark.rule("IM-12")
def test_the_last_placing_begins_the_first_turn() -> None:
    scene = on("G . .\n . B .\n . . L", phase="place").play("place a3")
    assert told(scene, "place b2") == [
        "IM-10 place seat=1 cell=b2 workers=2 queens=1",
        "IM-12 turn seat=0 round=1",
    ]


@pytest.mark.rule("IM-20")
def test_a_spawn_is_told_with_the_workers_that_came() -> None:
    assert told(on("G0:18w3q .\n . L1:1w"), "spawn a2") == ["IM-20 spawn seat=0 cell=a2 workers=2 spies=0"]


@pytest.mark.rule("IM-21")
def test_settling_is_told() -> None:
    assert told(on("G .\n . L1:1w"), "settle a2") == ["IM-21 settle seat=0 cell=a2 workers=2"]


@pytest.mark.rule("IM-16")
def test_an_exchange_is_told() -> None:
    assert told(on("G0:6w .\n . L1:1w"), "exchange a2") == ["IM-16 exchange seat=0 cell=a2 workers=6"]


@pytest.mark.rule("IM-25", "IM-12")
def test_a_jump_and_the_next_turn_are_told() -> None:
    assert told(on("G0:2w B\n . L1:1w", phase="move"), "jump a2 east worker") == [
        "IM-25 jump seat=0 cell=a2 to=b2 workers=1 queens=0 spies=0",
        "IM-12 turn seat=1 round=1",
    ]


@pytest.mark.rule("IM-26")
def test_a_bump_is_told_with_its_way() -> None:
    assert told(on(BUMP, phase="move"), "bump a3 south 2")[0] == (
        "IM-26 bump seat=0 cell=a3 to=a1 way=south distance=2 species=gorilla"
    )


@pytest.mark.rule("IM-27", "IM-28")
@pytest.mark.parametrize(("workers", "power", "result"), [(1, 3, "match"), (2, 4, "exceed")])
def test_a_bump_with_a_fight_is_told_step_by_step(workers: int, power: int, result: str) -> None:
    assert told(on(BUMP, phase="move"), f"bump a3 east 1, {workers} workers 1 queen")[:3] == [
        "IM-26 bump seat=0 cell=a3 to=b3 way=east distance=1 species=gorilla",
        f"IM-27 cross seat=0 cell=b3 to=c3 workers={workers} queens=1 spies=0",
        f"IM-28 fight seat=0 cell=c3 loser=1 attack={power} defence=3 result={result} workers=1 queens=1",
    ]


@pytest.mark.rule("IM-29")
def test_a_nitpick_is_told_with_what_it_removed() -> None:
    scene = on("G0:1w .\n . L1:5w2q", phase="move")
    assert told(scene, "nitpick b1")[0] == "IM-29 nitpick seat=0 cell=b1 loser=1 workers=5 queens=2 spies=0"


@pytest.mark.rule("IM-51")
@pytest.mark.parametrize(("lice", "workers"), [("2w1q", 1), ("2w", 0)])
def test_a_spawned_spy_is_told_with_the_workers_beside_it(lice: str, workers: int) -> None:
    scene = on(f"G0:{lice} .\n . L1:1w", spies=3)
    assert told(scene, "spawn a2, 1 spy") == [f"IM-51 spawn seat=0 cell=a2 workers={workers} spies=1"]


@pytest.mark.rule("IM-55")
def test_a_moving_spy_is_told_without_a_fight() -> None:
    jumping = on("G0:1w+0s B1:2w\n . L1:1w", spies=3, phase="move")
    assert told(jumping, "jump a2 east spy")[0] == "IM-25 jump seat=0 cell=a2 to=b2 workers=0 queens=0 spies=1"
    bumping = on("G0:1w+0s . B1:2w\n . . .\n . . L1:1w", spies=3, phase="move")
    assert told(bumping, "bump a3 east 1, 1 spy")[1:] == [
        "IM-27 cross seat=0 cell=b3 to=c3 workers=0 queens=0 spies=1",
        "IM-12 turn seat=1 round=1",
    ]


@pytest.mark.rule("IM-53")
def test_a_nitpick_is_told_with_all_spies_it_removed() -> None:
    scene = on("G0:1w .\n . L1:3w1q+01s", spies=3, phase="move")
    assert told(scene, "nitpick b1")[0] == "IM-29 nitpick seat=0 cell=b1 loser=1 workers=3 queens=1 spies=2"


@pytest.mark.rule("IM-40")
def test_a_push_is_told_after_the_fight() -> None:
    scene = on("G0:3w . B1:2w .\n . . . .\n . . . .\n . . . L1:1w", phase="move", abilities=["gorilla"])
    assert [event.split()[1] for event in told(scene, "bump a4 east 1, 3 workers 1 shove")] == [
        "bump",
        "cross",
        "fight",
        "shove",
        "turn",
    ]
    shove = "IM-40 shove seat=0 cell=c4 to=d4 way=east species=baboon"
    assert shove in told(scene, "bump a4 east 1, 3 workers 1 shove")


@pytest.mark.rule("IM-42")
def test_an_exchange_is_told_with_its_price() -> None:
    scene = on("B0:7w .\n . L1:1w", abilities=["baboon"])
    assert told(scene, "exchange a2") == ["IM-16 exchange seat=0 cell=a2 workers=5"]


@pytest.mark.rule("IM-57")
def test_a_win_in_another_players_turn_is_told_with_the_winner() -> None:
    scene = on("G0:1w+1s G1:3w\n G1:3w L0:1w", spies=3)
    assert told(scene, "spawn a2")[-1] == "IM-35 win seat=1 reason=gorillas"


@pytest.mark.rule("IM-20", "IM-30")
def test_skipped_phases_are_told() -> None:
    scene = on("B1:1w .\n . .", active=1, phase="move")
    assert told(scene, "bump a2 south 1") == [
        "IM-26 bump seat=1 cell=a2 to=a1 way=south distance=1 species=baboon",
        "IM-12 turn seat=0 round=1",
        "IM-20 skip seat=0 phase=spawn",
        "IM-30 skip seat=0 phase=move",
        "IM-12 turn seat=1 round=2",
    ]


@pytest.mark.rule("IM-30")
def test_a_chosen_skip_is_told_like_any_other() -> None:
    assert told(on("G0:6w B1:2w\n L1:2w .", phase="move"), "skip") == ["IM-30 skip seat=0 phase=move"]


@pytest.mark.rule("IM-35")
def test_a_win_is_told_last() -> None:
    assert told(on("G0:2w G0:3w\n G0:3w ."), "spawn a2")[-1] == "IM-35 win seat=0 reason=gorillas"


@pytest.mark.rule("IM-36")
def test_a_draw_is_told_last() -> None:
    scene = on("G0:1w .\n . L1:1w", phase="move", rounds=1, turn=1, active=1)
    assert told(scene, "bump b1 west 1")[-1] == "IM-36 draw reason=rounds"


def test_nothing_is_recorded_when_nobody_listens() -> None:
    scene = begin().play(min(begin().legal()))
    assert scene.state.take_events() == []
