"""Cheeky Monkeys drawn in the terminal, from its view alone."""

from collections.abc import Sequence
from typing import cast

from rich.console import Group, RenderableType
from rich.text import Text

from vervet.catalog import game
from vervet.core.event import Event
from vervet.core.json import Json
from vervet.core.rng import Random
from vervet.core.state import State
from vervet.faces.cheeky_monkeys.answers import answers
from vervet.faces.cheeky_monkeys.queue import queue
from vervet.faces.cheeky_monkeys.trainers import decks, hand, legend, trainers
from vervet.faces.cheeky_monkeys.words import complete, next_card
from vervet.faces.front import COLOURS, MARKS, Front, Line
from vervet.games.cheeky_monkeys.actions import grammar_of
from vervet.games.cheeky_monkeys.knowledge.shape import CheekyView
from vervet.games.cheeky_monkeys.rules.events import EVENTS
from vervet.games.cheeky_monkeys.rules.telling import CARD_ENDED, EFFECT_ENDED
from vervet.games.cheeky_monkeys.state import CheekyState
from vervet.texts import Texts

# What goes without saying, since the queue is drawn anew; of what is over, only what had several steps is told, and
# what left the queue before its time.
UNSAID = ("passed", "done")
ENDED = (EFFECT_ENDED, CARD_ENDED)
LONG = ("shaman", "tempter", "destroyer", "digger", "eater", "common-misfortune")
SEED = 1


class CheekyFront(Front):
    """The trainers with their monkeys, one's own hand, the decks, and the queue as a pile."""

    prefix = "cheeky"
    events = EVENTS
    commands = ("hint", "wait")

    def draw(
        self, view: Json, names: list[str], texts: Texts, low: bool = False, seat: int | None = None
    ) -> RenderableType:
        table = cast(CheekyView, view)
        parts: list[RenderableType] = [headline(table, names, texts), trainers(table, names, texts)]
        parts += decks(table, texts, low)
        if seat is not None:
            parts.append(hand(table, seat, texts, low))
        parts += [queue(table, names, texts, low)] if table["queue"] else []
        return Group(*parts, *([] if low else [legend(texts)]))

    def prompt(self, view: Json, texts: Texts, seat: int | None = None) -> str:
        table = cast(CheekyView, view)
        if table["choice"] is not None:
            return choice_prompt(table, texts)
        if table["window"] is None:
            prompt = texts.say(f"cheeky-phase-{table['phase']}.prompt")
            return prompt if table["turn"] is None else f"{prompt} {typed('done', texts)}"
        name = f"cheeky-window-{table['window']['window']}"
        said = f"{texts.say(name)}. {texts.say(f'{name}.about')} {texts.say(f'{name}.prompt')}"
        return f"{said} {typed('pass', texts)}\n{answers(table, seat, texts)}" if seat is not None else said

    def tell(self, events: Sequence[Event], names: list[str], texts: Texts, seat: int | None) -> list[Line]:
        return super().tell([event for event in events if is_news(event)], names, texts, seat)

    def expand(self, line: str, view: Json, seat: int) -> str:
        return complete(line, cast(CheekyView, view), seat)

    def hint(self, state: State, seat: int, texts: Texts) -> RenderableType:
        """A sensible choice, thought out in a world that the seat must consider possible."""
        assert isinstance(state, CheekyState)
        rng = Random(SEED)
        action = state.determinize(seat, rng).suggest(seat, rng)
        return Text(texts.say("terminal-cheeky-sensible", action=grammar_of(state.box).to_text(int(action))))

    def passing(self, state: State, seat: int, heedless: bool) -> int | None:
        """A seat that has no answer at all need not be asked."""
        action = int(state.fallback(seat))
        able = len(state.legal_actions(seat)) > 1
        if action < 0 or seat not in state.asked_seats():
            return None
        return action if heedless or not able or "mine" not in state.occasion(seat) else None


def choice_prompt(view: CheekyView, texts: Texts) -> str:
    """What must be chosen; when a hand is handed out, also the card that comes next."""
    assert view["choice"] is not None
    prompt = texts.say(f"cheeky-choice-{view['choice']['choice']}.prompt")
    if view["choice"]["choice"] != "hand":
        return f"{prompt} {typed(view['choice']['choice'], texts)}"
    return prompt + "".join(
        f" {texts.say('terminal-cheeky-next', card=texts.say(f'cheeky-card-{card}'))}" for card in next_card(view)
    )


def typed(kind: str, texts: Texts) -> str:
    """How an action that does not play a card is typed."""
    return texts.say("terminal-cheeky-type", action=game("cheeky-monkeys").grammar.by_name[kind].pattern())


def is_news(event: Event) -> bool:
    if event.name == "over" and event.rule in ENDED:
        return event.fields["what"] in LONG
    return event.name not in UNSAID


def headline(view: CheekyView, names: list[str], texts: Texts) -> Text:
    """Round, phase and whose round it is; at the end who has won and why."""
    phase = texts.say(f"cheeky-phase-{view['phase']}")
    if view["winner"] is not None:
        why = texts.say(f"cheeky-outcome-{view['reason']}")
        return Text(f"{phase} · {MARKS[view['winner']]} {names[view['winner']]} · {why}", style="bold")
    active = view["active"]
    return Text.assemble(
        (f"{texts.say('cheeky-round', round=view['round'])} · {phase} · ", "bold"),
        (f"{MARKS[active]} {names[active]}", f"bold {COLOURS[active]}"),
    )
