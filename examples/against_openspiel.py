"""Plays the example games beside OpenSpiel's own, and stops at the first thing that the two do not agree on.

`python -m examples.against_openspiel` needs OpenSpiel (`pip install open_spiel`). After every ply both must say the
same about who is to move, what is legal, what stands where, who knows what, whether it is over, and what each gets.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field

import pyspiel

from examples import breakthrough, leduc
from vervet.core.game import Game
from vervet.core.rng import Random
from vervet.core.state import State

PLIES = 200_000


class Disagreement(Exception):
    """The two do not agree; the message says on what, and after which moves."""


class Pair:
    """One game, ours and theirs; a game derives from it and translates."""

    def __init__(self, game: Game, ours: State, theirs: pyspiel.State, memory: "Memory") -> None:
        self.game = game
        self.ours = ours
        self.theirs = theirs
        self.memory = memory
        self.moves: list[str] = []
        self.choices: dict[int, int] = {}

    def translate(self) -> dict[int, int]:
        """Our action for each legal action of theirs."""
        raise NotImplementedError

    def gains(self) -> list[float]:
        """What everybody gets in the end, in their units."""
        raise NotImplementedError

    def settle(self) -> None:
        """Tell theirs what chance did in ours."""

    def compare_more(self) -> None:
        """What only this game can compare."""

    def compare(self) -> None:
        """All that is asked of both after every ply."""
        self.settle()
        over = self.theirs.is_terminal()
        self.same("over", self.ours.outcome() is not None, over)
        self.same("nobody to move", self.ours.actor() < 0, over)
        if over:
            self.same("returns", self.gains(), list(self.theirs.returns()))
        else:
            mover = self.theirs.current_player()
            self.same("to move", self.ours.asked_seats(), [mover])
            self.choices = self.translate()
            self.same("legal", sorted(self.ours.legal_actions(mover)), sorted(self.choices.values()))
        self.compare_more()

    def step(self, rng: Random) -> None:
        """One random ply in both."""
        choices = list(self.choices.items())
        theirs, ours = choices[rng.below(len(choices))]
        seat = int(self.ours.actor())
        self.moves.append(f"{seat} {self.game.grammar.to_text(ours)}")
        self.ours.apply(seat, ours)
        self.theirs.apply_action(theirs)

    def same(self, what: str, ours: object, theirs: object) -> None:
        if ours != theirs:
            raise Disagreement(f"{what}: {ours!r} here, {theirs!r} in OpenSpiel, after {self.moves}")


class Memory:
    """Who has ever seen what: two histories look alike to a seat here exactly when they do in OpenSpiel."""

    def __init__(self) -> None:
        self.theirs: dict[str, str] = {}
        self.ours: dict[str, str] = {}

    def compare(self, pair: Pair) -> None:
        for seat in range(pair.ours.seats):
            mine = json.dumps([seat, pair.ours.view(seat)])
            yours = pair.theirs.information_state_string(seat)
            pair.same(f"what looks to seat {seat} like {mine}", self.theirs.setdefault(mine, yours), yours)
            pair.same(f"what looks to seat {seat} like {yours}", mine, self.ours.setdefault(yours, mine))


class BreakthroughPair(Pair):
    """Theirs are written `a7b6`, with a star after it if something is taken."""

    def translate(self) -> dict[int, int]:
        assert isinstance(self.ours, breakthrough.Breakthrough)
        found = {}
        for action in self.theirs.legal_actions():
            text = self.theirs.action_to_string(action)
            found[action] = self.game.grammar.from_text(f"move {text[:2]} {text[2:4]}")
            taken = self.ours.board[found[action] >> 11] != breakthrough.EMPTY
            self.same(f"{text} takes", taken, text.endswith("*"))
        return found

    def gains(self) -> list[float]:
        return [2.0 * self.ours.payoff(seat) - 1.0 for seat in (0, 1)]

    def compare_more(self) -> None:
        """Their board has the number of the row before each row, and the letters of the columns below."""
        assert isinstance(self.ours, breakthrough.Breakthrough)
        rows = [self.ours.row(row) for row in reversed(range(self.ours.rows))]
        self.same("board", rows, [line[1:] for line in str(self.theirs).splitlines()[: self.ours.rows]])


class LeducPair(Pair):
    """Their chance is told which cards ours has dealt; the cards have the same numbers in both."""

    # How many cards theirs has been told of.
    cards = 0

    def translate(self) -> dict[int, int]:
        legal = self.theirs.legal_actions()
        return {action: leduc.WORDS.index(self.theirs.action_to_string(action).lower()) for action in legal}

    def settle(self) -> None:
        assert isinstance(self.ours, leduc.Leduc)
        dealt = [*self.ours.cards, self.ours.public]
        while self.theirs.is_chance_node():
            card = dealt[self.cards]
            self.same(f"card {card} may be dealt", True, card in self.theirs.legal_actions())
            self.theirs.apply_action(card)
            self.cards += 1
        self.same("cards dealt", len(dealt) - dealt.count(leduc.NO_CARD), self.cards)

    def gains(self) -> list[float]:
        assert isinstance(self.ours, leduc.Leduc)
        return [self.ours.gain(seat) for seat in range(self.ours.seats)]

    def compare_more(self) -> None:
        self.memory.compare(self)


@dataclass(frozen=True)
class Setup:
    """A game in one size, and by what it is compared."""

    game: Game
    pair: type[Pair]
    theirs: str
    options: dict[str, object]

    def play(self, plies: int, seed: int = 1) -> "Tally":
        """Whole games, until there are at least this many plies; raises `Disagreement`."""
        spiel = pyspiel.load_game(self.theirs, self.options)
        rng = Random(seed)
        tally = Tally()
        while tally.plies < plies:
            pair = self.pair(
                self.game, self.game.new(rng.bits(), **self.options), spiel.new_initial_state(), tally.memory
            )
            pair.compare()
            while pair.ours.outcome() is None:
                pair.step(rng)
                pair.compare()
            tally.plies += len(pair.moves)
            tally.games += 1
        return tally


@dataclass
class Tally:
    """How much was compared."""

    games: int = 0
    plies: int = 0
    memory: Memory = field(default_factory=Memory)


def setups() -> dict[str, list[Setup]]:
    """The usual size of each game first, then others."""
    boards: list[dict[str, object]] = [
        {"rows": rows, "columns": columns} for rows, columns in ((8, 8), (6, 6), (5, 8), (8, 3), (4, 2))
    ]
    tables: list[dict[str, object]] = [{"players": players} for players in range(2, 11)]
    return {
        "breakthrough": [Setup(breakthrough.GAME, BreakthroughPair, "breakthrough", board) for board in boards],
        "leduc": [Setup(leduc.GAME, LeducPair, "leduc_poker", table) for table in tables],
    }


def main(arguments: Sequence[str] | None = None) -> int:
    """Half of the plies of each game in its usual size, the rest in the others."""
    parser = argparse.ArgumentParser(prog="python -m examples.against_openspiel", description=__doc__)
    parser.add_argument("--plies", type=int, default=PLIES, help=f"random plies of each game, at least ({PLIES:,})")
    parser.add_argument("--seed", type=int, default=1, help="where the random numbers begin (1)")
    wish = parser.parse_args(arguments)
    if wish.plies < 1:
        parser.error(f"--plies: expected at least 1, not {wish.plies}")
    for name, sizes in setups().items():
        whole = 0
        for size in sizes:
            share = wish.plies // 2 if size is sizes[0] else wish.plies // 2 // (len(sizes) - 1) + 1
            try:
                tally = size.play(share, wish.seed)
            except Disagreement as found:
                print(f"{name} {size.options}: {found}", file=sys.stderr)
                return 1
            known = f", {len(tally.memory.ours):,} information states" if tally.memory.ours else ""
            print(f"{name} {size.options}: {tally.games:,} games, {tally.plies:,} plies{known}", flush=True)
            whole += tally.plies
        print(f"{name}: {whole:,} random plies, OpenSpiel agrees with every one", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
