"""What the browser must know about the rules of Cheeky Monkeys to show its table."""

from vervet.catalog import game
from vervet.core.json import Json
from vervet.games.cheeky_monkeys.box.cards import ACTIONS, PARTS, ZOMBIES
from vervet.games.cheeky_monkeys.rules import table
from vervet.games.cheeky_monkeys.rules.telling import CARD_ENDED, EFFECT_ENDED, LIFE, MINE, WINDOW_RULES

FACTS: dict[str, Json] = {
    "cards": {
        kind.name: ACTIONS[kind.code] for kind in game("cheeky-monkeys").grammar.kinds if kind.code < len(ACTIONS)
    },
    "parts": list(PARTS),
    "zombies": list(ZOMBIES),
    "phases": dict(zip(table.PHASES, table.PARTS, strict=True)),
    "windows": list(WINDOW_RULES),
    "mine": MINE,
    "life": LIFE,
    # What a player's auto-pass leaves to them as long as they have said nothing else.
    "unless": [MINE, LIFE],
    "ended": [EFFECT_ENDED, CARD_ENDED],
}
