"""What a run plays: all that its games follow from, small enough to be sent to any process on any machine."""

from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files

from vervet.catalog import games
from vervet.core.game import Game
from vervet.core.json import Json
from vervet.core.option import Options, OptionValue, options_json
from vervet.lab.probe import Probe
from vervet.lab.probes import probe_class


@dataclass(frozen=True)
class Settings:
    """The game, its options, a bot for each seat, the seed of the run, and a changed box ("" for the game's own)."""

    game: str
    options: tuple[tuple[str, OptionValue], ...]
    bots: tuple[str, ...]
    seed: int
    components: str = ""

    @property
    def seats(self) -> int:
        return len(self.bots)

    def to_json(self) -> dict[str, Json]:
        return {
            "game": self.game,
            "options": options_json(dict(self.options)),
            "bots": list(self.bots),
            "seed": self.seed,
        }


def printed_components(game: str) -> str:
    """The box of a game as it comes with Vervet; "" for a game that has none."""
    file = files("vervet.games").joinpath(game.replace("-", "_"), "components.toml")
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def game_with(name: str, components: str) -> Game:
    """The game with a box; raises `ComponentsError`."""
    return probe_class(name).build(components) if components else games()[name]


@lru_cache(maxsize=4)
def laid_out(settings: Settings) -> tuple[Game, Options, Probe]:
    """The game of a run, made once in each process."""
    game = game_with(settings.game, settings.components)
    options = dict(settings.options)
    return game, options, probe_class(settings.game)(game, options)
