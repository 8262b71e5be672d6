"""The log of a server: what happened, when, in which request and which match, and never what was in it.

An error's own words may hold an action, a token or a secret of a deal; so of every error only its kind and the place
in the code are written. Lines that come again and again are counted instead of written.
"""

import asyncio
import logging
import sys
import time
import traceback
from contextvars import ContextVar
from datetime import UTC, datetime
from errno import errorcode
from types import TracebackType
from typing import Any, Final, TextIO

from msgspec import json

# What the lines of a request or a message belong to; empty where they belong to none.
REQUEST: Final[ContextVar[str]] = ContextVar("request", default="")
MATCH: Final[ContextVar[str]] = ContextVar("match", default="")
# So many lines of one kind within so many seconds; the rest are counted.
MOST_ALIKE: Final = 20
ALIKE_SECONDS: Final = 60.0
LEVELS: Final = {"info": logging.INFO, "warning": logging.WARNING, "error": logging.ERROR}
LOG: Final = logging.getLogger("vervet.server")


def kind_of(error: BaseException) -> str:
    """An error without its words: its kind, and what a database calls it."""
    own = getattr(error, "orig", None) or error
    state = getattr(own, "sqlstate", None) or getattr(own, "sqlite_errorname", None)
    if isinstance(own, OSError) and own.errno is not None:
        state = errorcode.get(own.errno)
    name = type(error).__name__
    return f"{name} {state}" if isinstance(state, str) else name


def places(error: BaseException | None, trace: TracebackType | None = None) -> list[str]:
    """Where an error came from, the innermost place last, and the errors that it came from before it."""
    lines: list[str] = []
    while error is not None:
        frames = traceback.extract_tb(trace or error.__traceback__)
        said = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames]
        lines = [*said, kind_of(error), *lines]
        error, trace = error.__cause__ or (None if error.__suppress_context__ else error.__context__), None
    return lines


class Floodgate(logging.Filter):
    """Lets the first lines of a kind through, and then says how many there were."""

    def __init__(self, most: int = MOST_ALIKE, seconds: float = ALIKE_SECONDS) -> None:
        super().__init__()
        self.most = most
        self.seconds = seconds
        self.since = time.monotonic()
        self.counts: dict[tuple[str, str], int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            # A line for every request is what was asked for.
            return True
        now = time.monotonic()
        if now - self.since > self.seconds:
            self.since, self.counts = now, {}
        kind = record.name, str(record.msg)
        count = self.counts[kind] = self.counts.get(kind, 0) + 1
        if count == self.most + 1:
            record.msg, record.args, record.exc_info = f"{record.msg} (and more; not written for a while)", (), None
        return count <= self.most + 1


class Plain(logging.Formatter):
    """A line for people."""

    def format(self, record: logging.LogRecord) -> str:
        told = " ".join(f"{name}={value}" for name, value in facts(record).items())
        line = f"{moment(record)} {record.levelname} {record.name}: {record.getMessage()}"
        return "\n    ".join([f"{line} [{told}]" if told else line, *error_of(record)])


class Structured(logging.Formatter):
    """A line for programs: one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": moment(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **facts(record),
        }
        if error := error_of(record):
            line["error"] = error
        return json.encode(line).decode()


def moment(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def facts(record: logging.LogRecord) -> dict[str, object]:
    """What a line belongs to, and the numbers that come with it."""
    found: dict[str, object] = {"request": REQUEST.get(), "match": MATCH.get(), **getattr(record, "facts", {})}
    return {name: value for name, value in found.items() if value not in ("", None)}


def error_of(record: logging.LogRecord) -> list[str]:
    return places(record.exc_info[1], record.exc_info[2]) if record.exc_info else []


def begin(style: str, level: str, stream: TextIO | None = None) -> None:
    """Log in this style from this level on, to standard error. Of the libraries only warnings: what they tell beyond
    that has SQL with all its values in it."""
    handler = logging.StreamHandler(sys.stderr if stream is None else stream)
    handler.setFormatter(Structured() if style == "json" else Plain())
    handler.addFilter(Floodgate())
    logging.basicConfig(level=max(logging.WARNING, LEVELS[level]), handlers=[handler], force=True)
    logging.getLogger("vervet").setLevel(LEVELS[level])


def unhandled(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """What nobody caught. (asyncio's own line would show the error's words.)"""
    error = context.get("exception")
    task = context.get("task") or context.get("future")
    name = task.get_name() if isinstance(task, asyncio.Task) else ""
    LOG.error("not caught", exc_info=error, extra={"facts": {"task": name}})
