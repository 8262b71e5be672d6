"""Whole matches with a promised deal, without network and disk: the log proves them, and every viewer's head fits."""

from random import Random

import pytest

from tests.server.match.test_table import Page
from tests.server.virtual import SECRET, Silent
from vervet import catalog
from vervet.core.chain import entry_digest, head_of
from vervet.core.chance import BOT
from vervet.core.deal import number_commitment
from vervet.core.verify import verify
from vervet.server.match.messages import Commit, Reveal, SeatKind, Undo
from vervet.server.match.problem import ProblemError

GAMES = catalog.games()
KINDS: tuple[SeatKind, ...] = ("here", "link", "bot")
MOST = 4000


def dealt(name: str, seed: int) -> Page:
    """A match that begins as a promise: the page's people give their numbers."""
    page = Page(name, KINDS, None, seed)
    table, dice = page.table, Random(seed)
    numbers = {client.seats[0]: dice.randbytes(32) for client in table.promise.clients}
    for seat, number in numbers.items():
        commitment = number_commitment(table.promise.bound, seat, number).hex()
        table.keep(table.commit(Commit(1, seat, commitment)), page.now)
    for seat, number in numbers.items():
        with pytest.raises(ProblemError, match="not-begun"):
            table.act_as_bot(2, 0, 0)
        table.keep(table.reveal(Reveal(2, seat, number.hex())), page.now)
    return page


def take_back(page: Page) -> None:
    """Somebody who may takes their last action back."""
    record = page.table.record
    for seat, person in page.people.items():
        if record.undoable(seat):
            page.make(page.table.undo(person, Undo(1, seat, record.sight.version(1 << seat))))
            return


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("name", sorted(GAMES))
def test_the_log_of_a_whole_match_with_undos_is_proven(name: str, seed: int) -> None:
    page = dealt(name, seed)
    record = page.table.record
    for _ in range(MOST):
        if not record.state.asked():
            break
        page.decide()
        if page.dice.random() < 0.2:
            take_back(page)
    log = record.match.log()
    verdict = verify(GAMES, log)
    assert verdict.proven
    assert verdict.entries == len(page.entries)
    # In Cheeky Monkeys nearly everything teaches somebody something, and can then not be taken back.
    assert name == "cheeky-monkeys" or any(entry.action is None for entry in page.entries)
    terms = page.table.promise.bound
    lines = log["actions"]
    assert isinstance(lines, list)
    for viewer, numbers in record.match.told.numbers.items():
        digests = [entry_digest(SECRET, number, str(lines[number - 1])) for number in numbers]
        assert record.chains.head(viewer) == head_of(terms, record.match.deal.promise(), digests).hex()
        assert record.chains.trail(viewer, 0) == [digest.hex() for digest in digests]


def test_a_head_asked_for_at_every_step_is_the_head_asked_for_at_the_end() -> None:
    often, once = (dealt("cheeky-monkeys", 3) for _ in range(2))
    for _ in range(60):
        for page in (often, once):
            page.decide()
        for viewer in (0, 1, 2, None):
            often.table.record.chains.head(viewer)
    assert [often.table.record.chains.head(viewer) for viewer in (0, 1, 2, None)] == [
        once.table.record.chains.head(viewer) for viewer in (0, 1, 2, None)
    ]


def test_the_thoughts_of_a_bot_follow_from_the_key_and_its_own_moves() -> None:
    page = dealt("itchy-monkey", 5)
    record = page.table.record
    first = record.bot_seed(2)
    assert first == record.bot_seed(2) == int(record.match.chance.bits(BOT, 2, 0))
    while not any(step.seat == 2 for step in record.steps):
        assert record.bot_seed(2) == first
        page.decide()
    assert record.bot_seed(2) == int(record.match.chance.bits(BOT, 2, 1)) != first


def test_before_the_deal_a_table_shows_its_promise_and_no_game() -> None:
    page = Page("after-us", KINDS, None, 1)
    late = Silent(0)
    page.table.enter(late, page.now)
    now = page.table.deal_now([0], page.now)
    assert (now.stage, now.seconds, now.anew, now.held) == ("committing", None, None, [0])
    assert page.table.bots_to_move() == []
    for refused in (lambda: page.table.table_now(0, [0], -1, 0, page.now), lambda: page.table.thought(2)):
        with pytest.raises(ProblemError, match="not-begun"):
            refused()
