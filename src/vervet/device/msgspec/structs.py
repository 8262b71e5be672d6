"""What is done with structs besides making them."""

from typing import Any, TypeVar

T = TypeVar("T")


def replace(struct: T, /, **changes: Any) -> T:
    """A copy with other values."""
    own: dict[str, Any] = struct.__dict__
    wrong = [name for name in changes if name not in own]
    if wrong:
        raise TypeError(f"{type(struct).__name__!r} has no field {wrong[0]!r}")
    other: T = object.__new__(type(struct))
    other.__dict__.update(own)
    other.__dict__.update(changes)
    return other
