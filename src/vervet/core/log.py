"""Reading a log: a document from anywhere becomes a match again, or an error that says what is wrong."""

from collections.abc import Mapping

from vervet.core.action import ActionError
from vervet.core.deal import Contribution, Deal, Terms
from vervet.core.departure import FIELDS as FIELDS_OF_DEPARTURE
from vervet.core.departure import Departure
from vervet.core.digits import EXPECTED, bytes_of
from vervet.core.excerpt import shown
from vervet.core.game import Game
from vervet.core.json import Json
from vervet.core.match import BEGINNING, DEPARTURES, FORMAT, OLD_FORMAT, UNDO, LogError, Match
from vervet.core.number import NumberError
from vervet.core.option import OptionError, options_json
from vervet.core.refusal import IllegalAction
from vervet.core.start import FIELDS as FIELDS_OF_START
from vervet.core.start import Start

# What a log must have; the outcome is checked where it has one.
OLD_FIELDS = ("vervet", "game", "rules", "options", "seed", "actions")
FIELDS = ("vervet", "game", "rules", "options", "match", "seats", "deal", "actions", "head")
MOST_SEED = 2**63 - 1
MOST_DIGITS = 3


def replay(game: Game, log: Mapping[str, Json]) -> Match:
    """The match of a log, every action and the outcome checked; raises `LogError`. Whether a proof fits is for
    `verify` to say."""
    match = open_log(game, log)
    lines = log.get("actions")
    if not isinstance(lines, list):
        raise LogError(f"actions: expected a list of lines, seat and action, not {shown(lines)}")
    for number, line in enumerate(lines, 1):
        try:
            follow(match, line if isinstance(line, str) else shown(line))
        except (ActionError, IllegalAction, NumberError) as error:
            raise LogError(f"action {number}, {shown(line)}: {error}") from error
    ending = match.state.outcome()
    outcome = ending.to_json() if ending else None
    if log.get("outcome", outcome) != outcome:
        raise LogError(f"the log ends with {shown(log.get('outcome'))}, but its actions lead to {shown(outcome)}")
    return match


def open_log(game: Game, log: Mapping[str, Json]) -> Match:
    """The match of a log before its first action."""
    form, rules, options = log.get("vervet"), log.get("rules"), log.get("options")
    fields = OLD_FIELDS if form == OLD_FORMAT else FIELDS
    missing = [name for name in fields if name not in log]
    if missing:
        raise LogError(f"expected a log with {', '.join(fields)}; {missing[0]} is missing")
    if form not in (FORMAT, OLD_FORMAT) or isinstance(form, bool) or log.get("game") != game.name:
        found = f"{shown(log.get('game'))}, format {shown(form)}"
        raise LogError(f"expected a log of {game.name}, format {OLD_FORMAT} or {FORMAT}, not of {found}")
    if isinstance(rules, bool) or not isinstance(rules, int):
        raise LogError(f"rules: expected a whole number, not {shown(rules)}")
    if not isinstance(options, Mapping):
        raise LogError(f"options: expected an object, not {shown(options)}")
    game = game.under(rules) or game
    try:
        chosen = game.options.read(options)
    except OptionError as bad:
        raise LogError(f"options: {bad}", bad.refusal) from bad
    if form == OLD_FORMAT:
        return Match(game, chosen, read_seed("seed", log.get("seed")), rules=rules, form=OLD_FORMAT)
    start, world = read_start(log)
    terms = Terms(read_id(log), game.name, rules, options_json(chosen), read_seats(log), start)
    match = Match(game, chosen, deal=read_deal(log.get("deal")), terms=terms, rules=rules, world=world)
    match.departures = read_departures(log)
    return match


def follow(match: Match, line: str) -> None:
    """Do what a line of a log says."""
    seat, _, text = line.partition(" ")
    if not seat.isdecimal() or len(seat) > MOST_DIGITS:
        raise ActionError(f"a line of a log is a seat and an action, not {shown(line)}")
    if text == UNDO and match.form == FORMAT:
        match.undo(int(seat))
    else:
        match.act(int(seat), match.game.grammar.from_text(text))


# The parts of a log of format 2 that say how it was dealt.


def read_id(log: Mapping[str, Json]) -> str:
    match = log.get("match")
    if not isinstance(match, str):
        raise LogError(f"match: expected the id of a match, empty where it had none, not {shown(match)}")
    return match


def read_seats(log: Mapping[str, Json]) -> list[Json]:
    seats = log.get("seats")
    if not isinstance(seats, list):
        raise LogError(f"seats: expected a list of seats, not {shown(seats)}")
    return seats


def read_start(log: Mapping[str, Json]) -> tuple[Start | None, Mapping[str, Json] | None]:
    """Where the match began, and the position that was dealt there; nothing where it began at the beginning."""
    if BEGINNING not in log:
        return None, None
    found = log[BEGINNING]
    if isinstance(found, Mapping):
        match, step, seat, position, world = [found.get(name) for name in FIELDS_OF_START]
        documents = isinstance(position, Mapping) and isinstance(world, Mapping)
        numbers = isinstance(step, int) and not isinstance(step, bool) and step >= 0 and is_seat(seat)
        if documents and numbers and isinstance(match, str):
            assert isinstance(step, int) and isinstance(seat, int)
            assert isinstance(position, Mapping) and isinstance(world, Mapping)
            return Start(match, step, seat, position), world
    raise LogError(f"{BEGINNING}: expected an object with {', '.join(FIELDS_OF_START)}, not {shown(found)}")


def read_departures(log: Mapping[str, Json]) -> list[Departure]:
    """Who left a seat; whether they could have is for `verify` to say."""
    found = log.get(DEPARTURES, [])
    if not isinstance(found, list):
        raise LogError(f"{DEPARTURES}: expected a list of departures, not {shown(found)}")
    return [read_departure(f"{DEPARTURES}[{index}]", each) for index, each in enumerate(found)]


def read_departure(where: str, document: object) -> Departure:
    if isinstance(document, Mapping):
        at, seat, how, bot = [document.get(name) for name in FIELDS_OF_DEPARTURE]
        numbers = isinstance(at, int) and not isinstance(at, bool) and is_seat(seat)
        if numbers and isinstance(how, str) and isinstance(bot, str):
            return Departure(int(str(at)), int(str(seat)), how, bot)
    raise LogError(f"{where}: expected an object with at, seat, how and bot, not {shown(document)}")


def read_seed(name: str, seed: object) -> int:
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed <= MOST_SEED:
        raise LogError(f"{name}: expected a seed from 0 to {MOST_SEED}, not {shown(seed)}")
    return seed


def read_deal(document: object) -> Deal:
    if not isinstance(document, Mapping):
        raise LogError(
            f"deal: expected an object with a seed, or with secret, commitment and numbers, not {shown(document)}"
        )
    secret = read_bytes("deal.secret", document["secret"]) if "secret" in document else b""
    if "seed" in document:
        return Deal(read_seed("deal.seed", document["seed"]), secret)
    numbers = document.get("numbers")
    if not isinstance(numbers, list):
        raise LogError(f"deal.numbers: expected a list of contributions, not {shown(numbers)}")
    given = [read_contribution(f"deal.numbers[{index}]", each) for index, each in enumerate(numbers)]
    return Deal(
        None,
        read_bytes("deal.secret", document.get("secret")),
        read_bytes("deal.commitment", document.get("commitment")),
        given,
    )


def read_contribution(where: str, document: object) -> Contribution:
    if not isinstance(document, Mapping):
        raise LogError(f"{where}: expected an object with seats, commitment and number, not {shown(document)}")
    seats = document.get("seats")
    if not isinstance(seats, list) or not seats or not all(is_seat(seat) for seat in seats):
        raise LogError(f"{where}.seats: expected a list of seats, not {shown(seats)}")
    commitment = read_bytes(f"{where}.commitment", document.get("commitment"))
    return Contribution(tuple(seats), commitment, read_bytes(f"{where}.number", document.get("number")))


def is_seat(value: object) -> bool:
    """A seat is one byte of its commitment."""
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 256


def read_bytes(where: str, text: object) -> bytes:
    row = bytes_of(text)
    if row is None:
        raise LogError(f"{where}: expected {EXPECTED}, not {shown(text)}")
    return row
