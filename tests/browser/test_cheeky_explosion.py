"""Cheeky Monkeys, danger: burning fuses are seen, so are explosions, zombies look the part, and somebody wins."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.trainers import WITH_FUSES, WITH_ZOMBIE, Trainer, asked, deal, over, play_on
from tests.browser.visitor import Visitor
from tests.server.running import Message, Process

pytestmark = pytest.mark.browser

# Every burst ever seen on the page, with its cause, its look, and whether all of it is on the screen.
WATCH = """() => {
  window.bursts = [];
  new MutationObserver(() => {
    const burst = document.querySelector('[data-testid="burst"]');
    if (!burst) return;
    const { left, top, right, bottom } = burst.getBoundingClientRect();
    const inside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    const look = burst.classList.contains('calm') ? 'calm' : 'wild';
    window.bursts.push(`${burst.dataset.cause} ${look} ${inside ? 'inside' : 'outside'}`);
  }).observe(document.body, { childList: true, subtree: true });
}"""


def doomed(table: Message) -> bool:
    """The first seat's fuses are burning, and its round is ending."""
    view = table["view"]
    return asked(table) and view["phase"] == "ending" and view["active"] == 0 and view["players"][0]["lit"]


def chooses_to_skip(visitor: Visitor) -> None:
    """Whoever is out watches, unless they want nothing but the end; they can change their mind."""
    watch, skip = visitor.button("web-cheeky-out-watch"), visitor.button("web-cheeky-out-skip")
    expect(watch).to_have_attribute("aria-pressed", "true")
    skip.click()
    expect(skip).to_have_attribute("aria-pressed", "true")
    expect(visitor.part("actions")).to_contain_text(visitor.say("web-cheeky-out-skipping"))
    watch.click()
    expect(visitor.part("actions")).to_contain_text(visitor.say("cheeky-out"))


@pytest.mark.parametrize(("calm", "look"), [(False, "wild"), (True, "calm")])
def test_fuses_burn_down_and_the_explosion_is_seen(
    visit: Callable[..., Visitor], arena: Process, calm: bool, look: str
) -> None:
    made = deal(arena, "here", "here", "here", seed=WITH_FUSES)
    play_on(arena, made, doomed)
    trainer = Trainer(visit(arena, calm=calm))
    trainer.sit(made, 0)
    visitor = trainer.visitor
    expect(trainer.mat(0).locator('[data-mark="lit"]')).to_have_text(visitor.say("cheeky-mark-lit"))
    expect(visitor.part("window")).to_have_text(visitor.say("web-cheeky-end.you", fuses="lit"))
    expect(visitor.part("doom")).to_contain_text(visitor.say("web-cheeky-doom"))
    expect(trainer.primary).to_have_text(visitor.say("web-cheeky-do-blow-up"))
    visitor.page.evaluate(WATCH)
    trainer.primary.click()
    play_on(arena, made, lambda table: table["view"]["players"][0]["status"] == "out")
    expect(trainer.mat(0)).to_contain_text(visitor.say("cheeky-status-out"))
    visitor.page.wait_for_function("window.bursts.length > 0")
    assert set(visitor.page.evaluate("window.bursts")) == {f"fuses {look} inside"}
    chooses_to_skip(visitor)


def test_a_zombie_counts_its_parts(visit: Callable[..., Visitor], arena: Process) -> None:
    made = deal(arena, "here", "here", "here", seed=WITH_ZOMBIE, zombies=True)
    now = play_on(arena, made, lambda table: asked(table) and len(table["view"]["players"][0]["parts"]) >= 2)
    trainer = Trainer(visit(arena))
    trainer.sit(made, 0)
    visitor = trainer.visitor
    parts = now["view"]["players"][0]["parts"]
    expect(trainer.mat(0)).to_contain_text(visitor.say("cheeky-status-zombie"))
    expect(trainer.mat(0)).to_contain_text(f"{len(parts)}/5")
    deck = visitor.page.locator('[data-deck="zombies"]')
    deck.click()
    expect(visitor.page.get_by_role("dialog")).to_contain_text(visitor.say("cheeky-deck-zombies.discards"))


def test_the_end_says_who_has_won(visit: Callable[..., Visitor], arena: Process) -> None:
    made = deal(arena, "here", "here", seed=2)
    now = play_on(arena, made, over)
    winner = int(now["outcome"]["winners"][0])
    trainer = Trainer(visit(arena))
    trainer.sit(made, 0)
    visitor = trainer.visitor
    expect(visitor.part("outcome")).to_contain_text(visitor.say("cheeky-outcome-survivor"))
    expect(trainer.mat(winner).get_by_label(visitor.say("web-cheeky-wins"))).to_be_visible()
    pair = trainer.mat(1 - winner).get_by_test_id("deciding")
    expect(pair.locator("[data-monkey]").nth(1)).to_be_visible()
    # On a phone what decided the game stays in sight: everything but the next thing to do lies folded.
    trainer = Trainer(visit(arena, size=(390, 844)))
    trainer.sit(made, 0)
    visitor = trainer.visitor
    told = visitor.part("outcome").get_by_role("button", name=visitor.say("web-ending"), exact=True)
    expect(trainer.mat(1 - winner).get_by_test_id("deciding")).to_be_in_viewport()
    expect(told).to_be_hidden()
    visitor.part("more").click()
    expect(told).to_be_visible()
