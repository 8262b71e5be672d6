"""The promise of a deal: commitments, the key made from all numbers, and the chain of what was done."""

import json
from hashlib import sha256

import pytest
from examples.sealed_bid import GAME
from hypothesis import given
from hypothesis import strategies as st

from vervet.core.canonical import canonical
from vervet.core.chain import entry_digest, first_head, head_of, next_head
from vervet.core.deal import Contribution, Deal, Terms, match_key, number_commitment, secret_commitment
from vervet.core.json import Json
from vervet.core.log import replay
from vervet.core.match import LogError, Match
from vervet.core.option import options_json
from vervet.core.rng import Random

SECRET = bytes(range(32))
HERE: dict[str, Json] = {"kind": "here", "bot": ""}
LINK: dict[str, Json] = {"kind": "link", "bot": ""}
numbers = st.binary(min_size=32, max_size=32)


def terms(match: str = "m1", **options: object) -> Terms:
    chosen = GAME.options.read(options)
    return Terms(match, GAME.name, GAME.version, options_json(chosen), [HERE, LINK])


def promised(secret: bytes = SECRET, first: bytes = b"1" * 32, second: bytes = b"2" * 32) -> Match:
    """A match whose deal two clients and a server have made together."""
    agreed = terms()
    digest = agreed.digest()
    given = [
        Contribution((seat,), number_commitment(digest, seat, number), number)
        for seat, number in enumerate((first, second))
    ]
    deal = Deal(None, secret, secret_commitment(digest, secret), given)
    return Match(GAME, GAME.options.read({}), deal=deal, terms=agreed)


def played(match: Match, decisions: int, undo_every: int = 0) -> Match:
    rng = Random(1)
    while match.state.asked() and len(match.entries) < decisions:
        asked = match.state.asked_seats()
        seat = asked[rng.below(len(asked))]
        legal = match.state.legal_actions(seat)
        match.act(seat, legal[rng.below(len(legal))])
        if undo_every and len(match.entries) % undo_every == 0 and match.undoable(seat):
            match.undo(seat)
    return match


def test_documents_are_hashed_in_one_form() -> None:
    assert canonical({"b": [1, True, None], "a": 'é\n"\\'}) == '{"a":"é\\n\\"\\\\","b":[1,true,null]}'.encode()


@given(numbers, numbers)
def test_a_commitment_fits_nothing_else(one: bytes, other: bytes) -> None:
    """Another number, seat, match or set of options gives another commitment."""
    digest = terms().digest()
    assert (number_commitment(digest, 0, one) == number_commitment(digest, 0, other)) == (one == other)
    assert number_commitment(digest, 0, one) != number_commitment(digest, 1, one)
    assert number_commitment(digest, 0, one) != number_commitment(terms("m2").digest(), 0, one)
    assert secret_commitment(digest, one) != secret_commitment(terms(tiles=3).digest(), one)
    assert secret_commitment(digest, one) != number_commitment(digest, 0, one)


@given(numbers, numbers, numbers)
def test_every_number_decides_the_key(secret: bytes, one: bytes, other: bytes) -> None:
    digest = terms().digest()
    key = match_key(digest, secret, [one, other])
    assert len(key) == 32
    flipped = bytes([one[0] ^ 1]) + one[1:]
    assert match_key(digest, secret, [flipped, other]) != key
    assert match_key(digest, flipped if secret == one else bytes([secret[0] ^ 1]) + secret[1:], [one, other]) != key


def test_a_number_that_was_not_committed_to_does_not_fit() -> None:
    digest = terms().digest()
    honest = Contribution((0, 2), number_commitment(digest, 0, b"1" * 32), b"1" * 32)
    assert honest.fits(digest)
    assert not Contribution((0, 2), honest.commitment, b"2" * 32).fits(digest)
    assert not Contribution((1,), honest.commitment, honest.number).fits(digest)


def test_a_promised_match_replays_from_its_log() -> None:
    match = played(promised(), 100, undo_every=3)
    log = json.loads(json.dumps(match.log()))
    again = replay(GAME, log)
    assert again.state.hash() == match.state.hash()
    assert again.log() == match.log() == log


def test_another_number_deals_another_game() -> None:
    racks = {json.dumps(promised(first=bytes([number]) * 32).state.view(0)) for number in range(8)}
    assert len(racks) > 4


def test_a_log_lists_what_was_drawn_and_when() -> None:
    log = played(promised(), 100).log()
    draws = log["draws"]
    assert isinstance(draws, list)
    assert [draw["stream"] for draw in draws if isinstance(draw, dict)][:2] == ["bag/0/0", "prize/0/0"]
    moments = [draw["at"] for draw in draws if isinstance(draw, dict)]
    assert moments[0] == 0
    assert moments == sorted(moments, key=lambda moment: int(str(moment)))


def test_an_undo_is_an_entry_like_any_other() -> None:
    match = promised()
    match.act(0, match.state.legal_actions(0)[0])
    match.undo(0)
    match.act(0, match.state.legal_actions(0)[1])
    lines = match.log()["actions"]
    assert isinstance(lines, list)
    assert lines[1] == "0 undo"
    assert len(lines) == 3
    assert match.version == 1


def test_the_chain_hashes_every_entry_onto_the_one_before() -> None:
    match = played(promised(), 7)
    digest, lines = match.terms.digest(), match.log()["actions"]
    assert isinstance(lines, list)
    head = first_head(digest, match.deal.promise())
    numbers = b"".join([each.commitment + each.number for each in match.deal.contributions])
    assert head == sha256(b"vervet chain 2\0" + digest + match.deal.commitment + numbers).digest()
    for number, line in enumerate(lines, 1):
        head = next_head(head, entry_digest(SECRET, number, str(line)))
    assert match.log()["head"] == head.hex()


def test_the_same_lines_in_another_order_have_another_head() -> None:
    digest = terms().digest()
    one, two = entry_digest(SECRET, 1, "0 bid 3"), entry_digest(SECRET, 2, "1 bid 4")
    assert head_of(digest, b"", [one, two]) != head_of(digest, b"", [two, one])
    assert entry_digest(SECRET, 1, "0 bid 3") != entry_digest(SECRET, 2, "0 bid 3")


def test_who_was_told_of_which_entry_is_in_the_log() -> None:
    """A bid is told to everybody as a bid; what a peek found only to the one who peeked and to its owner."""
    told = played(promised(), 30, undo_every=4).log()["told"]
    assert isinstance(told, dict)
    assert list(told) == ["0", "1", "watchers"]
    for seen in told.values():
        assert isinstance(seen, list)
        assert len(set(map(str, seen))) == len(seen)


def test_a_match_without_a_secret_has_a_chain_but_no_proof() -> None:
    match = played(Match(GAME, GAME.options.read({}), 3), 5)
    log = match.log()
    assert log["deal"] == {"seed": 3}
    assert "draws" not in log
    assert "told" not in log
    assert replay(GAME, log).log() == log


def test_a_log_of_format_1_still_replays_and_stays_what_it_was() -> None:
    old = Match(GAME, GAME.options.read({}), 3, form=1)
    played(old, 6)
    log = old.log()
    assert log["vervet"] == 1
    assert log["seed"] == 3
    again = replay(GAME, json.loads(json.dumps(log)))
    assert again.log() == log
    assert again.state.hash() == old.state.hash()


def test_in_a_log_of_format_1_an_undo_is_not_a_line() -> None:
    old = Match(GAME, GAME.options.read({}), 3, form=1)
    old.act(0, old.state.legal_actions(0)[0])
    log = old.log()
    with pytest.raises(LogError, match="action 2, '0 undo': an action begins with one of bid, peek"):
        replay(GAME, {**log, "actions": [*list(log["actions"] or []), "0 undo"]})  # type: ignore[call-overload]


@pytest.mark.parametrize("match", [promised(), Match(GAME, GAME.options.read({}), 3)])
def test_no_secret_is_in_what_python_prints_of_a_match(match: Match) -> None:
    for words in (repr(match), repr(match.deal), repr(match.chance)):
        assert SECRET.hex() not in words
        assert repr(SECRET) not in words
