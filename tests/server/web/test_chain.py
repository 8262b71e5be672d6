"""Every viewer's chain, as a client folds it: by docs/programmers/deals.md, without the server's own code."""

import hmac
from collections.abc import Callable
from hashlib import sha256

from msgspec import json

from tests.server.conftest import Pair
from tests.server.running import Message, Player, Running
from tests.server.test_unnoticed import Match, amount
from tests.server.web.test_registry import wait_for

Viewer = int | None


def first_head(player: Player) -> str:
    deal = player.deal
    promise = "".join(each["commitment"] + each["number"] for each in deal["clients"])
    begun = "" if deal["stage"] == "seeded" else deal["commitment"] + promise
    terms = sha256(deal["terms"].encode()).digest()
    return sha256(b"vervet chain 2\0" + terms + bytes.fromhex(begun)).hexdigest()


def folded(head: str, trail: list[str]) -> str:
    for digest in trail:
        head = sha256(bytes.fromhex(head) + bytes.fromhex(digest)).hexdigest()
    return head


def heard(player: Player, kind: str) -> list[Message]:
    return [message for text in player.heard if (message := json.decode(text))["type"] == kind]


def check_tables(player: Player) -> dict[Viewer, tuple[int, str]]:
    """Fold the trails of all tables that a player got; returns how many entries each viewer was told of, and the
    head."""
    kept: dict[Viewer, tuple[int, str]] = {}
    for table in heard(player, "table"):
        told, head = kept.get(table["seat"], (0, first_head(player)))
        assert table["told"] == told + len(table["trail"])
        assert table["head"] == folded(head, table["trail"])
        kept[table["seat"]] = table["told"], table["head"]
    return kept


def test_every_table_goes_on_from_the_head_of_the_one_before(pair: Pair) -> None:
    for version in range(6):
        pair.players[0].see(version)
        pair.players[1].see(version)
        mover = pair.mover()
        answer = mover.act_first()
        table = mover.see(version + 1)
        assert (answer["told"], answer["head"]) == (table["told"], table["head"])
    for player in pair.players:
        player.settle()
        (kept,) = check_tables(player).values()
        assert kept[0] == 6


def test_an_undo_is_an_entry_like_any_other(pair: Pair) -> None:
    mover = pair.mover()
    seat = mover.table["seat"]
    mover.act_first()
    mover.see(1)
    mover.send(type="undo", id=mover.id, seat=seat, version=1)
    mover.see(2)
    pair.waiter().see(2)
    for player in pair.players:
        assert check_tables(player)[player.table["seat"]][0] == 2


def test_in_the_end_the_log_gives_every_viewer_the_head_that_they_kept(server: Running) -> None:
    match = Match(server, "sealed", 7, 3, quiet=True)
    for _ in range(3):
        match.act(0, amount(1))
        match.undo(0)
        for seat in (0, 2, 1):
            match.act(seat, amount(seat))
    log = server.http.get(f"/api/matches/{match.id}/log").json()
    secret = bytes.fromhex(log["deal"]["secret"])
    digests = [
        hmac.digest(secret, b"vervet entry 2\0" + number.to_bytes(4, "big") + line.encode(), "sha256").hex()
        for number, line in enumerate(log["actions"], 1)
    ]
    assert log["head"] == folded(first_head(match.watcher), digests)
    assert [len(log["told"][viewer]) for viewer in ("0", "1", "2", "watchers")] == [12, 3, 6, 3]
    for viewer, client in zip(("0", "1", "2", "watchers"), match.clients, strict=True):
        (kept,) = check_tables(client).values()
        told = [digests[number - 1] for number in log["told"][viewer]]
        assert kept == (len(told), folded(first_head(client), told))
    match.close()


def test_at_one_screen_every_seat_has_a_chain_of_its_own(server: Running) -> None:
    made = server.create("here", "here", game="sealed", options={"quiet": True})
    both = server.player(made["match"], *(seat["token"] for seat in made["seats"]))
    for version in range(6):
        both.see(version)
        both.act({"kind": "bid", "amount": version % 4})
    both.see(6)
    kept = check_tables(both)
    assert set(kept) == {0, 1}
    assert kept[0][1] != kept[1][1]
    both.close()


def test_a_trail_begins_where_the_client_had_kept_it(server: Running, pair: Pair) -> None:
    for version in range(4):
        pair.players[0].see(version)
        pair.players[1].see(version)
        pair.mover().act_first()
    table = pair.players[0].see(4)
    for count, length in ((0, 4), (3, 1), (4, 0), (9, 0), (-5, 4)):
        back = Player(server, pair.match)
        back.send(type="join", tokens=[pair.tokens[0]], told=[{"seat": 0, "told": count}, {"seat": None, "told": 2}])
        again = back.until("table")
        assert (again["told"], again["head"], len(again["trail"])) == (4, table["head"], length)
        back.close()


def test_a_chain_goes_on_after_the_match_was_out_of_memory(start: Callable[..., Running]) -> None:
    server = start(idle_seconds=0.05)
    made = server.create("here", "here")
    tokens = [seat["token"] for seat in made["seats"]]
    player = server.player(made["match"], *tokens)
    for version in range(3):
        player.see(version)
        player.act_first()
    before = check_tables(player) if player.see(3) else {}
    player.close()
    wait_for(lambda: made["match"] not in server.application.registry.matches)
    back = server.player(made["match"], *tokens)
    back.see(3)
    after = check_tables(back)
    assert all(after[seat] == before[seat] for seat in after)
    back.close()
