"""The tutorial "Add a game" shows the examples as they are, and what it does works."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "researchers" / "add-a-game.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^```(\w+)(?: title=\"([^\"]+)\")?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
BLOCKS = [(found[1], found[2], found[3]) for found in BLOCK.finditer(PAGE)]
EXCERPTS = [(title, code) for language, title, code in BLOCKS if language == "py"]
COMMANDS = [
    line.removeprefix("$ ")
    for language, _, code in BLOCKS
    if language == "console"
    for line in code.splitlines()
    if line.startswith("$ ")
]


@pytest.mark.parametrize(("title", "code"), EXCERPTS, ids=[code.strip().splitlines()[0] for _, code in EXCERPTS])
def test_an_excerpt_stands_in_its_file_word_for_word(title: str, code: str) -> None:
    assert code in (ROOT / title).read_text(encoding="utf-8")


def test_the_blocks_of_python_run_one_after_the_other() -> None:
    space: dict[str, object] = {}
    for language, _, code in BLOCKS:
        if language == "python":
            exec(compile(code, "add-a-game.md", "exec"), space)
    assert "worlds" in space


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_succeeds(command: str) -> None:
    words = shlex.split(command)
    assert words[0] == "python"
    done = subprocess.run([sys.executable, *words[1:]], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_every_block_is_either_shown_from_a_file_or_run() -> None:
    assert {language for language, _, _ in BLOCKS} == {"py", "python", "text", "console"}
    assert all(title for title, _ in EXCERPTS) and len(EXCERPTS) > 10 and COMMANDS
