"""A hand with a mouse: it touches monkeys, drags them, counts lice and presses buttons."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.visitor import Visitor
from tests.browser.written import Move

STEPS = {"north": (0, 1), "east": (1, 0), "south": (0, -1), "west": (-1, 0)}
FILES = "abcdefgh"


def goal(move: Move) -> str:
    """The cell where an action ends; for one that goes nowhere, its own cell."""
    cell, way = str(move.action["cell"]), move.action.get("way")
    if way is None:
        return cell
    right, up = STEPS[str(way)]
    distance = int(str(move.action.get("distance", 1)))
    return f"{FILES[FILES.index(cell[0]) + right * distance]}{int(cell[1:]) + up * distance}"


def primary_words(visitor: Visitor, move: Move) -> str:
    """What the large button says before the move is made."""
    kind = str(move.action["kind"])
    name = visitor.say(f"itchy-action-{kind}")
    if kind in ("skip", "end"):
        return name
    return visitor.say("web-itchy-do", action=name, cell=goal(move), travel="yes" if "way" in move.action else "no")


def see_forecast(visitor: Visitor, move: Move) -> None:
    """Before a move is confirmed, the bar says what it would do; for a fight it shows both powers."""
    status = visitor.part("actions").get_by_role("status")
    expect(status).not_to_be_empty()
    if move.fight:
        powers = visitor.part("powers")
        expect(powers).to_contain_text(visitor.say(f"web-itchy-result-{move.fight['result']}"))
        expect(powers.locator("b")).to_have_text([str(move.fight["attack"]), str(move.fight["defence"])])


# Where something is once it has come to rest: in the same place for two frames.
REST = """async (thing) => {
  const place = () => {
    const { x, y, width, height } = thing.getBoundingClientRect();
    return [x, y, width, height];
  };
  for (let before = null, now = place(); ; before = now, now = place()) {
    if (String(now) === String(before)) return now;
    await new Promise(requestAnimationFrame);
  }
}"""


def rest(thing: Locator) -> tuple[float, float, float, float]:
    """Left, top, width and height."""
    left, top, width, height = thing.evaluate(REST)
    return left, top, width, height


def point(thing: Locator, across: float = 0.5, down: float = 0.5) -> tuple[float, float]:
    """A point within something that has come to rest, by default its middle."""
    left, top, width, height = rest(thing)
    return left + width * across, top + height * down


def take(page: Page, thing: Locator, across: float = 0.5, down: float = 0.5) -> None:
    """Begin to drag. What appears then may push everything else aside, so look for the goal afterwards."""
    thing.scroll_into_view_if_needed()
    x, y = point(thing, across, down)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 12, y, steps=4)


def drag(page: Page, thing: Locator, goal: Locator, across: float = 0.5, down: float = 0.5) -> None:
    take(page, thing, across, down)
    goal.scroll_into_view_if_needed()
    page.mouse.move(*point(goal, across, down), steps=6)
    page.mouse.up()


class Mouse:
    """Makes moves with the mouse alone, using each of the possible ways in turn."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.bumps = 0
        self.confirmed = 0

    def make(self, move: Move) -> None:
        kind = str(move.action["kind"])
        if kind == "bump":
            self.bump(move)
        elif kind == "jump":
            self.jump(move)
        elif kind not in ("skip", "end"):
            self.begin(move)
        self.confirm(move)

    def begin(self, move: Move) -> None:
        """Touch the monkey; if it can do several things, say which."""
        kind = str(move.action["kind"])
        self.visitor.cell(str(move.action["cell"])).click()
        if kind == "exchange":
            self.verb(kind).click()

    def verb(self, kind: str) -> Locator:
        return self.visitor.part("actions").get_by_role(
            "button", name=self.visitor.say(f"itchy-action-{kind}"), exact=True
        )

    def jump(self, move: Move) -> None:
        visitor = self.visitor
        visitor.cell(str(move.action["cell"])).click()
        visitor.cell(goal(move)).click()
        louse = visitor.called("radio", f"itchy-louse-{move.action['louse']}")
        expect(visitor.primary).to_have_text(primary_words(visitor, move))
        if louse.count():
            louse.check()

    def bump(self, move: Move) -> None:
        """By dragging, or by touching the monkey and then its goal."""
        self.bumps += 1
        cell, end = self.visitor.cell(str(move.action["cell"])), self.visitor.cell(goal(move))
        if self.bumps % 2:
            drag(self.visitor.page, cell, end)
        else:
            cell.click()
            end.click()
        self.count("workers", int(str(move.action["workers"])))
        self.count("queens", int(str(move.action["queens"])))

    def count(self, what: str, wanted: int) -> None:
        """Press plus or minus until this many cross."""
        visitor = self.visitor
        number = visitor.called("spinbutton", f"web-itchy-party-{what}")
        expect(visitor.primary).to_contain_text(visitor.say("itchy-action-bump"))
        if not number.count():
            assert wanted == 0
            return
        label = visitor.say(f"web-itchy-party-{what}")
        while (shown := int(number.get_attribute("aria-valuenow") or 0)) != wanted:
            visitor.button("web-more" if shown < wanted else "web-fewer", what=label).click()
            expect(number).not_to_have_attribute("aria-valuenow", str(shown))

    def confirm(self, move: Move) -> None:
        """Press the large button or, every other time for moves that go somewhere, touch the goal again."""
        visitor = self.visitor
        expect(visitor.primary).to_have_text(primary_words(visitor, move))
        expect(visitor.primary).to_have_attribute("aria-disabled", "false")
        if "cell" in move.action:
            see_forecast(visitor, move)
        self.confirmed += "way" in move.action
        if "way" in move.action and self.confirmed % 2:
            visitor.cell(goal(move)).click()
        else:
            visitor.primary.click()
