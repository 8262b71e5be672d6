"""What a new match may be: options that can be played, seats that can be taken, names that can be shown."""

import unicodedata

from msgspec.structs import replace

from vervet.core.game import Game
from vervet.core.option import OptionError, Options, options_json
from vervet.server.match.messages import MatchRequest, SeatRequest
from vervet.server.match.problem import ProblemError
from vervet.server.match.promise import promise_of, promised
from vervet.server.match.rows import MatchRow, SeatRow, StartRow

LARGEST_SEED = (1 << 63) - 1
JOINER = "\u200d"
# Letters and signs that nobody sees.
BLANK = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
MOST_MARKS = 4


def chosen_options(game: Game, request: MatchRequest) -> Options:
    """Complete options; as many players as seats."""
    count = len(request.seats)
    least, most = game.seats
    if not least <= count <= most:
        raise ProblemError("bad-seats", f"{game.name} has {least} to {most} seats, not {count}")
    given = dict(request.options)
    counted = any(option.name == "players" for option in game.options.options)
    if counted:
        given.setdefault("players", count)
    try:
        options = game.options.read(given)
    except OptionError as error:
        raise ProblemError("bad-options", str(error), error.refusal) from error
    if counted and options["players"] != count:
        raise ProblemError("bad-seats", f"{count} seats for {options['players']} players")
    return options


def checked_seed(game: Game, request: MatchRequest, seed: int) -> int:
    """Whoever chooses the seed knows what is hidden; that is fair only where nothing is, or nobody else plays."""
    if not 0 <= seed <= LARGEST_SEED:
        raise ProblemError("bad-options", f"a seed is from 0 to {LARGEST_SEED}")
    if not game.open_information and any(seat.kind == "link" for seat in request.seats):
        raise ProblemError("bad-options", "with invited players and hidden things, nobody may choose the seed")
    return seed


def seat_row(game: Game, number: int, request: SeatRequest, longest_name: int) -> SeatRow:
    name = clean_name(request.name, longest_name)
    if request.kind == "bot" and request.bot not in game.bots:
        raise ProblemError("unknown-bot", f"no bot {request.bot[:40]!r}; there are {', '.join(game.bots)}")
    if request.kind != "bot" and request.bot:
        raise ProblemError("bad-seats", f"seat {number} is of kind {request.kind} and cannot have a bot")
    return SeatRow(number, request.kind, name, request.bot, None, None)


def match_row(
    match: str,
    game: Game,
    options: Options,
    seed: int | None,
    secret: bytes,
    seats: list[SeatRow],
    hints: bool = False,
    start: StartRow | None = None,
) -> MatchRow:
    """A match as it begins, with the promise of its deal; where nobody is waited for it is dealt at once."""
    chosen = options_json(options)
    row = MatchRow(match, game.name, game.version, chosen, seed, None, None, seats, [], hints=hints, start=start)
    row = promised(row, secret)
    return row if start is None else replace(row, deal=promise_of(row).with_world(game).row)


def clean_name(name: str, longest: int) -> str:
    """A player's name with single spaces; raises `bad-name`."""
    if any(unicodedata.category(sign)[0] == "C" and sign != JOINER for sign in name):
        raise ProblemError("bad-name", "a name has no control characters")
    name = " ".join(name.split())
    if name and not any(visible(sign) for sign in name):
        raise ProblemError("bad-name", "a name can be seen")
    if most_marks(name) > MOST_MARKS:
        raise ProblemError("bad-name", f"a letter of a name has at most {MOST_MARKS} marks")
    if len(name) > longest:
        raise ProblemError("bad-name", f"a name has at most {longest} characters, not {len(name)}")
    return name


def visible(sign: str) -> bool:
    return unicodedata.category(sign)[0] in "LNPS" and sign not in BLANK


def most_marks(name: str) -> int:
    """How many marks stand on one letter, at most: in great numbers they cover the lines above and below."""
    most = marks = 0
    for sign in name:
        marks = marks + 1 if unicodedata.category(sign)[0] == "M" else 0
        most = max(most, marks)
    return most
