"""Two browsers at one table, brought together by a link, through broken connections and a killed server."""

import re
import signal
from collections.abc import Callable, Iterator
from contextlib import closing

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.hand import Mouse
from tests.browser.visitor import LOST, Visitor
from tests.browser.wire import Wire
from tests.browser.written import LINES, moves
from tests.server.running import Process

pytestmark = pytest.mark.browser


class Pair:
    """Two people at one table; each move of the written game is made by the player whose turn it is."""

    def __init__(self, host: Visitor, guest: Visitor) -> None:
        self.host, self.guest = host, guest
        invite(host, guest)
        self.made = 0
        self.first, self.second = (host, guest) if my_turn(host) else (guest, host)
        self.hands = {host: Mouse(host), guest: Mouse(guest)}

    def actor(self) -> Visitor:
        return (self.first, self.second)[moves()[self.made].player]

    def other(self) -> Visitor:
        return self.guest if self.actor() is self.host else self.host

    def choose(self) -> None:
        """Make the next move; whether the other sees it is another matter."""
        actor = self.actor()
        self.hands[actor].make(moves()[self.made])
        self.made += 1
        actor.sees(LINES[: self.made])

    def choose_without_connection(self) -> None:
        """Make the next move, a spawn, while nobody can answer: it is held back."""
        visitor = self.actor()
        visitor.cell(str(moves()[self.made].action["cell"])).click()
        visitor.primary.click()
        self.made += 1
        expect(visitor.part("actions")).to_contain_text(visitor.say("web-sending"))

    def agree(self) -> None:
        """Both see the same moves, none lost and none made twice."""
        for visitor in (self.host, self.guest):
            visitor.sees(LINES[: self.made])

    def play(self, count: int) -> None:
        for _ in range(count):
            self.choose()
            self.agree()

    def play_until(self, there: Callable[[], bool]) -> None:
        self.play(2)
        while not there():
            self.play(1)


def invite(host: Visitor, guest: Visitor) -> None:
    host.go()
    host.unfold()
    host.seat(2, "link").click()
    # The written game is one of the French edition.
    host.called("radio", "itchy-monkey-option-edition-fr").check()
    host.called("textbox", "web-name-of", seat=1).fill("Ann")
    host.button("web-play").click()
    link = host.called("textbox", "web-invitation-link", seat=2).input_value()
    guest.go(link.removeprefix(guest.address))
    expect(guest.page.get_by_role("main")).to_contain_text("Ann")
    guest.called("textbox", "web-your-name").fill("Bob")
    guest.button("web-take-seat").click()
    for visitor in (host, guest):
        expect(visitor.board).to_be_visible()
    # The spent invitation stays out of the address.
    expect(guest.page).to_have_url(re.compile(r"^[^#]*$"))


def my_turn(visitor: Visitor) -> bool:
    return visitor.say("web-your-turn") in visitor.part("turn").inner_text()


def lost(visitor: Visitor) -> Locator:
    return visitor.page.get_by_text(visitor.say("web-connection-lost"))


class Line:
    """A browser's own way to the server, which can fail."""

    def __init__(self, visitor: Visitor, wire: Wire) -> None:
        self.visitor, self.wire = visitor, wire

    def fail(self) -> None:
        self.visitor.context.set_offline(True)
        self.wire.cut()
        expect(lost(self.visitor)).to_be_visible()

    def recover(self) -> None:
        self.wire.mend()
        self.visitor.context.set_offline(False)
        expect(lost(self.visitor)).to_have_count(0)


@pytest.fixture
def server(launch: Callable[..., Process]) -> Process:
    return launch()


@pytest.fixture
def pair(visit: Callable[..., Visitor], server: Process) -> Iterator[Pair]:
    """Host and guest at a table of their own."""
    pair = Pair(visit(site=server), visit(site=server))
    yield pair
    pair.host.forgive(LOST)
    pair.guest.forgive(LOST)


@pytest.fixture
def line(pair: Pair, server: Process) -> Iterator[Line]:
    """The guest's line: from now on the guest is connected through a wire that can be cut."""
    with closing(Wire(server.port)) as wire:
        pair.guest.move_to(f"http://127.0.0.1:{wire.port}")
        yield Line(pair.guest, wire)


def test_two_browsers_recover_by_themselves_from_a_dropped_connection(pair: Pair, line: Line) -> None:
    pair.play_until(lambda: pair.other() is pair.guest and moves()[pair.made].action["kind"] == "spawn")
    line.fail()
    pair.choose()
    pair.choose()
    line.recover()
    pair.agree()
    pair.play(2)


def test_a_move_chosen_without_connection_is_made_once_it_is_back(pair: Pair, line: Line) -> None:
    pair.play_until(lambda: pair.actor() is pair.guest and moves()[pair.made].action["kind"] == "spawn")
    line.fail()
    pair.choose_without_connection()
    line.recover()
    pair.agree()
    pair.play(2)


def test_two_browsers_recover_by_themselves_after_the_server_was_killed(
    pair: Pair, server: Process, launch: Callable[..., Process]
) -> None:
    pair.play(6)
    server.end(signal.SIGKILL)
    for visitor in (pair.host, pair.guest):
        expect(lost(visitor)).to_be_visible()
    pair.choose_without_connection()
    launch(port=server.port)
    for visitor in (pair.host, pair.guest):
        expect(lost(visitor)).to_have_count(0)
    pair.agree()
    pair.play(3)
