"""How fast the environments are: random legal steps, for every game in the catalog, for `vervet bench`.

Run as a module it prints its measures, like `vervet.bench.ours`; it needs PettingZoo and Gymnasium. Where OpenSpiel is
installed, random play of our games through it is timed too.
"""

from collections.abc import Iterator
from functools import partial
from importlib.util import find_spec

import numpy as np

from vervet import envs
from vervet.bench.exercises import choice_share
from vervet.bench.ours import PURE_SUBJECT, SUBJECT, Entry, compiled, entries, installed_version, variant
from vervet.bench.stopwatch import BATCH, LIBRARY, PLAY, PYTHON, START, STEP, Measure, Work, report
from vervet.catalog import game
from vervet.core.rng import Random

GAMES = 256
STEPS = 20
IN_TURN = "PettingZoo AEC; makes observations and masks"
AT_ONCE = "PettingZoo parallel; makes observations and masks for all, decisions count"
IN_OPEN_SPIEL = "as a game of OpenSpiel, in Python; makes no observations"
TOGETHER = f"{GAMES} games; makes observations of whole numbers, and masks"
IN_SHARES = f"{GAMES} games; makes observations of floats, and masks"
ALL_ALONE = f"{GAMES} games for Gymnasium, against random bots; makes observations of floats, and masks"
ALONE = "Gymnasium, against random bots; makes observations and masks"
IN_RL_ENVIRONMENT = "OpenSpiel's rl_environment; makes information states and lists of legal actions for all players"


def in_turn(name: str, players: int) -> Work:
    """The same loop that times PettingZoo's own games; only real moves count."""
    environment = envs.aec(name, players=players)
    rng = Random(1)

    def work() -> float:
        environment.reset()
        made = 0
        for _ in environment.agent_iter():
            _, _, terminated, truncated, info = environment.last()
            if terminated or truncated:
                break
            environment.step(some_action(info["action_mask"], rng))
            made += 1
        return made

    return work


def at_once(name: str, players: int) -> Work:
    """All agents in one step; those that have to wait make no decision."""
    environment = envs.parallel(name, players=players)
    rng = Random(1)

    def work() -> float:
        _, infos = environment.reset()
        made = 0
        while environment.agents:
            actions = {agent: some_action(infos[agent]["action_mask"], rng) for agent in environment.agents}
            made += sum(action != environment.wait for action in actions.values())
            _, _, _, _, infos = environment.step(actions)
        return made

    return work


def alone(name: str, players: int) -> Work:
    """One agent; what the bots decide takes its time, but does not count."""
    environment = envs.single(name, players=players)
    rng = Random(1)

    def work() -> float:
        _, info = environment.reset()
        made = 0
        over = False
        while not over:
            _, _, over, _, info = environment.step(some_action(info["action_mask"], rng))
            made += 1
        return made

    return work


def together(name: str, players: int, whole: bool) -> Work:
    """Many games in one call; whoever has no choice is not asked, so that all of them are choices."""
    batch = envs.batch(name, GAMES, hasty=True, whole=whole, players=players)

    def work() -> float:
        for _ in range(STEPS):
            batch.step(batch.sample())
        return GAMES * STEPS

    return work


def all_alone(name: str, players: int) -> Work:
    """Many agents against bots; the steps that begin a new game do not count."""
    vector = envs.vector(name, GAMES, players=players)
    rng = Random(1)
    vector.reset()

    def work() -> float:
        idle = 0
        for _ in range(STEPS):
            idle += int(vector.ended.sum())
            vector.step(np.array(vector.troop.any(rng)))
        return GAMES * STEPS - idle

    return work


def in_open_spiel(name: str, players: int) -> Work:
    """The same loop that times OpenSpiel's own games."""
    import pyspiel

    envs.register_with_open_spiel()
    new_state = pyspiel.load_game(f"vervet_{name.replace('-', '_')}", {"players": players}).new_initial_state
    rng = Random(1)

    def work() -> float:
        state = new_state()
        made = 0
        while not state.is_terminal():
            made += not state.is_chance_node()
            actions = state.legal_actions()
            state.apply_action(actions[rng.below(len(actions))])
        return made

    return work


def in_rl_environment(name: str, players: int) -> Work:
    """The same loop that times OpenSpiel's own games there: the information states of all players in every step."""
    from open_spiel.python import rl_environment

    envs.register_with_open_spiel()
    environment = rl_environment.Environment(f"vervet_{name.replace('-', '_')}", players=players)
    environment.seed(1)
    rng = Random(1)

    def work() -> float:
        time_step = environment.reset()
        made = 0
        while not time_step.last():
            actions = time_step.observations["legal_actions"][time_step.observations["current_player"]]
            time_step = environment.step([actions[rng.below(len(actions))]])
            made += 1
        return made

    return work


def some_action(mask: object, rng: Random) -> int:
    assert isinstance(mask, np.ndarray)
    legal: list[int] = np.flatnonzero(mask).tolist()
    return legal[rng.below(len(legal))]


def measures() -> Iterator[Measure]:
    """Each game with its first number of players."""
    for entry in entries():
        players = entry.promise.players[0] if entry.promise.players else game(entry.game).seats[0]
        name, start = variant(entry, {"players": players})
        share = choice_share(start)
        turns = partial(in_turn, entry.game, players)
        yield Measure(name, STEP, PYTHON, START, turns, IN_TURN, entry.promise.steps, share)
        if envs.aec(entry.game, players=players).play.encoder.simultaneous:
            yield Measure(name, STEP, PYTHON, START, partial(at_once, entry.game, players), AT_ONCE, choices=share)
        yield Measure(name, STEP, PYTHON, START, partial(alone, entry.game, players), ALONE, choices=share)
        rows = partial(together, entry.game, players)
        yield Measure(name, BATCH, LIBRARY, START, partial(rows, True), TOGETHER, entry.promise.batch)
        yield Measure(name, BATCH, LIBRARY, START, partial(rows, False), IN_SHARES)
        yield Measure(name, BATCH, LIBRARY, START, partial(all_alone, entry.game, players), ALL_ALONE, choices=share)
        if find_spec("pyspiel"):
            yield Measure(
                name, PLAY, PYTHON, START, partial(in_open_spiel, entry.game, players), IN_OPEN_SPIEL, choices=share
            )
            yield from rl_measures(entry)


def rl_measures(entry: Entry) -> Iterator[Measure]:
    """For as many players as the game has without being told, and for as many as it is timed with elsewhere."""
    usual = int(str(game(entry.game).options.read({})["players"]))
    for players in sorted({usual, *entry.promise.players[:1]}):
        name, start = variant(entry, {"players": players})
        work = partial(in_rl_environment, entry.game, players)
        yield Measure(name, STEP, PYTHON, START, work, IN_RL_ENVIRONMENT, choices=choice_share(start))


if __name__ == "__main__":
    report(SUBJECT if compiled() else PURE_SUBJECT, installed_version(), list(measures()))
