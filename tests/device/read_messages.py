"""Runs in a page's archive: reads messages, each a line of a type's name and a text, by the stand-in for msgspec, and
writes what came of each, with what `replace`, `to_builtins` and `convert` make of it."""

import json
import sys

import msgspec
from msgspec.json import Decoder, encode
from msgspec.structs import replace

from vervet.server.match import messages, rows

kinds = {**vars(messages), **vars(rows)}


def said(name: str, text: str) -> list[object]:
    try:
        read = Decoder(kinds[name]).decode(text)
    except msgspec.ValidationError as error:
        return ["wrong", str(error)]
    except msgspec.DecodeError:
        return ["no JSON"]
    plain = msgspec.to_builtins(read)
    again = encode(read).decode()
    assert encode(replace(read)).decode() == again
    assert replace(read) == read
    assert msgspec.convert(plain, kinds[name]) == read, text
    return ["read", again, plain, repr(read)]


for line in sys.stdin:
    name, _, text = line.rstrip("\n").partition(" ")
    print(json.dumps(said(name, text)))
