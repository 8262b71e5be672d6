"""Ratios, promises and the printed table."""

import io
import json

import pytest
from rich.console import Console

from vervet.bench.hardware import cpu_model, hardware, hardware_line
from vervet.bench.load import LoadRow
from vervet.bench.ours import PURE_SUBJECT, SUBJECT
from vervet.bench.result import Result, ResultError, read_result
from vervet.bench.row import Row
from vervet.bench.stopwatch import COPY, LIBRARY, MIDDLE, PLAY, PYTHON, SEARCH, SEARCH_TO_THE_END, START
from vervet.bench.table import figure, first_line, print_result

INSIDE = Row(SUBJECT, "1", "lice", PLAY, LIBRARY, START, rate=1000.0, goal=500.0)
OUTSIDE = Row(SUBJECT, "1", "lice", PLAY, PYTHON, START, rate=200.0, goal=300.0)
SLOW = Row(PURE_SUBJECT, "1", "lice", PLAY, LIBRARY, START, rate=50.0)
PEER = Row("Peer", "2.0", "ludo", PLAY, PYTHON, START, rate=400.0)
COPIES = Row("Peer", "2.0", "ludo", COPY, PYTHON, MIDDLE, rate=9.0)
LOST = Row("Lost", reason="cannot be installed: no [wheel] for this machine")
RESULT = Result(hardware(), True, [INSIDE, OUTSIDE, SLOW, PEER, COPIES, LOST])


def printed(result: Result) -> str:
    page = io.StringIO()
    print_result(result, Console(file=page, width=160))
    return page.getvalue()


def test_a_peer_is_compared_with_ours_driven_the_same_way() -> None:
    assert RESULT.ratio(PEER) == 0.5


def test_uncompiled_is_compared_with_the_same_game_compiled() -> None:
    assert RESULT.ratio(SLOW) == 20.0
    assert RESULT.ratio(Row(PURE_SUBJECT, "1", "fleas", PLAY, LIBRARY, START, rate=50.0)) is None


def test_what_ours_does_not_do_or_was_not_measured_has_no_ratio() -> None:
    assert RESULT.ratio(COPIES) is None
    assert RESULT.ratio(LOST) is None
    assert RESULT.ratio(INSIDE) is None


def test_a_search_that_estimates_is_never_compared_with_one_that_plays_to_the_end() -> None:
    mine = Row(SUBJECT, "1", "lice", SEARCH, LIBRARY, START, rate=90.0)
    far = Row(SUBJECT, "1", "lice", SEARCH_TO_THE_END, LIBRARY, START, rate=5.0)
    peer = Row("Peer", "2.0", "ludo", SEARCH_TO_THE_END, LIBRARY, START, rate=20.0)
    assert Result(hardware(), True, [mine, peer]).ratio(peer) is None
    assert Result(hardware(), True, [mine, far, peer]).ratio(peer) == 0.25


def test_a_peer_in_another_language_is_compared_with_ours_driven_from_outside() -> None:
    assert RESULT.ratio(Row("Script", "1", "halma", PLAY, "JavaScript", START, rate=100.0)) == 2.0


def test_each_of_our_games_has_a_ratio_of_its_own() -> None:
    other = Row(SUBJECT, "1", "ape", PLAY, PYTHON, START, rate=800.0)
    more = Row(SUBJECT, "1", "ape, 4 players", PLAY, PYTHON, START, rate=900.0)
    assert Result(hardware(), True, [OUTSIDE, other, more, PEER]).ratios(PEER) == {"lice": 0.5, "ape": 2.0}


def test_promises_are_kept_broken_or_not_made() -> None:
    assert [RESULT.kept(row) for row in RESULT.rows] == [True, False, True, None, None, None]


def test_the_table_shows_everybody_and_why_somebody_is_missing() -> None:
    page = printed(RESULT)
    for words in ("1,000", "≥ 500 ✓", "≥ 300 ✗", "20.0×", "≥ 10× ✓", "Peer 2.0", "0.50×", "Not measured", LOST.reason):
        assert words in page
    assert "is compiled" in page


def test_a_reason_of_many_lines_is_cut_to_the_gist() -> None:
    assert first_line("unknown game\nchess\ngo") == "unknown game"
    assert len(first_line("x" * 1000)) == 160
    assert first_line("") == "no reason given"


def test_an_uncompiled_engine_is_reported_as_such() -> None:
    assert "not compiled" in printed(Result(hardware(), False, [SLOW]))


def test_the_server_under_load_is_printed_under_the_names_it_gives() -> None:
    server: list[LoadRow] = [{"matches": 500, "p99_ms": 12.345, "moves_per_second": 4321.5, "note": None}]
    page = printed(Result(hardware(), True, [INSIDE], server))
    for words in ("Server under load", "p99 ms", "12.3", "4,322", "500"):
        assert words in page


def test_the_result_is_json_with_ratios() -> None:
    found = json.loads(json.dumps(RESULT.to_json()))
    assert found["compiled"] is True
    assert [row["ratio"] for row in found["rows"]] == [None, None, 20.0, 0.5, None, None]


def test_a_result_is_read_back_as_it_was_written() -> None:
    server: list[LoadRow] = [{"matches": 500, "p99_ms": 12.5, "note": None}]
    result = Result(hardware(), True, [*RESULT.rows], server)
    assert read_result(json.dumps(result.to_json())) == result


@pytest.mark.parametrize("text", ["", "[]", '{"rows": []}'])
def test_anything_but_a_result_is_refused_saying_what_was_expected(text: str) -> None:
    with pytest.raises(ResultError, match="expected a result that --output wrote"):
        read_result(text)


def test_ratios_have_only_digits_that_mean_something() -> None:
    assert [figure(ratio) for ratio in (None, 0.714, 9.87, 32.14, 731.4)] == ["", "0.71×", "9.87×", "32.1×", "731×"]


def test_the_hardware_line_names_processor_and_python() -> None:
    facts = hardware()
    assert str(facts["python"]) in hardware_line(facts) and cpu_model() in hardware_line(facts)
