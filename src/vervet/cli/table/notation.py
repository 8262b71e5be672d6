"""What is wrong with a line that is not an action, said in the player's language."""

from vervet.cli.failure import suggestion
from vervet.core.action import ActionError, Field, Grammar, Kind
from vervet.texts import Texts

MOST_LISTED = 12


def mistake(texts: Texts, grammar: Grammar, line: str, commands: list[str]) -> str:
    """Why the grammar could not read the line, and how the action is written, or which command was meant."""
    words = line.lower().replace(",", " ").split()
    kind = begun(grammar, words[0]) if words else None
    if kind is None:
        names = list(grammar.by_name)
        first = words[0] if words else ""
        known = texts.say("terminal-no-action", word=first, expected=", ".join(names))
        return known + suggestion(texts, first, [*names, *commands])
    for field, word in zip(kind.places, words[1:], strict=False):
        try:
            field.from_text(word)
        except ActionError:
            return field_mistake(texts, field, word) + " " + pattern(texts, kind)
    return texts.say("terminal-not-read", line=line) + " " + pattern(texts, kind)


def begun(grammar: Grammar, word: str) -> Kind | None:
    try:
        return grammar.begun(word)
    except ActionError:
        return None


def pattern(texts: Texts, kind: Kind) -> str:
    return texts.say("terminal-action-pattern", pattern=kind.pattern())


def field_mistake(texts: Texts, field: Field, word: str) -> str:
    words = list(field.values)
    if not words:
        expected = texts.say("terminal-whole-number", least=field.least, most=field.mask)
    elif len(words) <= MOST_LISTED:
        expected = ", ".join(words)
    else:
        expected = f"{words[0]} … {words[-1]}"
    return texts.say("terminal-no-field", field=field.name, word=word, expected=expected)
