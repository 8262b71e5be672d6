"""What a run costs: an estimate before it begins, and what is left of it while it runs."""

import time
from collections.abc import Callable
from dataclasses import replace

from vervet.bots.bot import Bot
from vervet.bots.roster import make_bot
from vervet.core.rng import Random
from vervet.core.state import State
from vervet.envs.visitors import any_bot
from vervet.lab.crew import Done
from vervet.lab.folder import Folder
from vervet.lab.played import play
from vervet.lab.run import PART_SECONDS
from vervet.lab.settings import Settings, laid_out

# Whoever waits for an estimate waits no longer than about this many seconds, however long one game takes.
PATIENCE = 2.0
# Bots are timed at this many moments of a game, from its beginning to its end.
MOMENTS = 8
# Seconds of each worker that are not known of yet, on average; and after how many the rest is measured at all.
UNDER_WAY = PART_SECONDS / 2
KNOWN = 10.0
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
    """How long the rest takes, from what each game took a worker so far; both boxes have their own pace. Workers are
    not all at work all of the time: they start, they wait for the one that hands out the games and writes reports."""

    def __init__(self, folder: Folder, workers: int, clock: Callable[[], float] = time.perf_counter) -> None:
        self.workers = workers
        self.clock = clock
        self.begun = clock()
        self.left = {side: folder.games - folder.finished(side) for side in folder.sides}
        self.games = dict.fromkeys(self.left, 0)
        self.seconds = dict.fromkeys(self.left, 0.0)
        self.guess = dict.fromkeys(self.left, 0.0)

    def estimate(self, folder: Folder) -> float:
        """Seconds, before anything was played."""
        for side, count in self.left.items():
            self.guess[side] = seconds_of_a_game(folder.settings[side]) if count else 0.0
        self.begun = self.clock()
        return self.remaining()

    def learn(self, done: Done) -> None:
        side, count = done.task.side, done.task.count
        self.left[side] = max(0, self.left[side] - count)
        self.games[side] += count
        self.seconds[side] += done.seconds

    def a_game(self, side: str) -> float:
        """Seconds of a worker; as it was guessed, until something is known."""
        return self.seconds[side] / self.games[side] if self.games[side] else self.guess[side]

    def remaining(self) -> float:
        work = sum(count * self.a_game(side) for side, count in self.left.items())
        return work * self.idleness() / self.workers

    def idleness(self) -> float:
        """How many seconds go by, by all workers together, for each that they play: 1 where they never wait."""
        # What is under way now is about half of a part for each, and has been played though nobody has heard of it.
        passed = self.clock() - self.begun - UNDER_WAY
        busy = sum(self.seconds.values())
        return max(1.0, passed * self.workers / busy) if passed > KNOWN and busy else 1.0
