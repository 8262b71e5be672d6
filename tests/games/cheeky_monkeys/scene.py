"""Positions and play in notation, so that a test reads like a rulebook: what lies where, what is done, what follows."""

import json
from collections.abc import Mapping, Sequence

import pytest

from tests.games.told import told
from vervet.catalog import game
from vervet.core.event import Event
from vervet.core.json import Json
from vervet.core.refusal import IllegalAction, Refusal
from vervet.core.rng import Random
from vervet.core.state import Outcome, State

CHEEKY = game("cheeky-monkeys")
MOST = 1000


class Scene:
    """A position that is played on, line by line.

    A line is an action of a seat (`0 misfortune`), `pass` (all in the open window pass), `answer 2 noway` (seat 2 gives
    this answer in the open window, all others pass), or `settle` (windows are passed until something else is asked or
    the next round begins).
    """

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []

    def play(self, *lines: str) -> "Scene":
        """The scene after these lines; this one stays as it is. Its `events` are those of all these lines."""
        scene = Scene(self.state.copy())
        scene.state.listen()
        for line in lines:
            scene.do(line)
        scene.events = told(CHEEKY, scene.state)
        return scene

    def do(self, line: str) -> None:
        if line == "pass":
            self.answer_all({})
        elif line == "settle":
            round_now = self.view()["round"]
            for _ in range(MOST):
                if self.window is None or self.view()["round"] != round_now:
                    return
                self.answer_all({})
            raise AssertionError("the windows never end")
        elif line.startswith("answer"):
            answers = [part.split(maxsplit=1) for part in line.removeprefix("answer").split(",")]
            self.answer_all({int(seat): action for seat, action in answers})
        else:
            seat, _, action = line.partition(" ")
            self.state.apply(int(seat), CHEEKY.grammar.from_text(action))

    def answer_all(self, answers: Mapping[int, str]) -> None:
        """Everybody asked answers; whoever is not mentioned passes."""
        assert self.window is not None, "no window is open"
        assert set(answers) <= set(self.asked), f"only {self.asked} are asked"
        for seat in self.asked:
            self.state.apply(seat, CHEEKY.grammar.from_text(answers.get(seat, "pass")))

    # What is seen.

    def view(self, seat: int | None = None) -> Mapping[str, Json]:
        view = self.state.view(seat)
        assert isinstance(view, Mapping)
        return view

    @property
    def asked(self) -> list[int]:
        return self.state.asked_seats()

    @property
    def window(self) -> str | None:
        window = self.view()["window"]
        return str(window["window"]) if isinstance(window, Mapping) else None

    @property
    def order(self) -> list[int]:
        window = self.view()["window"]
        assert isinstance(window, Mapping)
        return numbers(window["order"])

    @property
    def phase(self) -> str:
        return str(self.view()["phase"])

    @property
    def active(self) -> int:
        active = self.view()["active"]
        assert isinstance(active, int)
        return active

    @property
    def choice(self) -> str | None:
        choice = self.view()["choice"]
        return f"{choice['seat']} {choice['choice']}" if isinstance(choice, Mapping) else None

    @property
    def queue(self) -> list[str]:
        """What is in the queue, newest first: `0 misfortune`."""
        return [f"{entry['seat']} {entry['what']}" for entry in maps(self.view()["queue"])]

    def entry(self, place: int = 0) -> Mapping[str, Json]:
        return maps(self.view()["queue"])[place]

    def player(self, seat: int, viewer: int | None = None) -> Mapping[str, Json]:
        return maps(self.view(viewer)["players"])[seat]

    def row(self, seat: int) -> set[str]:
        """The monkeys in front of a seat, by name."""
        return {str(monkey["monkey"]) for monkey in maps(self.player(seat)["monkeys"])}

    def grounded(self, seat: int) -> set[str]:
        return {str(monkey["monkey"]) for monkey in maps(self.player(seat)["monkeys"]) if monkey["grounded"]}

    def status(self, seat: int) -> str:
        return str(self.player(seat)["status"])

    def closed(self) -> list[int]:
        return [seat for seat in range(self.state.seats) if self.player(seat)["closed"]]

    def soggy(self) -> list[int]:
        return [seat for seat in range(self.state.seats) if self.player(seat)["soggy"]]

    def hand(self, seat: int) -> dict[str, int]:
        hand = self.view(seat)["hand"]
        assert isinstance(hand, Mapping)
        return {str(card): int(str(count)) for card, count in hand.items()}

    def cards(self, seat: int) -> int:
        return int(str(self.player(seat)["cards"]))

    def deck(self, name: str = "monkeys") -> Mapping[str, Json]:
        decks = self.view()["decks"]
        assert isinstance(decks, Mapping)
        deck = decks[name]
        assert isinstance(deck, Mapping)
        return deck

    def pile(self, name: str = "monkeys") -> list[str]:
        return words(self.deck(name)["pile"])

    def top(self, name: str = "monkeys") -> list[str]:
        """The cards that everybody knows to be on top of a deck."""
        return words(self.deck(name)["top"])

    @property
    def outcome(self) -> Outcome | None:
        return self.state.outcome()

    def ended(self) -> tuple[tuple[int, ...], str]:
        assert self.outcome is not None, "the game goes on"
        return self.outcome.winners, self.outcome.reason

    @property
    def position(self) -> Mapping[str, Json]:
        position = self.state.position()
        assert isinstance(position, Mapping)
        return position

    def legal(self, seat: int, kind: str = "") -> set[str]:
        lines = [CHEEKY.grammar.to_text(action) for action in self.state.legal_actions(seat)]
        assert len(set(lines)) == len(lines), "an action is listed twice"
        return {line for line in lines if line.startswith(kind)}

    def refuses(self, line: str | int, seat: int = 0) -> Refusal:
        """Why a seat may not do this; checks that the state stays untouched (law 3)."""
        if isinstance(line, str):
            first, _, action = line.partition(" ")
            seat, packed = int(first), CHEEKY.grammar.from_text(action)
        else:
            packed = line
        before = self.state.position()
        with pytest.raises(IllegalAction) as raised:
            self.state.apply(seat, packed)
        assert self.state.position() == before
        assert raised.value.refusal == self.state.refusal(seat, packed)
        return raised.value.refusal

    def told(self, name: str, seat: int | None = None) -> list[dict[str, Json]]:
        """The events with this name that a seat heard in the last lines."""
        return [event.to_json() for event in self.events if event.name == name and event.visible_to(seat)]

    def arrivals(self) -> list[str]:
        """Who received which monkey in the last lines: `1 shaman2`."""
        return [f"{event['seat']} {event['monkey']}" for event in self.told("arrive")]


def maps(value: Json) -> list[Mapping[str, Json]]:
    assert isinstance(value, Sequence)
    return [item for item in value if isinstance(item, Mapping)]


def words(value: Json) -> list[str]:
    assert isinstance(value, Sequence)
    return [str(item) for item in value]


def numbers(value: Json) -> list[int]:
    assert isinstance(value, Sequence)
    return [item for item in value if isinstance(item, int)]


def counted(cards: str) -> dict[str, Json]:
    """A hand from words: `no-way no-way grounding`."""
    hand: dict[str, Json] = {}
    for card in cards.split():
        hand[card] = int(str(hand.get(card, 0))) + 1
    return hand


def on(*rows: str, hands: object = (), deck: object = "", actions: object = "", **facts: object) -> Scene:
    """The scene in which these monkeys lie in front of the players, who hold these hands; seat 0 is in its Training.

    `deck` and `actions` are the next cards of the two decks. Whoever is given no hand holds a Banana Break, so that
    nobody's turn is passed over. Other facts are those of a position file: `on("sniper1", "", phase="planned")`.
    """
    players = len(rows)
    assert isinstance(hands, Sequence) and isinstance(deck, str) and isinstance(actions, str)
    living, zombies = document(facts.get("living", list(range(players)))), document(facts.get("zombies", []))
    playing = {*numbers(living), *numbers(zombies)}
    held = [hands[seat] if seat < len(hands) else "banana-break" for seat in range(players)]
    held = [hand if seat in playing else "" for seat, hand in enumerate(held)]
    decks: dict[str, Json] = {"monkeys": deck.split(), "actions": actions.split()}
    more = document(facts.pop("decks", {}))
    assert isinstance(more, Mapping)
    position: dict[str, Json] = {
        "players": players,
        "rows": [row.split() for row in rows],
        "hands": [counted(hand) for hand in held],
        "phase": "training",
        "decks": {**decks, **more},
    }
    return Scene(CHEEKY.load({**position, **{name: document(fact) for name, fact in facts.items()}}))


def world(scene: Scene, seat: int, seed: int) -> Scene:
    """A world that a seat must consider possible."""
    return Scene(scene.state.determinize(seat, Random(seed)))


def document(fact: object) -> Json:
    """A fact as a position file would have it."""
    loaded: Json = json.loads(json.dumps(fact))
    return loaded


def settings(**words: bool | str | int) -> dict[str, object]:
    """Settings as a position file has them: `settings(zombies=True, grounding_lasts="round")`."""
    return {"settings": {name.replace("_", "-"): word for name, word in words.items()}}


def undead(*rows: str, zombies: Sequence[int], **facts: object) -> Scene:
    """A scene of the Zombie Invasion in which these seats are zombies."""
    living = [seat for seat in range(len(rows)) if seat not in zombies]
    decks = {"zombies": str(facts.pop("zombie_deck", "")).split()}
    told = {"living": living, "zombies": list(zombies), "decks": decks, **settings(zombies=True)}
    return on(*rows, **{**told, **facts})


def begin(seed: int = 0, **options: object) -> Scene:
    """The scene at the beginning of a match."""
    return Scene(CHEEKY.new(seed, **options))
