"""Why something is not possible: a rule, a reason that the texts can say in each language, and its details."""

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

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))


class IllegalAction(ValueError):
    """An action that the rules refuse; the state is as it was."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule}: {refusal.reason}")
        self.refusal = refusal
