"""Laws 4 and 5 exactly, for small games: the worlds dealt for a seat are those that it must consider possible."""

from collections import Counter
from collections.abc import Mapping

from vervet.core.game import Game
from vervet.core.rng import Random, mix
from vervet.core.state import State
from vervet.kit.memory import Passage
from vervet.kit.sight import seen, text
from vervet.kit.trial import Trial


class WorldsReport:
    """How many points of a game were compared, and at how many of them nothing was left to chance."""

    def __init__(self) -> None:
        self.points = 0
        self.exhaustive = 0

    def __repr__(self) -> str:
        return f"<{self.points} points, {self.exhaustive} of them exhaustive>"


def check_possible_worlds(
    game: Game, options: Mapping[str, object], seed: int, deals: int = 6000, carried: int = 800, dealt: int = 400
) -> WorldsReport:
    """Play a random game, and at every point compare, for each seat, the worlds that `determinize` deals with those in
    which the seat would have seen and heard exactly the same since the beginning.

    At the beginning the possible worlds are found among `deals` other seeds. From there on, `carried` worlds are led
    through all decisions, and through others that the seat would not notice. A set of worlds counts as complete when
    none of it was met only once; where it is, a wrong world breaks law 4, and a missing one breaks law 5. Where both
    sets are complete, what was dealt has proved right and is carried on. Worlds are compared by what all seats together
    see.
    """
    trial = Trial(game, game.options.read(options), seed)
    report = WorldsReport()
    rng = Random(mix(seed))
    possible: dict[int, list[State]] = {}
    for seat in trial.seats():
        compare(trial, seat, like_start(trial, seat, deals, rng), deal(trial.state, seat, rng, dealt), report)
        possible[seat] = deal(trial.state, seat, rng, carried)
    while (step := trial.step()) is not None:
        for seat in trial.seats():
            passage = Passage(seat, trial.state)
            passage.add(trial, step)
            led = passage.led(possible[seat], passage.steps[0], rng)
            times = carried // max(1, len(led))
            spread = [passage.wander(world, passage.steps[0].view, rng) for world in led for _ in range(times)]
            exact = compare(trial, seat, spread, deal(trial.state, seat, rng, dealt), report, met_twice(led))
            possible[seat] = deal(trial.state, seat, rng, carried) if exact else spread[::times]
    return report


def deal(state: State, seat: int, rng: Random, count: int) -> list[State]:
    return [state.determinize(seat, Random(rng.bits())) for _ in range(count)]


def like_start(trial: Trial, seat: int, deals: int, rng: Random) -> list[State]:
    view = seen(trial.state, seat)
    starts = (trial.game.begin(dict(trial.options), rng.bits()) for _ in range(deals))
    return [start for start in starts if seen(start, seat) == view]


def met_twice(worlds: list[State]) -> bool:
    """Whether there are worlds, and each of them more than once, so that none is likely to be missing."""
    return bool(worlds) and 1 not in Counter(map(together, worlds)).values()


def compare(
    trial: Trial, seat: int, possible: list[State], dealt: list[State], report: WorldsReport, many: bool = True
) -> bool:
    """Whether both sets of worlds are complete, and so the same; raises `LawBroken` if they cannot be."""
    held, offered = Counter(map(together, possible)), Counter(map(together, dealt))
    all_held = many and bool(held) and 1 not in held.values()
    all_offered = 1 not in offered.values()
    report.points += 1
    report.exhaustive += all_held and all_offered
    if all_held and not offered.keys() <= held.keys():
        wrong = min(offered.keys() - held.keys())
        raise trial.broken(4, f"determinize({seat}) deals a world that seat {seat} knows to be impossible: {wrong}")
    if all_offered and not held.keys() <= offered.keys():
        missed = min(held.keys() - offered.keys())
        raise trial.broken(5, f"determinize({seat}) never deals a world that is possible for seat {seat}: {missed}")
    return all_held and all_offered


def together(state: State) -> str:
    """What all seats know together: the world without the random numbers to come."""
    return text([state.view(seat) for seat in range(state.seats)])
