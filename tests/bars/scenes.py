"""Moments of all three games that are worth watching frame by frame, on a phone."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from playwright.sync_api import Browser, expect

from tests.bars.frames import Moment
from tests.browser import guest, trainers, tribe
from tests.browser.hand import Mouse
from tests.browser.trainers import WITH_FUSES, Trainer
from tests.browser.tribe import Tribe
from tests.browser.visitor import PHONE, Visitor
from tests.browser.written import advance, moves
from tests.server.running import Message, Process

# A bump of four lice across a board on which much has happened.
CROWDED = 14
# How far a game has come before somebody is watched at it.
ROUND = 5
# Nothing moves but what never stops.
AT_REST = """() => document.getAnimations().every(({ playState, effect }) =>
  playState !== 'running' || effect.getComputedTiming().endTime === Infinity)"""
# Where a button is once it has come to rest in the middle of the screen, or as far as it can; the one that warns of an
# explosion never does. By the clock: to a browser, whoever asks for one frame after the other is animating the page,
# and so it would be until something is next drawn, which is after the touch.
IN_SIGHT = """async (button) => {
  let before = '';
  for (let time = 0; time < 20; time++) {
    button.scrollIntoView({ block: 'center' });
    await new Promise((resolve) => setTimeout(resolve, 250));
    const { x, y, width, height } = button.getBoundingClientRect();
    const place = [x, y, width, height];
    if (before === String(place) || time === 19) return place;
    before = String(place);
  }
}"""
ITCHY_SEED, AFTER_SEED, CHEEKY_SEED = 7, 7, 3


@dataclass(frozen=True)
class Stage:
    """Where pages are brought to a moment."""

    browser: Browser
    site: Process

    def visitor(self) -> Visitor:
        """Somebody with a phone, at the usual pace and with sound, as every new browser has it."""
        return Visitor(self.browser, f"http://127.0.0.1:{self.site.port}", size=PHONE, pace="usual", volume=4)


def play_on(
    stage: Stage, made: Message, until: Callable[[Message], bool], choose: Callable[[Message, int], Message]
) -> None:
    """Play my seat over the wire, beside bots, until something is about to happen."""
    guest.play_on(stage.site, made, until, choose, patient=True)


def touch(visitor: Visitor, name: str = "primary") -> Moment:
    """About to touch a button, once everything on the page has come to rest."""
    button = visitor.part(name)
    expect(button).not_to_have_attribute("aria-disabled", "true")
    visitor.page.wait_for_function(AT_REST, polling=100)
    left, top, width, height = button.evaluate(IN_SIGHT)
    return Moment(visitor, left + width / 2, top + height / 2)


def itchy_move(stage: Stage) -> Moment:
    move = moves()[CROWDED]
    made = stage.site.create("here", "here")
    advance(stage.site, made, CROWDED)
    visitor = stage.visitor()
    visitor.sit(made, move.player)
    mouse = Mouse(visitor)
    mouse.bumps = 1
    mouse.bump(move)
    return touch(visitor)


def itchy_bot(stage: Stage) -> Moment:
    """I end my turn, and a bot plays its own."""
    made = stage.site.create("here", "glance-2", seed=ITCHY_SEED)
    play_on(stage, made, may_end, lambda table, _: table["legal"][0])
    visitor = stage.visitor()
    visitor.sit(made, 0)
    return touch(visitor)


def may_end(table: Message) -> bool:
    ends = any(action["kind"] == "end" for action in table["legal"])
    return bool(0 in table["asked"] and ends and table["view"]["round"] >= ROUND)


def after_line(stage: Stage) -> Moment:
    """My line is locked and resolved by itself, and so is a bot's."""
    return suggested(stage, "arrange")


def after_tokens(stage: Stage) -> Moment:
    """My token is chosen: both are turned over, and a monkey is recruited."""
    return suggested(stage, "choose")


def suggested(stage: Stage, wanted: str) -> Moment:
    """About to follow the suggestion in that stage of a later round."""
    made = tribe.deal(stage.site, "here", "heuristic", seed=AFTER_SEED)
    play_on(stage, made, tribe.reaches(wanted, 0, ROUND - 1), lambda table, _: tribe.choose(table["legal"], "mandrill"))
    visitor = stage.visitor()
    Tribe(visitor).sit(made, 0)
    return touch(visitor, "plan" if wanted == "arrange" else "primary")


def cheeky_explosion(stage: Stage) -> Moment:
    """My fuses burn down, and nobody does anything about it."""
    made = trainers.deal(stage.site, "here", "here", "here", seed=WITH_FUSES)
    trainers.play_on(stage.site, made, doomed)
    moment = trainer(stage, made)
    return replace(moment, follow=lambda: trainers.play_on(stage.site, made, blown_up))


def blown_up(table: Message) -> bool:
    return bool(table["view"]["players"][0]["status"] == "out")


def doomed(table: Message) -> bool:
    view = table["view"]
    return bool(
        trainers.asked(table) and view["phase"] == "ending" and view["active"] == 0 and view["players"][0]["lit"]
    )


def cheeky_bots(stage: Stage) -> Moment:
    """I end my turn, and three bots play on."""
    made = trainers.deal(stage.site, "here", *["heuristic"] * 3, seed=CHEEKY_SEED)
    play_on(stage, made, trainers.can("done"), lambda table, _: trainers.choose(table["legal"]))
    return trainer(stage, made)


def trainer(stage: Stage, made: Message) -> Moment:
    visitor = stage.visitor()
    Trainer(visitor).sit(made, 0, auto_pass=True)
    return touch(visitor)


# What the page calls each of them.
SCENES: Mapping[str, Callable[[Stage], Moment]] = {
    "Itchy Monkey: a bump with four lice": itchy_move,
    "Itchy Monkey: a bot’s turn": itchy_bot,
    "After Us: both lines are resolved": after_line,
    "After Us: tokens, and a bot recruits": after_tokens,
    "Cheeky Monkeys: an explosion": cheeky_explosion,
    "Cheeky Monkeys: three bots play": cheeky_bots,
}
