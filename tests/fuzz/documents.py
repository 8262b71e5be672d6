"""Files that people write or keep: positions, logs and boxes. They are read by the same code wherever they come from,
so no server is needed; whatever is wrong with one must be said in one of our own errors."""

from pathlib import Path
from random import Random
from typing import Any

from msgspec import json

from tests.fuzz.mutation import changed_bytes, changed_document
from tests.fuzz.tally import ANSWERED, BROKEN, REFUSED
from vervet import catalog
from vervet.catalog import UnknownGame, printed_box
from vervet.core.action import ActionError
from vervet.core.document import DocumentError
from vervet.core.log import replay
from vervet.core.match import LogError
from vervet.core.misfit import Misfit
from vervet.core.number import NumberError
from vervet.core.option import OptionError
from vervet.core.refusal import IllegalAction
from vervet.core.start import StartError
from vervet.core.strict import StrictError
from vervet.core.verify import verify

OURS = (
    *(DocumentError, OptionError, ActionError, IllegalAction, LogError, Misfit, NumberError, StartError, StrictError),
    UnknownGame,
)
GAMES = ("itchy-monkey", "after-us", "cheeky-monkeys")
GOLDEN = Path(__file__).parents[1] / "games"
SHORT = 6000


class Documents:
    """What there is to change: positions in the middle of games, short logs, and the boxes."""

    def __init__(self) -> None:
        self.games = catalog.games()
        self.positions = [(name, position(name, moves)) for name in GAMES for moves in (0, 9, 40)]
        self.logs = [json.decode(file.read_bytes()) for file in sorted(GOLDEN.glob("*/golden/*.json"))]
        self.logs = sorted(self.logs, key=lambda log: len(log["actions"]))[:12]
        self.boxes = [(name.replace("-", "_"), box) for name in GAMES if (box := printed_box(name))]

    def throw(self, random: Random) -> tuple[str, bytes]:
        way = random.randrange(40)
        if way < 30:
            name, document = random.choice(self.positions)
            changed = changed_document(random, document)
            return self.end(lambda: self.games[name].load(changed)), json.encode(changed)[:SHORT]
        if way < 38:
            log = changed_document(random, random.choice(self.logs))
            read = random.choice((self.verify, self.replay))
            return self.end(lambda: read(log)), json.encode(log)[:SHORT]
        folder, box = random.choice(self.boxes)
        text = changed_bytes(random, box.encode()).decode("utf-8", "replace")
        return self.end(lambda: from_box(folder, text)), text.encode()[:SHORT]

    def verify(self, log: Any) -> None:
        # Whether there is an object at all is for whoever opens the file to see, and they do.
        if isinstance(log, dict):
            verify(self.games, log)

    def replay(self, log: Any) -> None:
        if not isinstance(log, dict) or not isinstance(log.get("game"), str) or log["game"] not in self.games:
            raise LogError("no log")
        replay(self.games[log["game"]], log)

    def end(self, read: Any) -> str:
        try:
            read()
        except OURS:
            return REFUSED
        except Exception as error:
            return f"{BROKEN}: {type(error).__name__} {error}"
        return ANSWERED


def position(name: str, moves: int) -> Any:
    random = Random(moves)
    state = catalog.game(name).new(seed=moves)
    for _ in range(moves):
        asked = state.asked_seats()
        if not asked:
            break
        state.apply(asked[0], random.choice(state.legal_actions(asked[0])))
    return json.decode(json.encode(state.position()))


def from_box(folder: str, text: str) -> None:
    from importlib import import_module

    import_module(f"vervet.games.{folder}.game").from_box(text)
