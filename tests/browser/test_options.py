"""The lobby explains every option, and disables what clashes, with the reason."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser


@pytest.fixture
def lobby(visit: Callable[..., Visitor]) -> Visitor:
    visitor = visit()
    visitor.go()
    visitor.unfold()
    expect(visitor.part("option-mode")).to_be_visible()
    return visitor


@pytest.mark.parametrize(
    "option", ["players", "mode", "spies", "abilities", "tamarin", "edition", "repetitions", "rounds"]
)
def test_every_option_has_a_sentence_and_a_picture(lobby: Visitor, option: str) -> None:
    lobby.page.get_by_text(lobby.say("web-options-advanced")).click()
    field = lobby.part(f"option-{option}")
    expect(field).to_contain_text(lobby.say(f"itchy-monkey-option-{option}-about"))
    expect(field.locator("svg").first).to_be_visible()


def test_clan_mode_leaves_no_room_for_a_third_player_spies_or_abilities(lobby: Visitor) -> None:
    lobby.called("radio", "itchy-monkey-option-mode-clan").check()
    expect(lobby.part("not-players")).to_contain_text(lobby.say("itchy-clan-two-players"))
    more = lobby.button("web-more", what=lobby.say("web-player-count"))
    expect(more).to_have_attribute("aria-disabled", "true")
    expect(lobby.part("option-spies").get_by_role("checkbox")).to_be_disabled()
    expect(lobby.part("not-spies")).to_contain_text(lobby.say("itchy-clan-without-spies"))
    expect(lobby.part("not-abilities")).to_contain_text(lobby.say("itchy-clan-without-abilities"))


def test_three_players_rule_out_clan_mode(lobby: Visitor) -> None:
    lobby.button("web-more", what=lobby.say("web-player-count")).click()
    expect(lobby.called("radio", "itchy-monkey-option-mode-clan")).to_be_disabled()
    expect(lobby.part("not-mode")).to_contain_text(lobby.say("itchy-clan-two-players"))


def test_an_option_is_possible_again_once_what_ruled_it_out_is_gone(lobby: Visitor) -> None:
    spies = lobby.part("option-spies").get_by_role("checkbox")
    spies.check()
    clan = lobby.called("radio", "itchy-monkey-option-mode-clan")
    expect(clan).to_be_disabled()
    spies.uncheck()
    expect(clan).to_be_enabled()


def test_a_gorilla_is_never_replaced(lobby: Visitor) -> None:
    choice = lobby.part("option-tamarin").get_by_role("combobox")
    expect(choice.locator('option[value="gorilla"]')).to_have_attribute("disabled", "")
    expect(lobby.part("not-tamarin")).to_contain_text(lobby.say("itchy-tamarin-for-gorilla"))


# Of each option with a control: how wide its words are, whether the control lies apart from them, and inside.
WORDS = """() => Object.fromEntries([...document.querySelectorAll('[data-testid^="option-"]')].flatMap((option) => {
  const words = option.querySelector('.words')?.getBoundingClientRect();
  const control = option.querySelector('.control')?.getBoundingClientRect();
  if (!words?.width || !control?.width) return [];
  const apart = control.left >= words.right || control.top >= words.bottom;
  const inside = control.right <= option.getBoundingClientRect().right + 1;
  return [[option.dataset.testid, [Math.round(words.width), apart, inside]]];
}))"""


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_words_of_an_option_have_room_beside_its_control(visit: Callable[..., Visitor], language: str) -> None:
    visitor = visit(language=language)
    visitor.go()
    visitor.page.get_by_text(visitor.say("cheeky-monkeys-name"), exact=True).click()
    visitor.unfold()
    expect(visitor.part("option-windows")).to_be_visible()
    for size in ((1024, 768), (1280, 720), (1600, 900)):
        visitor.resize(*size)
        words = visitor.page.evaluate(WORDS)
        assert len(words) > 3
        assert {name: told for name, told in words.items() if told[0] < 200 or not all(told[1:])} == {}, size
