"""After Us: tokens chosen in secret and revealed together, recruits, copies, reactivations, rage and objects."""

from collections.abc import Callable, Sequence

import pytest
from playwright.sync_api import expect

from tests.browser.tribe import Tribe, deal, play_on, reaches
from tests.browser.visitor import Visitor
from tests.server.running import Process

pytestmark = pytest.mark.browser

Come = Callable[..., Tribe]


@pytest.fixture
def come(visit: Callable[..., Visitor], table: Process) -> Come:
    """Somebody comes to seat 0 of a table for two once that seat has reached a stage."""

    def come(wanted: str, round_number: int = 1, token: str = "mandrill", named: Sequence[str] = ()) -> Tribe:
        made = deal(table, "here", "here", named=named)
        play_on(table, made, reaches(wanted, 0, round_number), {0: token, 1: "gorilla"})
        tribe = Tribe(visit(calm=True))
        tribe.by_hand()
        tribe.sit(made, 0)
        return tribe

    return come


def test_tokens_lie_face_down_until_all_have_chosen(visit: Callable[..., Visitor], table: Process) -> None:
    made = deal(table, "here", "here")
    play_on(table, made, reaches("choose", 0))
    one, other = Tribe(visit(calm=True)), Tribe(visit(calm=True))
    one.sit(made, 0)
    other.sit(made, 1)
    one.token("mandrill").click()
    one.confirm("web-after-do-token", species="mandrill")
    down = one.visitor.say("web-after-face-down")
    for tribe in (one, other):
        expect(tribe.visitor.part("tokens").get_by_role("img", name=down, exact=True)).to_have_count(1)
    assert one.visitor.say("after-token-mandrill") not in other.visitor.part("tokens").inner_html()
    other.token("gorilla").click()
    other.confirm("web-after-do-token", species="gorilla")
    for tribe in (one, other):
        tokens = tribe.visitor.part("tokens")
        expect(tokens.get_by_role("img", name=tribe.visitor.say("after-token-mandrill"))).to_be_visible()
        expect(tokens.get_by_role("img", name=tribe.visitor.say("after-token-gorilla"))).to_be_visible()


def test_a_chosen_token_can_be_changed_until_all_have_chosen(come: Come) -> None:
    tribe = come("choose")
    tribe.token("mandrill").click()
    tribe.primary.click()
    tribe.visitor.button("web-after-change").click()
    expect(tribe.token("gorilla")).to_be_visible()


# The token that is chosen at once after the large button is pressed, before any answer can have come.
PRESS = """async () => {
  document.querySelector('[data-testid=primary]').click();
  for (let turn = 0; turn < 5; turn += 1) await null;
  const tokens = [...document.querySelectorAll('[data-testid=token-picker] input')];
  return tokens.filter(({ checked }) => checked).map(({ value }) => value);
}"""


def test_a_token_on_its_way_stays_chosen(come: Come) -> None:
    tribe = come("choose")
    tribe.token("chimpanzee").click()
    expect(tribe.primary).to_contain_text(tribe.visitor.say("after-species-chimpanzee"))
    assert tribe.visitor.page.evaluate(PRESS) == ["chimpanzee"]
    expect(tribe.visitor.part("token-picker")).to_have_count(0)


def test_nobody_is_offered_a_monkey_that_they_cannot_pay_for(come: Come) -> None:
    tribe = come("recruit", token="gorilla")
    too_dear = tribe.visitor.say("web-after-too-dear", species=tribe.visitor.say("after-species-gorilla"))
    expect(tribe.visitor.part("too-dear")).to_contain_text(too_dear)
    expect(tribe.visitor.page.locator("[data-recruit]")).to_have_count(0)
    expect(tribe.visitor.button("after-action-recruit")).to_have_count(0)


def test_a_recruited_monkey_is_seen_by_whoever_recruits_it(come: Come) -> None:
    tribe = come("recruit")
    tribe.visitor.page.locator('[data-recruit="1 flower"]').click()
    price = tribe.visitor.say("after-amount-flower", count=3)
    tribe.confirm("web-after-do-recruit", level=1, price=price)
    recruits = tribe.visitor.part("recruits")
    expect(recruits).to_contain_text(tribe.visitor.say("web-after-on-deck"))
    expect(recruits).to_contain_text(tribe.visitor.say("after-species-mandrill"))
    expect(tribe.stock("flower")).to_contain_text("0")


def test_a_frame_is_activated_again_by_touching_it(come: Come) -> None:
    tribe = come("recruit", token="chimpanzee")
    tribe.visitor.button("after-action-reactivate").click()
    tribe.frame("cd1").click()
    expect(tribe.visitor.part("actions")).to_contain_text("cd1")
    # What is printed there says more than its name.
    expect(tribe.primary.locator(".pictures")).to_be_visible()
    tribe.confirm("web-after-do-reactivate", frame="cd1")
    expect(tribe.stock("flower")).to_contain_text("5")


def test_a_neighbours_bonus_is_copied(come: Come) -> None:
    tribe = come("recruit")
    tribe.visitor.button("web-after-copy").click()
    tribe.visitor.page.locator('[data-value="flower"]').click()
    tribe.confirm("web-after-do-copy", price=tribe.visitor.say("after-amount-flower", count=2))
    expect(tribe.stock("rage")).to_contain_text("2")


def test_rage_removes_a_card_for_its_bonus_and_leaves_a_gap(come: Come) -> None:
    tribe = come("resolve", round_number=3, token="gorilla")
    before = tribe.order()
    tribe.visitor.part("rage").click()
    tribe.card(before[1]).click()
    expect(tribe.visitor.part("actions")).to_contain_text(tribe.visitor.say("web-after-rage-bonus"))
    # The button shows the card that is meant.
    expect(tribe.primary.locator(".head")).to_be_visible()
    tribe.primary.click()
    tribe.expect_order([before[0], *before[2:]])
    expect(tribe.visitor.page.get_by_label(tribe.visitor.say("web-after-gap"))).to_be_visible()


def test_too_little_rage_says_so(come: Come) -> None:
    tribe = come("arrange")
    tribe.visitor.part("rage").click()
    expect(tribe.visitor.part("refusal")).to_contain_text(tribe.visitor.say("after-little-rage", need=4, have=0))


def test_an_object_says_why_it_cannot_be_used(come: Come) -> None:
    tribe = come("arrange", named=["pinball", "game-console", "moped"])
    tribe.object("pinball").click()
    expect(tribe.visitor.part("refusal")).to_contain_text("AU-45")
    tribe.object("moped").click()
    expect(tribe.visitor.part("refusal")).to_contain_text("AU-47")


def test_the_pinball_brings_a_fifth_card(come: Come) -> None:
    tribe = come("arrange", 4, "orangutan", named=["pinball", "game-console", "moped"])
    expect(tribe.cards).to_have_count(4)
    tribe.object("pinball").click()
    tribe.confirm("after-action-pinball")
    expect(tribe.cards).to_have_count(5)
    expect(tribe.preview.locator("[data-row]")).to_have_count(3)
    expect(tribe.object("pinball")).to_contain_text(tribe.visitor.say("after-object-used-up"))


def test_the_fridge_exchanges_one_resource_for_another(come: Come) -> None:
    tribe = come("choose", 2, "orangutan", named=["mini-fridge", "game-console", "moped"])
    tribe.object("mini-fridge").click()
    tribe.visitor.page.locator('[data-value="energy"]').click()
    tribe.visitor.page.locator('[data-value="grain"]').click()
    give, get = tribe.visitor.say("after-resource-energy"), tribe.visitor.say("after-resource-grain")
    tribe.confirm("web-after-do-fridge", give=give, get=get)
    expect(tribe.object("mini-fridge")).to_contain_text(tribe.visitor.say("after-object-used-up"))


def test_a_neighbours_board_opens_in_full(come: Come) -> None:
    tribe = come("recruit")
    tribe.visitor.button("web-after-look", player=tribe.visitor.say("player-human", seat=2)).click()
    details = tribe.visitor.part("details")
    expect(details).to_contain_text(tribe.visitor.say("web-after-discard", count=0))
    expect(details).to_contain_text(tribe.visitor.say("web-after-deck-loose"))
