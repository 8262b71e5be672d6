"""What a route needs, by the names of its parameters."""

from typing import Any


class NamedDependency:
    """`NamedDependency[Lobby]` is the lobby."""

    def __class_getitem__(cls, kind: Any) -> Any:
        return kind
