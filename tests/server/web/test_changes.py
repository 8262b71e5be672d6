"""Clients that are sent only what has changed have the same tables as those that are sent all of it."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from random import Random as Dice

import pytest
from msgspec import json

from tests.server.running import Message, Player, Running

# What is told once, and what belongs to a connection.
ONCE = ("steps", "reset", "trail", "deadline")


class Table:
    """A match at which two connections hold the same seats: one hears of changes, one gets whole tables."""

    def __init__(self, server: Running, stack: ExitStack, game: str, players: int, together: bool = False) -> None:
        made = server.create(*["here"] * players, game=game, options={} if game == "sealed" else {"players": players})
        self.server, self.stack, self.match = server, stack, str(made["match"])
        tokens = [str(seat["token"]) for seat in made["seats"]]
        self.held = [tokens] if together else [[token] for token in tokens]
        self.pairs = [(self.come(held, changes=True), self.come(held)) for held in self.held]
        self.settle()

    def come(self, tokens: list[str], changes: bool = False) -> Player:
        return self.stack.enter_context(closing(self.server.player(self.match, *tokens, changes=changes)))

    def settle(self) -> None:
        for player in (each for pair in self.pairs for each in pair):
            player.settle()

    def movers(self) -> list[Player]:
        return [one for one, _ in self.pairs if one.table["legal"]]

    def compare(self) -> None:
        """Both have the same table, and the same log of it."""
        for changed, whole in self.pairs:
            assert told(changed) == told(whole)
            assert changed.tables.steps[changed.table["seat"]] == log_of(whole)


def told(player: Player) -> Message:
    return {name: value for name, value in player.table.items() if name not in ONCE}


def log_of(player: Player) -> list[Message]:
    return player.tables.steps[player.table["seat"]]


@pytest.fixture
def lay(server: Running) -> Iterator[Callable[..., Table]]:
    with ExitStack() as stack:
        yield lambda *args, **more: Table(server, stack, *args, **more)


@pytest.mark.parametrize(
    ("game", "players", "together"),
    [
        ("itchy-monkey", 2, False),
        ("itchy-monkey", 2, True),
        ("after-us", 3, False),
        ("sealed", 2, True),
        ("after-us", 2, True),
    ],
)
def test_changes_lead_to_the_tables_that_others_are_sent(
    lay: Callable[..., Table], game: str, players: int, together: bool
) -> None:
    """Also where a connection sees through several seats in turn, and where something is taken back."""
    table, dice = lay(game, players, together), Dice(3)
    for number in range(40):
        movers = table.movers()
        if not movers:
            break
        player = dice.choice(movers)
        undoable = player.table["undoable"]
        if undoable and number % 5 == 4:
            player.id += 1
            player.send(type="undo", id=player.id, seat=undoable[0], version=player.table["version"])
            assert player.answer()["type"] == "accepted"
        else:
            assert player.act(dice.choice(player.table["legal"]))["type"] == "accepted"
        table.settle()
        table.compare()
    sent = [sum(map(len, player.heard)) for player in table.pairs[0]]
    assert sent[0] < sent[1]


def test_an_acceptance_and_what_changed_come_in_one_frame(lay: Callable[..., Table]) -> None:
    table = lay("itchy-monkey", 2)
    player = table.movers()[0]
    player.act_first()
    frame = json.decode(player.heard[-1])
    assert [message["type"] for message in frame] == ["accepted", "change"]
    assert frame[0]["version"] == frame[1]["version"] == 1
    assert frame[0]["head"] == frame[1]["head"]


def test_legal_actions_are_sent_to_those_who_are_asked_and_players_to_nobody_again(lay: Callable[..., Table]) -> None:
    table = lay("itchy-monkey", 2)
    mover = table.movers()[0]
    other = next(one for one, _ in table.pairs if one is not mover)
    mover.act_first()
    table.settle()
    frames = [json.decode(text) for text in other.heard[-3:]]
    change = next(frame for frame in frames if isinstance(frame, dict) and frame["type"] == "change")
    assert not {"players", "held", "match", "game"} & set(change)
    assert ("legal" in change) == (other.table["seat"] in other.table["asked"])


def test_the_history_of_a_seat_is_told_once_whoever_looks_meanwhile(server: Running) -> None:
    """Two people at one screen, in a game with secrets: each change of eyes brings only what is new."""
    made = server.create("here", "here", game="sealed")
    tokens = [str(seat["token"]) for seat in made["seats"]]
    with closing(server.player(made["match"], *tokens, changes=True)) as both:
        both.see(0)
        counts: dict[int, list[int]] = {0: [], 1: []}
        while both.table["asked"] and both.table["version"] < 12:
            both.act_first()
            both.settle()
            last = [message for text in both.heard[-4:] for message in listed(json.decode(text))]
            change = next(message for message in reversed(last) if message["type"] in ("change", "table"))
            counts[both.table["seat"]].append(len(change.get("steps", [])))
            assert [step["version"] for step in log_of(both)] == sorted({s["version"] for s in log_of(both)})
        assert max(counts[0]) <= 3, "never the whole history again"


def test_whoever_joins_again_is_sent_everything(lay: Callable[..., Table]) -> None:
    table = lay("itchy-monkey", 2)
    table.movers()[0].act_first()
    table.settle()
    player = table.pairs[0][0]
    player.send(type="join", tokens=table.held[0], changes=True)
    player.settle()
    whole = [json.decode(text) for text in player.heard if '"type":"table"' in text]
    assert len(whole) == 2
    assert player.table["reset"] is True


def test_after_us_for_six_sends_little_for_a_move(lay: Callable[..., Table]) -> None:
    """Bytes for each move and seat, halfway through a match."""
    table, dice = lay("after-us", 6), Dice(1)
    before = 0
    for number in range(160):
        if number == 100:
            before = sum(len(text) for one, _ in table.pairs for text in one.heard)
        one = dice.choice(table.movers())
        assert one.act(dice.choice(one.table["legal"]))["type"] == "accepted"
        if number % 10 == 9:
            table.settle()
        else:
            for each, _ in table.pairs:
                each.settle()
    table.settle()
    sent = sum(len(text) for one, _ in table.pairs for text in one.heard) - before
    assert sent / 60 / 6 <= 4000


def listed(frame: object) -> list[Message]:
    return frame if isinstance(frame, list) else [frame]  # type: ignore[list-item]
