"""Refusals in words."""

from collections.abc import Sequence

from vervet.core.refusal import Refusal
from vervet.texts import Texts


def refusal_words(texts: Texts, refusal: Refusal, names: Sequence[str] | None = None) -> str:
    """A refusal as a sentence with its rule; a seat in it gets the player's name."""
    args = dict(refusal.details)
    seat = args.get("seat")
    if isinstance(seat, int):
        args["player"] = names[seat] if names else texts.say("player-human", seat=seat + 1)
    sentence = texts.fill(refusal.reason, args)
    return f"{sentence} ({refusal.rule})" if refusal.rule else sentence


def english(refusal: Refusal) -> str | None:
    """The same for programmers, in the language of the code; None where there is no text (a game of one's own)."""
    texts = Texts("en")
    return refusal_words(texts, refusal) if texts.has(refusal.reason) else None
