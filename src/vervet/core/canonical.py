"""Documents as bytes, always the same for the same document, so that they can be hashed."""

import json
from hashlib import sha256

from vervet.core.json import Json


def canonical(document: Json) -> bytes:
    """JSON in UTF-8: keys in order, no spaces, nothing escaped that need not be."""
    return json.dumps(document, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def digest_of(document: Json) -> bytes:
    return sha256(canonical(document)).digest()
