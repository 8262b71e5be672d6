"""Every reason for refusing an action in Clan mode, with the rule behind it (law 3)."""

import re
from pathlib import Path

import pytest

from vervet.core.refusal import Refusal
from vervet.games.itchy_monkey.rules import clan_refusals

from ..scene import ITCHY, Scene, begin, clan, written

BOARD = "G . B:2w1q\n . C:1w .\n L:3w . H:1w"

SCENES = {
    "picking": clan("G:1w L:1w\n B:1w H:1w", phase="pick", active=1, picks=[None, None]),
    "picking second": clan("G:1w L:1w\n B:1w H:1w", phase="pick", picks=[None, "howler"]),
    "spawn": clan(BOARD, phase="spawn"),
    "move": clan(BOARD, moved="b2"),
    "line": clan("L:2w . . B:3w\n . . . .\n . . . .\n G . . H:1w"),
    "won": clan("G . B:2w1q\n . C:1w .\n L:3w . H", phase="over", reason="clean", winner=1),
    "drawn": clan(BOARD, phase="over", reason="rounds", turn=240),
}
REFUSED = """
picking: pick gorilla | IM-60 itchy-pick-gorilla
picking: pick capuchin | IM-60 itchy-pick-absent species=capuchin
picking: skip | IM-60 itchy-must-pick
picking: place a1 | IM-60 itchy-clan-not-here action=place
picking: spawn a1 | IM-60 itchy-wrong-phase action=spawn phase=pick
picking second: pick howler | IM-60 itchy-pick-taken species=howler

spawn: pick lemur | IM-60 itchy-wrong-phase action=pick phase=spawn
spawn: bump a1 east 1 | IM-61 itchy-wrong-phase action=bump phase=spawn
spawn: leave a3 north | IM-61 itchy-wrong-phase action=leave phase=spawn
spawn: skip | IM-63 itchy-must-spawn
spawn: spawn a3 | IM-63 itchy-clan-no-lice cell=a3
spawn: spawn b3 | IM-63 itchy-no-monkey cell=b3
spawn: spawn d4 | IM-03 itchy-off-board cell=d4
spawn: spawn a1, 1 spy | IM-60 itchy-clan-no-spies
spawn: settle a3 | IM-60 itchy-clan-not-here action=settle
spawn: exchange a1 | IM-60 itchy-clan-not-here action=exchange

move: spawn a1 | IM-61 itchy-wrong-phase action=spawn phase=move
move: skip | IM-64 itchy-must-move
move: end | IM-60 itchy-clan-not-here action=end
move: jump a1 east worker | IM-60 itchy-clan-not-here action=jump
move: nitpick c3 | IM-60 itchy-clan-not-here action=nitpick
move: bump b3 east 1 | IM-64 itchy-no-monkey cell=b3
move: leave b3 north | IM-65 itchy-no-monkey cell=b3
move: leave d4 north | IM-03 itchy-off-board cell=d4
move: bump c1 west 1 | IM-64 itchy-clan-opponents-species cell=c1 species=howler
move: leave c1 east | IM-64 itchy-clan-opponents-species cell=c1 species=howler
move: bump b2 east 1 | IM-64 itchy-clan-just-moved cell=b2
move: leave b2 east | IM-64 itchy-clan-just-moved cell=b2
move: leave a1 west | IM-65 itchy-leave-lice cell=a1
move: leave a3 east | IM-65 itchy-leave-blocked cell=a3
move: leave a3 south | IM-65 itchy-leave-blocked cell=a3
move: bump a1 south 1 | IM-26 itchy-bump-blocked cell=a1
move: bump a1 east 2 | IM-26 itchy-bump-too-far cell=a1 free=1
move: bump a1 east 1, 2 workers | IM-64 itchy-clan-all-or-none cell=a1
move: bump a1 east 1, 3 workers 1 spy | IM-60 itchy-clan-no-spies
move: bump a3 east 1, 1 spy | IM-60 itchy-clan-no-spies
move: bump a1 east 1, 1 shove | IM-60 itchy-clan-not-here action=shove
move: bump a3 east 1, 1 shove | IM-60 itchy-clan-not-here action=shove
move: bump a3 east 1, 1 worker | IM-64 itchy-clan-all-or-none cell=a3
line: bump a4 east 2, 2 workers | IM-64 itchy-clan-too-weak cell=d4 attack=2 defence=3
line: bump a4 east 1, 2 workers | IM-64 itchy-nobody-beside cell=a4
line: bump a4 south 1, 2 workers | IM-64 itchy-nobody-beside cell=a4

won: spawn a1 | IM-67 itchy-over
drawn: spawn a1 | IM-36 itchy-over
"""
LINES = [line for line in REFUSED.splitlines() if line]


@pytest.mark.rule("IM-60", "IM-61", "IM-63", "IM-64", "IM-65", "IM-67", "IM-36")
@pytest.mark.parametrize("line", LINES)
def test_an_illegal_action_is_refused_with_its_rule_and_reason(line: str) -> None:
    name, action, refusal = re.split(r": | \| ", line)
    scene = SCENES[name]
    assert written(scene.refuses(action, max(scene.active, 0))) == refusal


@pytest.mark.rule("IM-61")
def test_nobody_acts_in_another_players_turn() -> None:
    assert SCENES["spawn"].refuses("spawn a1", 1) == Refusal("IM-61", "itchy-not-your-turn", seat=0)


@pytest.mark.rule("IM-60")
def test_nobody_picks_before_the_second_player() -> None:
    assert SCENES["picking"].refuses("pick lemur", 0) == Refusal("IM-60", "itchy-not-your-turn", seat=1)


@pytest.mark.rule("IM-61")
@pytest.mark.parametrize("packed", [-1, 31, 9, 9 | 7 << 29, 10 | 3 << 5, 1 | 10 << 5 | 1 << 40])
def test_a_number_that_is_not_an_action_is_refused(packed: int) -> None:
    assert SCENES["spawn"].refuses(packed) == Refusal("IM-61", "itchy-no-such-action")


def test_every_reason_is_reached_by_a_test() -> None:
    source = Path(clan_refusals.__file__).with_name("clan_refusals.py").read_text("utf-8")
    reached = {line.split(" | ")[1].split()[1] for line in LINES} | {"itchy-not-your-turn", "itchy-no-such-action"}
    assert set(re.findall(r'"(itchy-[a-z-]+)"', source)) <= reached


@pytest.mark.parametrize("name", [name for name in SCENES if name not in ("won", "drawn")])
def test_every_action_that_can_be_written_is_either_legal_or_refused_by_a_rule_of_the_game(name: str) -> None:
    scene: Scene = SCENES[name]
    cells = ("a1", "a3", "b2", "c3", "c1", "d1", "h8")
    ways = [f"{cell} {way}" for cell in cells for way in ("north", "east", "south", "west")]
    lines = [f"{kind} {cell}" for kind in ("place", "spawn", "settle", "nitpick", "exchange") for cell in cells]
    lines += [f"spawn {cell}, 1 spy" for cell in cells] + [f"leave {way}" for way in ways]
    lines += [f"pick {species}" for species in ("gorilla", "lemur", "howler", "tamarin")]
    parties = [
        "",
        ", 1 worker",
        ", 3 workers",
        ", 2 workers 1 queen",
        ", 1 spy",
        ", 1 shove",
        ", 3 workers 1 spy 1 shove",
    ]
    lines += [f"bump {way} {far}{party}" for way in ways for far in (1, 2, 15) for party in parties]
    legal = set(scene.state.legal_actions(scene.active))
    for line in [*lines, "skip", "end"]:
        packed = ITCHY.grammar.from_text(line)
        refusal = scene.state.refusal(scene.active, packed)
        assert (refusal is None) == (packed in legal)
        assert refusal is None or refusal.rule in ITCHY.rules


def test_a_legal_action_has_no_refusal() -> None:
    scene = begin(mode="clan").play("pick lemur", "pick howler", "spawn a7")
    for action in scene.state.legal_actions(scene.active):
        assert scene.state.refusal(scene.active, action) is None
