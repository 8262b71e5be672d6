"""Golden games: complete games recorded once, with the hashes of all their states (laws 1 and 2)."""

import json
from collections.abc import Callable, Iterable
from hashlib import sha256
from pathlib import Path

from vervet.core.game import Game
from vervet.core.json import Json
from vervet.core.log import replay
from vervet.core.match import Match


def chain(match: Match) -> str:
    """A digest of the hashes of all states of a match, the first included."""
    state = match.game.start(match.options, match.drawing())
    hashes = [int(state.hash())]
    for seat, action in match.actions:
        state.execute(seat, action)
        hashes.append(int(state.hash()))
    return sha256(" ".join(f"{value:016x}" for value in hashes).encode()).hexdigest()


def written(match: Match, **more: Json) -> dict[str, Json]:
    """The log of a finished match, with its final hash and the digest of all hashes."""
    return {**match.log(), **more, "hash": f"{match.state.hash():016x}", "chain": chain(match)}


def record(folder: Path, games: Iterable[tuple[str, Callable[[], dict[str, Json]]]], only_new: bool) -> None:
    """Write each game to a file of its name; with `only_new`, only those that are missing."""
    folder.mkdir(exist_ok=True)
    for name, play in games:
        path = folder / f"{name}.json"
        if only_new and path.exists():
            continue
        log = play()
        actions = log["actions"]
        assert isinstance(actions, list)
        path.write_text(json.dumps(log, indent=0) + "\n", "utf-8")
        print(f"{path.name}: {len(actions)} actions, {log['outcome']}")


def load(path: Path) -> dict[str, Json]:
    log = json.loads(path.read_text("utf-8"))
    assert isinstance(log, dict)
    return log


def check_recorded(game: Game, path: Path) -> None:
    """The recorded game is legal, ends as it did, and has the same hashes all along."""
    log = load(path)
    match = replay(game, log)
    assert f"{match.state.hash():016x}" == log["hash"]
    assert chain(match) == log["chain"]
    assert {name: log[name] for name in match.log()} == match.log()
