"""A program at a real server's table: it takes part in the deal by itself, and a broken promise does not pass."""

import shutil
from collections.abc import Callable
from contextlib import ExitStack, closing
from pathlib import Path

import pytest
from examples.sealed_bid import GAME as SEALED_BID
from msgspec import json

from tests.server.running import Process, Running, new_settings
from vervet.catalog import games
from vervet.client import Broken, Kept, Made, Player, Refused, Site, Void, read_kept
from vervet.client.player import Message
from vervet.core.verify import verify

STAGES = ("committing", "revealing", "dealt")
SHORT: dict[str, object] = {"rounds": 2}


class Silent(Player):
    """Commits to a number, and then keeps it to itself."""

    def hear_deal(self, message: Message) -> None:
        if message["stage"] == "revealing":
            self.deal = message
        else:
            super().hear_deal(message)


class Counting(Player):
    """Counts how often it was told to slow down."""

    slowed = 0

    def hear(self, timeout: float | None = None) -> Message:
        message = super().hear(timeout)
        self.slowed += message.get("code") == "too-fast"
        return message


def two(site: Site, game: str = "itchy-monkey", options: dict[str, object] = SHORT) -> tuple[Made, list[str]]:
    """A match between its maker and somebody invited; the tokens of both."""
    made = site.create(game, "here", "link", options=options)
    return made, [*made.tokens, site.join(made.match, made.invitations[0], "Ada")]


def reach(stage: str, *players: Player) -> None:
    """Everybody listens until the deal is so far."""
    for step in STAGES[: STAGES.index(stage) + 1]:
        for player in players:
            while not player.deal or STAGES.index(player.deal["stage"]) < STAGES.index(step):
                player.hear()


def begin(*players: Player) -> None:
    reach("dealt", *players)
    for player in players:
        while not player.table:
            player.hear()


def move(*players: Player) -> bool:
    """Whoever is asked does the first thing that is legal, and all see it; False when the match is over."""
    mover = next((player for player in players if player.is_asked()), None)
    if mover is None:
        return False
    mover.act(mover.table["legal"][0])
    for player in players:
        while player.table["version"] < mover.table["version"]:
            player.hear()
    return True


def test_two_programs_play_a_game_whose_deal_is_proven(site: Site) -> None:
    made, tokens = two(site)
    with site.play(made.match, tokens[:1]) as first, site.play(made.match, tokens[1:]) as second:
        begin(first, second)
        while move(first, second):
            pass
        assert not first.turn() and not second.turn()
        log = first.check()
        assert second.check() == log == site.log(made.match)
    assert verify(games(), log).proven
    assert [each["number"] for each in log["deal"]["numbers"]] == [first.kept.number.hex(), second.kept.number.hex()]


def test_people_at_one_screen_share_a_number_and_have_a_chain_each(site: Site) -> None:
    made = site.create("itchy-monkey", "here", "here", options=SHORT)
    with site.play(made.match, made.tokens) as player:
        while player.turn():
            player.act(player.table["legal"][0])
        log = player.check()
    assert [each["seats"] for each in log["deal"]["numbers"]] == [[0, 1]]
    assert set(player.kept.trails) == {0, 1}


def test_in_a_game_with_secrets_each_has_a_chain_of_what_they_may_know(site: Site) -> None:
    made, tokens = two(site, SEALED_BID.name, {"screens": True})
    with site.play(made.match, tokens[:1]) as first, site.play(made.match, tokens[1:]) as second:
        begin(first, second)
        assert first.act(first.table["legal"][0])
        assert first.kept.trail(0).told == 1
        while second.turn():
            assert second.act(second.table["legal"][0])
            if first.turn():
                assert first.act(first.table["legal"][0])
        log = first.check()
        assert second.check() == log
    assert verify({SEALED_BID.name: SEALED_BID}, log).proven
    assert log["told"]["0"][:3] == [1, 2, 3]
    assert log["told"]["1"][:3] == [2, 4, 6]


def test_who_watches_has_a_chain_too(site: Site) -> None:
    made, tokens = two(site)
    with ExitStack() as stack:
        first, second = (stack.enter_context(site.play(made.match, [token])) for token in tokens)
        watcher = stack.enter_context(site.play(made.match))
        begin(first, second, watcher)
        for _ in range(3):
            move(first, second, watcher)
        assert watcher.kept.trail(None).told == 3
        assert watcher.kept.number.hex() not in [client["number"] for client in watcher.deal["clients"]]


def test_with_a_seed_it_begins_at_once_and_carries_no_proof(site: Site) -> None:
    made = site.create("itchy-monkey", "here", "random", options=SHORT, seed=7)
    with site.play(made.match, made.tokens) as player:
        while player.turn():
            player.act(player.table["legal"][0])
        assert not verify(games(), player.check()).proven


def test_undo_is_an_entry_of_the_chain(site: Site) -> None:
    made = site.create("itchy-monkey", "here", "here", options=SHORT)
    with site.play(made.match, made.tokens) as player:
        assert player.turn()
        seat = player.table["seat"]
        player.act(player.table["legal"][0])
        while player.table["seat"] != seat and seat not in player.table["undoable"]:
            player.hear()
        assert seat in player.table["undoable"]
        assert player.undo(seat)
        while player.turn():
            player.act(player.table["legal"][0])
        assert player.check()["actions"][1] == f"{seat} undo"


def test_a_change_that_does_not_fit_is_no_end_and_the_whole_table_is_asked_for(site: Site) -> None:
    made, tokens = two(site)
    with site.play(made.match, tokens[:1]) as first, site.play(made.match, tokens[1:]) as second:
        begin(first, second)
        for _ in range(3):
            for player in (first, second):
                # As if something had been lost on the way.
                player.tables.views = {seat: {} for seat in player.tables.views}
            assert move(first, second)
            assert first.table["view"] == second.table["view"]
            assert first.table["view"]["game"] and not first.astray and not second.astray
        while move(first, second):
            pass
        assert first.check() == second.check()


def test_what_the_server_refuses_has_a_code(site: Site) -> None:
    made, tokens = two(site)
    with pytest.raises(Refused, match="unknown-game") as refused:
        site.create("snap", "here")
    assert refused.value.code == "unknown-game"
    with site.play(made.match, tokens[:1]) as first, site.play(made.match, tokens[1:]) as second:
        begin(first, second)
        asked = first if first.is_asked() else second
        with pytest.raises(Refused) as refused:
            asked.act({"kind": "place", "cell": "z9"})
        assert refused.value.code in ("malformed", "illegal")
        assert move(first, second)
        with pytest.raises(Refused) as refused:
            first.anew()
        assert refused.value.code == "begun"


def test_a_table_that_has_moved_on_is_no_error(site: Site) -> None:
    """Two devices hold the same seats."""
    made = site.create("itchy-monkey", "here", "here", options=SHORT)
    shared = [Kept(shared=True) for _ in range(2)]
    with ExitStack() as stack:
        phone, laptop = (stack.enter_context(site.play(made.match, made.tokens, kept)) for kept in shared)
        assert phone.turn() and laptop.turn()
        choices = phone.table["legal"]
        assert phone.act(choices[0])
        assert not laptop.act(choices[1])
        assert laptop.table["version"] == 1
        assert laptop.turn()
        assert laptop.act(laptop.table["legal"][0])


def test_who_is_too_fast_is_slowed_down_and_loses_nothing(tmp_path: Path) -> None:
    settings = new_settings(tmp_path, messages_per_second=0.5, message_burst=4)
    with closing(Running(settings)) as server, closing(Site(f"http://127.0.0.1:{server.port}")) as site:
        made = site.create("itchy-monkey", "here", "here")
        with Counting(site.address, made.match, made.tokens) as player:
            while not player.slowed:
                version = player.table.get("version", 0)
                assert player.turn()
                assert player.act(player.table["legal"][0])
            assert player.table["version"] == version + 1


def test_who_lost_the_connection_comes_back_and_reveals(site: Site) -> None:
    made, tokens = two(site)
    first, second = site.play(made.match, tokens[:1]), site.play(made.match, tokens[1:])
    reach("committing", first, second)
    written = json.encode(second.kept.document())
    second.close()
    reach("revealing", first)
    with first, site.play(made.match, tokens[1:], read_kept(json.decode(written))) as again:
        begin(first, again)
        while move(first, again):
            pass
        assert verify(games(), again.check()).proven


def test_a_chain_goes_on_after_a_lost_connection(site: Site) -> None:
    made, tokens = two(site)
    with site.play(made.match, tokens[:1]) as first, site.play(made.match, tokens[1:]) as second:
        begin(first, second)
        for _ in range(4):
            move(first, second)
        first.reconnect()
        while not first.table:
            first.hear()
        assert first.table["trail"] == [] and first.table["told"] == 4
        while move(first, second):
            pass
        first.check()


def test_a_number_that_never_comes_makes_the_match_void_and_a_new_one_begins(impatient: Site) -> None:
    made, tokens = two(impatient)
    with impatient.play(made.match, tokens[:1]) as first, Silent(impatient.address, made.match, tokens[1:]) as silent:
        reach("committing", first, silent)
        with pytest.raises(Void, match=made.match):
            first.turn()
        match, again = first.anew()
        assert match != made.match
        while not silent.rematch:
            silent.hear()
    assert silent.rematch["match"] == match
    with impatient.play(match, again) as first, impatient.play(match, silent.rematch["tokens"]) as second:
        begin(first, second)
        assert first.kept.commitment != silent.kept.commitment
        assert move(first, second)
    stages = {line["commitment"]: line["stage"] for line in impatient.deals()}
    assert stages == {silent.kept.commitment: "void", first.kept.commitment: "begun"}


def test_a_server_set_back_to_an_older_copy_is_caught(launch: Callable[..., Process], tmp_path: Path) -> None:
    server = launch()
    site = Site(f"http://127.0.0.1:{server.port}")
    made = site.create("itchy-monkey", "here", "here", options=SHORT)
    player = site.play(made.match, made.tokens)
    for _ in range(2):
        assert player.turn()
        player.act(player.table["legal"][0])
    server.end()
    copies = [path for path in tmp_path.iterdir() if path.name.startswith("vervet.sqlite")]
    (tmp_path / "copy").mkdir()
    for path in copies:
        shutil.copy(path, tmp_path / "copy")
    server = launch(port=server.port)
    player.reconnect()
    for _ in range(4):
        assert player.turn()
        player.act(player.table["legal"][0])
    server.end()
    for path in tmp_path.glob("vervet.sqlite*"):
        path.unlink()
    for path in (tmp_path / "copy").iterdir():
        shutil.copy(path, tmp_path)
    launch(port=server.port)
    player.reconnect()
    with pytest.raises(Broken, match="the server has changed what happened"):
        player.turn()
    player.close()
    site.close()
