"""A server of plain files, with the site somewhere below it, as anybody's web space has it."""

import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

# Where the site lies on its host.
PREFIX = "/some/where"


class Silent(SimpleHTTPRequestHandler):
    """Writes nothing about what it is asked for."""

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002  (its name in the base class)
        """Nobody reads it."""


class FileServer:
    """Serves a folder; whatever lies below `PREFIX` in it."""

    def __init__(self, root: Path) -> None:
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Silent, directory=str(root)))
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)
        self.thread.start()
        self.host = f"http://127.0.0.1:{self.server.server_port}"
        self.address = self.host + PREFIX

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()
        self.thread.join()
