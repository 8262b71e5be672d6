"""Advice for people: what each order of the cards gives, the best way through the line (AU-11, AU-15), what next."""

from mypy_extensions import i64

from vervet.games.after_us.actions import GRAMMAR
from vervet.games.after_us.box.spots import SPOT_NAMES, SPOTS, row_of
from vervet.games.after_us.box.words import RAGE
from vervet.games.after_us.mind.forecast import KINDS, MOST_STEPS, RESOURCE_KINDS, SKIPPED, TAKEN, Plan
from vervet.games.after_us.mind.orders import Orders, cards_of
from vervet.games.after_us.mind.shape import AfterUsAdvice, FrameStep, Order, RowSum, Way
from vervet.games.after_us.mind.suggestion import sensible
from vervet.games.after_us.mind.values import worths
from vervet.games.after_us.rules.receipt import Receipt
from vervet.games.after_us.rules.table import FIXED, LIFE, POINTER, Table
from vervet.games.after_us.rules.telling import AMOUNTS
from vervet.games.after_us.rules.turn import asked_now


def advice_for(table: Table, seat: i64) -> AfterUsAdvice | None:
    """The line is worked out: that reads nothing but the seat's own line and stock, and everybody's points. What
    comes after it is the suggestion, which reads what the seat may know."""
    if asked_now(table) >> seat & 1 == 0:
        return None
    if table.phase == LIFE and not table.at(seat, FIXED):
        return on_orders(table, seat)
    if table.phase != LIFE or table.at(seat, POINTER) == SPOTS:
        return on_what_next(table, seat)
    plan = Plan()
    plan.read(table, seat, worths(table), table.at(seat, POINTER))
    way = best_way(plan)
    return {"orders": [], "way": way, "exact": way["exact"], "bound": way["bound"], "suggestion": None}


def on_line(table: Table, seat: i64) -> bool:
    """Whether the seat is at its line: what that gives is foretold, but nobody is told what to do."""
    return table.phase == LIFE and table.at(seat, POINTER) < SPOTS


def on_what_next(table: Table, seat: i64) -> AfterUsAdvice:
    """One good action: a token, a recruit, points to be had, or that there is nothing more to do."""
    suggestion: dict[str, int | str] = {}
    for name, value in GRAMMAR.to_json(sensible(table, seat)).items():
        assert isinstance(value, int | str)
        suggestion[name] = value
    return {"orders": [], "way": None, "exact": True, "bound": 0, "suggestion": suggestion}


def on_orders(table: Table, seat: i64, most_steps: int = MOST_STEPS) -> AfterUsAdvice:
    """Every order, laid as the search for the best one lays it; of equals the one listed first comes first."""
    search = Orders()
    search.list(table, seat, worths(table))
    orders: list[Order] = []
    bound = 0
    for at in range(search.menu.count):
        action = search.menu.at(at)
        search.lay(table, seat, action)
        way = best_way(search.plan, most_steps)
        bound = max(bound, way["bound"])
        orders.append({"cards": cards_of(action), "way": way})
    orders.sort(key=value_of, reverse=True)
    exact = bound <= value_of(orders[0])
    return {"orders": orders, "way": None, "exact": exact, "bound": bound, "suggestion": None}


def value_of(order: Order) -> int:
    return order["way"]["value"]


def best_way(plan: Plan, most_steps: int = MOST_STEPS) -> Way:
    """The best way through the line that the plan holds, for people to read."""
    value = int(plan.solve(-1, most_steps))
    rows = [Receipt(), Receipt(), Receipt()]
    frames: list[FrameStep] = []
    rage = int(plan.stock[RAGE])
    for at in range(plan.start, plan.count):
        choice = int(plan.best_choice[at])
        if choice != SKIPPED:
            row = rows[row_of(plan.spots[at])]
            rage = add_to(row, plan, int(plan.line[at]), rage)
            target = None
            if choice != TAKEN:
                rage = add_to(row, plan, int(plan.line[choice]), rage)
                target = SPOT_NAMES[plan.spots[choice]]
            frames.append({"frame": SPOT_NAMES[plan.spots[at]], "target": target})
    sums: list[RowSum] = [{"pay": amounts(row.paid), "gain": amounts(row.gained)} for row in rows]
    bound = value if plan.exact else int(plan.bound)
    return {"frames": frames, "rows": sums, "value": value, "exact": plan.exact, "bound": bound}


def add_to(row: Receipt, plan: Plan, frame: int, rage: int) -> int:
    """Note what a frame costs and gives; returns the rage that one has then, for its track has an end (AU-25)."""
    for kind in range(RAGE):
        paid = int(plan.pay[frame * RESOURCE_KINDS + kind]) if kind < RESOURCE_KINDS else 0
        row.gained[kind] += int(plan.change[frame * KINDS + kind]) + paid
        if paid:
            row.paid[kind] += paid
    reached = min(int(plan.rage_most), rage + int(plan.change[frame * KINDS + RAGE]))
    row.gained[RAGE] += reached - rage
    return reached


def amounts(numbers: list[int]) -> dict[str, int]:
    return {AMOUNTS[kind]: number for kind, number in enumerate(numbers) if number}
