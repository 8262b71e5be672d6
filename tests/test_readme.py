"""The README does what it says: every code block in it runs."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.blocks import blocks_of
from tests.docs.trial import environment

README = Path(__file__).parent.parent / "README.md"
BLOCKS = blocks_of(README)
PYTHON = [block.code for block in BLOCKS if block.language == "python"]
SHELL = [line for block in BLOCKS if block.language == "sh" for line in block.code.splitlines() if line]


def test_the_readme_has_python_and_a_terminal() -> None:
    assert PYTHON and SHELL
    assert {block.language for block in BLOCKS} == {"python", "sh"}


@pytest.mark.parametrize("code", PYTHON)
def test_its_python_runs(code: str) -> None:
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=300)
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout


@pytest.mark.parametrize("line", SHELL)
def test_its_terminal_lines_run(line: str, tmp_path: Path) -> None:
    known = environment(tmp_path)
    ran = subprocess.run(
        line, shell=True, cwd=tmp_path, env=known, capture_output=True, text=True, check=False, timeout=300
    )
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout
