"""What the browser's tables must know of the rules to show them, taken from the rules: it keeps no tables of its own.

`python -m vervet.faces.facts > web/src/facts.ts` writes them, as far as `faces/GAME/facts.py` of each game has `FACTS`;
a test fails while that file is stale.
"""

import json
from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec

from vervet.catalog import FOLDERS
from vervet.core.action import Grammar
from vervet.core.json import Json

HEAD = """\
// What the rules say that the tables show, game by game. Generated: `python -m vervet.faces.facts > web/src/facts.ts`.
"""


def kinds_by_phase(grammar: Grammar, phases: Sequence[str], of: Mapping[int, Sequence[int]]) -> dict[str, Json]:
    """For each phase by name the kinds of action that are for it, possible or not, in the order of the grammar; `of`
    has the phases of each kind."""
    names = {kind.code: kind.name for kind in grammar.kinds}
    return {
        phase: [name for code, name in names.items() if number in of.get(code, ())]
        for number, phase in enumerate(phases)
    }


def facts_of(folder: str) -> dict[str, Json]:
    """The facts of the game in a folder; none where it needs none."""
    name = f"{__package__}.{folder}.facts"
    if find_spec(f"{__package__}.{folder}") is None or find_spec(name) is None:
        return {}
    facts = import_module(name).FACTS
    assert isinstance(facts, dict)
    return facts


def typescript() -> str:
    parts = [HEAD]
    for folder in sorted(FOLDERS):
        if facts := facts_of(folder):
            parts.append(f"export const {folder.upper()} = {json.dumps(facts, indent=2)} as const;\n")
    return "\n".join(parts)


if __name__ == "__main__":
    print(typescript(), end="")
