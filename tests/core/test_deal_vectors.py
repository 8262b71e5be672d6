"""The test vectors of docs/programmers/deals.md, in Python; web/src/deal/vectors.test.ts has them a second time."""

import json
import re
from pathlib import Path
from typing import cast

from vervet import catalog
from vervet.core.chain import entry_digest, first_head
from vervet.core.chance import Purpose
from vervet.core.deal import Terms, match_key, number_commitment, secret_commitment
from vervet.core.json import Json
from vervet.core.keyed import Keyed
from vervet.core.log import read_deal, replay

DOCS = Path(__file__).parents[2] / "docs" / "programmers"
PAGE = (DOCS / "deals.md").read_text(encoding="utf-8")
LOG: dict[str, Json] = json.loads((DOCS / "deal.json").read_text(encoding="utf-8"))
SECRET, FIRST, SECOND = bytes(range(32)), bytes(range(32, 64)), bytes(range(64, 96))


def said(name: str) -> str:
    """What the page says of this: the first code of the row that begins so."""
    found = re.search(rf"^\| {re.escape(name)} \| `([^`]+)`", PAGE, re.MULTILINE)
    assert found, f"no row {name}"
    return found[1]


def terms() -> Terms:
    rules, options, seats = (
        cast(int, LOG["rules"]),
        cast(dict[str, Json], LOG["options"]),
        cast(list[Json], LOG["seats"]),
    )
    return Terms("vector", "itchy-monkey", rules, options, seats)


def test_commitments_and_key() -> None:
    digest = terms().digest()
    assert digest.hex() == said("`T`")
    assert secret_commitment(digest, SECRET).hex() == said("`C`")
    assert number_commitment(digest, 0, FIRST).hex() == said("`c`, seat 0")
    assert number_commitment(digest, 1, SECOND).hex() == said("`c`, seat 1")
    assert match_key(digest, SECRET, [FIRST, SECOND]).hex() == said("`K`")


def test_streams() -> None:
    keyed, deck = Keyed(bytes.fromhex(said("`K`"))), Purpose("deck")
    numbers = " ".join(str(number) for number in keyed.numbers(deck, 1, 0, 12, 2))
    assert numbers == said("`deck/1/0`, numbers below 12, 11, … 2")
    cards = " ".join(str(card) for card in keyed.shuffled(deck, list(range(12)), 1))
    assert cards == said("`deck/1/0`, the cards 0 to 11 shuffled")
    bound = 1610612736
    assert str(keyed.below(Purpose("example"), bound, 0, 9)) == said(f"`example/0/9`, a number below {bound}")


def test_chain() -> None:
    assert entry_digest(SECRET, 1, "1 place f2").hex() == said("`d(1)`, of `1 place f2`")
    assert first_head(terms().digest(), read_deal(LOG["deal"]).promise()).hex() == said("`h(0)`")
    assert LOG["head"] == said("`h(3)`, after `0 place a1` and `0 undo`")
    assert LOG["seal"] == said("seal")


def test_the_log_is_what_its_match_writes() -> None:
    assert replay(catalog.game("itchy-monkey"), LOG).log() == LOG
