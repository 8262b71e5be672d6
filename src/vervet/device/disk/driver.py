"""Who is told when something is written."""

from collections.abc import Callable
from typing import TypeAlias

# Told when it is (None), or why it is not.
Then: TypeAlias = Callable[[Exception | None], None]
