"""JSON, written and read."""

import json
from math import isfinite
from typing import Any, Final, Generic, NoReturn, TypeVar

from .conversion import Conversion, conversion
from .errors import DecodeError
from .raw import Raw
from .struct import Struct, written_fields

T = TypeVar("T")


def foreign(value: object) -> NoReturn:
    """What only we can write."""
    raise Foreign(value)


class Foreign(Exception):
    """There is something in it that Python's own encoder does not know."""


# Python's own is written in C, in the page as well: documents without structs are left to it.
PLAIN: Final = json.JSONEncoder(
    ensure_ascii=False, check_circular=False, allow_nan=False, separators=(",", ":"), default=foreign
).encode


def encode(value: object) -> bytes:
    return text_of(value).encode()


def text_of(value: object) -> str:
    if isinstance(value, Struct):
        return struct_text(value)
    if isinstance(value, Raw):
        return value.text.decode()
    if isinstance(value, list | tuple):
        if value and isinstance(value[0], Struct | Raw):
            return f"[{','.join([text_of(each) for each in value])}]"
        return plain_text(value)
    if isinstance(value, float):
        return float_text(value)
    return plain_text(value)


def plain_text(value: object) -> str:
    try:
        return PLAIN(value)
    except (Foreign, ValueError):
        # A struct somewhere inside, or a number that is none.
        return slow_text(value)


def slow_text(value: object) -> str:
    if isinstance(value, dict):
        return f"{{{','.join([f'{PLAIN(str(name))}:{text_or_slow(each)}' for name, each in value.items()])}}}"
    if isinstance(value, list | tuple | set | frozenset):
        return f"[{','.join([text_or_slow(each) for each in value])}]"
    raise TypeError(f"Encoding objects of type {type(value).__name__} is unsupported")


def text_or_slow(value: object) -> str:
    return slow_text(value) if isinstance(value, dict | list | tuple | set | frozenset) else text_of(value)


def float_text(value: float) -> str:
    """As short as can be; what is no number is null."""
    if not isfinite(value):
        return "null"
    return repr(value).replace("e+", "e").replace("e-0", "e-")


def struct_text(struct: Struct) -> str:
    config = type(struct).__struct_config__
    fields = [] if config.tag is None else [f'"{config.tag_field}":"{config.tag}"']
    for name, value in written_fields(struct):
        fields.append(f'"{name}":{text_of(value)}')
    return f"{{{','.join(fields)}}}"


class Encoder:
    """Writes."""

    def encode(self, value: object) -> bytes:
        return encode(value)


def refuse(word: str) -> NoReturn:
    raise DecodeError(f"JSON is malformed: {word} is no number")


def parse(text: str | bytes) -> Any:
    try:
        said = text if isinstance(text, str) else text.decode()
        if isinstance(text, str):
            # What is no text in UTF-8 is none here either.
            text.encode()
        return json.loads(said, parse_constant=refuse)
    except DecodeError:
        raise
    except json.JSONDecodeError as error:
        raise DecodeError(f"JSON is malformed: {error}") from error


class Decoder(Generic[T]):
    """Reads values of a type."""

    def __init__(self, type: Any = Any) -> None:  # noqa: A002 (the library's own word)
        self.type = type
        self.conversion: Conversion | None = None

    def decode(self, text: str | bytes) -> T:
        value = parse(text)
        if self.conversion is None:
            # Only now: the names in annotations may have been declared since.
            self.conversion = conversion(self.type)
        read: T = self.conversion(value, "$")
        return read


def decode(text: str | bytes, *, type: Any = Any) -> Any:  # noqa: A002
    return conversion(type)(parse(text), "$")
