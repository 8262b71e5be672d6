"""The reference of the wire, made from what the server declares: messages, addresses, and actions in their notation."""

import json
from collections.abc import Iterator

from vervet.catalog import games
from vervet.core.action import Field, Kind
from vervet.core.game import Game
from vervet.server import wire
from vervet.server.event_types import MOST_WORDS
from vervet.server.match import messages
from vervet.server.settings import Settings
from vervet.server.web.app import Application
from vervet.texts import Texts

INTRODUCTION = """\
# Messages

Made from `src/vervet/server/match/messages/` in every build of this site: what a program sends to a Vervet server
and gets from it, in the notation of TypeScript. [The wire protocol](../protocol.md) says how they go together;
[openapi.json](openapi.json) has the addresses for machines; `web/src/wire.ts` has these types and those of every game's
views, ready to import. A mark `?` says that a field may be left out.
"""
ACTIONS = """\
# Actions

Made from the games' own declarations in every build of this site. Every action has three faces: the packed integer of
engine and bots, the JSON of the browser, and one line of notation for logs, tests and the terminal. `game.grammar`
turns one into another:
`from_text`, `to_text`, `from_json`, `to_json`.

In the notation small words stand as they are, CAPITALS stand for one of the words or numbers below, `[…]` may be left
out, and what is counted (`2 workers`) comes behind the comma in any order.
Words may be shortened as far as they stay clear: `b d4 e 3 2w 1q` is `bump d4 east 3, 2 workers 1 queen`.
"""


def pages() -> dict[str, bytes]:
    """The pages by name."""
    schema = Application(Settings()).litestar.openapi_schema.to_schema()
    return {
        "programmers/messages.md": message_reference().encode(),
        "programmers/actions.md": action_reference().encode(),
        "programmers/openapi.json": json.dumps(schema, indent=1, ensure_ascii=False).encode(),
    }


def message_reference() -> str:
    """Every message in three parts: by REST, from the client, from the server."""
    from_client, from_server = names_in(messages.FromClient), names_in(messages.FromServer)
    parts: dict[str, list[str]] = {
        "REST, and what messages are made of": [],
        "From the client": [],
        "From the server": [],
    }
    for text in wire.message_types():
        # `TableNow` of `TableNow<G extends GameName = GameName>`.
        name = text.split("export ", 1)[1].split()[1].partition("<")[0]
        part = "From the client" if name in from_client else "From the server" if name in from_server else ""
        parts[part or next(iter(parts))].append(message(name, text))
    return INTRODUCTION + "".join(f"\n## {title}\n\n" + "\n".join(listed) for title, listed in parts.items())


def names_in(union: object) -> list[str]:
    """The names of all messages of a union."""
    return [part.__name__ for part in getattr(union, "__args__", ())]


def message(name: str, text: str) -> str:
    """A type with its docstring as a sentence above it."""
    comment, declared = "", text
    if text.startswith("/** "):
        comment, _, declared = text.removeprefix("/** ").partition(" */\n")
    return f"### {name}\n\n{comment}\n\n```ts\n{declared.rstrip()}\n```\n"


def action_reference() -> str:
    return ACTIONS + "".join(
        f"\n## {Texts('en').say(f'{game.name}-name')}\n\n{table(game)}" for game in games().values()
    )


def table(game: Game) -> str:
    rows = [f"| `{kind.pattern()}` | {', '.join(values(kind)) or '–'} |" for kind in game.grammar.kinds]
    return "\n".join(["| notation | words and numbers |", "|---|---|", *rows]) + "\n"


def values(kind: Kind) -> Iterator[str]:
    for field in kind.places:
        yield f"{field.name.upper()}: {words(field)}"


def words(field: Field) -> str:
    listed = list(field.words.values())
    if not listed:
        return "a number"
    shown = listed if len(listed) <= MOST_WORDS else [listed[0], listed[1], "…", listed[-1]]
    return " ".join(word if word == "…" else f"`{word}`" for word in shown)
