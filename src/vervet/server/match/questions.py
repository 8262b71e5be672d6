"""What may be asked without changing anything: what would this do, what would each of these, what would be good?"""

from vervet.server.match import display
from vervet.server.match.messages import Advice, Advise, Answer, Ask, Weigh, Weighed
from vervet.server.match.problem import refusal_info
from vervet.server.match.record import Record, actions_of


def answer(record: Record, message: Ask) -> Answer:
    action = record.read(message.action)
    refusal = record.state.refusal(message.seat, action)
    if refusal is not None:
        return Answer(message.id, refusal_info(refusal), [])
    return Answer(message.id, None, display.shown_events(record.trial(message.seat, action), message.seat))


def weigh(record: Record, message: Weigh) -> Weighed:
    grammar = record.game.grammar
    actions = actions_of(grammar, record.state, message.seat, message.kind)
    trials = record.trials(message.seat, actions)
    weighed = [
        display.weighed(grammar, action, events, message.seat) for action, events in zip(actions, trials, strict=True)
    ]
    return Weighed(message.id, weighed)


def advise(record: Record, message: Advise) -> Advice:
    return Advice(message.id, record.advice(message.seat))
