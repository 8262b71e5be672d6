"""Matches over the network."""

from vervet.server.settings import SettingError

__all__ = ["DEFAULT_HOST", "DEFAULT_PORT", "SettingError", "serve"]

DEFAULT_HOST = "127.0.0.1"
DEFAULT_PORT = 8428


def serve(
    host: str = DEFAULT_HOST,
    port: int | None = None,
    database: str | None = None,
    open_browser: bool = False,
    lan: bool = False,
    prefix: str | None = None,
    workers: int = 1,
) -> None:
    """Serve until SIGINT or SIGTERM. Without a port: the usual one, or a free one when that is taken. With `lan`, for
    everybody on the local network, whatever the host. With a `prefix`, everything below that path. With several
    workers, in as many processes, which share a PostgreSQL database and a bus.

    Raises `SettingError` when the port, database or settings cannot be used.
    """
    # Imported here, so that a bot's worker process and a command that serves nothing need not load the framework.
    from vervet.server.web.serving import start

    start(host, port, database, open_browser, lan, prefix, workers)
