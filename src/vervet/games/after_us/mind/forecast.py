"""What a line can give: the best way through it, skipping where that pays.

The best is exact for any value that is a sum over what one ends up with, while no rage is spent and no object used in
between: every choice is tried that could still beat the best found. Should that ever take too many steps, the search
stops, `exact` is false, and `bound` is what no way through the line can exceed.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vervet.games.after_us.box.box import AGAIN, GAIN, NONE, PAY, PER_TAMARIN, SPECIES_NEEDED, zeros
from vervet.games.after_us.box.spots import INNER, JOINED, PER_PLACE, PER_ROW, ROWS
from vervet.games.after_us.box.words import RAGE
from vervet.games.after_us.mind.search_memory import Visited
from vervet.games.after_us.rules.table import Table

# A line of five has at most 57 closed frames, and the cards in hand form at most 105 in all their orders.
MOST: Final = 64
MOST_FRAMES: Final = 128
KINDS: Final = 6
RESOURCE_KINDS: Final = 4
SKIPPED: Final = -1
TAKEN: Final = -2
MOST_STEPS: Final = 20_000


class Plan:
    """Frames with what they cost and give, a line of them, and the best way through it; to be used again and again."""

    def __init__(self) -> None:
        # The frames: costs, changes of what one has, what that adds to the value, the sign, whether it is free.
        self.frames: i64 = 0
        self.pay: vec[i64] = zeros(MOST_FRAMES * RESOURCE_KINDS)
        self.change: vec[i64] = zeros(MOST_FRAMES * KINDS)
        self.net: vec[i64] = zeros(MOST_FRAMES)
        self.sign: vec[i64] = zeros(MOST_FRAMES)
        self.free: vec[i64] = zeros(MOST_FRAMES)
        # The line: which frame stands at which spot, from the left and the top on. Those from `start` on are ahead.
        self.count: i64 = 0
        self.start: i64 = 0
        self.line: vec[i64] = zeros(MOST)
        self.spots: vec[i64] = zeros(MOST)
        # What a place of the line and all after it could add at most.
        self.hope: vec[i64] = zeros(MOST + 1)
        # What is chosen at each place: SKIPPED, TAKEN, or the place of a target.
        self.choice: vec[i64] = zeros(MOST)
        self.best_choice: vec[i64] = zeros(MOST)
        # The places of frames without a sign, from the one that adds most on.
        self.targets: vec[i64] = zeros(MOST)
        self.target_count: i64 = 0
        self.visited = Visited()
        self.stock: vec[i64] = zeros(KINDS)
        self.worth: vec[i64] = zeros(KINDS)
        self.rage_most: i64 = 0
        self.tamarins: i64 = 0
        self.species: i64 = 0
        self.value: i64 = 0
        self.best: i64 = 0
        self.steps: i64 = 0
        self.most_steps: i64 = MOST_STEPS
        self.bound: i64 = 0
        self.exact: bool = True

    # Reading cards and lines.

    def begin(self, table: Table, board: i64, worth: vec[i64]) -> None:
        """What the player has, and what the conditions of frames look at."""
        self.frames = 0
        self.count = 0
        self.start = 0
        self.worth = worth
        self.rage_most = table.box.rage_most
        self.tamarins = table.tamarins(board)
        self.species = table.species_in_line(board)
        kind: i64 = 0
        while kind < KINDS:
            self.stock[kind] = table.at(board, kind)
            kind += 1

    def enter(self, columns: vec[i64], one: i64, two: i64) -> i64:
        """A frame of one half or two, from the columns of the box; NONE when too few species are there (AU-17)."""
        if columns[one + SPECIES_NEEDED] > self.species:
            return NONE
        frame = self.frames
        times: i64 = self.tamarins if columns[one + PER_TAMARIN] else 1
        net: i64 = 0
        costs: i64 = 0
        kind: i64 = 0
        while kind < KINDS:
            change = (columns[one + GAIN + kind] + (columns[two + GAIN + kind] if two != NONE else i64(0))) * times
            if kind < RESOURCE_KINDS:
                price = columns[one + PAY + kind] + (columns[two + PAY + kind] if two != NONE else i64(0))
                self.pay[frame * RESOURCE_KINDS + kind] = price
                costs += price
                change -= price
            self.change[frame * KINDS + kind] = change
            net += change * self.worth[kind]
            kind += 1
        self.sign[frame] = columns[one + AGAIN] + (columns[two + AGAIN] if two != NONE else i64(0))
        self.free[frame] = 1 if costs == 0 and self.sign[frame] == 0 else 0
        self.net[frame] = net
        self.frames = frame + 1
        return frame

    def stand(self, frame: i64, spot: i64) -> None:
        """The next frame of the line."""
        if frame != NONE:
            self.line[self.count] = frame
            self.spots[self.count] = spot
            self.count += 1

    def read(self, table: Table, board: i64, worth: vec[i64], start: i64 = 0) -> None:
        """All closed frames of the board's line whose condition is met; those before spot `start` only as targets."""
        self.begin(table, board, worth)
        box = table.box
        places = table.places(board)
        row: i64 = 0
        while row < ROWS:
            place: i64 = 0
            while place < places:
                card = table.card_at(board, place)
                if card != NONE:
                    spot = row * PER_ROW + place * PER_PLACE
                    inner: i64 = 0
                    while inner < INNER:
                        one = box.inner_frame(card, row, inner)
                        if one != NONE:
                            self.stand(self.enter(box.frames, one, NONE), spot + inner)
                        inner += 1
                    right: i64 = NONE
                    if place + 1 < places:
                        right = table.card_at(board, place + 1)
                    if right != NONE and box.right_half(card, row) != NONE and box.left_half(right, row) != NONE:
                        frame = self.enter(box.frames, box.right_half(card, row), box.left_half(right, row))
                        self.stand(frame, spot + JOINED)
                place += 1
            row += 1
        while self.start < self.count and self.spots[self.start] < start:
            self.start += 1
        self.hope_for()

    def hope_for(self) -> None:
        """The most that each place, and all after it, could add if everything could be paid."""
        target: i64 = 0
        at: i64 = 0
        while at < self.count:
            frame = self.line[at]
            if not self.sign[frame] and self.net[frame] > target:
                target = self.net[frame]
            at += 1
        self.hope[self.count] = 0
        at = self.count - 1
        while at >= self.start:
            frame = self.line[at]
            most = self.net[frame] + (target if self.sign[frame] else i64(0))
            self.hope[at] = self.hope[at + 1] + (most if most > 0 else i64(0))
            at -= 1

    # The best way.

    def solve(self, beat: i64 = -1, most_steps: i64 = MOST_STEPS) -> i64:
        """The most that the line from `start` on can add to the value of what one has; `beat` if it is not more."""
        self.value = 0
        self.best = beat
        self.steps = 0
        self.most_steps = most_steps
        self.exact = True
        self.bound = self.hope[self.start]
        self.visited.begin()
        self.sort_targets()
        self.walk(self.start)
        if self.best == self.bound:
            self.exact = True
        return self.best

    def walk(self, at: i64) -> None:
        """All ways from a place on that could still be the best."""
        if at == self.count:
            if self.value > self.best:
                self.keep()
            return
        if self.value + self.hope[at] <= self.best:
            return
        self.steps += 1
        if self.steps > self.most_steps:
            self.exact = False
            return
        frame = self.line[at]
        if not self.free[frame] and self.visited.is_worse(at, self.stock, self.value):
            return
        if self.sign[frame]:
            if self.affords(frame):
                self.walk_targets(at, frame)
        elif self.affords(frame):
            rage = self.take(frame)
            self.choice[at] = TAKEN
            self.walk(at + 1)
            self.give_back(frame, rage)
            if self.free[frame]:
                return
        self.choice[at] = SKIPPED
        self.walk(at + 1)

    def walk_targets(self, at: i64, frame: i64) -> None:
        """AU-19: pay for the sign's frame, then for one other; the best targets first."""
        rage = self.take(frame)
        tried: i64 = 0
        while tried < self.target_count:
            target = self.targets[tried]
            other = self.line[target]
            if self.value + self.net[other] + self.hope[at + 1] <= self.best:
                break
            if self.affords(other):
                other_rage = self.take(other)
                self.choice[at] = target
                self.walk(at + 1)
                self.give_back(other, other_rage)
            tried += 1
        self.give_back(frame, rage)

    def sort_targets(self) -> None:
        """The frames that a sign could reactivate, the best first."""
        self.target_count = 0
        at: i64 = 0
        while at < self.count:
            if not self.sign[self.line[at]]:
                place = self.target_count
                while place > 0 and self.net[self.line[self.targets[place - 1]]] < self.net[self.line[at]]:
                    self.targets[place] = self.targets[place - 1]
                    place -= 1
                self.targets[place] = at
                self.target_count += 1
            at += 1

    def keep(self) -> None:
        self.best = self.value
        at = self.start
        while at < self.count:
            self.best_choice[at] = self.choice[at]
            at += 1

    def affords(self, frame: i64) -> bool:
        pay = self.pay
        stock = self.stock
        first = frame * RESOURCE_KINDS
        return (
            pay[first] <= stock[0]
            and pay[first + 1] <= stock[1]
            and pay[first + 2] <= stock[2]
            and pay[first + 3] <= stock[3]
        )

    def take(self, frame: i64) -> i64:
        """Pay and gain; returns the rage before, because the end of the track forgets it (AU-25)."""
        stock = self.stock
        change = self.change
        rage = stock[RAGE]
        first = frame * KINDS
        kind: i64 = 0
        while kind < KINDS:
            stock[kind] += change[first + kind]
            kind += 1
        self.value += self.net[frame]
        if stock[RAGE] > self.rage_most:
            self.value -= (stock[RAGE] - self.rage_most) * self.worth[RAGE]
            stock[RAGE] = self.rage_most
        return rage

    def give_back(self, frame: i64, rage: i64) -> None:
        stock = self.stock
        change = self.change
        first = frame * KINDS
        lost = rage + change[first + RAGE] - stock[RAGE]
        kind: i64 = 0
        while kind < KINDS:
            stock[kind] -= change[first + kind]
            kind += 1
        stock[RAGE] = rage
        self.value += lost * self.worth[RAGE] - self.net[frame]

    # What was found.

    def choice_at(self, spot: i64) -> i64:
        """The best choice for the frame at a spot: SKIPPED, TAKEN, or the spot of a target."""
        at = self.start
        while at < self.count:
            if self.spots[at] == spot:
                choice = self.best_choice[at]
                return choice if choice < 0 else self.spots[choice]
            at += 1
        return SKIPPED

    def best_target(self) -> i64:
        """The place of the frame most worth a reactivation from what one has; NONE when none is."""
        self.sort_targets()
        tried: i64 = 0
        while tried < self.target_count:
            at = self.targets[tried]
            if self.affords(self.line[at]):
                return at if self.net[self.line[at]] > 0 else i64(NONE)
            tried += 1
        return NONE

    def gain_at(self, place: i64) -> i64:
        """What the frame at a place of the line adds to the value."""
        return self.net[self.line[place]]
