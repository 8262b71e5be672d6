"""Where the parameters of a route come from."""

from typing import Any


class FromPath:
    """`FromPath[str]` is a word of the path."""

    def __class_getitem__(cls, kind: Any) -> Any:
        return kind


class JSONBody:
    """`JSONBody[Wish]` is a wish."""

    def __class_getitem__(cls, kind: Any) -> Any:
        return kind


class PathParameter:
    """Says something about a word of the path."""

    def __init__(self, **_words: object) -> None:
        """Nobody reads it here."""


class QueryParameter(PathParameter):
    """Says something about a word behind the question mark."""
