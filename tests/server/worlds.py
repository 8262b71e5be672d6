"""Two hidden worlds that look alike to somebody, played side by side on two servers with the same visible decisions:
they must get the same bytes at the same moments (issue: no tells).

The second world is dealt anew by `determinize` before nearly every decision; only the chance to come is taken from the
first, so that the same cards turn up. Hands differ, and so do secret answers, how long bots think, and when people
answer if nobody sees it; the viewer, and whoever ends a window, keep the same pace. In most games everybody has the
auto-pass that browsers say for them, and answers before the moment where it covers a window, or leaves it to that.

    PYTHONPATH=src python -m tests.server.worlds --games 2000 --seed 0
"""

import argparse
import asyncio
import sys
from contextlib import suppress
from random import Random as Dice
from typing import cast

from msgspec import Struct

from tests.server.virtual import Room, Silent, Visitor, run
from vervet.catalog import game
from vervet.core.event import audience
from vervet.core.rng import Random
from vervet.core.state import State
from vervet.faces.cheeky_monkeys.facts import FACTS
from vervet.games.cheeky_monkeys.actions import HAND, seat_in
from vervet.games.cheeky_monkeys.box.cards import ACTION_DECK, MONKEY_DECK, ZOMBIE_DECK
from vervet.games.cheeky_monkeys.rules.table import PILE_ROOM
from vervet.games.cheeky_monkeys.state import CheekyState
from vervet.kit.sight import difference
from vervet.server.match.messages import Act, Standing
from vervet.server.match.sight import eyes_of
from vervet.server.match.windows import Windows
from vervet.server.web.pool import BotPool

GAME = game("cheeky-monkeys")
POLL = 0.1
LONGEST = 30.0
LATE = 6.0
# Whoever has auto-pass on is heard until the moment; the plan is made when a window has been open for a little while.
EARLY = 0.3
SOON = 10
TRIES = 4
Moves = dict[int, int]


class Tell(AssertionError):
    """Somebody could tell apart two worlds that look alike to them."""


class Tally(Struct):
    """What was compared. `apart`: decisions at which the worlds held different cards; `otherwise`: those that secretly
    differed; `alike`: those for which the second world had to equal the first, since more of it was shown."""

    games: int = 0
    decisions: int = 0
    windows: int = 0
    apart: int = 0
    otherwise: int = 0
    alike: int = 0
    messages: int = 0
    characters: int = 0

    def add(self, other: "Tally") -> None:
        for name in self.__struct_fields__:
            setattr(self, name, getattr(self, name) + getattr(other, name))


class Script(BotPool):
    """Bots that answer what the test has planned, after the time it has planned for them."""

    def __init__(self) -> None:
        super().__init__(1)
        self.plan: dict[int, tuple[int, float]] = {}
        self.planned = asyncio.Event()

    def write(self, plan: dict[int, tuple[int, float]]) -> None:
        self.plan = plan
        self.planned.set()

    async def choose(
        self, game: str, rules: int, position: bytes, bot: str, seat: int, seed: int, queue: str = "", box: str = ""
    ) -> int:
        while seat not in self.plan:
            self.planned.clear()
            await self.planned.wait()
        action, seconds = self.plan.pop(seat)
        await asyncio.sleep(seconds)
        return action


class World:
    """One of the two: a match, its bots, the viewer, a spectator, and people who are not compared."""

    def __init__(self, players: int, bots: dict[int, str], seed: int, windows: type[Windows], zombies: bool) -> None:
        self.script = Script()
        # Whole tables and changes are compared in turn.
        self.changes = seed % 2 == 0
        self.room = Room(GAME, players, bots, self.script, seed, windows_type=windows, zombies=zombies)
        self.live = self.room.live
        self.people: dict[int, Silent] = {}

    async def open(self, viewer: int) -> None:
        self.viewer: Visitor = await self.room.visit(viewer, changes=self.changes)
        self.spectator: Visitor = await self.room.visit(changes=self.changes)
        for row in self.live.table.seats:
            if row.kind != "bot" and row.seat != viewer:
                self.people[row.seat] = Silent(row.seat)
                self.live.enter(self.people[row.seat])

    @property
    def state(self) -> CheekyState:
        return cast(CheekyState, self.live.table.record.state)

    @property
    def made(self) -> int:
        return self.live.table.record.match.version

    def become(self, state: State, other: "World") -> None:
        """Hold these cards from now on; what the viewer can still take back is the same as in the other world."""
        match, model = self.live.table.record.match, other.live.table.record.match
        match.state = state
        last = max((at for at, step in enumerate(model.steps) if step.seat in self.viewer.client.held), default=0)
        match.snapshots = {last: model.state_at(last), match.version: state.copy()}

    async def say_in_advance(self, seat: int, passing: bool, usual: bool) -> None:
        order = usual_order(seat) if usual else Standing(0, seat, "off")
        await self.live.set_auto_pass(self.people[seat], Standing(0, seat, "match") if passing else order)

    def covers(self, seat: int) -> bool:
        """Whether the usual order covers the open window, whatever the seat has said for the last one."""
        return not set(self.state.occasion(seat)) & set(usual_order(seat).unless)

    async def act(self, seat: int, action: int) -> None:
        """A person who is not compared decides."""
        document: dict[str, object] = dict(GAME.grammar.to_json(action))
        version = self.live.table.record.sight.version(eyes_of([seat]))
        await self.live.act(self.people[seat], Act(0, seat, version, document))


def usual_order(seat: int) -> Standing:
    """What every browser says for its seat."""
    return Standing(0, seat, "match", unless=cast(list[str], FACTS["unless"]))


def look_alike(state: CheekyState, viewer: int, seed: int) -> CheekyState:
    """A world dealt anew for the viewer, with the first one's chance to come: the order of the monkey decks and, as far
    as possible, the next action cards, so that the viewer draws the same."""
    world = state.determinize(viewer, Random(seed))
    world.chance = state.chance.copy()
    for deck in (MONKEY_DECK, ZOMBIE_DECK):
        for at in range(deck * PILE_ROOM, deck * PILE_ROOM + int(state.sizes[deck])):
            world.cards[at] = state.cards[at]
    bottom = ACTION_DECK * PILE_ROOM
    top = bottom + int(state.sizes[ACTION_DECK])
    for at in range(top - 1, max(bottom, top - SOON) - 1, -1):
        below = [place for place in range(bottom, at + 1) if world.cards[place] == state.cards[at]]
        if below:
            world.cards[at], world.cards[below[-1]] = world.cards[below[-1]], world.cards[at]
    return world


def shown(state: State, moves: Moves, viewer: int) -> str:
    """What the viewer and a spectator see of these decisions, and after them."""
    after = state.copy()
    after.listen()
    told: list[object] = []
    for seat, action in moves.items():
        witnesses = int(after.witnesses(seat, action))
        after.execute(seat, action)
        for each in (viewer, None):
            read = action if witnesses & audience(each) else None
            told.append([read, [event.to_json() for event in after.events if event.visible_to(each)]])
        after.take_events()
    return str([told, after.view(viewer), after.view(None), after.waited_for(None)])


class Pair:
    """The two worlds, the dice that decide what everybody does, and what has been compared."""

    def __init__(self, seed: int, windows: type[Windows] = Windows) -> None:
        self.dice = Dice(seed)
        self.players = self.dice.randint(2, 6)
        self.viewer = self.dice.randrange(self.players)
        others = [seat for seat in range(self.players) if seat != self.viewer]
        bots = {seat: "heuristic" for seat in others if self.dice.random() < 0.5}
        zombies = self.players > 2 and self.dice.random() < 0.4
        self.one, self.other = (World(self.players, bots, seed, windows, zombies) for _ in range(2))
        self.bots = bots
        self.usual = self.dice.random() < 0.7
        self.tally = Tally(games=1)
        self.compared = {"viewer": 0, "spectator": 0}
        self.visits: set[asyncio.Task[None]] = set()
        self.written = self.one.room.journal.written = self.other.room.journal.written = asyncio.Event()

    async def play(self, most: int) -> Tally:
        for world in (self.one, self.other):
            await world.open(self.viewer)
            if self.usual:
                order = usual_order(self.viewer)
                await world.viewer.say("standing", seat=self.viewer, lasts=order.lasts, unless=order.unless)
            for seat in world.people:
                await world.say_in_advance(seat, False, self.usual)
        await asyncio.sleep(POLL)
        while self.one.state.asked() and self.tally.decisions < most:
            await self.decide()
            self.compare()
        for world in (self.one, self.other):
            world.room.close()
        heard = self.one.viewer.ear.heard + self.one.spectator.ear.heard
        self.tally.messages = len(heard)
        self.tally.characters = sum(len(text) for _, text in heard)
        return self.tally

    def compare(self) -> None:
        for who in ("viewer", "spectator"):
            here, there = getattr(self.one, who).ear.noticed, getattr(self.other, who).ear.noticed
            for index in range(self.compared[who], max(len(here), len(there))):
                first, second = here[index : index + 1], there[index : index + 1]
                if first != second:
                    raise Tell(
                        f"message {index} to the {who}, seat {self.viewer}: {difference(str(first), str(second))}"
                    )
            self.compared[who] = len(here)

    # Deciding.

    async def decide(self) -> None:
        state = self.one.state
        if not self.one.live.table.record.undoable(self.viewer):
            self.other.become(look_alike(state, self.viewer, self.dice.getrandbits(62)), self.one)
        moves = self.agree()
        if moves is None:
            self.other.become(state.copy(), self.one)
            moves = self.agree()
            assert moves is not None, "equal worlds must show the same"
            self.tally.alike += 1
        self.tally.decisions += 1
        self.tally.windows += state.is_window()
        self.tally.apart += state.hash() != self.other.state.hash()
        self.tally.otherwise += moves[0] != moves[1]
        await self.carry_out(*moves)

    def agree(self) -> tuple[Moves, Moves] | None:
        """Decisions for both worlds that look the same; None if none were found."""
        one, other = self.one.state, self.other.state
        seats = one.asked_seats()
        if seats != other.asked_seats():
            raise Tell(f"seats {seats} are asked, or {other.asked_seats()}")
        for _ in range(TRIES):
            here = {seat: self.pick(one, seat) for seat in seats}
            goal = shown(one, here, self.viewer)
            for attempt in range(TRIES):
                there = {seat: self.follow(other, seat, here[seat], attempt > 1) for seat in seats}
                legal = self.viewer not in seats or here[self.viewer] in other.legal_actions(self.viewer)
                if legal and shown(other, there, self.viewer) == goal:
                    return here, there
        return None

    def pick(self, state: State, seat: int) -> int:
        legal = state.legal_actions(seat)
        if legal[0] & 31 == HAND:
            legal = [action for action in legal if seat_in(action) != self.viewer] or legal
        return legal[0] if self.dice.random() < 0.6 and legal[0] & 31 != HAND else self.dice.choice(legal)

    def follow(self, state: State, seat: int, action: int, closely: bool) -> int:
        """The viewer does the same; others do the same if they can, or something else in secret."""
        legal = state.legal_actions(seat)
        if seat == self.viewer or (closely and action in legal):
            return action
        if action & 31 == HAND:
            return next((each for each in legal if seat_in(each) == seat_in(action)), legal[0])
        return self.pick(state, seat)

    # Doing it.

    async def carry_out(self, here: Moves, there: Moves) -> None:
        """Bots think for a time of their own. People take the same time in both worlds if they are seen or come last;
        others answer at other times, or have said in advance that they pass. Some let the clock run out. Where
        auto-pass covers a window, most leave it to that."""
        end = self.one.made + len(here)
        people = [seat for seat in here if seat not in self.bots]
        covered = [seat for seat in people if self.usual and self.one.state.is_window() and self.one.covers(seat)]
        times = {seat: self.dice.uniform(0.0, EARLY) if seat in covered else self.pace() for seat in people}
        left = [seat for seat in covered if self.passes(seat, here, there) and self.dice.random() < 0.8]
        acting = [seat for seat in people if seat not in left]
        # Whoever plays bots alone has no clock that could run out.
        clock = self.one.live.table.windows.plan.limit is not None
        quiet = [seat for seat in acting if clock and times[seat] > LATE and self.passes(seat, here, there)]
        bound = {self.viewer} if quiet or not acting else {self.viewer, max(acting, key=lambda seat: times[seat])}
        latest = max((times[seat] for seat in acting if seat in bound), default=LATE) if not quiet else LATE
        tasks: list[asyncio.Task[None]] = []
        for world, moves in ((self.one, here), (self.other, there)):
            self.let_bots_think(world, moves)
            for seat in people:
                free = seat not in bound and seat not in quiet
                passing = self.passes(seat, here, there)
                standing = free and passing and self.dice.random() < 0.2
                if seat != self.viewer:
                    await world.say_in_advance(seat, standing, self.usual)
                if seat not in quiet and seat not in left and not standing:
                    most = min(latest, EARLY) if seat in covered else latest
                    delay = self.dice.uniform(0.0, most) if free else times[seat]
                    act = self.act_as_viewer if seat == self.viewer else self.act_as_person
                    tasks.append(asyncio.create_task(act(world, seat, moves[seat], delay)))
        if self.dice.random() < 0.1:
            delay = self.dice.uniform(0.0, 3.0)
            for world in (self.one, self.other):
                self.visits.add(asyncio.create_task(self.come_again(world, delay)))
        try:
            async with asyncio.timeout(LONGEST):
                while min(self.one.made, self.other.made) < end or not all(task.done() for task in tasks):
                    await self.next_change()
                    self.compare()
        except TimeoutError:
            raise Tell(f"{self.one.made} or {self.other.made} decisions where {end} were planned") from None
        for task in tasks:
            task.result()

    async def next_change(self) -> None:
        """Wait until something is written in one of the worlds, and a little longer, so that both have done it."""
        self.written.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(1.0):
                await self.written.wait()
        await asyncio.sleep(POLL)

    def passes(self, seat: int, here: Moves, there: Moves) -> bool:
        return here[seat] == there[seat] == self.one.state.fallback(seat)

    def let_bots_think(self, world: World, moves: Moves) -> None:
        """A bot that would pass may just as well be too slow."""
        thoughts: dict[int, tuple[int, float]] = {}
        for seat in self.bots:
            if seat in moves:
                slow = 3.0 if moves[seat] == world.state.fallback(seat) else 0.3
                thoughts[seat] = moves[seat], self.dice.choice((0.0, 0.1, 0.2, 0.4, slow))
        world.script.write(thoughts)

    def pace(self) -> float:
        """Often at once, sometimes too late; never at the very same moment as somebody else."""
        if self.dice.random() < 0.1:
            return self.dice.uniform(LATE, LATE + 1.0)
        return self.dice.uniform(0.0, self.dice.choice((0.6, 2.0)))

    async def act_as_person(self, world: World, seat: int, action: int, delay: float) -> None:
        await asyncio.sleep(delay)
        await world.act(seat, action)

    async def act_as_viewer(self, world: World, seat: int, action: int, delay: float) -> None:
        await asyncio.sleep(delay)
        legal = world.state.legal_actions(seat)
        document = dict(GAME.grammar.to_json(action))
        await world.viewer.say("ask", seat=seat, action=dict(GAME.grammar.to_json(legal[-1])))
        await world.viewer.act(document)

    async def come_again(self, world: World, delay: float) -> None:
        """The viewer comes back, and is shown everything from the beginning."""
        await asyncio.sleep(delay)
        await world.viewer.join()


def compare_worlds(seed: int, windows: type[Windows] = Windows, most: int = 100_000) -> Tally:
    """Play a pair of worlds; raises `Tell` where they can be told apart."""

    async def play() -> Tally:
        return await Pair(seed, windows).play(most)

    return run(play())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--most", type=int, default=100_000, help="decisions of a game at which to stop")
    chosen = parser.parse_args()
    total = Tally()
    for seed in range(chosen.seed, chosen.seed + chosen.games):
        try:
            total.add(compare_worlds(seed, most=chosen.most))
        except Tell as tell:
            sys.exit(f"seed {seed}: {tell}")
        if total.games % 50 == 0:
            print(total, flush=True)
    print(total)


if __name__ == "__main__":
    main()
