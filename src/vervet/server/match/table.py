"""A match that is being played: what may be done now, who is there, and what each of them is shown.

It does no input or output and has no clock. Whoever drives it gets a `Draft` from a decision, writes it, and then has
it carried out; `now` is any clock that only goes forward.
"""

from collections.abc import Sequence

from vervet.core.departure import Departure
from vervet.core.game import Game
from vervet.core.rng import Random
from vervet.server.match import display
from vervet.server.match.draft import Agreement, Draft, Leaving
from vervet.server.match.glimpse import Glimpse
from vervet.server.match.messages import (
    Accepted,
    Act,
    Commit,
    DealNow,
    Replace,
    Resign,
    Reveal,
    StandIn,
    Standing,
    TableNow,
    Undo,
    Vouch,
)
from vervet.server.match.move import Move
from vervet.server.match.patience import Patience
from vervet.server.match.presence import Presence
from vervet.server.match.problem import ProblemError
from vervet.server.match.promise import Promise, promise_of
from vervet.server.match.record import Record
from vervet.server.match.rows import MatchRow, SeatRow
from vervet.server.match.seating import Seating
from vervet.server.match.sight import eyes_of
from vervet.server.match.thought import Thought
from vervet.server.match.vouching import Vouching
from vervet.server.match.watcher import Watcher
from vervet.server.match.window import Early, Pace, Settlement, Window, refuse_all
from vervet.server.match.windows import Windows


class Table:
    """The promise of a match's deal, then its record; its people and its windows."""

    def __init__(self, row: MatchRow, game: Game, pace: Pace, now: float, known: Record | None = None) -> None:
        """`known` is what was replayed of this log before, if anything was."""
        self.id = row.id
        self.game = game
        self.beat = pace.bot_seconds
        self.seating = seating_of(game, row)
        self.presence = Presence(self.seating)
        self.vouching = Vouching(self.seating, not game.open_information, pace.away_seconds, now)
        self.windows = Windows(pace, self.seating.playing(), now)
        self.patience = Patience(pace.reveal_seconds)
        # Bots that failed too often.
        self.given_up: set[int] = set()
        self.fill(row, known)
        self.vouching.restore(now)
        self.follow_presence(now)

    def fill(self, row: MatchRow, known: Record | None = None) -> None:
        """Take over what is on disk."""
        self.seats: list[SeatRow] = row.seats
        self.seating = seating_of(self.game, row)
        self.presence.seating = self.seating
        self.vouching.seating = self.seating
        self.windows.seat(self.seating.playing())
        self.windows.auto_passes.fill(row.seats)
        self.rematch: str | None = row.rematch
        # The seat that asked for it; forgotten with the match.
        self.rematch_by: int | None = None
        # Nobody is hurt by a hint against bots; where people play people they must have agreed on it.
        self.hints = row.hints or sum(seat.kind != "bot" for seat in row.seats) < 2
        self.promise = promise_of(row)
        # Where it was played on from, for all to see.
        self.start = display.start_info(row.start)
        # Nothing of the game exists before all is dealt.
        self.begun: Record | None = None
        if self.promise.begun:
            self.begun = known or Record(self.promise.match(self.game), ())
            self.begun.catch_up(row.entries)
            self.begun.match.departures = self.seating.departures

    @property
    def record(self) -> Record:
        """What the match has done; raises `not-begun` or `void`, so that nobody can act before everybody is there."""
        if self.begun is None:
            raise self.promise.missing()
        return self.begun

    def holds(self, row: MatchRow) -> bool:
        """Whether this is what is on disk."""
        number = 0 if self.begun is None else self.begun.number
        left = len(row.departures) == len(self.seating.departures)
        return row.deal == self.promise.row and row.version() == number and left

    def refill(self, row: MatchRow, now: float) -> None:
        """The same in the middle of a match: somebody else has written to it."""
        self.fill(row)
        self.vouching.restore(now)
        self.renew_window(now)
        self.follow_presence(now)
        self.presence.show_deals()
        self.presence.show_all()

    # Who is there.

    @property
    def watchers(self) -> dict[Watcher, None]:
        return self.presence.watchers

    def enter(self, watcher: Watcher, now: float) -> None:
        first = not self.watchers
        self.presence.enter(watcher)
        self.follow_presence(now)
        if first:
            self.renew_window(now)

    def leave(self, watcher: Watcher, now: float) -> None:
        self.presence.leave(watcher)
        if not self.watchers:
            self.windows.close()
        self.follow_presence(now)

    def follow_presence(self, now: float) -> None:
        """Before the deal, who is there decides how long it is waited for."""
        present = self.presence.present()
        self.patience.follow(self.promise, present, now)
        self.seating.follow_presence(present)
        self.vouching.follow_presence(present, now)
        self.windows.shared = self.presence.shared()
        if self.begun is None:
            self.presence.show_deals()

    def renew_window(self, now: float) -> None:
        if self.begun is not None and self.seating.outcome() is None:
            self.windows.renew(self.begun.state, bool(self.watchers), now)

    # The deal: every step of it is checked, then (on disk) kept and shown.

    def deal_now(self, held: Sequence[int], now: float) -> DealNow:
        people = self.presence
        return display.deal_now(
            self.game.name,
            self.promise,
            held,
            people.players(),
            self.patience,
            now,
            people.watching(),
            self.vouching.seconds,
            self.start,
        )

    def commit(self, message: Commit) -> Promise:
        return self.promise.commit(message.seat, message.commitment)

    def reveal(self, message: Reveal) -> Promise:
        return self.promise.reveal(message.seat, message.number).with_world(self.game)

    def ask_again(self, now: float) -> None:
        """What clients said of the deal could not be written; now it can, and they have all their time for it."""
        if self.begun is None:
            self.patience.begin_anew(now)
            self.presence.show_deals()

    def void_at(self, deadline: float) -> Promise | None:
        """A deal that is void, now that this deadline is here; None where it is no longer waited for."""
        return self.promise.void() if self.patience.deadline() == deadline else None

    def call_off(self) -> Promise:
        return self.promise.call_off()

    def anew(self, now: float) -> Promise:
        """A deal that is given up for a new one; raises `begun` or `too-early`."""
        if self.promise.stage == "void":
            return self.promise
        gone, due = self.promise.void(), self.patience.anew_at()
        if due is None or now < due:
            raise ProblemError("too-early", "the deal may still come about; wait a little longer")
        return gone

    def keep(self, promise: Promise, now: float) -> None:
        """Take over a deal that is on disk; with the last number the match begins."""
        self.promise = promise
        self.patience.follow(promise, self.presence.present(), now)
        if promise.begun and self.begun is None:
            self.begun = Record(promise.match(self.game), ())
            self.begun.match.departures = self.seating.departures
            self.renew_window(now)
            self.presence.show_all()
        self.presence.show_deals()

    # The table.

    def table_now(self, seat: int | None, held: Sequence[int], seen: int, told: int, now: float) -> TableNow:
        return self.glimpse(seat, list(held), seen, told, now).table()

    def glimpse(self, seat: int | None, held: list[int], seen: int, told: int, now: float) -> Glimpse:
        """What a seat is to be shown of the table."""
        left = None if self.windows.open is None else self.windows.open.left(now)
        auto_passes = self.windows.auto_passes.told(held, self.record.state)
        players = self.presence.players()
        return display.glimpse(
            self.id, self.record, seat, held, seen, players, left, auto_passes, told, self.seating, self.hints
        )

    # What is done: checked, then (on disk) carried out and shown.

    def act(self, watcher: Watcher, message: Act) -> Draft | None:
        """What a person decides; None where it is kept for the moment of a window, or was carried out before."""
        if self.repeated(watcher, message):
            return None
        return self.decide(watcher, message, self.record.read(message.action))

    def move(self, watcher: Watcher, message: Move) -> Draft | None:
        """The same for an action that has not been read."""
        if self.repeated(watcher, message):
            return None
        return self.decide(watcher, message, self.record.read_said(bytes(message.action)))

    def decide(self, watcher: Watcher, message: Act | Move, action: int) -> Draft | None:
        self.seating.check(message.seat)
        self.record.check(message.seat, eyes_of(watcher.held), message.version, action)
        window = self.windows.gathering()
        if window is not None:
            window.keep(message.seat, Early(action, watcher, message.id, message.command))
            return None
        return self.record.draft([(message.seat, action)], {message.seat: message.command})

    def repeated(self, watcher: Watcher, message: Act | Move | Undo) -> bool:
        """Whether this was carried out already: then it is answered as it was."""
        done = self.record.commands.has(message.seat, message.command)
        if done:
            self.accept(watcher, message.id, message.seat)
        return done

    def act_as_bot(self, seat: int, version: int, action: int) -> Draft:
        """A bot's move, by the same rules as everybody's: a stale one, as after an undo, is refused, but not merely
        because another seat has meanwhile decided what was asked at the same time."""
        if self.seating.outcome() is not None:
            raise ProblemError("over", "the match is over: somebody resigned")
        if not self.seating.by_bot(seat):
            raise ProblemError("stale", "somebody has come back to this seat")
        self.record.check(seat, eyes_of([seat]), version, action)
        return self.record.draft([(seat, action)])

    def undo(self, watcher: Watcher, message: Undo) -> Draft | None:
        if self.repeated(watcher, message):
            return None
        self.seating.check(message.seat)
        self.record.check_undo(message.seat, eyes_of(watcher.held), message.version)
        return self.record.draft_undo(message.seat, message.command)

    def set_auto_pass(self, watcher: Watcher, message: Standing) -> None:
        """Remember what a seat says in advance, and tell nobody else."""
        self.seating.check(message.seat)
        self.windows.auto_passes.set(message, self.record.state)
        self.accept(watcher, message.id, message.seat)
        for each in self.watchers:
            if message.seat in each.held:
                each.show()

    def auto_pass(self, seat: int) -> Draft | None:
        """The answer of a seat that is awaited now and has said in advance that it passes."""
        moves = self.windows.passed_at_once(seat, self.record.state)
        return self.record.draft(moves) if moves else None

    # Leaving, and coming back.

    def stand_in(self, message: StandIn) -> Leaving:
        at, seating = self.going_on(), self.seating
        leaving = seating.let_bot_play(message.seat, at) if message.on else seating.come_back(message.seat, at)
        seating.check_turn(message.seat, self.record.sight.version(eyes_of([message.seat])))
        return leaving

    def resign(self, message: Resign) -> Leaving:
        return self.seating.resign(message.seat, self.going_on())

    def replace(self, watcher: Watcher, message: Replace, now: float) -> Leaving | Agreement:
        """What is agreed about somebody who is away: that a bot plays on, or who wants it to."""
        at, present, absent = self.going_on(), self.presence.present(), message.absent
        if message.yes:
            self.vouching.check_gone(absent, now)
            agreed = self.seating.agree(self.voices(watcher, message.seat), absent, present, at)
        else:
            agreed = self.seating.disagree(message.seat, absent, present)
        if isinstance(agreed, Leaving):
            return agreed
        return self.vouching.agreement(absent, agreed, self.seating.vouched.get(absent, ()), now)

    def vouch(self, watcher: Watcher, message: Vouch, now: float) -> Agreement:
        """What is said about giving a lost seat again."""
        self.going_on()
        vouched = self.vouching.vouch(self.voices(watcher, message.seat), message.absent, message.yes)
        return self.vouching.agreement(message.absent, self.seating.agreed.get(message.absent, ()), vouched, now)

    def voices(self, watcher: Watcher, seat: int) -> list[int]:
        """The seats that somebody speaks for: the one they name, and all others that they play at."""
        return [seat, *(mine for mine in watcher.held if mine != seat and mine in self.seating.people())]

    def going_on(self) -> int:
        """How many entries there are, in a match that has begun and is not over."""
        if self.record.state.asked() == 0:
            raise ProblemError("over", "the match is over")
        return self.record.number

    def depart(self, leaving: Leaving, now: float) -> None:
        """Take over a departure that is on disk."""
        self.seating.keep(leaving.departure)
        self.given_up.discard(leaving.departure.seat)
        if leaving.outcome is not None:
            self.windows.close()
        else:
            self.windows.reseat(self.seating.playing(), self.record.state, bool(self.watchers), now)
        self.presence.tell_players()
        self.presence.show_all()

    def settle(self, window: Window) -> Settlement:
        """What the open window comes to, now that its moment or its deadline is here."""
        moves = self.windows.due(window, self.record.state)
        commands = {seat: each.command for seat, each in window.early.items()}
        settlement = Settlement(self.record.draft(moves, commands) if moves else None, window.early)
        window.early, window.gathering = {}, False
        return settlement

    def carry_out(self, draft: Draft, now: float) -> int:
        """Make a change that is on disk; returns the bits of those who can see it."""
        eyes = self.record.carry_out(draft)
        undo = any(action is None for _, action in draft.moves)
        self.windows.follow(self.record.state, draft.seats(), undo, bool(self.watchers), now)
        return eyes

    def answer_early(self, settlement: Settlement) -> None:
        """Tell those who answered before the moment whether it counted: another answer may have ended the question."""
        counted = [] if settlement.draft is None else settlement.draft.seats()
        for seat, each in settlement.early.items():
            if seat in counted:
                self.accept(each.watcher, each.id, seat)
            else:
                refuse_all([each], "stale", "the table has moved on")

    def answer_overtaken(self, settlement: Settlement, error: ProblemError) -> None:
        """The same where it could not be written: what is on disk nevertheless was carried out."""
        for seat, each in settlement.early.items():
            if self.record.commands.has(seat, each.command):
                self.accept(each.watcher, each.id, seat)
            else:
                refuse_all([each], error.code, error.detail)

    def accept(self, watcher: Watcher, message: int, seat: int) -> None:
        """Tell the sender that what they sent is on disk."""
        if self.begun is None:
            watcher.tell(Accepted(message, 0, 0, ""))
            return
        version, chains = self.begun.sight.version(eyes_of(watcher.held)), self.begun.chains
        watcher.tell(Accepted(message, version, chains.told(seat), chains.head(seat)))

    # Bots.

    def bots_to_move(self) -> list[int]:
        """The bots that are asked, without those that failed too often; where only bots sit they wait until somebody
        watches."""
        if self.begun is None:
            return []
        state, window = self.begun.state, self.windows.open
        if self.seating.outcome() is not None:
            return []
        if not self.watchers and self.presence.only_bots():
            return []
        bots = [seat for seat in state.asked_seats() if self.seating.by_bot(seat) and seat not in self.given_up]
        if not state.is_window():
            return bots
        return [] if window is None else [seat for seat in bots if window.may_think(seat)]

    def thought(self, seat: int) -> Thought:
        """What the bot of a seat thinks about: never the true position, but one dealt anew from what it knows (law 5).

        Its seed follows from match, seat and the bot's earlier moves, so a bot counted in simulations is reproducible,
        whatever others do meanwhile, and goes on after a restart as if there had been none."""
        record = self.record
        seed = record.bot_seed(seat)
        known = record.state.determinize(seat, Random(seed))
        return Thought(record.sight.version(eyes_of([seat])), seed, known.position())


def seating_of(game: Game, row: MatchRow) -> Seating:
    departures = [Departure(each.entries, each.seat, each.how, each.bot) for each in row.departures]
    return Seating(game, row.seats, departures)
