"""Why something is not possible: a rule, a reason that the texts can say in each language, and its details."""

from collections.abc import Callable

from vervet.core.json import Json


class Refusal:
    """One reason, by the rule that gives it (`IM-28`) and the id of its text (`itchy-too-weak`)."""

    def __init__(self, rule: str, reason: str, **details: int | str) -> None:
        self.rule = rule
        self.reason = reason
        self.details: dict[str, int | str] = dict(details)

    def to_json(self) -> Json:
        return {"rule": self.rule, "reason": self.reason, "details": dict(self.details)}

    def __repr__(self) -> str:
        extra = "".join(f", {name}={value!r}" for name, value in self.details.items())
        return f"Refusal({self.rule!r}, {self.reason!r}{extra})"

    def __str__(self) -> str:
        """A sentence for programmers, if anybody has told us how to say one; players get theirs from the texts."""
        said = _speakers[-1](self) if _speakers else None
        return said or self.plain()

    def plain(self) -> str:
        """Rule, reason and details without words: `IM-28: itchy-too-weak (need 3)`."""
        details = ", ".join(f"{name} {value}" for name, value in self.details.items())
        rule = f"{self.rule}: " if self.rule else ""
        return f"{rule}{self.reason}" + (f" ({details})" if details else "")

    def __reduce__(self) -> tuple[Callable[..., "Refusal"], tuple[str, str, dict[str, int | str]]]:
        return written_down, (self.rule, self.reason, self.details)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))


def written_down(rule: str, reason: str, details: dict[str, int | str]) -> Refusal:
    """The refusal that was pickled, as errors are on their way from one process to another."""
    return Refusal(rule, reason, **details)


# The rules know no words. Whoever has some (the package `vervet`) says here how a refusal reads; None: no words for it.
_speakers: list[Callable[[Refusal], str | None]] = []


def speak_with(speaker: Callable[[Refusal], str | None]) -> None:
    """From now on refusals are said like this in errors."""
    _speakers.append(speaker)


class IllegalAction(ValueError):
    """An action that the rules refuse; the state is as it was. As a text it is a sentence with its rule."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal

    @property
    def rule(self) -> str:
        """The rule that refuses it, such as `IM-28`; empty where no rule is needed."""
        return self.refusal.rule

    @property
    def reason(self) -> str:
        """The id of the reason's text, such as `itchy-too-weak`."""
        return self.refusal.reason

    def __str__(self) -> str:
        return str(self.refusal)
