"""The catalog's games by name (`ITCHY_MONKEY`), for other processes: they load no more than this."""

from vervet.catalog import games
from vervet.core.game import Game


def source(name: str) -> str:
    """Where another process finds a game."""
    return f"{__name__}:{name.replace('-', '_').upper()}"


def __getattr__(name: str) -> Game:
    try:
        return games()[name.lower().replace("_", "-")]
    except KeyError:
        raise AttributeError(name) from None
