"""Sealed Bid, broken in many small ways: each module breaks the law it is named after; the table lists them all."""

from examples.sealed_bid import SealedBidGame

from tests.kit.breaches import (
    commuting,
    copies,
    dealing,
    determinism,
    early,
    ending,
    legality,
    secrecy,
    streams,
    undoing,
)
from tests.kit.breaches.broken import Broken, BrokenGame

BREACHES: dict[int, list[type[Broken]]] = {
    2: determinism.BREACHES,
    3: legality.BREACHES,
    4: secrecy.BREACHES,
    5: dealing.BREACHES,
    6: commuting.BREACHES,
    7: ending.BREACHES,
    8: copies.BREACHES,
    9: undoing.BREACHES,
    11: streams.BREACHES,
}

ORDER_OF_SETS = BrokenGame(determinism.OrderOfSets)
FACE_DOWN = early.EarlyGame(early.FaceDown)
PAYOFF_TOO_HIGH = BrokenGame(ending.PayoffTooHigh)
GAMES: list[tuple[int, str, SealedBidGame]] = [
    *((law, kind.__name__, BrokenGame(kind)) for law, kinds in BREACHES.items() for kind in kinds),
    (8, "ForgottenField", BrokenGame(Broken, copies.FORGOTTEN_FIELD)),
    (8, "ForgottenWords", BrokenGame(Broken, copies.FORGOTTEN_WORDS)),
    (8, "CarelessLoad", copies.CarelessLoad(Broken)),
    (8, "LoadsAnything", copies.LoadsAnything(Broken)),
    (8, "RefusesItsOwn", copies.RefusesItsOwn(Broken)),
    (8, "UndeclaredOpening", copies.UndeclaredOpening(Broken)),
    (4, "FaceUp", early.EarlyGame(early.FaceUp)),
    (8, "SharesTurns", BrokenGame(streams.SharesTurns)),
    (11, "PileByTheMark", early.PileByTheMark(early.FaceDown)),
    (11, "OwnGenerator", streams.OwnGeneratorGame(streams.OwnGenerator)),
]
