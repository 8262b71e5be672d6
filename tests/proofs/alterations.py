"""Logs with one alteration each, in every place that matters: a byte, another kind of value, less, more or twice."""

import copy
import json
from collections.abc import Callable, Iterator
from typing import Any

from vervet.core.rng import Random

Log = dict[str, Any]
# What is done to a log; False where it has no such place.
Change = Callable[[Log, Random], bool]
HEX = "0123456789abcdef"
LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789 -"
# Before a name that is to stand twice in one object.
AGAIN = "\u0001"


def altered(log: Log, change: Change, rng: Random) -> str | None:
    """The text of the log with the alteration; None where the log has no such place."""
    other = copy.deepcopy(log)
    if not change(other, rng):
        return None
    text = written(other).replace(json.dumps(AGAIN)[:-1], '"')
    if text == written(log):
        raise AssertionError("nothing was altered")
    return text


def written(log: Log) -> str:
    return json.dumps(log, ensure_ascii=True, separators=(",", ":"))


# Where.


def any_of(items: Any, rng: Random) -> Any:
    """One of a list, or one of the names of an object; None of an empty one."""
    names = list(items)
    return names[rng.below(len(names))] if names else None


def draw(log: Log, rng: Random) -> Any:
    return any_of(log["draws"], rng)


def client(log: Log, rng: Random) -> Any:
    return any_of(log["deal"]["numbers"], rng)


def seat(log: Log, rng: Random) -> Any:
    return any_of(log["seats"], rng)


def whole(log: Log, _rng: Random) -> Any:
    return log


def deal(log: Log, _rng: Random) -> Any:
    return log["deal"]


def outcome(log: Log, _rng: Random) -> Any:
    return log["outcome"]


def departure(log: Log, rng: Random) -> Any:
    return any_of(log.get("departures", []), rng)


def departures(log: Log, _rng: Random) -> Any:
    return log.get("departures")


def start(log: Log, _rng: Random) -> Any:
    return log.get("start")


def options(log: Log, _rng: Random) -> Any:
    return log["options"]


def told(log: Log, _rng: Random) -> Any:
    return log["told"]


def viewer(log: Log, rng: Random) -> Any:
    return log["told"][any_of(log["told"], rng)]


Where = Callable[[Log, Random], Any]


# A byte.


def other_byte(text: str, letters: str, rng: Random) -> str:
    """The text with one character changed; one more where it is empty."""
    if not text:
        return letters[rng.below(len(letters))]
    at = rng.below(len(text))
    different = letters.replace(text[at], "")
    return text[:at] + different[rng.below(len(different))] + text[at + 1 :]


def other_digit(number: int, rng: Random) -> int:
    """The number with one digit changed, and none before it that is zero."""
    while True:
        changed = other_byte(str(number), "0123456789", rng)
        if changed == str(int(changed)):
            return int(changed)


def in_value(value: Any, letters: str, rng: Random) -> Any:
    """Another value of the same kind: a byte changed where it has bytes."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return other_digit(value, rng)
    if isinstance(value, str):
        return other_byte(value, letters, rng)
    if value is None:
        return 0
    if isinstance(value, dict):
        return {**value, "x": 0}
    return [*value, 0] if not value else [in_value(value[0], letters, rng), *value[1:]]


def byte(where: Where, name: str, letters: str = LETTERS) -> Change:
    """A byte of the value of this name."""

    def change(log: Log, rng: Random) -> bool:
        place = where(log, rng)
        if place is None:
            return False
        place[name] = in_value(place[name], letters, rng)
        return True

    return change


def byte_of_any(where: Where) -> Change:
    """A byte of one of the values."""

    def change(log: Log, rng: Random) -> bool:
        place = where(log, rng)
        if not place:
            return False
        at = rng.below(len(place)) if isinstance(place, list) else any_of(place, rng)
        place[at] = in_value(place[at], LETTERS, rng)
        return True

    return change


def capital(where: Where, name: str) -> Change:
    """A digit from a to f, written as a capital."""

    def change(log: Log, rng: Random) -> bool:
        place = where(log, rng)
        if place is None:
            return False
        text = place[name]
        at = any_of([at for at, letter in enumerate(text) if letter in "abcdef"], rng)
        place[name] = text[:at] + text[at].upper() + text[at + 1 :]
        return True

    return change


def byte_of_name(where: Where) -> Change:
    """A byte of the name of one of the fields."""

    def change(log: Log, rng: Random) -> bool:
        place = where(log, rng)
        name = any_of(place or {}, rng)
        if name is None:
            return False
        place[other_byte(name, "abcdefghijklmnopqrstuvwxyz", rng)] = place.pop(name)
        return True

    return change


def every_byte(text: str, rng: Random) -> Iterator[str]:
    """The text with one byte after the other changed, into one of its own kind where that is hard to notice."""
    for at, byte_there in enumerate(text):
        kinds = [kind for kind in (HEX, LETTERS) if byte_there in kind] or [LETTERS + '"\\[]{}:,._/']
        others = kinds[0].replace(byte_there, "")
        yield text[:at] + others[rng.below(len(others))] + text[at + 1 :]


# Another kind of value.


def as_kind(where: Where, name: str, kind: Callable[[Any], Any]) -> Change:
    def change(log: Log, rng: Random) -> bool:
        place = where(log, rng)
        if place is None:
            return False
        place[name] = kind(place[name])
        return True

    return change


def truth_in(where: Where, name: str) -> Change:
    """A 1 becomes true, a 0 false, in a list of numbers."""

    def change(log: Log, rng: Random) -> bool:
        place = where(log, rng)
        numbers = place if not name or place is None else place[name]
        at = any_of([at for at, number in enumerate(numbers or []) if number in (0, 1)], rng)
        if at is None:
            return False
        numbers[at] = bool(numbers[at])
        return True

    return change


# More and less.


def removed(where: Where, name: str = "") -> Change:
    """A field of an object, or one of a list, is gone."""

    def change(log: Log, rng: Random) -> bool:
        place = where(log, rng)
        place = place[name] if place is not None and name else place
        if not place:
            return False
        del place[rng.below(len(place)) if isinstance(place, list) else any_of(place, rng)]
        return True

    return change


def doubled(where: Where, name: str = "") -> Change:
    """One of a list stands there twice; a field of an object is written twice, the same both times."""

    def change(log: Log, rng: Random) -> bool:
        place = where(log, rng)
        place = place[name] if place is not None and name else place
        if not place:
            return False
        if isinstance(place, list):
            at = rng.below(len(place))
            place.insert(at, copy.deepcopy(place[at]))
        else:
            again = any_of(place, rng)
            place[AGAIN + again] = copy.deepcopy(place[again])
        return True

    return change


def added(where: Where) -> Change:
    def change(log: Log, rng: Random) -> bool:
        place = where(log, rng)
        if place is None:
            return False
        place[any_of(("note", "extra", "seed2", ""), rng)] = any_of((0, "", None, [], True), rng)
        return True

    return change


def swapped(where: Where, name: str = "") -> Change:
    """Two of a list, that differ, change places."""

    def change(log: Log, rng: Random) -> bool:
        place = where(log, rng)
        place = place[name] if place is not None and name else place
        pairs = [at for at in range(len(place or []) - 1) if place[at] != place[at + 1]]
        at = any_of(pairs, rng)
        if at is None:
            return False
        place[at], place[at + 1] = place[at + 1], place[at]
        return True

    return change


def exchanged(where: Where, one: str, other: str) -> Change:
    """Two fields that differ change their values."""

    def change(log: Log, rng: Random) -> bool:
        place = where(log, rng)
        if place is None or place[one] == place[other]:
            return False
        place[one], place[other] = place[other], place[one]
        return True

    return change


def seat_taken(log: Log, rng: Random) -> bool:
    """Somebody else sits there: of another kind, complete in itself."""
    place = seat(log, rng)
    bot = place["kind"] == "bot"
    place.update({"kind": "link", "bot": ""} if bot else {"kind": "bot", "bot": "random"})
    return True


def unended(log: Log, _rng: Random) -> bool:
    """Nobody has won after all."""
    ended = log["outcome"] is not None
    log["outcome"] = None
    return ended


def incomplete(log: Log, rng: Random) -> bool:
    """A field that every log has is gone."""
    del log[any_of([name for name in log if name not in ("departures", "start")], rng)]
    return True


def stayed(log: Log, _rng: Random) -> bool:
    """Nobody ever left."""
    return log.pop("departures", None) is not None


def from_the_beginning(log: Log, _rng: Random) -> bool:
    """The match was not played on from a moment of another one."""
    return log.pop("start", None) is not None


def seeded(log: Log, _rng: Random) -> bool:
    """A proof thrown away: the deal says that it came from a seed."""
    log["deal"] = {"seed": 7}
    return True


PLACES: dict[str, Change] = {
    "vervet": byte(whole, "vervet"),
    "game": byte(whole, "game"),
    "rules": byte(whole, "rules"),
    "match": byte(whole, "match"),
    "an option": byte_of_any(options),
    "the name of an option": byte_of_name(options),
    "an option removed": removed(options),
    "an option added": added(options),
    "an option written twice": doubled(options),
    "seats: kind": byte(seat, "kind"),
    "seats: bot": byte(seat, "bot"),
    "seats: another kind": seat_taken,
    "seats: two swapped": swapped(whole, "seats"),
    "seats: one removed": removed(whole, "seats"),
    "seats: one twice": doubled(whole, "seats"),
    "seats: field removed": removed(seat),
    "seats: field added": added(seat),
    "deal: secret": byte(deal, "secret", HEX),
    "deal: secret, a capital": capital(deal, "secret"),
    "deal: commitment": byte(deal, "commitment", HEX),
    "deal: commitment, a capital": capital(deal, "commitment"),
    "deal: secret and commitment swapped": exchanged(deal, "secret", "commitment"),
    "deal: field removed": removed(deal),
    "deal: field added": added(deal),
    "deal: field written twice": doubled(deal),
    "deal: name of a field": byte_of_name(deal),
    "deal: a seed instead": seeded,
    "numbers: number": byte(client, "number", HEX),
    "numbers: number, a capital": capital(client, "number"),
    "numbers: commitment": byte(client, "commitment", HEX),
    "numbers: seats": byte(client, "seats"),
    "numbers: seats, true for 1": truth_in(client, "seats"),
    "numbers: a seat twice": doubled(client, "seats"),
    "numbers: number and commitment swapped": exchanged(client, "number", "commitment"),
    "numbers: two swapped": swapped(deal, "numbers"),
    "numbers: one removed": removed(deal, "numbers"),
    "numbers: one twice": doubled(deal, "numbers"),
    "numbers: field removed": removed(client),
    "numbers: field added": added(client),
    "actions: a byte": byte_of_any(lambda log, _: log["actions"]),
    "actions: two swapped": swapped(whole, "actions"),
    "actions: one removed": removed(whole, "actions"),
    "actions: one twice": doubled(whole, "actions"),
    "draws: at": byte(draw, "at"),
    "draws: at, as a text": as_kind(draw, "at", str),
    "draws: stream": byte(draw, "stream"),
    "draws: highest": byte(draw, "highest"),
    "draws: lowest": byte(draw, "lowest"),
    "draws: lowest, as 2.0": as_kind(draw, "lowest", float),
    "draws: a number": byte_of_any(lambda log, rng: draw(log, rng)["numbers"]),
    "draws: a number, true for 1": truth_in(draw, "numbers"),
    "draws: two numbers swapped": swapped(draw, "numbers"),
    "draws: a number removed": removed(draw, "numbers"),
    "draws: a number twice": doubled(draw, "numbers"),
    "draws: two swapped": swapped(whole, "draws"),
    "draws: one removed": removed(whole, "draws"),
    "draws: one twice": doubled(whole, "draws"),
    "draws: field removed": removed(draw),
    "draws: field added": added(draw),
    "draws: field written twice": doubled(draw),
    "draws: name of a field": byte_of_name(draw),
    "told: a number": byte_of_any(viewer),
    "told: a number, true for 1": truth_in(viewer, ""),
    "told: two swapped": swapped(viewer),
    "told: one removed": removed(viewer),
    "told: one twice": doubled(viewer),
    "told: a viewer removed": removed(told),
    "told: a viewer added": added(told),
    "told: a viewer written twice": doubled(told),
    "told: the name of a viewer": byte_of_name(told),
    "departures: at": byte(departure, "at"),
    "departures: at, as a text": as_kind(departure, "at", str),
    "departures: seat": byte(departure, "seat"),
    "departures: how": byte(departure, "how"),
    "departures: bot": byte(departure, "bot"),
    "departures: two swapped": swapped(departures),
    "departures: one removed": removed(departures),
    "departures: one twice": doubled(departures),
    "departures: field removed": removed(departure),
    "departures: field added": added(departure),
    "departures: field written twice": doubled(departure),
    "departures: none": stayed,
    "start: match": byte(start, "match"),
    "start: step": byte(start, "step"),
    "start: step, as a text": as_kind(start, "step", str),
    "start: seat": byte(start, "seat"),
    "start: position": byte_of_any(lambda log, rng: (start(log, rng) or {}).get("position")),
    "start: position, a field removed": removed(start, "position"),
    "start: world": byte_of_any(lambda log, rng: (start(log, rng) or {}).get("world")),
    "start: world, a field removed": removed(start, "world"),
    "start: position and world swapped": exchanged(start, "position", "world"),
    "start: field removed": removed(start),
    "start: field added": added(start),
    "start: field written twice": doubled(start),
    "start: name of a field": byte_of_name(start),
    "start: none": from_the_beginning,
    "head": byte(whole, "head", HEX),
    "head, a capital": capital(whole, "head"),
    "outcome: winners": byte(outcome, "winners"),
    "outcome: winners, true for 1": truth_in(outcome, "winners"),
    "outcome: reason": byte(outcome, "reason"),
    "outcome: rule": byte(outcome, "rule"),
    "outcome: none": unended,
    "outcome: field removed": removed(outcome),
    "outcome: field added": added(outcome),
    "seal": byte(whole, "seal", HEX),
    "a field removed": incomplete,
    "a field added": added(whole),
    "a field written twice": doubled(whole),
    "the name of a field": byte_of_name(whole),
}

# Who left a seat is the server's word, beside the chain: only the seal notices these (docs/programmers/deals.md).
SERVERS_WORD = [place for place in PLACES if place.startswith("departures")]
