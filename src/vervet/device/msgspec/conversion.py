"""Values of a type, made from what JSON can hold; or why they cannot be."""

import json
import re
import types
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NoReturn,
    TypeAlias,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

from .errors import ValidationError
from .raw import Raw
from .struct import NODEFAULT, Factory, Meta, Struct, StructMeta
from .unset import UnsetType

# From a value and where it stands.
Conversion: TypeAlias = Callable[[Any, str], Any]
NAMES: Final = {dict: "object", list: "array", tuple: "array", type(None): "null"}

# What msgspec names first where several things would do.
SAID_FIRST = ("bool", "int", "float", "str")


def convert(value: object, type: Any) -> Any:  # noqa: A002 (the library's own word)
    return conversion(type)(value, "$")


def name_of(value: object) -> str:
    if isinstance(value, Struct):
        return "object"
    return NAMES.get(type(value), type(value).__name__)


def wrong(expected: str, value: object, at: str) -> NoReturn:
    raise ValidationError(f"Expected `{expected}`, got `{name_of(value)}`{place(at)}")


def place(at: str) -> str:
    return "" if at == "$" else f" - at `{at}`"


@cache
def conversion(kind: Any) -> Conversion:
    if kind is Any or kind is object:
        return anything
    if kind in SIMPLE:
        return SIMPLE[kind]
    if isinstance(kind, StructMeta):
        return StructConversion(kind)
    origin, given = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return constrained(conversion(given[0]), given[0], given[1])
    if origin is Literal:
        return one_of(given)
    if origin in (Union, types.UnionType):
        return union(given)
    if origin in (dict, Mapping):
        return documents(conversion(given[0]), conversion(given[1]))
    if origin in (list, Sequence):
        return lists(conversion(given[0]), list)
    if origin is tuple:
        return (
            lists(conversion(given[0]), tuple) if given[1:] == (...,) else pairs([conversion(each) for each in given])
        )
    raise TypeError(f"Type {kind!r} is not supported")


def anything(value: Any, _at: str) -> Any:
    return value


def unread(value: Any, _at: str) -> Raw:
    """What is to be read later, or not at all. (It has been, here; then it is as the shortest text of it would be.)"""
    return Raw(json.dumps(value, ensure_ascii=False, separators=(",", ":")))


def integer(value: Any, at: str) -> Any:
    return value if type(value) is int else wrong("int", value, at)


def number(value: Any, at: str) -> Any:
    if type(value) is float:
        return value
    return float(value) if type(value) is int else wrong("float", value, at)


def text(value: Any, at: str) -> Any:
    return value if type(value) is str else wrong("str", value, at)


def flag(value: Any, at: str) -> Any:
    return value if type(value) is bool else wrong("bool", value, at)


def nothing(value: Any, at: str) -> Any:
    return value if value is None else wrong("null", value, at)


def never(value: Any, at: str) -> Any:
    return wrong("unset", value, at)


SIMPLE: Final[dict[Any, Conversion]] = {
    int: integer,
    float: number,
    str: text,
    bool: flag,
    None: nothing,
    type(None): nothing,
    UnsetType: never,
    Raw: unread,
}
WORDS: Final = {int: "int", float: "float", str: "str", bool: "bool", type(None): "null", list: "array"}


def constrained(inner: Conversion, kind: Any, meta: Meta) -> Conversion:
    pattern = None if meta.pattern is None else re.compile(meta.pattern)
    word = WORDS.get(get_origin(kind) or kind, "object")

    def checked(value: Any, at: str) -> Any:
        read = inner(value, at)
        if meta.min_length is not None and len(read) < meta.min_length:
            raise ValidationError(f"Expected `{word}` of length >= {meta.min_length}{place(at)}")
        if meta.max_length is not None and len(read) > meta.max_length:
            raise ValidationError(f"Expected `{word}` of length <= {meta.max_length}{place(at)}")
        if pattern is not None and not pattern.search(read):
            raise ValidationError(f"Expected `{word}` matching regex {meta.pattern!r}{place(at)}")
        if meta.gt is not None and not read > meta.gt:
            raise ValidationError(f"Expected `{word}` > {kind(meta.gt)}{place(at)}")
        if meta.ge is not None and not read >= meta.ge:
            raise ValidationError(f"Expected `{word}` >= {kind(meta.ge)}{place(at)}")
        if meta.le is not None and not read <= meta.le:
            raise ValidationError(f"Expected `{word}` <= {kind(meta.le)}{place(at)}")
        return read

    return checked


def one_of(words: tuple[Any, ...]) -> Conversion:
    """All our words are texts."""
    known = frozenset(words)

    def chosen(value: Any, at: str) -> Any:
        if type(value) is not str:
            wrong("str", value, at)
        if value not in known:
            raise ValidationError(f"Invalid enum value {value!r}{place(at)}")
        return value

    return chosen


def documents(names: Conversion, values: Conversion) -> Conversion:
    def read(value: Any, at: str) -> Any:
        if not isinstance(value, dict):
            wrong("object", value, at)
        if values is anything and names is text and all(type(name) is str for name in value):
            return dict(value)
        return {key(names, name, at): values(each, f"{at}[...]") for name, each in value.items()}

    return read


def key(names: Conversion, name: object, at: str) -> object:
    try:
        return names(name, "$")
    except ValidationError as error:
        raise ValidationError(f"{error} - at `key` in `{at}`") from error


def lists(items: Conversion, make: Callable[[list[Any]], Any]) -> Conversion:
    def read(value: Any, at: str) -> Any:
        if not isinstance(value, list | tuple):
            wrong("array", value, at)
        return make([items(each, f"{at}[{index}]") for index, each in enumerate(value)])

    return read


def pairs(items: list[Conversion]) -> Conversion:
    def read(value: Any, at: str) -> Any:
        if not isinstance(value, list | tuple):
            wrong("array", value, at)
        if len(value) != len(items):
            raise ValidationError(f"Expected `array` of length {len(items)}, got {len(value)}{place(at)}")
        return tuple(
            [item(each, f"{at}[{index}]") for index, (item, each) in enumerate(zip(items, value, strict=True))]
        )

    return read


def place_of(word: str) -> int:
    """The order in which msgspec names what it would take, whatever the order of a type; others stand before null."""
    return SAID_FIRST.index(word) if word in SAID_FIRST else len(SAID_FIRST) + int(word == "null")


def union(kinds: tuple[Any, ...]) -> Conversion:
    """By what JSON says a value is; structs by their tags."""
    structs = [kind for kind in kinds if isinstance(kind, StructMeta)]
    if len(structs) > 1:
        return tagged(structs)
    ways = [(accepts(kind), conversion(kind)) for kind in kinds if kind is not UnsetType]
    expected = " | ".join(sorted([said(kind) for kind in kinds if kind is not UnsetType], key=place_of))

    def read(value: Any, at: str) -> Any:
        for kinds_of_it, way in ways:
            if isinstance(value, kinds_of_it) and (
                bool in kinds_of_it or type(value) is not bool or object in kinds_of_it
            ):
                return way(value, at)
        return wrong(expected, value, at)

    return read


def accepts(kind: Any) -> tuple[type, ...]:
    """Which plain values a type could be made from."""
    origin = get_origin(kind)
    if origin is Annotated:
        return accepts(get_args(kind)[0])
    if origin is Literal:
        return tuple({type(word) for word in get_args(kind)})
    if isinstance(kind, StructMeta):
        return dict, kind
    if origin in (dict, Mapping):
        return (dict,)
    if origin in (list, tuple, Sequence):
        return list, tuple
    if kind is float:
        return float, int
    return (type(None),) if kind is None else (object,) if kind is Any else (kind,)


def said(kind: Any) -> str:
    if isinstance(kind, StructMeta) or get_origin(kind) in (dict, Mapping):
        return "object"
    if get_origin(kind) in (list, tuple, Sequence):
        return "array"
    if get_origin(kind) is Annotated:
        return said(get_args(kind)[0])
    return "str" if get_origin(kind) is Literal else WORDS.get(kind, "object")


def tagged(structs: list[StructMeta]) -> Conversion:
    ways = {kind.__struct_config__.tag: conversion(kind) for kind in structs}
    field = str(structs[0].__struct_config__.tag_field)

    def read(value: Any, at: str) -> Any:
        if type(value) in structs:
            return value
        if not isinstance(value, dict):
            wrong("object", value, at)
        if field not in value:
            raise ValidationError(f"Object missing required field `{field}`{place(at)}")
        tag = value[field]
        if type(tag) is not str:
            raise ValidationError(f"Expected `str`{place(f'{at}.{field}')}")
        if tag not in ways:
            raise ValidationError(f"Invalid value {tag!r}{place(f'{at}.{field}')}")
        return ways[tag](value, at)

    return read


class StructConversion:
    """Reads a struct; what it does not know is passed over."""

    def __init__(self, kind: Any) -> None:
        self.kind = kind
        self.ways: dict[str, Conversion] | None = None

    def __call__(self, value: Any, at: str) -> Any:
        if type(value) is self.kind:
            return value
        if not isinstance(value, dict):
            wrong("object", value, at)
        self.check_tag(value, at)
        if self.ways is None:
            # Only now: a struct may hold itself.
            hints = get_type_hints(self.kind, include_extras=True)
            self.ways = {name: conversion(hints[name]) for name in self.kind.defaults}
        # In the document's order, and only then what is missing: so the same fault is found first.
        ways = self.ways
        given = {name: ways[name](each, f"{at}.{name}") for name, each in value.items() if name in ways}
        read: dict[str, Any] = {}
        for name, usual in self.kind.defaults.items():
            if name in given:
                read[name] = given[name]
            elif usual is NODEFAULT:
                raise ValidationError(f"Object missing required field `{name}`{place(at)}")
            else:
                read[name] = usual.make() if isinstance(usual, Factory) else usual
        made: Any = object.__new__(self.kind)
        made.__dict__.update(read)
        return made

    def check_tag(self, value: dict[str, Any], at: str) -> None:
        """A struct that was expected need not say that it is one, but must not say that it is another."""
        field = self.kind.__struct_config__.tag_field
        if self.kind.__struct_config__.tag is None or field not in value:
            return
        if type(value[field]) is not str:
            raise ValidationError(f"Expected `str`{place(f'{at}.{field}')}")
        if value[field] != self.kind.__struct_config__.tag:
            raise ValidationError(f"Invalid value {value[field]!r}{place(f'{at}.{field}')}")
