"""Advice: what a game tells a seat that asks for help, and nobody else."""

import pytest
from msgspec import json

from tests.server.conftest import Pair
from tests.server.running import Message, Player, Running
from tests.server.sealed import Sealed, Table
from tests.server.test_secrecy import Bidding
from vervet.core.match import Match
from vervet.server.match.record import Record


def advise(player: Player, seat: object = None) -> Message:
    player.id += 1
    player.send(type="advise", id=player.id, seat=player.table["seat"] if seat is None else seat)
    while True:
        message = player.next()
        if message["type"] in ("advice", "refused") and message["id"] == player.id:
            return message


def test_whoever_asks_is_advised_and_nobody_else_hears_of_it(server: Running) -> None:
    bidding = Bidding(server, hints=True)
    told = advise(bidding.players[0])["advice"]
    assert told["card"] == bidding.players[0].table["view"]["card"]
    for other in (bidding.players[1], bidding.watcher):
        other.send(type="ping", id=99)
        # News of who is there may still come, but nothing about the advice.
        heard = [other.next()["type"]]
        while heard[-1] == "players":
            heard.append(other.next()["type"])
        assert heard[-1] == "pong"
    assert bidding.bid(0, 2)["version"] == 1
    bidding.close()


def test_a_game_without_advice_gives_none(pair: Pair) -> None:
    assert advise(pair.mover())["advice"] is None


def test_nobody_is_advised_for_a_seat_held_by_another(pair: Pair) -> None:
    assert advise(pair.waiter(), seat=pair.asked())["code"] == "not-your-seat"
    assert advise(pair.waiter(), seat=9)["code"] == "not-your-seat"


def test_a_spectator_is_not_advised(server: Running) -> None:
    bidding = Bidding(server, hints=True)
    assert advise(bidding.watcher, seat=0)["code"] == "not-your-seat"
    bidding.close()


def test_whoever_has_not_joined_is_not_advised(server: Running, pair: Pair) -> None:
    stranger = Player(server, pair.match)
    assert advise(stranger, seat=0)["code"] == "not-joined"
    stranger.close()


def test_advice_knows_no_more_than_the_seat(server: Running) -> None:
    """Two tables that differ only in the other's secret bid, which the game's adviser would tell if it had seen it."""
    seen = []
    for amount in (0, 3):
        bidding = Bidding(server, hints=True)
        bidding.bid(0, amount)
        bidding.players[1].see(1)
        told = advise(bidding.players[1])
        assert told["advice"]["bids"][0] is not None
        seen.append(json.encode(told))
        bidding.close()
    assert seen[0] == seen[1]


def test_the_same_table_is_thought_about_once(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    advise = Table.advise

    def counted(table: Table, seat: int) -> Message:
        asked.append(seat)
        return advise(table, seat)

    monkeypatch.setattr(Table, "advise", counted)
    game = Sealed()
    record = Record(Match(game, game.options.read({}), 7), [])
    first = record.advice(0)
    assert record.advice(0) == first
    assert asked == [0]
    record.advice(1)
    assert asked == [0, 1]
    record.put(1, 2 << 5)
    record.advice(0)
    assert asked == [0, 1, 0]
    record.take_back(1)
    assert record.advice(0) == first
    assert asked == [0, 1, 0, 0]


@pytest.mark.rule("AU-11")
def test_after_us_advises_on_every_order_and_then_on_the_way(server: Running) -> None:
    made = server.create("here", "here", game="after-us")
    tokens = [seat["token"] for seat in made["seats"]]
    player, other = (server.player(str(made["match"]), token) for token in tokens)
    player.see(0)
    other.see(0)
    orders = advise(player)["advice"]["orders"]
    assert len(orders) == 24
    assert sorted(orders[0]["cards"]) == sorted(player.table["view"]["players"][0]["line"])
    best = {"kind": "arrange", **dict(zip("abcd", orders[0]["cards"], strict=True))}
    player.act(best)
    assert advise(player)["advice"]["way"] == orders[0]["way"]
    (event,) = other.see(1)["steps"][0]["events"]
    assert set(event) == {"event", "rule", "seat", "cards"}
    player.close()
    other.close()


def past_the_line(server: Running, hints: bool) -> Player:
    """Somebody who plays somebody else and has resolved their line: now nothing is left to foretell."""
    made = server.create("here", "here", game="after-us", hints=hints)
    player = server.player(str(made["match"]), made["seats"][0]["token"])
    player.see(0)
    while player.table["view"]["players"][0]["stage"] in ("arrange", "resolve"):
        version = player.table["version"]
        player.act_first()
        player.see(version + 1)
    assert player.table["asked"][0] == 0
    return player


def test_where_people_play_people_nobody_is_told_what_to_do_unless_they_agreed_on_it(server: Running) -> None:
    for hints in (True, False):
        player = past_the_line(server, hints)
        told = advise(player)["advice"]
        assert (told is not None and told["suggestion"] is not None) == hints
        player.close()


def test_what_is_not_told_is_not_thought_about(server: Running) -> None:
    player = past_the_line(server, hints=False)
    match = player.table["match"]
    advise(player)
    assert server.application.registry.matches[match].table.record.advised == {}
    player.close()


def test_a_lesson_of_after_us_advises_the_learner(server: Running) -> None:
    names = server.http.get("/api/tutorials/after-us").json()["lessons"]
    told = [server.http.post(f"/api/tutorials/after-us/{name}/advice", json={}).json()["advice"] for name in names]
    assert any(advice and advice["orders"] for advice in told)
    assert any(advice and advice["suggestion"] and not advice["orders"] for advice in told)
