"""The shape of a view of Cheeky Monkeys, part by part; `view.py` fills it, and the browser's types are made from it."""

from typing import TypedDict

from vervet.games.cheeky_monkeys.rules.choosing import Choice


class MonkeyView(TypedDict):
    """A monkey or zombie card in front of a trainer. `grounded`: it has a marker (CM-Q20); `spent`: its arrival effect
    has already come for this trainer this round (CM-Q8)."""

    monkey: str
    kind: str
    deck: str
    grounded: bool
    spent: bool


class HintView(TypedDict):
    """Only where only the able are asked: of these cards, a hand holds at least and at most this many (null: any)."""

    cards: list[str]
    least: int
    most: int | None


class PlayerView(TypedDict):
    """A player. `status` is living, zombie or out. `pair`: Pyromaniac and Juggler together; `lit`: the same without a
    Sniper; `shock`: a Sniper and a Headscratcher that is not grounded. `parts`: the different Legendary parts. `known`:
    cards that the viewer knows to be in this hand; `knows`: cards in the viewer's hand that this player gave them and
    so knows about; `hints`: what everybody knows about this hand from seeing who was asked."""

    seat: int
    status: str
    cards: int
    monkeys: list[MonkeyView]
    closed: bool
    soggy: bool
    pair: bool
    lit: bool
    shock: bool
    parts: list[str]
    known: dict[str, int]
    knows: dict[str, int]
    hints: list[HintView]


class EntryView(TypedDict):
    """An entry of the queue; the first is the newest. `what`: an action card, the kind of a monkey whose arrival effect
    this is, or shock. `stage`: announced, at-work, behind (a step), between (two steps). `step`: how many are done.
    `left`: the steps to come as far as anybody can know, in words. `monkey`: what it is about, with its trainer when it
    was announced; `given`, `under_way`: the other half of an exchange; `other`: a player named; `stops`: the card
    that a No Way stops (of player `other`); `rest`: monkeys a Destroyer still gives; `risk`: Headscratchers at risk."""

    what: str
    seat: int
    stage: str
    step: int
    left: list[str]
    monkey: str | None
    trainer: int | None
    given: str | None
    under_way: bool
    other: int | None
    stops: str | None
    rest: list[str]
    risk: list[str]
    number: int | None


class SavingView(TypedDict):
    """A card of the viewer's hand that could save them, and the monkey to name with it."""

    card: str
    monkey: str | None


class WindowView(TypedDict):
    """The open window. `window`: announced, arrival, step, shock, end, phase (CM-Q2 a to f). `order`: who goes first,
    if several want to play. `opener`: whose effect or round it is. `doomed`: who blows up if all pass; `saving`: if
    that is the viewer, the answers that save them, or one of several Headscratchers at risk. `answered`: whether the
    viewer has; `answer` their own, packed."""

    window: str
    order: list[int]
    opener: int
    endangered: int | None
    doomed: int | None
    saving: list[SavingView]
    answered: bool
    answer: int | None


class PileView(TypedDict):
    """A deck and its discard pile. `top`: the cards that everybody knows to be on top, topmost first. `pile`: the
    discards, newest last."""

    size: int
    top: list[str]
    pile: list[str]


class LastingView(TypedDict):
    """An effect that lasts to the end of the round: its card, on whom, by whom."""

    card: str
    seat: int
    by: int
    number: int


class ChoiceView(TypedDict):
    """Who must choose what. `packets`: what is put aside for each seat, shown only to the player handing out."""

    choice: Choice
    seat: int
    packets: list[dict[str, int]]


class CheekyView(TypedDict):
    """The whole table; `seat` is the viewer, None for a spectator. `cut`: the round ends as soon as the queue is empty
    (CM-Q43). `played`: how many action cards have been played in this game, whatever became of them. `turn`: the
    active seat when it may play freely. `quick`: the action cards that can be played in windows; the others are cheeky
    (CM-21, CM-22). `record`: since action cards were first handed out face down (CM-52) or reshuffled, who held, drew,
    played or gave one (`2 draws`, `0 gives 2 no-way`), with the card where the viewer has seen it, and what was
    shuffled (`shuffled 3 no-way`)."""

    game: str
    seat: int | None
    round: int
    phase: str
    active: int
    cut: bool
    arrivals: int
    played: int
    players: list[PlayerView]
    hand: dict[str, int]
    record: list[str]
    queue: list[EntryView]
    lasting: list[LastingView]
    window: WindowView | None
    choice: ChoiceView | None
    turn: int | None
    decks: dict[str, PileView]
    quick: list[str]
    settings: dict[str, bool | int | str]
    winner: int | None
    reason: str | None
