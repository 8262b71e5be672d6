"""Cards as text and as pictures."""

import os
import pty
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from vervet.faces.after_us.cards.deck import pile
from vervet.games.after_us.box.notation import read_cards

from .terminal import Shell

RANGES = "Cards are 1–48, 101–172, 201–248"


def test_all_cards_are_listed_in_the_notation_of_the_file(shell: Shell) -> None:
    ran = shell("cards", "after-us")
    assert ran.code == 0
    blocks = [block for block in ran.out.split("\n\n") if block.strip() and not block.startswith("#")]
    assert len(read_cards("\n\n".join(blocks), "listed")) == 8 + 4 * 18 + 4 * 12
    assert "231\n    1 flower ]  [ 3 species > 2 fruits ]  [ 2 energy ]\n" in ran.out


def test_one_pile_is_listed_alone(shell: Shell) -> None:
    ran = shell("cards", "after-us", "--pile", "mandrill-2")
    assert ran.out.startswith("# mandrill-2\n\n201\n")
    assert ran.out.count("\n\n") == len(pile("mandrill-2")) + 1


def test_the_tamarins_are_listed_once_for_all_colours(shell: Shell) -> None:
    ran = shell("cards", "after-us", "--pile", "tamarin")
    assert ran.out.startswith("# tamarin: the same for every colour, from 9, 17, 25, 33, 41\n\n1  rage 1 fruit\n")
    assert len(pile("tamarin")) == 8


def test_a_line_goes_down_the_pipe_as_svg_for_who_asks_for_it(shell: Shell) -> None:
    ran = shell("cards", "after-us", "--show", "7,6,231,143", "--output", "-")
    assert ran.code == 0
    assert ElementTree.fromstring(ran.out).tag == "{http://www.w3.org/2000/svg}svg"


def test_a_line_is_written_to_the_named_file(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "line.svg"
    ran = shell("cards", "after-us", "--show", " 7, -, 231 ", "--out", str(file))
    assert ran.code == 0 and "Saved to" in ran.said
    assert "<title>After Us: 7, -, 231</title>" in file.read_text("utf-8")


def test_markup_is_never_poured_out_unasked(shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    ran = shell("cards", "after-us", "--show", "7,6")
    assert ran.said == "Saved to “after-us-7-6.svg”."
    assert ElementTree.parse(tmp_path / "after-us-7-6.svg").getroot().tag == "{http://www.w3.org/2000/svg}svg"


def test_a_terminal_shows_the_line_in_signs_and_says_where_the_picture_is(tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "vervet", "--language", "en", "cards", "after-us", "--show", "7,-,231"]
    same = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}  # this process's vervet, run from another folder
    subprocess.run(command, stdout=theirs, cwd=tmp_path, env=same, check=True)
    os.close(theirs)
    printed = drained(ours)
    assert "a 7" in printed and "tamarin" in printed and "orang-utan 2" in printed and "≠" in printed
    assert "after-us-7-gap-231.svg" in printed and "<svg" not in printed
    assert [file.name for file in tmp_path.iterdir()] == ["after-us-7-gap-231.svg"]


def drained(end: int) -> str:
    """All that a pseudo-terminal still has to say."""
    parts: list[bytes] = []
    try:
        while part := os.read(end, 4096):
            parts.append(part)
    except OSError:
        pass  # its other end is closed
    finally:
        os.close(end)
    return b"".join(parts).decode()


def test_the_cards_are_named_in_the_language_of_the_reader(shell: Shell) -> None:
    english = shell("cards", "after-us", "--show", "33,231", "--output", "-").out
    assert "<title>33, turquoise tamarin</title>" in english and "<title>231, orang-utan, level 2</title>" in english
    french = shell("cards", "after-us", "--show", "33,231", "--output", "-", "--language", "fr").out
    assert "<title>33, tamarin turquoise</title>" in french and "<title>231, orang-outan, niveau 2</title>" in french


WRONG = {
    "no such number": (["--show", "7,300"], f"There’s no card “300”. {RANGES}, and - is a gap."),
    "no number": (["--show", "7,gorilla"], "There’s no card “gorilla”."),
    "nothing": (["--show", ""], "There’s no card “”."),
    "negative": (["--show", "7,-6"], "There’s no card “-6”."),
    "other digits": (["--show", "٧"], "There’s no card “٧”."),
    "very long": (["--show", "9" * 900], "There’s no card “999"),
    "twice": (["--show", "7,6,07"], "Card 07 is listed twice; there is only one."),
    "six": (["--show", "1,2,3,4,5,6"], "A line has at most 5 places, not 6."),
    "no such pile": (["--pile", "mandril-1"], "There’s no pile “mandril-1”."),
    "both": (["--pile", "gorilla-1", "--show", "7"], "Say either --show or --pile, not both."),
    "nothing to draw": (["--output", "line.svg"], "--output goes with --show: say which cards to draw."),
    "no such folder": (["--show", "7", "--output", "no/such/folder/line.svg"], "can’t be written: No such file"),
}


@pytest.mark.parametrize("case", WRONG)
def test_what_cannot_be_shown_gets_a_sentence(shell: Shell, case: str) -> None:
    words, sentence = WRONG[case]
    ran = shell("cards", "after-us", *words)
    assert ran.code == 2
    assert sentence in ran.said


def test_a_game_without_cards_has_none_to_show(shell: Shell) -> None:
    ran = shell("cards", "itchy-monkey")
    assert ran.code == 2
    assert "“itchy-monkey” has no cards to show. Games with cards: after-us." in ran.said
