"""A designer's round trip in the browser: a box changed, tried by the lab, played, and passed on by a link."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.audit import Audit, everywhere
from tests.browser.chromium import AXE
from tests.browser.visitor import Visitor
from tests.server.running import Process
from vervet.boxes import digest
from vervet.catalog import printed_box

pytestmark = pytest.mark.browser

# What the report says, which lies in a room of its own.
SHORT = """() => [...document.querySelector('[data-testid="report"]').shadowRoot.querySelectorAll('.short li')].map(
  (line) => line.textContent)"""
HEADS = """() => [...document.querySelector('[data-testid="report"]').shadowRoot.querySelectorAll('h2')].map(
  (head) => head.textContent)"""


def take(visitor: Visitor, game: str) -> None:
    visitor.go("/workshop")
    visitor.part(f"printed-{game}").click()
    expect(visitor.part("verdict")).to_contain_text(visitor.say(f"{game}-name"))


def part_of(visitor: Visitor, name: str) -> None:
    visitor.page.get_by_label(visitor.say("web-workshop-part"), exact=True).select_option(name)


def replace(visitor: Visitor, wanted: str, instead: str) -> None:
    page = visitor.page
    page.get_by_label(visitor.say("web-workshop-wanted")).fill(wanted)
    page.get_by_label(visitor.say("web-workshop-instead"), exact=True).fill(instead)
    page.locator("form.replace button").click()
    expect(visitor.part("verdict")).to_contain_text(
        visitor.say("web-workshop-sound", game=visitor.say("after-us-name"))
    )


def begin(visitor: Visitor, games: int) -> None:
    visitor.page.get_by_label(visitor.say("web-workshop-games")).fill(str(games))
    visitor.button("web-workshop-start").click()


def stage(page: Page, name: str) -> None:
    expect(page.locator(f'[data-testid="run-status"][data-stage="{name}"]')).to_be_visible()


def number(page: Page, sign: str) -> None:
    """A number is printed somewhere on the card that is drawn."""
    expect(
        page.locator('[data-testid="drawing"] svg text').filter(has_text=re.compile(f"^{sign}$")).first
    ).to_be_visible()


def test_gorillas_that_pay_are_told_first_played_and_passed_on(visit: Callable[..., Visitor]) -> None:
    designer = visit()
    page = designer.page
    take(designer, "after-us")
    for pile in ("gorilla-1", "gorilla-2"):
        part_of(designer, pile)
        replace(designer, "2 points", "9 points")
        replace(designer, "3 points", "9 points")
    number(page, "9")
    begin(designer, 60)
    stage(page, "done")
    told = page.evaluate(SHORT)
    assert told[0].startswith("Changed: gorilla, level 1, recruited 0 → "), told
    assert page.evaluate(HEADS)[0] == "What changed, and is it more than noise?"

    page.get_by_label(designer.say("web-workshop-name"), exact=True).fill("Nine points")
    designer.button("web-workshop-get-link").click()
    link = designer.part("box-link").input_value()
    designer.button("web-workshop-play").click()
    expect(designer.part("editions").get_by_role("radio", name="Nine points")).to_be_checked()
    designer.button("web-play").click()
    expect(page).to_have_url(re.compile("/match/"))
    expect(designer.part("table-bar").or_(page.get_by_role("main")).first).to_be_visible()

    # Somebody else, who has never seen the workshop.
    friend = visit()
    friend.page.goto(link)
    expect(friend.part("editions").get_by_role("radio", name="Nine points")).to_be_checked()
    friend.button("web-play").click()
    expect(friend.page).to_have_url(re.compile("/match/"))
    match = friend.page.url.rpartition("/match/")[2].partition("/")[0]
    info = friend.page.request.get(f"{friend.address}/api/matches/{match}").json()
    assert info["options"]["box"] in link
    # And may look into it, and change it further.
    friend.page.goto(link.replace("/box/", "/workshop/"))
    part_of(friend, "gorilla-1")
    number(friend.page, "9")


def test_a_mistake_is_shown_at_once_with_its_line(visit: Callable[..., Visitor]) -> None:
    designer = visit()
    page = designer.page
    take(designer, "after-us")
    page.get_by_label("recruit_price", exact=True).fill("[3]")
    verdict = designer.part("verdict")
    expect(verdict).to_contain_text("box.toml, line 31")
    expect(verdict).to_contain_text("expected two numbers, for level 1 and level 2, not [3]")
    expect(page.get_by_label("recruit_price", exact=True)).to_have_attribute("aria-invalid", "true")
    expect(designer.button("web-workshop-start")).to_have_attribute("aria-disabled", "true")
    part_of(designer, "king")
    designer.button("web-workshop-to-mistake").click()
    page.get_by_label("recruit_price", exact=True).fill("[3, 6]")
    expect(verdict).to_contain_text(designer.say("web-workshop-unchanged", game="After Us"))
    # On a card it is the line of the row.
    part_of(designer, "gorilla-1")
    row = page.get_by_label(designer.say("web-workshop-row", card="119", row=2), exact=True)
    row.fill("  > 2 ponits ]")
    expect(page.get_by_text(designer.say("web-workshop-drawn-before"))).to_be_visible()
    lines = printed_box("after-us").split("\n")
    expect(verdict).to_contain_text(f"line {lines.index('119') + 3}")
    expect(row).to_have_attribute("aria-invalid", "true")


def test_a_file_is_opened_edited_as_text_and_saved(visit: Callable[..., Visitor], tmp_path: Path) -> None:
    designer = visit()
    page = designer.page
    file = tmp_path / "Fewer lice.toml"
    file.write_bytes(printed_box("itchy-monkey").replace("workers = 20", "workers = 9").replace("\n", "\r\n").encode())
    designer.go("/workshop")
    page.set_input_files('input[type="file"]', file)
    expect(designer.part("verdict")).to_contain_text(designer.say("web-workshop-sound", game="Itchy Monkey"))
    expect(page.get_by_label(designer.say("web-workshop-name"), exact=True)).to_have_value("Fewer lice")
    page.get_by_role("radio", name=designer.say("web-workshop-text"), exact=True).check()
    text = page.locator("textarea")
    text.fill(text.input_value().replace("workers = 9", "workers = 11"))
    with page.expect_download() as saved:
        designer.button("web-workshop-save").click()
    assert saved.value.suggested_filename == "Fewer lice.toml"
    assert Path(saved.value.path()).read_text() == printed_box("itchy-monkey").replace("workers = 20", "workers = 11")


def test_what_is_no_box_is_told_and_nothing_breaks(visit: Callable[..., Visitor], tmp_path: Path) -> None:
    designer = visit()
    page = designer.page
    designer.go("/workshop")
    for name, data, words in (
        ("picture.toml", b"\x89PNG\xff\xfe", designer.say("web-workshop-no-text", file="picture.toml")),
        ("big.toml", b"#" * 60_000, designer.say("web-workshop-too-large", file="big.toml", most=56)),
        ("empty.toml", b" \n", designer.say("web-workshop-empty", file="empty.toml")),
    ):
        file = tmp_path / name
        file.write_bytes(data)
        page.set_input_files('input[type="file"]', file)
        expect(page.get_by_role("alert")).to_contain_text(words)
    file = tmp_path / "evil.toml"
    file.write_text("<script>document.title = 'taken'</script>")
    page.set_input_files('input[type="file"]', file)
    expect(designer.part("verdict")).to_contain_text("evil.toml, line 1")
    # Something that is a list of settings, but no box: nothing was ever drawn.
    file = tmp_path / "other.toml"
    file.write_text("[package]\nname = 'x'\n")
    page.set_input_files('input[type="file"]', file)
    expect(designer.part("verdict")).to_contain_text("other.toml, line 1: box: unknown key 'package'")
    expect(page.get_by_text(designer.say("web-workshop-drawn-before"))).to_have_count(0)
    assert page.title().startswith(designer.say("web-workshop"))


def test_a_link_to_a_box_that_is_not_here_says_so(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.forgive("404")
    visitor.go(f"/box/{digest('another')}")
    expect(visitor.page.get_by_role("alert")).to_contain_text(visitor.say("web-problem-unknown-box"))
    # The lobby is there all the same.
    expect(visitor.button("web-play")).to_be_visible()


def test_the_run_ends_with_the_page(launch: Callable[..., Process], visit: Callable[..., Visitor]) -> None:
    site = launch()
    designer = visit(site)
    take(designer, "itchy-monkey")
    begin(designer, 10_000)
    stage(designer.page, "playing")
    designer.button("web-workshop-stop").click()
    stage(designer.page, "ended")
    # The place is free again: another run begins, and goes away with its page.
    begin(designer, 10_000)
    stage(designer.page, "playing")
    designer.go("/")
    take(designer, "itchy-monkey")
    begin(designer, 20)
    stage(designer.page, "done")


def test_a_closed_workshop_says_why(launch: Callable[..., Process], visit: Callable[..., Visitor]) -> None:
    visitor = visit(launch(VERVET_WORKSHOP="off"))
    visitor.go("/workshop")
    expect(visitor.page.get_by_role("main")).to_contain_text(visitor.say("web-workshop-closed-off"))


def test_the_keyboard_alone_changes_a_box_and_starts_a_run(visit: Callable[..., Visitor]) -> None:
    designer = visit()
    page = designer.page
    designer.go("/workshop")
    designer.part("printed-cheeky-monkeys").focus()
    page.keyboard.press("Enter")
    expect(designer.part("verdict")).to_contain_text("Cheeky Monkeys")
    page.get_by_label("arrival-limit", exact=True).focus()
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type("400")
    expect(designer.part("verdict")).to_contain_text(designer.say("web-workshop-sound", game="Cheeky Monkeys"))
    games = page.get_by_label(designer.say("web-workshop-games"))
    games.focus()
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type("20")
    page.keyboard.press("Enter")
    stage(page, "done")


@everywhere
def test_the_workshop_is_accessible(visit: Callable[..., Visitor], language: str, size: tuple[int, int]) -> None:
    designer = visit(language=language, size=size, scripts=[AXE])
    audit = Audit(designer)
    designer.go("/workshop")
    audit.look("empty")
    for game, part in (("after-us", "gorilla-1"), ("itchy-monkey", "layouts"), ("cheeky-monkeys", "actions")):
        designer.part(f"printed-{game}").click()
        expect(designer.part("verdict")).to_contain_text(designer.say(f"{game}-name"))
        part_of(designer, part)
        audit.look(game)
    page = designer.page
    page.get_by_label("count", exact=True).first.fill("many")
    expect(designer.part("verdict")).to_contain_text("box.toml")
    audit.look("a mistake")
    page.get_by_label("count", exact=True).first.fill("5")
    begin(designer, 20)
    stage(page, "done")
    page.get_by_text(designer.say("web-workshop-more"), exact=True).click()
    audit.look("a report")
    assert not audit.found, audit.report()
