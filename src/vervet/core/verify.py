"""Checking a log (docs/programmers/deals.md): what it was dealt from, all that was drawn, every state, the chain.

First what its hashes say: fields, commitments, chain. Then the match is played again by the rules, from the key, and
the log of that must be this log, to the last number.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from vervet.core.action import ActionError
from vervet.core.chain import entry_digest, head_of
from vervet.core.clients import BOT, SEAT_KINDS, clients_of
from vervet.core.deal import Terms, number_commitment, secret_commitment
from vervet.core.departure import FIELDS as FIELDS_OF_DEPARTURE
from vervet.core.departure import Departure, ended_by
from vervet.core.excerpt import shown
from vervet.core.game import Game
from vervet.core.json import Json
from vervet.core.log import MOST_SEED, follow, open_log, read_deal, read_start
from vervet.core.match import BEGINNING, BOX, DEPARTURES, FORMAT, OLD_FORMAT, LogError, Match
from vervet.core.misfit import (
    CHAIN,
    COUNT,
    KIND,
    MISSING,
    OBJECT,
    PROMISE,
    RULES,
    SEAL,
    VALUE,
    Misfit,
    check_hash,
    compare,
    fields,
    items,
    row_of_bytes,
    text,
    whole,
)
from vervet.core.number import NumberError
from vervet.core.option import options_json
from vervet.core.refusal import IllegalAction
from vervet.core.seal import FIELD
from vervet.core.start import FIELDS as FIELDS_OF_START
from vervet.core.start import StartError
from vervet.core.strict import MOST_DEPTH, check_plain

OLD_FIELDS: Final = ("vervet", "game", "rules", "options", "seed", "actions", "outcome")
TERMS: Final = ("vervet", "game", "rules", "options", "match", "seats")
SEEDED: Final = (*TERMS, "deal", "actions", "head", "outcome")
SERVED: Final = (*SEEDED, "told")
PROMISED: Final = (*SERVED, "draws", FIELD)
# What is compared first, since it says best what is wrong; the seal comes last.
FIRST: Final = ("actions", "draws", "told", "outcome")


class Verdict:
    """What was checked of a log that fits; `proven` says whether its deal was promised before it was made."""

    def __init__(self, proven: bool, match: Match) -> None:
        self.proven = proven
        self.match = match
        self.form = match.form
        # Whose numbers the key was made from, besides the server's secret.
        self.clients = len(match.deal.contributions)
        self.over = match.state.outcome() is not None or ended_by(match.departures) is not None
        self.commitments = 1 + len(match.deal.contributions) if proven else 0
        self.numbers = sum([len(draw.numbers) for _, draw in match.draws]) if proven else 0
        self.streams = len({draw.stream for _, draw in match.draws}) if proven else 0
        self.entries = len(match.entries)
        # Whether it began at a position of another match, which is given and not proven.
        self.played_on = match.terms.start is not None
        # The chain of the log, and where a server made the match, those of all viewers.
        viewers = len(match.told.numbers) if match.deal.secret else 0
        self.chains = 0 if match.form == OLD_FORMAT else 1 + viewers

    def __str__(self) -> str:
        if self.proven:
            drawn = f"{self.commitments} commitments, {self.numbers} numbers in {self.streams} streams"
            return f"proven: {drawn}, {self.entries} entries, {self.chains} chains"
        return f"no proof: format {self.form}, {self.entries} entries, {self.chains} chains"


def verify(games: Mapping[str, Game], log: Mapping[str, Json]) -> Verdict:
    """Check a log of one of these games; raises `Misfit` at the first place that does not fit."""
    check_plain(log, MOST_DEPTH)
    form = whole(field(log, "vervet"), "vervet")
    if form != FORMAT and form != OLD_FORMAT:
        raise Misfit("vervet", VALUE, f"{OLD_FORMAT}, {FORMAT}", str(form))
    game = games.get(text(field(log, "game"), "game"))
    if game is None:
        raise Misfit("game", VALUE, ", ".join(games), shown(log["game"]))
    game = earlier_or(game, log)
    if form == OLD_FORMAT:
        fields(log, "", OLD_FIELDS)
        return Verdict(False, played(game, log))
    promised = check_names(log)
    if BEGINNING in log:
        check_start(log)
    check_seats(log, int(game.seats[1]))
    secret = check_deal(log, promised)
    check_chain(log, secret)
    if DEPARTURES in log:
        check_departures(log)
    compare(game.version, log["rules"], "rules")
    if BOX in log:
        compare(game.changed_box, log[BOX], BOX)
    return Verdict(promised, played(game, log))


def earlier_or(game: Game, log: Mapping[str, Json]) -> Game:
    """The game under the rules of the log, where they are here; otherwise as it is, and the version does not fit."""
    rules = log.get("rules")
    found = game.under(rules) if isinstance(rules, int) and not isinstance(rules, bool) else None
    return game if found is None else found


def field(log: Mapping[str, Json], name: str) -> Json:
    if name not in log:
        raise Misfit(name, MISSING)
    return log[name]


def mapping(found: Json) -> Mapping[str, Json]:
    """For what was found to be an object before."""
    assert isinstance(found, Mapping)
    return found


# What the hashes say.


def check_names(log: Mapping[str, Json]) -> bool:
    """All fields and no others; whether the deal was promised."""
    deal = field(log, "deal")
    if not isinstance(deal, Mapping) or "seed" not in deal:
        fields(log, "", with_rare(log, PROMISED))
        fields(deal, "deal", ("secret", "commitment", "numbers"))
        return True
    served = "secret" in deal
    fields(log, "", with_rare(log, SERVED) if served else with_start(log, SEEDED))
    fields(deal, "deal", ("seed", "secret") if served else ("seed",))
    return False


def with_rare(log: Mapping[str, Json], names: Sequence[str]) -> Sequence[str]:
    """Where a server made the match, its players may have left their seats."""
    return with_start(log, (*names, DEPARTURES) if DEPARTURES in log else names)


def with_start(log: Mapping[str, Json], names: Sequence[str]) -> Sequence[str]:
    """A match may have begun at a position, or have been played with a changed box."""
    return [*names, *[name for name in (BEGINNING, BOX) if name in log]]


def check_deal(log: Mapping[str, Json], promised: bool) -> bytes:
    """The terms and everybody's commitments to them; returns the secret, or nothing where there is none."""
    deal = mapping(log["deal"])
    if not promised:
        if not 0 <= whole(deal["seed"], "deal.seed") <= MOST_SEED:
            raise Misfit("deal.seed", VALUE, f"0–{MOST_SEED}", shown(deal["seed"]))
        return row_of_bytes(deal["secret"], "deal.secret") if "secret" in deal else b""
    terms, secret = terms_of(log).digest(), row_of_bytes(deal["secret"], "deal.secret")
    check_hash(secret_commitment(terms, secret), deal["commitment"], "deal.commitment", PROMISE)
    clients = clients_of(items(log["seats"], "seats"))
    numbers = items(deal["numbers"], "deal.numbers")
    for index, (seats, each) in enumerate(zip(clients, numbers, strict=False)):
        check_number(terms, seats, each, f"deal.numbers[{index}]")
    if len(numbers) != len(clients):
        raise Misfit("deal.numbers", COUNT, str(len(clients)), str(len(numbers)))
    return secret


def check_start(log: Mapping[str, Json]) -> None:
    """Where the match began; whether anybody could play there is for the rules to say."""
    start = fields(log[BEGINNING], BEGINNING, FIELDS_OF_START)
    text(start["match"], f"{BEGINNING}.match")
    for name in ("step", "seat"):
        if whole(start[name], f"{BEGINNING}.{name}") < 0:
            raise Misfit(f"{BEGINNING}.{name}", VALUE, "0 or more", str(start[name]))
    for name in ("position", "world"):
        if not isinstance(start[name], Mapping):
            raise Misfit(f"{BEGINNING}.{name}", KIND, OBJECT, shown(start[name]))


def check_seats(log: Mapping[str, Json], most: int) -> None:
    """Those that a server made the match for; none where no server did."""
    seats = items(log["seats"], "seats")
    for number, seat in enumerate(seats):
        check_seat(seat, f"seats[{number}]")
    if len(seats) > most:
        raise Misfit("seats", COUNT, f"0–{most}", str(len(seats)))


def check_seat(seat: object, where: str) -> None:
    found = fields(seat, where, ("kind", "bot"))
    if found["kind"] not in SEAT_KINDS:
        raise Misfit(f"{where}.kind", VALUE, ", ".join(SEAT_KINDS), shown(found["kind"]))
    bot = text(found["bot"], f"{where}.bot")
    if bot and found["kind"] != BOT:
        raise Misfit(f"{where}.bot", VALUE, repr(""), shown(bot))


def check_number(terms: bytes, seats: list[int], each: object, where: str) -> None:
    """What one client contributed, for these seats."""
    found = fields(each, where, ("seats", "commitment", "number"))
    compare(seats, found["seats"], f"{where}.seats")
    expected = number_commitment(terms, seats[0], row_of_bytes(found["number"], f"{where}.number"))
    check_hash(expected, found["commitment"], f"{where}.commitment", PROMISE)


def check_chain(log: Mapping[str, Json], secret: bytes) -> None:
    lines = [text(line, f"actions[{index}]") for index, line in enumerate(items(log["actions"], "actions"))]
    digests = [entry_digest(secret, number, line) for number, line in enumerate(lines, 1)]
    check_hash(head_of(terms_of(log).digest(), promise_of(log), digests), log["head"], "head", CHAIN)


def check_departures(log: Mapping[str, Json]) -> None:
    """Each could follow those before it, at an entry that there is; the one that ended the game is after all of them,
    and then no rule has ended it."""
    kinds = [str(mapping(seat)["kind"]) for seat in items(log["seats"], "seats")]
    entries = len(items(log["actions"], "actions"))
    found: list[Departure] = []
    for index, each in enumerate(items(log[DEPARTURES], DEPARTURES)):
        departure = check_departure(each, found, kinds, f"{DEPARTURES}[{index}]")
        least = entries if departure.ends() else 0
        if not least <= departure.at <= entries:
            raise Misfit(f"{DEPARTURES}[{index}].at", VALUE, f"{least}–{entries}", str(departure.at))
        found.append(departure)
    if not found:
        raise Misfit(DEPARTURES, COUNT, "1 or more", "0")
    if ended_by(found) is not None:
        compare(None, log["outcome"], "outcome")


def check_departure(each: object, before: list[Departure], kinds: list[str], where: str) -> Departure:
    document = fields(each, where, FIELDS_OF_DEPARTURE)
    at, seat = whole(document["at"], f"{where}.at"), whole(document["seat"], f"{where}.seat")
    departure = Departure(at, seat, text(document["how"], f"{where}.how"), text(document["bot"], f"{where}.bot"))
    fault = departure.fault(before, kinds)
    if fault:
        raise Misfit(f"{where}.{fault}", VALUE, "what could follow those before", shown(document[fault]))
    return departure


def promise_of(log: Mapping[str, Json]) -> bytes:
    """All commitments and numbers, which were found to fit before."""
    return read_deal(log["deal"]).promise()


def terms_of(log: Mapping[str, Json]) -> Terms:
    """What the log says that it was promised for; the rules look at the options later."""
    options = log["options"]
    if not isinstance(options, Mapping):
        raise Misfit("options", KIND, OBJECT, shown(options))
    rules, seats = whole(log["rules"], "rules"), items(log["seats"], "seats")
    start, _ = read_start(log)
    return Terms(text(log["match"], "match"), text(log["game"], "game"), rules, dict(options), seats, start)


# What the rules say.


def played(game: Game, log: Mapping[str, Json]) -> Match:
    """The match played again, and all that its log must say."""
    match = opened(game, log)
    seats = len(match.terms.seats)
    if seats != match.state.seats and (seats or match.seed is None):
        raise Misfit("seats", COUNT, str(match.state.seats), str(len(match.terms.seats)))
    for index, line in enumerate(items(log["actions"], "actions")):
        where = f"actions[{index}]"
        try:
            follow(match, text(line, where))
        except (ActionError, IllegalAction, NumberError) as error:
            raise Misfit(where, RULES, f"{shown(line)}: {error}") from error
    expected = match.log()
    for name in (*FIRST, *expected):
        if name in expected and name != FIELD:
            compare(expected[name], log[name], name)
    if FIELD in expected:
        check_hash(bytes.fromhex(str(expected[FIELD])), log[FIELD], FIELD, SEAL)
    return match


def opened(game: Game, log: Mapping[str, Json]) -> Match:
    """The match before its first action; its options must be complete, and as the game writes them."""
    try:
        match = open_log(game, log)
    except LogError as error:
        place, colon, words = str(error).partition(": ")
        known = colon != "" and place.partition(".")[0] in log
        raise Misfit(place if known else "", RULES, words if known else str(error)) from error
    compare(options_json(match.options), log["options"], "options")
    if match.terms.start is not None:
        check_world(match, log)
    return match


def check_world(match: Match, log: Mapping[str, Json]) -> None:
    """What was dealt at the start is what the numbers give."""
    try:
        world = match.dealt_again()
    except StartError as error:
        raise Misfit(f"{BEGINNING}.{error.field}", RULES, error.why) from error
    compare(world, mapping(log[BEGINNING])["world"], f"{BEGINNING}.world")
