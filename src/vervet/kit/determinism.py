"""Laws 1 and 2: the same options, seed and actions give the same game, in any process and build."""

import json
import os
import random
import subprocess
import sys
from collections.abc import Mapping, Sequence
from zlib import crc32

from vervet.core.game import Game
from vervet.core.option import Options, options_json
from vervet.core.rng import Random, mix
from vervet.core.state import State
from vervet.kit.examiner import Examiner
from vervet.kit.sight import act, seen, some_move, text, viewers
from vervet.kit.step import Step
from vervet.kit.trial import Trial

LIMIT = 20_000
OPENING = 24


def hash_chain(game: Game, options: Mapping[str, object] | None = None, seed: int = 1, games: int = 5) -> list[int]:
    """A number for each of some random games, into which every state, legal list and event has gone."""
    chosen = game.options.read(options)
    rng = Random(seed)
    return [chain_of(game, chosen, rng.bits()) for _ in range(games)]


def chain_of(game: Game, options: Options, seed: int) -> int:
    state = game.begin(dict(options), seed)
    state.listen()
    rng = Random(mix(seed))
    chain = link(seed, state)
    for _ in range(LIMIT):
        move = some_move(state, rng)
        if move is None:
            break
        state.apply(*move)
        chain = link(chain, state)
    return link(chain ^ crc32(seen(state, None).encode()), state)


def link(chain: int, state: State) -> int:
    """Add a state to the chain: its hash, what its seats may do, and what happened."""
    told = text([event.to_json() for event in state.take_events()])
    legal = text([state.legal_actions(seat) for seat in range(state.seats)])
    return int(mix(chain ^ mix(state.hash()) ^ crc32(told.encode()) << 7 ^ crc32(legal.encode()) << 23))


def hash_chain_elsewhere(
    source: str,
    options: Options | None = None,
    seed: int = 1,
    games: int = 5,
    python: Sequence[str] = (sys.executable,),
    environment: Mapping[str, str] | None = None,
) -> list[int]:
    """The hash chain from another process: another build, Python, or PYTHONHASHSEED.

    `source` says where the game is: `module:name`, or `module:name()` to call it.
    """
    wish = json.dumps({"source": source, "options": options_json(options or {}), "seed": seed, "games": games})
    environ = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path), **(environment or {})}
    command = [*python, "-m", "vervet.kit.elsewhere", wish]
    done = subprocess.run(command, env=environ, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"no hash chain of {source} from {python[0]}:\n{done.stderr}")
    chain: list[int] = json.loads(done.stdout)
    return chain


class Determinism(Examiner):
    """Every game is played again from its log; the first one once more after all the others (no memory between
    games)."""

    number = 2

    def __init__(self, source: str | None = None) -> None:
        super().__init__()
        self.source = source
        self.marks: list[int] = []
        self.first: tuple[Trial, list[int]] | None = None
        self.global_random: object = None

    def begin(self, trial: Trial) -> None:
        self.global_random = random.getstate()
        self.marks = [mark(trial.state, "")]
        self.compare_openings(trial)
        self.check_global_random(trial)

    def compare_openings(self, trial: Trial) -> None:
        """Play the first decisions twice, side by side, so that both games are alive at once."""
        one, other = (trial.game.begin(dict(trial.options), trial.seed) for _ in range(2))
        rng = Random(mix(trial.seed ^ 2))
        for index in range(OPENING):
            self.require(
                mark(one, "") == mark(other, ""), trial, f"two games of the same seed differ after {index} decisions"
            )
            move = some_move(one, rng)
            if move is None:
                return
            act(one, *move)
            act(other, *move)

    def follow(self, trial: Trial, step: Step) -> None:
        self.marks.append(mark(trial.state, told(step)))

    def end(self, trial: Trial) -> None:
        self.play_again(trial, self.marks)
        self.check_global_random(trial)
        if self.first is None:
            self.first = (trial, self.marks)

    def check_global_random(self, trial: Trial) -> None:
        what = "the game draws from Python's global random numbers"
        self.require(random.getstate() == self.global_random, trial, what)

    def close(self, trial: Trial) -> None:
        if self.first is not None:
            self.play_again(*self.first)
        for seed in (0, 2**63 - 1):
            states = [trial.game.begin(dict(trial.options), seed) for _ in range(2)]
            self.require(states[0].hash() == states[1].hash(), trial, f"seed {seed} gives two different games")
        if self.source is not None:
            self.play_elsewhere(trial, self.source)

    def play_again(self, trial: Trial, marks: list[int]) -> None:
        """Replay the log, once listened to and once not: listening must change nothing either."""
        loud, quiet = (trial.game.begin(dict(trial.options), trial.seed) for _ in range(2))
        loud.listen()
        if mark(loud, "") != marks[0]:
            raise self.broken(trial, "the same options and seed begin differently the second time")
        for number, (seat, action) in enumerate(trial.actions, 1):
            loud.apply(seat, action)
            quiet.apply(seat, action)
            again = Step(seat, action, None, [], 0)
            again.events = loud.take_events()
            if mark(loud, told(again)) != marks[number]:
                raise self.broken(trial, f"the same actions lead elsewhere the second time, from decision {number} on")
            if loud.hash() != quiet.hash():
                raise self.broken(trial, f"decision {number} has a different effect when nobody listens")
        views = [seen(state, viewer) for state in (loud, trial.state) for viewer in viewers(state)]
        half = len(views) // 2
        self.require(views[:half] == views[half:], trial, "the same game ends with different views the second time")

    def play_elsewhere(self, trial: Trial, source: str) -> None:
        """Two other processes with different orders of sets and of dictionaries of strings."""
        here = hash_chain(trial.game, trial.options, 1, 2)
        for hash_seed in ("1", "2"):
            there = hash_chain_elsewhere(source, trial.options, 1, 2, environment={"PYTHONHASHSEED": hash_seed})
            self.require(here == there, trial, f"another process (PYTHONHASHSEED={hash_seed}) plays a different game")


def mark(state: State, events: str) -> int:
    """A number for a state and what led to it."""
    legal = text([state.legal_actions(seat) for seat in state.asked_seats()])
    return int(mix(mix(state.hash()) ^ crc32(legal.encode(), crc32(events.encode()))))


def told(step: Step) -> str:
    return text([[event.to_json(), event.seats] for event in step.events])
