"""After Us drawn in the terminal, from its view alone."""

from collections.abc import Mapping, Sequence
from typing import cast

from rich.console import Group, RenderableType
from rich.text import Text

from vervet.core.event import Event
from vervet.core.json import Json
from vervet.core.state import State
from vervet.faces.after_us.boards import king_board, objects, other_boards, own_board, piles
from vervet.faces.after_us.digest import digest
from vervet.faces.after_us.hints import advise
from vervet.faces.after_us.signs import legend
from vervet.faces.front import Front, Line
from vervet.games.after_us.actions import ACTIVATE, GRAMMAR
from vervet.games.after_us.knowledge.shape import AfterUsView, BoardView
from vervet.games.after_us.rules.events import EVENTS
from vervet.texts import Texts

# Actions whose frame may be left out: it is then the one that is reached.
FRAME_KINDS = ("activate", "skip")


class AfterFront(Front):
    """One's own line in columns, everybody else in a line each, piles and objects."""

    prefix = "after"
    events = EVENTS
    commands = ("hint", "go")
    nobody = "after-king"
    patient = True

    def draw(
        self, view: Json, names: list[str], texts: Texts, low: bool = False, seat: int | None = None
    ) -> RenderableType:
        table = cast(AfterUsView, view)
        parts: list[RenderableType] = [headline(table, texts)]
        if table["king"] is not None:
            parts.append(king_board(table["king"], table, texts))
        if seat is None:
            parts += [own_board(board, table, names[board["seat"]], texts) for board in table["players"]]
        else:
            parts += [other_boards(table, seat, names, texts)] if len(table["players"]) > 1 else []
            parts.append(own_board(table["players"][seat], table, names[seat], texts))
        parts.append(piles(table, texts))
        parts += [objects(table, seat, texts, low)] if table["objects"] else []
        return Group(*parts, *([] if low else [legend(texts)]))

    def prompt(self, view: Json, texts: Texts, seat: int | None = None) -> str:
        board = own(view, seat)
        return texts.say(f"after-stage-{board['stage']}.prompt")

    def tell(self, events: Sequence[Event], names: list[str], texts: Texts, seat: int | None) -> list[Line]:
        return digest(events, names, texts, seat)

    def expand(self, line: str, view: Json, seat: int) -> str:
        """`activate` and `skip` alone are for the frame that is reached."""
        words = line.lower().split()
        here = next((frame["name"] for frame in own(view, seat)["frames"] if frame["reached"] == "here"), None)
        fits = [kind for kind in GRAMMAR.by_name if words and kind.startswith(words[0])]
        if here is None or len(words) > 1 or len(fits) != 1 or fits[0] not in FRAME_KINDS:
            return line
        return f"{fits[0]} {here}"

    def hint(self, state: State, seat: int, texts: Texts) -> RenderableType:
        return advise(state, seat, texts)

    def obvious(self, state: State, seat: int) -> int | None:
        """A frame that costs nothing and gives something: the only question is whether to take it, and the answer is
        yes."""
        view = state.view(seat)
        here = next((frame for frame in own(view, seat)["frames"] if frame["reached"] == "here"), None)
        if here is None or own(view, seat)["stage"] != "resolve":
            return None
        if here["pay"] or here["sign"] or not here["able"]:
            return None
        return GRAMMAR.from_text(f"{GRAMMAR.by_code[ACTIVATE].name} {here['name']}")


def own(view: Json, seat: int | None) -> BoardView:
    assert isinstance(view, Mapping)
    return cast(AfterUsView, view)["players"][seat or 0]


def headline(view: AfterUsView, texts: Texts) -> Text:
    round_text = texts.say("after-round", round=view["round"])
    phase = texts.say(f"after-phase-{view['phase']}")
    short = f" · {texts.say('after-event-short')}" if view["short"] else ""
    return Text(f"{round_text} · {phase}{short}", style="bold")
