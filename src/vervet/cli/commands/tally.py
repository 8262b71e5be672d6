"""What a series of games came to, for people and for JSON."""

from vervet.core.json import Json
from vervet.core.state import Outcome
from vervet.lab.intervals import wilson


class Tally:
    """Wins by bot, endings, lengths."""

    def __init__(self, bots: list[str]) -> None:
        self.bots = bots
        self.wins = [0 for _ in bots]
        self.draws = 0
        self.shared = 0
        self.endings: dict[str, int] = {}
        self.lengths: list[int] = []

    @property
    def games(self) -> int:
        return len(self.lengths)

    @property
    def decisions(self) -> int:
        return sum(self.lengths)

    def add(self, outcome: Outcome, sitters: list[int], length: int) -> None:
        """Count a game; `sitters` says which bot sat in each seat. A shared win counts for everybody who shares it."""
        for seat in outcome.winners:
            self.wins[sitters[seat]] += 1
        self.draws += not outcome.winners
        self.shared += len(outcome.winners) > 1
        self.endings[outcome.reason] = self.endings.get(outcome.reason, 0) + 1
        self.lengths.append(length)

    def bot_json(self, index: int) -> dict[str, Json]:
        low, high = wilson(self.wins[index], self.games)
        share = self.wins[index] / self.games if self.games else 0.0
        return {
            "bot": self.bots[index],
            "wins": self.wins[index],
            "share": round(share, 4),
            "low": round(low, 4),
            "high": round(high, 4),
        }

    def to_json(self) -> dict[str, Json]:
        return {
            "games": self.games,
            "bots": [self.bot_json(index) for index in range(len(self.bots))],
            "draws": self.draws,
            "shared": self.shared,
            "endings": dict(sorted(self.endings.items())),
            "decisions": {
                "total": self.decisions,
                "mean": round(self.decisions / self.games, 2) if self.games else 0.0,
                "least": min(self.lengths, default=0),
                "most": max(self.lengths, default=0),
            },
        }
