"""Law 4 on the wire: what reaches a client is its seat's view, events and actions, and nothing else."""

from collections.abc import Iterator

import pytest

from tests.server.digests import Digests
from tests.server.running import Message, Player, Running


class Bidding:
    """A match of the sealed game: two players and a spectator, and every byte that each of them got."""

    def __init__(self, server: Running, seed: int = 7, hints: bool = False) -> None:
        self.made = server.create("here", "here", game="sealed", seed=seed, hints=hints)
        self.match = str(self.made["match"])
        self.tokens: list[str] = [seat["token"] for seat in self.made["seats"]]
        self.players = [server.player(self.match, token) for token in self.tokens]
        self.watcher = server.player(self.match)
        for client in (*self.players, self.watcher):
            client.see(0)

    def bid(self, seat: int, amount: int, version: int | None = None) -> Message:
        return self.players[seat].act({"kind": "bid", "amount": amount}, version=version)

    def close(self) -> None:
        for client in (*self.players, self.watcher):
            client.close()


@pytest.fixture
def bidding(server: Running) -> Iterator[Bidding]:
    bidding = Bidding(server)
    yield bidding
    bidding.close()


def test_players_see_their_own_card_and_a_spectator_sees_none(bidding: Bidding) -> None:
    views = [client.table["view"] for client in (*bidding.players, bidding.watcher)]
    assert "card" in views[0] and "card" in views[1] and "card" not in views[2]
    assert views[0]["card"] != views[1]["card"]


def test_an_action_is_told_in_words_only_to_its_maker(bidding: Bidding) -> None:
    bidding.bid(0, 3)
    own, other, watching = (client.see(1)["steps"][0] for client in (*bidding.players, bidding.watcher))
    assert own["text"] == "bid 3"
    assert other["text"] is watching["text"] is None
    assert [event["event"] for event in own["events"]] == ["bid", "own-bid"]
    assert [event["event"] for event in other["events"]] == ["bid"]
    assert other == watching


def test_what_looks_the_same_to_a_seat_is_the_same_on_the_wire(server: Running) -> None:
    """Two matches that differ only in another seat's secret bid give this seat the same bytes."""
    seen = []
    for amount in (0, 3):
        bidding = Bidding(server)
        bidding.bid(0, amount)
        table = {**bidding.players[1].see(1), "match": ""}
        bidding.players[1].send(type="ask", id=0, seat=1, action={"kind": "bid", "amount": 1})
        seen.append(Digests().numbered(str(table) + str(bidding.players[1].answer())))
        bidding.close()
    assert seen[0] == seen[1]


def test_asking_about_an_action_that_reveals_something_tells_no_events(bidding: Bidding) -> None:
    bidding.bid(0, 3)
    last = bidding.players[1]
    last.see(1)
    last.send(type="ask", id=0, seat=1, action={"kind": "bid", "amount": 1})
    answer = last.answer()
    assert (answer["refusal"], answer["events"]) == (None, [])


def test_changing_seats_on_one_screen_shows_the_history_of_the_new_seat(server: Running, bidding: Bidding) -> None:
    both = server.player(bidding.match, *bidding.tokens)
    assert both.see(0)["seat"] == 0
    both.act({"kind": "bid", "amount": 2})
    table = both.see(1)
    assert (table["seat"], table["reset"]) == (1, True)
    assert table["steps"][0]["text"] is None
    both.close()


def test_decisions_at_the_same_time_are_not_stale(bidding: Bidding) -> None:
    assert bidding.bid(0, 1, version=0)["type"] == "accepted"
    assert bidding.bid(1, 2, version=0)["type"] == "accepted"
    assert bidding.watcher.see(2)["view"]["past"] == [[1, 2]]


def test_deciding_twice_at_the_same_table_is_stale(bidding: Bidding) -> None:
    bidding.bid(0, 1, version=0)
    assert bidding.bid(0, 1, version=0)["code"] == "stale"


def test_a_decision_for_a_round_that_is_over_is_stale(bidding: Bidding) -> None:
    bidding.bid(0, 1, version=0)
    bidding.bid(1, 1, version=0)
    assert bidding.bid(1, 2, version=0)["code"] == "stale"
    assert bidding.bid(1, 2, version=1)["code"] == "stale"


def test_a_secret_decision_can_be_taken_back_until_something_is_revealed(bidding: Bidding) -> None:
    player = bidding.players[0]
    bidding.bid(0, 1)
    assert player.see(1)["undo"] is True
    player.send(type="undo", id=player.id, seat=0, version=1)
    assert player.answer()["type"] == "accepted"
    player.see(2)
    bidding.bid(0, 2)
    bidding.players[1].see(3)
    bidding.bid(1, 0)
    assert player.see(4)["undo"] is False
    player.send(type="undo", id=player.id, seat=0, version=4)
    assert player.answer()["code"] == "illegal"


def test_taking_back_keeps_what_another_did_at_the_same_time(server: Running) -> None:
    made = server.create("here", "here", "here", game="sealed")
    players: list[Player] = [server.player(made["match"], seat["token"]) for seat in made["seats"]]
    for player in players:
        player.see(0)
    for seat in (0, 1):
        players[seat].act({"kind": "bid", "amount": seat + 1}, version=0)
    players[0].see(2)
    players[0].send(type="undo", id=players[0].id, seat=0, version=2)
    assert players[0].answer()["type"] == "accepted"
    table = players[1].see(3)
    assert table["view"]["bid"] == 2
    assert [(step["version"], step["text"]) for step in table["steps"]] == [(2, "bid 2")]
    assert table["asked"] == [0, 2]
    for player in players:
        player.close()


def test_after_an_undo_by_another_an_old_decision_is_stale(bidding: Bidding) -> None:
    bidding.bid(0, 1, version=0)
    player = bidding.players[0]
    player.see(1)
    player.send(type="undo", id=player.id, seat=0, version=1)
    player.answer()
    assert bidding.bid(1, 2, version=0)["code"] == "stale"
