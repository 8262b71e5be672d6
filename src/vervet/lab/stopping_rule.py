"""When a run ends: after a number of games fixed beforehand, or by a rule under which one may look at any time."""

from vervet.lab.folder import CHANGED, ORIGINAL, Folder
from vervet.lab.intervals import always_valid
from vervet.lab.measures import Moments, differences, measure

# How often the rule looks, in games by the order of their numbers: the end does not depend on who played them where.
EVERY = 500
LEAST = 1000


class Stopping:
    """With `until`, the run ends when every headline share (in a comparison, every difference) is known to within that,
    by intervals that hold at every moment at once. Without, it ends when all planned games are played."""

    def __init__(self, until: float | None) -> None:
        self.until = until
        self.moments = Moments()

    @property
    def tuned_for(self) -> int:
        """About how many games it should take, from the target alone."""
        assert self.until is not None
        return max(LEAST, round((1.25 / self.until) ** 2))

    def reached(self, folder: Folder) -> bool:
        """Look at every checkpoint that has been passed, each once."""
        if self.until is None:
            return False
        if folder.document["stopped"] is not None:
            return True
        complete = min(prefix(folder, side) for side in folder.sides)
        while self.moments.games + EVERY <= min(complete, folder.games):
            self.look(folder)
            if self.moments.games >= LEAST and self.half_width() <= self.until:
                folder.note_stop(self.moments.games)
                return True
        return False

    def review(self, folder: Folder) -> None:
        """Look again at everything that was looked at, for the intervals of a report."""
        while self.until is not None and self.moments.games < folder.games:
            self.look(folder, min(EVERY, folder.games - self.moments.games))

    def look(self, folder: Folder, games: int = EVERY) -> None:
        """The next games."""
        first = folder.window(ORIGINAL, self.moments.games, games)
        numbers = measure(first, folder.settings[ORIGINAL])
        if CHANGED in folder.sides:
            second = folder.window(CHANGED, self.moments.games, games)
            numbers = differences(numbers, measure(second, folder.settings[CHANGED]), games)
        self.moments.add(games, {name: values for name, values in numbers.items() if is_headline(name)})

    def half_width(self, name: str = "") -> float:
        """Of the widest headline number, or of one."""
        names = [name] if name else list(self.moments.sums)
        count = len(self.moments.sums)
        return max(
            always_valid(self.moments.games, self.moments.deviation(one), count, self.tuned_for) for one in names
        )


def is_headline(name: str) -> bool:
    """The numbers that the rule watches: who wins, by place at the table and by bot."""
    return name.startswith(("place-", "bot-"))


def prefix(folder: Folder, side: str) -> int:
    """How many games from the first on are finished without a gap."""
    gaps = folder.missing(side)
    return gaps[0][0] if gaps else folder.games
