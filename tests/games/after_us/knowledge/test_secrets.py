"""What is secret, from whom and for how long; what can be taken back (AU-30, AU-33; laws 4, 5 and 9)."""

import pytest

from vervet.core.json import Json
from vervet.core.match import Match
from vervet.core.rng import Random

from ..scene import AFTER, Scene, drawn, fields, listed, read, recruiting, solo, table, tribe


def choosing(*tokens: str | None) -> Scene:
    """Some have chosen a token, others (None) not yet."""
    boards = [tribe([1 + 8 * seat], token=token) for seat, token in enumerate(tokens)]
    return table(*boards, phase="tokens")


# Tokens.


@pytest.mark.rule("AU-30")
def test_before_the_reveal_only_the_owner_sees_a_chosen_token() -> None:
    scene = choosing("gorilla", None)
    assert scene.seen(0, 0)["token"] == "gorilla"
    for seat in (1, None):
        board = scene.seen(0, seat)
        assert (board["token"], board["chosen"]) == (None, True)


@pytest.mark.rule("AU-30")
def test_nobody_can_tell_what_another_has_chosen() -> None:
    for seat in (1, None):
        views = [choosing(token, None).view(seat) for token in ("mandrill", "orangutan", "gorilla", "chimpanzee")]
        assert all(view == views[0] for view in views)


@pytest.mark.rule("AU-30")
def test_the_others_hear_only_that_a_choice_was_made() -> None:
    scene = choosing(None, None)
    assert [event["token"] for event in scene.hear("token gorilla", seat=0)] == ["gorilla"]
    for seat in (1, None):
        assert [event["token"] for event in scene.hear("token gorilla", seat=seat)] == [None]
    assert int(scene.state.witnesses(*read("0 token gorilla"))) == 1
    assert int(scene.state.witnesses(*read("0 remove 1"))) > 1 << 6


@pytest.mark.rule("AU-30")
def test_all_tokens_are_shown_at_the_reveal() -> None:
    scene = choosing("gorilla", None).play("1 token chimpanzee")
    assert [scene.seen(seat, None)["token"] for seat in (0, 1)] == ["gorilla", "chimpanzee"]
    (event, *_) = [
        event for event in choosing("gorilla", None).hear("1 token chimpanzee") if event["event"] == "reveal"
    ]
    assert event["tokens"] == ["gorilla", "chimpanzee"]


@pytest.mark.rule("AU-30")
def test_a_bot_is_dealt_any_token_for_anothers_choice() -> None:
    scene = choosing("gorilla", None)
    dealt = {Scene(scene.state.determinize(1, Random(seed))).board(0)["token"] for seed in range(40)}
    assert dealt == {"mandrill", "orangutan", "gorilla", "chimpanzee"}
    own = {Scene(scene.state.determinize(0, Random(seed))).board(0)["token"] for seed in range(10)}
    assert own == {"gorilla"}


# Taking back.


def at_tokens(players: int) -> Match:
    """A match in which everybody has skipped through the first phase."""
    match = Match(AFTER, AFTER.options.read({"players": players, "objects": "first-game"}), 3)
    while Scene(match.state).phase == "life":
        seat = match.state.asked_seats()[0]
        lines = [AFTER.grammar.to_text(action) for action in match.state.legal_actions(seat)]
        match.act(
            seat,
            AFTER.grammar.from_text(next(line for line in lines if line.split()[0] in ("arrange", "skip", "done"))),
        )
    return match


@pytest.mark.rule("AU-30")
def test_a_choice_can_be_taken_back_and_changed_before_the_reveal_and_others_keep_theirs() -> None:
    match = at_tokens(3)
    match.act(*read("0 token gorilla"))
    match.act(*read("1 token mandrill"))
    match.undo(0)
    scene = Scene(match.state)
    assert scene.asked == [0, 2]
    assert [scene.board(seat)["token"] for seat in range(3)] == [None, "mandrill", None]
    match.act(*read("0 token orangutan"))
    match.act(*read("2 token mandrill"))
    assert Scene(match.state).stock(0) == {"energy": 2}


@pytest.mark.rule("AU-30")
def test_nobody_takes_a_choice_back_after_the_reveal() -> None:
    match = at_tokens(2)
    match.act(*read("0 token gorilla"))
    match.act(*read("1 token mandrill"))
    assert not match.undoable(0) and not match.undoable(1)


@pytest.mark.rule("AU-33")
def test_a_recruit_that_was_looked_at_cannot_be_taken_back() -> None:
    scene = recruiting(1, 2, flower=3)
    before = scene.state.lessons(0)
    assert scene.play("recruit 1 flower").state.lessons(0) > before


@pytest.mark.rule("AU-35")
def test_a_request_that_waits_taught_nobody_anything() -> None:
    boards = [tribe([2], token="mandrill", flower=3), tribe([210], token="mandrill")]
    scene = table(*boards, phase="monkeys", piles={"mandrill-1": [101]})
    assert scene.play("recruit 1 flower").state.lessons(0) == scene.state.lessons(0)


@pytest.mark.rule("AU-35")
def test_nobody_takes_back_what_led_to_a_card_being_served() -> None:
    boards = [tribe([2], token="mandrill", flower=3), tribe([210], token="mandrill", rage=4)]
    scene = table(*boards, phase="monkeys", piles={"mandrill-1": [101]}).play("0 recruit 1 flower", "0 done")
    after = scene.play("1 done")
    assert (after.phase, after.asked) == ("rest", [1])
    assert all(after.state.lessons(seat) > scene.state.lessons(seat) for seat in (0, 1))


@pytest.mark.rule("AU-41", "AU-43", "AU-45")
@pytest.mark.parametrize(
    ("line", "teaches"),
    [
        ("phone 101 gorilla", True),
        ("blaster 1", True),
        ("pinball", True),
        ("computer", False),
        ("fridge energy fruit", False),
        ("remove 1", False),
        ("arrange 1 2 3 101", False),
    ],
)
def test_only_what_reveals_a_card_cannot_be_taken_back(line: str, teaches: bool) -> None:
    objects: list[Json] = ["mobile-phone", "ghetto-blaster", "pinball", "computer", "mini-fridge"]
    scene = drawn(1, 2, 3, 101, objects=objects, energy=9, rage=4)
    assert (scene.play(line).state.lessons(0) > scene.state.lessons(0)) is teaches
    assert scene.play(line).state.lessons(1) == scene.state.lessons(1)


@pytest.mark.rule("AU-10")
def test_a_new_round_teaches_everybody() -> None:
    scene = table(tribe([1]), tribe([9]), phase="rest").play("done")
    after = scene.play("1 done")
    assert all(after.state.lessons(seat) > scene.state.lessons(seat) for seat in (0, 1))


# Recruits.


@pytest.mark.rule("AU-33")
def test_only_the_owner_may_look_at_a_recruit() -> None:
    scene = recruiting(1, 2, deck=[3], flower=3).play("recruit 1 flower")
    assert fields(listed(scene.seen(0, 0)["top"])[0])["number"] == 101
    for seat in (1, None):
        top = fields(listed(scene.seen(0, seat)["top"])[0])
        assert top == {"number": None, "species": "mandrill", "level": 1}
        (request,) = listed(scene.seen(0, seat)["requests"])
        assert fields(request)["number"] is None


@pytest.mark.rule("AU-33")
def test_the_others_hear_from_which_pile_it_came_but_not_what_it_is() -> None:
    scene = recruiting(1, 2, flower=3)
    (mine,) = scene.hear("recruit 1 flower", seat=0)
    assert (mine["card"], mine["species"], mine["level"]) == (101, "mandrill", 1)
    for seat in (1, None):
        (theirs,) = scene.hear("recruit 1 flower", seat=seat)
        assert (theirs["card"], theirs["species"], theirs["level"]) == (None, "mandrill", 1)


@pytest.mark.rule("AU-33", "AU-35")
def test_a_recruit_served_late_is_told_to_its_owner_only() -> None:
    boards = [tribe([2], token="mandrill", flower=3), tribe([210], token="mandrill", ready=True)]
    scene = table(*boards, phase="monkeys", piles={"mandrill-1": [101]}).play("recruit 1 flower")
    told = {
        seat: [event["card"] for event in scene.hear("done", seat=seat) if event["event"] == "serve"] for seat in (0, 1)
    }
    assert told == {0: [101], 1: [None]}


@pytest.mark.rule("AU-10", "AU-33")
def test_everybody_knows_a_recruit_once_it_was_drawn() -> None:
    scene = recruiting(1, 2, deck=[3], flower=3).play("recruit 1 flower", "done", "1 done")
    assert listed(scene.seen(0, 1)["line"])[0] == 101
    assert scene.position["known"] == {}, "nobody knows more than usual about a card"


@pytest.mark.rule("AU-33")
def test_who_knows_a_card_is_part_of_the_state() -> None:
    mine = tribe([1], deck=[101, 3], loose=1)
    scenes = [table(mine, tribe([9]), known={"101": seats}) for seats in ([0], [0, 1], "all")]
    assert len({int(scene.state.hash()) for scene in scenes}) == 3


@pytest.mark.rule("AU-33")
def test_a_bot_is_dealt_any_card_of_the_pile_for_anothers_recruit_but_keeps_its_own() -> None:
    scene = recruiting(1, 2, deck=[3], flower=3).play("recruit 1 flower")
    theirs = {Scene(scene.state.determinize(1, Random(seed))).cards("deck")[0] for seed in range(60)}
    assert theirs <= set(range(101, 119)) and len(theirs) > 12
    mine = {Scene(scene.state.determinize(0, Random(seed))).cards("deck")[0] for seed in range(10)}
    assert mine == {101}


@pytest.mark.rule("AU-02", "AU-10")
def test_a_bot_is_dealt_any_order_of_piles_and_decks() -> None:
    scene = recruiting(1, 2)
    piles = {tuple(Scene(scene.state.determinize(0, Random(seed))).pile("gorilla-2")) for seed in range(20)}
    decks = {tuple(Scene(scene.state.determinize(0, Random(seed))).cards("deck")) for seed in range(20)}
    assert len(piles) == 20 and len(decks) > 15
    assert all(sorted(deck, key=int) == [3, 4, 5, 6, 7, 8] for deck in decks)  # type: ignore[arg-type]


@pytest.mark.rule("AU-10")
def test_a_bot_cannot_foresee_how_a_discard_will_be_shuffled() -> None:
    scene = table(tribe([1], deck=[], discard=[2, 3, 4, 5, 6, 7, 8]), tribe([9]), phase="rest", random=5)
    worlds = [Scene(scene.state.determinize(0, Random(seed))).play("done", "1 done") for seed in range(10)]
    assert len({tuple(world.cards("line")) for world in worlds}) > 5


@pytest.mark.rule("AU-41")
def test_a_card_given_back_is_known_to_lie_under_its_pile() -> None:
    boards = [
        tribe([120, 1], returned=101, arranged=True, reached=None),
        tribe([9], arranged=True, reached=None, ready=True),
    ]
    scene = table(*boards, objects=["mobile-phone"]).play("done")
    pile = next(fields(pile) for pile in listed(scene.view(1)["piles"]) if fields(pile)["under"])
    assert (pile["species"], pile["level"], pile["under"]) == ("mandrill", 1, [101])
    for seed in range(5):
        assert Scene(scene.state.determinize(1, Random(seed))).pile("mandrill-1")[-1] == 101


@pytest.mark.rule("AU-44")
def test_a_card_that_the_console_puts_on_the_deck_is_known_to_all() -> None:
    scene = table(tribe([101, 1], energy=3, deck=[3, 4]), tribe([9]), phase="rest", objects=["game-console"])
    scene = scene.play("console 101")
    assert fields(listed(scene.seen(0, 1)["top"])[0])["number"] == 101
    assert scene.seen(0, 1)["loose"] == [3, 4]


@pytest.mark.rule("AU-40")
def test_what_is_shuffled_is_known_but_not_its_order() -> None:
    one = table(tribe([1, 2], deck=[8, 3, 5]), tribe([9]))
    other = table(tribe([1, 2], deck=[3, 5, 8]), tribe([9]))
    assert one.view(0) == other.view(0)
    assert one.seen(0, 0)["loose"] == [3, 5, 8]


@pytest.mark.rule("AU-33", "AU-65")
def test_not_even_the_human_knows_the_kings_recruit() -> None:
    mine = tribe([1], arranged=True, reached=None)
    scene = solo(mine, tribe([9], grain=6), king=["gorilla", "chimpanzee", "orangutan", "mandrill"]).play("done")
    tops = {Scene(scene.state.determinize(0, Random(seed))).cards("deck", 1)[0] for seed in range(40)}
    assert tops <= set(range(213, 225)) and len(tops) > 6


@pytest.mark.rule("AU-06", "AU-30")
def test_what_a_bot_would_do_depends_on_nothing_it_cannot_see() -> None:
    scenes = [choosing(token, None) for token in ("mandrill", "gorilla")]
    assert len({int(scene.state.suggest(1, Random(4))) for scene in scenes}) == 1
