"""Reading position documents value by value, so that a damaged one gets an error that says where and what was expected."""

from collections.abc import Mapping, Sequence

from vervet.core.game import PositionError
from vervet.core.json import Json


def read_number(document: Mapping[str, Json], name: str, default: int, least: int, most: int, where: str = "") -> int:
    value = document.get(name, default)
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise PositionError(f"{where}{name}: expected a whole number from {least} to {most}, not {value!r}")
    return value


def read_flag(document: Mapping[str, Json], name: str, where: str = "") -> bool:
    value = document.get(name, False)
    if not isinstance(value, bool):
        raise PositionError(f"{where}{name}: expected true or false, not {value!r}")
    return value


def read_word(document: Mapping[str, Json], name: str, default: str, words: Sequence[str], where: str = "") -> int:
    """The place of the word among those that are possible."""
    value = document.get(name, default)
    if not isinstance(value, str) or value not in words:
        raise PositionError(f"{where}{name}: expected one of {', '.join(words)}, not {value!r}")
    return words.index(value)


def read_optional_word(document: Mapping[str, Json], name: str, words: Sequence[str], where: str = "") -> int:
    """The place of the word; -1 where there is none."""
    return -1 if document.get(name) is None else read_word(document, name, "", words, where)


def read_list(document: Mapping[str, Json], name: str, where: str = "") -> list[Json]:
    value = document.get(name, [])
    if not isinstance(value, list):
        raise PositionError(f"{where}{name}: expected a list, not {value!r}")
    return value


def read_words(document: Mapping[str, Json], name: str, words: Sequence[str], where: str = "") -> int:
    """The bits of the words in a list."""
    bits = 0
    for value in read_list(document, name, where):
        if not isinstance(value, str) or value not in words:
            raise PositionError(f"{where}{name}: expected some of {', '.join(words)}, not {value!r}")
        bits |= 1 << words.index(value)
    return bits


def check_names(document: Mapping[str, Json], known: Sequence[str], where: str = "") -> None:
    unknown = sorted(set(document) - set(known))
    if unknown:
        raise PositionError(f"{where}unknown {unknown[0]!r}; known are {', '.join(known)}")
