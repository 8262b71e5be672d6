"""What a game says to options before a match is made with them: why not, and which single changes it would refuse."""

from collections.abc import Iterator, Mapping
from itertools import combinations

from vervet.core.game import Game
from vervet.core.option import Choice, Count, Flag, Option, OptionError, OptionSet, OptionValue, Subset
from vervet.server.match.messages import Document, OptionsAnswer, RefusalInfo, RefusedValue
from vervet.server.match.problem import refusal_info

# A longer range is not tried number by number.
MOST_VALUES = 12
# Nor are all subsets of more than this many words.
MOST_WORDS = 8


def options_answer(game: Game, given: Document) -> OptionsAnswer:
    """Whether the game can be played like this; if so, the values that no option could take while the others stay as
    they are."""
    refusal = refused(game.options, given)
    if refusal is not None:
        return OptionsAnswer(refusal, [])
    values = game.options.read(given)
    return OptionsAnswer(
        None,
        [
            RefusedValue(option.name, value, why)
            for option in game.options.options
            for value, changed in alternatives(option, values[option.name])
            if (why := refused(game.options, {**values, option.name: changed})) is not None
            and not completable(game.options, {**values, option.name: changed})
        ],
    )


def refused(options: OptionSet, given: Mapping[str, object]) -> RefusalInfo | None:
    try:
        options.read(given)
    except OptionError as error:
        return refusal_info(error.refusal)
    return None


def completable(options: OptionSet, given: Mapping[str, object]) -> bool:
    """Whether all that is wrong is that a subset has too few words so far: somebody who chooses them one by one must be
    able to begin."""
    for option in options.options:
        if isinstance(option, Subset) and len(option.words) <= MOST_WORDS:
            chosen = option.read(given[option.name])
            assert isinstance(chosen, tuple)
            others = [word for word in option.words if word not in chosen]
            for count in range(1, len(others) + 1):
                for more in combinations(others, count):
                    if refused(options, {**given, option.name: (*chosen, *more)}) is None:
                        return True
    return False


def alternatives(option: Option, now: object) -> Iterator[tuple[int | str | bool, OptionValue]]:
    """Each value that might be chosen next, and what the option would then be; for a subset, each word that it could
    gain."""
    if isinstance(option, Flag):
        yield from ((value, value) for value in (False, True))
    elif isinstance(option, Choice):
        yield from ((word, word) for word in option.words)
    elif isinstance(option, Subset):
        chosen = option.read(now)
        assert isinstance(chosen, tuple)
        yield from ((word, tuple({*chosen, word})) for word in option.words)
    elif isinstance(option, Count) and option.most - option.least <= MOST_VALUES:
        yield from ((count, count) for count in range(option.least, option.most + 1))
