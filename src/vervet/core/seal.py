"""The seal of a log: a hash of all that it says, so that a changed byte is noticed by those, too, who do not know the
rules of its game.

Whoever has the log can make the seal: it proves nothing that the commitments, the chain and the rules do not.
"""

from collections.abc import Mapping
from hmac import digest
from typing import Final

from vervet.core.canonical import canonical
from vervet.core.json import Json

SEAL: Final = b"vervet log 2\0"
FIELD: Final = "seal"


def seal_of(log: Mapping[str, Json], secret: bytes) -> str:
    """The seal of a log, whatever seal it has."""
    rest = {name: value for name, value in log.items() if name != FIELD}
    return digest(secret, SEAL + canonical(rest), "sha256").hex()
