"""Things that are nearly right: bytes and documents with something changed in them, by numbers drawn from a seed."""

from copy import deepcopy
from random import Random
from typing import Any

from msgspec import json

Json = Any
TOKENS = (
    *(
        b"\r\n",
        b"\r\n\r\n",
        b"\n",
        b"\x00",
        b"\xff",
        b"\xed\xa0\x80",
        b"0\r\n\r\n",
        b"ffffffff\r\n",
        b"%00",
        b"%2e%2e/",
    ),
    *(b"content-length: 9\r\n", b"transfer-encoding: chunked\r\n", b"connection: Upgrade\r\nupgrade: websocket\r\n"),
    *(
        b"expect: 100-continue\r\n",
        b"host: elsewhere\r\n",
        b"HTTP/1.0",
        b"HTTP/2.0",
        b"http://a/",
        b'"',
        b"{",
        b"[",
        b"}",
    ),
    *(b"-1", b"1e999", b"NaN", b"9" * 40, b"null", b"\\ud800", b"../", b"A" * 300, b"\xf0\x9f\x90\x92"),
)
SCALARS: tuple[Json, ...] = (
    *(None, True, False, 0, -1, 1, 2, 7, 1 << 31, 1 << 53, 1 << 63, -(1 << 63), 10**30, 0.5, -0.0, 1e308),
    *(
        "",
        "0",
        "a1",
        "here",
        "\x00",
        "é",
        "\u202e",
        "x" * 5000,
        "../..",
        "0" * 64,
        "F" * 64,
        "z" * 64,
        [],
        {},
        [[]],
        {"": None},
    ),
)


def changed_bytes(random: Random, data: bytes) -> bytes:
    """With a few bits, bytes or stretches other than they were."""
    changed = bytearray(data)
    for _ in range(random.choice((1, 1, 1, 2, 3, 8))):
        at = random.randrange(len(changed) + 1)
        end = min(len(changed), at + random.choice((1, 1, 2, 4, 16, 200)))
        way = random.randrange(7)
        if way == 0 and at < len(changed):
            changed[at] ^= 1 << random.randrange(8)
        elif way == 1:
            del changed[at:end]
        elif way == 2:
            changed[at:at] = changed[at:end] * random.choice((1, 2, 30))
        elif way == 3:
            changed[at:at] = random.randbytes(random.choice((1, 2, 8, 100)))
        elif way == 4:
            changed[at:at] = random.choice(TOKENS)
        elif way == 5:
            del changed[at:]
        elif at < len(changed):
            changed[at] = random.randrange(256)
    return bytes(changed)


def changed_document(random: Random, document: Json) -> Json:
    """With a few values replaced, left out, doubled, added or put deeper."""
    whole = [deepcopy(document)]
    for _ in range(random.choice((1, 1, 2, 4))):
        places = list(places_in(whole))
        holder, key = random.choice(places)
        way = random.randrange(6)
        if way == 0:
            holder[key] = deepcopy(random.choice(SCALARS))
        elif way == 1 and holder is not whole:
            del holder[key]
        elif way == 2:
            other, name = random.choice(places)
            holder[key] = deepcopy(other[name])
        elif way == 3:
            holder[key] = [holder[key]] * random.choice((1, 2, 40))
        elif way == 4:
            holder[key] = {random.choice(("", "type", "id", "kind", "\x00", "é")): holder[key]}
        else:
            holder[key] = nudged(random, holder[key])
    return whole[0]


def places_in(value: Json) -> list[tuple[Json, Json]]:
    """Every place in a document, by what holds it and under which key."""
    keys = range(len(value)) if isinstance(value, list) else list(value) if isinstance(value, dict) else ()
    found: list[tuple[Json, Json]] = []
    for key in keys:
        found.append((value, key))
        found += places_in(value[key])
    return found


def nudged(random: Random, value: Json) -> Json:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + random.choice((-1, 1, 1 << 32, -(1 << 63)))
    if isinstance(value, str):
        return changed_bytes(random, value.encode("utf-8", "replace")).decode("utf-8", "replace")
    if isinstance(value, list):
        return [*value, *value[:1]] if random.random() < 0.5 else value[::-1]
    return deepcopy(random.choice(SCALARS))


def written(random: Random, document: Json) -> bytes:
    """As JSON, which is sometimes changed once more."""
    text = json.encode(document)
    return changed_bytes(random, text) if random.random() < 0.3 else text
