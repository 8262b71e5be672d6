"""Both verifiers prove whole logs and find what was altered: the small run, and that it would notice a miss."""

from pathlib import Path

import pytest

from tests.proofs.alterations import PLACES
from tests.proofs.page import page
from tests.proofs.played import setups
from tests.proofs.trial import UNALTERED, Case, Result, byte_cases, cases_of, judge, total
from tests.proofs.verifiers import FAULT, NO_PROOF, PROVEN

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "programmers" / "proofs.md"
# Itchy Monkey and Cheeky Monkeys in many setups, After Us alone and for two (its logs are long); some played on.
NUMBERS = (0, 3, 6, 9, 12, 15, 18, 20, 21, 24, 27, 30, 33, 36, 37, 39, 40, *range(49, 78, 2), 56, 64)
ALTERATIONS = 14


def test_whole_logs_are_proven_and_every_alteration_is_found_by_both(tmp_path: Path) -> None:
    result = Result()
    judge([case for number in NUMBERS for case in cases_of(number, ALTERATIONS)], tmp_path, result)
    assert result.mistakes == []
    assert result.whole.cases == len(NUMBERS)
    assert set(result.games) == {game.name for game, _ in setups()}
    assert result.undos > 0
    assert result.played_on > 0
    assert set(result.places) == set(PLACES)
    assert total(result.places).cases == len(NUMBERS) * ALTERATIONS


def test_every_single_byte_of_a_log_matters_to_both(tmp_path: Path) -> None:
    cases = byte_cases(0)
    result = Result()
    judge(cases, tmp_path, result)
    assert result.mistakes == []
    assert result.bytes.cases == len(cases) == len(cases[0].text)


@pytest.mark.parametrize(
    ("place", "finding", "count"),
    [(UNALTERED, FAULT, 2), ("head", PROVEN, 2), ("head", NO_PROOF, 2), ("head", FAULT, 0)],
)
def test_what_a_verifier_gets_wrong_is_a_mistake(place: str, finding: str, count: int) -> None:
    case = Case(7, place, "{}", (finding, ""))
    assert len(list(case.mistakes((finding, "")))) == count


def test_under_a_seal_made_again_only_python_must_find_everything() -> None:
    assert list(Case(7, "outcome: rule", "{}", (FAULT, ""), True).mistakes((PROVEN, ""))) == []
    (mistake,) = Case(7, "outcome: rule", "{}", (PROVEN, ""), True).mistakes((FAULT, "outcome"))
    assert mistake == "match 7, outcome: rule, sealed again: Python says proven "


def test_the_page_has_every_place_and_no_mistake() -> None:
    """It is written by `make proofs`; where places have been added since, that must run again."""
    written = PAGE.read_text("utf-8")
    assert "**Wrong:**" not in written
    cells = [line.split(" | ")[0].removeprefix("| ") for line in written.splitlines() if line.startswith("| ")]
    assert cells == ["altered", *PLACES]
    assert written.splitlines()[0] == page(Result()).splitlines()[0]
