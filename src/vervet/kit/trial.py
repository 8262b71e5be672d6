"""A random game under examination, step by step."""

from vervet.core.chance import Chance, Seeded
from vervet.core.game import Game
from vervet.core.option import Options
from vervet.core.rng import Random, mix
from vervet.core.state import State
from vervet.kit.habits import habitual_move
from vervet.kit.law import LawBroken, log_so_far
from vervet.kit.sight import ActionFailed, Viewer, act, difference, lessons_of, seen, some_move, viewers
from vervet.kit.step import Step, witnesses

# Salts keep the kit's own random numbers apart from those of the game and from one another.
CHOICES = 0x0C0FFEE
CHECKS = 0x0C4EC
DEALS = 0x5EED
# How many other deals are tried in search of games that look the same to somebody, and how many are followed.
OTHER_DEALS = 12
TWINS = 2


class Trial:
    """One random game: the state, the way there, and games dealt differently that still look the same to a viewer."""

    def __init__(
        self,
        game: Game,
        options: Options,
        seed: int,
        every: int = 1,
        limit: int = 20_000,
        habit: int | None = None,
    ) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        self.every = every
        self.limit = limit
        self.habit = habit
        # One stream decides how the game goes, whichever laws look on; the other is for their checks.
        self.choices = Random(mix(seed ^ CHOICES))
        self.rng = Random(mix(seed ^ CHECKS))
        self.chance = Seeded(seed)
        self.chance.listen()
        self.state = game.start(dict(options), self.chance)
        # All that was drawn so far; what copies draw does not count.
        self.draws = self.chance.take()
        # What happened before anybody decided anything, if the game tells of it.
        self.opening = self.state.take_events()
        self.state.listen()
        self.actions: list[tuple[int, int]] = []
        self.twins: dict[Viewer, list[State]] = {}
        self.deals_differ = False
        # How many worlds were dealt, each compared with what the seat knows: one that differs breaks law 4.
        self.worlds = 0

    @property
    def sampled(self) -> bool:
        """Whether the costly checks are made here: at the first state, and at one in `every` on average."""
        return not self.actions or mix(mix(self.seed) ^ len(self.actions)) % self.every == 0

    def broken(self, law: int, what: str) -> LawBroken:
        log = log_so_far(self.game, self.options, self.seed, self.actions)
        return LawBroken(law, what, self.options, self.seed, log)

    def seats(self) -> list[int]:
        return list(range(self.state.seats))

    def deal(self, state: State, seat: int) -> State:
        """A world that `determinize` deals. Whatever it is for, it must look the same to the seat: however seldom, a
        game may never give up and deal something else."""
        world = state.determinize(seat, Random(self.rng.bits()))
        self.check_look(state, seat, world)
        return world

    def check_look(self, state: State, seat: int, world: State) -> None:
        self.worlds += 1
        if world.hash() != state.hash():
            here, there = seen(state, seat), seen(world, seat)
            if here != there:
                what = f"seat {seat} sees a different view once determinize({seat}) has dealt what it cannot know"
                raise self.broken(4, f"{what}: view() leaks, or determinize() forgets: {difference(here, there)}")

    def find_twins(self) -> None:
        """Deal other games, and keep those that a viewer cannot tell from this one: look-alikes that take nobody's word
        for it."""
        rng = Random(mix(self.seed ^ DEALS))
        deals = [self.game.begin(dict(self.options), rng.bits()) for _ in range(OTHER_DEALS)]
        here = self.state.hash()
        for viewer in viewers(self.state):
            view = seen(self.state, viewer)
            alike = [deal for deal in deals if deal.hash() != here and seen(deal, viewer) == view]
            self.twins[viewer] = [deal.copy() for deal in alike[:TWINS]]
            self.deals_differ |= viewer is None and bool(alike)

    def step(self) -> Step | None:
        """Make a random decision, and let the twins follow; None when nobody can decide anything."""
        move = self.choose()
        if move is None:
            return None
        seat, action = move
        before = self.state.copy() if self.sampled else None
        step = Step(seat, action, before, lessons_of(self.state), witnesses(self.state, seat, action))
        self.chance.listen()
        try:
            act(self.state, seat, action)
        except ActionFailed as error:
            raise self.broken(3, str(error)) from error
        finally:
            step.draws = self.chance.take()
        self.draws += step.draws
        self.actions.append(move)
        step.events = self.state.take_events()
        for viewer in self.twins:
            self.lead_twins(viewer, step)
        return step

    def choose(self) -> tuple[int, int] | None:
        """A random decision, or one by habit; None when nobody can decide anything."""
        if self.habit is None:
            return some_move(self.state, self.choices)
        return habitual_move(self.state, self.choices, self.habit)

    def lead_twins(self, viewer: Viewer, step: Step) -> None:
        """Make the same decision in the viewer's twins; those that look different now are let go."""
        led = []
        for twin in self.twins[viewer]:
            if step.action in twin.legal_actions(step.seat):
                act(twin, step.seat, step.action)
                if seen(twin, viewer) == seen(self.state, viewer):
                    led.append(twin)
        self.twins[viewer] = led


def other_future(state: State) -> State | None:
    """A copy with other numbers to be drawn, which nobody can know; None where the state holds no `Chance`, alone or in
    a list."""
    copy = state.copy()
    found = False
    for name in [name for name in dir(copy) if not name.startswith("_")]:
        part = getattr(copy, name)
        if isinstance(part, Chance):
            setattr(copy, name, other_chance(part))
            found = True
        elif isinstance(part, list) and any(isinstance(item, Chance) for item in part):
            setattr(copy, name, [other_chance(item) if isinstance(item, Chance) else item for item in part])
            found = True
    return copy if found else None


def other_chance(chance: Chance) -> Chance:
    """All that was drawn is drawn: no stream is drawn twice, so it does not matter that those differ, too."""
    return Seeded(mix(chance.mark() ^ 1))
