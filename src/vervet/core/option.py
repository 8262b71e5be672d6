"""Options of a game, declared once: every front offers them from here, and what is refused gets a reason."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from vervet.core.json import Json
from vervet.core.refusal import Refusal

OptionValue: TypeAlias = int | str | bool | tuple[str, ...]
Options: TypeAlias = dict[str, OptionValue]
MOST_DIGITS = 18


class OptionError(ValueError):
    """Options that cannot be played; `refusal` says why, and so does the error as a text."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal

    def __str__(self) -> str:
        return str(self.refusal)


class Option:
    """One option: what it is called, what it is when nobody says, and how to read a value."""

    kind = ""

    def __init__(self, name: str, default: OptionValue, rule: str, advanced: bool = False) -> None:
        self.name = name
        self.default = default
        self.rule = rule
        self.advanced = advanced

    def read(self, value: object) -> OptionValue:
        raise NotImplementedError

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self.name}, by default {self.default!r}>"

    def describe(self) -> dict[str, Json]:
        default = list(self.default) if isinstance(self.default, tuple) else self.default
        return {"name": self.name, "kind": self.kind, "default": default, "rule": self.rule, "advanced": self.advanced}

    def refuse(self, value: object, expected: str) -> OptionError:
        return OptionError(
            Refusal(self.rule, "option-value", option=self.name, value=str(value)[:60], expected=expected)
        )


class Count(Option):
    """A whole number within bounds."""

    kind = "count"

    def __init__(self, name: str, default: int, least: int, most: int, rule: str, advanced: bool = False) -> None:
        super().__init__(name, default, rule, advanced)
        self.least = least
        self.most = most

    def read(self, value: object) -> OptionValue:
        if isinstance(value, str) and value.strip().isdecimal() and len(value) <= MOST_DIGITS:
            value = int(value)
        if isinstance(value, bool) or not isinstance(value, int) or not self.least <= value <= self.most:
            raise self.refuse(value, f"{self.least}–{self.most}")
        return value

    def describe(self) -> dict[str, Json]:
        return {**super().describe(), "least": self.least, "most": self.most}


class Choice(Option):
    """One of some words."""

    kind = "choice"

    def __init__(self, name: str, default: str, words: Sequence[str], rule: str, advanced: bool = False) -> None:
        super().__init__(name, default, rule, advanced)
        self.words = tuple(words)

    def read(self, value: object) -> OptionValue:
        if not isinstance(value, str) or value not in self.words:
            raise self.refuse(value, ", ".join(self.words))
        return value

    def describe(self) -> dict[str, Json]:
        return {**super().describe(), "words": list(self.words)}


class Flag(Option):
    """Yes or no."""

    kind = "flag"

    def read(self, value: object) -> OptionValue:
        if isinstance(value, str) and value in ("true", "false", "yes", "no"):
            value = value in ("true", "yes")
        if not isinstance(value, bool):
            raise self.refuse(value, "true, false")
        return value


class Subset(Option):
    """Some of some words, in the declared order."""

    kind = "subset"

    def __init__(
        self, name: str, default: Sequence[str], words: Sequence[str], rule: str, advanced: bool = False
    ) -> None:
        super().__init__(name, tuple(default), rule, advanced)
        self.words = tuple(words)

    def read(self, value: object) -> OptionValue:
        if isinstance(value, str):
            value = [word.strip() for word in value.split(",") if word.strip()]
        given = value if isinstance(value, list | tuple) else [value]
        wrong = [word for word in given if word not in self.words]
        if wrong:
            raise self.refuse(wrong[0], ", ".join(self.words))
        return tuple(word for word in self.words if word in given)

    def describe(self) -> dict[str, Json]:
        return {**super().describe(), "words": list(self.words)}


class OptionSet:
    """All options of a game, and what forbids a combination of them."""

    def __init__(self, *options: Option, forbid: Callable[[Options], Refusal | None] | None = None) -> None:
        self.options = options
        self.forbid = forbid
        if len({option.name for option in options}) != len(options):
            raise ValueError("two options share a name")
        for option in options:
            if option.read(option.default) != option.default:
                raise ValueError(f"the default of {option.name} is not as it would be read: {option.default!r}")

    def read(self, given: Mapping[str, object] | None = None) -> Options:
        """Complete, checked options from what somebody gave; raises `OptionError`."""
        given = given or {}
        known = {option.name for option in self.options}
        for name in given:
            if name not in known:
                raise OptionError(
                    Refusal("", "option-unknown", option=str(name)[:60], expected=", ".join(sorted(known)))
                )
        options = {
            option.name: option.read(given[option.name]) if option.name in given else option.default
            for option in self.options
        }
        refusal = self.forbid(options) if self.forbid else None
        if refusal is not None:
            raise OptionError(refusal)
        return options

    def __repr__(self) -> str:
        return f"<OptionSet: {', '.join(option.name for option in self.options)}>"

    def describe(self) -> list[Json]:
        return [option.describe() for option in self.options]


def options_json(options: Options) -> dict[str, Json]:
    return {name: list(value) if isinstance(value, tuple) else value for name, value in options.items()}
