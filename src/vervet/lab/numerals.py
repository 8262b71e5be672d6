"""Numbers as the readers of a language write them."""

from vervet.lab.intervals import Interval
from vervet.texts import Texts

MINUS = "−"


class Numerals:
    """Decimals, percentages and intervals in a language."""

    def __init__(self, texts: Texts) -> None:
        self.comma = "," if texts.language == "fr" else "."
        self.thousands = "\u202f" if texts.language == "fr" else ","

    def plain(self, value: float, digits: int = 1) -> str:
        text = f"{abs(value):,.{digits}f}".replace(",", "\0").replace(".", self.comma).replace("\0", self.thousands)
        negative = value < 0 and any(digit in text for digit in "123456789")
        return MINUS + text if negative else text

    def signed(self, value: float, digits: int = 1) -> str:
        text = self.plain(value, digits)
        return text if text.startswith(MINUS) else f"+{text}"

    def percent(self, share: float, digits: int = 1) -> str:
        return f"{self.plain(100 * share, digits)}\u202f%"

    def points(self, difference: float, digits: int = 1) -> str:
        """A difference of shares, in percentage points."""
        return self.signed(100 * difference, digits)

    def span(self, interval: Interval, digits: int = 1, percent: bool = False) -> str:
        scale = 100 if percent else 1
        low, high = (self.plain(scale * end, digits) for end in interval)
        return f"{low} – {high}"

    def signed_span(self, interval: Interval, digits: int = 1, percent: bool = False) -> str:
        scale = 100 if percent else 1
        low, high = (self.signed(scale * end, digits) for end in interval)
        return f"{low} … {high}"

    def small(self, value: float) -> str:
        """A q-value: nobody needs more than two digits of it, or exactly how small it is."""
        return f"<\u202f0{self.comma}001" if value < 0.001 else self.plain(value, 3 if value < 0.1 else 2)
