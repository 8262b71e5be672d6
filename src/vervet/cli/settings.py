"""Options of a game from a command line."""

from vervet.cli.failure import Failure, suggestion
from vervet.cli.terminal import Terminal
from vervet.core.game import Game
from vervet.core.option import OptionError, Options
from vervet.texts.refusals import refusal_words


def read_settings(terminal: Terminal, game: Game, players: int | None, settings: dict[str, str]) -> tuple[Options, int]:
    """Complete options, and the number of seats they make; `--players N` is short for `--option players=N`."""
    given: dict[str, object] = dict(settings)
    if players is not None:
        given["players"] = players
    try:
        options = game.options.read(given)
    except OptionError as error:
        names = [option.name for option in game.options.options]
        unknown = error.refusal.reason == "option-unknown"
        near = suggestion(terminal.texts, str(error.refusal.details["option"]), names) if unknown else ""
        raise Failure(refusal_words(terminal.texts, error.refusal) + near) from None
    return options, int(game.begin(options, 0).seats)


def seat_bots(
    terminal: Terminal, game: Game, bots: list[str], players: int | None, settings: dict[str, str]
) -> tuple[Options, list[str]]:
    """Complete options, and a bot for each seat they make: as many seats as bots if nothing else is said, and the bots
    again from the first where there are more seats."""
    if not bots:
        raise Failure(terminal.words("terminal-needs-value", option="--bots"))
    if players is None and "players" not in settings and len(bots) > game.seats[0]:
        players = len(bots)
    options, seats = read_settings(terminal, game, players, settings)
    if len(bots) > seats:
        raise Failure(terminal.words("terminal-too-many", people=0, bots=len(bots), seats=seats))
    return options, [bots[seat % len(bots)] for seat in range(seats)]
