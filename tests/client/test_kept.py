"""What a client keeps of a match: it commits and reveals in time, and notices every promise that is broken."""

import random
from collections.abc import Callable

import pytest
from msgspec import convert, json

from vervet.catalog import games
from vervet.client.kept import ClientSeen, DealSeen, Kept, read_kept
from vervet.client.trail import Broken
from vervet.core.canonical import canonical
from vervet.core.chain import entry_digest, head_of
from vervet.core.deal import Contribution, Deal, Terms, number_commitment, secret_commitment
from vervet.core.json import Json
from vervet.core.match import Match

GAME = games()["itchy-monkey"]
SECRET = bytes(range(32))
# Two people at one screen, and a third by link.
SEATS: list[Json] = [{"bot": "", "kind": kind} for kind in ("here", "link", "here")]
OPTIONS = GAME.options.read({"players": 3, "rounds": 2})


class Dealer:
    """A server's part of the promise, by the same functions of `core`."""

    def __init__(self) -> None:
        options: dict[str, Json] = {
            name: list(value) if isinstance(value, tuple) else value for name, value in OPTIONS.items()
        }
        self.terms = Terms("7458a22ba49c8eef", GAME.name, GAME.version, options, list(SEATS))
        self.commitment = secret_commitment(self.terms.digest(), SECRET).hex()
        self.clients = [ClientSeen([0, 2]), ClientSeen([1])]
        self.stage = "committing"

    def deal(self, *held: int, **changed: object) -> DealSeen:
        text = canonical(self.terms.document()).decode()
        now = DealSeen(self.terms.match, text, self.commitment, self.stage, list(held), list(self.clients))
        return convert({**json.decode(json.encode(now)), **changed}, DealSeen)

    def replace(self, at: int, **changed: object) -> None:
        self.clients[at] = convert({**json.decode(json.encode(self.clients[at])), **changed}, ClientSeen)

    def hear(self, at: int, said: object) -> None:
        """A commitment or a number of a client."""
        assert isinstance(said, dict)
        if said["type"] == "commit":
            self.replace(at, commitment=said["commitment"])
            if all(client.commitment for client in self.clients):
                self.stage = "revealing"
        else:
            self.replace(at, number=said["number"], revealed=True)


@pytest.fixture
def dealer() -> Dealer:
    return Dealer()


@pytest.fixture
def both() -> list[Kept]:
    return [Kept(bytes([1] * 32)), Kept(bytes([2] * 32))]


HELD = ((0, 2), (1,))


def commit(dealer: Dealer, both: list[Kept]) -> None:
    for at, kept in enumerate(both):
        dealer.hear(at, kept.answer(dealer.deal(*HELD[at])))


def dealt(dealer: Dealer, both: list[Kept]) -> Match:
    """The match, once both have revealed and seen each other's number."""
    commit(dealer, both)
    said = [kept.answer(dealer.deal(*HELD[at])) for at, kept in enumerate(both)]
    for at, each in enumerate(said):
        dealer.hear(at, each)
    dealer.stage = "dealt"
    for at, kept in enumerate(both):
        assert kept.answer(dealer.deal(*HELD[at])) is None
    given = [
        Contribution(tuple(client.seats), bytes.fromhex(client.commitment or ""), bytes.fromhex(client.number or ""))
        for client in dealer.clients
    ]
    return Match(GAME, OPTIONS, deal=Deal(None, SECRET, bytes.fromhex(dealer.commitment), given), terms=dealer.terms)


def test_a_client_commits_with_its_lowest_seat_and_reveals_once_all_have(dealer: Dealer, both: list[Kept]) -> None:
    said = both[0].answer(dealer.deal(2, 0))
    terms = dealer.terms.digest()
    assert said == {"type": "commit", "seat": 0, "commitment": number_commitment(terms, 0, both[0].number).hex()}
    dealer.hear(0, said)
    assert both[0].answer(dealer.deal(0, 2)) is None
    dealer.hear(1, both[1].answer(dealer.deal(1)))
    assert both[1].answer(dealer.deal(1)) == {"type": "reveal", "seat": 1, "number": both[1].number.hex()}
    assert all(kept.number.hex() not in repr(kept.answer(dealer.deal())) for kept in both)


def test_who_only_watches_says_nothing(dealer: Dealer) -> None:
    assert Kept().answer(dealer.deal()) is None


def test_numbers_are_drawn_anew_for_every_match() -> None:
    assert len({Kept().number for _ in range(20)}) == 20
    assert len(Kept().number) == 32


def test_what_another_device_of_the_same_client_has_promised_is_left_to_it(dealer: Dealer, both: list[Kept]) -> None:
    commit(dealer, both)
    other = Kept(bytes([3] * 32), shared=True)
    assert other.answer(dealer.deal(0, 2)) is None


def test_a_number_that_is_not_ours_for_our_seats_is_noticed(dealer: Dealer, both: list[Kept]) -> None:
    commit(dealer, both)
    with pytest.raises(Broken, match="somebody else has committed"):
        Kept(bytes([3] * 32)).answer(dealer.deal(0, 2))


def test_a_seed_in_the_place_of_a_promise_is_noticed(dealer: Dealer, both: list[Kept]) -> None:
    both[0].answer(dealer.deal(0, 2))
    with pytest.raises(Broken, match="a seed in the place of its promise"):
        both[0].answer(dealer.deal(0, 2, stage="seeded", clients=[]))
    late = Kept()
    assert late.answer(dealer.deal(0, 2, stage="seeded", clients=[])) is None
    assert not late.promised


def test_a_server_that_changes_its_promise_is_noticed(dealer: Dealer, both: list[Kept]) -> None:
    kept = both[0]
    kept.answer(dealer.deal(0, 2))
    with pytest.raises(Broken, match="changed its commitment"):
        kept.answer(dealer.deal(0, 2, commitment="00" * 32))
    with pytest.raises(Broken, match="terms of the deal have changed"):
        kept.answer(dealer.deal(0, 2, terms=dealer.deal().terms.replace('"rounds":2', '"rounds":3')))
    with pytest.raises(Broken, match="another match"):
        Kept().answer(dealer.deal(0, 2, match="another"))


@pytest.mark.parametrize("commitment", ["", "00", "0G" * 32, "AB" * 32])
def test_nothing_is_said_to_a_server_that_has_not_committed_itself(dealer: Dealer, commitment: str) -> None:
    with pytest.raises(Broken, match="has not committed to a secret"):
        Kept().answer(dealer.deal(0, 2, commitment=commitment))


@pytest.mark.parametrize("clients", [[], [[0, 2]], [[1], [0, 2]], [[0], [1], [2]], [[0, 2], [1], [3]]])
def test_whose_numbers_count_follows_from_the_seats(dealer: Dealer, clients: list[list[int]]) -> None:
    changed = [{"seats": seats} for seats in clients]
    with pytest.raises(Broken, match="asks others for numbers"):
        Kept().answer(dealer.deal(0, 2, clients=changed))


def test_a_server_that_replaces_our_commitment_or_number_is_noticed(dealer: Dealer, both: list[Kept]) -> None:
    commit(dealer, both)
    other = number_commitment(dealer.terms.digest(), 0, bytes(32)).hex()
    theirs = {"seats": [1], "commitment": dealer.clients[1].commitment}
    with pytest.raises(Broken, match="somebody else has committed"):
        both[0].answer(dealer.deal(0, 2, clients=[{"seats": [0, 2], "commitment": other}, theirs]))
    fresh = Kept(bytes([1] * 32))
    fresh.answer(Dealer().deal(0, 2))
    with pytest.raises(Broken, match="somebody else has committed"):
        fresh.answer(dealer.deal(0, 2, clients=[{"seats": [0, 2], "commitment": other}, theirs]))


def test_nothing_is_dealt_before_all_numbers_are_known(dealer: Dealer, both: list[Kept]) -> None:
    commit(dealer, both)
    with pytest.raises(Broken, match="before all numbers are known"):
        both[0].answer(dealer.deal(0, 2, stage="dealt"))


def test_a_number_is_not_given_before_all_have_committed(dealer: Dealer, both: list[Kept]) -> None:
    dealer.hear(0, both[0].answer(dealer.deal(0, 2)))
    dealer.stage = "revealing"
    with pytest.raises(Broken, match="before all have committed"):
        both[0].answer(dealer.deal(0, 2))
    assert not both[0].revealed


def test_a_commitment_that_changes_or_comes_late_is_noticed(dealer: Dealer, both: list[Kept]) -> None:
    commit(dealer, both)
    both[0].answer(dealer.deal(0, 2))
    dealer.replace(1, commitment=number_commitment(dealer.terms.digest(), 1, bytes(32)).hex())
    with pytest.raises(Broken, match="commitment of seat 1 has changed"):
        both[0].answer(dealer.deal(0, 2))
    both[0].commitments.pop(1)
    with pytest.raises(Broken, match="after our number was out"):
        both[0].answer(dealer.deal(0, 2))


def test_a_number_that_does_not_fit_is_noticed(dealer: Dealer, both: list[Kept]) -> None:
    commit(dealer, both)
    both[0].answer(dealer.deal(0, 2))
    dealer.replace(1, number="77" * 32, revealed=True)
    with pytest.raises(Broken, match="number of seat 1 does not fit"):
        both[0].answer(dealer.deal(0, 2))


# The chain.


def play(match: Match, moves: int, seed: int = 1) -> None:
    rng = random.Random(seed)
    for _ in range(moves):
        seat = int(match.state.actor())
        if seat < 0:
            return
        match.act(seat, rng.choice(match.state.legal_actions(seat)))


def tell(kept: Kept, match: Match, seat: int) -> None:
    """A table for a seat, as far as its chain goes."""
    numbers = match.told.numbers[seat]
    digests = [entry_digest(SECRET, number, match.written(match.entries[number - 1])) for number in numbers]
    new = [digest.hex() for digest in digests[kept.trail(seat).told :]]
    kept.trail(seat).follow(len(numbers), head_of(match.terms.digest(), match.deal.promise(), digests).hex(), new)


def over(match: Match) -> Match:
    play(match, 10_000)
    assert match.state.outcome() is not None
    return match


def test_what_is_told_bit_by_bit_fits_and_so_does_the_log(dealer: Dealer, both: list[Kept]) -> None:
    match = dealt(dealer, both)
    while match.state.outcome() is None:
        play(match, 3)
        tell(both[0], match, 0)
        tell(both[0], match, 2)
        tell(both[1], match, 1)
    for kept in both:
        kept.check(match.log())
    assert both[0].counts() == [{"seat": seat, "told": len(match.entries)} for seat in (0, 2)]


def test_a_client_goes_on_from_what_it_wrote_down(dealer: Dealer, both: list[Kept]) -> None:
    match = dealt(dealer, both)
    play(match, 5)
    tell(both[1], match, 1)
    again = read_kept(json.decode(json.encode(both[1].document())))
    assert again.document() == both[1].document()
    play(match, 5)
    tell(again, match, 1)
    again.check(over(match).log())


def test_history_that_is_rewritten_is_noticed(dealer: Dealer, both: list[Kept]) -> None:
    match = dealt(dealer, both)
    play(match, 6)
    tell(both[0], match, 0)
    other = Match(GAME, OPTIONS, deal=match.deal, terms=match.terms)
    play(other, 6, seed=2)
    other_log = [other.written(entry) for entry in other.entries]
    assert other_log != [match.written(entry) for entry in match.entries]
    play(other, 2)
    with pytest.raises(Broken, match="changed what happened"):
        tell(both[0], other, 0)


def test_a_server_that_has_forgotten_is_noticed(dealer: Dealer, both: list[Kept]) -> None:
    match = dealt(dealer, both)
    play(match, 6)
    trail = both[0].trail(0)
    tell(both[0], match, 0)
    with pytest.raises(Broken, match="it told 6 entries, and now 5"):
        trail.follow(5, trail.head.hex(), [])
    with pytest.raises(Broken, match="it told 6 entries, and now 5"):
        trail.promise(5, trail.head.hex())
    with pytest.raises(Broken, match="2 of them new"):
        trail.follow(7, trail.head.hex(), ["00" * 32] * 2)


def test_the_head_of_an_answer_is_held_against_the_next_table(dealer: Dealer, both: list[Kept]) -> None:
    match = dealt(dealer, both)
    play(match, 1)
    trail = both[0].trail(0)
    digest = entry_digest(SECRET, 1, match.written(match.entries[0]))
    head = head_of(match.terms.digest(), match.deal.promise(), [digest])
    trail.promise(1, head.hex())
    tell(both[0], match, 0)
    trail.promise(1, head.hex())
    with pytest.raises(Broken, match="the head is another"):
        trail.promise(1, "00" * 32)
    trail.promise(2, "00" * 32)
    play(match, 1)
    with pytest.raises(Broken, match="an answer and a table do not agree"):
        tell(both[0], match, 0)


# The log.


def changed_secret(log: dict[str, object]) -> None:
    log["deal"]["secret"] = "11" * 32  # type: ignore[index]


def changed_number(log: dict[str, object]) -> None:
    log["deal"]["numbers"][1]["number"] = "11" * 32  # type: ignore[index]


def changed_move(log: dict[str, object]) -> None:
    moves = log["actions"]
    assert isinstance(moves, list)
    moves[0], moves[1] = moves[1], moves[0]


def changed_options(log: dict[str, object]) -> None:
    log["options"]["rounds"] = 3  # type: ignore[index]


def given_seed(log: dict[str, object]) -> None:
    log["deal"] = {"seed": 7, "secret": SECRET.hex()}


def damaged(log: dict[str, object]) -> None:
    log["actions"] = 7


def unknown_entry(log: dict[str, object]) -> None:
    log["told"]["1"][0] = 999_999  # type: ignore[index]


def dropped_entry(log: dict[str, object]) -> None:
    log["told"]["1"].pop(0)  # type: ignore[index]


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (changed_secret, "not the one that was promised"),
        (changed_number, "not those that were committed to"),
        (changed_move, "other moves"),
        (changed_options, "other terms"),
        (dropped_entry, "other moves"),
        (given_seed, "a seed where there was a promise"),
        (damaged, "the log is damaged"),
        (unknown_entry, "the log is damaged"),
    ],
)
def test_a_log_that_is_not_what_was_promised_is_noticed(
    dealer: Dealer, both: list[Kept], change: Callable[[dict[str, object]], None], words: str
) -> None:
    match = over(dealt(dealer, both))
    tell(both[1], match, 1)
    log = json.decode(json.encode(match.log()))
    both[1].check(log)
    change(log)
    with pytest.raises(Broken, match=words):
        both[1].check(log)
