"""The shape of advice in After Us, part by part; `advice.py` fills it, and the browser's types are made from it."""

from typing import TypedDict


class FrameStep(TypedDict):
    """A frame to activate; `target` is the one that its sign reactivates."""

    frame: str
    target: str | None


class RowSum(TypedDict):
    """What the frames activated in a row cost and give."""

    pay: dict[str, int]
    gain: dict[str, int]


class Way(TypedDict):
    """The best way found through a line, from what the seat owns: the frames to activate, all others are skipped; its
    three rows; its `value` in hundredths of a point. `exact`: no way is better; otherwise none is worth more than
    `bound`."""

    frames: list[FrameStep]
    rows: list[RowSum]
    value: int
    exact: bool
    bound: int


class Order(TypedDict):
    """An order of the cards drawn, from left to right, and the best way found through the line that they form."""

    cards: list[int]
    way: Way


class AfterUsAdvice(TypedDict):
    """What is good for a seat. Before its line is fixed: all `orders` of its cards, the best first; `exact`: no order
    is better than the first, otherwise none is worth more than `bound`. Then the best `way` from the frame that is
    reached on, and the same about it. After the last frame: the `suggestion`, an action as it is sent; null before."""

    orders: list[Order]
    way: Way | None
    exact: bool
    bound: int
    suggestion: dict[str, int | str] | None
