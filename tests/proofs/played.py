"""Promised matches, played at random to their end, with undos in between, and now and then somebody who leaves a seat
or comes back; some of them are played on from a moment of another match. Both verifiers must find them proven."""

from hashlib import sha256

from vervet.catalog import games
from vervet.core.clients import BOT, HERE, LINK, clients_of
from vervet.core.deal import Contribution, Deal, Terms, number_commitment, secret_commitment
from vervet.core.departure import WAYS, Departure, ended_by
from vervet.core.game import Game
from vervet.core.json import Json
from vervet.core.match import Match
from vervet.core.option import Options, options_json
from vervet.core.rng import Random
from vervet.core.start import Start, moment_of
from vervet.kit.variants import variants

# How often, out of a hundred times, somebody who may take an action back does.
UNDOS = 12
# How often, out of a thousand actions, somebody leaves a seat or takes it again.
DEPARTURES = 40
# How often, out of a hundred matches, one is played on from a moment of another one.
PLAYED_ON = 25
# Random play goes on and on in Itchy Monkey, but one of its options limits the rounds.
ROUNDS = 6
# More entries than any match has.
MOST = 1_000_000


def setups() -> list[tuple[Game, Options]]:
    """Every game in every mode with every number of players."""
    found: list[tuple[Game, Options]] = []
    for game in games().values():
        short = {"rounds": ROUNDS} if game.name == "itchy-monkey" else {}
        found += [(game, game.options.read({**options_json(options), **short})) for options in variants(game)]
    return found


def numbered(number: int) -> Match:
    """A match with one of the setups, which take turns; the same number gives the same match."""
    chosen = setups()
    game, options = chosen[number % len(chosen)]
    return (played_on if Random(number + 2 * MOST).below(100) < PLAYED_ON else played)(game, options, number)


def played(game: Game, options: Options, number: int, most: int = MOST) -> Match:
    """A promised match of random play, to its end or to so many entries, made from nothing but its number."""
    rng, doors = Random(number), Random(number + MOST)
    return play_out(promised(game, options, number, rng), rng, most, doors)


def played_on(game: Game, options: Options, number: int) -> Match:
    """The same, begun at a moment of another match."""
    origin = played(game, options, number)
    rng, doors = Random(number + 3 * MOST), Random(number + 4 * MOST)
    step = rng.below(origin.version)
    seat = rng.below(int(origin.state.seats))
    start = Start(origin.terms.match, step, seat, moment_of(origin.state_at(step)))
    return play_out(promised(game, options, number + MOST, rng, start), rng, MOST, doors)


def play_out(match: Match, rng: Random, most: int = MOST, doors: Random | None = None) -> Match:
    """The match, played on at random; by the doors, if there are any, people leave and come back."""
    while match.state.asked() and len(match.entries) < most and ended_by(match.departures) is None:
        asked = match.state.asked_seats()
        seat = asked[rng.below(len(asked))]
        legal = match.state.legal_actions(seat)
        match.act(seat, legal[rng.below(len(legal))])
        if rng.below(100) < UNDOS:
            take_back(match, rng)
        if doors is not None and doors.below(1000) < DEPARTURES and match.state.asked():
            leave(match, doors)
    return match


def leave(match: Match, rng: Random) -> None:
    """Any seat, in any way that can be there and then."""
    how, bot = WAYS[rng.below(len(WAYS))], ("", "random")[rng.below(2)]
    left = Departure(len(match.entries), rng.below(int(match.state.seats)), how, bot)
    kinds = [str(seat["kind"]) for seat in match.terms.seats if isinstance(seat, dict)]
    if not left.fault(match.departures, kinds):
        match.departures.append(left)


def take_back(match: Match, rng: Random) -> None:
    """Any seat's last action, if that is possible."""
    seat = rng.below(int(match.state.seats))
    if match.undoable(seat):
        match.undo(seat)


def promised(game: Game, options: Options, number: int, rng: Random, start: Start | None = None) -> Match:
    """A match before its first action: everybody has committed and revealed."""
    count = int(options["players"]) if isinstance(options["players"], int) else 0
    seats: list[Json] = [seat_of(rng) for _ in range(count)]
    terms = Terms(f"match-{number}", game.name, game.version, options_json(options), seats, start)
    digest, secret = terms.digest(), drawn("secret", number)
    given = []
    for client in clients_of(seats):
        own = drawn(f"number {client[0]}", number)
        given.append(Contribution(tuple(client), number_commitment(digest, client[0], own), own))
    deal = Deal(None, secret, secret_commitment(digest, secret), given)
    return Match(game, options, deal=deal, terms=terms)


def seat_of(rng: Random) -> dict[str, Json]:
    kind = (LINK, HERE, BOT)[rng.below(3)]
    return {"kind": kind, "bot": "random" if kind == BOT else ""}


def drawn(word: str, number: int) -> bytes:
    """32 bytes that are the same every time, so that a failure can be looked at again."""
    return sha256(f"{word} of match {number}".encode()).digest()
