"""Every law catches its breaches: the table is in `breaches`."""

import pytest
from examples.sealed_bid import SealedBidGame

from tests.kit.breaches import FACE_DOWN, GAMES, ORDER_OF_SETS
from tests.kit.breaches.broken import BrokenGame
from tests.kit.breaches.dealing import NeverDealsTheBag
from tests.kit.breaches.undoing import ShowingOfOthers
from vervet.core.log import replay
from vervet.kit import ALL, LawBroken, check_game, check_possible_worlds

# Laws that inevitably suffer when another is broken: if hashes differ by themselves, say, nothing can be compared.
SUFFERING = {
    "HashById": {5, 6, 8, 9},
    "GlobalRandom": {5, 6, 8, 9, 11},
    "MemoryOfEarlierGames": {6, 8, 9},
    "ListeningMatters": {9},
    "AcceptsIllegal": {4, 5, 6, 7, 8, 9},
    "NoLegalAction": {6},
    "RefusalMutates": {2, 4, 5, 6, 8, 9},
    "RefusalCrashes": {4, 8},
    "ExecuteCrashes": set(ALL),
    "LeakyViewOfBids": {9},
    "SuggestingMutates": {5},
    "AdvisingMutates": {5},
    "AdviceThatCannotBeSent": {5},
    "LeakyLegal": {5},
    "LeakyAsked": {9},
    "LeakyLessons": {5},
    "FaceUp": {5, 9},
    "LeakyWitnesses": {9},
    "LeakyWitnessesNow": {9},
    "DealsTrueRacks": {4},
    "DealsATileTwice": {4},
    "DealsIntoTheTable": {2, 4, 9},
    "NeverEnds": {9},
    "LossyPosition": {5},
    "PositionWithSets": {5},
    "RefusesItsOwn": {5},
    "SharesRacks": {3, 4, 5, 6, 9, 11},
    "SharesTurns": {2, 3, 4, 5, 6, 9, 11},
    "CopyForgets": {3, 4, 5, 9},
    "KeyInView": {4, 5, 9},
    "KeyInViewOfOneSeat": {4, 5, 9},
    "KeyInRefusal": {4, 5},
    "NextNumberInView": {4, 5, 9},
    "LegalByTheFuture": {4, 5},
    "AdvisesByTheFuture": {5},
}

each_breach = pytest.mark.parametrize(
    ("law", "game"), [pytest.param(law, game, id=f"law {law} {name}") for law, name, game in GAMES]
)


def breach(
    game: SealedBidGame, laws: tuple[int, ...], games: int = 10, every: int = 2, players: int = 3
) -> LawBroken | None:
    try:
        check_game(game, {"players": players}, games, laws=laws, every=every, max_decisions=60)
    except LawBroken as broken:
        return broken
    return None


@each_breach
def test_all_laws_together_name_the_one_that_is_broken(law: int, game: SealedBidGame) -> None:
    broken = breach(game, ALL)
    assert broken is not None
    assert broken.law == law


@each_breach
def test_the_broken_law_sees_it_on_its_own(law: int, game: SealedBidGame) -> None:
    broken = breach(game, (law,))
    assert broken is not None
    assert broken.law == law


@pytest.mark.parametrize(("law", "name", "game"), GAMES, ids=[f"law {law} {name}" for law, name, _ in GAMES])
def test_the_other_laws_hold(law: int, name: str, game: SealedBidGame) -> None:
    others = tuple(set(ALL) - {law} - SUFFERING.get(name, set()))
    broken = breach(game, others, games=1, every=4, players=2)
    assert broken is None or broken.law == law


def test_an_order_that_python_changes_between_processes_breaks_law_2() -> None:
    with pytest.raises(LawBroken, match="another process") as caught:
        check_game(ORDER_OF_SETS, {}, 1, laws=(2,), source="tests.kit.breaches:ORDER_OF_SETS")
    assert caught.value.law == 2


def test_an_undo_of_what_another_player_has_revealed_breaks_law_9() -> None:
    broken = breach(BrokenGame(ShowingOfOthers), (9,))
    assert broken is not None
    assert "unnoticed by lessons" in broken.what and "shows seats" in broken.what


FOUND_AS = {
    "ForgetsTheTurn": "stream prize/0/0 is drawn twice",
    "OneStreamForTwoPiles": "stream bag/0/0 is drawn twice",
    "DrawsForABot": "stream bot/0/1 is for the thoughts of bots",
    "DrawsForAStart": "stream start/0/1 is for matches that begin at a position",
    "KeepsItsChance": "it draws from the old one",
    "NameOfTwoWords": "not 'Other prize/0/1'",
    "CountsBackwards": "not 'prize/0/-1'",
    "DrawsBits": "no log tells of them",
    "DrawsByTheMark": "what happens depends on the key",
    "DrawsByTheHash": "what happens depends on the key",
    "DrawsNowAndThen": "under another key",
    "PileByTheMark": "the state depends on the key",
    "DrawsByTheSeed": "what happens depends on the key",
    "KeyInView": "the view of seat 0 holds the key",
    "KeyInViewOfOneSeat": "the view of seat 1 depends on the key",
    "MarkInEvent": "what happens holds the key",
    "KeyInRefusal": "the answer to action 0 of seat 0 holds the key",
    "NextNumberInView": "the view of seat 0 depends on the key, or on numbers that are not drawn yet",
    "NextNumberInEvent": "a copy of the state draws something else",
    "DrawsWhileLooking": "are drawn for the view of seat 0: only start() and execute() draw",
    "LegalByTheFuture": "what seat 0 is offered depends on the key, or on numbers that are not drawn yet",
    "AdvisesByTheFuture": "the advice to seat 0 depends on the key, or on numbers that are not drawn yet",
    "OwnGenerator": "the state has random numbers of its own, in ['rng']",
    "SharesTurns": "a copy of the state draws something else",
}


@pytest.mark.parametrize(("name", "words"), FOUND_AS.items(), ids=FOUND_AS)
def test_what_is_wrong_with_the_streams_is_said(name: str, words: str) -> None:
    broken = breach(next(game for _, each, game in GAMES if each == name), (11,))
    assert broken is not None and broken.law == 11
    assert words in broken.what


def test_what_is_drawn_early_may_wait_face_down() -> None:
    assert breach(FACE_DOWN, ALL) is None
    assert breach(FACE_DOWN, ALL, players=2) is None


def test_no_breach_of_law_11_is_left_out() -> None:
    assert {name for law, name, _ in GAMES if law == 11} <= set(FOUND_AS)


def test_a_world_that_is_never_dealt_breaks_law_5() -> None:
    with pytest.raises(LawBroken, match="never deals a world") as caught:
        check_possible_worlds(BrokenGame(NeverDealsTheBag), {"tiles": 2}, 1)
    assert caught.value.law == 5


def test_the_log_of_a_breach_leads_back_to_it() -> None:
    game = next(game for _, name, game in GAMES if name == "NoLegalAction")
    broken = breach(game, (3,))
    assert broken is not None
    state = replay(game, broken.log).state
    assert state.asked() & 2 and not state.legal_actions(1)


def test_a_breach_says_law_sentence_seed_options_and_log() -> None:
    game = next(game for _, name, game in GAMES if name == "PayoffTooHigh")
    broken = breach(game, (7,))
    assert broken is not None
    assert str(broken).startswith("law 7, every game ends: payoffs [1.0, 1.0, 1.0] do not share one win")
    assert "Random play ends, and the payoffs say who won." in str(broken)
    assert f"seed {broken.seed}, options {{'players': 3, 'tiles': 4, 'peeking': True, 'screens': False}}" in str(broken)
    assert '"actions": [' in str(broken)
