"""Every reason for refusing an action, with the rule behind it (law 3)."""

import re
from pathlib import Path

import pytest

from vervet.core.refusal import Refusal
from vervet.games.itchy_monkey.rules import refusals

from ..scene import ITCHY, Scene, begin, on, written

CORNERS = "G0:2w1q . B\n . . .\n C1:4w . L0:6w"
LINE = "G0:2w . . B\n . . . .\n . . . .\n . . . ."
TAMARIN = "G . . . . .\n T0:1w . B . C .\n L . . . . .\n . . . . . .\n . . . . . .\n . . . . . H1:1w"
WON = "G1:3w G1:3w .\n G1:3w . .\n . . L0:1w"
BLOCKED = "L0:1w B C . .\n H . . . .\n . . . G .\n B . . C .\n . . G L0:1w H1:1w"
PLACED = "B0:2w1q L . G\n C H . .\n . . . .\n C . . ."

# Scenes by name; the cases below are written `scene: action | rule reason details`.
SCENES = {
    "placing": on(PLACED, phase="place", active=1),
    "placing, en": on("B0:2w1q . .\n . H .\n . . L", phase="place", active=1, edition="en"),
    "spawn": on(CORNERS),
    "spawn, supply empty": on("G0:10w1q .\n . L0:10w2q"),
    "spawn, no lice": on("G1:1w .\n . L"),
    "move": on(CORNERS, phase="move"),
    "move, along a line": on(LINE, phase="move"),
    "move, workers beside two workers": on("G0:2w B1:2w\n . .", phase="move"),
    "move, queens beside three workers": on("G0:2q B1:3w\n . .", phase="move"),
    "move, hemmed in": on("G0:1w B1:2w\n L1:2w .", phase="move"),
    "after": on(CORNERS, phase="after"),
    "spies, spawn": on("G1:2w+0s L0:1w+0s\n B0:2w .", spies=2),
    "spies, spawn, supply empty": on("G0:6w .\n . L0:4w+0s", spies=3, workers=10),
    "spies, move": on("G0:2w+0s . B1:3q+0s\n C+1s . L0:4w+1s\n H0:1w . B1:2w+1s", spies=3, phase="move"),
    "move, queens alone": on("G0:1w B1:3q\n . .", phase="move"),
    "spies, nothing but a spy": on("G+0s .\n . L0:6w", spies=1),
    "howlers": on("H1:5w .\n . L0:1w", phase="move", abilities=["howler"]),
    "hothouse": on("B0:4w .\n . L1:1w", phase="move", abilities=["baboon"]),
    "capuchin": on("C0:1w . B1:2w\n . . .\n . . L1:1w", phase="move", abilities=["capuchin"]),
    "capuchin, edge": on("C0:1w .\n . L1:1w", phase="move", abilities=["capuchin"]),
    "lemur, blocked": on(BLOCKED, phase="move", abilities=["lemur"]),
    "gorilla, far away": on(LINE, phase="move", abilities=["gorilla"]),
    "lemur": on("L0:1w . B . C\n . . . . .\n . . . . .\n . . . . .\n . . . . .", phase="move", abilities=["lemur"]),
    "gorilla": on("G0:1w . B C\n . . . .\n L0:1w . B .\n . . . .", phase="move", abilities=["gorilla"]),
    "tamarin": on(TAMARIN, phase="move", abilities=["gorilla", "lemur", "tamarin"]),
    "won": on(WON, phase="over", winner=1, reason="gorillas"),
    "drawn": on(CORNERS, phase="over", reason="rounds", turn=240),
}
REFUSED = """
placing: spawn a4 | IM-10 itchy-wrong-phase action=spawn phase=place
placing: skip | IM-10 itchy-must-place
placing: end | IM-10 itchy-wrong-phase action=end phase=place
placing: exchange a4 | IM-10 itchy-wrong-phase action=exchange phase=place
placing: place e1 | IM-03 itchy-off-board cell=e1
placing: place c4 | IM-10 itchy-no-monkey cell=c4
placing: place a4 | IM-11 itchy-place-taken cell=a4
placing: place b4 | IM-11 itchy-place-adjacent cell=b4 other=a4
placing: place a3 | IM-11 itchy-place-adjacent cell=a3 other=a4
placing: place d4 | IM-11 itchy-place-in-line cell=d4 other=a4
placing: place a1 | IM-11 itchy-place-in-line cell=a1 other=a4
placing, en: place b2 | IM-11 itchy-place-adjacent cell=b2 other=a3

spawn: place c3 | IM-10 itchy-wrong-phase action=place phase=spawn
spawn: jump a3 east worker | IM-15 itchy-wrong-phase action=jump phase=spawn
spawn: bump a3 east 1 | IM-15 itchy-wrong-phase action=bump phase=spawn
spawn: nitpick a1 | IM-15 itchy-wrong-phase action=nitpick phase=spawn
spawn: end | IM-15 itchy-wrong-phase action=end phase=spawn
spawn: skip | IM-20 itchy-must-spawn
spawn: spawn d1 | IM-03 itchy-off-board cell=d1
spawn: spawn h8 | IM-03 itchy-off-board cell=h8
spawn: spawn b2 | IM-20 itchy-no-monkey cell=b2
spawn: exchange b2 | IM-16 itchy-no-monkey cell=b2
spawn: spawn c3 | IM-20 itchy-none-of-yours cell=c3
spawn: spawn a1 | IM-20 itchy-none-of-yours cell=a1
spawn: settle c3 | IM-21 itchy-settle-has-lice
spawn: exchange a1 | IM-16 itchy-none-of-yours cell=a1
spawn: exchange a3 | IM-16 itchy-exchange-too-few cell=a3 workers=2 needed=6
spawn, supply empty: spawn a2 | IM-20 itchy-supply-empty
spawn, supply empty: end | IM-15 itchy-wrong-phase action=end phase=spawn
spawn, supply empty: exchange a2 | IM-16 itchy-no-queen-left
spawn, no lice: settle a2 | IM-21 itchy-settle-taken cell=a2
spawn, no lice: settle b2 | IM-21 itchy-no-monkey cell=b2
spawn, no lice: skip | IM-21 itchy-must-settle

move: spawn a3 | IM-15 itchy-wrong-phase action=spawn phase=move
move: settle c3 | IM-15 itchy-wrong-phase action=settle phase=move
move: end | IM-15 itchy-wrong-phase action=end phase=move
move: skip | IM-30 itchy-must-move
move: jump a1 north worker | IM-25 itchy-none-of-yours cell=a1
move: jump b2 north worker | IM-25 itchy-no-monkey cell=b2
move: bump b2 north 1 | IM-26 itchy-no-monkey cell=b2
move: nitpick b2 | IM-29 itchy-no-monkey cell=b2
move: bump d4 north 1 | IM-03 itchy-off-board cell=d4
move: jump a3 north worker | IM-25 itchy-jump-edge cell=a3
move: jump a3 east worker | IM-25 itchy-jump-gap cell=b3
move: bump a1 north 1 | IM-26 itchy-none-of-yours cell=a1
move: bump a3 north 1 | IM-26 itchy-bump-blocked cell=a3
move: bump a3 east 2 | IM-26 itchy-bump-too-far cell=a3 free=1
move: bump a3 east 1, 3 workers | IM-27 itchy-party-too-large cell=a3 workers=2 queens=1
move: bump a3 east 1, 2 queens | IM-27 itchy-party-too-large cell=a3 workers=2 queens=1
move: bump a3 south 1, 1 worker 1 queen | IM-28 itchy-too-weak cell=a1 attack=3 defence=4
move: nitpick a1 | IM-29 itchy-nitpick-too-few cell=a1 workers=4 needed=5
move: nitpick c1 | IM-29 itchy-nitpick-no-opponent cell=c1
move: nitpick c3 | IM-29 itchy-nitpick-no-opponent cell=c3
move, along a line: bump a4 east 3 | IM-26 itchy-bump-too-far cell=a4 free=2
move, along a line: bump a4 east 1, 1 worker | IM-27 itchy-nobody-beside cell=a4
move, along a line: bump a4 south 3, 1 worker | IM-27 itchy-nobody-beside cell=a4
move, workers beside two workers: bump a2 east 1 | IM-26 itchy-bump-blocked cell=a2
move, workers beside two workers: jump a2 east worker | IM-28 itchy-too-weak cell=b2 attack=1 defence=2
move, workers beside two workers: jump a2 east queen | IM-25 itchy-no-such-louse cell=a2 louse=queen
move, queens beside three workers: jump a2 east queen | IM-28 itchy-too-weak cell=b2 attack=2 defence=3
move, queens beside three workers: jump a2 east worker | IM-25 itchy-no-such-louse cell=a2 louse=worker
move, hemmed in: end | IM-15 itchy-wrong-phase action=end phase=move

after: skip | IM-16 itchy-end-or-exchange
after: nitpick a1 | IM-15 itchy-wrong-phase action=nitpick phase=after
spies, spawn: spawn a2 | IM-51 itchy-spawn-spy-outnumbered cell=a2
spies, spawn: spawn a2, 1 spy | IM-51 itchy-spawn-spy-outnumbered cell=a2
spies, spawn: spawn b2, 1 spy | IM-50 itchy-spy-already cell=b2
spies, spawn: spawn a1, 1 spy | IM-50 itchy-no-spy-left
spies, spawn: settle a1 | IM-21 itchy-settle-has-lice
spies, spawn, supply empty: spawn a2 | IM-20 itchy-supply-empty
spies, spawn, supply empty: spawn b1, 1 spy | IM-50 itchy-spy-already cell=b1
spies, nothing but a spy: exchange a2 | IM-16 itchy-exchange-too-few cell=a2 workers=0 needed=6
spawn: spawn a3, 1 spy | IM-50 itchy-no-spy-left
move: jump c1 north spy | IM-25 itchy-jump-gap cell=c2
move: bump a3 east 1, 1 spy | IM-55 itchy-no-such-louse cell=a3 louse=spy
move: bump a3 east 1, 1 shove | IM-40 itchy-cannot-shove cell=a3
move: pick lemur | IM-60 itchy-clan-only action=pick
move: leave a3 north | IM-60 itchy-clan-only action=leave
placing: pick lemur | IM-60 itchy-clan-only action=pick
spies, move: bump a3 east 1, 1 spy | IM-55 itchy-spy-already cell=c3
spies, move: bump a3 east 1, 2 workers 1 spy | IM-55 itchy-spy-already cell=c3
spies, move: bump a3 east 1, 2 workers | IM-28 itchy-too-weak cell=c3 attack=2 defence=6
spies, move: jump c3 south queen | IM-25 itchy-no-such-louse cell=c3 louse=queen
spies, move: bump c3 west 1, 1 queen | IM-27 itchy-party-too-large cell=c3 workers=0 queens=0
spies, move: jump c2 north spy | IM-25 itchy-no-such-louse cell=c2 louse=spy
spies, move: jump c1 north worker | IM-25 itchy-none-of-yours cell=c1
spies, move: nitpick a2 | IM-53 itchy-nitpick-no-worker cell=a2
spies, move: nitpick c3 | IM-53 itchy-nitpick-no-worker cell=c3
spies, move: nitpick c2 | IM-53 itchy-nitpick-no-worker cell=c2
spies, move: nitpick a1 | IM-29 itchy-nitpick-no-opponent cell=a1
spies, move: nitpick a3 | IM-29 itchy-nitpick-no-opponent cell=a3
spies, move: nitpick c1 | IM-29 itchy-nitpick-too-few cell=c1 workers=3 needed=5
move, queens alone: nitpick b2 | IM-29 itchy-nitpick-too-few cell=b2 workers=0 needed=5
howlers: nitpick a2 | IM-44 itchy-nitpick-too-few cell=a2 workers=5 needed=6
hothouse: exchange a2 | IM-16 itchy-exchange-too-few cell=a2 workers=4 needed=5
capuchin: jump a3 east worker | IM-28 itchy-too-weak cell=c3 attack=1 defence=2
capuchin: jump a3 south worker | IM-43 itchy-long-jump-gap cell=a3
capuchin, edge: jump a2 east worker | IM-43 itchy-long-jump-gap cell=a2
lemur: bump a5 east 2 | IM-41 itchy-bump-on-monkey cell=c5
lemur: bump a5 east 4 | IM-41 itchy-leap-too-far cell=a5 to=d5
lemur: bump a5 east 5 | IM-41 itchy-leap-too-far cell=a5 to=d5
lemur: bump a5 south 5 | IM-26 itchy-bump-too-far cell=a5 free=4
lemur: bump a5 west 1 | IM-26 itchy-bump-blocked cell=a5
lemur, blocked: bump a5 east 1 | IM-41 itchy-leap-blocked cell=a5 over=b5
lemur, blocked: bump a5 east 3 | IM-41 itchy-leap-blocked cell=a5 over=b5
lemur, blocked: bump a5 south 1 | IM-41 itchy-bump-on-monkey cell=a4
lemur, blocked: bump a5 south 4 | IM-41 itchy-leap-too-far cell=a5 to=a3
lemur, blocked: bump d1 north 2 | IM-41 itchy-leap-blocked cell=d1 over=d2
lemur, blocked: bump d1 east 1 | IM-41 itchy-leap-blocked cell=d1 over=e1
lemur, blocked: bump d1 west 4 | IM-26 itchy-leap-too-far cell=d1 to=a1
lemur: bump a5 east 1, 1 shove | IM-40 itchy-cannot-shove cell=a5
gorilla: bump a4 east 1, 1 shove | IM-40 itchy-shove-blocked cell=c4
gorilla: bump a2 east 1, 1 shove | IM-40 itchy-cannot-shove cell=a2
gorilla, far away: bump a4 east 1, 1 shove | IM-40 itchy-shove-nobody cell=a4
gorilla, far away: bump a4 south 3, 1 shove | IM-40 itchy-shove-nobody cell=a4
gorilla, far away: bump a4 east 1, 1 worker | IM-27 itchy-nobody-beside cell=a4
move, along a line: bump a4 east 1, 1 shove | IM-40 itchy-cannot-shove cell=a4
gorilla: bump a4 south 1, 2 workers 1 shove | IM-27 itchy-party-too-large cell=a4 workers=1 queens=0
gorilla: bump a4 east 1, 1 worker 1 shove | IM-40 itchy-shove-blocked cell=c4
tamarin: bump a5 east 3, 1 shove | IM-45 itchy-one-borrowed cell=a5
tamarin: bump a5 east 3, 1 worker 1 shove | IM-45 itchy-one-borrowed cell=a5
tamarin: bump a5 east 1, 2 workers 1 shove | IM-27 itchy-party-too-large cell=a5 workers=1 queens=0

won: spawn a3 | IM-35 itchy-over
drawn: spawn a3 | IM-36 itchy-over
"""
LINES = [line for line in REFUSED.splitlines() if line]


@pytest.mark.rule("IM-03", "IM-10", "IM-11", "IM-15", "IM-16", "IM-20", "IM-21", "IM-25", "IM-26", "IM-27", "IM-28")
@pytest.mark.rule("IM-29", "IM-30", "IM-35", "IM-36", "IM-40", "IM-41", "IM-43", "IM-44", "IM-45", "IM-50", "IM-51")
@pytest.mark.rule("IM-53", "IM-55", "IM-60")
@pytest.mark.parametrize("line", LINES)
def test_an_illegal_action_is_refused_with_its_rule_and_reason(line: str) -> None:
    name, action, refusal = re.split(r": | \| ", line)
    scene = SCENES[name]
    seat = scene.active if scene.active >= 0 else 0
    assert written(scene.refuses(action, seat)) == refusal


@pytest.mark.rule("IM-12")
@pytest.mark.parametrize("seat", [0, 2])
def test_nobody_acts_in_another_players_turn(seat: int) -> None:
    scene = on(CORNERS, seats=3, active=1)
    assert scene.refuses("spawn a1", seat) == Refusal("IM-12", "itchy-not-your-turn", seat=1)


@pytest.mark.rule("IM-15")
@pytest.mark.parametrize(
    "packed",
    [
        pytest.param(-1, id="below zero"),
        pytest.param(31, id="a kind that does not exist"),
        pytest.param(1 | 3 << 5, id="spawn on a wall"),
        pytest.param(1 | 127 << 5, id="spawn beyond all spaces"),
        pytest.param(4 | 10 << 5, id="bump of no spaces"),
        pytest.param(3 | 10 << 5 | 3 << 25, id="a louse that does not exist"),
        pytest.param(7 | 1 << 20, id="skip with a bit that means nothing"),
        pytest.param(1 | 10 << 5 | 1 << 40, id="a bit beyond all fields"),
    ],
)
def test_a_number_that_is_not_an_action_is_refused(packed: int) -> None:
    assert on(CORNERS).refuses(packed) == Refusal("IM-15", "itchy-no-such-action")


def test_every_reason_is_reached_by_a_test() -> None:
    folder = Path(refusals.__file__).parent
    source = "".join(folder.joinpath(name).read_text("utf-8") for name in ("refusals.py", "bump_refusals.py"))
    reached = {line.split(" | ")[1].split()[1] for line in LINES} | {"itchy-not-your-turn", "itchy-no-such-action"}
    assert set(re.findall(r'"(itchy-[a-z-]+)"', source)) == reached


def test_a_legal_action_has_no_refusal() -> None:
    scene = begin(3, players=3)
    for action in scene.state.legal_actions(scene.active):
        assert scene.state.refusal(scene.active, action) is None


@pytest.mark.parametrize("name", [name for name in SCENES if name not in ("won", "drawn")])
def test_every_action_that_can_be_written_is_either_legal_or_refused_by_a_rule_of_the_game(name: str) -> None:
    scene: Scene = SCENES[name]
    cells = ("a1", "a3", "b2", "c3", "a4", "d1", "h8")
    ways = [f"{cell} {way}" for cell in cells for way in ("north", "east", "south", "west")]
    lines = [f"{kind} {cell}" for kind in ("place", "spawn", "settle", "nitpick", "exchange") for cell in cells]
    lines += [f"jump {way} {louse}" for way in ways for louse in ("worker", "queen", "spy")]
    lines += [f"spawn {cell}, 1 spy" for cell in cells] + ["pick lemur", "leave a1 south"]
    lines += [
        f"bump {way} {far}, {w} workers {q} queens" for way in ways for far in (1, 15) for w in (0, 3) for q in (0, 3)
    ]
    lines += [f"bump {way} {far}, {more}" for way in ways for far in (1, 2, 3) for more in ("1 spy", "1 shove")]
    legal = set(scene.state.legal_actions(scene.active))
    for line in [*lines, "skip", "end"]:
        packed = ITCHY.grammar.from_text(line)
        refusal = scene.state.refusal(scene.active, packed)
        assert (refusal is None) == (packed in legal)
        assert refusal is None or refusal.rule in ITCHY.rules
