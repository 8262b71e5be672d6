"""One game played for the lab, and what is kept of it."""

from dataclasses import dataclass

from vervet.bots.bot import Bot
from vervet.core.action import KIND_MASK
from vervet.core.rng import MASK63, Random, mix
from vervet.core.state import Outcome, State
from vervet.envs.visitors import any_bot
from vervet.faces.probe import Probe, Use
from vervet.lab.ledger import ACTIONS, CHOSEN, Ints, Ledger, registers_of
from vervet.lab.notes import Had, Notes
from vervet.lab.settings import Settings, laid_out

# Legal actions are counted by powers of two: 1, 2, 3–4, 5–8, and so on; the last holds all the rest.
WIDTHS = 14
KINDS = KIND_MASK + 1
# Runs of seeds 1 and 2 should not begin like games 1 and 2 of anything.
SALT = 0x1AB0_57ED_51A7_2B3D


@dataclass
class Played:
    """A row of the table. `scores` has a line for the end of each round, `had` is about the whole game and then about
    each of its thirds (only the whole where it was too short for thirds), and `used` says for each seat how often
    everything in the box was used."""

    game: int
    seed: int
    sitters: list[int]
    starter: int
    payoffs: list[float]
    outcome: Outcome
    course: "Course"
    scores: list[list[float]]
    had: list[Had]
    used: Ints

    @property
    def whole(self) -> Had:
        return self.had[0]


def luck(run_seed: int, number: int) -> Random:
    """The random numbers of a game follow from the seed of the run and the number of the game, and nothing else."""
    return Random(mix(mix(run_seed ^ SALT) + number & MASK63))


def sitters(seats: int, number: int) -> list[int]:
    """Which bot sits in each seat: they move on by one from game to game."""
    return [(seat + number) % seats for seat in range(seats)]


class Course:
    """How a game went, decision by decision: cheap enough for every one of them."""

    def __init__(self) -> None:
        self.decisions = 0
        self.choices = 0
        self.widths = [0] * WIDTHS
        self.kinds = [0] * KINDS

    def count(self, width: int, action: int) -> None:
        """A decision among this many legal actions."""
        self.decisions += 1
        self.choices += width
        self.widths[min((width - 1).bit_length(), WIDTHS - 1)] += 1
        self.kinds[action & KIND_MASK] += 1


def play_through(state: State, bots: list[Bot], deal: Random, probe: Probe, notes: Notes, ledger: Ledger) -> Course:
    """From the first decision to the last; the bots' worlds are dealt with these random numbers."""
    course = Course()
    kinds = probe.game.grammar.by_code
    round_now = probe.round(state)
    seat = int(state.actor())
    while seat >= 0:
        menu = state.choices(seat)
        width = int(menu.count)
        action = int(bots[seat].choose(state, seat, deal))
        if not menu.has(action):
            state.refuse(seat, action)
        probe.watch(state, seat, action)
        state.execute(seat, action)
        course.count(width, action)
        ledger.add([Use(ACTIONS, kinds[action & KIND_MASK].name, CHOSEN, seat)])
        hear(state, probe, ledger)
        seat = int(state.actor())
        if seat >= 0 and probe.round(state) != round_now:
            round_now = probe.round(state)
            notes.scores.append(probe.scores(state))
            notes.take(state, "round")
    return course


def hear(state: State, probe: Probe, ledger: Ledger) -> None:
    """Note what the events since the last time say was used."""
    for event in state.take_events():
        ledger.add(probe.hear(state, event))


def play(settings: Settings, number: int) -> Played:
    """Play the game of a number."""
    game, options, probe = laid_out(settings)
    rng = luck(settings.seed, number)
    seed = int(rng.bits())
    state = game.begin(options, seed)
    seats = int(state.seats)
    sitting = sitters(seats, number)
    bots = [any_bot(settings.bots[sitter], rng.bits(), game, options) for sitter in sitting]
    probe.begin(state)
    starter = probe.starter(state)
    notes = Notes(probe)
    ledger = Ledger(registers_of(game, probe), seats)
    # What is told of the setup is told to whoever listens from the beginning.
    hear(state, probe, ledger)
    state.listen()
    notes.take(state, "start")
    notes.take(state, "round")
    course = play_through(state, bots, Random(rng.bits()), probe, notes, ledger)
    notes.scores.append(probe.scores(state))
    notes.take(state, "end")
    outcome = state.outcome()
    assert outcome is not None, "every game ends (law 7)"
    payoffs = [float(state.payoff(seat)) for seat in range(seats)]
    return Played(
        number, seed, sitting, starter, payoffs, outcome, course, notes.scores, notes.had(seats), ledger.times
    )
