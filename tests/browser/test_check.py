"""Somebody checks how a game was dealt: at its end, and from a file."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.browser.audit import Audit, everywhere
from tests.browser.chromium import AXE, ROOT
from tests.browser.visitor import Visitor
from tests.browser.written import advance, moves
from tests.server.running import Message, Process

pytestmark = pytest.mark.browser

KEY = re.compile("^[0-9a-f]{64}$")
VECTOR = ROOT / "docs" / "programmers" / "deal.json"


def play_seen_by(visitor: Visitor, table: Process, seed: int | None = None) -> Message:
    """A whole game, which the visitor watches from the fourth move on."""
    made = table.create("here", "here", seed=seed)
    advance(table, made, 4)
    visitor.watch(made)
    visitor.catch_up(4)
    advance(table, made, len(moves()))
    expect(visitor.part("outcome")).to_be_visible()
    return made


def verdict(visitor: Visitor, result: str) -> Locator:
    found = visitor.part("verdict")
    expect(found).to_have_attribute("data-result", result)
    return found


def show(visitor: Visitor, change: Callable[[Any], Any]) -> None:
    """From now on the server's logs are other ones."""

    def answer(route: Route) -> None:
        log = change(route.fetch().json())
        route.fulfill(content_type="application/json", body=json.dumps(log))

    visitor.page.route("**/log", answer)


def test_a_finished_game_is_checked_with_the_keys_alone(visit: Callable[..., Visitor], table: Process) -> None:
    visitor = visit()
    play_seen_by(visitor, table)
    button = visitor.button("web-check")
    button.focus()
    visitor.page.keyboard.press("Enter")
    found = verdict(visitor, "proven")
    expect(found).to_contain_text(visitor.say("web-check-proven"))
    for name, count in (("seals", 2), ("draws", 1), ("entries", len(moves())), ("heads", 1)):
        expect(found).to_contain_text(visitor.say(f"web-check-{name}", count=count))
    summary = found.locator("summary")
    summary.focus()
    visitor.page.keyboard.press("Enter")
    expect(found).to_contain_text(visitor.say("web-check-about-heads", count=1))
    expect(found.locator("code")).to_have_text(KEY)
    visitor.page.keyboard.press("Escape")
    expect(found).to_have_count(0)
    expect(button).to_be_focused()


def test_a_log_that_was_changed_is_found_out(visit: Callable[..., Visitor], table: Process) -> None:
    visitor = visit()
    play_seen_by(visitor, table)
    show(visitor, lambda log: {**log, "deal": {**log["deal"], "secret": "0" * 64}})
    visitor.button("web-check").click()
    found = verdict(visitor, "fault")
    expect(found).to_contain_text("deal.commitment")
    expect(found).to_contain_text(visitor.say("web-check-fault-commitment"))
    expect(found).to_contain_text(visitor.say("web-check-fault-kept-head"))


def test_the_log_of_another_game_is_found_out(visit: Callable[..., Visitor], table: Process) -> None:
    visitor = visit()
    play_seen_by(visitor, table)
    show(visitor, lambda _: json.loads(VECTOR.read_text("utf-8")))
    visitor.button("web-check").click()
    expect(verdict(visitor, "fault")).to_contain_text(visitor.say("web-check-fault-kept-commitment"))


def test_a_game_from_a_seed_has_no_proof(visit: Callable[..., Visitor], table: Process) -> None:
    visitor = visit()
    play_seen_by(visitor, table, seed=7)
    visitor.button("web-check").click()
    found = verdict(visitor, "no-proof")
    expect(found).to_contain_text(visitor.say("web-check-none.seed"))
    expect(found).to_contain_text(visitor.say("web-check-heads"))


def test_a_log_that_cannot_be_fetched(visit: Callable[..., Visitor], table: Process) -> None:
    visitor = visit()
    play_seen_by(visitor, table)
    visitor.page.route("**/log", lambda route: route.abort())
    visitor.forgive("net::ERR_FAILED")
    visitor.button("web-check").click()
    expect(visitor.page.get_by_role("dialog")).to_contain_text(visitor.say("web-problem-no-answer"))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_file_is_checked(visit: Callable[..., Visitor], tmp_path: Path, language: str) -> None:
    visitor = visit(language=language)
    visitor.go()
    visitor.called("link", "web-check-title").click()
    file = visitor.page.get_by_label(visitor.say("web-check-file"))
    file.set_input_files(VECTOR)
    expect(verdict(visitor, "proven")).to_contain_text(visitor.say("web-check-seals", count=3))
    changed = tmp_path / "changed.json"
    changed.write_text(VECTOR.read_text("utf-8").replace('"numbers": [1]', '"numbers": [0]'), "utf-8")
    file.set_input_files(changed)
    found = verdict(visitor, "fault")
    expect(found).to_contain_text("draws[0].numbers[0]")
    expect(found).to_contain_text(visitor.say("web-check-fault-drawn"))
    nothing = tmp_path / "nothing.json"
    nothing.write_text("no log at all", "utf-8")
    file.set_input_files(nothing)
    expect(found).to_contain_text(visitor.say("web-check-fault-json"))


@everywhere
def test_a_check_is_accessible(
    visit: Callable[..., Visitor], table: Process, tmp_path: Path, language: str, size: tuple[int, int]
) -> None:
    visitor = visit(language=language, size=size, calm=True, scripts=[AXE])
    audit = Audit(visitor)
    play_seen_by(visitor, table)
    visitor.unfold_outcome()
    visitor.button("web-check").click()
    verdict(visitor, "proven").locator("summary").click()
    audit.look("a proven deal")
    visitor.go("/check")
    changed = tmp_path / "changed.json"
    changed.write_text(VECTOR.read_text("utf-8").replace("0 undo", "0 redo"), "utf-8")
    visitor.page.get_by_label(visitor.say("web-check-file")).set_input_files(changed)
    verdict(visitor, "fault")
    audit.look("a deal that does not fit")
    assert audit.report() == ""
