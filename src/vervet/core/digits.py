"""Keys, secrets, numbers and hashes as they are written: 64 hexadecimal digits in lower case."""

import re
from typing import Final

DIGITS: Final = 64
EXPECTED: Final = f"{DIGITS} hexadecimal digits in lower case"
PATTERN: Final = re.compile(rf"[0-9a-f]{{{DIGITS}}}")


def bytes_of(found: object) -> bytes | None:
    """The 32 bytes, or nothing where the digits are not as they should be."""
    if isinstance(found, str) and PATTERN.fullmatch(found):
        return bytes.fromhex(found)
    return None
