"""The value of a field that is not there."""

from typing import Final


class UnsetType:
    """Has one value."""

    def __repr__(self) -> str:
        return "UNSET"

    def __bool__(self) -> bool:
        return False

    def __copy__(self) -> "UnsetType":
        return self

    def __deepcopy__(self, _memory: object) -> "UnsetType":
        return self


UNSET: Final = UnsetType()
