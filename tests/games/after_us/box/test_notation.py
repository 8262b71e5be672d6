"""Cards as text: every frame reads as it looks, every slip is named by card, row and column, every card comes back."""

from contextlib import suppress

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from vervet.core.document import ComponentError
from vervet.games.after_us.box.cards import NO_GAIN, Card, Cost, Frame, Gain, Rows
from vervet.games.after_us.box.notation import card_text, frame_text, read_cards, read_row
from vervet.games.after_us.box.words import CLOSED, LEFT_OPEN, RIGHT_OPEN, TAMARIN

FRAMES = [
    (1, "[ 1 energy ]", Frame(CLOSED, gain=(0, 0, 0, 1, 0, 0))),
    (1, "[ 1 flower + 2 grains ]", Frame(CLOSED, gain=(1, 0, 2, 0, 0, 0))),
    (2, "[ 1 fruit > 3 points ]", Frame(CLOSED, pay=(0, 1, 0, 0), gain=(0, 0, 0, 0, 3, 0), arrow=True)),
    (1, "[ 3 species > 2 fruits ]", Frame(CLOSED, species=3, gain=(0, 2, 0, 0, 0, 0), arrow=True)),
    (2, "[ 1 point per tamarin ]", Frame(CLOSED, gain=(0, 0, 0, 0, 1, 0), per_tamarin=True)),
    (3, "[ 1 energy > again ]", Frame(CLOSED, pay=(0, 0, 0, 1), again=True, arrow=True)),
    (3, "[ again ]", Frame(CLOSED, again=True)),
    (3, "[ 2 rage ]", Frame(CLOSED, gain=(0, 0, 0, 0, 0, 2))),
    (1, "1 flower ]", Frame(LEFT_OPEN, gain=(1, 0, 0, 0, 0, 0))),
    (1, "[ 1 flower", Frame(RIGHT_OPEN, gain=(1, 0, 0, 0, 0, 0))),
    (2, "> 2 points ]", Frame(LEFT_OPEN, gain=(0, 0, 0, 0, 2, 0), arrow=True)),
    (3, "> again ]", Frame(LEFT_OPEN, again=True, arrow=True)),
    (2, "[ 2 grains >", Frame(RIGHT_OPEN, pay=(0, 0, 2, 0), arrow=True)),
    (3, "[ free >", Frame(RIGHT_OPEN, arrow=True)),
]


@pytest.mark.rule("AU-13", "AU-14", "AU-16", "AU-17", "AU-18", "AU-19")
@pytest.mark.parametrize(("row", "text", "frame"), FRAMES, ids=[text for _, text, _ in FRAMES])
def test_a_frame_reads_as_it_looks_and_is_written_so(row: int, text: str, frame: Frame) -> None:
    assert read_row(text, row, "here") == (frame,)
    assert frame_text(frame) == text


def test_frames_come_in_order_between_the_halves_at_the_edges() -> None:
    row = read_row("> 1 point ] [ 2 points ][ 3 points ] [ free >", 2, "here")
    assert [frame.shape for frame in row] == [LEFT_OPEN, CLOSED, CLOSED, RIGHT_OPEN]
    assert [frame.gain[4] for frame in row] == [1, 2, 3, 0]


def test_a_dash_is_a_row_without_frames() -> None:
    assert read_row("   -  ", 3, "here") == ()


def test_spaces_and_plurals_are_for_the_eye() -> None:
    assert read_row("[2 flower+1 grains>4 point]", 2, "here") == read_row(
        "[ 2 flowers + 1 grain > 4 points ]", 2, "here"
    )


def test_cards_are_separated_by_empty_lines() -> None:
    cards = read_cards("\n\n101\n[ 1 point ]\n-\n-\n  \n\n102 rage 1 fruit\n-\n-\n[ free >\n", "here")
    assert [(card.number, card.bonus) for card in cards] == [(101, NO_GAIN), (102, (0, 1, 0, 0, 0, 0))]


def test_reprs_paste_back() -> None:
    card = Card(7, TAMARIN, 0, 0, (0, 0, 1, 0, 0, 0), ((FRAMES[0][2],), (), (FRAMES[13][2],)))
    assert eval(repr(card)) == card
    assert hash(eval(repr(card))) == hash(card)


WRONG = {
    "unknown word": (
        2,
        "[ 1 flwer > 2 points ]",
        "column 5: expected one of flower, fruit, grain, energy, not 'flwer'",
    ),
    "points to pay": (
        2,
        "[ 1 point > 2 points ]",
        "column 5: expected one of flower, fruit, grain, energy, not 'point'",
    ),
    "plural of energy": (
        1,
        "[ 2 energys ]",
        "column 5: expected one of flower, fruit, grain, energy, point, rage, not",
    ),
    "no amount": (1, "[ fruit ]", "column 3: expected an amount from 1 to 9, not 'fruit'"),
    "amount nought": (1, "[ 0 fruit ]", "column 3: expected an amount from 1 to 9, not '0'"),
    "amount ten": (1, "[ 10 fruit ]", "column 3: expected an amount from 1 to 9, not '10'"),
    "no word": (1, "[ 1 ]", "column 3: expected a word after 1"),
    "no plus": (
        1,
        "[ 1 fruit 1 grain ]",
        "column 11: expected '+' and another amount, or the end of the frame, not '1'",
    ),
    "plus at the end": (1, "[ 1 fruit + ]", "column 11: expected '+' and another amount, or the end of the frame, not"),
    "word twice": (1, "[ 1 fruit + 2 fruits ]", "column 15: fruit stands here twice"),
    "two arrows": (2, "[ 1 fruit > 1 point > 1 rage ]", "column 21: a frame has one arrow, this is the second"),
    "nothing to pay": (2, "[ > 1 point ]", "column 3: expected an amount beside '>', as in '1 fruit'"),
    "nothing to gain": (2, "[ 1 fruit > ]", "column 11: expected an amount beside '>', as in '1 fruit'"),
    "free and closed": (2, "[ free > 1 point ]", "column 3: expected an amount from 1 to 9, not 'free'"),
    "half in the middle, open left": (
        1,
        "[ 1 fruit ]  1 grain ]",
        "column 14: expected '[', since only the first frame",
    ),
    "half in the middle, open right": (
        1,
        "[ 1 fruit  [ 1 grain ]",
        "column 12: expected ']', since only the last frame",
    ),
    "no brackets": (1, "1 fruit", "column 1: a frame needs '[' or ']' or both"),
    "nothing inside": (1, "[ ]", "column 1: a frame with nothing in it"),
    "nothing at the edge": (1, "[ 1 fruit ] [", "column 13: a frame with nothing in it"),
    "four closed": (1, "[ 1 fruit ]" * 4, "column 34: a row holds at most 3 closed frames"),
    "arrow in a half of row 1": (
        1,
        "> 1 fruit ]",
        "column 1: a half frame of row 1 has no arrow, only its gain (AU-14)",
    ),
    "left half without arrow": (2, "1 point ]", "column 1: expected an arrow: this half frame is '> gain ]' (AU-14)"),
    "right half without arrow": (3, "[ 1 fruit", "column 3: expected an arrow: this half frame is '[ cost >' (AU-14)"),
    "cost on the gaining side": (
        2,
        "1 fruit > 1 point ]",
        "column 1: expected the arrow first, since the cost of this",
    ),
    "gain on the paying side": (
        3,
        "[ 1 fruit > 1 point",
        "column 13: expected nothing after the arrow, since the gain of",
    ),
    "condition in a half": (
        2,
        "[ 3 species >",
        "column 5: expected one of flower, fruit, grain, energy, not 'species'",
    ),
    "per tamarin in a half": (2, "> 1 point per tamarin ]", "column 11: expected '+' and another amount"),
    "sign in a half of row 1": (1, "again ]", "column 1: expected an amount from 1 to 9, not 'again'"),
    "condition and cost": (
        2,
        "[ 1 fruit + 3 species > 1 point ]",
        "column 3: expected a number and 'species', and nothing",
    ),
    "too many species": (2, "[ 6 species > 1 point ]", "column 3: expected how many species from 1 to 5, not '6'"),
    "per what": (2, "[ 1 point per gorilla ]", "column 11: expected 'per tamarin' at the end of the frame"),
    "sign and more": (3, "[ 1 fruit > 1 point + again ]", "column 13: expected 'again' to stand alone, not '1'"),
    "dash beside a frame": (
        3,
        "- [ 1 fruit ]",
        "column 3: expected ']', since only the last frame of a row may be open",
    ),
}


@pytest.mark.parametrize("case", WRONG)
def test_a_slip_in_a_row_is_named_by_card_row_and_column(case: str) -> None:
    row, text, message = WRONG[case]
    rows = ["-", "-", "-"]
    rows[row - 1] = text
    with pytest.raises(ComponentError) as raised:
        read_cards("\n".join(["101", *rows]), "mandrill-1")
    assert str(raised.value).startswith(f"mandrill-1, card 101, row {row}, {message}")


WRONG_CARDS = {
    "row missing": (
        "101\n-\n-",
        "card 101: expected 3 rows, not 2; an empty row is '-', and an empty line goes between",
    ),
    "cards without a gap": ("101\n-\n-\n-\n102\n-\n-\n-", "card 101: expected 3 rows, not 7"),
    "no number": (
        "[ 1 fruit ]\n-\n-\n-",
        "header '[ 1 fruit ]', column 1: expected the number of a card from 1 to 255",
    ),
    "number too high": (
        "256\n-\n-\n-",
        "header '256', column 1: expected the number of a card from 1 to 255, not '256'",
    ),
    "header with more": ("7 anger 1 fruit\n-\n-\n-", "card 7, header, column 3: expected nothing after the number, or"),
    "rage without bonus": ("7 rage\n-\n-\n-", "card 7, header, column 3: expected an amount beside 'rage'"),
}


@pytest.mark.parametrize("case", WRONG_CARDS)
def test_a_slip_around_the_rows_is_named_by_card(case: str) -> None:
    text, message = WRONG_CARDS[case]
    with pytest.raises(ComponentError) as raised:
        read_cards(text, "mandrill-1")
    assert str(raised.value).startswith(f"mandrill-1, {message}")


@given(st.text(alphabet="[]>+-12 \nflowergainpts", max_size=60))
def test_nonsense_is_refused_or_read_but_never_breaks(text: str) -> None:
    with suppress(ComponentError):
        read_cards(text, "here")


def amounts(count: int) -> st.SearchStrategy[list[int]]:
    return st.lists(st.integers(0, 9), min_size=count, max_size=count).filter(any)


def as_cost(numbers: list[int]) -> Cost:
    flower, fruit, grain, energy = numbers
    return (flower, fruit, grain, energy)


def as_gain(numbers: list[int]) -> Gain:
    flower, fruit, grain, energy, points, rage = numbers
    return (flower, fruit, grain, energy, points, rage)


costs = amounts(4).map(as_cost)
gains = amounts(6).map(as_gain)
signs = st.just((NO_GAIN, True))
given_or_again = st.one_of(signs, gains.map(lambda gain: (gain, False)))


@st.composite
def closed_frames(draw: st.DrawFn) -> Frame:
    gain, again = draw(given_or_again)
    kind = draw(st.sampled_from(["plain", "paid", "species", "tamarins"]))
    if kind == "paid":
        return Frame(CLOSED, pay=draw(costs), gain=gain, again=again, arrow=True)
    if kind == "species":
        return Frame(CLOSED, species=draw(st.integers(1, 5)), gain=gain, again=again, arrow=True)
    return Frame(CLOSED, gain=gain, again=again, per_tamarin=kind == "tamarins" and not again)


@st.composite
def rows(draw: st.DrawFn, row: int) -> tuple[Frame, ...]:
    frames = draw(st.lists(closed_frames(), max_size=3))
    if draw(st.booleans()):
        gain, again = (draw(gains), False) if row == 1 else draw(given_or_again)
        frames.insert(0, Frame(LEFT_OPEN, gain=gain, again=again, arrow=row > 1))
    if draw(st.booleans()):
        free = row > 1 and draw(st.booleans())
        half = Frame(RIGHT_OPEN, gain=draw(gains)) if row == 1 else Frame(RIGHT_OPEN, arrow=True)
        frames.append(half if row == 1 or free else Frame(RIGHT_OPEN, pay=draw(costs), arrow=True))
    return tuple(frames)


@st.composite
def cards(draw: st.DrawFn) -> Card:
    drawn: Rows = (draw(rows(1)), draw(rows(2)), draw(rows(3)))
    return Card(draw(st.integers(1, 255)), TAMARIN, 0, 0, draw(gains), drawn)


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])  # A busy machine is not a failure.
@given(st.lists(cards(), max_size=3))
def test_every_card_comes_back_from_its_text(written: list[Card]) -> None:
    read = read_cards("\n\n".join(card_text(card) for card in written), "here")
    assert [(card.number, card.bonus, card.rows) for card in read] == [
        (card.number, card.bonus, card.rows) for card in written
    ]
