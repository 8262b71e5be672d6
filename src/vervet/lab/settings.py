"""What a run plays: everything that its games follow from, small enough to be sent to any process on any machine."""

from dataclasses import dataclass
from functools import lru_cache

from vervet.catalog import games
from vervet.core.game import Game
from vervet.core.json import Json
from vervet.core.option import Options, OptionValue, options_json
from vervet.faces.face import face_of
from vervet.faces.probe import Probe


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


def game_with(name: str, components: str) -> Game:
    """The game with a box; raises `ComponentsError`."""
    return face_of(name).probe.build(components) if components else games()[name]


@lru_cache(maxsize=4)
def laid_out(settings: Settings) -> tuple[Game, Options, Probe]:
    """The game of a run, made once in each process."""
    game = game_with(settings.game, settings.components)
    options = dict(settings.options)
    return game, options, face_of(settings.game).probe(game, options)
