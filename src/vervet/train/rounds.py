"""Rounds of training in a folder, which can be left and taken up again: play, learn, meet the last network."""

import json
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from vervet.bots.network_file import Header, write_network
from vervet.core.features import Features
from vervet.core.json import Json
from vervet.train.samples import Samples, load, together
from vervet.train.self_play import words_of
from vervet.train.settings import Settings
from vervet.train.work import Player, Workers, game_of

CLIMB = "climb.json"
LAYERS = "layers.pt"

Tell = Callable[[str, int, int], None]


@dataclass
class Training:
    """A training in a folder: the rounds so far, and the network that is best."""

    settings: Settings
    folder: Path
    device: str = "cpu"
    rounds: list[dict[str, Json]] = field(default_factory=list)

    def network(self, number: int) -> Path:
        return self.folder / f"net-{number:03}.vervet"

    def samples(self, number: int) -> Path:
        return self.folder / f"games-{number:03}.npz"

    @property
    def best(self) -> str:
        """The file of the last network that was accepted; "" before the first."""
        accepted = [record for record in self.rounds if record["accepted"]]
        return str(self.network(int(str(accepted[-1]["round"])))) if accepted else ""

    def open(self) -> "Training":
        """Take up what the folder holds."""
        self.folder.mkdir(parents=True, exist_ok=True)
        file = self.folder / CLIMB
        if file.exists():
            self.rounds = json.loads(file.read_text("utf-8"))
        return self

    def round(self, workers: Workers, tell: Tell) -> dict[str, Json]:
        """One round more; what it came to is written down."""
        number = len(self.rounds)
        by_lot = self.best and self.features().hidden
        record = self.walk(workers, number, tell) if by_lot else self.think(workers, number, tell)
        record.update(self.meet(workers, number, tell))
        self.rounds.append(record)
        (self.folder / CLIMB).write_text(json.dumps(self.rounds, indent=1) + "\n", "utf-8")
        return record

    def think(self, workers: Workers, number: int, tell: Tell) -> dict[str, Json]:
        """Games with thought in them, and a network that learns what was thought."""
        started = time.perf_counter()
        fresh = self.play(workers, number, tell)
        played = time.perf_counter() - started
        loss, way = self.learn(number, fresh, tell)
        learnt = time.perf_counter() - started - played
        return {
            "round": number,
            "games": int(fresh.game.max(initial=-1)) + 1,
            "positions": len(fresh),
            "seconds": [round(played, 1), round(learnt, 1)],
            "way": way,
            "loss": {name: round(value, 4) for name, value in loss.items()},
        }

    def play(self, workers: Workers, number: int, tell: Tell) -> Samples:
        """The games of a round, unless they are there already."""
        file = self.samples(number)
        if file.exists():
            return load(file)
        games = self.settings.games if self.best else self.settings.first_games
        done = 0

        def count(more: int) -> None:
            nonlocal done
            done += more
            tell("play", done, games)

        fresh = workers.play(self.settings, self.best, self.settings.seed + 1000 * number, games, count)
        fresh.save(file)
        return fresh

    def features(self) -> Features:
        """Of the game that is learnt, in its first setup."""
        game = game_of(self.settings.game, self.settings.components)
        features = game.new(0, **dict(self.settings.setups[0])).features()
        assert features is not None
        return features

    def walk(self, workers: Workers, number: int, tell: Tell) -> dict[str, Json]:
        """Strides of play and learning from it, in a game with secrets."""
        from vervet.train.improver import Improver
        from vervet.train.learner import Layers

        settings = self.settings
        started = time.perf_counter()
        # From the best network, not from one that was refused.
        before = Layers(self.features())
        before.take(Path(self.best).read_bytes())
        improver = Improver(self.features(), settings, self.device, before.state_dict())
        games, positions, reports = 0, 0, []
        for stride in range(settings.strides):
            file = self.folder / f"stride-{number:03}-{stride:03}.vervet"
            self.write(file, improver.layers.numbers(), number)
            seed = settings.seed + 1000 * number + 1_000_003 * (stride + 1)
            fresh = workers.play(settings, str(file), seed, settings.stride_games, lambda _more: None)
            pace = 1.0 - 0.9 * stride / settings.strides
            reports.append(improver.stride(fresh, pace, lambda _done, _all: None))
            games += int(fresh.game.max(initial=-1)) + 1
            positions += len(fresh)
            file.unlink()
            tell("learn", stride + 1, settings.strides)
        self.write(self.network(number), improver.layers.numbers(), number)
        return {
            "round": number,
            "games": games,
            "positions": positions,
            "seconds": [round(time.perf_counter() - started, 1), 0.0],
            "way": "strides",
            "loss": {"value": round(reports[-1].value, 4), "entropy": round(reports[-1].entropy, 4)},
            "moved": round(reports[-1].moved, 4),
            "taken back": sum(not report.kept for report in reports),
        }

    def write(self, file: Path, numbers: bytes, number: int) -> None:
        """A network with its header."""
        game = game_of(self.settings.game, self.settings.components)
        words = words_of(game, self.settings.setups)
        header = Header(game.name, game.version, self.features().digest(), words, self.facts(number))
        file.write_bytes(write_network(header, numbers))

    def learn(self, number: int, fresh: Samples, tell: Tell) -> tuple[dict[str, float], str]:
        """A new network from the last rounds: begun anew, and the last one taken further; the better of the two."""
        import torch

        from vervet.train.learner import learn

        earlier = [self.samples(at) for at in range(max(0, number - self.settings.window + 1), number)]
        samples = together([*(load(file) for file in earlier if file.exists()), fresh])
        game = game_of(self.settings.game, self.settings.components)
        states = [game.new(0, **dict(setup)) for setup in self.settings.setups]
        features = states[0].features()
        assert features is not None
        turns = features.symmetries(states[0])
        if any(features.symmetries(state) != turns for state in states):
            turns = []
        last = self.folder / LAYERS
        befores: list[tuple[str, dict[str, Any] | None]] = [("anew", None)]
        if last.exists():
            befores.append(("further", torch.load(last, map_location=self.device, weights_only=True)))
        tried = []
        for way, before in befores:
            layers, loss = learn(
                features, samples, self.settings, turns, self.device, before, lambda at, of: tell("learn", at, of)
            )
            tried.append((loss.total, way, loss, layers))
        _, way, loss, layers = min(tried, key=lambda one: one[0])
        torch.save(layers.state_dict(), last)
        self.write(self.network(number), layers.numbers(), number)
        return {"value": loss.value, "policy": loss.policy, "agreement": loss.agreement}, way

    def facts(self, number: int) -> dict[str, Json]:
        """How the network came about, for its header."""
        settings = self.settings
        games = sum(int(str(record["games"])) for record in self.rounds)
        way = {"strides": settings.strides} if self.features().hidden else {"simulations": settings.deep}
        return {"round": number, "games before": games, **way, "seed": settings.seed}

    def meet(self, workers: Workers, number: int, tell: Tell) -> dict[str, Json]:
        """The new network against the best so far; in every setup the same number of games."""
        settings = self.settings
        if not self.best:
            return {"accepted": True}
        new = Player("", str(self.network(number)), settings.arena)
        old = Player("", self.best, settings.arena)
        won, fair, games = 0.0, 0.0, 0
        # A setup may be named several times, to be played more often; here each counts once.
        setups = list({str(sorted(setup.items())): setup for setup in settings.setups}.values())
        for at, setup in enumerate(setups):
            score = workers.meet(settings, setup, new, old, settings.arena_games // len(setups), 7000 * number)
            seats = int(game_of(settings.game, settings.components).new(0, **dict(setup)).seats)
            won += score.payoff
            fair += score.games / seats
            games += score.games
            tell("meet", at + 1, len(setups))
        # With more than two players the fair share is smaller than a half; it counts as a half here.
        share = won / (2 * fair)
        return {
            "against": self.best[-7 - 3 : -7],
            "share": round(share, 4),
            "arena": games,
            "accepted": share >= settings.margin,
        }
