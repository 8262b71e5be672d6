"""Which language to speak: the one asked for, else the one of the environment, else English."""

from collections.abc import Mapping, Sequence

from vervet.texts import languages

FLAG = "--language"
VARIABLES = ("VERVET_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def asked_for(args: Sequence[str]) -> str | None:
    """What follows `--language`; read ahead of everything else, so that help and errors speak it too."""
    for index, word in enumerate(args):
        if word == FLAG:
            return args[index + 1] if index + 1 < len(args) else None
        if word.startswith(FLAG + "="):
            return word.removeprefix(FLAG + "=")
    return None


def spoken(args: Sequence[str], environment: Mapping[str, str]) -> str:
    wishes = [asked_for(args) or "", *(environment.get(name, "") for name in VARIABLES)]
    for wish in wishes:
        language = wish.replace("-", "_").partition("_")[0].lower()
        if language in languages():
            return language
        if wish in ("C", "POSIX") or wish.startswith("C."):
            break
    return languages()[0]
