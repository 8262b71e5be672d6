"""What a run costs: an estimate before it begins, and what is left of it while it runs."""

import time
from collections.abc import Callable
from dataclasses import replace
from math import exp

from vervet.bots.bot import Bot
from vervet.bots.roster import make_bot
from vervet.core.rng import Random
from vervet.core.state import State
from vervet.envs.visitors import any_bot
from vervet.lab.crew import Done
from vervet.lab.folder import Folder
from vervet.lab.played import play
from vervet.lab.settings import Settings, laid_out

# Whoever waits for an estimate waits no longer than about this many seconds, however long one game takes.
PATIENCE = 2.0
# Bots are timed at this many moments of a game, from its beginning to its end.
MOMENTS = 8
# How fast work is done is measured after this many seconds, and this many parts of each worker.
KNOWN = 10.0
PARTS_KNOWN = 8
# After this many seconds what was heard counts less than half (1/e); where parts take long, after as many parts.
MEMORY = 120.0
PARTS_REMEMBERED = 8
# The bot whose game shows how many decisions there are: quick, and no fool.
MODEL = "heuristic"


class Moments:
    """One game by quick bots: how many decisions each seat has, and some of them."""

    def __init__(self, settings: Settings, number: int) -> None:
        game, options, _ = laid_out(settings)
        rng = Random(number)
        state = game.begin(options, number)
        self.seats = int(state.seats)
        self.decisions = [0] * self.seats
        self.states: list[tuple[State, int]] = []
        bots = [make_bot(MODEL, seat) for seat in range(self.seats)]
        seat = int(state.actor())
        while seat >= 0:
            self.decisions[seat] += 1
            self.states.append((state.copy(), seat))
            state.execute(seat, int(bots[seat].choose(state, seat, rng)))
            seat = int(state.actor())

    def some(self) -> list[tuple[State, int]]:
        """Some of them, spread over the game, and in such an order that any first few are too."""
        count = min(MOMENTS, len(self.states))
        spread = [self.states[at * len(self.states) // count] for at in range(count)]
        return spread[::2] + spread[1::2]

    def seconds(self, bot: Bot, patience: float) -> float:
        """For one decision of a bot, on average."""
        started, done, rng = time.perf_counter(), 0, Random(1)
        for state, seat in self.some():
            bot.choose(state, seat, rng)
            done += 1
            if time.perf_counter() - started > patience:
                break
        return (time.perf_counter() - started) / max(1, done)


def seconds_of_a_game(settings: Settings, patience: float = PATIENCE) -> float:
    """What one game takes one worker, about: all that is done besides thinking, and each bot's thoughts."""
    quick = replace(settings, bots=(MODEL,) * settings.seats)
    # The first game also loads what is loaded only once.
    play(quick, 0)
    started = time.perf_counter()
    play(quick, 1)
    whole = time.perf_counter() - started
    moments = Moments(settings, 1)
    game, options, _ = laid_out(settings)
    names = sorted({MODEL, *settings.bots})
    each = {name: moments.seconds(any_bot(name, 1, game, options), patience / len(names)) for name in names}
    besides = max(0.0, whole - sum(moments.decisions) * each[MODEL])
    mean = sum(moments.decisions) / moments.seats
    return besides + sum(mean * each[name] for name in settings.bots)


class Forecast:
    """How long the rest takes. What a game takes a worker, which both boxes have for themselves, says how much work is
    left; how much work came back in the time that went by says how fast it is done, whatever workers wait for."""

    def __init__(self, folder: Folder, workers: int, clock: Callable[[], float] = time.perf_counter) -> None:
        self.workers = workers
        self.clock = clock
        self.left = {side: folder.games - folder.finished(side) for side in folder.sides}
        self.games = dict.fromkeys(self.left, 0)
        self.seconds = dict.fromkeys(self.left, 0.0)
        self.guess = dict.fromkeys(self.left, 0.0)
        # Since the first part came back: workers that are still starting say nothing about those that play. What is
        # long ago counts less, because the machine may have had other things to do then.
        self.heard = -1.0
        self.parts = 0
        self.passed = 0.0
        self.lately = dict.fromkeys(self.left, 0.0)

    def estimate(self, folder: Folder) -> float:
        """Seconds, before anything was played."""
        for side, count in self.left.items():
            self.guess[side] = seconds_of_a_game(folder.settings[side]) if count else 0.0
        return self.remaining()

    def learn(self, done: Done) -> None:
        side, count = done.task.side, done.task.count
        self.left[side] = max(0, self.left[side] - count)
        self.games[side] += count
        self.seconds[side] += done.seconds
        self.parts += 1
        now = self.clock()
        if self.heard >= 0:
            self.forget(now - self.heard)
            self.lately[side] += count
        self.heard = now

    def forget(self, seconds: float) -> None:
        """Time goes by; what came before it counts that much less, the games as well as the time."""
        memory = max(MEMORY, PARTS_REMEMBERED * sum(self.seconds.values()) / self.parts)
        share = exp(-seconds / memory)
        self.passed = self.passed * share + memory * (1 - share)
        for side in self.lately:
            self.lately[side] *= share

    def a_game(self, side: str) -> float:
        """Seconds of a worker; as it was guessed, until something is known."""
        return self.seconds[side] / self.games[side] if self.games[side] else self.guess[side]

    def remaining(self) -> float:
        work = sum(count * self.a_game(side) for side, count in self.left.items())
        since = self.clock() - self.heard if self.heard >= 0 else 0.0
        return max(0.0, work / self.speed() - since)

    def speed(self) -> float:
        """How many seconds of a worker are done in one: as many as there are workers where they never wait."""
        # What was under way when the first part came back was half done before, so a few parts prove nothing.
        if self.passed < KNOWN or self.parts < PARTS_KNOWN * self.workers:
            return float(self.workers)
        done = sum(count * self.a_game(side) for side, count in self.lately.items())
        return done / self.passed if done > 0 else float(self.workers)
