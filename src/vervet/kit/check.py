"""Plays random games, and checks every law on the way."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from vervet.core.game import Game
from vervet.core.option import Options
from vervet.core.rng import Random, mix
from vervet.kit.commuting import Commuting
from vervet.kit.copies import Copies
from vervet.kit.dealing import Dealing
from vervet.kit.determinism import Determinism
from vervet.kit.ending import Ending
from vervet.kit.examiner import Examiner
from vervet.kit.law import LawBroken, log_so_far
from vervet.kit.legality import Legality
from vervet.kit.moments import Moment, Moments
from vervet.kit.secrecy import Secrecy
from vervet.kit.sight import ActionFailed
from vervet.kit.streams import Streams
from vervet.kit.tracing import untested_rules
from vervet.kit.trial import Trial
from vervet.kit.undoing import Undoing
from vervet.kit.variants import seat_counts

ALL: Final = (2, 3, 4, 5, 6, 7, 8, 9, 11)
# What others rest on comes first, so that a breach is blamed on the law it breaks and not on one that suffers from it.
ORDER: Final = (2, 8, 11, 3, 7, 4, 5, 6, 9)
# The laws that glance at every phase, in further games that are played by habit and for no longer than this.
GLANCING: Final = (8, 11, 5)
LONGEST_BY_HABIT: Final = 3000
HABIT: Final = 0x4AB17
NEVER: Final = 1 << 62


class Report:
    """What a check went through; a law with few checks was hardly tested, and a phase that is missing not at all.

    `games` and `decisions` are the random ones; `worlds` were dealt, and every one of them compared with what its seat
    knows; `phases` says how many states of each phase were written to a position
    file and read again, in these games and in those played by habit.
    """

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.worlds = 0
        self.checks: dict[int, int] = {}
        self.phases: dict[str, int] = {}

    def __repr__(self) -> str:
        laws = ", ".join(f"law {law}: {count}" for law, count in sorted(self.checks.items()))
        phases = ", ".join(f"{phase}: {count}" for phase, count in sorted(self.phases.items()))
        return (
            f"<{self.games} games, {self.decisions} decisions, {self.worlds} worlds; checks: {laws}; phases: {phases}>"
        )


def check_game(
    game: Game,
    options: Mapping[str, object] | None = None,
    games: int = 20,
    seed: int = 1,
    laws: Iterable[int] = ALL,
    every: int = 3,
    max_decisions: int = 20_000,
    source: str | None = None,
    tests: Sequence[Path | str] = (),
    memory: bool = True,
    habits: int = 2,
) -> Report:
    """Check the laws in random games; raises `LawBroken` at the first breach.

    Without options, every number of players is played with the defaults. `every`: costly checks are made at one state
    in this many. Law 1 needs two builds (`hash_chain_elsewhere`). Law 2 also plays in other processes when `source`
    says where the game is (`module:name`). Law 10 is checked when `tests` says where the tests are. Without `memory`,
    law 4 does not ask whether a seat remembers all that it has seen. `habits`: this many further games, in which
    everybody likes the same actions best, look for phases that random play seldom reaches; laws 5 and 8 glance at each.
    """
    report = Report()
    wanted = set(laws)
    if not wanted <= set(ALL):
        raise ValueError(f"check_game plays games for laws {ALL}, not {sorted(wanted)}")
    for chosen in [game.options.read(options)] if options is not None else seat_counts(game):
        check_options(game, chosen, games, Random(seed), wanted, every, max_decisions, source, memory, habits, report)
    if tests:
        check_tracing(game, tests)
    return report


def check_options(
    game: Game,
    options: Options,
    games: int,
    seeds: Random,
    laws: set[int],
    every: int,
    max_decisions: int,
    source: str | None,
    memory: bool,
    habits: int,
    report: Report,
) -> None:
    examiners = [examiner(number, source, memory) for number in ORDER if number in laws]
    glancing = [law for law in examiners if law.number in GLANCING]
    moments = Moments()
    for index in range(games):
        trial = Trial(game, options, seeds.bits(), every, max_decisions)
        if laws & {4, 5}:
            trial.find_twins()
        play(trial, examiners, glancing, moments)
        if index == games - 1:
            for law in examiners:
                with blaming(law, trial):
                    law.close(trial)
        report.games += 1
        report.decisions += len(trial.actions)
        report.worlds += trial.worlds
    for _ in range(habits if glancing else 0):
        play_by_habit(game, options, seeds.bits(), min(max_decisions, LONGEST_BY_HABIT), glancing, moments)
    for law in examiners:
        report.checks[law.number] = report.checks.get(law.number, 0) + law.checks
    for phase, count in moments.phases.items():
        report.phases[phase] = report.phases.get(phase, 0) + count


def examiner(number: int, source: str | None, memory: bool) -> Examiner:
    if number == Determinism.number:
        return Determinism(source)
    if number == Secrecy.number:
        return Secrecy(memory)
    kinds: dict[int, type[Examiner]] = {
        kind.number: kind for kind in (Legality, Dealing, Commuting, Ending, Copies, Undoing, Streams)
    }
    return kinds[number]()


def play(trial: Trial, laws: list[Examiner], glancing: list[Examiner], moments: Moments) -> None:
    """Play a random game to its end, every law looking on."""
    for law in laws:
        with blaming(law, trial):
            law.begin(trial)
    for law in laws:
        with blaming(law, trial):
            law.look(trial)
    glance(trial, glancing, moments)
    while len(trial.actions) < trial.limit:
        step = trial.step()
        if step is None:
            break
        for law in laws:
            with blaming(law, trial):
                law.follow(trial, step)
                law.look(trial)
        glance(trial, glancing, moments)
    for law in laws:
        with blaming(law, trial):
            law.end(trial)


def play_by_habit(
    game: Game, options: Options, seed: int, limit: int, glancing: list[Examiner], moments: Moments
) -> None:
    """Play a game in which everybody has the same habit; only what deserves a look is looked at."""
    trial = Trial(game, options, seed, NEVER, limit, mix(seed ^ HABIT))
    glance(trial, glancing, moments)
    while len(trial.actions) < trial.limit and trial.step() is not None:
        glance(trial, glancing, moments)
    for law in glancing:
        with blaming(law, trial):
            law.end(trial)


def glance(trial: Trial, laws: list[Examiner], moments: Moments) -> None:
    """Let the laws glance at a state of a kind that has seldom been met."""
    if not laws:
        return
    with blaming(laws[0], trial):
        wanted = moments.deserve_a_look(Moment(trial.game, trial.state))
    for law in laws if wanted else []:
        with blaming(law, trial):
            law.glance(trial)


@contextmanager
def blaming(law: Examiner, trial: Trial) -> Iterator[None]:
    """An error of the game while a law looks at it is a breach of that law."""
    try:
        yield
    except LawBroken:
        raise
    except ActionFailed as error:
        raise trial.broken(3, str(error)) from error
    except Exception as error:
        raise law.broken(trial, f"the game raised {error!r}") from error


def check_tracing(game: Game, tests: Sequence[Path | str]) -> None:
    untested = untested_rules(game, tests)
    if untested:
        options = game.options.read({})
        what = f"no test is marked with {', '.join(untested)}"
        raise LawBroken(10, what, options, 0, log_so_far(game, options, 0, []))
