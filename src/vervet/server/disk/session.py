"""What the connections of a server to the database are called there: so others see whether it has any."""

from hashlib import sha256


def session_of(node: str) -> str:
    """PostgreSQL keeps 63 plain characters of it, and a server's name may have any."""
    return f"vervet {sha256(node.encode()).hexdigest()[:24]}"
