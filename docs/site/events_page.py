"""The reference of events, made from what the games declare."""

from vervet.catalog import games
from vervet.core.event import EventField, EventKind
from vervet.core.game import Game
from vervet.texts import Texts

EVENTS = """\
# Events

Made from the games' own declarations in every build of this site. An event is something that happened, as JSON:
`{"event": "turn", "rule": "IM-12", "seat": 1, "round": 3}`. Besides its name and the rule behind it, it has exactly the
fields below; those marked `?` are there only where they mean something. `game.events` holds the declarations for a
program, `web/src/wire.ts` the same as TypeScript types, and the [kit](../laws.md) compares every event with its own.

A seat is a number from 0; texts call the player by name. A field that is null is hidden from whoever hears the event,
or there is nothing to tell.
"""


def pages() -> dict[str, bytes]:
    """The page by name."""
    return {"programmers/events.md": reference().encode()}


def reference() -> str:
    return EVENTS + "".join(
        f"\n## {Texts('en').say(f'{game.name}-name')}\n\n{table(game)}" for game in games().values()
    )


def table(game: Game) -> str:
    return "\n".join(["| event | told when | fields |", "|---|---|---|", *map(row, game.events.kinds)]) + "\n"


def row(kind: EventKind) -> str:
    fields = "<br>".join(described(field) for field in kind.fields.values())
    return f"| `{kind.name}` | {kind.about} | {fields or '–'} |"


def described(field: EventField) -> str:
    about = f" ({field.about})" if field.about else ""
    return f"`{field.name}{'?' if field.optional else ''}`: {field.shape.describe()}{about}"
