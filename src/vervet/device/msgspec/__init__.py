"""As much of msgspec as matches and their messages need, in plain Python: it is written in C, and in a page there is no
C of others. The page's archive has this folder under msgspec's own name; nowhere else is it used.

`tests/device/test_msgspec.py` compares the two, on every message type.
"""

from .builtins import to_builtins
from .conversion import convert
from .errors import DecodeError, MsgspecError, ValidationError
from .raw import Raw
from .struct import Meta, Struct, field
from .unset import UNSET, UnsetType

__all__ = [
    "UNSET",
    "DecodeError",
    "Meta",
    "MsgspecError",
    "Raw",
    "Struct",
    "UnsetType",
    "ValidationError",
    "convert",
    "field",
    "to_builtins",
]
