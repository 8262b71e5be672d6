"""Law 4 on the wire, to the byte: whoever may not know of a decision gets no message, no number, no pause."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing

import pytest
from examples.sealed_bid import GAME

from tests.server.digests import Digests
from tests.server.running import PATIENCE, Message, Player, Running
from vervet.core.chance import Seeded
from vervet.core.rng import Random
from vervet.server.match.record import Record
from vervet.server.match.rows import EntryRow


class Match:
    """A match with a client at each seat, a spectator, and every byte that each of them got."""

    def __init__(
        self, server: Running, game: str, seed: int, players: int, changes: bool = False, **options: object
    ) -> None:
        self.server = server
        self.changes = changes
        made = server.create(*["here"] * players, game=game, seed=seed, options=options)
        self.id = str(made["match"])
        self.tokens = [seat["token"] for seat in made["seats"]]
        self.clients: list[Player] = []
        for token in (*self.tokens, None):
            self.clients.append(self.come(token))
            self.settle()
        *self.players, self.watcher = self.clients

    def come(self, token: str | None) -> Player:
        return self.server.player(self.id, *([] if token is None else [token]), changes=self.changes)

    def act(self, seat: int, action: Message) -> None:
        answer = self.players[seat].act(action)
        assert answer["type"] == "accepted", answer
        self.settle()

    def undo(self, seat: int) -> None:
        player = self.players[seat]
        player.id += 1
        player.send(type="undo", id=player.id, seat=seat, version=player.table["version"])
        assert player.answer()["type"] == "accepted"
        self.settle()

    def settle(self) -> None:
        for client in self.clients:
            client.settle()

    def heard(self, client: Player) -> list[str]:
        digests = Digests()
        return [digests.numbered(text.replace(self.id, "")) for text in client.heard]

    def info(self) -> Message:
        return {**self.server.http.get(f"/api/matches/{self.id}").json(), "match": ""}

    def close(self) -> None:
        for client in self.clients:
            client.close()


@pytest.fixture(params=[False, True], ids=["tables", "changes"])
def begin(server: Running, request: pytest.FixtureRequest) -> Iterator[Callable[..., Match]]:
    """Begins a match, whose clients are sent whole tables or only changes; all are closed at the end."""
    with ExitStack() as stack:
        yield lambda *args, **options: stack.enter_context(
            closing(Match(server, *args, changes=request.param, **options))
        )


def bid(tile: int) -> Message:
    return {"kind": "bid", "tile": tile}


def amount(number: int) -> Message:
    return {"kind": "bid", "amount": number}


def racks(seed: int, players: int, **options: object) -> list[list[int]]:
    return GAME.start(GAME.options.read({"players": players, **options}), Seeded(seed)).racks


def seeds_alike(seat: int, players: int, **options: object) -> tuple[int, int]:
    """Two deals that look the same to a seat, although the others hold different tiles."""
    deals: dict[str, int] = {}
    for seed in range(100_000):
        state = GAME.start(GAME.options.read({"players": players, **options}), Seeded(seed))
        other = deals.setdefault(str(state.view(seat)), seed)
        if state.racks != racks(other, players, **options):
            return other, seed
    raise AssertionError("no two deals look the same")


def test_behind_screens_a_bid_sends_the_others_not_a_byte(begin: Callable[..., Match]) -> None:
    streams, infos = [], []
    tiles = racks(7, 3)[0]
    for action in (None, bid(tiles[0]), bid(tiles[3])):
        match = begin("sealed-bid", 7, 3, screens=True)
        if action is None:
            match.settle()
        else:
            before = [len(client.heard) for client in match.clients]
            match.act(0, action)
            tables = [len(client.heard) - count for count, client in zip(before, match.clients, strict=True)]
            more = 1 if match.changes else 2
            assert tables == [2 + more, 2, 2, 2], "two pongs each; only the bidder gets an acceptance and a table"
        streams.append([match.heard(client) for client in (match.players[1], match.players[2], match.watcher)])
        infos.append(match.info())
    assert streams[0] == streams[1] == streams[2]
    assert infos[0] == infos[1] == infos[2]


@pytest.mark.parametrize("screens", [False, True])
def test_deals_that_look_the_same_to_a_seat_give_it_the_same_bytes(begin: Callable[..., Match], screens: bool) -> None:
    """The others hold, peek at and bid different tiles; the seat itself asks, is refused, and bids."""
    streams = []
    for seed in seeds_alike(2, 3, screens=screens):
        dealt = racks(seed, 3, screens=screens)
        match = begin("sealed-bid", seed, 3, screens=screens)
        match.act(0, {"kind": "peek", "seat": 1, "place": 2})
        match.act(1, bid(dealt[1][0]))
        player = match.players[2]
        for action in (bid(dealt[2][1]), bid(31), {"kind": "peek", "seat": 2, "place": 0}):
            player.id += 1
            player.send(type="ask", id=player.id, seat=2, action=action)
            player.answer()
        assert player.act(bid(31))["code"] == "illegal"
        match.act(2, bid(dealt[2][1]))
        streams.append(match.heard(player))
    assert streams[0] == streams[1]


def test_random_play_gives_a_spectator_the_same_bytes_whatever_is_bid_until_it_is_shown(
    begin: Callable[..., Match],
) -> None:
    streams = []
    for choice in range(3):
        match, rng = begin("sealed-bid", 11, 4), Random(choice)
        for seat in (2, 0, 3):
            tiles = racks(11, 4)[seat]
            match.act(seat, bid(tiles[rng.below(4)]))
        streams.append(match.heard(match.watcher))
    assert streams[0] == streams[1] == streams[2]


def test_whoever_may_not_know_who_has_decided_is_told_that_the_table_waits_for_all(begin: Callable[..., Match]) -> None:
    """So is whoever comes later, and gets a new table."""
    match = begin("sealed", 7, 3, quiet=True)
    match.act(0, amount(1))
    asked = []
    for tokens in ([match.tokens[0]], [match.tokens[1]], []):
        late = match.server.player(match.id, *tokens)
        asked.append(late.until("table")["asked"])
        late.close()
    assert asked == [[1, 2], [0, 1, 2], [0, 1, 2]]


def test_whoever_comes_later_gets_the_same_bytes_whatever_was_decided_unnoticed(begin: Callable[..., Match]) -> None:
    tables = []
    for decided in ((), (0,), (0, 1)):
        match = begin("sealed-bid", 7, 3, screens=True)
        for seat in decided:
            match.act(seat, bid(racks(7, 3)[seat][1]))
        for token in (match.tokens[2], None):
            late = match.come(token)
            late.settle()
            tables.append(match.heard(late))
            late.close()
    assert tables[0] == tables[2] == tables[4]
    assert tables[1] == tables[3] == tables[5]


def test_a_version_counts_what_a_client_could_see(begin: Callable[..., Match]) -> None:
    match = begin("sealed", 7, 3, quiet=True)
    match.act(0, amount(1))
    match.act(1, amount(2))
    assert [client.table["version"] for client in match.clients] == [1, 1, 0, 0]
    match.act(2, amount(3))
    assert [client.table["version"] for client in match.clients] == [2, 2, 1, 1]
    assert [[step["version"] for step in client.table["steps"]] for client in match.clients] == [[2], [2], [1], [1]]
    assert match.info()["version"] == 1


def test_others_are_not_told_who_decided_last(begin: Callable[..., Match]) -> None:
    shown = []
    for order in ((0, 1, 2), (1, 0, 2), (2, 1, 0)):
        match = begin("sealed", 7, 3, quiet=True)
        for seat in order:
            match.act(seat, amount(seat))
        shown.append(match.heard(match.watcher)[-5:])
    assert shown[0] == shown[1] == shown[2]


def test_an_unnoticed_undo_sends_the_others_not_a_byte(begin: Callable[..., Match]) -> None:
    streams = []
    for secretly in (False, True):
        match = begin("sealed", 7, 3, quiet=True)
        match.act(1, amount(2))
        if secretly:
            match.act(0, amount(1))
            match.undo(0)
            match.act(0, amount(3))
            assert match.players[0].table["version"] == 3
        else:
            for _ in range(3):
                match.settle()
        streams.append([match.heard(client) for client in (match.players[1], match.players[2], match.watcher)])
    assert streams[0] == streams[1]


def test_a_decision_taken_at_a_table_where_others_decided_unnoticed_is_not_stale(begin: Callable[..., Match]) -> None:
    match = begin("sealed", 7, 3, quiet=True)
    match.act(0, amount(1))
    match.undo(0)
    match.act(1, amount(2))
    assert match.players[2].act(amount(3), version=0)["type"] == "accepted"


def test_an_undo_is_not_stale_because_others_decided_unnoticed(begin: Callable[..., Match]) -> None:
    match = begin("sealed", 7, 3, quiet=True)
    match.act(0, amount(1))
    match.act(1, amount(2))
    match.undo(0)
    assert match.players[0].table["view"]["bid"] is None
    assert match.players[1].table["view"]["bid"] == 2


def test_a_client_cannot_use_another_clients_version(begin: Callable[..., Match]) -> None:
    match = begin("sealed", 7, 3, quiet=True)
    match.act(0, amount(1))
    assert match.players[2].act(amount(3), version=1)["code"] == "stale"


def test_a_match_from_disk_counts_as_before(begin: Callable[..., Match]) -> None:
    match = begin("sealed", 7, 3, quiet=True)
    match.act(0, amount(1))
    match.undo(0)
    match.act(0, amount(2))
    match.act(1, amount(2))
    before = [client.table["version"] for client in match.clients]
    registry = match.server.application.registry
    live = registry.matches[match.id]
    again = Record(live.table.promise.match(live.table.game), entries_of(match))
    assert before == [again.sight.version(1 << seat) for seat in range(3)] + [again.sight.version(1 << 30)]
    assert again.state.hash() == live.table.record.state.hash()


def entries_of(match: Match) -> list[EntryRow]:
    store = match.server.application.registry.store
    row = asyncio.run_coroutine_threadsafe(store.match(match.id), match.server.loop).result(PATIENCE)
    assert row is not None
    return row.entries


def test_several_seats_at_one_screen_count_together(server: Running, begin: Callable[..., Match]) -> None:
    match = begin("sealed", 7, 3, quiet=True)
    both = server.player(match.id, *match.tokens[:2])
    assert both.see(0)["seat"] == 0
    both.act(amount(1), seat=0)
    table = both.see(1)
    assert (table["seat"], table["steps"], table["asked"]) == (1, [], [1, 2])
    assert both.act(amount(2), seat=1)["type"] == "accepted"
    both.close()
