"""Help pages, version and language."""

import subprocess
import sys

import pytest

from vervet.cli.language import spoken

from .terminal import Shell

COMMANDS = ("play", "serve", "sim", "replay", "verify", "position", "rules", "cards", "bench")


def test_help_lists_every_command(shell: Shell) -> None:
    ran = shell("--help")
    assert ran.code == 0
    assert all(f"  {command}" in ran.out for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_a_help_page_in_french(shell: Shell, command: str) -> None:
    ran = shell(command, "--help", "--language", "fr")
    assert ran.code == 0
    assert f"Usage : vervet {command}" in ran.said
    assert "Montrer cette page." in ran.out


def test_version_is_one_line(shell: Shell) -> None:
    ran = shell("--version")
    assert ran.code == 0
    assert ran.out.startswith("vervet ") and ran.out.count("\n") == 1


def test_python_m_vervet_is_vervet() -> None:
    ran = subprocess.run([sys.executable, "-m", "vervet", "--version"], capture_output=True, text=True, check=True)
    assert ran.stdout.startswith("vervet ")


def test_output_that_nobody_reads_to_the_end_stops_quietly() -> None:
    line = f"{sys.executable} -m vervet rules itchy-monkey | head -1"
    ran = subprocess.run(line, shell=True, capture_output=True, text=True, check=True)
    assert ran.stdout.count("\n") == 1
    assert ran.stderr == ""


def test_the_language_asked_for_overrides_the_environment() -> None:
    assert spoken(["rules", "--language", "fr"], {"LANG": "en_GB.UTF-8"}) == "fr"
    assert spoken(["rules", "--language=fr"], {"LANG": "en_GB.UTF-8"}) == "fr"


def test_otherwise_the_environment_sets_the_language() -> None:
    assert spoken([], {"LANG": "fr_CA.UTF-8"}) == "fr"
    assert spoken([], {"VERVET_LANGUAGE": "en", "LANG": "fr_FR.UTF-8"}) == "en"


def test_everybody_else_gets_english() -> None:
    assert spoken([], {"LANG": "C.UTF-8"}) == "en"
    assert spoken([], {"LANG": "sw_KE.UTF-8"}) == "en"
    assert spoken(["--language"], {}) == "en"
