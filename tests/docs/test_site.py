"""The site builds without a warning, holds together, is French where it must be, and asks nobody else for anything."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.site import Page, is_outside
from vervet.catalog import games
from vervet.texts import Texts

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
CONFIGURATIONS = ("mkdocs.yml", "mkdocs.fr.yml")
# What a style sheet fetches: `url(…)` and `@import`.
FETCHED = re.compile(r"url\(\s*['\"]?([^'\")]+)|@import\s+['\"]([^'\"]+)")


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built once from a copy of its sources, so that nothing else is touched."""
    folder = tmp_path_factory.mktemp("site")
    for name in ("docs", "src"):
        (folder / name).symlink_to(ROOT / name)
    for name in CONFIGURATIONS:
        shutil.copy(ROOT / name, folder)
    command = [sys.executable, str(DOCS / "site" / "build.py"), "--root", str(folder)]
    built = subprocess.run(command, capture_output=True, text=True, check=False, env={**os.environ, "NO_COLOR": "1"})
    assert built.returncode == 0, built.stdout + built.stderr
    return folder / "build" / "site"


@pytest.fixture(scope="session")
def pages(site: Path) -> dict[Path, Page]:
    found = {file: Page(file) for file in sorted(site.rglob("*.html")) if file.name != "404.html"}
    assert len(found) > 30
    return found


def test_every_link_leads_somewhere(pages: dict[Path, Page], site: Path) -> None:
    broken = []
    for page in pages.values():
        for link in page.links:
            if is_outside(link):
                continue
            file, place = page.goal(link)
            there = pages.get(file)
            if not file.is_file() or (place and there and place not in there.ids and place != "__skip"):
                broken.append(f"{page.file.relative_to(site)}: {link}")
    assert broken == []


def test_nothing_is_loaded_from_anybody_else(pages: dict[Path, Page], site: Path) -> None:
    outside = [
        f"{page.file.relative_to(site)}: {load}" for page in pages.values() for load in page.loads if is_outside(load)
    ]
    for sheet in site.rglob("*.css"):
        wanted = ["".join(found) for found in FETCHED.findall(sheet.read_text("utf-8"))]
        outside += [f"{sheet.relative_to(site)}: {address}" for address in wanted if is_outside(address)]
    assert outside == []


def test_everything_that_is_loaded_is_there(pages: dict[Path, Page], site: Path) -> None:
    missing = [
        f"{page.file.relative_to(site)}: {load}"
        for page in pages.values()
        for load in page.loads
        if not load.startswith("data:") and not page.goal(load)[0].is_file()
    ]
    assert missing == []


def test_no_page_shows_its_markup(pages: dict[Path, Page], site: Path) -> None:
    shown = [
        f"{page.file.relative_to(site)}: {words.strip()[:80]}"
        for page in pages.values()
        for words in page.words
        if re.search(r"\]\(|(?<!\w)\*\*\w|^#+ |```|<!--", words)
    ]
    assert shown == []


def test_every_page_for_players_has_its_french_twin() -> None:
    folder = DOCS / "players"
    english = {page.name.removesuffix(".md") for page in folder.glob("*.md") if not page.name.endswith(".fr.md")}
    french = {page.name.removesuffix(".fr.md") for page in folder.glob("*.fr.md")}
    assert english == french


def test_twins_lead_to_each_other_and_speak_their_language(pages: dict[Path, Page], site: Path) -> None:
    twins = [file for file in pages if (site / "fr" / file.relative_to(site)).exists()]
    assert len(twins) >= 6
    for file in twins:
        english, french = pages[file], pages[site / "fr" / file.relative_to(site)]
        assert english.language == "en"
        assert french.language == "fr"
        assert any(english.goal(link)[0] == french.file for link in english.links if not is_outside(link))
        assert any(french.goal(link)[0] == english.file for link in french.links if not is_outside(link))


@pytest.mark.parametrize("name", [game.name for game in games().values()])
def test_the_pages_of_a_game_have_every_rule_in_both_languages(name: str, pages: dict[Path, Page], site: Path) -> None:
    rules = games()[name].rules
    for language, folder in (("en", site), ("fr", site / "fr")):
        page = pages[folder / "players" / name / "index.html"]
        assert {rule.lower() for rule in rules} <= page.ids
        text = page.file.read_text("utf-8")
        assert all(escaped(Texts(language).say(f"rule-{rule}.title")) in text for rule in rules)


def escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("'", "&#x27;")


@pytest.mark.parametrize("configuration", CONFIGURATIONS)
def test_every_page_we_write_is_in_the_navigation(configuration: str) -> None:
    french = configuration == "mkdocs.fr.yml"
    nav = (ROOT / configuration).read_text("utf-8").partition("\nnav:\n")[2]
    listed = set(re.findall(r"[\w/-]+\.md", nav))
    pages = [page.relative_to(DOCS).as_posix() for page in DOCS.rglob("*.md")]
    written = {page.replace(".fr.md", ".md") for page in pages if page.endswith(".fr.md") == french}
    assert written - listed == set()


def test_the_reference_has_every_message_every_action_and_every_event(pages: dict[Path, Page], site: Path) -> None:
    messages = pages[site / "programmers" / "messages" / "index.html"]
    assert {"join", "act", "tablenow", "problem"} <= messages.ids
    actions = (site / "programmers" / "actions" / "index.html").read_text("utf-8")
    assert all(kind.pattern() in actions for game in games().values() for kind in game.grammar.kinds)
    events = (site / "programmers" / "events" / "index.html").read_text("utf-8")
    told = [kind for game in games().values() for kind in game.events.kinds]
    assert all(f"<code>{kind.name}</code>" in events for kind in told)
    assert all(f"<code>{name}" in events for kind in told for name in kind.fields)


def test_the_api_pages_show_what_the_sources_say(site: Path) -> None:
    text = (site / "programmers" / "api" / "core" / "index.html").read_text("utf-8")
    assert 'id="vervet.core.state.State.determinize"' in text
    assert "A copy in which all that the seat does not know is dealt anew" in text


def test_who_made_the_games_is_on_every_page(pages: dict[Path, Page]) -> None:
    for page in pages.values():
        text = page.file.read_text("utf-8")
        for name in (
            "Allan Kirkeby",
            "Florian Sirieix",
            "Daniele Cerizza",
            "Black Box Adventures",
            "Catch Up Games",
            "Tambù",
        ):
            assert name in text, page.file
