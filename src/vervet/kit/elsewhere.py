"""Prints a hash chain, for laws 1 and 2: `python -m vervet.kit.elsewhere '{"source": "module:game", …}'`."""

import importlib
import json
import sys

from vervet.core.game import Game
from vervet.kit.determinism import hash_chain


def find_game(source: str) -> Game:
    """The game that `module:name` is, or that `module:name()` gives."""
    module, _, name = source.partition(":")
    try:
        found = getattr(importlib.import_module(module), name.removesuffix("()"), None)
    except (ImportError, ValueError):
        found = None
    game = found() if name.endswith("()") and callable(found) else found
    if not isinstance(game, Game):
        print(f"{source} is not a game: expected module:name or module:name()", file=sys.stderr)
        raise SystemExit(2)
    return game


def main() -> None:
    wish = json.loads(sys.argv[1])
    print(json.dumps(hash_chain(find_game(wish["source"]), wish["options"], wish["seed"], wish["games"])))


if __name__ == "__main__":
    main()
