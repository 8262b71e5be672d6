"""A game of one's own in one file is played, simulated and reported on; a file that is none gets words."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from vervet.bots.arena import play_game
from vervet.bots.roster import make_bot
from vervet.catalog import games, welcome
from vervet.core.rng import Random
from vervet.guests import VARIABLE, GuestError, spoken
from vervet.texts import TextError, Texts

from .files import SEALED_BID


@pytest.fixture(autouse=True)
def _nobody_yet(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv(VARIABLE, "")
    games.cache_clear()
    yield
    monkeypatch.undo()
    games.cache_clear()


def vervet(*words: str, typed: str = "", expected: int = 0, cwd: Path | None = None, listed: str = "") -> str:
    environment = {**os.environ, "VERVET_LANGUAGE": "en", "COLUMNS": "200", VARIABLE: listed}
    command = [sys.executable, "-m", "vervet", *words]
    done = subprocess.run(
        command, input=typed, capture_output=True, text=True, env=environment, check=False, timeout=300, cwd=cwd
    )
    assert done.returncode == expected, done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout if expected == 0 else done.stderr


def test_it_joins_the_catalog_of_this_process_and_of_those_it_starts() -> None:
    assert "sealed-bid" not in games()
    game = welcome(f"{SEALED_BID}:GAME")
    assert games()["sealed-bid"] is game
    assert os.environ[VARIABLE] == f"{SEALED_BID}:GAME"
    assert welcome(str(SEALED_BID)) is game, "GAME is what it is called where nothing is said"
    state = game.new(3)
    play_game(state, [make_bot("random", 1), make_bot("random", 2)], Random(1))
    assert state.outcome() is not None


def test_what_has_no_text_is_called_by_its_id() -> None:
    with pytest.raises(TextError):
        Texts("en").say("sealed-bid-name")
    welcome(str(SEALED_BID))
    assert Texts("fr").say("sealed-bid-name") == "Sealed bid"
    assert Texts("en").say("tile-gone", seat=1, place=3) == "Tile gone (seat 1, place 3)"
    assert spoken("rule-SB-1.title", {}) == "SB-1"
    assert spoken("rule-SB-1", {}) == spoken("sealed-bid-option-tiles-about", {}) == ""


def test_texts_beside_the_file_are_said(tmp_path: Path) -> None:
    file = tmp_path / "sealed_bid.py"
    file.write_text(SEALED_BID.read_text("utf-8"), "utf-8")
    (tmp_path / "sealed_bid.fr.ftl").write_text("sealed-bid-name = Mise scellée\nweb-title-lobby = À moi\n", "utf-8")
    texts = Texts("fr")
    lobby = texts.say("web-title-lobby")
    welcome(str(file))
    assert texts.say("sealed-bid-name") == "Mise scellée"
    assert texts.say("web-title-lobby") == lobby, "nobody's text is taken over"


@pytest.mark.parametrize(
    ("source", "words"),
    [
        (None, "there is no such file"),
        ("GAME = 3\n", "expected GAME to be a Game"),
        ("x = 1\ndef broken(:\n", "line 2: SyntaxError"),
        ("\n\nraise RuntimeError('no dice')\n", "line 3: RuntimeError: no dice"),
        (SEALED_BID.read_text("utf-8").replace('("sealed-bid", 1', '("Sealed Bid", 1'), "a name such as my-game"),
        (SEALED_BID.read_text("utf-8").replace('("sealed-bid", 1', '("after-us", 1'), "which Vervet has"),
    ],
)
def test_a_file_that_is_no_game_is_refused_with_what_was_expected(
    source: str | None, words: str, tmp_path: Path
) -> None:
    file = tmp_path / "mine.py"
    if source is not None:
        file.write_text(source, "utf-8")
    with pytest.raises(GuestError, match=words):
        welcome(str(file))
    assert "after-us" in games()
    assert os.environ[VARIABLE] == "", "what was refused is forgotten"


def test_the_terminal_plays_and_simulates_it() -> None:
    printed = vervet("play", str(SEALED_BID), "--bot", "random", "--seed", "3", typed="bid 9\nbid 1\nquit\n")
    assert "Sealed bid, seed 3" in printed
    assert "shown: bids 9, " in printed
    assert "Not your tile (SB-3)" in printed
    assert '"sealed-bid"' in vervet("sim", str(SEALED_BID), "--bots", "random", "--games", "2", "--json")


def test_the_lab_reports_on_it(tmp_path: Path) -> None:
    vervet("lab", str(SEALED_BID), "--bots", "random", "--games", "4", "--processes", "2", cwd=tmp_path)
    assert "Sealed bid" in (tmp_path / "lab-sealed-bid" / "report.html").read_text("utf-8")


def test_a_wrong_file_is_told_in_a_sentence(tmp_path: Path) -> None:
    assert "there is no such file" in vervet("sim", "mine.py", "--bots", "random", expected=2, cwd=tmp_path)
    assert "expected a Python file" in vervet("serve", "mine.txt", expected=2, cwd=tmp_path)


def test_a_wrong_list_in_the_environment_is_told_in_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    for source, words in ((None, "there is no such file"), ('("after-us", 1', "which Vervet has")):
        if source is not None:
            file.write_text(SEALED_BID.read_text("utf-8").replace('("sealed-bid", 1', source), "utf-8")
        assert words in vervet("sim", "after-us", "--bots", "random", expected=2, listed=str(file))


def test_texts_that_are_none_are_refused_with_their_file(tmp_path: Path) -> None:
    file = tmp_path / "sealed_bid.py"
    file.write_text(SEALED_BID.read_text("utf-8"), "utf-8")
    (tmp_path / "sealed_bid.fr.ftl").write_bytes(b"sealed-bid-name = Mise scell\xe9e\n")
    with pytest.raises(GuestError, match=r"sealed_bid\.fr\.ftl: expected UTF-8"):
        welcome(str(file))


@pytest.fixture
def breaking(tmp_path: Path) -> Path:
    """A game that is read without a fault, and breaks with the first action."""
    file = tmp_path / "breaking.py"
    text = SEALED_BID.read_text("utf-8")
    head = next(line for line in text.splitlines() if line.strip().startswith("def execute("))
    file.write_text(text.replace(head, f'{head}\n        raise RuntimeError("no such tile")', 1), "utf-8")
    return file


@pytest.mark.parametrize(
    "words",
    [
        ("sim", "--bots", "random,random", "--games", "1"),
        ("play", "--bot", "random", "--seed", "1"),
        ("lab", "--games", "2", "--processes", "1", "--bots", "random"),
        # Where it breaks in a process of its own.
        ("lab", "--games", "8", "--processes", "2", "--bots", "random"),
    ],
)
def test_a_game_that_breaks_says_where_and_never_how_python_got_there(breaking: Path, words: tuple[str, ...]) -> None:
    first, *more = words
    legal = "bid 1\n" * 3 if first == "play" else ""
    said = vervet(first, f"{breaking}:GAME", *more, typed=legal, expected=1, cwd=breaking.parent)
    line = breaking.read_text("utf-8").splitlines().index('        raise RuntimeError("no such tile")') + 1
    assert f"{breaking}, line {line}: RuntimeError: no such tile" in " ".join(said.split())
    assert "vervet check" in said
