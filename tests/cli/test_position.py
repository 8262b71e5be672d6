"""Position files drawn."""

import json
from pathlib import Path

from vervet.core.json import Json

from .terminal import Shell

POSITION: dict[str, Json] = {"seats": 2, "phase": "move", "board": ["G0:5w1q . L1:2w", ". . .", "B1:1w . C"]}


def position(tmp_path: Path, **changes: Json) -> str:
    path = tmp_path / "position.json"
    path.write_text(json.dumps({**POSITION, **changes}), "utf-8")
    return str(path)


def test_a_position_is_drawn_with_its_legal_actions(shell: Shell, tmp_path: Path) -> None:
    ran = shell("position", "itchy-monkey", position(tmp_path))
    assert ran.code == 0
    assert "│●5w1q  *│" in ran.out
    assert "bump a3 east 1, 1 worker 1 queen" in ran.out
    assert "Player 1 has" in ran.out


def test_a_position_is_told_in_french(shell: Shell, tmp_path: Path) -> None:
    ran = shell("position", "itchy-monkey", position(tmp_path), "--language", "fr")
    assert "gorille" in ran.out
    assert "Joueur 1 a" in ran.out


def test_a_bad_position_says_what_is_wrong(shell: Shell, tmp_path: Path) -> None:
    ran = shell("position", "itchy-monkey", position(tmp_path, seats=9))
    assert ran.code == 2
    assert "isn’t a position: seats: expected a whole number from 2 to 4, not 9" in ran.said
