"""Resources and frames of After Us as short signs: `[1✿→2✪]`. Every sign differs in shape, colours only help."""

from collections.abc import Mapping, Sequence

from rich.text import Text

from vervet.games.after_us.box.cards import Frame
from vervet.games.after_us.box.words import LEFT_OPEN
from vervet.games.after_us.rules.telling import AMOUNTS
from vervet.texts import Texts

SIGNS = {"flower": "✿", "fruit": "◉", "grain": "∴", "energy": "↯", "points": "✪", "rage": "✖"}
AGAIN = "↻"
SPECIES = "≠"
EACH_TAMARIN = "/T"
ARROW = "→"
NOTHING = "0"
BARE = "grey62"
FAINT = "grey42"


def amount_signs(amounts: Mapping[str, int]) -> str:
    """`2✿1✪`."""
    return "".join(f"{amounts[name]}{sign}" for name, sign in SIGNS.items() if amounts.get(name))


def column_signs(numbers: Sequence[int]) -> str:
    """The same from the numbers of a card's frame."""
    return amount_signs(dict(zip(AMOUNTS, numbers, strict=False)))


def cost(frame: Frame) -> str:
    return f"{frame.species}{SPECIES}" if frame.species else column_signs(frame.pay)


def gain(frame: Frame) -> str:
    return AGAIN if frame.again else column_signs(frame.gain) + (EACH_TAMARIN if frame.per_tamarin else "")


def whole(frame: Frame) -> str:
    """A closed frame: `[1✿→2✪]`."""
    return f"[{cost(frame)}{ARROW if frame.arrow else ''}{gain(frame)}]"


def half(frame: Frame, joined: bool) -> str:
    """Half a frame; where it is joined, the arrow stands between the cards."""
    arrow = ARROW if frame.arrow and not joined else ""
    if frame.shape == LEFT_OPEN:
        return f"{arrow}{gain(frame)}]"
    return f"[{(cost(frame) or NOTHING) if frame.arrow else gain(frame)}{arrow}"


def legend(texts: Texts) -> Text:
    """What the signs stand for."""
    words = [f"{sign} {texts.say(f'after-resource-{name}')}" for name, sign in SIGNS.items()]
    words.append(texts.say("terminal-after-legend", again=AGAIN, species=SPECIES, each=EACH_TAMARIN))
    return Text(" · ".join(words), style=BARE)
