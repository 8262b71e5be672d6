"""Running the server: a port, the database, a browser, and a clean end."""

import asyncio
import signal
import socket
import webbrowser
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

from msgspec.structs import replace

from vervet.server import DEFAULT_PORT, log
from vervet.server.settings import SettingError, Settings, checked_prefix, from_environment
from vervet.server.web.address import loopback
from vervet.server.web.app import Application
from vervet.server.web.doorway import Doorway
from vervet.server.web.guard import LOOPBACK
from vervet.server.web.network import own_addresses
from vervet.server.web.sweeper import Sweeper
from vervet.server.web.visit import House, Visit

STOP_SECONDS = 5.0
EVERYWHERE = "0.0.0.0"


def start(
    host: str,
    port: int | None,
    database: str | None,
    open_browser: bool,
    lan: bool = False,
    prefix: str | None = None,
    workers: int = 1,
) -> None:
    """What `vervet.server.serve` does."""
    settings = from_environment()
    if prefix is not None:
        settings = replace(settings, prefix=checked_prefix(prefix))
    if database is not None:
        settings = replace(settings, database=database)
    if lan:
        host = EVERYWHERE
    if not settings.hosts and (lan or loopback(host)):
        # A page of another site must not reach this machine by a name of its own (DNS rebinding).
        settings = replace(settings, hosts=(*LOOPBACK, *own_names()) if lan else LOOPBACK)
    chosen = choose_port(host, port)
    for_metrics = settings.metrics_address()
    if for_metrics is not None and for_metrics[1] == chosen:
        raise SettingError(
            f"VERVET_METRICS: port {chosen} is the one that people play at; metrics have one of their own"
        )
    log.begin(settings.log, settings.log_level)
    if workers > 1:
        from vervet.server.web.workers import Workers

        Workers(settings, host, chosen, workers).run()
        return
    run_in_loop(run(settings, host, chosen, open_browser))


def run_in_loop(work: Coroutine[Any, Any, None]) -> None:
    """Run to the end in the quickest loop there is: uvloop's takes half of the time that asyncio's own does, and does
    the same. (There is none for Windows, nor in a page.)"""
    with asyncio.Runner(loop_factory=quickest_loop()) as runner:
        runner.run(work)


def quickest_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


async def run(
    settings: Settings, host: str, port: int, open_browser: bool = False, announce: bool = True, shared: bool = False
) -> None:
    """Serve until SIGINT or SIGTERM; with `shared`, at a port that other processes serve at as well."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(log.unhandled)
    for number in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):
            loop.add_signal_handler(number, stop.set)
    lift_limit()
    application = Application(settings)
    sweeping = asyncio.create_task(Sweeper().run(), name="sweeper")
    running = asyncio.create_task(serve_until(stop, application, host, port, shared))
    if announce and await listening(running, host, port):
        address = f"http://{shown_host(host)}:{port}{settings.prefix}/"
        print(f"Vervet is at {address}", flush=True)
        for link in application.network.info(local=True).addresses:
            print(f"On your network: {link}{settings.prefix}/", flush=True)
        if open_browser:
            await asyncio.to_thread(webbrowser.open, address)
    try:
        await running
    finally:
        sweeping.cancel()


def lift_limit() -> None:
    """As many open files as the system allows: a shell begins with few, and two addresses could take all of them."""
    try:
        import resource
    except ImportError:
        # Windows has no such limit.
        return
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


async def serve_until(
    stop: asyncio.Event, application: Application, host: str, port: int, shared: bool = False
) -> None:
    """Serve the application in this process and loop until told to stop."""
    # The database is opened here, so that what is wrong with it is said in one clear sentence.
    async with application.running():
        settings = application.settings
        house = House(application.asgi, settings, application.porch)
        servers: list[asyncio.Server] = []
        watch = House(application.ops, settings, Doorway(settings.connections, settings.requests_per_address))

        async def listen(address: str) -> None:
            check_free(address, port)
            servers.append(await listen_at(house, address, port))

        # Before anybody is told that the table is open: what is wrong with it ends the server.
        for_metrics = settings.metrics_address()
        if for_metrics is not None:
            servers.append(await listen_for_metrics(watch, *for_metrics))
        servers.append(await listen_at(house, host, port, shared))
        application.network.serve(host, port, listen)
        await stop.wait()
        application.readiness.leaving = True
        for server in servers:
            server.close()
        await application.send_away()
        await house.close(STOP_SECONDS)
        await watch.close(0.0)


async def listen_for_metrics(watch: House, host: str, port: int) -> asyncio.Server:
    """Raises `SettingError` where the port is taken."""
    try:
        check_free(host, port)
        return await listen_at(watch, host, port)
    except OSError as error:
        raise SettingError(f"VERVET_METRICS: cannot serve at {host} port {port}: {error.strerror or error}") from error


async def listen_at(house: House, host: str, port: int, shared: bool = False) -> asyncio.Server:
    """Receive visits at an address; raises `OSError` where that is taken."""
    loop = asyncio.get_running_loop()
    return await loop.create_server(lambda: Visit(house), host, port, backlog=2048, reuse_port=shared or None)


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
        try:
            return check_free(host, candidate)
        except OSError as error:
            reason = error.strerror or str(error)
    raise SettingError(f"cannot serve at {host} port {port if port is not None else DEFAULT_PORT}: {reason}")


def check_free(host: str, port: int) -> int:
    """The port, if nobody listens there (0: any that is free); raises `OSError`."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        probe.bind((host, port))
        return int(probe.getsockname()[1])


def own_names() -> list[str]:
    """What others on the network call this computer: its addresses and its name, there and as Bonjour tells it."""
    name = socket.gethostname().lower()
    return [*own_addresses(), name, f"{name.partition('.')[0]}.local"]


def shown_host(host: str) -> str:
    """The host as a browser on this machine should call it."""
    if host in ("0.0.0.0", "::", ""):
        return "localhost"
    return f"[{host}]" if ":" in host else host
