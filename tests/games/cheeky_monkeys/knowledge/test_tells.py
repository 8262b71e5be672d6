"""No tells: what reaches a seat, and when, is the same in any two worlds that look the same to it (CM-Q3).

A game and its twin, in which all that a viewer does not know is dealt anew, are played side by side. In each,
the others decide by their own cards, in secret and in any order; as long as nothing that they do is shown, the viewer
must get the very same messages. `python -m tests.games.cheeky_monkeys.knowledge.test_tells 2000` compares that many
games.
"""

import json
import sys

import pytest

from vervet.core.event import audience
from vervet.core.json import Json
from vervet.core.rng import Random
from vervet.core.state import State

from ..scene import CHEEKY

PASS, DONE, HAND, DISCARD = 10, 11, 13, 16
MOST = 3000
BOTTOM = 12


class Stream:
    """All that a viewer has been sent of a game."""

    def __init__(self, state: State, viewer: int | None) -> None:
        self.state = state
        self.viewer = viewer
        self.sent: list[str] = [self.look()]
        self.shown: list[str] = []
        state.listen()

    def look(self) -> str:
        """View, legal actions, and who is waited for."""
        legal = [] if self.viewer is None else self.state.legal_actions(self.viewer)
        return json.dumps([self.state.view(self.viewer), legal, int(self.state.waited_for(self.viewer))])

    def act(self, seat: int, action: int) -> None:
        """Carry out an action, and send what the viewer notices of it and nothing else.

        Only those who may read what was done are told who acted: naming who answered last in a window would be a tell.
        """
        bit = int(audience(self.viewer))
        read = bool(int(self.state.witnesses(seat, action)) & bit) or seat == self.viewer
        before = self.look()
        self.state.apply(seat, action)
        heard = [event for event in self.state.take_events() if event.visible_to(self.viewer)]
        events: list[Json] = [event.to_json() for event in heard]
        self.shown += [event.name for event in heard if event.fields.get("cards") and event.name != "reshuffle"]
        if read or events:
            self.sent.append(json.dumps([[seat, action] if read else None, events]) + self.look())
        else:
            assert self.look() == before, "something unseen has changed what is seen"


def knows_hands(state: State) -> bool:
    """Whether anybody knows a card in another hand: then not every deal looks the same to them."""
    position = state.position()
    assert isinstance(position, dict)
    return bool(position["record"])


def decide(state: State, seat: int, rng: Random) -> int:
    """A decision that shows nothing of a hand: a pass, an end, or a choice among open cards."""
    legal = [action for action in state.legal_actions(seat) if action & 31 >= PASS]
    return legal[rng.below(len(legal))]


def compare(seed: int, viewer: int | None, **options: object) -> int:
    """Play a game beside its twin; returns how many messages were compared."""
    state: State = CHEEKY.new(seed, **options)
    rng = Random(seed)
    here = Stream(state, viewer)
    dealer = 0 if viewer is None else viewer
    there = Stream(twin_of(state, dealer, rng), viewer)
    assert here.sent == there.sent
    compared = 0
    for _ in range(MOST):
        asked = state.asked_seats()
        if not asked:
            break
        if len(asked) > 1 or here.state.view(None)["window"]:  # type: ignore[index, call-overload]
            answer_in_any_order(here, rng)
            answer_in_any_order(there, rng)
        elif not decide_alone(here, there, asked[0], rng):
            break
        compared += len(here.sent)
        if here.shown or there.shown:
            # Whoever blows up shows their hand, and whoever gets a packet sees it: that much differs, and no more.
            assert here.shown == there.shown
            assert len(here.sent) == len(there.sent)
        else:
            assert here.sent == there.sent
        if knows_hands(state):
            break
        here = Stream(state, viewer)
        there = Stream(twin_of(state, dealer, rng), viewer)
        assert here.sent == there.sent
    return compared


def twin_of(state: State, dealer: int, rng: Random) -> State:
    """A look-alike for the dealer: different hands for the others, with cards from the bottom of the deck, so that both
    worlds turn up the same cards for a long time."""
    position = json.loads(json.dumps(state.position()))
    others = [seat for seat in range(state.seats) if seat != dealer]
    deck = position["decks"]["actions"]
    hands = [[card for card, count in hand.items() for _ in range(count)] for hand in position["hands"]]
    pool = deck[BOTTOM:] + [card for seat in others for card in hands[seat]]
    for last in range(len(pool) - 1, 0, -1):
        other = rng.below(last + 1)
        pool[last], pool[other] = pool[other], pool[last]
    for seat in others:
        dealt = [pool.pop() for _ in hands[seat]]
        position["hands"][seat] = {card: dealt.count(card) for card in sorted(dealt)}
    position["decks"]["actions"] = deck[:BOTTOM] + pool
    position["packets"] = position["answers"] = None
    return CHEEKY.load({**position, "record": []})


def answer_in_any_order(stream: Stream, rng: Random) -> None:
    """All pass, the viewer first: the last to answer sees that all the others have, whatever they hold."""
    if stream.viewer in stream.state.asked_seats():
        stream.act(int(stream.viewer or 0), PASS)
    seats = stream.state.asked_seats()
    while seats:
        seat = seats.pop(rng.below(len(seats)))
        stream.act(seat, PASS)


def decide_alone(here: Stream, there: Stream, seat: int, rng: Random) -> bool:
    """One seat decides in the open; False when its decision would show a card that the twin does not have."""
    kinds = {action & 31 for action in here.state.legal_actions(seat)}
    if kinds & {HAND, DISCARD}:
        return False
    action = decide(here.state, seat, rng)
    if action not in there.state.legal_actions(seat):
        return False
    here.act(seat, action)
    there.act(seat, action)
    return True


@pytest.mark.rule("CM-Q3", "CM-Q51")
@pytest.mark.parametrize(("players", "zombies"), [(2, False), (3, True), (4, False), (5, True), (6, False)])
def test_a_viewer_gets_the_same_messages_in_worlds_that_look_the_same_to_them(players: int, zombies: bool) -> None:
    compared = sum(
        compare(seed, viewer, players=players, zombies=zombies) for seed, viewer in ((1, 0), (2, 1), (3, None))
    )
    assert compared > 20


def test_an_answer_that_leaves_the_window_open_reaches_nobody() -> None:
    state: State = CHEEKY.new(3, players=4)
    state.apply(state.actor(), DONE)
    streams = {viewer: Stream(state.copy(), viewer) for viewer in (0, 1, 2, 3, None)}
    for viewer, stream in streams.items():
        others = [seat for seat in range(4) if seat != viewer][:3]
        for seat in others:
            stream.act(seat, PASS)
        assert len(stream.sent) == 1 + (viewer is None and stream.state.asked() == 0)


if __name__ == "__main__":
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    total = 0
    for number in range(wanted):
        players = 2 + number % 5
        seat = None if number % 7 == 6 else number % players
        total += compare(number, seat, players=players, zombies=players > 2 and number % 2 == 0)
    print(f"{wanted} games beside their twins: {total} messages compared, all the same")
