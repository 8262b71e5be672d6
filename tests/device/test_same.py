"""The page's Python plays by the same rules, byte by byte. The large run is `make same`."""

from collections.abc import Iterator

import pytest

from tests.device.same import PagePython, Result, available, compare, page_python
from tests.device.trace import every_setup

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
    result = Result()
    for first in range(0, len(every_setup()), STEP):
        list(compare(python, range(first, first + 1), MOST, result))
    assert result.differences == []
    assert len(result.here) == len(result.there) == 3
    assert result.steps > 500


def test_a_difference_is_found(python: PagePython) -> None:
    played = python.ask("play 1 10")
    result = Result()
    other = {**played, "digest": "another", "steps": [*played["steps"][:4], "another", *played["steps"][5:]]}
    result.note("there", 1, played, other)
    assert result.differences == ["match 1, played there: step 4 differs"]


def test_what_was_altered_is_told_otherwise(python: PagePython) -> None:
    """The comparison sees one bit of one view: two matches that differ in their deal alone."""
    one, other = python.ask("play 40 10"), python.ask("play 118 10")
    assert one["game"] == other["game"]
    assert one["digest"] != other["digest"]
