"""Servers on one PostgreSQL database and one bus: whoever connects to any of them is at the same table."""

import signal
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.running import PATIENCE, Message, Player, Process
from tests.services.nats import Nats
from tests.services.postgres import Postgres

LIMITS = {"VERVET_LEASE_SECONDS": "1", "VERVET_MESSAGES_PER_SECOND": "1000", "VERVET_MESSAGE_BURST": "1000"}


class Cluster:
    """Three servers; `one` makes the matches, and so does not always play them."""

    def __init__(self, database: str, bus: str) -> None:
        self.database = database
        self.bus = bus
        with ThreadPoolExecutor() as pool:
            self.nodes = list(pool.map(self.launch, range(3)))

    def launch(self, number: int) -> Process:
        more = {"VERVET_BUS": self.bus, "VERVET_NODE": f"node {number}", **LIMITS}
        return Process(self.database, **more)

    def close(self) -> None:
        for node in self.nodes:
            node.close()


@pytest.fixture(scope="module")
def cluster(postgres_server: Postgres, nats_server: Nats) -> Iterator[Cluster]:
    with ExitStack() as stack:
        database = stack.enter_context(postgres_server.database())
        yield stack.enter_context(closing(Cluster(database, nats_server.address)))


def sit(site: Process, match: str, *tokens: str) -> Player:
    """Somebody at the table, as soon as it can be reached from here."""
    end = time.monotonic() + PATIENCE
    while True:
        player = site.player(match, *tokens)
        try:
            while (message := player.next())["type"] not in ("table", "refused"):
                pass
        except ConnectionClosed:
            message = {"type": "refused", "code": "unavailable"}
        if message["type"] == "table":
            return player
        assert message["code"] == "unavailable", message
        assert time.monotonic() < end
        player.close()


def begin(cluster: Cluster, **options: object) -> tuple[str, list[str]]:
    made = cluster.nodes[0].create("here", "here", options=options)
    return made["match"], [seat["token"] for seat in made["seats"]]


def play(*players: Player) -> Message:
    """Whoever is asked does the first thing that is legal, to the end."""
    version = 0
    while True:
        tables = [player.see(version) for player in players]
        if tables[0]["outcome"] is not None:
            return tables[0]
        mover = next(player for player in players if player.table["seat"] in player.table["asked"])
        assert mover.act_first()["type"] == "accepted"
        version += 1


def test_players_at_three_servers_are_at_one_table(cluster: Cluster) -> None:
    match, tokens = begin(cluster, rounds=1)
    one, two, three = cluster.nodes
    with closing(sit(two, match, tokens[0])) as first, closing(sit(three, match, tokens[1])) as second:
        with closing(sit(one, match)) as watcher:
            end = play(first, second)
            watcher.see(end["version"])
        logs = [node.http.get(f"/api/matches/{match}/log").json() for node in cluster.nodes]
        assert logs[0] == logs[1] == logs[2]
        assert len(logs[0]["actions"]) == end["version"]
        again = one.http.post(f"/api/matches/{match}/rematch", json={"tokens": [tokens[0]]})
        assert again.status_code == 201
        told = [player.until("rematch") for player in (first, second)]
        assert {each["match"] for each in told} == {again.json()["match"]}
    with (
        closing(sit(one, told[0]["match"], *told[0]["tokens"])) as first,
        closing(sit(two, told[1]["match"], *told[1]["tokens"])) as second,
    ):
        assert first.act_first()["type"] in ("accepted", "refused")
        assert second.table["version"] >= 0
    refused = three.http.post(f"/api/matches/{match}/rematch", json={"tokens": ["wrong"]})
    assert (refused.status_code, refused.json()["code"]) == (403, "bad-token")
    assert three.http.get("/api/matches/nothing").status_code == 404


def test_when_the_owner_is_killed_everybody_goes_on_and_nothing_is_lost_or_made_twice(
    cluster: Cluster, postgres_server: Postgres
) -> None:
    match, tokens = begin(cluster)
    owner = cluster.nodes[0]
    with closing(sit(owner, match)), closing(sit(cluster.nodes[1], match, *tokens)) as player:
        for version in range(3):
            assert player.act_first()["version"] == version + 1
            player.see(version + 1)
        owner.end(signal.SIGKILL)
        move = {"seat": player.table["seat"], "version": 3, "action": player.table["legal"][0], "command": "once"}
        try:
            assert player.send_act(**move)["type"] != "accepted"
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd else None
            assert code == 1012
    for node in cluster.nodes[1:]:
        with closing(sit(node, match, *tokens)) as player:
            assert player.send_act(**move)["type"] == "accepted"
            assert player.see(4)["version"] == 4
    rows = postgres_server.query(
        f"SELECT number, epoch FROM entry WHERE match = '{match}' ORDER BY number", cluster.database
    )
    assert [number for number, _ in rows] == [1, 2, 3, 4]
    assert [epoch for _, epoch in rows] == sorted(epoch for _, epoch in rows)
    cluster.nodes[0].close()
    cluster.nodes[0] = cluster.launch(0)


def test_without_the_bus_nothing_is_lost_and_with_it_all_goes_on(cluster: Cluster, nats_server: Nats) -> None:
    if nats_server.service is None:
        pytest.skip("this bus is not ours to stop")
    match, tokens = begin(cluster)
    with closing(sit(cluster.nodes[0], match, tokens[0])), closing(sit(cluster.nodes[1], match, *tokens)) as player:
        assert player.act_first()["version"] == 1
        player.see(1)
        nats_server.service.send(signal.SIGSTOP)
        with pytest.raises(ConnectionClosed):
            player.until("nothing")
        nats_server.service.send(signal.SIGCONT)
        with closing(sit(cluster.nodes[1], match, *tokens)) as back:
            assert back.table["version"] == 1
            assert back.act_first()["version"] == 2
