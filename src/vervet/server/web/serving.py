"""Running the server: a port, the database, a browser, and a clean end."""

import asyncio
import gc
import logging
import os
import signal
import socket
import webbrowser
from contextlib import suppress
from ipaddress import ip_address

from granian.constants import Interfaces
from granian.server.embed import Server
from msgspec.structs import replace

from vervet.server import DEFAULT_PORT
from vervet.server.settings import SettingError, Settings, from_environment
from vervet.server.web.app import Application
from vervet.server.web.guard import LOOPBACK

LOG = logging.getLogger(__name__)
STOP_SECONDS = 5.0


def start(host: str, port: int | None, database: str | None, open_browser: bool) -> None:
    """What `vervet.server.serve` does."""
    settings = from_environment()
    if database is not None:
        settings = replace(settings, database=database)
    if loopback(host) and not settings.hosts:
        # A page of another site must not reach this machine by a name of its own (DNS rebinding).
        settings = replace(settings, hosts=LOOPBACK)
    chosen = choose_port(host, port)
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    asyncio.run(run(settings, host, chosen, open_browser))


async def run(settings: Settings, host: str, port: int, open_browser: bool = False) -> None:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):
            loop.add_signal_handler(number, stop.set)
    application = Application(settings)
    # What is loaded now stays: the collector need not look at it again and again while people play.
    gc.freeze()
    running = asyncio.create_task(serve_until(stop, application, host, port))
    if await listening(running, host, port):
        address = f"http://{shown_host(host)}:{port}/"
        print(f"Vervet is at {address}", flush=True)
        if open_browser:
            await asyncio.to_thread(webbrowser.open, address)
    await running


async def serve_until(stop: asyncio.Event, application: Application, host: str, port: int) -> None:
    """Serve the application in this process and loop until told to stop."""
    # The database is opened here, so that what is wrong with it is said in one clear sentence.
    async with application.running():
        server = Server(
            application.asgi, host, port, interface=Interfaces.ASGINL, log_enabled=False, backlog=2048, websockets=True
        )
        serving = asyncio.create_task(server.serve())
        stopping = asyncio.create_task(stop.wait())
        await asyncio.wait((serving, stopping), return_when=asyncio.FIRST_COMPLETED)
        stopping.cancel()
        await application.registry.send_away()
        server.stop()  # type: ignore[no-untyped-call]
        await asyncio.wait((serving,), timeout=STOP_SECONDS)
        # granian's threads still speak to this loop for a moment (granian issue 693: it aborts when the loop is gone).
        await asyncio.sleep(0.3)
    if not serving.done():
        # With hundreds of sockets granian may neither end nor let itself be cancelled. All is on disk, so leave.
        os._exit(0)


async def listening(running: asyncio.Task[None], host: str, port: int) -> bool:
    """Wait until the port answers; False when the server ended instead."""
    while not running.done():
        with suppress(OSError):
            _, writer = await asyncio.open_connection(shown_host(host).strip("[]"), port)
            writer.close()
            await writer.wait_closed()
            return True
        await asyncio.sleep(0.02)
    return False


def choose_port(host: str, port: int | None) -> int:
    """The port asked for, or the usual one, or any; raises `SettingError` when the one asked for is taken."""
    for candidate in (port,) if port is not None else (DEFAULT_PORT, 0):
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        with socket.socket(family, socket.SOCK_STREAM) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, candidate))
            except OSError as error:
                reason = error.strerror or str(error)
                continue
            return int(probe.getsockname()[1])
    raise SettingError(f"cannot serve at {host} port {port if port is not None else DEFAULT_PORT}: {reason}")


def loopback(host: str) -> bool:
    with suppress(ValueError):
        return ip_address(host).is_loopback
    return host == "localhost"


def shown_host(host: str) -> str:
    """The host as a browser on this machine should call it."""
    if host in ("0.0.0.0", "::", ""):
        return "localhost"
    return f"[{host}]" if ":" in host else host
