"""The page's Python plays by the same rules, byte by byte. The large run is `make same`."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from shutil import copy, copytree

import pytest

from tests.device.ledger import PROGRAMS, REPOSITORY, ROOMS, Compared, Ledger, compared, counts, sources_digest
from tests.device.same import PagePython, available, compare, page_python
from tests.device.trace import every_setup, first_matches, setup_of

pytestmark = pytest.mark.skipif(not available(), reason="needs Node and pyodide in web/node_modules")
# So many entries of each match: every phase of a game comes up in some of them.
MOST = 24
# Every third setup, so that both sides play each game.
STEP = 3


@pytest.fixture(scope="module")
def python() -> Iterator[PagePython]:
    with page_python("tests.device.trace") as started:
        yield started


def test_a_page_tells_the_same_of_every_match(python: PagePython) -> None:
    found = [compare(python, number, MOST) for number in list(first_matches())[::STEP]]
    assert [each for each in found if each.differs] == []
    assert len(counts(found, "here")) == len(counts(found, "there")) == 3
    assert sum(each.steps for each in found) > 500


def test_every_setup_is_played_on_both_sides(python: PagePython) -> None:
    turns = {place: [number for number in range(1200) if setup_of(number)[0] == place] for place in range(3)}
    for numbers in turns.values():
        assert {compare(python, number, 1).where for number in numbers[:2]} == {"here", "there"}


def test_ten_thousand_matches_have_every_setup_often() -> None:
    met = Counter(setup_of(number)[0] for number in range(10_000))
    assert len(met) == len(every_setup())
    assert min(met.values()) >= 16


def test_a_difference_is_found(python: PagePython) -> None:
    played = python.ask("play 1 10")
    other = {**played, "digest": "another", "steps": [*played["steps"][:4], "another", *played["steps"][5:]]}
    assert compared(1, "there", played, other).differs == "4"
    assert compared(1, "there", played, played).differs == ""


def test_a_run_that_was_broken_off_is_gone_on_with(tmp_path: Path) -> None:
    ledger = Ledger(tmp_path, MOST)
    first, second = Compared(3, "there", "itchy-monkey", 5, 70), Compared(8, "here", "after-us", 2, 9, "1")
    ledger.add(first)
    # Whatever was being written when somebody ended it.
    with ledger.path.open("a") as file:
        file.write('{"number": 4, "whe')
    again = Ledger(tmp_path, MOST)
    assert again.numbers == {3}
    again.add(second)
    assert Ledger(tmp_path, MOST).found == [first, second]
    # Another length of matches is another comparison.
    assert Ledger(tmp_path, MOST + 1).found == []


@pytest.mark.parametrize(("file", "again"), [("rules/line.py", False), ("mind/vain.py", True)])
def test_only_what_decides_about_a_match_begins_it_anew(tmp_path: Path, file: str, again: bool) -> None:
    for name in [*ROOMS, *PROGRAMS]:
        target = tmp_path / name
        target.parent.mkdir(parents=True, exist_ok=True)
        (copytree if (REPOSITORY / name).is_dir() else copy)(REPOSITORY / name, target)
    assert sources_digest(tmp_path) == sources_digest(REPOSITORY)
    with (tmp_path / "src/vervet/games/after_us" / file).open("a") as altered:
        altered.write("# A word more.\n")
    assert (sources_digest(tmp_path) == sources_digest(REPOSITORY)) == again


def test_what_was_altered_is_told_otherwise(python: PagePython) -> None:
    """The comparison sees one bit of one view: two matches that differ in their deal alone."""
    one, other = python.ask("play 0 10"), python.ask("play 37 10")
    assert one["game"] == other["game"]
    assert one["digest"] != other["digest"]
