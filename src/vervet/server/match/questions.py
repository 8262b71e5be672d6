"""What may be asked without changing anything: what would this do, what would each of these, what would be good?"""

from vervet.server.match import display
from vervet.server.match.messages import Advice, Advise, Answer, Ask, Document, Hint, Hinted, Weigh, Weighed
from vervet.server.match.problem import ProblemError, refusal_info
from vervet.server.match.record import Record, actions_of
from vervet.server.match.table import Table
from vervet.server.match.telling import shown_events


def answer(record: Record, message: Ask) -> Answer:
    action = record.read(message.action)
    refusal = record.state.refusal(message.seat, action)
    if refusal is not None:
        return Answer(message.id, refusal_info(refusal), [])
    return Answer(message.id, None, shown_events(record.trial(message.seat, action), message.seat))


def hint(table: Table, message: Hint) -> Hinted:
    """What a sensible player would do, thought of in a world dealt for the seat: so it can tell no secret."""
    if not table.hints:
        raise ProblemError("no-hints", "nobody gets hints at this table")
    record, seat = table.record, message.seat
    action = record.suggestion(seat)
    if action is None:
        return Hinted(message.id, None, [])
    document: Document = dict(record.game.grammar.to_json(action))
    return Hinted(message.id, document, shown_events(record.trial(seat, action), seat))


def weigh(record: Record, message: Weigh) -> Weighed:
    grammar = record.game.grammar
    actions = actions_of(grammar, record.state, message.seat, message.kind)
    trials = record.trials(message.seat, actions)
    weighed = [
        display.weighed(grammar, action, events, message.seat) for action, events in zip(actions, trials, strict=True)
    ]
    return Weighed(message.id, weighed)


def advise(table: Table, message: Advise) -> Advice:
    """What the game advises; where nobody agreed on hints it is not even thought about, unless it is none."""
    record, seat = table.record, message.seat
    allowed = table.hints or record.state.foretells(seat)
    return Advice(message.id, record.advice(seat) if allowed else None)
