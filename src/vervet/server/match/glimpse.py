"""The table as one viewer sees it, before it is said: whole, or as what has changed since the last one.

Most tables are made only to be compared with the one before, so this is no message but what messages are made of.
"""

from typing import Any, cast

from msgspec import UNSET, Raw

from vervet.server.match.messages import (
    Document,
    NoteInfo,
    OutcomeInfo,
    PlayerInfo,
    StandingInfo,
    Step,
    TableChange,
    TableNow,
)


class Glimpse:
    """What is in a `TableNow`, under the same names. `legal` is encoded already; `news` are the steps, encoded, where
    somebody has them so."""

    def __init__(self, match: str, game: str, version: int, seat: int | None, held: list[int]) -> None:
        self.match = match
        self.game = game
        self.version = version
        self.seat = seat
        self.held = held
        self.asked: list[int] = []
        self.view: Document = {}
        self.legal: bytes = b"[]"
        self.steps: list[Step] = []
        self.news: bytes = b""
        self.reset = False
        self.undo = False
        self.undoable: list[int] = []
        self.players: list[PlayerInfo] = []
        self.notes: list[NoteInfo] = []
        self.outcome: OutcomeInfo | None = None
        self.deadline: float | None = None
        self.occasion: list[str] = []
        self.standing: list[StandingInfo] = []
        self.secrets = False
        self.hints = False
        self.told = 0
        self.head = ""
        self.trail: list[str] = []

    def table(self) -> TableNow:
        return TableNow(
            match=self.match,
            game=self.game,
            version=self.version,
            seat=self.seat,
            held=self.held,
            asked=self.asked,
            view=self.view,
            legal=cast(Any, Raw(self.legal)),
            steps=self.steps,
            reset=self.reset,
            undo=self.undo,
            undoable=self.undoable,
            players=self.players,
            notes=self.notes,
            outcome=self.outcome,
            deadline=self.deadline,
            occasion=self.occasion,
            standing=self.standing,
            secrets=self.secrets,
            hints=self.hints,
            told=self.told,
            head=self.head,
            trail=self.trail,
        )

    def since(self, last: "Glimpse", view: Raw | None) -> TableChange:
        """How the table of a connection becomes this one; `view` are the edits of its view, encoded, None where they
        change nothing. `last` is what this connection was shown before, of whichever seat."""
        # Looked up once: it is no constant of ours.
        same: Any = UNSET
        steps: Any = same
        if self.steps:
            steps = Raw(self.news) if self.news else self.steps
        return TableChange(
            version=self.version,
            told=self.told,
            head=self.head,
            seat=same if self.seat == last.seat else self.seat,
            asked=same if self.asked == last.asked else self.asked,
            view=same if view is None else cast(Any, view),
            legal=same if self.legal == last.legal else cast(Any, Raw(self.legal)),
            steps=steps,
            undo=same if self.undo == last.undo else self.undo,
            undoable=same if self.undoable == last.undoable else self.undoable,
            players=same if self.players == last.players else self.players,
            notes=same if self.notes == last.notes else self.notes,
            outcome=same if self.outcome == last.outcome else self.outcome,
            # A clock that runs is always told: it is the seconds from now on.
            deadline=same if self.deadline is None and last.deadline is None else self.deadline,
            occasion=same if self.occasion == last.occasion else self.occasion,
            standing=same if self.standing == last.standing else self.standing,
            hints=same if self.hints == last.hints else self.hints,
            trail=self.trail or same,
        )

    def forget_news(self) -> None:
        """Keep only what the next one is compared with: all but what is told once."""
        self.steps, self.trail, self.news = [], [], b""
