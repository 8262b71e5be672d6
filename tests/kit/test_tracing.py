"""Law 10: rules without a test are found."""

from pathlib import Path

import pytest
from examples.sealed_bid import GAME

from vervet.kit import LawBroken, check_game, unknown_rules, untested_rules

TESTS = """
import pytest
pytestmark = pytest.mark.rule("SB-1")

@pytest.mark.rule("SB-2", "SB-3", "SB-6")
def test_one(): ...

@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("SB-4"))])
def test_two(n): ...

@pytest.mark.rule("SB-5")
def not_a_test(): ...

class TestMany:
    @pytest.mark.rule("SB-77")
    def test_three(self): ...
"""


@pytest.fixture
def tests(tmp_path: Path) -> Path:
    (tmp_path / "deeper").mkdir()
    (tmp_path / "deeper" / "test_it.py").write_text(TESTS)
    return tmp_path


def test_marks_of_tests_count_and_marks_of_others_do_not(tests: Path) -> None:
    assert untested_rules(GAME, [tests]) == ["SB-5"]


def test_a_mark_without_a_rule_is_found(tests: Path) -> None:
    assert unknown_rules([GAME], [tests]) == ["SB-77"]


def test_an_untested_rule_breaks_law_10(tests: Path) -> None:
    with pytest.raises(LawBroken, match="no test is marked with SB-5") as caught:
        check_game(GAME, {}, games=1, laws=(), tests=[tests])
    assert caught.value.law == 10


def test_missing_tests_are_an_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match="no tests at"):
        untested_rules(GAME, [tmp_path / "nowhere"])
