"""Words that many messages share."""

from typing import Literal, TypeAlias

# What JSON can hold; the precise types of views and actions belong to the games.
Document: TypeAlias = dict[str, object]

SeatKind: TypeAlias = Literal["here", "link", "bot"]
Lasts: TypeAlias = Literal["match", "round", "off"]
Stage: TypeAlias = Literal["committing", "revealing", "void", "dealt", "seeded"]
NoteWord: TypeAlias = Literal["bot", "own", "resigned", "undone"]
Fate: TypeAlias = Literal["waiting", "void", "begun", "over", "seeded"]
Code: TypeAlias = Literal[
    "malformed",
    "too-large",
    "too-fast",
    "too-slow",
    "too-many",
    "unknown-type",
    "unknown-game",
    "unknown-box",
    "unknown-match",
    "unknown-lesson",
    "unknown-step",
    "unknown-bot",
    "bad-options",
    "bad-seats",
    "bad-name",
    "bad-token",
    "not-joined",
    "not-your-seat",
    "seat-taken",
    "not-here",
    "no-network",
    "no-witness",
    "stale",
    "illegal",
    "not-over",
    "over",
    "decided",
    "played-on",
    "already",
    "begun",
    "bad-number",
    "too-early",
    "void",
    "not-begun",
    "bot-plays",
    "resigned",
    "not-agreed",
    "not-away",
    "no-hints",
    "no-workshop",
    "other-rules",
    "unavailable",
    "internal",
]
