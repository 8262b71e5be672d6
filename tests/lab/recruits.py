"""What a recruit is worth by the engine: `python -m tests.lab.recruits gorilla --players 2`.

In positions of games between heuristics where a species can be paid, worlds are dealt for the seat that chooses its
token. Each is played to the end twice by heuristics: once as they choose themselves, once with the species recruited
first. The mean difference is what the recruit gains or costs; it is no test, since it takes minutes.
"""

import argparse
from dataclasses import dataclass
from statistics import mean, stdev

from vervet.bots.bot import Bot
from vervet.bots.roster import make_bot
from vervet.catalog import game
from vervet.core.rng import Random
from vervet.games.after_us.actions import recruit, token
from vervet.games.after_us.box.box import pile_at
from vervet.games.after_us.box.words import GORILLA, MANDRILL, ORANGUTAN
from vervet.games.after_us.rules.table import MONKEYS, TOKENS
from vervet.games.after_us.state import AfterUsState

# Species that only one food pays, which has the same number.
KINDS = {"mandrill": MANDRILL, "orang-utan": ORANGUTAN, "gorilla": GORILLA}
PRICES = {2: 6, 1: 3}
# One in so many chances to choose a token is looked at.
SOME = 6


@dataclass(frozen=True)
class Finding:
    """A position: the level that could be paid, and the gain by worlds in shares of the win and in points of lead."""

    level: int
    wins: list[float]
    leads: list[float]

    def clear(self) -> int:
        """1 where the lead gets better beyond two standard errors, -1 where it gets worse, else 0."""
        beyond = abs(mean(self.leads)) > 2 * stdev(self.leads) / len(self.leads) ** 0.5
        return 0 if not beyond else 1 if mean(self.leads) > 0 else -1


def finish(state: AfterUsState, me: int, bot: Bot, species: int = -1, level: int = 0) -> tuple[float, int]:
    """To the end by heuristics, after the recruit that is asked for; the share of the win, and the lead in points."""
    rng = Random(9)
    wanted = [token(species), recruit(level, species)] if level else []
    while (seat := int(state.actor())) >= 0:
        action = int(bot.choose(state, seat, rng))
        if seat == me and wanted and int(state.phase) == (TOKENS if len(wanted) == 2 else MONKEYS):
            first = int(wanted.pop(0))
            action = first if first in state.legal_actions(seat) else action
        state.execute(seat, action)
    points = [int(state.points(board)) for board in range(state.seats)]
    return float(state.payoff(me)), points[me] - max(points[:me] + points[me + 1 :])


def find(species: int, players: int, positions: int, worlds: int) -> list[Finding]:
    rules, bot, rng = game("after-us"), make_bot("heuristic", 0), Random(5)
    found: list[Finding] = []
    seed = 100
    while len(found) < positions:
        state = rules.begin(rules.options.read({"players": players}), seed)
        assert isinstance(state, AfterUsState)
        seed += 1
        while (seat := int(state.actor())) >= 0:
            if int(state.phase) == TOKENS and rng.below(SOME) == 0:
                can = [level for level, price in PRICES.items() if int(state.at(seat, species)) >= price]
                can = [level for level in can if state.pile_counts[int(pile_at(species, level))] > 0]
                if can:
                    found.append(look(state, seat, bot, species, can[0], worlds))
            state.execute(seat, int(bot.choose(state, seat, rng)))
    return found


def look(state: AfterUsState, seat: int, bot: Bot, species: int, level: int, worlds: int) -> Finding:
    wins, leads = [], []
    for number in range(worlds):
        world = state.deal(seat, Random(number))
        assert isinstance(world, AfterUsState)
        other = world.copy()
        assert isinstance(other, AfterUsState)
        with_it, without = finish(world, seat, bot, species, level), finish(other, seat, bot)
        wins.append(with_it[0] - without[0])
        leads.append(with_it[1] - without[1])
    return Finding(level, wins, leads)


def main() -> None:
    parser = argparse.ArgumentParser(description="What a recruit is worth.")
    parser.add_argument("species", choices=sorted(KINDS))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--positions", type=int, default=120)
    parser.add_argument("--worlds", type=int, default=40)
    given = parser.parse_args()
    found = find(KINDS[given.species], given.players, given.positions, given.worlds)
    for level in (1, 2):
        mine = [one for one in found if one.level == level]
        if len(mine) < 2:
            continue
        wins, leads = ([mean(getattr(one, name)) for one in mine] for name in ("wins", "leads"))
        print(
            f"{given.species}, level {level}, {given.players} players, {len(mine)} positions: "
            f"{mean(wins):+.1%} of the win (± {1.96 * stdev(wins) / len(mine) ** 0.5:.1%}), "
            f"{mean(leads):+.1f} points of lead (± {1.96 * stdev(leads) / len(mine) ** 0.5:.1f}); "
            f"clearly better in {sum(one.clear() == 1 for one in mine)}, "
            f"clearly worse in {sum(one.clear() == -1 for one in mine)}"
        )


if __name__ == "__main__":
    main()
