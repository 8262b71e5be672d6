"""The page shows every level of every game that was measured, in both languages."""

from vervet.lab.numerals import Numerals
from vervet.ladder.page import duration, levels, page, row
from vervet.texts import Texts

from .test_record import ITCHY, played

ENGLISH, FRENCH = Texts("en"), Texts("fr")


def test_the_strongest_comes_first_and_the_weakest_beats_nobody() -> None:
    text = page(ENGLISH, {"itchy-monkey": played("1110").to_json()})
    rows = [line for line in text.splitlines() if line.startswith("| ")][2:]
    assert [line.split("|")[3].strip() for line in rows] == list(reversed(ITCHY.bots))
    assert rows[-1].split("|")[4:7] == ["  ", "  ", "  "]


def test_a_row_shows_share_interval_and_games() -> None:
    level = levels(played("1110"))[1]
    cells = row(ENGLISH, level)
    assert cells[:6] == ["2", "Novice", "glance-2", "75.0\u202f%", "30.1 – 95.4", "4"]


def test_the_page_is_french_in_french() -> None:
    text = page(FRENCH, {"itchy-monkey": played("1110").to_json()})
    assert "75,0\u202f%" in text and "Novice" in text and "Graine 7" in text


def test_games_without_a_record_are_left_out() -> None:
    assert "After Us" not in page(ENGLISH, {"itchy-monkey": played("1").to_json()})


def test_times_are_given_in_a_fitting_unit() -> None:
    numbers = Numerals(ENGLISH)
    assert [duration(numbers, seconds) for seconds in (0.0002, 0.0423, 1.26)] == ["< 1 ms", "42 ms", "1.3 s"]
