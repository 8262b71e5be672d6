"""What went wrong, as a code that programs can read and a sentence for people; never a traceback."""

from typing import Final

from vervet.core.refusal import Refusal
from vervet.server.match.messages import Code, Problem, RefusalInfo

LONGEST_DETAIL: Final = 300
UNAVAILABLE: Final = "unavailable"


class ProblemError(Exception):
    """Something asked of the server that it does not do."""

    def __init__(self, code: Code, detail: str, refusal: Refusal | None = None) -> None:
        super().__init__(f"{code}: {detail}")
        self.code: Code = code
        self.detail = detail[:LONGEST_DETAIL]
        self.refusal = refusal_info(refusal)

    def problem(self) -> Problem:
        return Problem(self.code, self.detail, self.refusal)


def refusal_info(refusal: Refusal | None) -> RefusalInfo | None:
    return None if refusal is None else RefusalInfo(refusal.rule, refusal.reason, dict(refusal.details))


def unavailable() -> ProblemError:
    """The database is out of reach: nobody need do anything but wait."""
    return ProblemError(UNAVAILABLE, "the database is out of reach; nothing has changed, and nothing is lost")
