"""One thought of a bot: a position comes in, an action goes out."""

from typing import Final

from msgspec import json

from vervet import catalog
from vervet.bots.roster import make_bot

# How long a person waits for a thought; on a slow machine a bot makes do with what it has found by then.
MOST_SECONDS: Final = 2.0


def choose(game: str, rules: int, position: bytes | str, bot: str, seat: int, seed: int, box: str = "") -> int:
    """What the bot does; the position is a world that was dealt for its seat, since the truth stays in the server.
    `box` is the text of a changed one, if they play with that."""
    present = catalog.edition(game, box)
    world = (present.under(rules) or present).load(json.decode(position))
    return int(make_bot(bot, seed, MOST_SECONDS).think(world, seat))
