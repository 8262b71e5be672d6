"""The README does what it says: every code block in it runs."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

README = Path(__file__).parent.parent / "README.md"
BLOCKS = re.findall(r"^```(\w+)\n(.*?)^```$", README.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
PYTHON = [code for language, code in BLOCKS if language == "python"]
SHELL = [line for language, code in BLOCKS if language == "sh" for line in code.splitlines() if line]


def test_the_readme_has_python_and_a_terminal() -> None:
    assert PYTHON and SHELL
    assert {language for language, _ in BLOCKS} == {"python", "sh"}


@pytest.mark.parametrize("code", PYTHON)
def test_its_python_runs(code: str) -> None:
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=300)
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout


@pytest.mark.parametrize("line", SHELL)
def test_its_terminal_lines_run(line: str) -> None:
    command = line.replace("vervet ", f"{sys.executable} -m vervet ", 1)
    ran = subprocess.run(command, shell=True, capture_output=True, text=True, check=False, timeout=300)
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout
