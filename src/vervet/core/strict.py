"""JSON read strictly: what another program might read otherwise is refused, so that everybody checks the same log."""

import json
from typing import Final, NoReturn

from vervet.core.excerpt import shown
from vervet.core.json import Json

# A log goes five deep, and its longest number is a seed.
MOST_DEPTH: Final = 20
MOST_DIGITS: Final = 19


class StrictError(ValueError):
    """A text that is not JSON, or that two programs might read in two ways."""


def strict_json(text: str) -> Json:
    """The document in a text; raises `StrictError`."""
    try:
        document: Json = json.loads(
            text, object_pairs_hook=object_of, parse_float=refuse_number, parse_constant=refuse_number, parse_int=whole
        )
    except StrictError:
        raise
    except RecursionError:
        raise too_deep() from None
    except ValueError as error:
        raise StrictError(str(error)) from None
    check_plain(document, MOST_DEPTH)
    return document


def check_plain(document: object, room: int) -> None:
    """Raise an error for what is nested too deep, and for what JSON cannot hold or UTF-8 cannot write."""
    if room < 0:
        raise too_deep()
    if isinstance(document, dict):
        for name, value in document.items():
            if not isinstance(name, str):
                raise StrictError(f"expected names that are texts, not {shown(name)}")
            check_text(name)
            check_plain(value, room - 1)
    elif isinstance(document, list):
        for value in document:
            check_plain(value, room - 1)
    elif isinstance(document, str):
        check_text(document)
    elif document is not None and not isinstance(document, int):
        raise StrictError(f"expected texts, whole numbers, true, false, null, lists and objects, not {shown(document)}")


def check_text(text: str) -> None:
    try:
        text.encode()
    except UnicodeEncodeError:
        raise StrictError(f"half a character (a lone surrogate) in {shown(text)}") from None


def too_deep() -> StrictError:
    return StrictError(f"nested more than {MOST_DEPTH} deep")


# What JSON's reader calls.


def object_of(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    found: dict[str, Json] = {}
    for name, value in pairs:
        if name in found:
            raise StrictError(f"{shown(name)} stands twice in one object")
        found[name] = value
    return found


def whole(digits: str) -> int:
    if digits == "-0" or len(digits) > MOST_DIGITS:
        refuse_number(digits)
    return int(digits)


def refuse_number(digits: str) -> NoReturn:
    raise StrictError(f"expected whole numbers of at most {MOST_DIGITS} digits, not {shown(digits)}")
