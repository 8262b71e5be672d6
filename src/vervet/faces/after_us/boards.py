"""The boards of After Us in lines: what each player has, the Monkey King, piles and objects."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from vervet.faces.after_us.line import LineDrawing
from vervet.faces.after_us.signs import ARROW, BARE, SIGNS
from vervet.faces.front import COLOURS, MARKS
from vervet.faces.telling import amount_words, listed
from vervet.games.after_us.knowledge.shape import AfterUsView, BackView, BoardView, FrameView, KingView, ObjectView
from vervet.texts import Texts

KING = "♛"
UNKNOWN = "?"


def stock(board: BoardView | KingView) -> str:
    """All four resources, even those a player has none of: `2✿ 0◉ 1∴ 5↯`."""
    return " ".join(f"{count}{SIGNS[name]}" for name, count in board["stock"].items())


def score(board: BoardView | KingView, view: AfterUsView) -> str:
    points, rage = f"{board['points']}/{view['goal']}", f"{board['rage']}/{view['prices']['rage_most']}"
    return f"{points}{SIGNS['points']}  {rage}{SIGNS['rage']}"


def numbers(cards: Sequence[int | None]) -> str:
    return " ".join("·" if number is None else str(number) for number in cards)


def short(species: str, texts: Texts) -> str:
    return texts.say(f"after-species-{species}.short")


# One's own board.


def own_board(board: BoardView, view: AfterUsView, name: str, texts: Texts) -> RenderableType:
    seat = board["seat"]
    head = Text(f"{MARKS[seat]} {name}", style=f"bold {COLOURS[seat]}")
    head.append(f"   {score(board, view)}   {stock(board)}", style="bold")
    head.append(f"   {token_words(board, texts)}", style=BARE)
    parts: list[RenderableType] = [head]
    if board["line"]:
        parts.append(LineDrawing(board["line"], board["frames"], board["arranged"], texts))
    here = next((frame for frame in board["frames"] if frame["reached"] == "here"), None)
    if here is not None and board["stage"] == "resolve":
        parts.append(reached(here, texts))
    return Group(*parts, cards_words(board, texts))


def token_words(board: BoardView, texts: Texts) -> str:
    """The token, and what was asked for by it or the moped."""
    if board["token"] is None:
        return texts.say(f"after-stage-{board['stage']}")
    words = [texts.say(f"after-token-{board['token']}")]
    if board["reactivation"]:
        words.append(texts.say("terminal-after-again"))
    for request in board["requests"]:
        monkey = texts.say("after-a-monkey", species=request["species"], level=request["level"])
        shown = UNKNOWN if request["number"] is None else str(request["number"])
        words.append(f"+ {monkey} ({texts.say('terminal-after-waiting') if request['waiting'] else shown})")
    return " · ".join(words)


def reached(frame: FrameView, texts: Texts) -> Text:
    """The frame to decide on, in words: what it costs and gives, and whether that is possible."""
    pay = listed(texts, amount_words(texts, "after", frame["pay"]))
    gain = listed(texts, amount_words(texts, "after", frame["gain"]))
    kind = "sign" if frame["sign"] else "tamarin" if frame["per_tamarin"] else "plain"
    words = texts.say(
        "terminal-after-reached",
        frame=frame["name"],
        kind=kind,
        pay=pay or "none",
        gain=gain or "none",
        species=frame["species"],
    )
    able = "" if frame["able"] else " " + texts.say("terminal-after-unable")
    return Text(f"▶ {words}{able}", style="bold")


def cards_words(board: BoardView | KingView, texts: Texts) -> Text:
    """Deck and discard: the owner knows what lies on top of the deck; the rest are in no order."""
    top = " ".join(back(card, texts) for card in board["top"])
    loose = numbers(board["loose"])
    known = f" {ARROW} ".join(part for part in (top, loose) if part) or "–"
    deck = texts.say("terminal-after-deck", count=board["deck"], cards=known)
    discard = texts.say("terminal-after-discard", count=len(board["discard"]), cards=numbers(board["discard"]) or "–")
    return Text(f"  {deck} · {discard}", style=BARE)


def back(card: BackView, texts: Texts) -> str:
    """A card that lies face down: its number where it is known, otherwise its pile."""
    if card["number"] is not None:
        return str(card["number"])
    return f"({short(card['species'], texts)} {card['level']})"


# The others.


def other_boards(view: AfterUsView, seat: int, names: list[str], texts: Texts) -> Table:
    """A line for each."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for board in view["players"]:
        if board["seat"] != seat:
            style = COLOURS[board["seat"]]
            cells = [
                f"{MARKS[board['seat']]} {names[board['seat']]}",
                score(board, view),
                stock(board),
                texts.say("terminal-after-counts", deck=board["deck"], discard=len(board["discard"])),
                numbers(board["line"]),
                token_words(board, texts),
            ]
            table.add_row(*(Text(words, style=style) for words in cells))
    return table


def king_board(king: KingView, view: AfterUsView, texts: Texts) -> Group:
    """AU-60: his tokens in their order, the chosen one marked, and what he has revealed."""
    head = Text(f"{KING} {texts.say('after-king')}   {score(king, view)}   {stock(king)}", style="bold magenta")
    chosen = [f"[{short(token, texts)}]" if token == king["token"] else short(token, texts) for token in king["tokens"]]
    missing = f"{short(king['missing'], texts)} {texts.say('after-king.missing')}"
    tokens = texts.say("terminal-after-king-tokens", tokens=f"{' '.join(chosen)} ({missing})")
    line = texts.say("terminal-after-revealed", cards=numbers(king["line"]) or "–")
    return Group(head, Text(f"  {tokens} · {line}", style="magenta"), cards_words(king, texts))


# What everybody shares.


def piles(view: AfterUsView, texts: Texts) -> Text:
    """How many cards of level 1 and 2 are left of each species."""
    counts: dict[str, list[str]] = {}
    for pile in view["piles"]:
        counts.setdefault(pile["species"], []).append(str(pile["count"]))
    shown = [f"{short(species, texts)} {'/'.join(both)}" for species, both in counts.items()]
    return Text(texts.say("terminal-after-piles", piles=" · ".join(shown)))


def objects(view: AfterUsView, seat: int | None, texts: Texts, low: bool) -> Table:
    """Price, phase and effect of each, or that it is used up; where there is little room, not the effect."""
    table = Table.grid(padding=(0, 2, 0, 0))
    used = view["players"][seat]["used"] if seat is not None else []
    for tile in view["objects"]:
        name = f"after-object-{tile['name']}"
        gone = tile["name"] in used
        cells = [texts.say(name), price(tile), texts.say(f"{name}.when")]
        cells.append(texts.say("after-object-used-up") if gone else "" if low else texts.say(f"{name}.about"))
        table.add_row(*(Text(words, style=BARE if gone else "") for words in cells))
    return table


def price(tile: ObjectView) -> str:
    """`2/3↯` where it depends on the level of the card."""
    prices = [str(each) for each in dict.fromkeys(tile["price"]) if each]
    return "/".join(prices) + SIGNS["energy"]
