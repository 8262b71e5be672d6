"""Completes short lines of Cheeky Monkeys: `ground` for the only one at risk, `escape sni` for the only Sniper."""

from vervet.catalog import game
from vervet.games.cheeky_monkeys.box.cards import ACTIONS, PARTS
from vervet.games.cheeky_monkeys.knowledge.shape import CheekyView, MonkeyView

# What each action names, place by place; those that name nothing are here because they can be shortened too.
PLACES: dict[str, tuple[str, ...]] = {
    "noway": (),
    "ground": ("risk",),
    "close": (),
    "soggy": ("players",),
    "escape": ("mine",),
    "exchange": ("theirs", "mine"),
    "check": ("all",),
    "misfortune": (),
    "deliver": ("mine", "receivers"),
    "break": (),
    "pass": (),
    "done": (),
    "give": ("mine",),
    "hand": ("next", "others"),
    "gift": ("rest", "receivers"),
    "snatch": ("parts",),
    "discard": ("held",),
}


def pattern(card: str) -> str:
    """How an action card is typed: `ground MONKEY`; the first kinds of action are the cards."""
    return game("cheeky-monkeys").grammar.by_code[ACTIONS.index(card)].pattern()


def complete(line: str, view: CheekyView, seat: int) -> str:
    """The line with every word completed that can only mean one thing, and with everything filled in that leaves no
    choice."""
    words = line.lower().replace(",", " ").split()
    fits = [kind for kind in PLACES if words and kind.startswith(words[0])]
    if len(fits) != 1:
        return line
    kind, given, whole = fits[0], words[1:], [fits[0]]
    if kind == "hand" and len(given) == 1 and given[0].isdecimal():
        given = ["", *given]
    for at, place in enumerate(PLACES[kind]):
        if kind == "exchange" and at == 1 and not given[1:] and closed_trainer(view, whole[1]):
            break
        word = one_of(given[at] if at < len(given) else "", options(view, seat, place))
        if not word:
            break
        whole.append(word)
    return " ".join(whole + given[len(whole) - 1 :])


def one_of(word: str, among: list[str]) -> str:
    """The only one that begins with the word; a word with a number is already complete (`sniper1` is not
    `sniper12`)."""
    fits = [option for option in among if option.startswith(word)]
    return word if word[-1:].isdecimal() or len(fits) != 1 else fits[0]


def closed_trainer(view: CheekyView, monkey: str) -> bool:
    """CM-Q38: against a closed player only the monkey taken is named."""
    rows = [player for player in view["players"] if monkey in row(player["monkeys"])]
    return bool(rows) and rows[0]["closed"]


def row(monkeys: list[MonkeyView]) -> list[str]:
    return [monkey["monkey"] for monkey in monkeys]


def at_risk(view: CheekyView) -> list[str]:
    """The Headscratchers that a shock is about to hit."""
    return list(dict.fromkeys(monkey for entry in view["queue"] for monkey in entry["risk"]))


def options(view: CheekyView, seat: int, place: str) -> list[str]:
    """What can go in a place."""
    players = view["players"]
    others = [player for player in players if player["seat"] != seat and player["status"] != "out"]
    if place == "risk":
        return at_risk(view)
    if place == "mine":
        return row(players[seat]["monkeys"])
    if place == "theirs":
        return [name for player in others for name in row(player["monkeys"])]
    if place == "all":
        return [name for player in players for name in row(player["monkeys"])]
    if place == "rest":
        return view["queue"][0]["rest"] if view["queue"] else []
    if place == "parts":
        return parts(view, [player["monkeys"] for player in others])
    if place == "held":
        return list(view["hand"])
    if place == "next":
        return next_card(view)
    if place == "players":
        return [str(player["seat"]) for player in players if player["status"] != "out"]
    return [str(player["seat"]) for player in others if place == "others" or not player["closed"]]


def parts(view: CheekyView, rows: list[list[MonkeyView]]) -> list[str]:
    """The Legendary parts that lie in these rows or in the zombie discards."""
    pile = view["decks"]["zombies"]["pile"] if "zombies" in view["decks"] else []
    names = [name for monkeys in rows for name in row(monkeys)] + pile
    return [name for name in names if name.rstrip("0123456789") in PARTS]


def next_card(view: CheekyView) -> list[str]:
    """CM-Q30: the cards of a hand are handed out in the order of their kinds."""
    choice = view["choice"]
    packets = [] if choice is None else choice["packets"]
    left = [card for card in ACTIONS if view["hand"].get(card, 0) > sum(packet.get(card, 0) for packet in packets)]
    return left[:1]
