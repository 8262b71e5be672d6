"""Vectors as plain lists: compiled code keeps numbers of 64 bits in a row, interpreted code is fastest with lists.

A real vector refuses what does not fit its type, and `append` leaves the old one as it was; the rules rely on neither,
for they hold their numbers within 63 bits and never look at a vector again that they have appended to.
"""

from typing import Any


class vec:  # noqa: N801 (the library's own name)
    """`vec[i64]` is `list`."""

    def __class_getitem__(cls, kind: object) -> type[list[Any]]:
        return list


def append(items: list[Any], item: object) -> list[Any]:
    items.append(item)
    return items


def extend(items: list[Any], more: list[Any]) -> list[Any]:
    items.extend(more)
    return items


def pop(items: list[Any], at: int = -1) -> tuple[list[Any], Any]:
    item = items.pop(at)
    return items, item


def remove(items: list[Any], item: object) -> list[Any]:
    items.remove(item)
    return items
