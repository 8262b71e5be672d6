"""Bots of one's own for every command: `my_bot.py:BOT`, named by whoever runs the program.

What the file calls so is a `Bot` class, which is made with a seed, or a policy: a function of observation and mask. No
server takes one.
"""

from functools import lru_cache
from pathlib import Path
from typing import Final, SupportsIndex

from vervet.bots.bot import Bot, BotError
from vervet.bots.roster import make_bot
from vervet.core.game import Game
from vervet.core.option import Options
from vervet.guests import GuestError, is_file_word, module_of, parted

USUAL: Final = "BOT"


def whole_word(word: str) -> str:
    """`my_bot.py` as every process finds it: its whole path, and a name."""
    file, colon, name = word.rpartition(":")
    named = bool(colon and file and name.isidentifier())
    return f"{Path(file if named else word).absolute()}:{name if named else USUAL}"


@lru_cache(maxsize=64)
def found(word: str) -> object:
    """What a file calls its bot; raises `BotError`."""
    path, name = parted(whole_word(word))
    if path.suffix != ".py":
        raise BotError(f"{path}: expected a Python file such as my_bot.py:{USUAL}")
    try:
        thing = getattr(module_of(Path(path)), name, None)
    except GuestError as error:
        raise BotError(str(error)) from None
    if not callable(thing):
        expected = "a class derived from Bot, or a function of observation and mask"
        raise BotError(f"{path}: expected {name} to be {expected}, not {type(thing).__name__}")
    return thing


def any_bot(word: str, seed: SupportsIndex, game: Game, options: Options) -> Bot:
    """A bot of the roster by name, or one of one's own from its file; raises `BotError`."""
    if not is_file_word(word) or ".py" not in word:
        return make_bot(word, seed)
    thing = found(word)
    if isinstance(thing, type) and issubclass(thing, Bot):
        return thing(seed)
    from vervet.envs.policies import policy_bot

    assert callable(thing)
    return policy_bot(thing, game, options, seed)
