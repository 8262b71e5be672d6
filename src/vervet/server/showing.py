"""What a client gets to see of a match: the only place where a state becomes a message (law 4).

Everything here is made from the view of a seat, the events that seat may see, and its own legal actions.
"""

from collections.abc import Sequence

from vervet.core.action import Grammar
from vervet.core.event import Event
from vervet.core.game import Game
from vervet.server.messages import Document, OutcomeInfo, PlayerInfo, Step, TableNow, WeighedAction
from vervet.server.record import Record, Told
from vervet.server.store import SeatRow


def table_now(
    match: str, record: Record, seat: int | None, held: Sequence[int], seen: int, players: list[PlayerInfo]
) -> TableNow:
    """The table for one seat; `seen` is the version of the last table that the client got, -1 when it must get all."""
    state = record.state
    reset = seen < record.reset_at
    undoable = [] if state.asked() == 0 else [mine for mine in held if record.match.undoable(mine)]
    outcome = state.outcome()
    return TableNow(
        match=match,
        game=record.game.name,
        version=record.version,
        seat=seat,
        held=list(held),
        asked=state.asked_seats(),
        view=view_of(record, seat),
        legal=legal_of(record, seat),
        steps=[step(record.game, told, seat) for told in record.told if reset or told.number > seen],
        reset=reset,
        undo=seat in undoable,
        undoable=undoable,
        players=players,
        outcome=None if outcome is None else OutcomeInfo(list(outcome.winners), outcome.reason, outcome.rule),
    )


def view_of(record: Record, seat: int | None) -> Document:
    view = record.state.view(seat)
    assert isinstance(view, dict), "a view is an object"
    return view


def legal_of(record: Record, seat: int | None) -> list[Document]:
    if seat is None:
        return []
    grammar = record.game.grammar
    return [dict(grammar.to_json(action)) for action in record.state.legal_actions(seat)]


def weighed(grammar: Grammar, action: int, events: Sequence[Event], seat: int) -> WeighedAction:
    return WeighedAction(dict(grammar.to_json(action)), shown_events(events, seat))


def step(game: Game, told: Told, seat: int | None) -> Step:
    return Step(told.number, told.seat, shown_text(game, told, seat), shown_events(told.events, seat))


def shown_text(game: Game, told: Told, seat: int | None) -> str | None:
    """The action in notation: to who made it always, to others only where nothing is ever hidden."""
    if seat == told.seat or game.open_information:
        return game.grammar.to_text(told.action)
    return None


def shown_events(events: Sequence[Event], seat: int | None) -> list[Document]:
    return [dict(event.to_json()) for event in events if event.visible_to(seat)]


def player(row: SeatRow, connected: bool) -> PlayerInfo:
    """Who sits there; a bot is always there."""
    return PlayerInfo(row.seat, row.kind, row.name, row.bot, row.open(), connected or row.kind == "bot")
