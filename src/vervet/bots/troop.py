"""Many games at once, for learners: rows of memory in place of objects, and one call for all of them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from vervet.bots.bot import Bot
from vervet.bots.roster import make_bot
from vervet.bots.uniform import Uniform
from vervet.core.choices import Choices
from vervet.core.encoder import Encoder
from vervet.core.game import Game
from vervet.core.option import Options
from vervet.core.rng import Random, mix
from vervet.core.state import State

# What an environment draws must not repeat what the game has drawn from the same seed.
APART: Final = 0x2B5A_9D17_6C03_E84F


class Troop:
    """Games side by side, each in a row of its own: `seats` says who is asked there, the encoder's sheet what that seat
    may know, `marks` what it may do.

    After a `step`, `over` says which games it ended, `refused` which of them by an illegal answer, and `rewards` what
    they were worth to each seat; there the next game has already begun. With `hasty`, whoever has no choice does not
    answer.
    """

    def __init__(self, game: Game, options: Options, encoder: Encoder, count: int, hasty: bool) -> None:
        self.game = game
        self.options = options
        self.encoder = encoder
        self.count: i64 = count
        self.hasty = hasty
        self.states: list[State] = [game.begin(options, row) for row in range(count)]
        self.players: i64 = self.states[0].seats
        self.actions: i64 = encoder.actions
        # What each environment draws, as one of its own would (law 2).
        self.lots: list[Random] = [Random() for _ in range(count)]
        # The legal actions of who is asked, and their numbers in the same order.
        self.menus: list[Choices] = [Choices() for _ in range(count)]
        self.numbers: list[Choices] = [Choices() for _ in range(count)]
        self.seats: vec[i64] = vec[i64]([0 for _ in range(count)])
        self.marks: vec[u8] = vec[u8]([0 for _ in range(count * int(self.actions))])
        self.over: vec[u8] = vec[u8]([0 for _ in range(count)])
        self.refused: vec[u8] = vec[u8]([0 for _ in range(count)])
        self.rewards: vec[float] = vec[float]([0.0 for _ in range(count * int(self.players))])
        encoder.sheet.make_rows(count)

    # One row.

    def begin(self, row: i64, seed: i64) -> None:
        """The game of this seed."""
        self.lots[row].state = mix(seed ^ APART)
        self.states[row] = self.game.begin(self.options, int(seed))

    def begin_next(self, row: i64) -> None:
        """The game of a seed drawn from what the last one began."""
        self.states[row] = self.game.begin(self.options, int(self.lots[row].bits()))

    def show(self, row: i64, seat: i64) -> None:
        """What a seat may know and do there."""
        menu = self.menus[row]
        menu.count = 0
        if self.states[row].asked() >> seat & 1 != 0:
            self.states[row].list_choices(seat, menu)
        self.open(row, seat)

    def open(self, row: i64, seat: i64) -> None:
        """Observe, and mark what is on the row's menu, and nothing else."""
        state, encoder = self.states[row], self.encoder
        menu, numbers = self.menus[row], self.numbers[row]
        marks = self.marks
        first = row * self.actions
        marked, count = numbers.items, numbers.count
        at: i64 = 0
        while at < count:
            marks[first + marked[at]] = 0
            at += 1
        encoder.number_all(state, seat, menu, numbers)
        marked, count = numbers.items, numbers.count
        at = 0
        while at < count:
            marks[first + marked[at]] = 1
            at += 1
        encoder.observe(state, seat, row)
        self.seats[row] = seat

    def show_end(self, row: i64, seat: i64) -> None:
        """What a seat may know once the game is over. Whatever it chooses then does not matter: all is marked."""
        numbers = self.numbers[row]
        self.encoder.observe(self.states[row], seat, row)
        numbers.count = 0
        number: i64 = 0
        while number < self.actions:
            numbers.add(number)
            self.marks[row * self.actions + number] = 1
            number += 1
        self.seats[row] = seat

    def act(self, row: i64, number: i64) -> bool:
        """Carry out what the number stands for; False, and nothing is changed, where it is not legal."""
        numbers = self.numbers[row]
        items, count = numbers.items, numbers.count
        at: i64 = 0
        while at < count:
            if items[at] == number:
                self.states[row].execute(self.seats[row], self.menus[row].items[at])
                return True
            at += 1
        return False

    def end(self, row: i64) -> None:
        """The game is over: note what it was worth."""
        self.over[row] = 1
        state = self.states[row]
        seat: i64 = 0
        while seat < self.players:
            self.rewards[row * self.players + seat] = reward(state.pay(seat), self.players)
            seat += 1

    def lose(self, row: i64) -> None:
        """The game is over by an illegal answer: whoever gave it pays the others."""
        self.over[row] = 1
        self.refused[row] = 1
        culprit = self.seats[row]
        others: i64 = self.players - 1 if self.players > 1 else 1
        seat: i64 = 0
        while seat < self.players:
            self.rewards[row * self.players + seat] = -1.0 if seat == culprit else 1.0 / float(others)
            seat += 1

    def forget(self, row: i64) -> None:
        """The last step's end is no longer news."""
        if self.over[row] != 0:
            self.over[row] = 0
            self.refused[row] = 0
            seat: i64 = 0
            while seat < self.players:
                self.rewards[row * self.players + seat] = 0.0
                seat += 1

    # All rows, everybody answering for themselves.

    def look(self) -> None:
        """Show everything as it is."""
        row: i64 = 0
        while row < self.count:
            self.forget(row)
            self.ask(row)
            row += 1

    def step(self, chosen: list[int]) -> None:
        """Carry out the action numbers chosen in all rows, up to the next question."""
        row: i64 = 0
        while row < self.count:
            self.forget(row)
            if not self.act(row, chosen[row]):
                self.lose(row)
                self.begin_next(row)
            self.ask(row)
            row += 1

    def ask(self, row: i64) -> None:
        """The next question of a row: the game may end before there is one."""
        state, menu = self.states[row], self.menus[row]
        while True:
            seat = state.actor()
            if seat < 0:
                self.end(row)
                self.begin_next(row)
                state = self.states[row]
                continue
            menu.count = 0
            state.list_choices(seat, menu)
            if menu.count > 1 or not self.hasty:
                break
            state.execute(seat, menu.items[0])
        self.open(row, seat)

    def any(self, rng: Random) -> list[int]:
        """A legal action number for each row, all equally likely."""
        found: list[int] = []
        row: i64 = 0
        while row < self.count:
            numbers = self.numbers[row]
            found.append(int(numbers.items[rng.below(numbers.count)]))
            row += 1
        return found

    # One seat in each row, against bots.

    def wait_for(self, row: i64, seat: i64, bots: list[Bot | None], names: list[str]) -> bool:
        """Let the others act until a seat is asked; False when the game is over before that. A bot that has only a name
        is made anew for each decision, so that it remembers nothing."""
        state, lots = self.states[row], self.lots[row]
        while state.asked() >> seat & 1 == 0:
            other = state.actor()
            if other < 0:
                return False
            at = (other - seat + self.players) % self.players - 1
            bot = bots[at]
            if bot is None and names[at] == "random":
                # It looks at nothing but its legal actions, which are the same in every world that it could be dealt
                # (law 5): dealing one, as `choose` does, would take most of the time. What it draws stays the same.
                action = Uniform(int(lots.bits())).think(state, other)
                lots.bits()
            else:
                if bot is None:
                    bot = make_bot(names[at], int(lots.bits()))
                action = bot.choose(state, int(other), Random(int(lots.bits())))
            state.make(other, action)
        return True


def reward(payoff: float, seats: i64) -> float:
    """A share of the win as a reward: 1 for all of it, 0 for an equal share, and all seats together 0.

    A player alone gets from -1 to 1.
    """
    return 2.0 * payoff - 1.0 if seats == 1 else (payoff * float(seats) - 1.0) / (float(seats) - 1.0)
