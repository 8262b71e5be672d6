"""Things are seen moving; with reduced motion they only appear where they went."""

from collections.abc import Callable

import pytest

from tests.browser.hand import Mouse
from tests.browser.visitor import Visitor
from tests.browser.written import LINES, advance, moves
from tests.server.running import Process

pytestmark = pytest.mark.browser

# Counts lice that take to the air, however short their flight.
WATCH = """() => {
  globalThis.flights = 0;
  const flying = (node) => node.classList?.contains('flight');
  const count = ({ addedNodes }) => (flights += [...addedNodes].filter(flying).length);
  const board = document.querySelector('.board:has(> .pieces)');
  new MutationObserver((changes) => changes.forEach(count)).observe(board, { childList: true, subtree: true });
}"""

# Keeps what every animation on the board changes; one without any change would only keep the page busy.
PROPERTIES = """() => {
  globalThis.changed = new Set();
  const fields = new Set(['offset', 'computedOffset', 'easing', 'composite']);
  const names = (frame) => Object.keys(frame).filter((name) => !fields.has(name));
  const look = () => {
    for (const { effect } of document.getAnimations()) {
      if (!effect.target.closest('.board')) continue;
      const found = effect.getKeyframes().flatMap(names);
      for (const name of found.length ? found : ['nothing']) changed.add(name);
    }
    requestAnimationFrame(look);
  };
  look();
}"""
# Keeps every element on the page whose style a script sets: to a browser that is an animation of the page's own.
SCRIPTED = """() => {
  globalThis.scripted = [];
  const owners = new WeakMap();
  for (const { prototype } of [HTMLElement, SVGElement]) {
    const style = Object.getOwnPropertyDescriptor(prototype, 'style');
    const get = function () {
      const own = style.get.call(this);
      owners.set(own, this);
      return own;
    };
    Object.defineProperty(prototype, 'style', { ...style, get });
  }
  const note = (style, change) => {
    const owner = owners.get(style);
    if (owner?.isConnected) scripted.push(`${owner.outerHTML.slice(0, 40)} ${change}`);
  };
  const prototype = CSSStyleDeclaration.prototype;
  for (const name of ['setProperty', 'removeProperty']) {
    const set = prototype[name];
    prototype[name] = function (...given) {
      note(this, given.join(' '));
      return set.apply(this, given);
    };
  }
  const text = Object.getOwnPropertyDescriptor(prototype, 'cssText');
  const set = function (given) {
    note(this, given);
    text.set.call(this, given);
  };
  Object.defineProperty(prototype, 'cssText', { ...text, set });
}"""
# What a browser moves without asking the page.
SMOOTH = ["opacity", "transform"]


def bump_with_lice(visitor: Visitor, table: Process) -> None:
    made = table.create("here", "here")
    advance(table, made, 3)
    visitor.sit(made, 0, 1)
    visitor.page.evaluate(WATCH)
    visitor.page.evaluate(PROPERTIES)
    visitor.page.evaluate(SCRIPTED)
    Mouse(visitor).make(moves()[3])
    visitor.sees(LINES[:4])


def test_lice_hop_when_things_may_move(visit: Callable[..., Visitor], table: Process) -> None:
    visitor = visit()
    bump_with_lice(visitor, table)
    visitor.page.wait_for_function("flights === 4")


def test_nothing_flies_with_reduced_motion(visit: Callable[..., Visitor], table: Process) -> None:
    visitor = visit(calm=True)
    bump_with_lice(visitor, table)
    assert visitor.page.evaluate("flights") == 0


def test_nothing_flies_after_calm_is_chosen_in_the_settings(visit: Callable[..., Visitor], table: Process) -> None:
    visitor = visit()
    visitor.go()
    visitor.button("web-settings").click()
    visitor.page.get_by_role("checkbox", name=visitor.say("web-calm")).check()
    visitor.button("web-close").click()
    bump_with_lice(visitor, table)
    assert visitor.page.evaluate("flights") == 0


def test_whatever_moves_needs_no_drawing(visit: Callable[..., Visitor], table: Process) -> None:
    visitor = visit()
    bump_with_lice(visitor, table)
    visitor.page.wait_for_function("() => flights === 4 && !document.querySelector('.flight, [data-gone]')")
    assert visitor.page.evaluate("[...changed].toSorted()") == SMOOTH


def test_no_script_moves_anything(visit: Callable[..., Visitor], table: Process) -> None:
    visitor = visit()
    bump_with_lice(visitor, table)
    visitor.page.wait_for_function("flights === 4")
    assert visitor.page.evaluate("scripted") == []
