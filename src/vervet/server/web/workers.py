"""Several servers on one machine and one port: `vervet serve --workers N`. They share a PostgreSQL database and a bus,
as servers on several machines do; the kernel hands each of them some of the connections."""

import logging
import multiprocessing
import os
import signal
import sys
import threading
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from types import FrameType
from typing import Final

from msgspec.structs import replace

from vervet.server import log
from vervet.server.settings import SettingError, Settings
from vervet.server.web.serving import run, run_in_loop

LOG = logging.getLogger(__name__)
LOOK_SECONDS: Final = 0.5
END_SECONDS: Final = 15.0
UNUSABLE: Final = 2


def check(settings: Settings) -> None:
    """Whether several servers can work with these settings; raises `SettingError`."""
    if not settings.url().startswith("postgresql") or not settings.bus:
        raise SettingError(
            "several workers share a PostgreSQL database and a bus: set VERVET_DATABASE=postgresql://… and "
            "VERVET_BUS=nats://…; SQLite has one server"
        )


class Workers:
    """The servers, each a process; one that dies is replaced."""

    def __init__(self, settings: Settings, host: str, port: int, count: int) -> None:
        check(settings)
        self.settings = settings
        self.host = host
        self.port = port
        self.count = count
        self.context = multiprocessing.get_context("spawn")
        # Whoever holds the other end of it learns that we are gone, however we went.
        self.reader, self.lifeline = self.context.Pipe(duplex=False)
        self.stop = threading.Event()

    def run(self) -> None:
        """Serve until SIGINT or SIGTERM."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self.end)
        children = [self.launch(number) for number in range(self.count)]
        try:
            while not self.stop.wait(LOOK_SECONDS):
                children = [self.kept(number, child) for number, child in enumerate(children)]
        finally:
            for child in children:
                child.terminate()
            for child in children:
                child.join(END_SECONDS)
                child.kill()

    def end(self, _number: int, _frame: FrameType | None) -> None:
        self.stop.set()

    def launch(self, number: int) -> SpawnProcess:
        name = f"{self.settings.node}-{number}" if self.settings.node else ""
        # Each has a page of its own for Prometheus, at the ports that follow.
        page = self.settings.metrics_address()
        metrics = "" if page is None else f"[{page[0]}]:{page[1] + number}"
        arguments = (replace(self.settings, node=name, metrics=metrics), self.host, self.port, number == 0, self.reader)
        child = self.context.Process(target=work, args=arguments)
        child.start()
        return child

    def kept(self, number: int, child: SpawnProcess) -> SpawnProcess:
        if child.exitcode is None:
            return child
        if child.exitcode == UNUSABLE:
            raise SettingError("a worker could not start; what it said is above")
        LOG.error("worker %s ended with %s; another takes its place", number, child.exitcode)
        return self.launch(number)


def work(settings: Settings, host: str, port: int, first: bool, lifeline: Connection) -> None:
    """The inside of such a process."""
    log.begin(settings.log, settings.log_level)
    threading.Thread(target=follow, args=(lifeline,), daemon=True).start()
    try:
        run_in_loop(run(settings, host, port, announce=first, shared=True))
    except SettingError as error:
        print(f"vervet: {error}", file=sys.stderr)
        sys.exit(UNUSABLE)


def follow(lifeline: Connection) -> None:
    """End as on SIGTERM when whoever started us is gone."""
    try:
        lifeline.recv_bytes()
    except (EOFError, OSError):
        os.kill(os.getpid(), signal.SIGTERM)
