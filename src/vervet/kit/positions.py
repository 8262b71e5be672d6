"""Law 8: a position file holds the complete state, and a damaged one is refused."""

import json

from vervet.core.game import PositionError
from vervet.core.json import Json
from vervet.core.rng import Random
from vervet.core.state import State
from vervet.kit.examiner import Examiner
from vervet.kit.sight import act, difference, some_move, text, unlike_json, whole
from vervet.kit.trial import Trial

PLAYED = 10
DAMAGES = 6
NUDGES = 6
LONGEST = 100
NEAR = 9
WRONG: tuple[Json, ...] = (None, "?", -1, 10**9, 0.5, True, [], {}, [None], {"?": 0})
WRONG_DOCUMENTS: tuple[Json, ...] = tuple(value for value in WRONG if not isinstance(value, dict))


class Positions:
    """Saves, loads and damages positions, for the law that owns it."""

    def __init__(self, law: Examiner) -> None:
        self.law = law
        self.first: dict[str, str] = {}
        self.varying: set[str] = set()

    def check(self, trial: Trial) -> None:
        """The random numbers to come are part of the state too."""
        state = trial.state
        position = state.position()
        fault = unlike_json(position, "position")
        self.law.require(not fault, trial, fault)
        for viewer in [*trial.seats(), None]:
            fault = unlike_json(state.view(viewer), f"view({viewer})")
            self.law.require(not fault, trial, fault)
        loaded = trial.game.load(json.loads(text(position)))
        before, now = whole(state), whole(loaded)
        self.law.require(now == before, trial, f"a position file loses something: {difference(before, now)}")
        self.play_on(trial, loaded)
        self.note(position)
        self.check_damaged(trial, position)
        self.check_hash(trial, position)

    def check_way_back(self, trial: Trial) -> None:
        """The same in short: the file is read, says the same again, and the state plays on in the same way."""
        position = text(trial.state.position())
        try:
            loaded = trial.game.load(json.loads(position))
        except PositionError as error:
            raise self.law.broken(trial, f"a position refuses its own file: {error}") from error
        again = text(loaded.position())
        self.law.require(again == position, trial, f"a position file loses something: {difference(position, again)}")
        what = "a state has a different hash when it comes from its position file"
        self.law.require(loaded.hash() == trial.state.hash(), trial, what)
        self.play_on(trial, loaded)

    def play_on(self, trial: Trial, loaded: State) -> None:
        state = trial.state.copy()
        rng = trial.rng.copy()
        for _ in range(PLAYED):
            move = some_move(state, rng)
            if move is None:
                return
            act(state, *move)
            loaded.apply(*move)
            what = "a state loaded from a position file plays on differently"
            self.law.require(state.hash() == loaded.hash(), trial, what)

    def check_damaged(self, trial: Trial, position: Json) -> None:
        """A file that is not an object is refused. One that is wrong in another way gives a PositionError, or a state
        (only the game knows what it can do without), and nothing else."""
        hopeless = WRONG_DOCUMENTS[trial.rng.below(len(WRONG_DOCUMENTS))]
        for damaged in [hopeless, *(damage(json.loads(text(position)), trial.rng) for _ in range(DAMAGES))]:
            try:
                trial.game.load(damaged)
                what = f"{text(damaged)[:60]} is not an object, but was taken for a position"
                self.law.require(isinstance(damaged, dict), trial, what)
            except PositionError as error:
                self.law.require(bool(str(error)), trial, "a PositionError says nothing")
            except Exception as error:
                what = f"a damaged position raises {error!r} instead of PositionError: {text(damaged)[:2000]}"
                raise self.law.broken(trial, what) from error

    def check_hash(self, trial: Trial, position: Json) -> None:
        """A position that differs a little and plays differently has a different hash."""
        varying = sorted(self.varying)
        for _ in range(NUDGES if varying and isinstance(position, dict) else 0):
            assert isinstance(position, dict)
            key = varying[trial.rng.below(len(varying))]
            nudged = {**position, key: nudge(json.loads(text(position.get(key))), trial.rng)}
            try:
                loaded = trial.game.load(nudged)
            except PositionError:
                continue
            if loaded.hash() == trial.state.hash():
                what = f"states of the same hash play differently: {difference(text(position), text(nudged))}"
                self.law.require(play_alike(trial.state.copy(), loaded, trial.rng), trial, what)

    def note(self, position: Json) -> None:
        """Learn which parts of a position vary from state to state; the others are settings, which no hash needs."""
        for key, part in parts(position).items():
            if self.first.setdefault(key, part) != part:
                self.varying.add(key)


def parts(position: Json) -> dict[str, str]:
    return {key: text(part) for key, part in position.items()} if isinstance(position, dict) else {}


def play_alike(one: State, other: State, rng: Random) -> bool:
    """Whether two states offer the same actions and come to the same end, as far as one random line shows."""
    for _ in range(LONGEST):
        seats = range(one.seats)
        if [sorted(one.legal_actions(seat)) for seat in seats] != [sorted(other.legal_actions(seat)) for seat in seats]:
            return False
        move = some_move(one, rng)
        if move is None:
            break
        act(one, *move)
        other.apply(*move)
    return repr(one.outcome()) == repr(other.outcome())


def damage(value: Json, rng: Random) -> Json:
    """The document with one thing in it missing, doubled or wrong."""
    if isinstance(value, dict) and value and rng.below(4):
        key = sorted(value)[rng.below(len(value))]
        if rng.below(5) == 0:
            return {name: part for name, part in value.items() if name != key}
        return {**value, key: damage(value[key], rng)}
    if isinstance(value, list) and value and rng.below(3):
        index = rng.below(len(value))
        if rng.below(5) == 0:
            return value[:index] + value[index + 1 :]
        return [*value[:index], damage(value[index], rng), *value[index + 1 :]]
    return WRONG[rng.below(len(WRONG))]


def nudge(value: Json, rng: Random) -> Json:
    """The document with one number in it a little higher or lower, or one flag turned."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + rng.below(1 + 2 * NEAR) - NEAR
    if isinstance(value, list) and value:
        index = rng.below(len(value))
        return [*value[:index], nudge(value[index], rng), *value[index + 1 :]]
    if isinstance(value, dict) and value:
        key = sorted(value)[rng.below(len(value))]
        return {**value, key: nudge(value[key], rng)}
    return value
