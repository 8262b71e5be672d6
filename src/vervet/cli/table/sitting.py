"""A match at this terminal: who sits where, bots' replies, and undo."""

from vervet.bots.bot import Bot
from vervet.core.event import Event
from vervet.core.game import Game
from vervet.core.match import Match
from vervet.core.option import Options
from vervet.core.refusal import IllegalAction, Refusal
from vervet.core.rng import Random


class Seat:
    """A place at the table: a person's when it has no bot."""

    def __init__(self, name: str, bot: Bot | None = None) -> None:
        self.name = name
        self.bot = bot


class Sitting:
    """A match and the seats around it."""

    def __init__(self, game: Game, options: Options, seed: int, seats: list[Seat]) -> None:
        self.match = Match(game, options, seed)
        self.seats = seats
        self.deals = Random(seed)

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def alone(self) -> int | None:
        """The only person at the table."""
        people = [index for index, seat in enumerate(self.seats) if seat.bot is None]
        return people[0] if len(people) == 1 else None

    def person_asked(self) -> int | None:
        """The first person who must decide, once no bot has to; None at the end."""
        asked = self.match.state.asked_seats()
        return next((seat for seat in asked if self.seats[seat].bot is None), None)

    def listener(self) -> int | None:
        """Whose eyes the terminal sees through: the only person's, or of several, those of whoever is asked."""
        alone = self.alone()
        return self.person_asked() if alone is None else alone

    def bot_asked(self) -> int | None:
        asked = self.match.state.asked_seats()
        return next((seat for seat in asked if self.seats[seat].bot is not None), None)

    def reply(self, seat: int) -> list[Event]:
        """Let a bot act, knowing no more than its seat may know (law 5)."""
        bot = self.seats[seat].bot
        assert bot is not None
        action = int(bot.choose(self.match.state, seat, self.deals))
        return self.match.act(seat, action)

    def legal_lines(self, seat: int) -> list[str]:
        """A seat's legal actions in notation."""
        return [self.match.game.grammar.to_text(action) for action in self.match.state.legal_actions(seat)]

    def undo(self) -> None:
        """Back to the last decision of a person here (law 9). What others decided at the same time stays; what they did
        in reply goes too, if it taught nobody anything."""
        match = self.match
        mine = [index for index, step in enumerate(match.steps) if self.seats[step.seat].bot is None]
        if not mine:
            raise IllegalAction(Refusal("", "undo-impossible"))
        last = mine[-1]
        if match.undoable(match.steps[last].seat):
            match.undo(match.steps[last].seat)
            return
        if any(step.lessons != int(match.state.lessons(step.seat)) for step in match.steps[last:]):
            raise IllegalAction(Refusal("", "undo-impossible"))
        match.cut(last)

    def readable(self, index: int) -> bool:
        """Whether the terminal may show an action of the log: at the end any, before that only what its seat may
        read."""
        return self.match.state.asked() == 0 or self.match.steps[index].readable(self.listener())
