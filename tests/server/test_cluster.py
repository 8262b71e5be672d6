"""Servers on one PostgreSQL database and one bus: whoever connects to any of them is at the same table."""

import signal
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from secrets import token_hex

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.running import PATIENCE, Message, Player, Process, Site
from tests.services.nats import Nats
from tests.services.postgres import Postgres

LIMITS = {"VERVET_MESSAGES_PER_SECOND": "1000", "VERVET_MESSAGE_BURST": "1000"}


class Cluster:
    """Three servers; `one` makes the matches, and so does not always play them."""

    def __init__(self, database: str, bus: str, **more: str) -> None:
        self.database = database
        self.bus = bus
        self.more = more
        # Two clusters at one bus must not hear each other.
        self.name = token_hex(4)
        with ThreadPoolExecutor() as pool:
            self.nodes = list(pool.map(self.launch, range(3)))

    def launch(self, number: int) -> Process:
        more = {"VERVET_BUS": self.bus, "VERVET_NODE": f"{self.name} {number}", **LIMITS, **self.more}
        return Process(self.database, **more)

    def mend(self) -> None:
        for number, node in enumerate(self.nodes):
            if node.process.poll() is not None:
                node.close()
                self.nodes[number] = self.launch(number)

    def close(self) -> None:
        for node in self.nodes:
            node.close()


@pytest.fixture(scope="module")
def standing(postgres_server: Postgres, nats_server: Nats) -> Iterator[Cluster]:
    with ExitStack() as stack:
        database = stack.enter_context(postgres_server.database())
        yield stack.enter_context(closing(Cluster(database, nats_server.address)))


@pytest.fixture
def cluster(standing: Cluster) -> Cluster:
    """The same for all tests; what one of them has stopped runs again for the next."""
    standing.mend()
    return standing


def sit(site: Site, match: str, *tokens: str) -> Player:
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


class Guest:
    """Somebody at one server who comes back whenever the connection is lost, as every client does: on a busy machine
    a server may be silent for so long that it is taken for dead."""

    def __init__(self, site: Site, match: str, *tokens: str) -> None:
        self.site, self.match, self.tokens = site, match, tokens
        self.player = sit(site, match, *tokens)

    def come_back(self) -> None:
        self.player.close()
        self.player = sit(self.site, self.match, *self.tokens)

    def see(self, version: int) -> Message:
        while True:
            try:
                return self.player.see(version)
            except ConnectionClosed:
                self.come_back()

    def until(self, kind: str) -> Message:
        while True:
            try:
                return self.player.until(kind)
            except ConnectionClosed:
                self.come_back()

    def act_first(self) -> Message:
        """Until it is answered, by one name."""
        table = self.player.table
        move = {"seat": table["seat"], "version": table["version"], "action": table["legal"][0]}
        name = token_hex(8)
        while True:
            try:
                answer = self.player.send_act(**move, command=name)
            except ConnectionClosed:
                self.come_back()
                continue
            if answer.get("code") != "unavailable":
                return answer

    def close(self) -> None:
        self.player.close()


def begin(cluster: Cluster, node: int = 0, **options: object) -> tuple[str, list[str]]:
    made = cluster.nodes[node].create("here", "here", options=options)
    return made["match"], [seat["token"] for seat in made["seats"]]


def play(*guests: Guest) -> Message:
    """Whoever is asked does the first thing that is legal, to the end."""
    version = 0
    while True:
        tables = [guest.see(version) for guest in guests]
        if tables[0]["outcome"] is not None:
            return tables[0]
        mover = next(guest for guest, table in zip(guests, tables, strict=True) if table["seat"] in table["asked"])
        assert mover.act_first()["type"] == "accepted"
        version += 1


def test_players_at_three_servers_are_at_one_table(cluster: Cluster) -> None:
    match, tokens = begin(cluster, rounds=1)
    one, two, three = cluster.nodes
    assert [node.http.get("/api/ready").json()["checks"]["bus"] for node in cluster.nodes] == ["ok"] * 3
    with closing(Guest(two, match, tokens[0])) as first, closing(Guest(three, match, tokens[1])) as second:
        with closing(Guest(one, match)) as watcher:
            end = play(first, second)
            watcher.see(end["version"])
        logs = [node.http.get(f"/api/matches/{match}/log").json() for node in cluster.nodes]
        assert logs[0] == logs[1] == logs[2]
        assert len(logs[0]["actions"]) == end["version"]
        again = one.http.post(f"/api/matches/{match}/rematch", json={"tokens": [tokens[0]]})
        assert again.status_code == 201
        told = [guest.until("rematch") for guest in (first, second)]
        assert {each["match"] for each in told} == {again.json()["match"]}
    with (
        closing(Guest(one, told[0]["match"], *told[0]["tokens"])) as first,
        closing(Guest(two, told[1]["match"], *told[1]["tokens"])) as second,
    ):
        mover, waiter = (first, second) if first.see(0)["legal"] else (second, first)
        assert mover.act_first()["type"] == "accepted"
        assert waiter.see(1)["version"] == 1
    refused = three.http.post(f"/api/matches/{match}/rematch", json={"tokens": ["wrong"]})
    assert (refused.status_code, refused.json()["code"]) == (403, "bad-token")
    assert three.http.get("/api/matches/nothing").status_code == 404


def test_when_the_owner_is_killed_everybody_goes_on_and_nothing_is_lost_or_made_twice(
    cluster: Cluster, postgres_server: Postgres
) -> None:
    match, tokens = begin(cluster)
    owner = cluster.nodes[0]
    with closing(Guest(owner, match)), closing(Guest(cluster.nodes[1], match, *tokens)) as guest:
        for version in range(3):
            assert guest.act_first()["version"] == version + 1
            guest.see(version + 1)
        owner.end(signal.SIGKILL)
        assert guest.act_first()["version"] == 4
        table = guest.see(4)
    move = {"seat": table["seat"], "version": 4, "action": table["legal"][0], "command": "once"}
    for node in cluster.nodes[1:]:
        with closing(Guest(node, match, *tokens)) as guest:
            assert guest.player.send_act(**move)["type"] == "accepted"
            assert guest.see(5)["version"] == 5
    rows = postgres_server.query(
        f"SELECT number, epoch FROM entry WHERE match = '{match}' ORDER BY number", cluster.database
    )
    assert [number for number, _ in rows] == [1, 2, 3, 4, 5]
    assert [epoch for _, epoch in rows] == sorted(epoch for _, epoch in rows)


SHARE = 40


def made_until_refused(site: Site) -> int:
    """How many more matches an address may make there; others may need a moment to tell of theirs."""
    seats = [{"kind": "here"}, {"kind": "here"}]
    for made in range(SHARE):
        answer = site.http.post("/api/matches", json={"game": "itchy-monkey", "seats": seats})
        if answer.status_code == 429:
            assert answer.json()["code"] == "too-many"
            return made
        assert answer.status_code == 201, answer.text
        time.sleep(0.3)
    return SHARE


def test_nobody_waits_for_a_process_that_is_gone(postgres_database: str, nats_server: Nats) -> None:
    """A server that is slow has ten minutes here before it is taken for dead; one whose process is gone has not, and
    one that comes back under its name finds its matches. Nor has an address its share of matches at each server."""
    settings = {"VERVET_LEASE_SECONDS": "600", "VERVET_MATCHES_PER_HOUR": str(SHARE)}
    with closing(Cluster(postgres_database, nats_server.address, **settings)) as patient:
        match, tokens = begin(patient)
        owner = patient.nodes[0]
        with closing(Guest(owner, match)), closing(Guest(patient.nodes[1], match, *tokens)) as guest:
            assert guest.act_first()["version"] == 1
            guest.see(1)
            owner.end(signal.SIGKILL)
            assert guest.act_first()["version"] == 2
        # Together with the match above, and with those that another cluster at this bus has told of.
        assert made_until_refused(patient.nodes[1]) < SHARE
        assert made_until_refused(patient.nodes[2]) < SHARE
        patient.mend()
        assert made_until_refused(patient.nodes[0]) < SHARE
        for node in patient.nodes:
            node.end(signal.SIGKILL)
        patient.mend()
        with closing(Guest(patient.nodes[2], match, *tokens)) as guest:
            assert guest.see(2)["version"] == 2
            assert guest.act_first()["version"] == 3


def test_a_server_that_stops_hands_its_matches_over_with_what_it_has_in_memory(cluster: Cluster) -> None:
    owner, other, _ = cluster.nodes
    made = owner.create("here", "here", game="cheeky-monkeys")
    tokens = [seat["token"] for seat in made["seats"]]
    with closing(sit(owner, made["match"], *tokens)) as player:
        player.send(type="standing", id=1, seat=0, lasts="match", unless=["mine"])
        while not player.table["standing"]:
            player.until("table")
        said = player.table["standing"]
        code, _, error = owner.end(signal.SIGTERM)
        assert (code, error) == (0, "")
        with pytest.raises(ConnectionClosed) as closed:
            player.until("nothing")
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
    with closing(sit(other, made["match"], *tokens)) as back:
        assert back.table["standing"] == said


def test_without_the_bus_nothing_is_lost_and_with_it_all_goes_on(cluster: Cluster, nats_server: Nats) -> None:
    if nats_server.service is None:
        pytest.skip("this bus is not ours to stop")
    match, tokens = begin(cluster)
    with closing(Guest(cluster.nodes[0], match)), closing(Guest(cluster.nodes[1], match, *tokens)) as guest:
        assert guest.act_first()["version"] == 1
        guest.see(1)
        nats_server.service.send(signal.SIGSTOP)
        try:
            with pytest.raises(ConnectionClosed):
                guest.player.until("nothing")
        finally:
            nats_server.service.send(signal.SIGCONT)
        guest.come_back()
        assert guest.see(1)["version"] == 1
        assert guest.act_first()["version"] == 2
