"""Saved matches told again."""

import json
from pathlib import Path

import pytest

from vervet.catalog import game
from vervet.core.json import Json
from vervet.core.match import Match
from vervet.core.rng import Random

from .terminal import Shell


@pytest.fixture
def log() -> dict[str, Json]:
    """A whole random game of three rounds."""
    itchy = game("itchy-monkey")
    match = Match(itchy, itchy.options.read({"rounds": 3}), 4)
    rng = Random(4)
    while (seat := int(match.state.actor())) >= 0:
        legal = match.state.legal_actions(seat)
        match.act(seat, legal[rng.below(len(legal))])
    return match.log()


@pytest.fixture
def file(log: dict[str, Json], tmp_path: Path) -> Path:
    path = tmp_path / "match.json"
    path.write_text(json.dumps(log), "utf-8")
    return path


def actions(log: dict[str, Json]) -> list[str]:
    lines = log["actions"]
    assert isinstance(lines, list)
    return lines


def test_a_replay_tells_everything_and_draws_the_end(shell: Shell, file: Path, log: dict[str, Json]) -> None:
    ran = shell("replay", str(file))
    count = len(actions(log))
    assert ran.code == 0
    assert f"{count} of {count} actions replayed, all legal." in ran.said
    assert "The last round is over: nobody wins." in ran.said
    assert ran.out.count("w worker") == 1


def test_a_step_draws_the_position_after_it(shell: Shell, file: Path) -> None:
    ran = shell("replay", str(file), "--step", "1")
    assert ran.code == 0
    assert ran.said.count("begins on") == 1
    assert "2w1q" in ran.out


def test_step_0_is_the_empty_board(shell: Shell, file: Path) -> None:
    ran = shell("replay", str(file), "--step", "0")
    assert ran.code == 0
    assert "2w1q" not in ran.out and "gorilla" in ran.out


def test_all_draws_every_position(shell: Shell, file: Path, log: dict[str, Json]) -> None:
    assert shell("replay", str(file), "--all").out.count("w worker") == len(actions(log))


def test_a_log_comes_through_a_pipe(shell: Shell, log: dict[str, Json]) -> None:
    assert shell("replay", "-", typed=json.dumps(log)).code == 0


def test_step_and_all_exclude_each_other(shell: Shell, file: Path) -> None:
    ran = shell("replay", str(file), "--step", "2", "--all")
    assert ran.code == 2
    assert "--all goes with neither --step nor --position." in ran.said


def test_a_step_past_the_end_is_refused(shell: Shell, file: Path) -> None:
    ran = shell("replay", str(file), "--step", "9999")
    assert ran.code == 2
    assert "There’s no step 9,999" in ran.said


def test_a_step_becomes_a_position_file(shell: Shell, file: Path, tmp_path: Path) -> None:
    position = tmp_path / "position.json"
    position.write_text(shell("replay", str(file), "--step", "2", "--position").out, "utf-8")
    assert shell("position", "itchy-monkey", str(position)).out.count("2w1q") == 2


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"game": "itchy-monke"}, "Did you mean “itchy-monkey”?"),
        ({"rules": 999}, "rules 999"),
        ({"actions": ["0 fly a1"]}, "action 1, '0 fly a1'"),
        ({"actions": ["9" * 5000 + " end"]}, "The log can’t be replayed"),
        ({"deal": {"seed": -1}}, "The log can’t be replayed"),
        ({"deal": {"seed": 1 << 70}}, "The log can’t be replayed"),
        ({"actions": ["0 end"]}, "action 1, '0 end'"),
        ({"options": {"edition": "de"}}, "Option “edition” can’t be “de”."),
        ({"outcome": None}, "the log ends with None"),
    ],
)
def test_a_log_that_contradicts_the_rules_is_refused(
    shell: Shell, log: dict[str, Json], change: dict[str, Json], sentence: str
) -> None:
    ran = shell("replay", "-", typed=json.dumps(log | change))
    assert ran.code == 2
    assert sentence in ran.said


@pytest.mark.parametrize(
    ("text", "sentence"),
    [("{", "isn’t JSON"), ("[" * 100_000, "isn’t JSON"), ("[]", "holds no JSON object")],
    ids=["broken", "deep", "not an object"],
)
def test_a_file_that_is_not_a_log_is_refused(shell: Shell, text: str, sentence: str) -> None:
    ran = shell("replay", "-", typed=text)
    assert ran.code == 2
    assert sentence in ran.said


def test_a_file_that_is_not_text_is_refused(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "picture"
    path.write_bytes(b"\xff\xfe\x00")
    assert shell("replay", str(path)).code == 2
    assert shell("replay", str(tmp_path)).code == 2
