"""What a client gets to see of a match: the only place where a state becomes a message (law 4).

Everything here is made from the view of a seat, the events that seat may see, and its own legal actions.
"""

from collections.abc import Sequence

from vervet.core.action import Grammar
from vervet.core.event import Event, audience
from vervet.core.state import Outcome
from vervet.core.step import Step
from vervet.server.match import asking
from vervet.server.match.glimpse import Glimpse
from vervet.server.match.messages import (
    ClientDeal,
    DealNow,
    Document,
    OutcomeInfo,
    PlayerInfo,
    StandingInfo,
    StartInfo,
    TableNow,
    WeighedAction,
)
from vervet.server.match.messages import Step as StepInfo
from vervet.server.match.notes import notes_of
from vervet.server.match.patience import Patience
from vervet.server.match.promise import Promise
from vervet.server.match.record import Record
from vervet.server.match.rows import ClientRow, SeatRow, StartRow
from vervet.server.match.seating import Seating
from vervet.server.match.sight import eyes_of
from vervet.server.match.telling import shown_events, step_info


def table_now(
    match: str,
    record: Record,
    seat: int | None,
    held: Sequence[int],
    seen: int,
    players: list[PlayerInfo],
    deadline: float | None = None,
    auto_passes: Sequence[StandingInfo] = (),
    told: int = 0,
    seating: Seating | None = None,
    hints: bool = False,
) -> TableNow:
    """The table for one seat, whole."""
    return glimpse(
        match, record, seat, list(held), seen, players, deadline, list(auto_passes), told, seating, hints
    ).table()


def glimpse(
    match: str,
    record: Record,
    seat: int | None,
    held: list[int],
    seen: int,
    players: list[PlayerInfo],
    deadline: float | None,
    auto_passes: list[StandingInfo],
    told: int,
    seating: Seating | None,
    hints: bool,
) -> Glimpse:
    """The table for one seat; `seen` is the version of the last table that the client got, -1 when it must get
    everything; `told` is how many entries it has had digests of, for this seat.

    Versions count what can be seen with all the seats held; steps are those that can be seen with this one.
    """
    state, sight, eyes = record.state, record.sight, eyes_of(held)
    versions = sight.versions(eyes)
    given_up = None if seating is None else seating.outcome()
    # Whose bot plays on looks on.
    idle = given_up is not None or (seating is not None and seat is not None and seating.left(seat))
    departures = [] if seating is None else seating.departures
    made = Glimpse(match, record.game.name, versions[-1], seat, held)
    made.reset = seen < sight.reset_at(eyes)
    made.asked = [] if given_up is not None else asking.waited_for(state, seat, held)
    made.view = view_of(record, seat)
    if seat is not None and not idle:
        made.legal = record.glances.actions(state, record.number, seat)
        made.occasion = list(state.occasion(seat))
    if made.reset:
        made.steps = all_steps(record, versions, seat)
    else:
        made.steps = news(record, versions, seat, seen)
        if len(made.steps) == 1:
            made.news = record.glances.said(made.steps[0])
    made.undoable = [mine for mine in held if may_undo(record, seating, mine)]
    made.undo = seat is not None and seat in made.undoable
    made.players = players
    made.notes = notes_of(record, departures, seat, versions)
    made.outcome = outcome_info(given_up if given_up is not None else state.outcome())
    made.deadline = deadline
    made.standing = auto_passes
    made.secrets = not record.game.open_information
    made.hints = hints and seat is not None
    chains = record.chains
    made.told, made.head, made.trail = chains.told(seat), chains.head(seat), chains.trail(seat, told)
    return made


def may_undo(record: Record, seating: Seating | None, seat: int) -> bool:
    """Whether a seat may take its last action back: not while a bot plays for it, nor once the game was given up."""
    if seating is not None and (seating.left(seat) or seating.outcome() is not None):
        return False
    return record.undoable(seat)


def outcome_info(outcome: Outcome | None) -> OutcomeInfo | None:
    return None if outcome is None else OutcomeInfo(list(outcome.winners), outcome.reason, outcome.rule)


def deal_now(
    game: str,
    promise: Promise,
    held: Sequence[int],
    players: list[PlayerInfo],
    patience: Patience,
    now: float,
    watching: int = 0,
    away: float = 0.0,
    start: StartInfo | None = None,
) -> DealNow:
    """How far a deal is; no number is told before all are there."""
    return DealNow(
        match=promise.terms.match,
        game=game,
        terms=promise.text(),
        commitment="" if promise.row is None else promise.row.commitment,
        stage=promise.stage,
        held=list(held),
        players=players,
        clients=[client_deal(client, promise.begun) for client in promise.clients],
        seconds=left(patience.deadline(), now),
        anew=0.0 if promise.stage == "void" else left(patience.anew_at(), now),
        watching=watching,
        away=away,
        start=start,
    )


def start_info(row: StartRow | None) -> StartInfo | None:
    """Where a match was played on from, without the position."""
    return None if row is None else StartInfo(row.match, row.address, row.round, row.seat)


def client_deal(client: ClientRow, dealt: bool) -> ClientDeal:
    number = client.number if dealt else None
    return ClientDeal(list(client.seats), client.commitment or None, bool(client.number), number)


def left(moment: float | None, now: float) -> float | None:
    return None if moment is None else round(max(0.0, moment - now), 3)


def all_steps(record: Record, versions: list[int], seat: int | None) -> list[StepInfo]:
    """Every step of which the seat may know something, each with the version of the table after it."""
    eyes = int(audience(seat))
    return opening(record, seat) + [
        step_info(record.game, step, versions[number], seat)
        for step, number in zip(record.steps, record.numbers, strict=True)
        if step.eyes() & eyes
    ]


def view_of(record: Record, seat: int | None) -> Document:
    return record.glances.view(record.state, record.number, seat)


def weighed(grammar: Grammar, action: int, events: Sequence[Event], seat: int) -> WeighedAction:
    return WeighedAction(dict(grammar.to_json(action)), shown_events(events, seat))


def opening(record: Record, seat: int | None) -> list[StepInfo]:
    """What happened before the first decision, as a step of its own that nobody made."""
    events = shown_events(record.match.opening, seat)
    return [StepInfo(0, None, None, events)] if events else []


def news(record: Record, versions: list[int], seat: int | None, seen: int) -> list[StepInfo]:
    """The same for those after a version."""
    steps, numbers, eyes = record.steps, record.numbers, int(audience(seat))
    first = len(numbers)
    while first > 0 and versions[numbers[first - 1]] > seen:
        first -= 1
    found = []
    while first < len(numbers):
        step = steps[first]
        if step.eyes() & eyes:
            found.append(new_step(record, step, versions[numbers[first]], seat))
        first += 1
    return found


def new_step(record: Record, step: Step, version: int, seat: int | None) -> StepInfo:
    """A step that was just made, said once for all who are told the same."""
    glances = record.glances
    told = (id(step), version, parts_of(step, seat))
    found = glances.step(told)
    if found is None:
        found = step_info(record.game, step, version, seat)
        glances.keep_step(told, found)
    return found


def parts_of(step: Step, seat: int | None) -> int:
    """The bits of what a seat is told of a step: each event, and above them whether it may read the action."""
    bits = 1 if step.readable(seat) else 0
    for event in step.events:
        bits = bits << 1 | (1 if event.visible_to(seat) else 0)
    return bits


def player(row: SeatRow, connected: bool, seating: Seating | None = None) -> PlayerInfo:
    """Who sits there; a bot is always there."""
    there = connected or row.kind == "bot"
    if seating is None or row.kind == "bot" or seating.undisturbed():
        return PlayerInfo(row.seat, row.kind, row.name, row.bot, row.open(), there)
    stand_in, resigned = seating.bot(row.seat), seating.resigned(row.seat)
    agreed, vouched = (sorted(said.get(row.seat, ())) for said in (seating.agreed, seating.vouched))
    return PlayerInfo(row.seat, row.kind, row.name, row.bot, row.open(), there, stand_in, resigned, agreed, vouched)
