"""Weighing: what each legal action of a kind would do, in one answer."""

import pytest
from msgspec import json

from tests.server.conftest import Pair
from tests.server.running import Message, Player, Running
from tests.server.test_secrecy import Bidding


def weigh(player: Player, kind: str, seat: object = None) -> Message:
    player.id += 1
    player.send(type="weigh", id=player.id, seat=player.table["seat"] if seat is None else seat, kind=kind)
    while True:
        message = player.next()
        if message["type"] in ("weighed", "refused") and message["id"] == player.id:
            return message


def test_every_legal_action_of_the_kind_is_weighed_and_nothing_changes(pair: Pair) -> None:
    mover = pair.mover()
    weighed = weigh(mover, "place")
    assert [each["action"] for each in weighed["actions"]] == mover.table["legal"]
    assert all(each["events"][0]["event"] == "place" for each in weighed["actions"])
    assert mover.act_first()["version"] == 1


def test_each_answer_is_the_one_that_asking_gives(pair: Pair) -> None:
    mover = pair.mover()
    first = weigh(mover, "place")["actions"][0]
    mover.id += 1
    mover.send(type="ask", id=mover.id, seat=mover.table["seat"], action=first["action"])
    assert mover.answer()["events"] == first["events"]


def test_a_kind_that_is_not_possible_now_has_no_actions(pair: Pair) -> None:
    assert weigh(pair.mover(), "nitpick")["actions"] == []


def test_whoever_is_not_asked_has_nothing_to_weigh(pair: Pair) -> None:
    assert weigh(pair.waiter(), "place")["actions"] == []


def test_a_kind_that_the_game_does_not_have_is_refused_with_those_it_has(pair: Pair) -> None:
    refused = weigh(pair.mover(), "fly")
    assert refused["code"] == "malformed"
    assert "place" in str(refused["detail"])


def test_nobody_weighs_for_a_seat_they_do_not_hold(pair: Pair) -> None:
    assert weigh(pair.waiter(), "place", seat=pair.asked())["code"] == "not-your-seat"


def test_what_an_action_would_reveal_is_not_told(server: Running) -> None:
    """Weighing gives the same bytes at two tables that differ only in the other's secret bid."""
    seen = []
    for amount in (0, 3):
        bidding = Bidding(server)
        bidding.bid(0, amount)
        bidding.players[1].see(1)
        weighed = weigh(bidding.players[1], "bid")
        assert len(weighed["actions"]) > 1
        seen.append(json.encode(weighed))
        bidding.close()
    assert seen[0] == seen[1]


@pytest.mark.rule("AU-11")
def test_all_orders_of_a_line_are_weighed(server: Running) -> None:
    made = server.create("here", "here", game="after-us")
    player = server.player(str(made["match"]), made["seats"][0]["token"])
    player.see(0)
    weighed = weigh(player, "arrange")["actions"]
    assert len(weighed) == 24
    for each in weighed:
        (event,) = each["events"]
        assert event["cards"] == [each["action"][place] for place in "abcd"]
    player.close()
