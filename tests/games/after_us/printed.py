"""The printed cards as the fact files have them, in the words of the box."""

import json
from pathlib import Path

from vervet.games.after_us.box.cards import Card, Cost, Frame, Gain
from vervet.games.after_us.box.words import CLOSED, COLOURS, LEFT_OPEN, RIGHT_OPEN, SPECIES

Amounts = dict[str, int]
Fact = dict[str, object]

FACTS = Path(__file__).parent / "facts"
SHAPES = {"closed": CLOSED, "openLeft": LEFT_OPEN, "openRight": RIGHT_OPEN}


def facts(name: str) -> object:
    return json.loads((FACTS / f"{name}.json").read_text(encoding="utf-8"))


def cost(amounts: Amounts) -> Cost:
    assert set(amounts) <= {"flower", "fruit", "grain", "energy"}
    return (amounts.get("flower", 0), amounts.get("fruit", 0), amounts.get("grain", 0), amounts.get("energy", 0))


def gain(amounts: Amounts) -> Gain:
    """All that is gained; a reactivation is a sign, not an amount."""
    rest = {name: amount for name, amount in amounts.items() if name not in ("points", "rage", "reactivate")}
    return (*cost(rest), amounts.get("points", 0), amounts.get("rage", 0))


def amounts(fact: Fact, name: str) -> Amounts:
    found = fact.get(name, {})
    assert isinstance(found, dict)
    return found


def frame(fact: Fact) -> Frame:
    assert set(fact) <= {"shape", "arrow", "pay", "needTypes", "gain", "perTamarin"}
    species = fact.get("needTypes", 0)
    assert isinstance(species, int)
    gained = amounts(fact, "gain")
    assert gained.get("reactivate", 1) == 1
    return Frame(
        SHAPES[str(fact["shape"])],
        cost(amounts(fact, "pay")),
        species,
        gain(gained),
        "reactivate" in gained,
        fact.get("perTamarin") is True,
        fact["arrow"] is True,
    )


def card(fact: Fact) -> Card:
    assert set(fact) <= {"id", "species", "level", "set", "setPosition", "rageBonus", "rows"}
    number, level, rows = fact["id"], fact["level"], fact["rows"]
    assert isinstance(number, int) and isinstance(level, int) and isinstance(rows, list)
    colour = COLOURS.index(str(fact["set"])) if "set" in fact else -1
    first, second, third = (tuple(frame(one) for one in row) for row in rows)
    bonus = gain(amounts(fact, "rageBonus"))
    return Card(number, SPECIES.index(str(fact["species"])), level, colour, bonus, (first, second, third))


def printed_cards() -> list[Card]:
    found = facts("cards")
    assert isinstance(found, list)
    return [card(fact) for fact in found]
