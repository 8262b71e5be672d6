"""Fingers on a keyboard: they never touch the mouse."""

from playwright.sync_api import Locator, expect

from tests.browser.hand import FILES, goal, primary_words, see_forecast
from tests.browser.visitor import Visitor
from tests.browser.written import Move

MOST_TABS = 60
MOST_ARROWS = 12
WITHIN = "(part) => document.querySelector(part)?.contains(document.activeElement)"
MOST_LICE = 9
LETTERS = {"spawn": "s", "jump": "j", "bump": "b", "nitpick": "n", "exchange": "x"}


class Keyboard:
    """Walks through a page with Tab and over the board with arrow keys."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.bumps = 0
        self.confirmed = 0

    def press(self, *keys: str) -> None:
        for key in keys:
            self.visitor.page.keyboard.press(key)

    def type(self, text: str) -> None:
        self.visitor.page.keyboard.type(text)

    def tab_to(self, wanted: Locator, key: str = "Tab") -> None:
        """Press Tab until the focus is on it."""
        for _ in range(MOST_TABS):
            if wanted.evaluate("element => element === document.activeElement"):
                return
            self.press(key)
        raise AssertionError(f"Tab does not lead to {wanted}")

    def tab_within(self, part: str, key: str = "Tab") -> bool:
        """Press Tab until the focus is within a part of the page; returns whether that part is still there."""
        for _ in range(MOST_TABS):
            within = self.visitor.page.evaluate(WITHIN, part)
            if within is not False:
                return bool(within)
            self.press(key)
        raise AssertionError(f"Tab does not lead into {part}")

    def choose(self, wanted: Locator, instead_of: Locator) -> None:
        """A radio button: Tab leads to the checked one, arrow keys from there to the others."""
        self.tab_to(instead_of)
        for _ in range(MOST_ARROWS):
            if wanted.is_checked():
                return
            self.press("ArrowRight")
        raise AssertionError(f"arrows do not lead to {wanted}")

    # At the table.

    def make(self, move: Move) -> None:
        kind = str(move.action["kind"])
        if kind in ("skip", "end"):
            self.to_board()
        else:
            self.pick(move)
        if kind == "bump":
            self.count(move)
        elif kind == "jump":
            self.louse(str(move.action["louse"]))
        self.confirm(move)

    def to_board(self) -> None:
        """Tab from the top of the page, or Shift+Tab from the actions, which come after the board."""
        focus = self.visitor.board.locator('[role="gridcell"][tabindex="0"]')
        expect(focus).to_have_count(1)
        inside = self.visitor.part("actions").evaluate("element => element.contains(document.activeElement)")
        self.tab_to(focus, "Shift+Tab" if inside else "Tab")

    def walk(self, cell: str) -> None:
        """From the focused cell to another."""
        at = self.visitor.page.evaluate("document.activeElement.dataset.cell")
        right, up = FILES.index(cell[0]) - FILES.index(at[0]), int(cell[1:]) - int(at[1:])
        self.press(*["ArrowRight" if right > 0 else "ArrowLeft"] * abs(right))
        self.press(*["ArrowUp" if up > 0 else "ArrowDown"] * abs(up))
        expect(self.visitor.cell(cell)).to_be_focused()

    def pick(self, move: Move) -> None:
        """Pick the monkey, then what it does by letter, then where it goes."""
        kind, cell = str(move.action["kind"]), str(move.action["cell"])
        self.to_board()
        self.walk(cell)
        self.press("Enter")
        if kind in LETTERS and kind != "nitpick":
            self.press(LETTERS[kind])
        if "way" in move.action:
            self.walk(goal(move))
            self.press("Enter")
        expect(self.visitor.primary).to_have_text(primary_words(self.visitor, move))

    def louse(self, wanted: str) -> None:
        radio = self.visitor.called("radio", f"itchy-louse-{wanted}")
        if radio.count() and not radio.is_checked():
            self.press("q")
            expect(radio).to_be_checked()

    def count(self, move: Move) -> None:
        """With digits and letters, or in the steppers with arrow keys."""
        self.bumps += 1
        for what in ("workers", "queens"):
            wanted = int(str(move.action[what]))
            number = self.visitor.called("spinbutton", f"web-itchy-party-{what}")
            if not number.count():
                assert wanted == 0
            elif self.bumps % 2:
                self.count_by_letter(what, wanted, number)
            else:
                self.tab_to(number)
                self.press(*["ArrowDown"] * MOST_LICE, *["ArrowUp"] * wanted)
            if number.count():
                expect(number).to_have_attribute("aria-valuenow", str(wanted))

    def count_by_letter(self, what: str, wanted: int, number: Locator) -> None:
        if what == "workers":
            self.press(str(wanted))
            return
        while (shown := number.get_attribute("aria-valuenow")) != str(wanted):
            self.press("q")
            expect(number).not_to_have_attribute("aria-valuenow", str(shown))

    def confirm(self, move: Move) -> None:
        """With the letter or, every fourth time, the large button."""
        visitor = self.visitor
        expect(visitor.primary).to_have_text(primary_words(visitor, move))
        expect(visitor.primary).to_have_attribute("aria-disabled", "false")
        if "cell" in move.action:
            see_forecast(visitor, move)
        self.confirmed += 1
        if move.action["kind"] in ("skip", "end"):
            self.press("e")
        elif self.confirmed % 4:
            self.press("c")
        else:
            self.tab_to(visitor.primary)
            self.press("Enter")
