"""The server that inputs are thrown at: a process of its own, whose log and memory are watched."""

import re
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec import DecodeError, json

from tests.server.running import Process

# No limit gets in the way of an input, and what nobody looks at is soon forgotten, so that memory can be compared.
SETTINGS = {
    "VERVET_LOG": "json",
    "VERVET_MESSAGES_PER_SECOND": "1000000",
    "VERVET_MESSAGE_BURST": "1000000",
    "VERVET_LOOKS_PER_SECOND": "1000000",
    "VERVET_LOOK_BURST": "1000000",
    "VERVET_LESSONS_PER_SECOND": "1000000",
    "VERVET_LESSON_BURST": "1000000",
    "VERVET_MATCHES_PER_HOUR": "1000000",
    "VERVET_REQUESTS_PER_ADDRESS": "2000",
    "VERVET_CONNECTIONS_PER_ADDRESS": "2000",
    "VERVET_IDLE_SECONDS": "5",
    "VERVET_MATCHES_IN_MEMORY": "300",
    "VERVET_BOT_SECONDS": "0.01",
    "VERVET_WINDOW_SECONDS": "0.5",
}


class Target:
    """A server, and what it has written to its log."""

    def __init__(self, database: str = "", **more: str) -> None:
        self.folder = TemporaryDirectory(prefix="vervet-fuzz-")
        self.log = Path(self.folder.name) / "log"
        with self.log.open("w") as file:
            # In the usual way nobody reads a pipe meanwhile, and it would fill.
            place = database or str(Path(self.folder.name) / "vervet.sqlite")
            self.server = Process(place, output=file.fileno(), **SETTINGS, **more)

    def alive(self) -> bool:
        return self.server.process.poll() is None

    def memory(self) -> float:
        """MiB."""
        text = Path(f"/proc/{self.server.process.pid}/status").read_text("ascii")
        found = re.search(r"VmRSS:\s+(\d+) kB", text)
        return int(found[1]) / 1024 if found else 0.0

    def complaints(self) -> list[str]:
        """The lines that tell of an error: none, if all goes well."""
        lines = self.log.read_text("utf-8", "replace").splitlines()
        return [line for line in lines if is_error(line)]

    def close(self) -> None:
        self.server.close()
        self.folder.cleanup()


def is_error(line: str) -> bool:
    try:
        told = json.decode(line)
    except DecodeError:
        return "Traceback" in line or "Error" in line
    return told.get("level") == "error" or "error" in told
