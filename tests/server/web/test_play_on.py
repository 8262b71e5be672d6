"""Playing on from a moment of a finished match: a new match, dealt anew, that keeps all the promises of any other."""

from collections.abc import Callable
from contextlib import ExitStack, closing

import pytest

from tests.server.running import Message, Player, Process, Running, Site, deal
from vervet.catalog import game, games
from vervet.client.kept import terms_in
from vervet.core.canonical import canonical
from vervet.core.log import replay
from vervet.core.verify import verify

Seats = list[dict[str, str]]
BOT: dict[str, str] = {"kind": "bot", "bot": "random"}
HERE: dict[str, str] = {"kind": "here"}
LINK: dict[str, str] = {"kind": "link"}


class Finished:
    """A promised match of After Us for two that somebody gave up in the middle, and what everybody saw."""

    def __init__(self, site: Site, actions: int = 8) -> None:
        self.site = site
        made = site.create("here", "here", game="after-us", seed=None)
        self.match = str(made["match"])
        self.tokens: list[str] = [seat["token"] for seat in made["seats"]]
        self.views: list[Message] = []
        with closing(site.player(self.match, *self.tokens)) as player:
            deal(player)
            for version in range(actions):
                self.act(player)
                player.see(version + 1)
            self.resign(player)
        self.version = actions

    def act(self, player: Player) -> None:
        """The seats share a screen, which shows whoever is asked."""
        assert player.act_first()["type"] == "accepted"

    def resign(self, player: Player) -> None:
        player.id += 1
        player.send(type="resign", id=player.id, seat=0)
        assert player.answer()["type"] == "accepted"

    def past(self, seat: int, version: int) -> Message:
        body = {"tokens": self.tokens, "seat": seat, "first": 0, "last": version}
        tables = self.site.http.post(f"/api/matches/{self.match}/past", json=body).json()["tables"]
        return dict([table for table in tables if table["version"] <= version][-1])

    def ask(self, seat: int = 0, seats: Seats | None = None, version: int | None = None, **more: object) -> Message:
        """Play on; the answer, with its status."""
        viewer = more.pop("viewer", seat)
        version = self.past(seat, self.version)["version"] if version is None else version
        chosen = [HERE if each == seat else BOT for each in range(2)] if seats is None else seats
        body = {"tokens": self.tokens, "viewer": viewer, "version": version, "seat": seat, "seats": chosen, **more}
        answer = self.site.http.post(f"/api/matches/{self.match}/play-on", json=body)
        return {"status": answer.status_code, **answer.json()}


@pytest.fixture(scope="module")
def finished(server: Running) -> Finished:
    return Finished(server)


def joined(site: Site, made: Message, seat: int) -> str:
    """The token of a seat, taken by its invitation if need be."""
    grant = made["seats"][seat]
    if grant["token"]:
        return str(grant["token"])
    body = {"invitation": grant["invitation"], "name": "Ada"}
    return str(site.http.post(f"/api/matches/{made['match']}/join", json=body).json()["token"])


@pytest.mark.parametrize("seat", [0, 1])
def test_whoever_plays_on_sees_what_they_saw(server: Running, finished: Finished, seat: int) -> None:
    then = finished.past(seat, 6)
    made = finished.ask(seat, version=then["version"])
    assert made["status"] == 201
    with closing(server.player(made["match"], joined(server, made, seat))) as player:
        deal(player)
        assert player.table["view"] == then["view"] and player.table["version"] == 0
        assert not player.table["undo"] and player.table["steps"] == []
        about = {"match": finished.match, "step": player.deal["start"]["step"], "round": 1, "seat": seat}
        assert player.deal["start"] == about
        assert server.http.get(f"/api/matches/{made['match']}").json()["start"] == about
        public = server.http.post(f"/api/matches/{made['match']}/past", json={"first": 0, "last": 0}).json()
        assert len(public["tables"]) == 1
        whole = "".join(player.heard)
    assert "position" not in whole.replace('\\"position\\":', "") and '"world"' not in whole


def test_its_log_is_proven_from_there_on(server: Running, finished: Finished) -> None:
    made = finished.ask(0, [HERE, LINK], version=4)
    with ExitStack() as stack:
        players = [
            stack.enter_context(closing(server.player(made["match"], joined(server, made, seat)))) for seat in range(2)
        ]
        deal(*players)
        assert server.http.get(f"/api/matches/{made['match']}/log").json()["code"] == "not-over"
        players[0].act_first()
        players[0].id += 1
        players[0].send(type="undo", id=players[0].id, seat=0, version=players[0].see(1)["version"])
        players[0].answer()
        players[0].act_first()
        players[1].id += 1
        players[1].send(type="resign", id=players[1].id, seat=1)
        assert players[1].answer()["type"] == "accepted"
        terms = players[0].deal["terms"]
    log = server.http.get(f"/api/matches/{made['match']}/log").json()
    assert canonical(terms_in(log)).decode() == terms
    assert log["start"]["match"] == finished.match
    verdict = verify(games(), log)
    assert verdict.proven and verdict.played_on and verdict.over and verdict.clients == 2
    assert replay(game("after-us"), log).log() == log
    assert server.http.get(f"/api/matches/{made['match']}/ending").json()["rounds"] >= 1


def test_a_rematch_is_a_fresh_game(server: Running, finished: Finished) -> None:
    made = finished.ask(0, [HERE, HERE], version=4)
    tokens = [seat["token"] for seat in made["seats"]]
    with closing(server.player(made["match"], *tokens)) as player:
        deal(player)
        finished.resign(player)
    again = server.http.post(f"/api/matches/{made['match']}/rematch", json={"tokens": tokens}).json()
    assert server.http.get(f"/api/matches/{again['match']}").json()["start"] is None


def test_a_seat_filled_before_the_deal_keeps_the_start(server: Running, finished: Finished) -> None:
    made = finished.ask(0, [HERE, LINK], version=4)
    body = {"token": made["seats"][0]["token"], "seat": 1, "bot": "random"}
    filled = server.http.post(f"/api/matches/{made['match']}/fill", json=body).json()
    assert server.http.get(f"/api/matches/{filled['match']}").json()["start"]["match"] == finished.match
    with closing(server.player(filled["match"], filled["seats"][0]["token"])) as player:
        deal(player)
        assert player.table["view"] == finished.past(0, 4)["view"]


def test_bots_may_play_on_alone(server: Running, finished: Finished) -> None:
    made = finished.ask(1, [BOT, BOT], version=4)
    assert server.http.get(f"/api/matches/{made['match']}").json()["stage"] == "dealt"


@pytest.mark.parametrize(
    ("more", "status", "code"),
    [
        ({"version": 99}, 404, "unknown-step"),
        ({"version": -1}, 404, "unknown-step"),
        ({"viewer": None}, 403, "not-your-seat"),
        ({"tokens": ["nobody"]}, 403, "bad-token"),
        ({"seats": [HERE]}, 400, "bad-seats"),
        ({"seats": [HERE, BOT, BOT]}, 400, "bad-seats"),
        ({"seats": [HERE, {"kind": "bot", "bot": "nobody"}]}, 400, "unknown-bot"),
        ({"seat": 2, "viewer": 0, "version": 2}, 400, "bad-seats"),
        ({"seat": -1, "viewer": 0, "version": 2}, 400, "bad-seats"),
        ({"version": "x"}, 400, "malformed"),
    ],
)
def test_what_cannot_be_is_refused_with_words(
    finished: Finished, more: dict[str, object], status: int, code: str
) -> None:
    body: Message = {"seat": 0, "viewer": 0, "version": 2, "seats": [HERE, BOT], "tokens": finished.tokens, **more}
    answer = finished.site.http.post(f"/api/matches/{finished.match}/play-on", json=body)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.json()["detail"]


def test_nobody_plays_on_from_a_match_that_goes_on(server: Running) -> None:
    made = server.create("here", "random")
    body = {"seat": 0, "version": 0, "seats": [HERE, BOT]}
    answer = server.http.post(f"/api/matches/{made['match']}/play-on", json=body)
    assert (answer.status_code, answer.json()["code"]) == (409, "not-over")
    assert server.http.post("/api/matches/nowhere/play-on", json=body).status_code == 404


def test_nobody_plays_on_from_the_end(server: Running) -> None:
    made = server.create("here", "here", options={"rounds": 1})
    tokens = [seat["token"] for seat in made["seats"]]
    with closing(server.player(made["match"], *tokens)) as player:
        while not player.see(0)["outcome"]:
            version = player.table["version"]
            player.act_first()
            player.see(version + 1)
    body = {"tokens": tokens, "viewer": 0, "version": player.table["version"], "seat": 0, "seats": [HERE, BOT]}
    answer = server.http.post(f"/api/matches/{made['match']}/play-on", json=body)
    assert (answer.status_code, answer.json()["code"]) == (409, "decided")
    body["version"] = player.table["version"] - 1
    assert server.http.post(f"/api/matches/{made['match']}/play-on", json=body).status_code == 201


def test_making_too_many_is_too_many(start: Callable[..., Running]) -> None:
    finished = Finished(start(matches_per_hour=2), 2)
    assert [finished.ask(version=1)["status"] for _ in range(2)] == [201, 429]


def test_a_restart_keeps_it(launch: Callable[..., Process]) -> None:
    first = launch()
    finished = Finished(first, 4)
    made = finished.ask(0, [HERE, HERE], version=3)
    tokens = [seat["token"] for seat in made["seats"]]
    with closing(first.player(made["match"], *tokens)) as player:
        deal(player)
        player.act_first()
        before = player.see(1)
    first.end()
    second = launch()
    with closing(second.player(made["match"], *tokens)) as player:
        player.see(1)
        assert (player.table["view"], player.table["head"]) == (before["view"], before["head"])
        assert player.deal["start"]["match"] == finished.match
