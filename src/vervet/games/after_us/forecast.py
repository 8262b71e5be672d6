"""What a line can give: the best way through it, skipping where that pays.

The best is exact for any value that is a sum over what one ends up with, while no rage is spent and no object used in
between: every choice is tried that could still beat the best found. Should that ever take too many steps, the search
stops, `exact` is false, and `bound` is what no way through the line can exceed.
"""

from librt.vecs import vec
from mypy_extensions import i64

from vervet.core.json import Json
from vervet.games.after_us.box import AGAIN, GAIN, NONE, PAY, PER_TAMARIN
from vervet.games.after_us.line import first_half, is_met, number, second_half
from vervet.games.after_us.receipt import Receipt
from vervet.games.after_us.spots import SPOT_NAMES, SPOTS, row_of
from vervet.games.after_us.table import POINTER, Table
from vervet.games.after_us.telling import amounts
from vervet.games.after_us.words import RAGE

MOST = 64
KINDS = 6
RESOURCE_KINDS = 4
SKIPPED = -1
TAKEN = -2
MOST_STEPS = 20_000


class Plan:
    """The frames of a line with what they cost and give, and the best way through them; to be used again and again."""

    def __init__(self) -> None:
        self.count: i64 = 0
        self.spots: vec[i64] = vec[i64]([0 for _ in range(MOST)])
        self.pay: vec[i64] = vec[i64]([0 for _ in range(MOST * RESOURCE_KINDS)])
        self.gain: vec[i64] = vec[i64]([0 for _ in range(MOST * KINDS)])
        self.sign: vec[i64] = vec[i64]([0 for _ in range(MOST)])
        self.ahead: vec[i64] = vec[i64]([0 for _ in range(MOST)])
        self.free: vec[i64] = vec[i64]([0 for _ in range(MOST)])
        # What a frame adds to the value, and what it and all behind it could add at most.
        self.net: vec[i64] = vec[i64]([0 for _ in range(MOST)])
        self.hope: vec[i64] = vec[i64]([0 for _ in range(MOST + 1)])
        # What is chosen for each frame: SKIPPED, TAKEN, or taken with a target.
        self.choice: vec[i64] = vec[i64]([0 for _ in range(MOST)])
        self.best_choice: vec[i64] = vec[i64]([0 for _ in range(MOST)])
        self.stock: vec[i64] = vec[i64]([0 for _ in range(KINDS)])
        self.worth: vec[i64] = vec[i64]([0 for _ in range(KINDS)])
        self.rage_most: i64 = 12
        self.value: i64 = 0
        self.best: i64 = 0
        self.steps: i64 = 0
        self.bound: i64 = 0
        self.exact: bool = True

    # Reading the line.

    def read(self, table: Table, board: i64, worth: vec[i64], start: i64 = 0) -> None:
        """All closed frames of the board's line whose condition is met; those before `start` only as targets."""
        self.count = 0
        self.worth = worth
        self.rage_most = table.box.rage_most
        kind: i64 = 0
        while kind < KINDS:
            self.stock[kind] = table.at(board, kind)
            kind += 1
        tamarins = table.tamarins(board)
        spot: i64 = 0
        while spot < SPOTS:
            if first_half(table, board, spot) != NONE and is_met(table, board, spot):
                self.add(table, board, spot, tamarins)
                self.ahead[self.count - 1] = 1 if spot >= start else 0
            spot += 1
        self.hope_for()

    def add(self, table: Table, board: i64, spot: i64, tamarins: i64) -> None:
        frames = table.box.frames
        one = first_half(table, board, spot)
        two = second_half(table, board, spot)
        at = self.count
        times: i64 = tamarins if number(table, board, spot, PER_TAMARIN) else 1
        net: i64 = 0
        costs: i64 = 0
        kind: i64 = 0
        while kind < KINDS:
            gain = (frames[one + GAIN + kind] + (frames[two + GAIN + kind] if two != NONE else i64(0))) * times
            self.gain[at * KINDS + kind] = gain
            net += gain * self.worth[kind]
            if kind < RESOURCE_KINDS:
                price = frames[one + PAY + kind] + (frames[two + PAY + kind] if two != NONE else i64(0))
                self.pay[at * RESOURCE_KINDS + kind] = price
                net -= price * self.worth[kind]
                costs += price
            kind += 1
        self.spots[at] = spot
        self.sign[at] = frames[one + AGAIN] + (frames[two + AGAIN] if two != NONE else i64(0))
        self.free[at] = 1 if costs == 0 and self.sign[at] == 0 else 0
        self.net[at] = net
        self.count = at + 1

    def hope_for(self) -> None:
        """The most that each frame, and all behind it, could add if everything could be paid."""
        target: i64 = 0
        at: i64 = 0
        while at < self.count:
            if not self.sign[at] and self.net[at] > target:
                target = self.net[at]
            at += 1
        self.hope[self.count] = 0
        at = self.count - 1
        while at >= 0:
            best = self.net[at] + (target if self.sign[at] else i64(0))
            self.hope[at] = self.hope[at + 1] + (best if best > 0 and self.ahead[at] else i64(0))
            at -= 1

    # The best way.

    def solve(self) -> i64:
        """The most that the rest of the line can add to the value of what one has."""
        self.value = 0
        self.best = -1
        self.steps = 0
        self.exact = True
        self.bound = self.hope[0]
        self.walk(0)
        if not self.exact and self.best == self.bound:
            self.exact = True
        return self.best

    def walk(self, at: i64) -> None:
        while at < self.count and not self.ahead[at]:
            at += 1
        if at == self.count:
            if self.value > self.best:
                self.keep()
            return
        self.steps += 1
        if self.steps > MOST_STEPS:
            self.exact = False
            return
        if self.value + self.hope[at] <= self.best:
            return
        if self.sign[at]:
            self.walk_targets(at)
        elif self.affords(at):
            before = self.take(at)
            self.choice[at] = TAKEN
            self.walk(at + 1)
            self.give_back(at, before)
            if self.free[at]:
                return
        self.choice[at] = SKIPPED
        self.walk(at + 1)

    def walk_targets(self, at: i64) -> None:
        """AU-19: pay for the sign's frame, then for one other; the best targets first."""
        if not self.affords(at):
            return
        before = self.take(at)
        last: i64 = 1 << 60
        target = self.next_target(last, NONE)
        while target != NONE:
            if self.affords(target):
                rage = self.take(target)
                self.choice[at] = target
                self.walk(at + 1)
                self.give_back(target, rage)
            target = self.next_target(self.net[target], target)
        self.give_back(at, before)

    def next_target(self, net: i64, after: i64) -> i64:
        """The frame with the next smaller net; of equals the next one behind `after`."""
        best: i64 = NONE
        at: i64 = 0
        while at < self.count:
            if not self.sign[at] and (self.net[at] < net or (self.net[at] == net and at > after)):
                if best == NONE or self.net[at] > self.net[best]:
                    best = at
            at += 1
        return best

    def keep(self) -> None:
        self.best = self.value
        at: i64 = 0
        while at < self.count:
            self.best_choice[at] = self.choice[at]
            at += 1

    def affords(self, at: i64) -> bool:
        kind: i64 = 0
        while kind < RESOURCE_KINDS:
            if self.pay[at * RESOURCE_KINDS + kind] > self.stock[kind]:
                return False
            kind += 1
        return True

    def take(self, at: i64) -> i64:
        """Pay and gain; returns the rage before, because the end of the track forgets it (AU-25)."""
        rage = self.stock[RAGE]
        kind: i64 = 0
        while kind < KINDS:
            self.stock[kind] += self.gain[at * KINDS + kind]
            if kind < RESOURCE_KINDS:
                self.stock[kind] -= self.pay[at * RESOURCE_KINDS + kind]
            kind += 1
        self.value += self.net[at]
        if self.stock[RAGE] > self.rage_most:
            self.value -= (self.stock[RAGE] - self.rage_most) * self.worth[RAGE]
            self.stock[RAGE] = self.rage_most
        return rage

    def give_back(self, at: i64, rage: i64) -> None:
        lost = rage + self.gain[at * KINDS + RAGE] - self.stock[RAGE]
        kind: i64 = 0
        while kind < KINDS:
            self.stock[kind] -= self.gain[at * KINDS + kind]
            if kind < RESOURCE_KINDS:
                self.stock[kind] += self.pay[at * RESOURCE_KINDS + kind]
            kind += 1
        self.stock[RAGE] = rage
        self.value += lost * self.worth[RAGE] - self.net[at]

    # What was found.

    def choice_at(self, spot: i64) -> i64:
        """The best choice for the frame at a spot: SKIPPED, TAKEN, or the spot of a target."""
        at: i64 = 0
        while at < self.count:
            if self.spots[at] == spot:
                choice = self.best_choice[at]
                return choice if choice < 0 else self.spots[choice]
            at += 1
        return SKIPPED


def forecast(table: Table, seat: i64, worth: vec[i64]) -> dict[str, Json]:
    """The best way through the seat's arranged line, row by row, for people to read."""
    plan = Plan()
    start = table.at(seat, POINTER)
    plan.read(table, seat, worth, start)
    value = int(plan.solve())
    rows = [Receipt(), Receipt(), Receipt()]
    frames: list[Json] = []
    for at in range(plan.count):
        choice = int(plan.best_choice[at])
        if plan.spots[at] >= start and choice != SKIPPED:
            row = rows[row_of(plan.spots[at])]
            enter(plan, at, row)
            if choice != TAKEN:
                enter(plan, choice, row)
            target = None if choice == TAKEN else SPOT_NAMES[plan.spots[choice]]
            frames.append({"frame": SPOT_NAMES[plan.spots[at]], "target": target})
    listed: list[Json] = [{"pay": amounts(row.paid), "gain": amounts(row.gained)} for row in rows]
    return {"frames": frames, "rows": listed, "value": value, "exact": plan.exact, "bound": int(plan.bound)}


def enter(plan: Plan, at: int, row: Receipt) -> None:
    for kind in range(KINDS):
        row.gained[kind] += int(plan.gain[at * KINDS + kind])
        if kind < RESOURCE_KINDS:
            row.paid[kind] += int(plan.pay[at * RESOURCE_KINDS + kind])
