"""The ways to set up a game that each deserve a test."""

from collections.abc import Iterator

from vervet.core.game import Game
from vervet.core.option import Choice, Count, Flag, Option, OptionError, Options, OptionValue, Subset


def seat_counts(game: Game) -> list[Options]:
    """Default options for every number of players."""
    return [options for players in players_values(game) if (options := attempt(game, players)) is not None]


def variants(game: Game) -> list[Options]:
    """Every number of players, with the defaults and with every other word of one option at a time.

    Whole numbers other than `players` keep their default; combinations that the game forbids are left out.
    """
    found: list[Options] = []
    for players in players_values(game):
        for change in changes(game):
            options = attempt(game, {**players, **change})
            if options is not None and options not in found:
                found.append(options)
    return found


def players_values(game: Game) -> list[dict[str, OptionValue]]:
    for option in game.options.options:
        if option.name == "players" and isinstance(option, Count):
            return [{"players": count} for count in range(option.least, option.most + 1)]
    return [{}]


def changes(game: Game) -> Iterator[dict[str, OptionValue]]:
    yield {}
    for option in game.options.options:
        if option.name != "players":
            for value in values(option):
                yield {option.name: value}


def values(option: Option) -> list[OptionValue]:
    if isinstance(option, Choice):
        return list(option.words)
    if isinstance(option, Flag):
        return [True, False]
    if isinstance(option, Subset):
        return [(), option.words, *((word,) for word in option.words)]
    return []


def attempt(game: Game, given: dict[str, OptionValue]) -> Options | None:
    try:
        return game.options.read(given)
    except OptionError:
        return None
