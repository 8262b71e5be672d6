"""The answers of HTTP."""

from typing import Final

from vervet.server.match.messages import Code

# The HTTP status of each problem; for those not named here it is 400.
STATUS: Final[dict[Code, int]] = {
    "too-large": 413,
    "too-slow": 408,
    "too-fast": 429,
    "too-many": 429,
    "unknown-game": 404,
    "unknown-box": 404,
    "unknown-match": 404,
    "unknown-lesson": 404,
    "unknown-step": 404,
    "bad-token": 403,
    "not-joined": 403,
    "not-your-seat": 403,
    "seat-taken": 409,
    "not-here": 403,
    "no-workshop": 403,
    "no-network": 409,
    "stale": 409,
    "illegal": 409,
    "not-over": 409,
    "over": 409,
    "decided": 409,
    "played-on": 409,
    "already": 409,
    "begun": 409,
    "too-early": 409,
    "no-witness": 409,
    "not-agreed": 409,
    "void": 409,
    "not-begun": 409,
    "other-rules": 409,
    "unavailable": 503,
    "internal": 500,
}
