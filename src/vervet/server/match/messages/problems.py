"""What was not possible, and why."""

from msgspec import Struct

from vervet.server.match.messages.words import Code


class RefusalInfo(Struct, frozen=True):
    """Why something is not possible: rule id, text id, and what the text needs to know."""

    rule: str
    reason: str
    details: dict[str, int | str]


class Problem(Struct, frozen=True):
    """The body of every REST answer that is not a success."""

    code: Code
    detail: str
    refusal: RefusalInfo | None = None
