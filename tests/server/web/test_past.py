"""Earlier tables over HTTP: who may look from where."""

from tests.server.running import Message, Running
from tests.server.test_secrecy import Bidding


def past(server: Running, match: str, **body: object) -> tuple[int, Message]:
    answer = server.http.post(f"/api/matches/{match}/past", json=body)
    return answer.status_code, dict(answer.json())


def views(server: Running, match: str, **body: object) -> list[Message]:
    status, answer = past(server, match, first=0, last=9, **body)
    assert status == 200, answer
    return [table["view"] for table in answer["tables"]]


def test_each_seat_sees_its_own_past_and_a_spectator_sees_no_secret(server: Running) -> None:
    bidding = Bidding(server)
    for version, (seat, amount) in enumerate(((0, 1), (1, 2), (0, 3)), 1):
        bidding.bid(seat, amount)
        for player in bidding.players:
            player.see(version)
    mine = views(server, bidding.match, tokens=bidding.tokens[:1], seat=0)
    other = views(server, bidding.match, tokens=bidding.tokens[1:], seat=1)
    watched = views(server, bidding.match)
    assert [view["bid"] for view in mine] == [None, 1, None, 3]
    assert [view["bid"] for view in other] == [None, None, None, None]
    assert all("bid" not in view and "card" not in view for view in watched)
    assert [len(view["past"]) for view in watched] == [0, 0, 1, 1]
    bidding.close()


def test_nobody_looks_from_a_seat_they_do_not_hold(server: Running) -> None:
    bidding = Bidding(server)
    for body in ({"seat": 0}, {"tokens": bidding.tokens[:1], "seat": 1}, {"tokens": bidding.tokens[:1], "seat": None}):
        assert past(server, bidding.match, **body)[1]["code"] == "not-your-seat"
    assert past(server, bidding.match, tokens=["nobody"], seat=0)[1]["code"] == "bad-token"
    assert past(server, "nowhere")[0] == 404
    bidding.close()


def test_before_the_cards_are_dealt_there_is_no_past(server: Running) -> None:
    made = server.create("here", "link", game="sealed", seed=None)
    assert past(server, str(made["match"]))[1]["code"] == "not-begun"
