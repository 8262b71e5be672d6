"""Nothing jumps: whatever is told above a table lies over it, and board, seats and cards stay where they are."""

import json
import re
from collections.abc import Callable, Mapping
from functools import partial

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser import guest, trainers
from tests.browser.trainers import Trainer
from tests.browser.tribe import Tribe
from tests.browser.visitor import Visitor
from tests.server.running import Message, Player, Process

pytestmark = pytest.mark.browser

# A wide screen, a small tablet, a phone upright and on its side.
SIZES = ((1280, 720), (1024, 768), (390, 844), (844, 390))
# How many actions of a game are looked at.
STEPS = 10
# Everything that lies on a table, by game.
PIECES = {
    "itchy-monkey": "[role=grid], .seats > *",
    "after-us": ".track, [data-testid=line] li, .others > section, .mine, .common > *",
    "cheeky-monkeys": ".mat, .decks, .phases, .queue, .hand",
}
PLACES = """(pieces) => [...document.querySelectorAll(pieces)].map((piece) => {
  const { left, top, width, height } = piece.getBoundingClientRect();
  const name = `${piece.tagName} ${piece.dataset.testid ?? piece.getAttribute('class')}`;
  return [name, ...[left + scrollX, top + scrollY, width, height].map(Math.round)];
})"""

CARDS = (
    "() => [...document.querySelectorAll('.mat, .hand')].map((place) => place.querySelectorAll('button').length).join()"
)

Places = Mapping[tuple[int, int], list[list[object]]]


class Table:
    """A visitor at a table of two, with a friend who is there, and a wire on which the test can speak too."""

    def __init__(self, visitor: Visitor, site: Process, game: str) -> None:
        self.visitor, self.site, self.game = visitor, site, game
        self.wires: list[WebSocketRoute] = []
        visitor.page.route_web_socket("**/play", self.listen)
        self.made = site.create("here", "here", game=game, hints=True, seed=1, options={"players": 2})
        # Whoever is asked first sits here, so that there is something to ask a hint for.
        self.friend: Player = self.joined(1)
        if 0 not in self.friend.table["asked"]:
            self.friend.close()
            self.friend = self.joined(0)

    def joined(self, seat: int) -> Player:
        self.seat = 1 - seat
        player = self.site.player(str(self.made["match"]), self.made["seats"][seat]["token"])
        player.see(0)
        return player

    def listen(self, wire: WebSocketRoute) -> None:
        wire.connect_to_server()
        self.wires.append(wire)

    def sit(self) -> None:
        if self.game == "after-us":
            Tribe(self.visitor).sit(self.made, self.seat)
        elif self.game == "cheeky-monkeys":
            Trainer(self.visitor).sit(self.made, self.seat)
        else:
            self.visitor.sit(self.made, self.seat)
        expect(self.visitor.part("actions")).to_be_visible()
        if self.game == "after-us":
            expect(self.visitor.part("preview")).to_contain_text(re.compile(r"\d"))

    def play_on(self, until: Callable[[Message], bool]) -> Message:
        return guest.play_on(self.site, self.made, until, lambda table, _: trainers.choose(table["legal"]))

    def say(self, **message: object) -> None:
        self.wires[-1].send(json.dumps(message))

    def places(self) -> Places:
        found = {}
        for size in SIZES:
            self.visitor.resize(*size)
            found[size] = self.visitor.page.evaluate(PLACES, PIECES[self.game])
        return found


def moved(before: Places, after: Places) -> list[str]:
    """What lies elsewhere now, in words."""
    return [
        f"{size}: {one} -> {other[1:]}"
        for size in SIZES
        for one, other in zip(before[size], after[size], strict=True)
        if one != other
    ]


def reached(version: int, table: Message) -> bool:
    return int(table["version"]) >= version


@pytest.fixture(params=list(PIECES))
def seated(visit: Callable[..., Visitor], table: Process, request: pytest.FixtureRequest) -> Table:
    found = Table(visit(calm=True), table, request.param)
    found.sit()
    return found


def test_a_friend_who_drops_out_moves_nothing(seated: Table) -> None:
    before = seated.places()
    seated.friend.close()
    expect(seated.visitor.part(f"away-{1 - seated.seat}")).to_be_visible()
    assert moved(before, seated.places()) == []


def test_a_lost_connection_and_an_outage_move_nothing(seated: Table) -> None:
    visitor = seated.visitor
    before = seated.places()
    seated.say(type="outage", on=True)
    expect(visitor.page.get_by_text(visitor.say("web-outage"))).to_be_visible()
    assert moved(before, seated.places()) == []
    seated.say(type="outage", on=False)
    visitor.page.route_web_socket("**/play", lambda wire: wire.close())
    seated.wires[-1].close()
    expect(visitor.page.get_by_text(visitor.say("web-connection-lost"))).to_be_visible()
    assert moved(before, seated.places()) == []


def test_a_hint_moves_no_board(seated: Table) -> None:
    before = seated.places()
    seated.visitor.button("web-hint").click()
    expect(seated.visitor.part("hint")).to_be_visible()
    assert moved(before, seated.places()) == []


def test_a_rematch_that_is_offered_moves_nothing(seated: Table) -> None:
    visitor, friend = seated.visitor, seated.friend
    friend.id += 1
    friend.send(type="resign", id=friend.id, seat=1 - seated.seat)
    expect(visitor.part("outcome")).to_be_visible()
    before = seated.places()
    token = seated.made["seats"][1 - seated.seat]["token"]
    rematch = seated.site.http.post(
        f"/api/matches/{seated.made['match']}/rematch", json={"tokens": [token], "turn": True}
    )
    assert rematch.status_code == 201, rematch.text
    expect(visitor.page.get_by_role("link", name=visitor.say("web-rematch-go"))).to_be_visible()
    assert moved(before, seated.places()) == []


@pytest.mark.parametrize("seated", ["itchy-monkey", "cheeky-monkeys"], indirect=True)
def test_turns_and_windows_move_nothing(seated: Table) -> None:
    """As long as the same cards lie there, whatever is said and asked meanwhile."""
    seen: dict[str, Places] = {}
    stirred: list[str] = []
    for version in range(1, STEPS + 1):
        seated.play_on(partial(reached, version))
        seated.visitor.catch_up(version)
        now = seated.places()
        cards = seated.visitor.page.evaluate(CARDS)
        stirred += moved(seen.setdefault(cards, now), now)
    assert stirred == []


@pytest.mark.parametrize("seated", ["itchy-monkey"], indirect=True)
def test_what_a_friend_takes_back_moves_nothing(seated: Table) -> None:
    friend, other = seated.friend, 1 - seated.seat
    now = seated.play_on(lambda table: other in table["asked"])
    friend.see(now["version"])
    assert friend.act_first()["type"] == "accepted"
    version = friend.see(now["version"] + 1)["version"]
    before = seated.places()
    friend.id += 1
    friend.send(type="undo", id=friend.id, seat=other, version=version)
    expect(seated.visitor.part("undone")).to_be_visible()
    assert moved(before, seated.places()) == []
