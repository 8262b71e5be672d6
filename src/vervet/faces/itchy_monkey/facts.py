"""What the browser must know of the rules of Itchy Monkey to show its table."""

from vervet.core.json import Json
from vervet.faces.facts import kinds_by_phase
from vervet.games.itchy_monkey.actions import EXCHANGE, GRAMMAR
from vervet.games.itchy_monkey.box.board import ONE_QUEEN, power
from vervet.games.itchy_monkey.rules import clan_refusals, refusals
from vervet.games.itchy_monkey.rules.outbreak import QUEEN_PRICE
from vervet.games.itchy_monkey.rules.table import AFTER, MOVING, PHASES, SPAWNING

_battle = {kind: (phase,) for kind, phase in refusals.PHASE_OF.items()} | {EXCHANGE: (SPAWNING, MOVING, AFTER)}
_clan = {kind: (phase,) for kind, phase in clan_refusals.PHASE_OF.items()}

FACTS: dict[str, Json] = {
    "kinds": {
        "battle": kinds_by_phase(GRAMMAR, PHASES, _battle),
        "clan": kinds_by_phase(GRAMMAR, clan_refusals.PHASE_NAMES, _clan),
    },
    "rules": {GRAMMAR.kind(kind).name: rule for kind, rule in refusals.MONKEY_RULES.items()},
    "hatching": int(QUEEN_PRICE),
    "queenPower": int(power(ONE_QUEEN)),
}
