"""The eleven laws in a sentence each, and what the kit raises when a game breaks one."""

import json
from typing import Final

from vervet.core.chain import entry_digest, head_of
from vervet.core.deal import Deal, Terms
from vervet.core.game import Game
from vervet.core.json import Json
from vervet.core.option import Options, options_json

NAMES: Final[dict[int, str]] = {
    1: "one source",
    2: "determinism",
    3: "legality is listable",
    4: "secrecy",
    5: "bots can't cheat",
    6: "simultaneous decisions commute",
    7: "every game ends",
    8: "copies are independent",
    9: "undo is information-safe",
    10: "every rule is traced",
    11: "chance has named streams",
}

SENTENCES: Final[dict[int, str]] = {
    1: "The rules give the same hash chain interpreted and compiled.",
    2: "Game, options, seed and actions give the same game everywhere.",
    3: "A seat that is asked has a legal action; apply accepts exactly those listed, and refuses others with a rule.",
    4: "What reaches a seat depends on nothing but what the seat may know, and what it learnt it never forgets.",
    5: "determinize deals anew all that the seat does not know, from nothing but what it knows.",
    6: "Decisions asked for at the same time give the same state in any order of arrival.",
    7: "Random play ends, and the payoffs say who won.",
    8: "Copies, positions, notation, JSON and reprs give back what went in, sharing nothing; events are as declared.",
    9: "An action that leaves lessons() of its seat alone taught nobody anything, so that it may be taken back.",
    10: "Every rule has a test marked with its id.",
    11: "All that is drawn comes from named streams, each once, and nothing told holds key, seed or draws to come.",
}


class LawBroken(AssertionError):
    """A law, how it was broken, and the log that leads there: `vervet.core.log.replay(game, broken.log)`."""

    def __init__(self, law: int, what: str, options: Options, seed: int, log: dict[str, Json]) -> None:
        self.law = law
        self.sentence = SENTENCES[law]
        self.what = what
        self.options = options
        self.seed = seed
        self.log = log
        super().__init__(
            f"law {law}, {NAMES[law]}: {what}\n"
            f"  the law: {self.sentence}\n"
            f"  seed {seed}, options {options}, after {self.decisions} decisions; log: {json.dumps(log)}"
        )

    @property
    def decisions(self) -> int:
        actions = self.log["actions"]
        return len(actions) if isinstance(actions, list) else 0


def log_so_far(game: Game, options: Options, seed: int, actions: list[tuple[int, int]]) -> dict[str, Json]:
    """A log that `replay` takes; an action that has no notation (law 8) stays a number."""
    terms = Terms("", game.name, game.version, options_json(options), [])
    deal = Deal(seed)
    lines = [f"{seat} {notation(game, action)}" for seat, action in actions]
    digests = [entry_digest(deal.secret, number, line) for number, line in enumerate(lines, 1)]
    head = head_of(terms.digest(), b"", digests).hex()
    return {**terms.document(), "deal": deal.document(), "actions": list(lines), "head": head}


def notation(game: Game, action: int) -> str:
    try:
        return game.grammar.to_text(action)
    except (ValueError, LookupError):
        return str(action)
