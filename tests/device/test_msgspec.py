"""The stand-in for msgspec reads and writes every type of message and row as msgspec itself, and refuses the same."""

import json
import random
import types
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
import pytest
from msgspec.json import Decoder, encode

from tests.device.pages import run_in
from vervet.server.match import messages, rows

# A whole match is never read as one: its rows are.
KINDS: dict[str, Any] = {
    name: kind
    for name, kind in {**vars(messages), **vars(rows)}.items()
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind is not rows.MatchRow
}
TEXTS = ("", "a", 'é\n\t"\\', "\x1f", "here", "🐒", "x" * 70)
NUMBERS = (0, 1, -1, 2**31, 2**70)
BROKEN = ("", "{", "[1,]", '{"id":NaN}', '{"a":1}x', "nul", '{"type":3}', '{"type":"nothing"}', "[]", '"a"', "1", "{}")


def made(kind: Any, rng: random.Random, depth: int = 0) -> Any:
    """Something of a type, as JSON has it."""
    origin, given = get_origin(kind), get_args(kind)
    if kind in (Any, object):
        return rng.choice([None, 1, "é", [1, {"a": []}], {"b": 1.5, "": None}, True])
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return struct(kind, rng, depth + 1)
    if origin is Annotated:
        return made(given[0], rng, depth) if rng.random() < 0.5 else "ok"
    if origin is Literal:
        return rng.choice(given)
    if origin in (Union, types.UnionType):
        return made(rng.choice([each for each in given if each is not msgspec.UnsetType]), rng, depth)
    if origin in (list, Sequence) or (origin is tuple and given[1:] == (...,)):
        return [made(given[0], rng, depth) for _ in range(rng.randrange(3 if depth < 3 else 1))]
    if origin is tuple:
        return [made(each, rng, depth) for each in given]
    if origin in (dict, Mapping):
        return {rng.choice(TEXTS): made(given[1], rng, depth) for _ in range(rng.randrange(3))}
    plain = {int: NUMBERS, str: TEXTS, bool: (True, False), float: (0.5, 2, -1.25, 0.1), type(None): (None,)}
    return rng.choice(plain[kind])


def struct(kind: type[msgspec.Struct], rng: random.Random, depth: int) -> dict[str, Any]:
    """Fields that may be left out are, now and then; and there may be one more than anybody knows."""
    hints = get_type_hints(kind, include_extras=True)
    fields = msgspec.structs.fields(kind)
    found = {each.name: made(hints[each.name], rng, depth) for each in fields if each.required or rng.random() < 0.7}
    tag = kind.__struct_config__.tag
    return {**({"type": tag} if tag else {}), **found, **({"more": [1]} if rng.random() < 0.1 else {})}


def spoiled(document: Any, rng: random.Random) -> Any:
    """The same with something else in one place."""
    if isinstance(document, dict) and document and rng.random() < 0.85:
        name = rng.choice(list(document))
        if rng.random() < 0.2:
            return {other: value for other, value in document.items() if other != name}
        return {**document, name: spoiled(document[name], rng)}
    if isinstance(document, list) and document and rng.random() < 0.6:
        at = rng.randrange(len(document))
        return [*document[:at], spoiled(document[at], rng), *document[at + 1 :]]
    return rng.choice([None, 1, 1.5, "x", True, [], {}, ["x"], {"x": 1}])


def samples() -> Iterator[tuple[str, str]]:
    rng = random.Random(14)
    for name, kind in sorted(KINDS.items()):
        for number in range(24):
            document = made(kind, rng)
            text = json.dumps(spoiled(document, rng) if number % 3 == 2 else document, ensure_ascii=False)
            yield name, text
    for _ in range(400):
        wish = rng.choice(get_args(messages.FromClient))
        document = made(wish, rng)
        yield "FromClient", json.dumps(spoiled(document, rng) if rng.random() < 0.4 else document, ensure_ascii=False)


def said(name: str, text: str) -> list[Any]:
    """What msgspec itself makes of it."""
    kind: Any = messages.FromClient if name == "FromClient" else KINDS[name]
    try:
        read = Decoder(kind).decode(text)
    except msgspec.ValidationError as error:
        return ["wrong", str(error)]
    except msgspec.DecodeError:
        return ["no JSON"]
    return ["read", encode(read).decode(), json.loads(json.dumps(msgspec.to_builtins(read))), repr(read)]


def test_what_is_no_json_is_refused(archive: Path) -> None:
    """msgspec checks types while it reads, the stand-in afterwards: so it may find another fault first."""
    lines = run_in(archive, "read_messages.py", "".join(f"FromClient {text}\n" for text in BROKEN)).splitlines()
    assert [json.loads(line)[0] == "read" for line in lines] == [False] * len(BROKEN)
    assert [said("FromClient", text)[0] == "read" for text in BROKEN] == [False] * len(BROKEN)


@pytest.fixture(scope="module")
def both(archive: Path) -> list[tuple[str, str, list[Any], list[Any]]]:
    cases = list(samples())
    lines = run_in(archive, "read_messages.py", "".join(f"{name} {text}\n" for name, text in cases)).splitlines()
    assert len(lines) == len(cases)
    return [(name, text, said(name, text), json.loads(line)) for (name, text), line in zip(cases, lines, strict=True)]


def test_every_type_is_read_and_written_the_same(both: list[tuple[str, str, list[Any], list[Any]]]) -> None:
    different = [each for each in both if each[2][0] != each[3][0] or (each[2][0] == "read" and each[2] != each[3])]
    assert different[:3] == []


def test_refusals_say_the_same(both: list[tuple[str, str, list[Any], list[Any]]]) -> None:
    different = [each for each in both if each[2][0] == "wrong" and each[2] != each[3]]
    assert different[:3] == []


def test_the_samples_are_worth_something(both: list[tuple[str, str, list[Any], list[Any]]]) -> None:
    """Of every type some are read, and of most some refused."""
    read = {name for name, _, real, _ in both if real[0] == "read"}
    wrong = {name for name, _, real, _ in both if real[0] == "wrong"}
    assert read == {*KINDS, "FromClient"}
    assert len(wrong) > len(KINDS) // 2
