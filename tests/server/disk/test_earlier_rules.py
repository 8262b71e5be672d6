"""A server with new rules of a game finds matches that were begun under the rules before: they go on under those, or it
is said why not."""

import json
import logging
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from tests.server.running import Message, Player, Running, deal, new_settings
from tests.server.sealed import Sealed, Table
from vervet import catalog
from vervet.core.chance import Chance
from vervet.core.choices import Choices
from vervet.core.game import Game
from vervet.core.log import replay
from vervet.core.option import Options
from vervet.core.rng import Random
from vervet.core.state import State
from vervet.core.verify import verify
from vervet.server.web.thought import choose


class MeanTable(Table):
    """Under the new rules nobody bids more than one."""

    def list_choices(self, seat: int, out: Choices) -> None:
        for amount in range(2):
            out.add(amount << 5)

    def copy(self) -> "MeanTable":
        other = MeanTable(int(self.seats), self.quiet)
        other.cards, other.bids, other.past = list(self.cards), list(self.bids), [list(bids) for bids in self.past]
        return other


class NewSealed(Sealed):
    """The same game with a rule that has changed."""

    def __init__(self, *earlier: Game) -> None:
        super().__init__()
        self.version = 2
        self.earlier = earlier

    def start(self, options: Options, chance: Chance) -> State:
        old = super().start(options, chance)
        assert isinstance(old, Table)
        table = MeanTable(int(old.seats), old.quiet)
        table.cards = old.cards
        return table


@contextmanager
def serving(folder: Path, game: Game) -> Iterator[Running]:
    with closing(Running(new_settings(folder), {"sealed": game})) as server:
        yield server


def begun(server: Running, seed: int | None) -> tuple[Message, list[str]]:
    """A match in which everybody has bid once."""
    made = server.create("here", "here", game="sealed", seed=seed)
    tokens = [seat["token"] for seat in made["seats"]]
    player = server.player(made["match"], *tokens)
    deal(player)
    for _ in range(2):
        bid(player, 3)
    player.close()
    return made, tokens


def bid(player: Player, amount: int) -> None:
    version = player.table["version"]
    assert player.act({"kind": "bid", "amount": amount}, seat=player.table["asked"][0])["type"] == "accepted"
    player.see(version + 1)


@pytest.mark.parametrize("seed", [7, None])
def test_a_match_goes_on_under_the_rules_it_was_begun_with(tmp_path: Path, seed: int | None) -> None:
    with serving(tmp_path, Sealed()) as server:
        made, tokens = begun(server, seed)
    present = NewSealed(Sealed())
    with serving(tmp_path, present) as server:
        player = server.player(made["match"], *tokens)
        player.until("table")
        assert len(player.table["legal"]) == 4
        while player.table["outcome"] is None:
            bid(player, 3)
        player.close()
        info = server.http.get(f"/api/matches/{made['match']}").json()
        assert (info["rules"], info["over"]) == (1, True)
        log = server.http.get(f"/api/matches/{made['match']}/log").json()
        assert log["rules"] == 1
        assert replay(present, log).state.outcome() is not None
        assert verify({"sealed": present}, log).proven == (seed is None)
        past = server.http.post(f"/api/matches/{made['match']}/past", json={"first": 0, "last": 9}).json()
        assert len(past["tables"]) == 7
        # What begins now, begins under the rules of now.
        again = server.http.post(f"/api/matches/{made['match']}/rematch", json={"tokens": tokens}).json()
        assert server.http.get(f"/api/matches/{again['match']}").json()["rules"] == 2
        body = {"version": 1, "seat": 0, "seats": [{"kind": "here"}, {"kind": "here"}]}
        refused = server.http.post(f"/api/matches/{made['match']}/play-on", json=body)
        assert (refused.status_code, refused.json()["code"]) == (409, "other-rules")
        fresh = server.create("here", "here", game="sealed")
        watcher = server.player(fresh["match"], fresh["seats"][0]["token"])
        assert len(watcher.until("table")["legal"]) == 2
        watcher.close()


def test_where_those_rules_are_gone_it_is_said_and_nothing_is_lost(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(tmp_path, Sealed()) as server:
        made, tokens = begun(server, 7)
    caplog.set_level(logging.ERROR)
    with serving(tmp_path, NewSealed()) as server:
        player = server.player(made["match"], *tokens)
        refused = player.until("refused")
        assert refused["code"] == "other-rules"
        assert (
            "rules 1" in refused["detail"] and "rules 2" in refused["detail"] and "Nothing is lost" in refused["detail"]
        )
        player.close()
        assert server.http.get(f"/api/matches/{made['match']}").json()["rules"] == 1
        answer = server.http.post(f"/api/matches/{made['match']}/past", json={"first": 0, "last": 9})
        assert (answer.status_code, answer.json()["code"]) == (409, "other-rules")
    assert not caplog.records
    with serving(tmp_path, NewSealed(Sealed())) as server:
        player = server.player(made["match"], *tokens)
        assert player.until("table")["version"] == 2
        player.close()


def test_a_bot_thinks_by_the_rules_of_its_match() -> None:
    """The process in which bots think knows games by their names: it must also be told the rules."""
    itchy = catalog.game("itchy-monkey")
    state = itchy.new(7)
    (seat,) = state.asked_seats()
    position = json.dumps(state.determinize(seat, Random(1)).position()).encode()
    assert choose("itchy-monkey", itchy.version, position, "random", seat, 1) in state.legal_actions(seat)
    # Matches of rules 1 differ by what they draw, and are thought about as today's.
    assert choose("itchy-monkey", 1, position, "random", seat, 1) in state.legal_actions(seat)


@pytest.mark.parametrize("name", ["itchy-monkey", "after-us", "cheeky-monkeys"])
def test_the_last_rules_of_every_game_can_still_be_played(name: str) -> None:
    """Whoever raises a version keeps the rules before it, in `earlier`, or shows that only the drawing has changed."""
    game = catalog.game(name)
    last = game.version - 1
    golden = Path(__file__).parents[2] / "games" / name.replace("-", "_") / "golden" / f"rules-{last}"
    logs = [json.loads(file.read_text("utf-8")) for file in sorted(golden.glob("*.json"))]
    assert logs
    log = min(logs, key=lambda each: len(each["actions"]))
    assert replay(game, log).state.outcome() is not None
