"""Law 6: decisions asked for at the same time give the same state in any order of arrival."""

from vervet.core.rng import Random
from vervet.core.state import State
from vervet.kit.examiner import Examiner
from vervet.kit.sight import act, difference, whole
from vervet.kit.step import shuffled
from vervet.kit.trial import Trial

PAIRS = 3
ORDERS = 2
LONGEST = 30

Script = list[int]


class Commuting(Examiner):
    """Two decisions of two seats are swapped; and whole series of decisions of all asked seats are interleaved."""

    number = 6

    def look(self, trial: Trial) -> None:
        asked = trial.state.asked_seats()
        if len(asked) < 2 or not trial.sampled:
            return
        for _ in range(PAIRS):
            one, other = shuffled(asked, trial.rng)[:2]
            first, second = (some_action(trial.state, seat, trial.rng) for seat in (one, other))
            self.compare_orders(trial, [(one, first), (other, second)], [(other, second), (one, first)])
        scripts = {seat: script(trial.state, seat, trial.rng) for seat in asked}
        plain = [(seat, action) for seat in asked for action in scripts[seat]]
        for _ in range(ORDERS):
            self.compare_orders(trial, plain, interleaved(scripts, trial.rng))

    def compare_orders(self, trial: Trial, one: list[tuple[int, int]], other: list[tuple[int, int]]) -> None:
        endings = [self.play(trial, order) for order in (one, other)]
        here, there = whole(endings[0]), whole(endings[1])
        what = f"the order of decisions matters: {one} or {other}: {difference(here, there)}"
        self.require(here == there, trial, what)

    def play(self, trial: Trial, order: list[tuple[int, int]]) -> State:
        state = trial.state.copy()
        for seat, action in order:
            if action not in state.legal_actions(seat):
                what = f"action {action} of seat {seat} is legal alone, but not when others come first: {order}"
                raise self.broken(trial, what)
            act(state, seat, action)
        return state


def some_action(state: State, seat: int, rng: Random) -> int:
    legal = state.legal_actions(seat)
    return legal[rng.below(len(legal))]


def script(state: State, seat: int, rng: Random) -> Script:
    """A series of decisions of one seat while all others wait, until it is no longer asked."""
    state = state.copy()
    actions: Script = []
    while state.asked() >> seat & 1 and len(actions) < LONGEST:
        actions.append(some_action(state, seat, rng))
        act(state, seat, actions[-1])
    return actions


def interleaved(scripts: dict[int, Script], rng: Random) -> list[tuple[int, int]]:
    """All decisions in a random order that keeps each seat's own."""
    turns = shuffled([seat for seat, actions in scripts.items() for _ in actions], rng)
    waiting = {seat: iter(actions) for seat, actions in scripts.items()}
    return [(seat, next(waiting[seat])) for seat in turns]
