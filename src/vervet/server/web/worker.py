"""The inside of a bot's process, which lives as long as its server."""

import os
import signal
import threading
from multiprocessing.connection import Connection


def live_with_parent(lifeline: Connection) -> None:
    """End with the server, however it ends: the pipe closes when the server closes it, or dies."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def wait() -> None:
        try:
            lifeline.recv_bytes()
        except (EOFError, OSError):
            os._exit(0)

    threading.Thread(target=wait, daemon=True).start()
