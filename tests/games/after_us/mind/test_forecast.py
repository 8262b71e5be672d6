"""The best way through a line and the best order of a hand, compared with trying everything in the engine."""

from collections import Counter
from dataclasses import replace
from itertools import permutations
from random import Random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from vervet.core.state import State
from vervet.games.after_us.mind.forecast import Plan
from vervet.games.after_us.mind.orders import Orders
from vervet.games.after_us.mind.values import worths
from vervet.games.after_us.rules.table import POINTER
from vervet.games.after_us.state import AfterUsState

from ..lines import RESOURCES, random_line, random_stock, resolving
from ..reference import Closed, Reference
from ..scene import AFTER, Scene, drawn

KINDS = (*RESOURCES, "points", "rage")
Worth = list[int]
Stock = tuple[int, ...]


def own(state: State) -> AfterUsState:
    assert isinstance(state, AfterUsState)
    return state


def random_worth(rng: Random) -> Worth:
    """Sometimes only points count, sometimes everything does, sometimes some things are worth nothing."""
    kinds = [[0, 0, 0, 0, 100, 0], [44, 44, 44, 70, 100, 50], [rng.randint(0, 120) for _ in KINDS]]
    return rng.choice(kinds)


def worth_of(state: AfterUsState, worth: Worth) -> int:
    return sum(int(state.at(0, kind)) * each for kind, each in enumerate(worth))


def best_by_trying(state: AfterUsState, worth: Worth, seen: dict[tuple[int, ...], int]) -> int:
    """The most that any decisions on frames lead to in the engine; the same place with the same stock is tried once."""
    key = (int(state.at(0, POINTER)), *(int(state.at(0, kind)) for kind in range(len(KINDS))))
    if key not in seen:
        best = -1
        for action in state.legal_actions(0):
            kind = AFTER.grammar.kind(action).name
            if kind == "done":
                best = max(best, worth_of(state, worth))
            elif kind in ("activate", "skip"):
                after = state.copy()
                after.execute(0, action)
                best = max(best, best_by_trying(after, worth, seen))
        seen[key] = best
    return seen[key]


def most_to_gain(state: AfterUsState, worth: Worth) -> int:
    """Slow: every decision that the engine allows."""
    return best_by_trying(state, worth, {}) - worth_of(state, worth)


class Tried:
    """Quicker: every decision on the closed frames that the reference sees in a line."""

    def __init__(self, line: list[int], stock: dict[str, int], rage: int, worth: Worth) -> None:
        reference = Reference([*line], Counter())
        self.tamarins = sum(card <= 48 for card in line)
        self.frames = [frame for frame in reference.closed() if reference.affordable(free(frame), Counter())]
        self.costs = [tuple(frame.pay[kind] for kind in KINDS) for frame in self.frames]
        self.gains = [tuple(frame.gain[kind] * self.times(frame) for kind in KINDS) for frame in self.frames]
        self.worth = worth
        self.seen: dict[tuple[int, Stock], int] = {}
        start = tuple({**stock, "points": 0, "rage": rage}[kind] for kind in KINDS)
        self.most = self.best(0, start) - self.value(start)

    def times(self, frame: Closed) -> int:
        return self.tamarins if frame.per_tamarin else 1

    def value(self, stock: Stock) -> int:
        return sum(each * amount for each, amount in zip(self.worth, stock, strict=True))

    def after(self, stock: Stock, frame: int) -> Stock | None:
        """None when the frame cannot be paid for."""
        left = tuple(amount - price for amount, price in zip(stock, self.costs[frame], strict=True))
        if min(left) < 0:
            return None
        *rest, rage = (amount + gain for amount, gain in zip(left, self.gains[frame], strict=True))
        return (*rest, min(rage, 12))

    def best(self, at: int, stock: Stock) -> int:
        if at == len(self.frames):
            return self.value(stock)
        if (at, stock) not in self.seen:
            ways = [stock]
            paid = self.after(stock, at)
            if paid is not None and not self.frames[at].sign:
                ways.append(paid)
            elif paid is not None:
                targets = [target for target, frame in enumerate(self.frames) if not frame.sign]
                ways += [way for target in targets if (way := self.after(paid, target)) is not None]
            self.seen[at, stock] = max(self.best(at + 1, way) for way in ways)
        return self.seen[at, stock]


def free(frame: Closed) -> Closed:
    """The frame without its cost, to check its condition alone."""
    return replace(frame, pay=Counter())


@pytest.mark.rule("AU-15", "AU-19")
@pytest.mark.parametrize("block", range(5))
def test_the_plan_finds_the_best_way_through_a_line(block: int) -> None:
    for seed in range(block * 50, block * 50 + 50):
        rng = Random(seed)
        worth, line, stock = random_worth(rng), random_line(rng, 4), random_stock(rng, 2)
        rage = rng.choice([0, 0, 3, 11, 12])
        state = own(resolving([*line], stock, rage).state)
        plan = Plan()
        plan.read(state, 0, vec[i64](worth), state.at(0, POINTER))
        value = int(plan.solve())
        assert plan.exact, seed
        assert value == Tried(line, stock, rage, worth).most, (seed, line, stock, worth)


@pytest.mark.rule("AU-15", "AU-19")
def test_trying_every_action_in_the_engine_finds_no_better_way() -> None:
    for seed in range(40):
        rng = Random(seed)
        worth, line, stock = random_worth(rng), random_line(rng, 3), random_stock(rng, 2)
        state = own(resolving([*line], stock).state)
        plan = Plan()
        plan.read(state, 0, vec[i64](worth))
        assert int(plan.solve()) == most_to_gain(state, worth) == Tried(line, stock, 0, worth).most


@pytest.mark.rule("AU-15", "AU-19")
def test_the_choices_of_the_plan_can_be_made_and_give_what_it_promises() -> None:
    for seed in range(120):
        rng = Random(seed)
        worth = random_worth(rng)
        state = own(resolving([*random_line(rng)], random_stock(rng)).state)
        before = worth_of(state, worth)
        plan = Plan()
        plan.read(state, 0, vec[i64](worth))
        value = int(plan.solve())
        while (line := chosen(Scene(state), plan)) != "done":
            state.apply(0, AFTER.grammar.from_text(line))
        assert worth_of(state, worth) - before == value


def chosen(scene: Scene, plan: Plan) -> str:
    """What the plan chooses for the frame that is reached."""
    name = scene.board()["reached"]
    if name is None:
        return "done"
    names = AFTER.grammar.named("skip").fields[0].values
    choice = int(plan.choice_at(names[str(name)] - 1))
    words = {value - 1: word for word, value in names.items()}
    if choice == -1:
        return f"skip {name}"
    return f"activate {name}" if choice == -2 else f"activate {name} {words[choice]}"


@pytest.mark.rule("AU-15")
def test_from_the_middle_of_a_line_only_what_is_ahead_counts_but_what_is_behind_can_be_a_target() -> None:
    checked = 0
    for seed in range(60):
        rng = Random(seed)
        worth = random_worth(rng)
        state = own(resolving([*random_line(rng, 3)], random_stock(rng, 2)).state)
        for _ in range(4):
            lines = [line for line in Scene(state).legal() if line != "done"]
            if lines:
                state.apply(0, AFTER.grammar.from_text(rng.choice(sorted(lines))))
        plan = Plan()
        plan.read(state, 0, vec[i64](worth), state.at(0, POINTER))
        assert int(plan.solve()) == most_to_gain(state, worth)
        checked += bool(Scene(state).board()["reached"])
    assert checked > 20


@pytest.mark.rule("AU-11")
@pytest.mark.parametrize("block", range(6))
def test_the_best_order_is_the_best_of_all_orders(block: int) -> None:
    for seed in range(block * 6, block * 6 + 6):
        rng = Random(seed)
        worth = random_worth(rng)
        hand = random_line(rng, 4 if seed % 6 == 0 else 3)
        stock = random_stock(rng, 2)
        state = own(drawn(*hand, stock={**stock}).state)
        before = state.hash()
        orders = Orders()
        value = int(orders.search(state, 0, vec[i64](worth)))
        assert state.hash() == before
        tried = {order: Tried([*order], stock, 0, worth).most for order in permutations(hand)}
        best = AFTER.grammar.to_text(int(orders.best)).split()[1:]
        assert orders.exact
        assert value == max(tried.values()) == tried[tuple(map(int, best))], (seed, hand)


# With many chimpanzees' signs, the ways through a line are legion; of some thousands, these hands took longest.
def chimpanzees_in_hand(points: int) -> AfterUsState:
    return own(
        drawn(240, 238, 211, 243, 239, points=points, stock={"flower": 4, "fruit": 4, "grain": 3, "energy": 1}).state
    )


def best_of_all(state: AfterUsState, orders: Orders) -> int:
    """The best of all orders of the hand, each solved to its end, however long that takes."""
    orders.list(state, 0, worths(state))
    best = -1
    for at in range(orders.menu.count):
        orders.lay(state, 0, orders.menu.at(at))
        best = int(orders.plan.solve(best, 1 << 40))
        assert orders.plan.exact
    return best


@pytest.mark.rule("AU-11", "AU-19")
@pytest.mark.parametrize("points", [10, 72])
def test_the_best_order_is_exact_or_says_what_no_order_exceeds(points: int) -> None:
    state, orders = chimpanzees_in_hand(points), Orders()
    value = int(orders.search(state, 0, worths(state)))
    assert orders.exact == (points == 10)
    most = best_of_all(state, Orders())
    assert value <= most <= orders.bound
    assert not orders.exact or value == most == orders.bound


@pytest.mark.rule("AU-11")
def test_of_equal_orders_the_first_one_is_best() -> None:
    orders = Orders()
    orders.search(own(drawn(1, 2, 3).state), 0, vec[i64]([0, 0, 0, 0, 0, 0]))
    assert AFTER.grammar.to_text(int(orders.best)) == "arrange 1 2 3"
