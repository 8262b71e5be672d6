"""The promise of a deal, step by step, without a server."""

from collections.abc import Callable

import pytest

from vervet.catalog import game
from vervet.core.deal import match_key, number_commitment, secret_commitment
from vervet.core.keyed import Keyed
from vervet.server.match.messages import SeatKind
from vervet.server.match.patience import Patience
from vervet.server.match.problem import ProblemError
from vervet.server.match.promise import Promise, promise_of
from vervet.server.match.rows import SeatRow
from vervet.server.match.setup import match_row

ITCHY = game("itchy-monkey")
SECRET = bytes(range(32))
NUMBERS = {0: b"\1" * 32, 1: b"\2" * 32, 2: b"\3" * 32}


def promise(*kinds: SeatKind, seed: int | None = None) -> Promise:
    seats = [SeatRow(at, kind, "", "random" if kind == "bot" else "", None, None) for at, kind in enumerate(kinds)]
    options = ITCHY.options.read({"players": len(kinds)})
    return promise_of(match_row("m", ITCHY, options, seed, SECRET, seats))


def commitment(made: Promise, seat: int) -> str:
    return number_commitment(made.bound, seat, NUMBERS[seat]).hex()


def committed(made: Promise, *seats: int) -> Promise:
    for seat in seats:
        made = made.commit(seat, commitment(made, seat))
    return made


def revealed(made: Promise, *seats: int) -> Promise:
    for seat in seats:
        made = made.reveal(seat, NUMBERS[seat].hex())
    return made


def code(step: Callable[[], Promise]) -> str:
    with pytest.raises(ProblemError) as refused:
        step()
    return refused.value.code


def test_everybody_commits_then_everybody_reveals_then_it_is_dealt() -> None:
    made = promise("here", "link")
    assert made.stage == "committing"
    made = committed(made, 1)
    assert made.stage == "committing"
    made = committed(made, 0)
    assert made.stage == "revealing"
    made = revealed(made, 0)
    assert (made.stage, made.begun) == ("revealing", False)
    made = revealed(made, 1)
    assert (made.stage, made.begun) == ("dealt", True)


def test_the_key_is_made_from_the_secret_and_all_numbers_in_the_order_of_the_seats() -> None:
    made = revealed(committed(promise("here", "link", "link"), 2, 0, 1), 1, 2, 0)
    chance = made.match(ITCHY).chance
    assert isinstance(chance, Keyed)
    assert chance.key == match_key(made.terms.digest(), SECRET, [NUMBERS[0], NUMBERS[1], NUMBERS[2]])
    assert made.row is not None
    assert made.row.commitment == secret_commitment(made.terms.digest(), SECRET).hex()


def test_seats_at_one_screen_share_a_client_and_bots_have_none() -> None:
    made = promise("link", "here", "bot", "here")
    assert [client.seats for client in made.clients] == [(0,), (1, 3)]
    assert promise("bot", "bot").stage == "dealt"


def test_a_seed_needs_no_promise() -> None:
    made = promise("here", "link", seed=7)
    assert (made.stage, made.begun, list(made.clients)) == ("seeded", True, [])
    assert code(lambda: made.commit(0, "0" * 64)) == "begun"


@pytest.mark.parametrize("text", ["", "0" * 63, "0" * 65, "A" * 64, "g" * 64, "٠" * 64, "0x" + "0" * 62])
def test_what_is_not_64_hexadecimal_digits_is_malformed(text: str) -> None:
    made = promise("here", "link")
    assert code(lambda: made.commit(0, text)) == "malformed"
    full = committed(made, 0, 1)
    assert code(lambda: full.reveal(0, text)) == "malformed"


def test_nothing_is_done_twice_too_early_or_too_late() -> None:
    made = committed(promise("here", "link"), 0)
    assert code(lambda: committed(made, 0)) == "already"
    assert code(lambda: revealed(made, 0)) == "too-early"
    full = committed(made, 1)
    assert code(lambda: committed(full, 1)) == "already"
    half = revealed(full, 1)
    assert code(lambda: revealed(half, 1)) == "already"
    dealt = revealed(half, 0)
    for step in (lambda: committed(dealt, 0), lambda: revealed(dealt, 0), dealt.void):
        assert code(step) == "begun"


def test_a_number_must_fit_its_commitment_and_its_seat() -> None:
    full = committed(promise("here", "link"), 0, 1)
    assert code(lambda: full.reveal(0, NUMBERS[1].hex())) == "bad-number"
    copied = promise("here", "link")
    copied = copied.commit(0, commitment(copied, 0)).commit(1, commitment(copied, 0))
    assert code(lambda: copied.reveal(1, NUMBERS[0].hex())) == "bad-number"


def test_a_seat_of_a_bot_gives_no_number() -> None:
    assert code(lambda: promise("here", "bot").commit(1, "0" * 64)) == "not-your-seat"


def test_a_void_deal_stays_void() -> None:
    gone = committed(promise("here", "link"), 0, 1).void()
    assert (gone.stage, gone.begun, gone.missing().code) == ("void", False, "void")
    for step in (lambda: committed(gone, 0), lambda: revealed(gone, 0), gone.void):
        assert code(step) == "void"


def test_a_step_leaves_the_promise_before_it_as_it_was() -> None:
    made = promise("here", "link")
    before = made.row
    committed(made, 0, 1).void()
    assert made.row == before
    assert made.stage == "committing"


def test_secrets_are_not_written_into_tracebacks() -> None:
    made = promise("here", "link")
    assert SECRET.hex() not in repr(made.row)


def test_the_commitment_is_bound_to_match_options_and_seats() -> None:
    seats = [SeatRow(0, "here", "", "", None, None), SeatRow(1, "link", "", "", None, None)]
    options = ITCHY.options.read({"players": 2})
    one = match_row("m", ITCHY, options, None, SECRET, seats)
    others = [
        match_row("n", ITCHY, options, None, SECRET, seats),
        match_row("m", ITCHY, ITCHY.options.read({"players": 2, "rounds": 3}), None, SECRET, seats),
        match_row("m", ITCHY, options, None, SECRET, seats[::-1]),
    ]
    found = {row.deal.commitment for row in (one, *others) if row.deal is not None}
    assert len(found) == 4


# How long a number is waited for.


def test_only_a_client_that_is_there_and_silent_runs_out_of_time() -> None:
    patience = Patience(30.0)
    made = promise("here", "link")
    patience.follow(made, {0, 1}, 100.0)
    assert (patience.deadline(), patience.anew_at()) == (None, None)
    full = committed(made, 0, 1)
    patience.follow(full, {0}, 110.0)
    assert (patience.deadline(), patience.anew_at()) == (140.0, 140.0)
    half = revealed(full, 0)
    patience.follow(half, {0}, 120.0)
    assert (patience.deadline(), patience.anew_at()) == (None, 140.0)
    patience.follow(half, {0, 1}, 200.0)
    assert patience.deadline() == 230.0
    patience.follow(half, {0}, 210.0)
    assert patience.deadline() is None
    patience.follow(half, {1}, 220.0)
    assert patience.deadline() == 250.0
    patience.follow(revealed(half, 1), {1}, 221.0)
    assert (patience.deadline(), patience.anew_at()) == (None, None)
