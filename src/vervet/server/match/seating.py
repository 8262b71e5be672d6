"""Who plays at each seat now: the one who sits there, or a bot that plays on since they left."""

from collections.abc import Collection, Sequence

from msgspec.structs import replace

from vervet.core.departure import AWAY, BACK, MOST_ENDED, RESIGNED, WISHED, Departure, ended_by, last_of
from vervet.core.game import Game
from vervet.core.state import Outcome
from vervet.server.match.draft import Leaving
from vervet.server.match.problem import ProblemError
from vervet.server.match.rows import SeatRow

# Follows a game's own suggestions: no player of the first rank, but never a fool.
SENSIBLE = "heuristic"
# How a game ends that no rule has ended; its text is `outcome-resigned`.
GIVEN_UP = "resigned"
# How often somebody may leave a seat or come back to it before anything has happened that they can see.
MOST_TURNS = 4


class Seating:
    """The seats, and all that was told of who left them. `agreed` has, for each absent player, the seats that want a
    bot to play on, `vouched` those that agree to a new link (`vouching.py`); both are on disk with the seat."""

    def __init__(self, game: Game, seats: Sequence[SeatRow], departures: list[Departure]) -> None:
        self.game = game
        self.seats = seats
        self.departures = departures
        self.agreed: dict[int, set[int]] = {}
        self.vouched: dict[int, set[int]] = {}
        # The version at which a seat was last left or taken again, and how often at that one.
        self.turns: dict[int, tuple[int, int]] = {}

    def any_bot(self) -> bool:
        """Whether a bot plays, or may have played on for somebody."""
        return bool(self.departures) or any(row.kind == "bot" for row in self.seats)

    def undisturbed(self) -> bool:
        """Whether nobody has left yet, and nobody has agreed to anything: as it mostly is."""
        return not (self.departures or self.agreed or self.vouched)

    def bot(self, seat: int) -> str:
        """The bot that plays at a seat; none where a person does."""
        if self.seats[seat].kind == "bot":
            return self.seats[seat].bot
        last = [each for each in self.departures if each.seat == seat][-1:]
        return last[0].bot if last else ""

    def playing(self) -> list[SeatRow]:
        """The seats as they are played: with a bot where one plays on."""
        return [
            replace(row, kind="bot", bot=self.bot(row.seat)) if self.by_bot(row.seat) else row for row in self.seats
        ]

    def by_bot(self, seat: int) -> bool:
        """Whether a bot plays at a seat."""
        return self.seats[seat].kind == "bot" or self.bot(seat) != ""

    def people(self) -> list[int]:
        """The seats that people play at."""
        return [row.seat for row in self.seats if row.kind != "bot" and not self.left(row.seat)]

    def left(self, seat: int) -> bool:
        return bool(self.departures) and last_of(self.departures, seat) in (WISHED, AWAY, RESIGNED)

    def resigned(self, seat: int) -> bool:
        return bool(self.departures) and last_of(self.departures, seat) == RESIGNED

    def outcome(self) -> Outcome | None:
        """How the match ended, where somebody ended it by resigning."""
        if not self.departures:
            return None
        last = ended_by(self.departures)
        if last is None:
            return None
        return Outcome(tuple(row.seat for row in self.seats if row.seat != last.seat), GIVEN_UP, "")

    # What people may do. Each gives what is to be written, or raises what is wrong.

    def check(self, seat: int) -> None:
        """Whether somebody may still play at this seat."""
        if self.outcome() is not None:
            raise ProblemError("over", "the match is over: somebody resigned")
        if self.resigned(seat):
            raise ProblemError("resigned", f"seat {seat} has resigned")
        if self.left(seat):
            raise ProblemError("bot-plays", f"a bot plays for seat {seat}; come back first")

    def check_turn(self, seat: int, version: int) -> None:
        """Nobody comes and goes without end: each time an open window begins anew. The version is what the seat itself
        sees, so that this tells nothing of what others decide in secret."""
        before, count = self.turns.get(seat, (version, 0))
        count = count + 1 if before == version else 1
        if count > MOST_TURNS:
            raise ProblemError("too-early", "something must happen before you leave or come back once more")
        self.turns[seat] = version, count

    def let_bot_play(self, seat: int, at: int) -> Leaving:
        self.check(seat)
        return Leaving(Departure(at, seat, WISHED, self.stand_in()))

    def come_back(self, seat: int, at: int) -> Leaving:
        if self.outcome() is not None or self.resigned(seat):
            self.check(seat)
        if not self.left(seat):
            raise ProblemError("already", f"no bot plays for seat {seat}")
        return Leaving(Departure(at, seat, BACK, ""))

    def resign(self, seat: int, at: int) -> Leaving:
        """At a small table the others have won; at a larger one a bot plays on."""
        if not self.left(seat) or self.resigned(seat):
            self.check(seat)
        ends = len(self.seats) <= MOST_ENDED
        departure = Departure(at, seat, RESIGNED, "" if ends else self.stand_in())
        after = Seating(self.game, self.seats, [*self.departures, departure])
        return Leaving(departure, after.outcome())

    def agree(self, seats: Sequence[int], absent: int, present: Collection[int], at: int) -> Leaving | set[int]:
        """Somebody who holds these seats wants a bot to play on for an absent player: it does once all agree who are
        there and play. Until then: the seats that do."""
        self.check_away(seats[0], absent, present)
        agreed = self.agreed.get(absent, set()) | set(seats)
        if not all(seat in agreed for seat in self.people() if seat in present):
            return agreed
        return Leaving(Departure(at, absent, AWAY, self.stand_in()))

    def disagree(self, seat: int, absent: int, present: Collection[int]) -> set[int]:
        """Somebody would rather wait: nobody has agreed any more."""
        self.check_away(seat, absent, present)
        return set()

    def check_away(self, seat: int, absent: int, present: Collection[int]) -> None:
        self.check(seat)
        if absent not in self.people() or absent in present:
            raise ProblemError("not-away", f"nobody is away from seat {absent}")

    def stand_in(self) -> str:
        """The bot that plays on: always the same, so that nobody can choose a weak one for somebody else."""
        bots = self.game.bots
        if not bots:
            raise ProblemError("unknown-bot", f"{self.game.name} has no bots")
        return SENSIBLE if SENSIBLE in bots else bots[len(bots) // 2]

    # What has happened.

    def keep(self, departure: Departure) -> None:
        self.departures.append(departure)
        self.agreed.pop(departure.seat, None)

    def follow_presence(self, present: Collection[int]) -> None:
        """Whoever is here again need not be replaced."""
        for seat in [seat for seat in self.agreed if seat in present]:
            del self.agreed[seat]
