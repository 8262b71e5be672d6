"""Both servers under a small load, and the page that tells of it."""

from pathlib import Path

import pytest
from msgspec import convert
from rich.progress import Progress

from vervet.bench.load_page import load_page
from vervet.bench.load_result import LoadResult, Memory, Phase, Sent, Under, read_before
from vervet.bench.profile import OTHER, Spent, area_of
from vervet.bench.side_by_side import BOARD_GAME, OURS, Plan, Players, measure, publish

ROOT = Path(__file__).parents[2]
SMALL = Plan({2: 20}, 0.3, 2, 4, 6, 6)


@pytest.fixture(scope="module")
def players() -> Players:
    return Players(ROOT / "bench")


def test_both_servers_are_played_on_and_measured(players: Players, tmp_path: Path) -> None:
    result = measure(players, SMALL, Progress(disable=True))
    for name in (OURS, BOARD_GAME.name):
        under = result.under[name][2]
        assert under.flat.moves > 0
        assert under.paced.moves > 0
        assert 0 < under.flat.p50_ms <= under.flat.p99_ms
        assert under.flat.bytes_per_move_and_seat > 0
    assert result.sent is not None
    assert result.sent.moves >= 6
    assert result.sent.seats == 6
    assert sum(spent.share for spent in result.profile[2]) == pytest.approx(1.0, abs=0.01)
    publish(result, tmp_path, tmp_path / "load.json", tmp_path / "load.md")
    again = read_before(tmp_path / "load.json")
    assert again is not None
    assert again.under == result.under
    assert "| 2 |" in (tmp_path / "load.md").read_text("utf-8")


def result(rate: float) -> LoadResult:
    phase = Phase(600, 100.0, rate, 0.5, 1.0, 2.0, 500.0)
    other = convert({"flat": {**fields(phase), "moves_per_cpu_s": 2000.0}, "paced": fields(phase)}, Under)
    return LoadResult(
        {"processor": "P", "cores": 2, "load": 0.1, "system": "S", "python": "Y", "date": "D"},
        True,
        {OURS: {100: Under(phase, phase)}, BOARD_GAME.name: {100: other}},
        {OURS: Memory(100.0), BOARD_GAME.name: Memory(60.0)},
        Sent(150, 6, 1400.0),
        {100: [Spent("rules and views", 0.25)]},
    )


def fields(phase: Phase) -> dict[str, object]:
    return {name: getattr(phase, name) for name in phase.__struct_fields__}


def test_the_page_has_both_servers_and_what_was_before() -> None:
    page = load_page(result(6000.0), result(1000.0))
    assert "| 100 | 1,000 | 6,000 | 2,000 | 0.50 | 3.00 |" in page
    assert "After Us for six, late | 1,400 | 1,400 | |" in page
    assert "| rules and views | 25% |" in page
    assert "| 100 |  | 6,000 | 2,000 |  | 3.00 |" in load_page(result(6000.0))


def test_time_is_counted_where_it_was_spent() -> None:
    assert area_of("/x/site-packages/sqlalchemy/engine/base.py execute") == "the database"
    assert area_of("/x/vervet/server/match/display.py table_now") == "tables"
    assert area_of("~ <built-in method select.epoll>") == "the loop"
    assert area_of("/x/json/decoder.py decode") == OTHER
