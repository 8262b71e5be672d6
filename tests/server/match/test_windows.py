"""Windows: the public clock, the moment at which bots answer, early answers; in virtual time."""

import asyncio
from collections.abc import Callable

import pytest

from tests.server.first_window import (
    DONE,
    GAME,
    LIMIT,
    MOMENT,
    PASS,
    Thinking,
    at_first_window,
    made,
    now,
    phase,
    refusals,
)
from tests.server.running import Running, deal
from tests.server.virtual import SETTINGS, Paper, Room, run
from vervet.core.log import replay
from vervet.server.disk.change import Change
from vervet.server.match.window import Pace, plan_of
from vervet.server.settings import Settings
from vervet.server.web.pool import BotPool


def test_a_window_tells_everybody_how_long_it_stays_open() -> None:
    async def play() -> None:
        room, visitors = await at_first_window(3)
        assert [visitor.ear.table()["deadline"] for visitor in visitors] == [LIMIT] * 3
        assert [visitor.ear.table()["occasion"] for visitor in visitors] == [["phase"]] * 3
        room.close()

    run(play())


def test_outside_windows_no_clock_runs() -> None:
    async def play() -> None:
        room = Room(GAME, 2, {}, Thinking(), 7)
        visitor = await room.visit(0)
        await asyncio.sleep(100.0)
        assert visitor.ear.table()["deadline"] is None
        assert made(room) == 0

    run(play())


def test_when_the_clock_runs_out_all_who_have_not_answered_pass_in_one_change() -> None:
    async def play() -> None:
        room, visitors = await at_first_window(3)
        await visitors[1].act(PASS)
        await asyncio.sleep(LIMIT - 0.1)
        assert phase(room) == "planned"
        tables = len(visitors[2].ear.messages("table"))
        changes = len(room.journal.changes)
        await asyncio.sleep(0.2)
        assert phase(room) != "planned"
        assert len(visitors[2].ear.messages("table")) == tables + 1
        assert [entry["action"] for entry in room.journal.changes[changes].entries] == ["pass", "pass"]
        room.close()

    run(play())


def test_a_window_that_ran_out_is_replayed_from_the_log_as_it_was() -> None:
    async def play() -> None:
        room, _ = await at_first_window(3)
        await asyncio.sleep(3 * LIMIT)
        match = room.live.table.record.match
        assert match.version > 3
        assert replay(GAME, match.log()).state.hash() == match.state.hash()
        room.close()

    run(play())


def test_a_window_closes_as_soon_as_all_have_answered_but_not_before_the_moment() -> None:
    async def play() -> None:
        room, visitors = await at_first_window(3)
        for visitor in visitors:
            await visitor.act(PASS)
        await asyncio.sleep(MOMENT - 0.1)
        assert phase(room) == "planned"
        assert visitors[2].ear.messages("accepted") == []
        await asyncio.sleep(0.2)
        assert phase(room) != "planned"
        assert len(visitors[2].ear.messages("accepted")) == 1
        room.close()

    run(play())


def test_an_answer_after_the_moment_is_carried_out_at_once() -> None:
    async def play() -> None:
        room, visitors = await at_first_window(3)
        await asyncio.sleep(MOMENT + 0.1)
        await visitors[1].act(PASS)
        assert made(room) == 2
        assert room.live.table.record.state.asked_seats() == [0, 2]
        room.close()

    run(play())


def test_a_second_answer_before_the_moment_is_refused() -> None:
    async def play() -> None:
        room, visitors = await at_first_window(3)
        for _ in range(2):
            await visitors[1].act(PASS)
        await asyncio.sleep(0)
        assert [refused["code"] for refused in refusals(visitors[1])] == ["stale"]
        room.close()

    run(play())


def test_an_answer_that_the_rules_do_not_allow_is_refused_at_once() -> None:
    async def play() -> None:
        room, visitors = await at_first_window(3)
        await visitors[1].act(DONE)
        await asyncio.sleep(0)
        assert [refused["code"] for refused in refusals(visitors[1])] == ["illegal"]
        room.close()

    run(play())


def test_what_opened_a_window_cannot_be_taken_back_whether_or_not_somebody_has_answered() -> None:
    async def play() -> None:
        room, visitors = await at_first_window(3)
        assert visitors[0].ear.table()["undo"] is False
        await visitors[0].say("undo", seat=0, version=visitors[0].client.seen)
        await asyncio.sleep(0)
        assert [refused["code"] for refused in refusals(visitors[0])] == ["illegal"]
        room.close()

    run(play())


def test_an_answer_can_be_taken_back_while_the_window_is_open_and_its_clock_goes_on() -> None:
    async def play() -> None:
        room, visitors = await at_first_window(3)
        await asyncio.sleep(1.0)
        await visitors[1].act(PASS)
        await asyncio.sleep(1.0)
        await visitors[1].say("undo", seat=1, version=visitors[1].client.seen)
        await asyncio.sleep(0)
        table = visitors[1].ear.table()
        assert table["asked"] == [0, 1, 2]
        assert table["deadline"] == pytest.approx(LIMIT - 2.0, abs=0.01)
        room.close()

    run(play())


@pytest.mark.parametrize("seconds", [0.0, 0.3, 0.5])
def test_bots_answer_at_the_same_moment_however_long_they_think(seconds: float) -> None:
    async def play() -> None:
        room, visitors = await at_first_window(4, {1: "random", 2: "random", 3: "random"}, Thinking(seconds))
        await asyncio.sleep(MOMENT - 0.01)
        assert made(room) == 1
        await asyncio.sleep(0.02)
        assert made(room) == 4
        assert visitors[0].ear.table()["asked"] == [0, 1, 2, 3]
        room.close()

    run(play())


def test_a_bot_that_is_not_ready_at_the_moment_passes() -> None:
    async def play() -> None:
        pool = Thinking(5.0, last=True)
        room, _ = await at_first_window(3, {1: "random", 2: "random"}, pool)
        await asyncio.sleep(MOMENT + 0.01)
        told = [GAME.grammar.to_text(step.action) for step in room.live.table.record.steps]
        assert told == ["done", "pass", "pass"]
        assert pool.thoughts == 2
        room.close()

    run(play())


def test_a_bot_that_fails_while_thinking_passes_too() -> None:
    class Broken(BotPool):
        async def choose(
            self, game: str, rules: int, position: bytes, bot: str, seat: int, seed: int, queue: str = "", box: str = ""
        ) -> int:
            raise RuntimeError("no thought")

    async def play() -> None:
        room, visitors = await at_first_window(3, {1: "random", 2: "random"}, Broken(1))
        await asyncio.sleep(MOMENT + 0.01)
        await visitors[0].act(PASS)
        assert made(room) == 4
        room.close()

    run(play())


def test_a_bot_makes_its_other_moves_on_the_beat() -> None:
    async def play() -> None:
        pool = Thinking(0.25)
        seed = next(seed for seed in range(100) if GAME.new(seed, players=2).asked() == 2)
        room = pool.room = Room(GAME, 2, {1: "random"}, pool, seed)
        await room.visit(0)
        await asyncio.sleep(MOMENT - 0.01)
        assert made(room) == 0
        await asyncio.sleep(0.02)
        assert made(room) == 1
        room.close()

    run(play())


def test_a_round_of_five_bots_and_one_who_passes_at_once_takes_seconds() -> None:
    async def play() -> None:
        bots = dict.fromkeys(range(1, 6), "random")
        room, (person,) = await at_first_window(6, bots)
        start = now()
        while person.ear.table()["view"]["round"] == 1:
            legal = person.ear.table()["legal"]
            if legal:
                await person.act(legal[0])
            await asyncio.sleep(0.1)
        assert now() - start < 10.0
        room.close()

    run(play())


def test_without_window_seconds_no_clock_runs_and_bots_answer_all_the_same() -> None:
    async def play() -> None:
        settings = Settings(window_seconds=0.0)
        room, (person,) = await at_first_window(3, {1: "random", 2: "random"}, settings=settings)
        await asyncio.sleep(100.0)
        assert person.ear.table()["deadline"] is None
        assert room.live.table.record.state.asked_seats() == [0]
        room.close()

    run(play())


def test_where_nobody_watches_the_clock_stops_and_later_begins_anew() -> None:
    async def play() -> None:
        room, visitors = await at_first_window(2)
        await asyncio.sleep(LIMIT - 1.0)
        for visitor in visitors:
            visitor.client.stand()
        await asyncio.sleep(100.0)
        assert phase(room) == "planned"
        await visitors[1].join()
        await asyncio.sleep(0)
        assert visitors[1].ear.table()["deadline"] == LIMIT
        room.close()

    run(play())


def test_after_a_restart_the_window_is_open_with_all_its_time_and_what_was_answered() -> None:
    async def play() -> None:
        room, visitors = await at_first_window(3)
        await asyncio.sleep(2.0)
        await visitors[1].act(PASS)
        await asyncio.sleep(2.0)
        again = Room(GAME, 3, {}, Thinking(), room.live.table.promise.seed, entries=room.journal.entries())
        room.close()
        visitor = await again.visit(0)
        await asyncio.sleep(0)
        assert visitor.ear.table()["deadline"] == LIMIT
        assert again.live.table.record.state.asked_seats() == [0, 2]
        await asyncio.sleep(LIMIT + 0.1)
        assert phase(again) != "planned"
        again.close()

    run(play())


def test_slower_bots_get_more_time_by_their_names_and_never_too_much() -> None:
    async def moments(*bots: str) -> float:
        names = dict(enumerate(bots, 1))
        pace = Pace(SETTINGS.window_seconds, SETTINGS.bot_seconds, SETTINGS.bot_workers)
        return plan_of(pace, Room(GAME, 1 + len(bots), names, Thinking(), 1).live.table.seats).moment

    assert run(moments("heuristic", "random")) == MOMENT
    assert run(moments("mcts-200", "random")) == pytest.approx(MOMENT + 0.2)
    assert run(moments("mcts-1s", "mcts-1s", "mcts-1s")) == 2.0


def test_whoever_plays_bots_alone_has_all_the_time_in_the_world() -> None:
    """Nobody waits for them, and help, rules or a ringing phone cost no answer."""

    async def limits(players: int, *bots: str) -> float | None:
        pace = Pace(SETTINGS.window_seconds, SETTINGS.bot_seconds, SETTINGS.bot_workers)
        names = dict(enumerate(bots, players - len(bots)))
        return plan_of(pace, Room(GAME, players, names, Thinking(), 1).live.table.seats).limit

    assert run(limits(3, "random", "random")) is None
    assert run(limits(3, "random")) == LIMIT
    assert run(limits(3)) == LIMIT


def test_at_a_table_of_friends_windows_open_only_for_those_who_can_answer() -> None:
    """CM-Q3: faster, and labelled as revealing."""

    async def play() -> int:
        windows = 0
        room = Room(GAME, 3, {}, Thinking(), 7, windows="able")
        visitors = [await room.visit(seat) for seat in range(3)]
        for _ in range(60):
            await asyncio.sleep(0.01)
            state = room.live.table.record.state
            if state.is_window():
                able = [seat for seat in range(3) if len(state.legal_actions(seat)) > 1]
                assert [visitor.ear.table()["asked"] for visitor in visitors] == [able] * 3
                assert visitors[0].ear.table()["deadline"] is not None
                windows += 1
                await asyncio.sleep(LIMIT)
            elif state.asked():
                await visitors[state.asked_seats()[0]].act(visitors[state.asked_seats()[0]].ear.table()["legal"][0])
        room.close()
        return windows

    assert run(play()) > 5


# Over the network.


def test_a_window_runs_out_on_a_real_server(start: Callable[..., Running]) -> None:
    server = start(bot_seconds=0.05, window_seconds=0.3)
    made = server.create("here", "here", game="cheeky-monkeys")
    players = [server.player(made["match"], seat["token"]) for seat in made["seats"]]
    deal(*players)
    while players[0].table["deadline"] is None:
        version = players[0].table["version"]
        mover = next(player for player in players if player.table["legal"])
        mover.act_first()
        for player in players:
            player.see(version + 1)
    version = players[0].table["version"]
    assert 0 < players[0].table["deadline"] <= 0.3
    for player in players:
        assert player.see(version + 1)["version"] > version
        player.close()


def test_whoever_leaves_while_a_window_is_written_does_not_keep_it_from_being_carried_out() -> None:
    async def play() -> None:
        room, visitors = await at_first_window(3)
        journal = room.journal

        async def write(change: Change) -> None:
            await Paper.write(journal, change)
            for visitor in visitors:
                visitor.client.stand()
            await asyncio.sleep(0)

        journal.write = write  # type: ignore[method-assign]
        await visitors[1].act(PASS)
        before = len(journal.entries())
        await asyncio.sleep(MOMENT + 0.01)
        assert len(journal.entries()) == before + 1
        assert room.live.table.record.number == len(journal.entries())
        assert room.live.table.record.state.asked_seats() == [0, 2]
        room.close()

    run(play())
