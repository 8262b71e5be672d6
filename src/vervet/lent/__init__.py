"""Stand-ins for two small libraries of the compiler, lent where they are missing: in a page of the browser, or after an
installation without `librt`. The rules run uncompiled there, which needs only names for them.

Whoever imports `vervet` gets them, and only where nobody else has them: this finder is asked last.
"""

import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec, PathFinder
from types import ModuleType
from typing import Final

NAMES: Final = ("librt", "mypy_extensions")


class Lender:
    """Finds a missing library in this folder."""

    @staticmethod
    def find_spec(
        name: str,
        path: Sequence[str] | None = None,
        target: ModuleType | None = None,  # noqa: ARG004 (how finders are asked)
    ) -> ModuleSpec | None:
        return PathFinder.find_spec(name, __path__) if path is None and name in NAMES else None


if Lender not in sys.meta_path:
    sys.meta_path.append(Lender)
