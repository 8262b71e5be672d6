"""A changed box on the command line: played with, kept in logs, replayed and verified from them."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from vervet.boxes import VARIABLE, digest
from vervet.catalog import games, printed_box, unpack
from vervet.core.json import Json
from vervet.core.match import Match
from vervet.core.rng import Random
from vervet.table import replay

from .terminal import Shell

GAMES = ("itchy-monkey", "after-us", "cheeky-monkeys")
# A change that every game notices, and a mistake in its place.
CHANGES = {
    "itchy-monkey": ("workers = 20", "workers = 5", "workers = 99"),
    "after-us": ("goal = 80 ", "goal = 20 ", "goal = 0  "),
    "cheeky-monkeys": ("count = 13", "count = 11", "count = 63"),
}


@pytest.fixture(autouse=True)
def _own_catalog(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv(VARIABLE, "")
    # Wide enough for the folder of a test: a path is broken where the line ends.
    monkeypatch.setenv("COLUMNS", "500")
    yield
    monkeypatch.undo()
    games.cache_clear()


def box_of(game: str, path: Path, wrong: bool = False) -> Path:
    old, new, bad = CHANGES[game]
    file = path / "box.toml"
    file.write_text(printed_box(game).replace(old, bad if wrong else new, 1))
    return file


def played(game: str, box: Path, steps: int = 12) -> dict[str, Json]:
    """The log of the first steps of a match with a box."""
    with_box = unpack(game, box)
    match = Match(with_box, with_box.options.read({}), 3)
    rng = Random(3)
    for _ in range(steps):
        seat = match.state.asked_seats()[0]
        choices = match.state.legal_actions(seat)
        match.act(seat, choices[int(rng.below(len(choices)))])
    return match.log()


def forget(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in another process, which knows of no changed box."""
    monkeypatch.setenv(VARIABLE, "")
    games.cache_clear()


@pytest.mark.parametrize("game", GAMES)
def test_a_log_brings_its_box_along_and_is_replayed_and_verified_with_it(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    box = box_of(game, tmp_path)
    log = played(game, box)
    options = log["options"]
    assert isinstance(options, dict)
    assert options["box"] == digest(box.read_text())
    assert log["box"] == box.read_text()
    forget(monkeypatch)
    file = tmp_path / "log.json"
    file.write_text(json.dumps(log))
    assert shell("replay", str(file)).code == 0
    assert shell("verify", str(file)).code == 0
    assert replay(log).game.changed_box == box.read_text()
    assert not games()[game].changed_box


def test_a_log_with_another_box_than_it_was_played_with_does_not_fit(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = played("after-us", box_of("after-us", tmp_path))
    forget(monkeypatch)
    file = tmp_path / "log.json"
    for wrong in (printed_box("after-us"), str(log["box"]).replace("goal = 20", "goal = 21"), "[[["):
        file.write_text(json.dumps({**log, "box": wrong}))
        assert shell("verify", str(file)).code == 1
        ran = shell("replay", str(file))
        assert ran.code == 2
        assert "Traceback" not in ran.said
    file.write_text(json.dumps({name: value for name, value in log.items() if name != "box"}))
    assert shell("verify", str(file)).code == 1


def test_our_own_box_is_no_changed_one(tmp_path: Path) -> None:
    file = tmp_path / "same.toml"
    file.write_text(printed_box("after-us"))
    assert "box" not in played("after-us", file)


def test_bots_play_with_a_changed_box(shell: Shell, tmp_path: Path) -> None:
    line = ("sim", "after-us", "--bots", "random,random", "--games", "2", "--json")
    short = json.loads(shell(*line, "--components", str(box_of("after-us", tmp_path))).out)
    games.cache_clear()
    assert "box" in short["options"]


def test_a_ladder_of_a_changed_box_is_not_kept_among_others(shell: Shell, tmp_path: Path) -> None:
    box = box_of("after-us", tmp_path)
    ran = shell("ladder", "after-us", "--games", "0", "--components", str(box), "--folder", str(tmp_path / "x"))
    assert ran.code == 2
    assert "leave out --folder" in ran.said


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("command", ["play", "sim", "ladder", "serve"])
def test_a_wrong_box_is_refused_with_file_line_and_what_was_expected(
    shell: Shell, tmp_path: Path, command: str, game: str
) -> None:
    box = box_of(game, tmp_path, wrong=True)
    line = printed_box(game).split(CHANGES[game][0])[0].count("\n") + 1
    more = ("--bots", "random") if command == "sim" else ()
    # A server asks a box itself whose it is.
    named = () if command == "serve" else (game,)
    ran = shell(command, *named, "--components", str(box), *more)
    assert ran.code == 2
    assert f"box.toml, line {line}: " in ran.said
    assert "expected a whole number from" in ran.said


@pytest.mark.parametrize(("data", "words"), [(b"", "empty"), (b"\xff", "UTF-8"), (b"#" * (1 << 21), "at most")])
def test_what_is_no_box_gets_a_sentence(shell: Shell, tmp_path: Path, data: bytes, words: str) -> None:
    file = tmp_path / "box.toml"
    file.write_bytes(data)
    ran = shell("play", "after-us", "--components", str(file))
    assert ran.code == 2
    assert words in ran.said


@pytest.mark.parametrize(
    ("listed", "why"),
    [
        ("after-us", "expected GAME=FILE, not 'after-us'"),
        ("chess=box.toml", "no game of ours is called chess"),
        ("after-us=nowhere.toml", "nowhere.toml: No such file"),
    ],
)
def test_wrong_boxes_in_the_environment_are_told_in_a_sentence(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, listed: str, why: str
) -> None:
    monkeypatch.setenv(VARIABLE, listed)
    games.cache_clear()
    ran = shell("rules", "after-us", "AU-01")
    assert ran.code == 2
    assert "VERVET_BOXES" in ran.said
    assert why in ran.said
