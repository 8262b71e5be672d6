"""TypeScript types of the wire, made from the messages and from every game's view, actions, events and advice.

`python -m vervet.server.wire > web/src/wire.ts` writes them; a test fails while that file is stale.
"""

import json
from collections.abc import Iterator
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import is_typeddict

from msgspec import Struct, inspect

import vervet
from vervet.catalog import game
from vervet.core.action import Field, Kind
from vervet.core.game import Game
from vervet.server.event_types import MOST_WORDS, camel, event_types, said_table
from vervet.server.match import messages
from vervet.server.match.messages import (
    endings,
    games,
    lessons,
    matches,
    pasts,
    problems,
    replies,
    tables,
    wishes,
    workshop,
)

HEAD = """\
// Types of everything between server and browser. Generated: `python -m vervet.server.wire > web/src/wire.ts`.
"""

GAMES = Path(vervet.__file__).parent / "games"
# The files of the messages, in the order in which they are read.
MESSAGES = (problems, games, matches, wishes, tables, pasts, endings, lessons, replies, workshop)
# What a message holds of a game, by the name of the field: its type is that of the game which is played, `G`.
OWN = {
    "view": "view",
    "legal": "action",
    "action": "action",
    "actions": "action",
    "show": "action",
    "events": "event",
    "advice": "advice",
}
PARAMETER = "<G extends GameName = GameName>"
SIMPLE = {
    inspect.CustomType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}


class Writer:
    """Says types in TypeScript; `prefix` goes before the names of a game, `aliases` are literal unions with a name.

    `generic` are the names of the messages that hold something of a game: they take the game as a type parameter.
    """

    def __init__(
        self, prefix: str = "", aliases: dict[str, inspect.Type] | None = None, generic: frozenset[str] = frozenset()
    ) -> None:
        self.prefix = prefix
        self.aliases = aliases or {}
        self.generic = generic

    def say(self, kind: inspect.Type, own: str | None = None) -> str:
        """A type; what is a document in it is the game's `own` view, action or event, where that is said."""
        for name, literal in self.aliases.items():
            if kind == literal:
                return name
        if isinstance(kind, inspect.LiteralType):
            return " | ".join(json.dumps(value) for value in kind.values)
        if isinstance(kind, inspect.UnionType):
            return " | ".join(self.say(part, own) for part in kind.types)
        if isinstance(kind, inspect.ListType | inspect.VarTupleType):
            item = self.say(kind.item_type, own)
            return f"({item})[]" if " | " in item else f"{item}[]"
        if isinstance(kind, inspect.TupleType):
            return "[" + ", ".join(self.say(item) for item in kind.item_types) + "]"
        if own is not None and is_document(kind):
            return f"Games[G][{json.dumps(own)}]"
        if isinstance(kind, inspect.DictType):
            return f"Record<{self.say(kind.key_type)}, {self.say(kind.value_type)}>"
        if isinstance(kind, inspect.StructType | inspect.TypedDictType):
            name = self.name(kind.cls)
            return f"{name}<G>" if name in self.generic else name
        return SIMPLE[type(kind)]

    def name(self, cls: type) -> str:
        """A game's name in front, once: `PlayerView` becomes `ItchyPlayerView`, `ItchyView` stays."""
        return cls.__name__ if cls.__name__.startswith(self.prefix) else self.prefix + cls.__name__

    def interface(self, kind: inspect.StructType | inspect.TypedDictType, received: bool = False) -> str:
        """What the server `received` may leave out what has a default; what it sends is complete."""
        name = self.name(kind.cls)
        lines = [f"export interface {name}{PARAMETER if name in self.generic else ''} {{"]
        optional = received
        if isinstance(kind, inspect.StructType):
            optional = received or (issubclass(kind.cls, Struct) and kind.cls.__struct_config__.omit_defaults)
            if kind.tag_field:
                lines.append(f"  {kind.tag_field}: {json.dumps(kind.tag)};")
        for field in kind.fields:
            mark = "?" if optional and not field.required else ""
            lines.append(f"  {field.encode_name}{mark}: {self.field(name, field)};")
        return comment(kind.cls.__doc__) + "\n".join([*lines, "}"]) + "\n"

    def field(self, owner: str, field: inspect.Field) -> str:
        if owner not in self.generic:
            return self.say(field.type)
        return "G" if field.name == "game" else self.say(field.type, OWN.get(field.name))


def is_document(kind: inspect.Type) -> bool:
    return isinstance(kind, inspect.DictType) and isinstance(kind.value_type, inspect.CustomType | inspect.AnyType)


def comment(text: str | None) -> str:
    """A docstring as a comment; none for what msgspec writes by itself."""
    words = " ".join((text or "").split())
    return f"/** {words} */\n" if words else ""


# Messages.


def structs() -> Iterator[inspect.StructType]:
    for module in MESSAGES:
        for value in vars(module).values():
            if isinstance(value, type) and issubclass(value, Struct) and value.__module__ == module.__name__:
                kind = inspect.type_info(value)
                assert isinstance(kind, inspect.StructType)
                yield kind


def parts_of(kind: inspect.Type) -> Iterator[inspect.Type]:
    """A type and all those inside it, as far as the next message."""
    yield kind
    if isinstance(kind, inspect.UnionType):
        for part in kind.types:
            yield from parts_of(part)
    elif isinstance(kind, inspect.ListType | inspect.VarTupleType):
        yield from parts_of(kind.item_type)


def generic_messages() -> frozenset[str]:
    """The messages that hold a view, an action or an event of a game, and those that hold such messages."""
    found: set[str] = set()
    before = -1
    while before < len(found):
        before = len(found)
        for struct in structs():
            for field in struct.fields:
                for part in parts_of(field.type):
                    own = field.name in OWN and is_document(part)
                    if own or (isinstance(part, inspect.StructType) and part.cls.__name__ in found):
                        found.add(struct.cls.__name__)
    return frozenset(found)


def message_types() -> Iterator[str]:
    names = {
        "SeatKind": messages.SeatKind,
        "Stage": messages.Stage,
        "Fate": messages.Fate,
        "Code": messages.Code,
    }
    literals = {name: inspect.type_info(literal) for name, literal in names.items()}
    for name, kind in literals.items():
        yield f"export type {name} = {Writer().say(kind)};\n"
    writer = Writer(aliases=literals, generic=generic_messages())
    unions = {"FromClient": messages.FromClient, "FromServer": messages.FromServer}
    sent_by_client = Writer().say(inspect.type_info(messages.FromClient)).split(" | ")
    for struct in structs():
        received = struct.cls.__name__ in sent_by_client or struct.cls.__name__.endswith("Request")
        yield writer.interface(struct, received)
    for name, union in unions.items():
        yield f"export type {name}{PARAMETER} = {writer.say(inspect.type_info(union))};\n"


# Games.


def game_folders() -> list[Path]:
    return sorted(path.parents[1] for path in GAMES.glob("*/knowledge/view.py"))


def game_in(folder: Path) -> Game:
    return game(folder.name.replace("_", "-"))


def source_module(path: Path) -> ModuleType:
    """The module run from its source: a compiled one has forgotten the types of its fields."""
    spec = spec_from_file_location(f"{path.parents[1].name}_{path.stem}", path)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def view_types(path: Path) -> list[inspect.TypedDictType]:
    """The typed dicts of a module, in their order; the last is the whole view, or the whole advice."""
    kinds = []
    for value in vars(source_module(path)).values():
        if is_typeddict(value):
            kind = inspect.type_info(value)
            assert isinstance(kind, inspect.TypedDictType)
            kinds.append(kind)
    return kinds


def modes(folder: Path) -> list[list[inspect.TypedDictType]]:
    """The types of the game's views: its own, then those of every mode with a `MODE_view.py` of its own."""
    return [view_types(path) for path in [shape_of(folder), *sorted(folder.glob("knowledge/*_view.py"))]]


def shape_of(folder: Path) -> Path:
    """Where the types of a game's view are: in a file of their own, or in `view.py`."""
    own = folder / "knowledge" / "shape.py"
    return own if own.exists() else own.with_name("view.py")


def advice_types(folder: Path) -> list[inspect.TypedDictType]:
    """The types of a game's advice, the last the whole of it; none where it gives no advice."""
    path = folder / "mind" / "shape.py"
    return view_types(path) if path.exists() else []


def action_field(field: Field) -> str:
    name = f"{field.name}?" if field.optional else field.name
    if not field.words:
        return f"{name}: number;"
    words = list(field.words.values())
    few = len(words) <= MOST_WORDS
    return f"{name}: {' | '.join(json.dumps(word) for word in words) if few else 'string'};"


def action_type(prefix: str, kind: Kind) -> str:
    lines = [f"  kind: {json.dumps(kind.name)};"] + [f"  {action_field(field)}" for field in kind.fields]
    # An alias, not an interface: only so can its fields be read by name.
    return "\n".join([f"export type {prefix}{camel(kind.name)} = {{", *lines, "};"]) + "\n"


def prefix_of(folder: Path) -> str:
    return view_types(shape_of(folder))[-1].cls.__name__.removesuffix("View")


def game_types(folder: Path) -> Iterator[str]:
    playable = game_in(folder)
    grammar = playable.grammar
    prefix = prefix_of(folder)
    writer = Writer(prefix)
    yield f"// {folder.name.replace('_', '-')}\n"
    for views in modes(folder):
        for view in views:
            yield writer.interface(view)
    for advice in advice_types(folder):
        yield writer.interface(advice)
    for kind in grammar.kinds:
        yield action_type(prefix, kind)
    yield f"export type {prefix}Action = {' | '.join(prefix + camel(kind.name) for kind in grammar.kinds)};\n"
    yield from event_types(prefix, playable.events)


def games_index() -> str:
    """From the name of a game to its types; modes with views of their own are told apart by what these say."""
    lines = ["/** The types of each game, by its name. */", "export interface Games {"]
    for folder in game_folders():
        prefix = prefix_of(folder)
        name = json.dumps(folder.name.replace("_", "-"))
        view = " | ".join(Writer(prefix).name(views[-1].cls) for views in modes(folder))
        advice = next((Writer(prefix).name(kind.cls) for kind in reversed(advice_types(folder))), "null")
        types = f"view: {view}; action: {prefix}Action; event: {prefix}Event; advice: {advice}"
        lines.append(f"  {name}: {{ {types} }};")
    lines += ["}", "", "export type GameName = keyof Games;"]
    return "\n".join(lines) + "\n"


def typescript() -> str:
    parts = [HEAD, *message_types()]
    for folder in game_folders():
        parts += game_types(folder)
    return "\n".join([*parts, games_index(), said_table([game_in(folder) for folder in game_folders()])])


if __name__ == "__main__":
    print(typescript(), end="")
