"""The inside of a bot's process: a position comes in, an action goes out."""

import os
import signal
import threading
from multiprocessing.connection import Connection

from msgspec import json

from vervet import catalog
from vervet.bots.roster import make_bot

# How long a person waits for a thought; on a slow machine a bot makes do with what it has found by then.
MOST_SECONDS = 2.0


def live_with_parent(lifeline: Connection) -> None:
    """End with the server, however it ends: the pipe closes when the server closes it, or dies."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def wait() -> None:
        try:
            lifeline.recv_bytes()
        except (EOFError, OSError):
            os._exit(0)

    threading.Thread(target=wait, daemon=True).start()


def choose(game: str, rules: int, position: bytes, bot: str, seat: int, seed: int) -> int:
    """What the bot does; the position is a world that was dealt for its seat, since the truth stays in the server."""
    present = catalog.game(game)
    world = (present.under(rules) or present).load(json.decode(position))
    return int(make_bot(bot, seed, MOST_SECONDS).think(world, seat))
