"""Two servers on one PostgreSQL database: each match is played by one of them, whatever becomes of the other."""

import signal
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing

from websockets.exceptions import ConnectionClosed

from tests.server.running import PATIENCE, Message, Player, Process
from tests.services.postgres import Postgres

LEASE = {"VERVET_LEASE_SECONDS": "3"}


def joined(site: Process, match: str, *tokens: str) -> Player:
    """Somebody who is at the table, as soon as this server plays the match."""
    end = time.monotonic() + PATIENCE
    while True:
        player = site.player(match, *tokens)
        while (message := player.next())["type"] not in ("table", "refused"):
            pass
        if message["type"] == "table":
            return player
        assert message["code"] == "unavailable"
        assert time.monotonic() < end, "nobody has taken the match over"
        player.close()


def written(server: Postgres, database: str) -> list[tuple[object, ...]]:
    return server.query("SELECT number, epoch FROM entry ORDER BY number", database)


def last_words(player: Player) -> Message:
    """What came of the last thing that was sent; empty where the connection was closed instead."""
    try:
        return player.answer()
    except ConnectionClosed:
        return {}


def test_an_owner_that_was_paused_writes_nothing_more(postgres_server: Postgres, postgres_database: str) -> None:
    with (
        closing(Process(postgres_database, VERVET_NODE="one", **LEASE)) as one,
        closing(Process(postgres_database, VERVET_NODE="other", **LEASE)) as other,
    ):
        made = one.create("here", "here")
        match, tokens = made["match"], [seat["token"] for seat in made["seats"]]
        with closing(joined(one, match, *tokens)) as paused:
            assert paused.act_first()["version"] == 1
            paused.see(1)
            with closing(other.player(match, *tokens)) as refused:
                assert refused.until("refused")["code"] == "unavailable"
            one.process.send_signal(signal.SIGSTOP)
            paused.id += 1
            move = {"seat": paused.table["seat"], "version": 1, "action": paused.table["legal"][0]}
            paused.send(type="act", id=paused.id, **move, command="late")
            with closing(joined(other, match, *tokens)) as there:
                assert there.act_first()["version"] == 2
                there.see(2)
                one.process.send_signal(signal.SIGCONT)
                assert last_words(paused).get("type") != "accepted"
                assert there.act_first()["version"] == 3
            assert written(postgres_server, postgres_database) == [(1, 1), (2, 2), (3, 2)]
        other.end(signal.SIGKILL)
        with closing(joined(one, match, *tokens)) as back:
            assert back.act_first()["version"] == 4
        assert written(postgres_server, postgres_database)[-1] == (4, 3)


def test_a_match_is_taken_over_when_its_server_is_killed_and_let_go_when_it_stops(
    postgres_server: Postgres, postgres_database: str
) -> None:
    """Also where nobody is connected: it may be a bot's turn."""
    first = Process(postgres_database, VERVET_NODE="first", **LEASE)
    with closing(Process(postgres_database, VERVET_NODE="second", **LEASE)) as second:
        made = first.create("here", "random")
        with closing(joined(first, made["match"], made["seats"][0]["token"])):
            pass
        assert played_by(postgres_server, postgres_database) == [("first",)]
        first.end(signal.SIGKILL)
        first.close()
        while played_by(postgres_server, postgres_database) != [("second",)]:
            time.sleep(0.05)
        code, _, error = second.end(signal.SIGTERM)
        assert (code, error) == (0, "")
    # Nobody need wait until it would be taken for dead.
    assert played_by(postgres_server, postgres_database) == [(None,)]


def test_whoever_comes_to_an_owner_that_was_paused_is_shown_nothing_old(postgres_database: str) -> None:
    """It believes that it plays the match; whoever has seen more already would think that moves were taken back."""
    with (
        closing(Process(postgres_database, VERVET_NODE="one", **LEASE)) as one,
        closing(Process(postgres_database, VERVET_NODE="other", **LEASE)) as other,
        ThreadPoolExecutor(1) as pool,
    ):
        made = one.create("here", "here")
        match, tokens = made["match"], [seat["token"] for seat in made["seats"]]
        with closing(joined(one, match, *tokens)) as paused:
            assert paused.act_first()["version"] == 1
            one.process.send_signal(signal.SIGSTOP)
            # They knock while it sleeps, and are the first it hears when it wakes up.
            coming = pool.submit(one.player, match, *tokens)
            with closing(joined(other, match, *tokens)) as there:
                for version in (2, 3):
                    assert there.act_first()["version"] == version
                    there.see(version)
                one.process.send_signal(signal.SIGCONT)
                with closing(coming.result()) as came:
                    answer = first_of(came)
                    assert answer["type"] == "refused" and answer["code"] == "unavailable", answer


def first_of(player: Player) -> Message:
    """What comes of joining: a table, or a refusal."""
    while (message := player.next())["type"] not in ("table", "refused"):
        pass
    return message


def played_by(server: Postgres, database: str) -> list[tuple[object, ...]]:
    """Which server plays each match."""
    return server.query("SELECT node FROM lease", database)
