"""Tokens: who knows one holds the seat. Only their digests are stored."""

import hmac
import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256


def new_token() -> str:
    """A token, or an invitation, that nobody can guess."""
    return secrets.token_urlsafe(24)


def new_match_id() -> str:
    """The name of a match; whoever knows it may watch."""
    return secrets.token_hex(8)


def digest(token: str) -> str:
    return sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def fits(token: str, stored: str | None) -> bool:
    """Whether the token is the stored one, in a time that says nothing about how nearly."""
    return stored is not None and hmac.compare_digest(digest(token), stored)


def inherited(token: str, match: str) -> str:
    """The token of the same seat in a rematch: its holder always gets the same one, and nobody else can make it."""
    key = token.encode("utf-8", "surrogatepass")
    return urlsafe_b64encode(hmac.digest(key, f"rematch {match}".encode(), "sha256")).decode().rstrip("=")
