"""Law 4, perfect memory: what a seat has learnt stays true in every world that is dealt for it later.

Worlds dealt at some point are carried along through the decisions that follow; those in which the seat would have seen
and heard exactly the same are worlds it must consider possible. A fact that all of them share is known to the seat; a
world dealt later that contradicts it was dealt by a game that forgot. Small doubts are settled with many more worlds.

The limits: only what is learnt within SPAN decisions counts, and only while enough worlds remain possible. For small
games `vervet.kit.worlds` has no such limits.
"""

from collections import Counter

from vervet.core.event import Event, audience
from vervet.core.json import Json
from vervet.core.rng import Random
from vervet.core.state import State
from vervet.kit.examiner import Examiner
from vervet.kit.sight import lessons_of, seen, some_move
from vervet.kit.step import Step, after, shuffled, witnesses
from vervet.kit.trial import Trial

SPAN = 12
MOST_PASSAGES = 3
BATCH = 25
# At first, and to settle a doubt: worlds that must remain possible, most worlds carried, and worlds dealt anew.
FIRST = (8, 100, 8)
SECOND = (60, 2000, 60)
MOST_TRIED = 6
# Where somebody has learnt something, a passage begins this many times as often as elsewhere.
LEARNT = 4

Facts = frozenset[str]


class Noticed:
    """A decision as a seat noticed it, if it did: what it could read and hear of it, and what it saw after it."""

    def __init__(self, step: Step, seat: int, view: str) -> None:
        self.actor = step.seat
        self.action = step.action
        self.readable = bool(step.witnesses & audience(seat))
        self.sent = step.sent(seat)
        self.view = view


class Passage:
    """A stretch of a game as a seat lived it: where it began, and what the seat saw and heard at each decision."""

    def __init__(self, seat: int, start: State) -> None:
        self.seat = seat
        self.start = start
        self.steps: list[Noticed] = []

    def add(self, trial: Trial, step: Step) -> None:
        self.steps.append(Noticed(step, self.seat, seen(trial.state, self.seat)))

    def survivors(self, worlds: list[State], rng: Random) -> list[State]:
        """The worlds at the end of the passage that these at its beginning become, as far as they go on looking the
        same."""
        for step in self.steps:
            worlds = [self.wander(world, step.view, rng) for world in self.led(worlds, step, rng)]
        return worlds

    def led(self, worlds: list[State], step: Noticed, rng: Random) -> list[State]:
        """The worlds after a step, without those in which it would have looked different to the seat."""
        if not step.sent:
            return worlds
        led = [self.lead(world, step, rng) for world in worlds]
        return [world for world in led if world is not None]

    def lead(self, world: State, step: Noticed, rng: Random) -> State | None:
        """The world after a decision that looks like the real one to the seat: if possible another, for variety."""
        legal = world.legal_actions(step.actor)
        tries = [] if step.readable else shuffled(legal, rng)[:MOST_TRIED]
        for other in [*tries, step.action]:
            if other in legal:
                ending = after(world, step.actor, other)
                if ending.sent(self.seat) == step.sent and seen(ending.state, self.seat) == step.view:
                    return ending.state
        return None

    def wander(self, world: State, view: str, rng: Random) -> State:
        """The world, perhaps with decisions of others that the seat does not notice: it cannot know how many."""
        while rng.below(2):
            move = some_move(world, rng)
            if move is None or witnesses(world, *move) & audience(self.seat):
                break
            ending = after(world, *move)
            if ending.sent(self.seat) or seen(ending.state, self.seat) != view:
                break
            world = ending.state
        return world


class Memory:
    """Follows seats through passages of a game, which begin where somebody has learnt something, and elsewhere."""

    def __init__(self) -> None:
        self.passages: list[tuple[Passage, int]] = []

    def follow(self, law: Examiner, trial: Trial, step: Step) -> None:
        for passage, until in list(self.passages):
            passage.add(trial, step)
            if len(trial.actions) > until:
                self.passages.remove((passage, until))
                self.examine(law, trial, passage)
        learnt = lessons_of(trial.state) != step.lessons and trial.rng.below(trial.every) < LEARNT
        if (step.before is not None or learnt) and len(self.passages) < MOST_PASSAGES:
            told = [seat for seat in trial.seats() if told_apart(step.events, seat)]
            self.begin(trial, told[trial.rng.below(len(told))] if told else trial.rng.below(trial.state.seats))

    def begin(self, trial: Trial, seat: int) -> None:
        if len(look_alikes(trial, trial.state, seat, 2)) > 0:
            until = len(trial.actions) + trial.rng.below(SPAN)
            self.passages.append((Passage(seat, trial.state.copy()), until))

    def end(self, law: Examiner, trial: Trial) -> None:
        for passage, _ in self.passages:
            self.examine(law, trial, passage)
        self.passages = []

    def examine(self, law: Examiner, trial: Trial, passage: Passage) -> None:
        law.checks += 1
        if passage.steps and forgotten(passage, trial, FIRST):
            facts = forgotten(passage, trial, SECOND)
            if facts:
                what = f"seat {passage.seat} learnt within {len(passage.steps)} decisions that {min(facts)}"
                raise law.broken(trial, f"{what}, but view() and determinize() have forgotten it")


def told_apart(events: list[Event], seat: int) -> bool:
    """Whether the seat heard something that not everybody heard."""
    return any(event.visible_to(seat) and not event.visible_to(None) for event in events)


def forgotten(passage: Passage, trial: Trial, effort: tuple[int, int, int]) -> set[str]:
    """Facts true in all possible worlds, but untrue in most of those that determinize deals now."""
    least, most, dealt = effort
    rng = trial.rng
    possible: list[State] = []
    for _ in range(most // BATCH):
        possible += passage.survivors(look_alikes(trial, passage.start, passage.seat, BATCH), rng)
        if not possible or len(possible) >= least:
            break
    now = look_alikes(trial, trial.state, passage.seat, dealt)
    if len(possible) < least or not now:
        return set()
    certain = set(facts_of(trial.state)).intersection(*map(facts_of, possible))
    held = Counter(fact for world in now for fact in facts_of(world))
    return {fact for fact in certain if held[fact] * 2 < len(now)}


def look_alikes(trial: Trial, state: State, seat: int, count: int) -> list[State]:
    """Worlds dealt anew, as far as they differ from the state."""
    worlds = [trial.deal(state, seat) for _ in range(count)]
    here = state.hash()
    return [world for world in worlds if world.hash() != here]


def facts_of(state: State) -> Facts:
    """Every single value in the position and in the views of all seats, with the place where it stands."""
    views: list[Json] = [state.view(seat) for seat in range(state.seats)]
    facts: list[str] = []
    gather({"position": state.position(), "view": views}, "", facts)
    return frozenset(facts)


def gather(value: Json, place: str, facts: list[str]) -> None:
    """Add every single value in a document, with the place where it stands."""
    if isinstance(value, dict):
        for key, part in value.items():
            gather(part, f"{place}.{key}" if place else key, facts)
    elif isinstance(value, list | tuple):
        for index, part in enumerate(value):
            gather(part, f"{place}[{index}]", facts)
    else:
        facts.append(f"{place} is {value!r}")
