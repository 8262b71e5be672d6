"""What the browser must know of the rules of After Us to show its table; the cards are in `cards/typescript.py`."""

from vervet.core.json import Json
from vervet.faces.facts import kinds_by_phase
from vervet.games.after_us.actions import GRAMMAR
from vervet.games.after_us.box.words import OBJECTS
from vervet.games.after_us.rules.refusals import PHASES_OF, TILE_OF
from vervet.games.after_us.rules.table import PHASES

FACTS: dict[str, Json] = {
    "kinds": kinds_by_phase(GRAMMAR, PHASES, {kind: phases for kind, (phases, _rule) in PHASES_OF.items()}),
    "objects": {OBJECTS[tile]: GRAMMAR.kind(kind).name for kind, tile in TILE_OF.items()},
}
