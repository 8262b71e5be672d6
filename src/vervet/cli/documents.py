"""Files that commands read: JSON from a path, or from the standard input for `-`."""

import json
import sys
from collections.abc import Mapping
from pathlib import Path

from vervet.cli.failure import Failure
from vervet.cli.terminal import Terminal
from vervet.core.json import Json


def read_document(terminal: Terminal, path: Path) -> Mapping[str, Json]:
    """The object in a JSON file; what is wrong with the file is said in a sentence."""
    name = str(path)
    text = read_text(terminal, path)
    try:
        document: Json = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Failure(terminal.words("terminal-file-not-json", file=name, detail=str(error))) from None
    if not isinstance(document, Mapping):
        raise Failure(terminal.words("terminal-file-not-object", file=name))
    return document


def read_text(terminal: Terminal, path: Path) -> str:
    """The whole of a file, or of standard input for `-`."""
    name = str(path)
    try:
        return sys.stdin.read() if name == "-" else path.read_text("utf-8")
    except FileNotFoundError:
        raise Failure(terminal.words("terminal-file-missing", file=name)) from None
    except UnicodeDecodeError:
        raise Failure(terminal.words("terminal-file-not-json", file=name, detail="UTF-8")) from None
    except OSError as error:
        raise Failure(terminal.words("terminal-file-unreadable", file=name, detail=error.strerror or "")) from None
