"""The rules in words, and those without a test."""

from pathlib import Path

import pytest

from vervet.catalog import game

from .terminal import Shell


def test_all_rules_are_printed_with_their_titles(shell: Shell) -> None:
    ran = shell("rules", "itchy-monkey")
    assert ran.code == 0
    assert all(f"{rule}  " in ran.out for rule in game("itchy-monkey").rules)


@pytest.mark.parametrize("name", ["IM-28", "im-28", "im28", "28"])
def test_one_rule_is_printed_however_it_is_written(shell: Shell, name: str) -> None:
    ran = shell("rules", "itchy-monkey", name)
    assert ran.code == 0
    assert ran.out.startswith("IM-28  Attack\n")


def test_rules_are_printed_in_french(shell: Shell) -> None:
    assert shell("rules", "itchy-monkey", "28", "--language", "fr").out.startswith("IM-28  Attaque\n")


def test_rules_without_a_test_are_listed_with_exit_code_1(shell: Shell, tmp_path: Path) -> None:
    rules = game("itchy-monkey").rules
    marks = "".join(f'@pytest.mark.rule("{rule}")\n' for rule in rules if rule != "IM-28")
    (tmp_path / "test_some.py").write_text(f"import pytest\n\n{marks}def test_it(): ...\n", "utf-8")
    ran = shell("rules", "itchy-monkey", "--untested", "--tests", str(tmp_path))
    assert ran.code == 1
    assert ran.out == "IM-28\n"


def test_without_a_game_the_rules_of_all_games_are_looked_for(shell: Shell, tmp_path: Path) -> None:
    ran = shell("rules", "--untested", "--tests", str(tmp_path))
    assert ran.code == 1
    assert {"IM-28", "AU-28"} <= set(ran.out.split())


def test_when_every_rule_has_a_test_the_exit_code_is_0(shell: Shell, tmp_path: Path) -> None:
    ids = ", ".join(f'"{rule}"' for rule in game("itchy-monkey").rules)
    (tmp_path / "test_all.py").write_text(f"import pytest\n\n@pytest.mark.rule({ids})\ndef test_it(): ...\n", "utf-8")
    ran = shell("rules", "itchy-monkey", "--untested", "--tests", str(tmp_path))
    assert ran.code == 0
    assert ran.out == ""
