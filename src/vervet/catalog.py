"""The one place that knows all games by name."""

from functools import cache
from importlib.resources import files

from vervet.core.game import Game
from vervet.games.after_us.box.components import read_components as read_after_us
from vervet.games.after_us.game import AfterUs
from vervet.games.cheeky_monkeys.box.components import read_components as read_cheeky
from vervet.games.cheeky_monkeys.game import CheekyMonkeys
from vervet.games.itchy_monkey.box.components import read_components
from vervet.games.itchy_monkey.game import ItchyMonkey


def _data(folder: str) -> str:
    return files("vervet.games").joinpath(folder, "components.toml").read_text(encoding="utf-8")


@cache
def games() -> dict[str, Game]:
    """Every game by name."""
    listed: list[Game] = [
        ItchyMonkey(read_components(_data("itchy_monkey"))),
        AfterUs(read_after_us(_data("after_us"))),
        CheekyMonkeys(read_cheeky(_data("cheeky_monkeys"))),
    ]
    return {game.name: game for game in listed}


def game(name: str) -> Game:
    """A game by name; raises `KeyError` with the names there are."""
    if name not in games():
        raise KeyError(f"no game {name!r}; there are {', '.join(games())}")
    return games()[name]
