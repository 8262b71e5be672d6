"""Tokens: whoever knows one holds the seat. Only their digests are stored."""

import hmac
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Sequence
from hashlib import sha256

from vervet.server.match.problem import ProblemError
from vervet.server.match.rows import SeatRow


def new_token() -> str:
    """A token, or an invitation, that nobody can guess."""
    return secrets.token_urlsafe(24)


def new_match_id() -> str:
    """The name of a match; whoever knows it may watch."""
    return secrets.token_hex(16)


def digest(token: str) -> str:
    return sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def fits(token: str, stored: str | None) -> bool:
    """Whether the token is the stored one, in a time that does not tell how nearly it is."""
    return stored is not None and hmac.compare_digest(digest(token), stored)


def holder(seats: Sequence[SeatRow], token: str) -> int:
    """The seat of a token; raises `bad-token`. Every seat is compared, so that time tells nothing."""
    found = [row.seat for row in seats if fits(token, row.token) | fits(token, row.former)]
    if not found:
        raise ProblemError("bad-token", "this token holds no seat of this match")
    return found[0]


def token_for(invitation: str, match: str, nonce: str) -> str:
    """The token of a seat taken by invitation: with a nonce always the same one, which takes both to know."""
    return derived(invitation, f"join {match} {nonce}") if nonce else new_token()


def inherited(token: str, match: str) -> str:
    """The token of the same seat in a rematch: its holder always gets the same one, and nobody else can make it."""
    return derived(token, f"rematch {match}")


def derived(secret: str, purpose: str) -> str:
    key, said = (each.encode("utf-8", "surrogatepass") for each in (secret, purpose))
    return urlsafe_b64encode(hmac.digest(key, said, "sha256")).decode().rstrip("=")
