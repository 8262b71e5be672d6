"""The report: one file, complete in both languages, for one box or two, for a table or a lone player."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from vervet.catalog import printed_box
from vervet.lab.folder import Folder
from vervet.lab.numerals import Numerals
from vervet.lab.report import REPORT, write_report
from vervet.texts import Texts, languages

from .runs import run, settings_for

VOID = {"meta", "line", "circle", "path", "rect", "use", "br"}


class Outline(HTMLParser):
    """Collects headings and addresses, and fails on elements that are not closed in order."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.heads: list[str] = []
        self.addresses: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.addresses += [value or "" for name, value in attrs if name in ("src", "href", "xlink:href")]
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] in ("h1", "h2", "h3"):
            self.heads.append(data)


def read(folder: Folder, language: str = "en") -> tuple[str, Outline]:
    write_report(folder, Texts(language))
    html = (folder.path / REPORT).read_text("utf-8")
    outline = Outline()
    outline.feed(html)
    assert outline.open == []
    return html, outline


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Folder:
    bots = ("random", "random", "heuristic")
    return run(tmp_path_factory.mktemp("plain"), settings_for(bots=bots, players=3, rounds=4), 60)


@pytest.mark.parametrize("language", languages())
def test_a_report_has_every_section_in_every_language(plain: Folder, language: str) -> None:
    html, outline = read(plain, language)
    texts = Texts(language)
    names = ("seats", "bots", "endings", "course", "effects", "kinds", "making", "stopping", "method")
    assert {texts.say(f"lab-{name}") for name in names} <= set(outline.heads)
    assert f'<html lang="{language}">' in html
    assert html.count("<figure>") == 4


def test_a_report_asks_nobody_for_anything(plain: Folder) -> None:
    html, outline = read(plain)
    assert all(address.startswith("#") for address in outline.addresses)
    assert set(re.findall(r"https?://[^\"' <]+", html)) <= {"http://www.w3.org/2000/svg"}
    assert "<script" not in html


def test_drawings_take_the_colours_of_the_page(plain: Folder) -> None:
    html, _ = read(plain)
    assert "#0102a" not in html
    assert html.count("<style") == 1
    assert html.count("var(--one)") > 10


def test_the_stopping_rule_is_stated(plain: Folder) -> None:
    html, _ = read(plain)
    assert "After 60 games, a number fixed before the first one was played." in html


def test_a_change_of_plan_is_admitted(tmp_path: Path) -> None:
    run(tmp_path, settings_for(), 10)
    html, _ = read(run(tmp_path, settings_for(), 20))
    assert "The plan was changed on the way: 10, 20 games." in html


def test_a_sequential_rule_is_stated_with_its_intervals(stopped: Folder) -> None:
    html, _ = read(stopped)
    assert f"After {stopped.games:,} games: every 500 games" in html
    assert "known to within ±4.00 points" in html
    assert "confidence sequences" in html


def test_a_comparison_shows_both_boxes_and_the_changed_lines(tmp_path: Path) -> None:
    box = printed_box("itchy-monkey").replace("workers = 20", "workers = 4")
    html, outline = read(run(tmp_path, settings_for(), 80, changed=settings_for(components=box)))
    assert "What changed, and is it more than noise?" in outline.heads
    assert "-workers = 20" in html
    assert "+workers = 4" in html
    assert "more than noise" in html
    assert "var(--two)" in html


def test_a_few_games_are_not_said_to_have_found_every_change(tmp_path: Path) -> None:
    box = printed_box("itchy-monkey").replace("workers = 20", "workers = 4")
    html, _ = read(run(tmp_path, settings_for(), 2, changed=settings_for(components=box)))
    assert "would probably have been found" not in html
    assert "With fewer than 30 games nothing is called more than noise" in html


def test_a_lone_player_gets_a_report_too(tmp_path: Path) -> None:
    _, outline = read(run(tmp_path, settings_for("after-us", players=1), 40))
    assert "The share of wins" in outline.heads
    assert "Seat advantage" not in outline.heads


def test_where_all_decide_at_once_nobody_is_said_to_go_first(tmp_path: Path) -> None:
    html, _ = read(run(tmp_path, settings_for("after-us", players=2), 2))
    assert "nobody goes first, all decide at once" in html
    assert "from the player who goes first" not in html


def test_names_from_outside_are_text_not_html(tmp_path: Path) -> None:
    box = printed_box("itchy-monkey").replace("workers = 20", "workers = 4  # <script>alert(1)</script>")
    html, _ = read(run(tmp_path, settings_for(), 10, changed=settings_for(components=box)))
    assert "<script" not in html
    assert "&lt;script&gt;" in html


def test_numbers_are_written_as_in_the_language() -> None:
    english, french = Numerals(Texts("en")), Numerals(Texts("fr"))
    assert english.plain(1234.5, 1) == "1,234.5"
    assert french.plain(1234.5, 1) == "1\u202f234,5"
    assert english.points(-0.0123) == "−1.2"
    assert english.signed(-0.001, 1) == "+0.0"
    assert english.small(0.00001) == "<\u202f0.001"
    assert french.percent(0.256) == "25,6\u202f%"
