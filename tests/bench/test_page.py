"""The page for the documentation."""

from vervet.bench.load import LoadRow
from vervet.bench.ours import PURE_SUBJECT, SUBJECT
from vervet.bench.page import page, table
from vervet.bench.result import Result
from vervet.bench.row import Row
from vervet.bench.stopwatch import LIBRARY, PLAY, PYTHON, START, STEP

QUIET: dict[str, str | int | float] = {
    "processor": "Abacus",
    "cores": 2,
    "load": 0.1,
    "system": "Wood",
    "python": "CPython 3.11",
    "date": "2026-11-15 16:00 UTC",
}
LICE = Row(SUBJECT, "1", "itchy-monkey, 2 players", PLAY, LIBRARY, START, rate=1000.0, goal=500.0)
DRIVEN = Row(SUBJECT, "1", "itchy-monkey, 2 players", PLAY, PYTHON, START, rate=300.0, goal=400.0)
TRIBE = Row(SUBJECT, "1", "after-us, 4 players", PLAY, LIBRARY, START, rate=500.0)
SLOW = Row(PURE_SUBJECT, "1", "itchy-monkey, 2 players", PLAY, LIBRARY, START, rate=50.0)
PEER = Row("Peer", "2.0", "ludo", PLAY, LIBRARY, START, rate=250.0, note="a|b")
SCRIPT = Row("Other", "3.0", "halma", PLAY, "JavaScript", START, rate=100.0)
LOST = Row("Lost", reason="cannot be installed: no wheel")
ROWS = [LICE, DRIVEN, TRIBE, SLOW, PEER, SCRIPT, LOST]


def lines(result: Result) -> list[str]:
    return page(result).splitlines()


def test_hardware_and_date_are_above_the_tables() -> None:
    above = page(Result(QUIET, True, ROWS)).partition("## ")[0]
    for words in ("Abacus, 2 cores (load 0.1 at the start)", "CPython 3.11", "2026-11-15 16:00 UTC"):
        assert words in above


def test_our_rows_say_whether_promises_are_kept() -> None:
    found = lines(Result(QUIET, True, ROWS))
    assert "| **Itchy Monkey**, 2 players | start | inside | 1,000 | 1,000 (100%) | ≥ 500 ✓ |  |" in found
    assert "| **Itchy Monkey**, 2 players | start | outside | 300 | 300 (100%) | ≥ 400 ✗ |  |" in found


def test_what_compiling_gains_is_shown_for_the_very_same_work() -> None:
    found = lines(Result(QUIET, True, ROWS))
    assert "| **Itchy Monkey**, 2 players | play | start | inside | 50 | 1,000 | 20.0× | ≥ 10× ✓ |  |" in found


def test_an_uncompiled_engine_on_its_own_gets_the_usual_rows() -> None:
    assert "| **Itchy Monkey**, 2 players | start | inside | 50 | 50 (100%) |  |  |" in lines(
        Result(QUIET, False, [SLOW])
    )


def test_the_summary_has_a_line_for_each_of_our_games() -> None:
    found = lines(Result(QUIET, True, ROWS))
    assert "| **Itchy Monkey** | 1,000 | 300 |  |  |  |  |  |" in found
    assert "| **After Us** | 500 |  |  |  |  |  |  |" in found
    assert "In short" not in page(Result(QUIET, True, [PEER]))


def test_a_peer_is_compared_with_each_of_our_games_that_does_the_same() -> None:
    found = lines(Result(QUIET, True, ROWS))
    assert "| peer | its game | from | loop | per second | Itchy Monkey | After Us | note |" in found
    assert "| Peer 2.0 | ludo | start | inside | 250 | 4.00× | 2.00× | a\\|b |" in found
    assert "| Other 3.0 | halma | start | outside | 100 | 3.00× |  |  |" in found


def test_what_was_not_measured_is_listed_with_the_reason() -> None:
    assert "| Lost |  | cannot be installed: no wheel |" in lines(Result(QUIET, True, ROWS))
    assert "Not measured" not in page(Result(QUIET, True, [LICE]))


def test_kinds_of_work_that_nobody_was_timed_at_have_no_heading() -> None:
    assert "steps per second" not in page(Result(QUIET, True, ROWS))
    step = Row("Peer", "2.0", "ludo", STEP, PYTHON, START, rate=9.0)
    assert "## Environments for learners: steps per second" in lines(Result(QUIET, True, [step]))


def test_a_busy_machine_and_an_uncompiled_engine_are_admitted() -> None:
    quiet, busy = page(Result(QUIET, True, ROWS)), page(Result({**QUIET, "load": 5.0}, False, ROWS))
    assert "busy with other work" not in quiet and "not compiled" not in quiet
    assert "load average 5.0 on 2 cores" in busy and "was not compiled" in busy


def test_the_server_has_a_table_under_the_names_it_gives() -> None:
    server: list[LoadRow] = [{"matches": 500, "p99_ms": 12.345}]
    found = lines(Result(QUIET, True, ROWS, server))
    assert "| matches | p99 ms |" in found and "| 500 | 12.3 |" in found


def test_numbers_are_aligned_to_the_right() -> None:
    assert table(("a", ">b"), [("x", "1")]) == "| a | b |\n| --- | --: |\n| x | 1 |\n"


def test_answers_without_a_choice_are_shown_but_not_compared() -> None:
    passing = Row(SUBJECT, "1", "itchy-monkey, 2 players", PLAY, LIBRARY, START, rate=1000.0, goal=500.0, choices=0.25)
    found = lines(Result(QUIET, True, [passing, PEER]))
    assert "| **Itchy Monkey**, 2 players | start | inside | 1,000 | 250 (25%) | ≥ 500 ✗ |  |" in found
    assert "| Peer 2.0 | ludo | start | inside | 250 | 1.00× | a\\|b |" in found
    assert "| **Itchy Monkey** | 250 |  |  |  |  |  |  |" in found
