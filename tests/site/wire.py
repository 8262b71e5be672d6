"""A server of plain files behind a slow line. What it has sent is counted where it leaves: pages, workers and service
workers share it, which a browser's own brake does not promise."""

import threading
import time
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Final

from tests.browser.static import PREFIX

PIECE: Final = 16_384


class Line:
    """So many bits a second for all who ask, one piece after the other; 0: as fast as it goes."""

    def __init__(self, bits: float) -> None:
        self.bits = bits
        self.sent = 0
        self.free = 0.0
        self.lock = threading.Lock()

    def carry(self, size: int) -> None:
        """Wait until so many bytes have passed."""
        with self.lock:
            self.sent += size
            now = time.monotonic()
            self.free = max(self.free, now) + (8 * size / self.bits if self.bits else 0.0)
            wait = self.free - now
        if wait > 0:
            time.sleep(wait)


class Slow(SimpleHTTPRequestHandler):
    """Heads and bodies go over the line."""

    line: Line

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002  (its name in the base class)
        """Nobody reads it."""

    def flush_headers(self) -> None:
        self.line.carry(sum(map(len, getattr(self, "_headers_buffer", []))))
        super().flush_headers()

    def copyfile(self, source: object, outputfile: object) -> None:
        while piece := source.read(PIECE):  # type: ignore[attr-defined]
            self.line.carry(len(piece))
            outputfile.write(piece)  # type: ignore[attr-defined]


class SlowServer:
    """Serves a folder over a line, with the site below `PREFIX`."""

    def __init__(self, root: Path, bits: float) -> None:
        self.line = Line(bits)
        handler = type("OnLine", (Slow,), {"line": self.line})
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), partial(handler, directory=str(root)))
        self.server.daemon_threads = True
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)
        self.thread.start()
        self.address = f"http://127.0.0.1:{self.server.server_port}{PREFIX}"

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()
        self.thread.join()
