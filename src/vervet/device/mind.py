"""What the bots' worker does: it has the same archive, and no house."""

import json

from vervet.server.web.thought import choose


def think(asked: str) -> str:
    """One thought; see `page.PageThinker`."""
    game, rules, position, bot, seat, seed = json.loads(asked)
    return str(choose(game, rules, position, bot, seat, seed))
