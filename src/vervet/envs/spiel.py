"""Games for OpenSpiel: `vervet_itchy_monkey`, `vervet_after_us`, `vervet_cheeky_monkeys`, and any game of one's own,
with the options of each as parameters.

Chance moves once, at the root: it draws the deal. Every later shuffle follows from that draw but is seen by nobody, so
that the game is the same as if chance moved whenever cards are shuffled. Where nothing but the first player is drawn,
each first player is one outcome; elsewhere there are as many equally likely deals as the parameter `deals` says, or
exactly those of the seeds that a game was registered with: where these are all there are, the game is exact.
Players who are asked at the same time act one after the other and do not see each other's secrets (law 6).
"""

import json
from collections.abc import Mapping, Sequence
from itertools import chain
from typing import TypeAlias

import pyspiel

from vervet.catalog import games
from vervet.core.game import Game
from vervet.core.json import Json
from vervet.core.log import MOST_SEED
from vervet.core.option import Option, Subset
from vervet.envs.observer import FINGERPRINT_BITS, ViewObserver
from vervet.envs.play import Play
from vervet.envs.record import Record

Parameter: TypeAlias = int | bool | str

DEALS = 1000
MOST_DEALS = 1_000_000
# No rule says when a game with shuffled cards must be over; this is far longer than any ever seen.
LONGEST = 100_000
# An Itchy Monkey turn: settle, spawn, move, end, and an exchange for each of three queens.
DECISIONS_IN_A_TURN = 7
# Names of several things are joined by this, because a comma ends a parameter.
JOINT = "+"


def spiel_name(game: Game) -> str:
    return f"vervet_{game.name.replace('-', '_')}"


def parameter(option: Option) -> Parameter:
    """The default of an option as OpenSpiel can express it."""
    return JOINT.join(option.default) if isinstance(option.default, tuple) else option.default


def parameters(game: Game) -> dict[str, Parameter]:
    """What `pyspiel.load_game` takes, with the defaults."""
    found = {option.name.replace("-", "_"): parameter(option) for option in game.options.options}
    return found if game.open_information else {**found, "deals": DEALS}


def given_options(game: Game, params: Mapping[str, Parameter]) -> dict[str, object]:
    """Parameters as options; what is not one of them is left to the game to refuse."""
    lists = {option.name.replace("-", "_") for option in game.options.options if isinstance(option, Subset)}
    return {
        name: [word for word in str(value).split(JOINT) if word] if name in lists else value
        for name, value in params.items()
        if name != "deals"
    }


def game_type(game: Game, alone: bool = False) -> pyspiel.GameType:
    kinds = pyspiel.GameType
    hidden = kinds.Information.IMPERFECT_INFORMATION
    return kinds(
        short_name=spiel_name(game),
        long_name=f"Vervet {game.name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.PERFECT_INFORMATION if game.open_information else hidden,
        utility=kinds.Utility.GENERAL_SUM if alone else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=parameters(game),
    )


class Deals(list[int]):
    """The seeds of all deals, which never change: copies of a state share them."""

    def __deepcopy__(self, memo: dict[int, object]) -> "Deals":
        return self


class Eyes:
    """How the states of a game are looked at as lists of numbers, as `ViewObserver` writes them: the player, the
    observation, and with the log its fingerprint. Copies of a state share them, and so do all lists the numbers: only
    the list itself is made for each look."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.zero, self.one = 0.0, 1.0
        self.behind = play.seats + play.width
        self.blank: list[object] = [self.zero] * self.behind
        self.blank_with_log: list[object] = [self.zero] * (self.behind + FINGERPRINT_BITS)
        # The bits of every byte.
        self.bits = [[self.one if byte << bit & 128 else self.zero for bit in range(8)] for byte in range(256)]

    def look(self, record: Record, seat: int) -> list[object]:
        """What the seat may know now."""
        return self.written(self.blank[:], record, seat)

    def look_with_log(self, record: Record, seat: int) -> list[object]:
        """The same, and which log the seat has read."""
        numbers = self.written(self.blank_with_log[:], record, seat)
        if record.dealt:
            numbers[self.behind :] = chain.from_iterable([self.bits[byte] for byte in record.fingerprint(seat)])
        return numbers

    def written(self, numbers: list[object], record: Record, seat: int) -> list[object]:
        if record.dealt:
            numbers[seat] = self.one
            record.play.observe_in_list(seat, numbers, record.play.seats)
        return numbers

    def __deepcopy__(self, memo: dict[int, object]) -> "Eyes":
        return self

    def __reduce__(self) -> tuple[type["Eyes"], tuple[Play]]:
        return Eyes, (self.play,)


class VervetGame(pyspiel.Game):
    """A game with its options."""

    rules: Game
    exactly: tuple[int, ...] = ()

    def __init__(self, params: Mapping[str, Parameter] | None = None) -> None:
        rules = self.rules
        chosen = {**parameters(rules), **(params or {})}
        self.play = Play(rules, given_options(rules, chosen))
        self.seeds = Deals(self.exactly or seeds_of(self.play, chosen.get("deals", DEALS)))
        self.eyes = Eyes(self.play)
        seats = self.play.seats
        info = pyspiel.GameInfo(
            num_distinct_actions=self.play.actions,
            max_chance_outcomes=len(self.seeds),
            num_players=seats,
            min_utility=-1.0 if seats < 3 else -1.0 / (seats - 1),
            max_utility=1.0,
            utility_sum=None if seats == 1 else 0.0,
            max_game_length=longest(self.play),
        )
        super().__init__(game_type(rules, seats == 1), info, dict(params or {}))

    def new_initial_state(self) -> "VervetState":
        return VervetState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Mapping[str, Parameter] | None = None
    ) -> ViewObserver:
        if params:
            raise ValueError(f"expected no observation parameters, not {params}")
        return ViewObserver(self.play, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


def seeds_of(play: Play, deals: Parameter) -> list[int]:
    """A seed for each outcome of the chance node."""
    if not play.game.open_information:
        if isinstance(deals, bool) or not isinstance(deals, int) or not 1 <= deals <= MOST_DEALS:
            raise ValueError(f"deals: expected a whole number from 1 to {MOST_DEALS}, not {deals!r}")
        return list(range(deals))
    starts: dict[int, int] = {}
    for seed in range(64):
        starts.setdefault(int(play.game.begin(play.options, seed).hash()), seed)
    return list(starts.values())


def longest(play: Play) -> int:
    """A bound for the number of decisions."""
    rounds = play.options.get("rounds")
    if not play.game.open_information or not isinstance(rounds, int):
        return LONGEST
    return play.seats * (1 + DECISIONS_IN_A_TURN * rounds)


class VervetState(pyspiel.State):
    """A state of a game of the catalog; before the deal there is only chance."""

    def __init__(self, game: VervetGame) -> None:
        super().__init__(game)
        self.record = Record(game.play)
        self.seeds = game.seeds
        self.eyes = game.eyes

    # Python asks here. Otherwise OpenSpiel makes a new observer, and a new state for it, whenever it looks, and crosses
    # from Python into C++ and back several times for each question.

    def information_state_tensor(self, player: int | None = None) -> list[object]:
        seat = self.current_player() if player is None else player
        if 0 <= seat < self.record.play.seats:
            return self.eyes.look_with_log(self.record, seat)
        refused: list[object] = super().information_state_tensor(seat)  # in OpenSpiel's own words
        return refused

    def observation_tensor(self, player: int | None = None) -> list[object]:
        seat = self.current_player() if player is None else player
        if 0 <= seat < self.record.play.seats:
            return self.eyes.look(self.record, seat)
        refused: list[object] = super().observation_tensor(seat)
        return refused

    def legal_actions(self, player: int | None = None) -> list[int]:
        now = self.current_player()
        if now < 0:
            of_chance: list[int] = super().legal_actions() if player is None else super().legal_actions(player)
            return of_chance
        return self._legal_actions(now) if player in (None, now) else []

    def is_chance_node(self) -> bool:
        return not self.record.dealt

    def rewards(self) -> list[float]:
        return self.returns()

    def current_player(self) -> int:
        if not self.record.dealt:
            return int(pyspiel.PlayerId.CHANCE)
        seat = int(self.record.play.state.actor())
        return int(pyspiel.PlayerId.TERMINAL) if seat < 0 else seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.record.play.encoder.legal_numbers(self.record.play.state, player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        share = 1.0 / len(self.seeds)
        return [(outcome, share) for outcome in range(len(self.seeds))]

    def _apply_action(self, action: int) -> None:
        if self.record.dealt:
            self.record.act(action)
        else:
            self.record.deal(self.seeds[action])

    def _action_to_string(self, player: int, action: int) -> str:
        """The notation of the game; for what is not legal here, what its number means."""
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        play = self.record.play
        packed = play.action(player, action) if self.record.dealt else -1
        return play.encoder.describe(action) if packed < 0 else play.game.grammar.to_text(packed)

    def is_terminal(self) -> bool:
        return self.record.dealt and self.record.play.state.asked() == 0

    def returns(self) -> list[float]:
        return self.record.play.rewards() if self.is_terminal() else [0.0] * self.record.play.seats

    def __str__(self) -> str:
        position: Json = self.record.play.state.position() if self.record.dealt else "not dealt yet"
        return json.dumps(position, ensure_ascii=False)


def kind_of(game: Game, seeds: Sequence[int]) -> type[VervetGame]:
    """A class for each game, because OpenSpiel makes a game by calling its class."""
    about = f"{game.name} under the name `{spiel_name(game)}`."
    return type(spiel_name(game), (VervetGame,), {"rules": game, "exactly": tuple(seeds), "__doc__": about})


def register(game: Game, seeds: Sequence[int] = ()) -> str:
    """Tell OpenSpiel of a game; the class is kept, or it would be gone before OpenSpiel lets go of it."""
    if any(isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed <= MOST_SEED for seed in seeds):
        raise ValueError(f"seeds: expected whole numbers from 0 to {MOST_SEED}")
    kind = KINDS[game.name] = kind_of(game, seeds)
    KEPT.append(kind)
    pyspiel.register_game(game_type(game), kind)
    return spiel_name(game)


def register_all() -> tuple[str, ...]:
    """All games of the catalog, once."""
    return tuple(spiel_name(game) if game.name in KINDS else register(game) for game in games().values())


KINDS: dict[str, type[VervetGame]] = {}
KEPT: list[type[VervetGame]] = []
