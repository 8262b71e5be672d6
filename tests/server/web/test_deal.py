"""The promise over the wire: nobody acts before everybody is there, and what is promised survives everything."""

import signal
import sqlite3
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import pytest

from tests.server.running import Message, Player, Process, Running, Site, deal
from tests.server.web.test_registry import wait_for
from vervet import catalog
from vervet.core.verify import verify
from vervet.server.web import live

GAMES = catalog.games()


class Promised:
    """A match between its maker and somebody invited; each reads and answers only when the test says so."""

    def __init__(self, site: Site, *kinds: str, game: str = "itchy-monkey", **options: object) -> None:
        self.site = site
        self.made = site.create(*(kinds or ("here", "link")), game=game, seed=None, options=options)
        self.match = str(self.made["match"])
        self.tokens = [self.token(seat) for seat in self.made["seats"] if seat["kind"] != "bot"]

    def token(self, seat: Message) -> str:
        if seat["kind"] == "here":
            return str(seat["token"])
        answer = self.site.http.post(f"/api/matches/{self.match}/join", json={"invitation": seat["invitation"]})
        return str(answer.json()["token"])

    def join(self, seat: int, honest: bool = True, site: Site | None = None) -> Player:
        player = Player(site or self.site, self.match)
        player.honest = honest
        player.send(type="join", tokens=[self.tokens[seat]])
        return player

    def both(self) -> list[Player]:
        return [self.join(seat) for seat in (0, 1)]


def close(*players: Player) -> None:
    for player in players:
        player.close()


def say(player: Player, kind: str, /, **fields: object) -> Message:
    player.id += 1
    player.send(type=kind, id=player.id, **fields)
    return player.answer()


def commitment_of(player: Player, number: bytes) -> str:
    terms = sha256(player.deal["terms"].encode()).digest()
    return sha256(b"vervet number 2\0" + terms + bytes([player.deal["held"][0]]) + number).hexdigest()


def test_the_match_begins_by_itself_when_all_have_revealed(server: Running) -> None:
    match = Promised(server)
    first, second = match.both()
    deal(first, second)
    assert first.deal["stage"] == "dealt"
    assert [client["number"] for client in first.deal["clients"]] == [
        player.numbers[seat].hex() for seat, player in enumerate((first, second))
    ]
    mover = (first, second)[first.table["asked"][0]]
    assert mover.act_first()["type"] == "accepted"
    close(first, second)


def test_the_deal_comes_before_the_first_table(server: Running) -> None:
    made = server.create("here", "here")
    player = server.player(made["match"], made["seats"][0]["token"])
    assert [player.next()["type"] for _ in range(2)] == ["deal", "table"]
    assert player.deal["stage"] == "seeded"
    player.close()


def test_nobody_can_act_before_everybody_is_there(server: Running) -> None:
    match = Promised(server)
    first = match.join(0)
    first.reach("committing")
    action = {"kind": "place", "cell": "a7"}
    asked = [
        say(first, "act", seat=0, version=0, action=action),
        say(first, "undo", seat=0, version=0),
        say(first, "ask", seat=0, action=action),
        say(first, "weigh", seat=0, kind="place"),
        say(first, "advise", seat=0),
        say(first, "standing", seat=0, lasts="match"),
    ]
    assert [answer["code"] for answer in asked] == ["not-begun"] * 6
    info = server.http.get(f"/api/matches/{match.match}").json()
    assert (info["version"], info["stage"]) == (0, "committing")
    second = match.join(1)
    deal(first, second)
    assert first.table["steps"] == []
    close(first, second)


def test_commitments_are_published_before_any_number_and_numbers_only_together(server: Running) -> None:
    match = Promised(server)
    first, second = match.join(0), match.join(1, honest=False)
    first.reach("committing")
    second.until("deal")
    number = b"\7" * 32
    assert say(second, "commit", seat=1, commitment=commitment_of(second, number))["type"] == "accepted"
    first.reach("revealing")
    assert None not in [client["commitment"] for client in first.deal["clients"]]
    while not first.deal["clients"][0]["revealed"]:
        first.until("deal")
    assert [client["number"] for client in first.deal["clients"]] == [None, None]
    assert first.numbers[0].hex() not in "".join(first.heard)
    assert say(second, "reveal", seat=1, number=number.hex())["type"] == "accepted"
    first.reach("dealt")
    assert [client["number"] for client in first.deal["clients"]] == [first.numbers[0].hex(), number.hex()]
    close(first, second)


def test_bad_commitments_and_reveals_are_refused_and_change_nothing(server: Running) -> None:
    match = Promised(server)
    player, other = match.join(0, honest=False), match.join(1)
    player.until("deal")
    good = commitment_of(player, b"\1" * 32)
    codes = [
        say(player, "commit", seat=0, commitment="12")["code"],
        say(player, "commit", seat=0, commitment=good.upper())["code"],
        say(player, "commit", seat=1, commitment=good)["code"],
        say(player, "reveal", seat=0, number="0" * 64)["code"],
        say(player, "anew", seat=0)["code"],
    ]
    assert codes == ["malformed", "malformed", "not-your-seat", "too-early", "too-early"]
    assert say(player, "commit", seat=0, commitment=good)["type"] == "accepted"
    other.reach("revealing")
    codes = [
        say(player, "commit", seat=0, commitment=good)["code"],
        say(player, "reveal", seat=0, number="1" * 64)["code"],
        say(player, "anew", seat=0)["code"],
    ]
    assert codes == ["already", "bad-number", "too-early"]
    assert say(player, "reveal", seat=0, number="01" * 32)["type"] == "accepted"
    other.reach("dealt")
    assert other.deal["clients"][0]["commitment"] == good
    for message in ({"type": "commit", "commitment": good}, {"type": "reveal", "number": "01" * 32}, {"type": "anew"}):
        assert say(player, str(message.pop("type")), seat=0, **message)["code"] == "begun"
    close(player, other)


def test_a_match_of_bots_begins_at_once_and_bots_wait_for_the_deal(server: Running) -> None:
    watcher = server.player(str(server.create("random", "random", seed=None)["match"]))
    assert watcher.see(2)["version"] >= 2
    match = Promised(server, "here", "random")
    player = match.join(0)
    deal(player)
    assert player.deal["stage"] == "dealt"
    assert len(player.deal["clients"]) == 1
    close(watcher, player)


def test_whoever_reconnects_can_still_reveal(server: Running) -> None:
    match = Promised(server)
    first, second = match.both()
    for player in (first, second):
        player.reach("committing")
    kept = second.numbers
    second.close()
    first.reach("revealing")
    back = match.join(1)
    back.numbers = kept
    deal(first, back)
    assert first.deal["stage"] == "dealt"
    close(first, back)


def test_a_client_that_is_there_and_never_reveals_makes_the_deal_void_and_it_begins_anew(
    start: Callable[..., Running],
) -> None:
    server = start(reveal_seconds=0.4)
    match = Promised(server)
    first, second = match.join(0), match.join(1, honest=False)
    second.until("deal")
    say(second, "commit", seat=1, commitment=commitment_of(second, b"\1" * 32))
    first.reach("revealing")
    while first.until("deal")["stage"] != "void":
        pass
    assert first.deal["seconds"] is None
    assert first.deal["anew"] == 0
    assert say(second, "reveal", seat=1, number="01" * 32)["code"] == "void"
    assert say(first, "act", seat=0, version=0, action={"kind": "end"})["code"] == "void"
    assert say(first, "anew", seat=0)["type"] == "accepted"
    calls = [player.until("rematch") for player in (first, second)]
    assert calls[0]["match"] == calls[1]["match"] != match.match
    again = [server.player(call["match"], *call["tokens"]) for call in calls]
    deal(*again)
    assert [player.table["seat"] for player in again] == [0, 1]
    listed = server.http.get("/api/deals").json()
    assert [line["stage"] for line in listed] == ["void", "begun"]
    assert server.http.get(f"/api/matches/{match.match}/log").json()["code"] == "not-over"
    close(first, second, *again)


def test_who_is_away_is_waited_for_until_somebody_begins_anew(start: Callable[..., Running]) -> None:
    server = start(reveal_seconds=0.4)
    match = Promised(server)
    first, second = match.join(0), match.join(1, honest=False)
    second.until("deal")
    say(second, "commit", seat=1, commitment=commitment_of(second, b"\1" * 32))
    second.close()
    first.reach("revealing")
    while (answer := say(first, "anew", seat=0))["type"] == "refused":
        assert answer["code"] == "too-early"
        assert first.deal["stage"] == "revealing"
    call = first.until("rematch")
    watcher = server.player(match.match)
    assert watcher.until("deal")["stage"] == "void"
    assert watcher.until("rematch")["match"] == call["match"]
    assert [line["stage"] for line in server.http.get("/api/deals").json()] == ["void", "waiting"], "also on disk"
    back = match.join(1)
    assert len(back.until("rematch")["tokens"]) == 1
    close(first, watcher, back)


def test_asking_for_a_new_match_twice_gives_the_same(start: Callable[..., Running]) -> None:
    server = start(reveal_seconds=0.2)
    match = Promised(server)
    first, second = match.join(0), match.join(1, honest=False)
    second.until("deal")
    say(second, "commit", seat=1, commitment=commitment_of(second, b"\1" * 32))
    first.reach("revealing")
    while first.until("deal")["stage"] != "void":
        pass
    for player, seat in ((first, 0), (second, 1)):
        assert say(player, "anew", seat=seat)["type"] == "accepted"
    calls = [player.until("rematch")["match"] for player in (first, second)]
    body = {"tokens": [match.tokens[0]]}
    calls.append(server.http.post(f"/api/matches/{match.match}/rematch", json=body).json()["match"])
    assert len(set(calls)) == 1
    close(first, second)


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM])
def test_a_restart_in_any_stage_loses_nothing(launch: Callable[..., Process], number: signal.Signals) -> None:
    site = launch()
    match = Promised(site, game="after-us")
    commitments: list[str] = []
    kept: dict[int, dict[int, bytes]] = {0: {}, 1: {}}
    for stage, seats in (("committing", (0,)), ("revealing", (0, 1)), ("dealt", (0, 1))):
        players = [match.join(seat, site=site) for seat in seats]
        for seat, player in zip(seats, players, strict=True):
            player.numbers = kept[seat]
        for step in ("committing", "revealing", "dealt"):
            if step != "revealing" or stage != "committing":
                for player in players:
                    player.reach(step)
            if step == stage:
                break
        commitments.append(players[0].deal["commitment"])
        for player in players:
            player.settle()
        close(*players)
        site.end(number)
        site = launch(port=site.port)
    assert len(set(commitments)) == 1
    back = [match.join(seat, site=site) for seat in (0, 1)]
    for player in back:
        assert player.see(0)["version"] == 0
        assert player.deal["stage"] == "dealt"
        assert [client["number"] for client in player.deal["clients"]] == [kept[seat][seat].hex() for seat in (0, 1)]
    close(*back)


def test_what_the_database_refuses_has_not_happened(start: Callable[..., Running], tmp_path: Path) -> None:
    server = start()
    match = Promised(server)
    player, other = match.join(0, honest=False), match.join(1)
    player.until("deal")
    good = commitment_of(player, b"\1" * 32)
    steps = [("commit", {"commitment": good}), ("reveal", {"number": "01" * 32})]
    for kind, fields in steps:
        with sqlite3.connect(tmp_path / "vervet.sqlite") as disk:
            disk.execute("CREATE TRIGGER full BEFORE UPDATE ON match BEGIN SELECT RAISE(ABORT, 'disk full'); END")
        assert say(player, kind, seat=0, **fields)["code"] == "internal"
        assert server.application.registry.matches[match.match].table.promise.clients[0].number == ""
        with sqlite3.connect(tmp_path / "vervet.sqlite") as disk:
            disk.execute("DROP TRIGGER full")
        disk.close()
        assert say(player, kind, seat=0, **fields)["type"] == "accepted"
        other.reach("revealing")
    other.reach("dealt")
    close(player, other)


def test_a_deal_that_cannot_be_written_void_is_tried_again(
    start: Callable[..., Running], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(live, "RETRY_SECONDS", 0.05)
    server = start(reveal_seconds=0.2)
    match = Promised(server)
    first, second = match.join(0), match.join(1, honest=False)
    second.until("deal")
    first.reach("committing")
    first.settle()
    # Full for this alone, and from the start: nobody knows how soon it is written on a machine that is busy.
    with sqlite3.connect(tmp_path / "vervet.sqlite") as disk:
        disk.execute(
            """CREATE TRIGGER full BEFORE UPDATE ON match WHEN NEW.deal LIKE '%"void":true%'
               BEGIN SELECT RAISE(ABORT, 'disk full'); END"""
        )
    assert say(second, "commit", seat=1, commitment=commitment_of(second, b"\1" * 32))["type"] == "accepted"
    wait_for(lambda: "deal of match" in caplog.text)
    promise = server.application.registry.matches[match.match].table.promise
    assert promise.stage == "revealing"
    with sqlite3.connect(tmp_path / "vervet.sqlite") as disk:
        disk.execute("DROP TRIGGER full")
    disk.close()
    while second.deal["stage"] != "void":
        second.until("deal")
    close(first, second)


def test_two_servers_on_one_database_keep_one_promise(start: Callable[..., Running]) -> None:
    here, there = start(), start()
    match = Promised(here)
    # The other server has read the match before anybody commits to anything here.
    second = match.join(1, honest=False, site=there)
    second.until("deal")
    first = match.join(0)
    first.reach("committing")
    first.settle()
    good = commitment_of(second, b"\1" * 32)
    assert say(second, "commit", seat=1, commitment=good)["code"] == "stale"
    while second.deal["clients"][0]["commitment"] is None:
        second.until("deal")
    assert say(second, "commit", seat=1, commitment=good)["type"] == "accepted"
    close(first, second)


def test_the_log_of_a_finished_match_proves_its_deal(server: Running) -> None:
    match = Promised(server, "here", "link", "random", game="itchy-monkey", rounds=1)
    players = match.both()
    deal(*players)
    while not any(player.table["outcome"] for player in players):
        asked = players[0].table["asked"][0]
        mover = players[asked] if asked < 2 else players[0]
        before = mover.table["version"]
        if asked < 2:
            assert mover.act_first()["type"] == "accepted"
        for player in players:
            player.see(before + 1)
    log = server.http.get(f"/api/matches/{match.match}/log").json()
    verdict = verify(GAMES, log)
    assert verdict.proven
    assert log["deal"]["commitment"] == players[0].deal["commitment"]
    assert [each["number"] for each in log["deal"]["numbers"]] == [
        player.numbers[seat].hex() for seat, player in enumerate(players)
    ]
    close(*players)


def test_before_the_end_nothing_of_secret_and_key_is_said(server: Running) -> None:
    match = Promised(server, game="after-us")
    players = match.both()
    deal(*players)
    table = server.application.registry.matches[match.match].table
    row, chance = table.promise.row, table.record.match.chance
    assert row is not None
    for player in players:
        player.act_first()
        player.settle()
        heard = "".join(player.heard)
        assert row.secret not in heard
        assert str(chance.document()) not in heard
    assert row.secret not in server.http.get(f"/api/matches/{match.match}").text
    assert row.secret not in server.http.get("/api/deals").text
    close(*players)
