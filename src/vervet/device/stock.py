"""What a page's memory holds before anybody plays. A copy of that memory is what the bots' worker starts from, and the
next visit: neither imports anything again (`web/src/device/python.ts`)."""

import gc
from importlib import import_module
from typing import Any, Final, cast

from vervet import catalog
from vervet.device.house import House
from vervet.faces.stories import told_by

# What the workers of a page ask for by name.
ASKED_FOR: Final = ("levels", "mind", "page")


def lay_in() -> None:
    """Import everything, and make what is made once."""
    for name in ASKED_FOR:
        import_module(f"vervet.device.{name}")
    # A house that nobody lives in: its routes, and the boxes of all games.
    House(cast(Any, None), cast(Any, None))
    for name in catalog.games():
        told_by(name)
    # What is gone is written over with nothing in particular; so it is at least not in anybody's way.
    gc.collect()
