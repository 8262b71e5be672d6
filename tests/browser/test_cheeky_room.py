"""Cheeky Monkeys has room on every screen: nothing moves when cards come and go, nor when somebody is out."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser import guest
from tests.browser.test_phone import SMALL
from tests.browser.trainers import WITH_EXCHANGE, WITH_FUSES, Trainer, asked, choose, deal, play_on, swaps, window
from tests.browser.visitor import PHONE, Visitor
from tests.server.running import Message, Process

pytestmark = pytest.mark.browser

# A phone on its side and upright, a screen at 200 %, a small tablet, a wide screen.
SIZES = ((844, 390), (390, 844), (720, 450), (1024, 768), (1440, 900))
# Where the others and the decks lie on the table, as far as it is scrolled or not.
PLACES = """() => {
  const around = document.querySelector('.around');
  const corner = around.getBoundingClientRect();
  return Object.fromEntries([...around.querySelectorAll('.mat, .decks, .phases')].map((part) => {
    const { left, top, width, height } = part.getBoundingClientRect();
    const place = [left - corner.left + around.scrollLeft, top - corner.top + around.scrollTop, width, height];
    return [part.dataset.testid ?? part.classList[0], place.map(Math.round)];
  }));
}"""
TOPS = (
    "() => [...document.querySelectorAll('.decks .deck')].map((deck) => Math.round(deck.getBoundingClientRect().top))"
)

# How far what lies around the middle reaches below it, under one's own monkeys.
HIDDEN = """() => {
  const end = document.querySelector('.own').getBoundingClientRect().top;
  const first = '.around .queue li:first-child';
  const parts = [...document.querySelectorAll(`.around .deck, .around .mat, .around .events, ${first}`)];
  return parts.map((part) => Math.round(part.getBoundingClientRect().bottom - end)).filter((below) => below > 0);
}"""
WIDTH = "() => document.querySelector('.queue').getBoundingClientRect().width"
# What an entry of the queue needs for its words.
LEGIBLE = 340
LOW = ((1280, 720), (1280, 800), (1366, 768), (1440, 900), (1920, 1080))

Places = Mapping[str, list[int]]


def places(visitor: Visitor, *sizes: tuple[int, int]) -> dict[tuple[int, int], Places]:
    found = {}
    for size in sizes:
        visitor.resize(*size)
        found[size] = visitor.page.evaluate(PLACES)
    return found


def test_nothing_moves_when_a_card_enters_the_queue(visit: Callable[..., Visitor], arena: Process) -> None:
    made = deal(arena, "here", "here", "here", seed=WITH_EXCHANGE)
    play_on(arena, made, swaps)
    trainer = Trainer(visit(arena, calm=True))
    trainer.sit(made, 0)
    expect(trainer.primary).to_be_visible()
    before = places(trainer.visitor, *SIZES)
    trainer.card("tactical-exchange").click()
    trainer.options.first.click()
    trainer.options.first.click()
    trainer.primary.click()
    expect(trainer.entries.first).to_have_attribute("data-what", "tactical-exchange")
    assert places(trainer.visitor, *SIZES) == before


@pytest.mark.parametrize(
    ("people", "zombies", "kind"), [(2, False, "phase"), (3, True, "phase"), (6, True, "phase"), (6, False, "arrival")]
)
def test_on_a_low_screen_nothing_lies_under_ones_own_monkeys(
    visit: Callable[..., Visitor], arena: Process, people: int, zombies: bool, kind: str
) -> None:
    made = deal(arena, *["here"] * people, seed=2, zombies=zombies)
    play_on(arena, made, window(kind))
    trainer = Trainer(visit(arena, calm=True))
    trainer.sit(made, 0)
    expect(trainer.primary).to_be_visible()
    for size in LOW:
        trainer.visitor.resize(*size)
        assert trainer.visitor.page.evaluate(HIDDEN) == [], size
        assert trainer.visitor.page.evaluate(WIDTH) >= LEGIBLE, size


@pytest.mark.parametrize("language", ["en", "fr"])
def test_three_decks_lie_side_by_side_on_a_phone(visit: Callable[..., Visitor], arena: Process, language: str) -> None:
    made = deal(arena, *["here"] * 6, seed=2, zombies=True)
    play_on(arena, made, window("phase"))
    trainer = Trainer(visit(arena, language=language, size=PHONE))
    trainer.sit(made, 0)
    expect(trainer.primary).to_be_visible()
    tops = trainer.visitor.page.evaluate(TOPS)
    assert len(tops) == 3 and len(set(tops)) == 1
    assert trainer.visitor.overflow() == 0
    assert trainer.visitor.page.evaluate(SMALL) == []


def doomed(table: Message) -> bool:
    view = table["view"]
    return asked(table) and view["phase"] == "ending" and view["active"] == 0 and view["players"][0]["lit"]


def test_the_table_keeps_its_size_when_somebody_is_out(visit: Callable[..., Visitor], arena: Process) -> None:
    made = deal(arena, "here", "here", "here", seed=WITH_FUSES)
    play_on(arena, made, doomed)
    trainer = Trainer(visit(arena, calm=True))
    trainer.sit(made, 0)
    expect(trainer.primary).to_be_visible()
    before = places(trainer.visitor, (1440, 900))
    play_on(arena, made, lambda table: table["view"]["players"][0]["status"] == "out")
    expect(trainer.visitor.part("out")).to_be_visible()
    assert places(trainer.visitor, (1440, 900)) == before


# How far entries of the queue reach below what is seen of it.
CUT = """() => {
  const end = document.querySelector('.queue ol').getBoundingClientRect().bottom;
  const around = document.querySelector('.queue').getBoundingClientRect().bottom;
  const entries = [...document.querySelectorAll('.queue li')].map((entry) => entry.getBoundingClientRect());
  return entries.map(({ bottom }) => bottom - Math.min(end, around)).filter((below) => below > 1);
}"""
STACKED = (2, 3, 4, 5)


def dare(dice: Random, legal: Sequence[Message]) -> Message:
    """Somebody who as often as not plays whatever card they can."""
    played = [action for action in legal if action["kind"] not in ("pass", "done")]
    return dice.choice(played) if played and dice.random() < 0.5 else choose(legal)


def piled(depth: int, table: Message) -> bool:
    return asked(table) and len(table["view"]["queue"]) >= depth


@pytest.mark.parametrize("people", [2, 4, 6])
def test_the_whole_queue_is_seen(visit: Callable[..., Visitor], arena: Process, people: int) -> None:
    made = deal(arena, *["here"] * people, seed=6 if people == 2 else 1)
    dice = Random(people)
    trainer = Trainer(visit(arena, calm=True))
    trainer.sit(made, 0)
    for depth in STACKED:
        table = guest.play_on(arena, made, partial(piled, depth), lambda table, _: dare(dice, table["legal"]))
        expect(trainer.entries).to_have_count(len(table["view"]["queue"]))
        for size in (*LOW, *SIZES, PHONE):
            trainer.visitor.resize(*size)
            assert trainer.visitor.page.evaluate(CUT) == [], f"{size}: {depth} entries"
