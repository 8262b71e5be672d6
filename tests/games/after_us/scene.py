"""Positions and play in notation, so that a test reads like a rulebook: what is on the table, what is done, and what
comes of it."""

from collections.abc import Mapping

import pytest

from tests.games.told import told
from vervet.catalog import game
from vervet.core.event import Event
from vervet.core.json import Json
from vervet.core.refusal import IllegalAction, Refusal
from vervet.core.state import Outcome, State

AFTER = game("after-us")
Fields = Mapping[str, Json]


class Scene:
    """A table that is played on line by line; a line is `0 activate a1`, and without a seat it is seat 0's."""

    def __init__(self, state: State) -> None:
        self.state = state

    def play(self, *lines: str) -> "Scene":
        """The scene after these decisions; this one stays as it is."""
        state = self.state.copy()
        state.listen()
        for line in lines:
            state.apply(*read(line))
        told(AFTER, state)
        state.listening = False
        return Scene(state)

    def hear(self, *lines: str, seat: int | None = None) -> list[Fields]:
        """What a seat (or a spectator) is told when this is done."""
        state = self.state.copy()
        state.listen()
        for line in lines:
            state.apply(*read(line))
        return [event.to_json() for event in told(AFTER, state) if event.visible_to(seat)]

    def events(self, *lines: str) -> list[Event]:
        """Everything that is told to anybody."""
        state = self.state.copy()
        state.listen()
        for line in lines:
            state.apply(*read(line))
        return told(AFTER, state)

    def legal(self, kind: str = "", seat: int = 0) -> set[str]:
        """The legal actions of a seat in notation; only those that begin with `kind`."""
        lines = [AFTER.grammar.to_text(action) for action in self.state.legal_actions(seat)]
        assert len(set(lines)) == len(lines), "an action is listed twice"
        return {line for line in lines if line.startswith(kind)}

    def refuses(self, line: str | int, seat: int = 0) -> tuple[str, str]:
        """The rule and reason why a seat may not do this; checks that the table stays untouched (law 3)."""
        refusal = self.refusal(line, seat)
        return refusal.rule, refusal.reason

    def refusal(self, line: str | int, seat: int = 0) -> Refusal:
        if isinstance(line, str):
            seat, action = read(line, seat)
        else:
            action = line
        before = self.state.position()
        with pytest.raises(IllegalAction) as raised:
            self.state.apply(seat, action)
        assert self.state.position() == before
        assert raised.value.refusal == self.state.refusal(seat, action)
        return raised.value.refusal

    @property
    def position(self) -> Fields:
        return fields(self.state.position())

    def view(self, seat: int | None = 0) -> Fields:
        return fields(self.state.view(seat))

    def board(self, seat: int = 0) -> Fields:
        """A board of the position; in solo the King's is board 1."""
        boards = self.position["boards"]
        assert isinstance(boards, list)
        return fields(boards[seat])

    def seen(self, board: int, seat: int | None) -> Fields:
        """A player's board as a seat sees it."""
        players = self.view(seat)["players"]
        assert isinstance(players, list)
        return fields(players[board])

    def frame_views(self, seat: int = 0) -> list[Fields]:
        """The closed frames of a line as everybody sees them, in the order of resolution."""
        return [fields(frame) for frame in listed(self.seen(seat, None)["frames"])]

    def frames(self, seat: int = 0) -> list[str]:
        return [str(frame["name"]) for frame in self.frame_views(seat)]

    def frame(self, name: str, seat: int = 0) -> Fields:
        return next(frame for frame in self.frame_views(seat) if frame["name"] == name)

    def stock(self, seat: int = 0) -> dict[str, int]:
        """What a board holds: resources, points and rage, where there are any."""
        board = self.board(seat)
        listed = {**fields(board["stock"]), "points": board["points"], "rage": board["rage"]}
        return {name: amount for name, amount in listed.items() if isinstance(amount, int) and amount}

    def cards(self, name: str, seat: int = 0) -> list[int | None]:
        """Deck, discard or line of a board."""
        return [card if isinstance(card, int) else None for card in listed(self.board(seat)[name])]

    def pile(self, name: str) -> list[int]:
        return [card for card in listed(fields(self.position["piles"])[name]) if isinstance(card, int)]

    @property
    def phase(self) -> str:
        return str(self.position["phase"])

    @property
    def asked(self) -> list[int]:
        return self.state.asked_seats()

    @property
    def outcome(self) -> Outcome | None:
        return self.state.outcome()

    def ended(self) -> tuple[tuple[int, ...], str, str]:
        """Winners, reason and rule of a game that is over."""
        assert self.outcome is not None, "the game goes on"
        return self.outcome.winners, self.outcome.reason, self.outcome.rule


def fields(value: object) -> Fields:
    assert isinstance(value, Mapping)
    return value


def listed(value: object) -> list[Json]:
    assert isinstance(value, list)
    return value


def read(line: str, seat: int = 0) -> tuple[int, int]:
    """Seat and action of a line: `1 token gorilla`, `done`."""
    first, _, rest = line.partition(" ")
    return (int(first), AFTER.grammar.from_text(rest)) if first.isdecimal() else (seat, AFTER.grammar.from_text(line))


def tribe(line: list[int | None] | None = None, **board: Json) -> dict[str, Json]:
    """A board: the cards drawn, a `stock` as in `flower=2`, and other facts of a position file."""
    stock: dict[str, Json] = {name: board.pop(name) for name in ("flower", "fruit", "grain", "energy") if name in board}
    return {"line": [*(line or [])], "stock": stock, **board}


def table(*boards: dict[str, Json], **facts: Json) -> Scene:
    """The table with these boards; `objects`, `phase` and so on as in a position file."""
    return Scene(AFTER.load({"seats": len(boards), "boards": list(boards), **facts}))


def arranged(*line: int | None, **board: Json) -> Scene:
    """Seat 0 has arranged this line; a second player is still at it."""
    return table(tribe(list(line), arranged=True, **board), tribe([9, 10, 11, 12]))


def drawn(*line: int, objects: list[Json] | None = None, **board: Json) -> Scene:
    """Seat 0 has drawn these cards; a second player is still at it."""
    return table(tribe(list(line), **board), tribe([9, 10, 11, 12]), objects=objects or [])


def recruiting(*line: int | None, token: str = "mandrill", objects: list[Json] | None = None, **board: Json) -> Scene:
    """Tokens are revealed: seat 0 has this one, and a second player, without a line, has the mandrill."""
    mine = tribe(list(line), token=token, **board)
    other = tribe([], token="mandrill")
    return table(mine, other, objects=objects or [], phase="monkeys")


def solo(mine: dict[str, Json], his: dict[str, Json], **facts: Json) -> Scene:
    """The human's board and the King's."""
    return Scene(AFTER.load({"seats": 1, "boards": [mine, his], **facts}))


def begin(seed: int = 0, **options: object) -> Scene:
    """The scene at the beginning of a match."""
    return Scene(AFTER.new(seed, **options))


def dusk(*line: int, mine: dict[str, Json] | None = None, **his: Json) -> Scene:
    """The human finishes phase 2 with four rage, so as to be asked in phase 3 once the King has played it."""
    human = tribe([1, 2, 3, 4], token="gorilla", rage=4)
    board = tribe(list(line), token="gorilla", **his)
    return solo({**human, **(mine or {})}, board, phase="monkeys").play("done")


def crowd(*boards: dict[str, Json], **facts: Json) -> Scene:
    """Everybody has shown a gorilla token."""
    return table(*[{"token": "gorilla", **board} for board in boards], phase="monkeys", **facts)


def served_late(players: int = 3) -> Scene:
    """One gorilla for all: rank 0 does not ask, so rank 1 gets it late; the others choose again (AU-51)."""
    cards = [225, *range(140, 140 - players, -1)][:players]
    boards = [tribe([card], grain=9) for card in cards]
    asking = [f"{seat} recruit 1 grain" for seat in range(1, players)]
    return crowd(*boards, piles={"gorilla-1": [119]}).play(*asking, *[f"{seat} done" for seat in range(players)])
