"""What a client says, read: the message, or what is wrong with it."""

from typing import Final

from msgspec import DecodeError, Struct, ValidationError
from msgspec.json import Decoder

from vervet.server.match.messages import FromClient
from vervet.server.match.move import Move
from vervet.server.match.problem import ProblemError

TYPES: Final = (
    "join",
    "commit",
    "reveal",
    "anew",
    "act",
    "ask",
    "weigh",
    "advise",
    "hint",
    "undo",
    "stand-in",
    "resign",
    "replace",
    "vouch",
    "standing",
    "ping",
)
# No message of ours nests deeper than an action; this many brackets can only be an attack on the decoder.
MOST_BRACKETS: Final = 200
LONGEST_ENVELOPE: Final = 1_000_000


class Envelope(Struct):
    """What can be read of a message that is otherwise wrong."""

    type: str | None = None
    id: int | None = None


MOVES: Final = Decoder(Move)
DECODER: Final[Decoder[FromClient]] = Decoder(FromClient)
ENVELOPES: Final = Decoder(Envelope)


def decode(text: str | None, longest: int) -> FromClient:
    """The message; raises `malformed`, `too-large` or `unknown-type`."""
    if text is None:
        raise ProblemError("malformed", "messages are text, not binary")
    check_size(text, longest)
    try:
        return DECODER.decode(text)
    except ValidationError as error:
        kind = envelope(text).type
        if kind is not None and kind not in TYPES:
            raise ProblemError("unknown-type", f"type must be one of {', '.join(TYPES)}, not {kind[:40]!r}") from error
        raise ProblemError("malformed", str(error)) from error
    except (DecodeError, ValueError) as error:
        raise ProblemError("malformed", f"not JSON: {error}") from error


def decode_move(text: str, longest: int) -> Move:
    """The same for what looks like a move."""
    check_size(text, longest)
    try:
        return MOVES.decode(text)
    except ValueError as error:
        raise ProblemError("malformed", str(error)) from error


def check_size(text: str, longest: int) -> None:
    # No character has more than four bytes.
    if len(text) * 4 > longest and (len(text) > longest or len(text.encode("utf-8", "surrogatepass")) > longest):
        raise ProblemError("too-large", f"a message has at most {longest} bytes")
    if text.count("[") + text.count("{") > MOST_BRACKETS:
        raise ProblemError("malformed", "no message is this deeply nested")


def envelope(text: str | None) -> Envelope:
    if text is None or len(text) > LONGEST_ENVELOPE:
        return Envelope()
    try:
        return ENVELOPES.decode(text)
    except (DecodeError, ValueError, RecursionError):
        return Envelope()
