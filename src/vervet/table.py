"""The front door: a game for programs that speak in words.

    >>> import vervet
    >>> table = vervet.new("itchy-monkey", players=2, seed=7)
    >>> table.legal()[:2]
    ['place a7', 'place b7']

Beneath it lies the packed contract (`table.state`), for whoever needs millions of decisions a second.
"""

import secrets
from collections.abc import Callable, Mapping
from typing import SupportsIndex

from vervet import catalog
from vervet.bots.bot import Bot, BotError
from vervet.bots.roster import make_bot
from vervet.boxes import BoxError
from vervet.core.action import ActionError
from vervet.core.event import Event
from vervet.core.excerpt import shown
from vervet.core.game import Game
from vervet.core.json import Json
from vervet.core.log import replay as replay_match
from vervet.core.match import LogError, Match, counted
from vervet.core.number import seat_number
from vervet.core.refusal import IllegalAction, Refusal
from vervet.core.state import Outcome, State

# Seeds that are drawn stay short enough to be read aloud.
SEED_BITS = 31


class Table:
    """A game being played: what may be done, what was done, and what each seat may know of it.

    Actions are lines of notation, the same that the terminal reads and a log holds. `legal` and `play` without a seat
    are about the seat that is asked to decide, the first one if several are.
    """

    def __init__(self, match: Match) -> None:
        self.match = match

    # What is asked, and what may be done.

    @property
    def game(self) -> Game:
        """The game: its name, its options, its grammar."""
        return self.match.game

    @property
    def state(self) -> State:
        """The true state, in the packed contract: everything is in it, so never show it to a player."""
        return self.match.state

    @property
    def seed(self) -> int | None:
        """The number that the game was dealt from; None where a server dealt it from everybody's."""
        return self.match.seed

    @property
    def seats(self) -> int:
        """How many seats there are; they are numbered from 0 on."""
        return int(self.state.seats)

    @property
    def asked(self) -> list[int]:
        """The seats that must decide now; none when the game is over."""
        return self.state.asked_seats()

    @property
    def seat(self) -> int | None:
        """The first seat that must decide now; None when the game is over."""
        return next(iter(self.asked), None)

    def legal(self, seat: SupportsIndex | None = None) -> list[str]:
        """All that a seat may do now, in notation: nothing where it is not asked."""
        at = self.seat if seat is None else seat
        actions = [] if at is None else self.state.legal_actions(at)
        return [self.game.grammar.to_text(action) for action in actions]

    def play(self, action: str | SupportsIndex, seat: SupportsIndex | None = None) -> list[Event]:
        """Carry out an action of a seat; returns what happened.

        Raises `IllegalAction` with rule and reason where the rules refuse it, and `ActionError` where the line is not
        an action at all; the table is then as it was. A packed action is taken, too.
        """
        return self.match.act((self.seat or 0) if seat is None else seat, self.packed(action))

    def packed(self, action: str | SupportsIndex) -> SupportsIndex:
        """The number of an action in notation; a packed one is left as it is."""
        if isinstance(action, str):
            return self.game.grammar.from_text(action)
        if not hasattr(action, "__index__"):
            line = next(iter(self.legal()), "")
            example = f" such as {line!r}" if line else ""
            raise ActionError(f"expected an action, a line of notation{example} or its number, not {shown(action)}")
        return action

    # What is known.

    def view(self, seat: SupportsIndex | None = None) -> dict[str, Json]:
        """All that a seat may know, as a document; without a seat what a spectator may know."""
        return self.state.view(seat)

    def draw(self, seat: SupportsIndex | None = None) -> str:
        """The table as a seat sees it, drawn as the terminal draws it; without a seat as a spectator sees it."""
        from vervet.drawing import draw

        return draw(self.game, self.state, None if seat is None else seat_number(seat, self.seats))

    def advice(self, seat: SupportsIndex | None = None) -> Mapping[str, Json] | None:
        """What the game advises a seat to do, as a document of its own shape, from what the seat may know; None where
        it has nothing to say."""
        at = self.seat if seat is None else seat
        return None if at is None else self.state.advice(at)

    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return self.state.outcome()

    # What was done.

    def undo(self, seat: SupportsIndex | None = None) -> None:
        """Take a seat's last action back; without a seat the last action of all.

        Raises `IllegalAction` where anybody has learnt something from it, or others have built on it (law 9).
        """
        steps = self.match.steps
        if seat is None and not steps:
            raise IllegalAction(Refusal("", "undo-impossible"))
        self.match.undo(steps[-1].seat if seat is None else seat)

    def log(self) -> dict[str, Json]:
        """The match as a document that `vervet.replay` takes back; what is secret is in it."""
        return self.match.log()

    def copy(self) -> "Table":
        """An equal table that goes on independently."""
        return replay(self.log(), self.game)

    # Other ways to copy a Python object mean the same.

    def __copy__(self) -> "Table":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "Table":
        return self.copy()

    def __reduce__(self) -> tuple[Callable[..., "Table"], tuple[dict[str, Json], str | Game]]:
        """Pickled as its log; a game that is not in the catalog is pickled along."""
        listed = catalog.games().get(self.game.name) is self.game
        return replay, (self.log(), self.game.name if listed else self.game)

    def __str__(self) -> str:
        """The table as the seat that is asked sees it, hand included; once the game is over, as a spectator does."""
        return self.draw(self.seat)

    def __repr__(self) -> str:
        outcome = self.outcome()
        asked = ", ".join(map(str, self.asked))
        now = f"asked: {asked}" if outcome is None else f"over: {outcome.reason}, won by {list(outcome.winners)}"
        return f"<Table: {self.game.name} for {self.seats}, seed {self.seed}, {counted(self.match.version)}, {now}>"


class Player:
    """A bot that plays at tables, in whatever seat it is asked for; it gets nothing but what the seat may know."""

    def __init__(self, bot: Bot, name: str) -> None:
        self.bot = bot
        self.name = name

    def choose(self, table: Table, seat: SupportsIndex | None = None) -> str:
        """What the bot would do in a seat, in notation."""
        if not isinstance(table, Table):
            raise BotError(f"expected a table, as vervet.new makes it, not {shown(table)}")
        at = table.seat if seat is None else seat
        if at is None:
            raise BotError("expected a table at which a seat is asked to decide, but the game is over")
        return table.game.grammar.to_text(self.decision(table, at))

    def decision(self, table: Table, seat: SupportsIndex) -> int:
        """What the bot decides, if that is one of the legal actions; raises `BotError` for anything else."""
        expected = "expected think(world, seat) to return one of world.legal_actions(seat)"
        try:
            # Whoever wrote the bot may return anything, whatever the types say.
            chosen: object = self.bot.choose(table.state, seat)
        except TypeError as error:
            # Compiled, `choose` itself complains of an answer that is no number; any other mistake is the bot's own.
            if innermost(error) == "choose":
                raise BotError(f"{self.name}: {expected}, but {error}") from None
            raise
        if not isinstance(chosen, int) or chosen not in table.state.legal_actions(seat):
            raise BotError(f"{self.name}: {expected}, not {shown(chosen)}")
        return int(chosen)

    def __repr__(self) -> str:
        return f"<Player: {self.name}>"


def innermost(error: Exception) -> str:
    """The function in which an error was raised."""
    at = error.__traceback__
    while at is not None and at.tb_next is not None:
        at = at.tb_next
    return at.tb_frame.f_code.co_name if at is not None else ""


def new(game: str | Game, players: int | None = None, seed: SupportsIndex | None = None, **options: object) -> Table:
    """A new table: `vervet.new("itchy-monkey", players=2, seed=7, spies=True)`, of a game by name or of your own.

    The same seed deals the same game; without one it is drawn. Options are those of the game (`game.options`), `-` in
    their names written `_`. Raises `UnknownGame`, `OptionError` for what cannot be played, and `NumberError` for
    what cannot be a seed.
    """
    chosen = game_of(game)
    given = {name.replace("_", "-"): value for name, value in options.items()}
    if players is not None:
        given["players"] = players
    return Table(Match(chosen, chosen.options.read(given), secrets.randbits(SEED_BITS) if seed is None else seed))


def bot(name: str | Bot, seed: SupportsIndex | None = None) -> Player:
    """A bot by name (`random`, `heuristic`, `mcts-200`, …), or one of your own; raises `BotError`.

    With the same seed it plays the same; without one it is 0. A bot of your own got its seed when it was made.
    """
    if isinstance(name, Bot):
        if seed is not None:
            made = f"{type(name).__name__}({shown(seed)})"
            raise BotError(f"expected no seed with a bot that is made already: write {made}")
        return Player(name, type(name).__name__)
    if not isinstance(name, str):
        raise BotError(f"expected the name of a bot, or a Bot, not {shown(name)}")
    return Player(make_bot(name, 0 if seed is None else seed), name)


def replay(log: Mapping[str, Json], game: str | Game | None = None) -> Table:
    """The table that a log leads to, every action and the outcome checked; raises `LogError`.

    The log names its game; a game that is not in the catalog has to be given.
    """
    if not isinstance(log, Mapping):
        raise LogError(f"expected a log, a dict as table.log() or json.loads gives it, not {type(log).__name__}")
    if game is None:
        named = log.get("game")
        if not isinstance(named, str) or named not in catalog.games():
            raise LogError(f"expected a log of one of {', '.join(catalog.games())}, not of {str(named)[:60]!r}")
        try:
            game = catalog.games_for(log)[named]
        except BoxError as error:
            raise LogError(str(error)) from None
    return Table(replay_match(game_of(game), log))


def game_of(game: str | Game) -> Game:
    return game if isinstance(game, Game) else catalog.game(game)
