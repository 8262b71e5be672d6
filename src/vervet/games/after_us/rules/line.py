"""The frames of a line: which are closed, what they cost and give, and what activating them does (AU-12 to AU-20)."""

from librt.vecs import vec
from mypy_extensions import i64

from vervet.games.after_us.box.box import AGAIN, GAIN, NONE, PAY, PER_TAMARIN, SPECIES_NEEDED
from vervet.games.after_us.box.spots import INNER, JOINED, PER_PLACE, PER_ROW, ROWS, SPOTS, place_of, row_of
from vervet.games.after_us.rules.receipt import Receipt
from vervet.games.after_us.rules.table import LINE, PLACES, POINTER, ROW, Table

RESOURCE_KINDS = 4
GAIN_KINDS = 6


def first_half(table: Table, board: i64, spot: i64) -> i64:
    """The frame at a spot, or the left half of a joined one; NONE where there is no closed frame (AU-13)."""
    place = place_of(spot)
    if place >= table.at(board, PLACES):
        return NONE
    card = table.card_at(board, place)
    if card == NONE:
        return NONE
    row = row_of(spot)
    frame = spot % PER_PLACE
    if frame < INNER:
        return table.box.inner_frame(card, row, frame)
    return table.box.right_half(card, row) if second_half(table, board, spot) != NONE else NONE


def closed_spots(table: Table, board: i64) -> i64:
    """The bits of all spots with a closed frame, at once: where `first_half` finds one (AU-13)."""
    box, boards = table.box, table.boards
    line = board * ROW + LINE
    places = boards[board * ROW + PLACES]
    found: i64 = 0
    place: i64 = 0
    while place < places:
        card = boards[line + place]
        if card != NONE:
            beside = boards[line + place + 1] if place + 1 < places else i64(NONE)
            row: i64 = 0
            while row < ROWS:
                bits: i64 = 0
                frame: i64 = 0
                at = (card * ROWS + row) * INNER
                while frame < INNER:
                    if box.inner[at + frame] != NONE:
                        bits |= i64(1) << frame
                    frame += 1
                if beside != NONE and box.right[card * ROWS + row] != NONE and box.left[beside * ROWS + row] != NONE:
                    bits |= i64(1) << JOINED
                found |= bits << (row * PER_ROW + place * PER_PLACE)
                row += 1
        place += 1
    return found


def second_half(table: Table, board: i64, spot: i64) -> i64:
    """The right half of a joined frame: that of the neighbour; NONE where there is none."""
    if spot % PER_PLACE != JOINED:
        return NONE
    place = place_of(spot) + 1
    if place >= table.at(board, PLACES):
        return NONE
    card = table.card_at(board, place)
    return NONE if card == NONE else table.box.left_half(card, row_of(spot))


def number(table: Table, board: i64, spot: i64, column: i64) -> i64:
    """A number of the closed frame at a spot."""
    return both(table, first_half(table, board, spot), second_half(table, board, spot), column)


def both(table: Table, first: i64, second: i64, column: i64) -> i64:
    """A number of a frame by its halves, which whoever wants several looks for once; those of both add up (AU-14)."""
    frames = table.box.frames
    return frames[first + column] + (frames[second + column] if second != NONE else i64(0))


def has_sign(table: Table, board: i64, spot: i64) -> bool:
    """Whether the closed frame at a spot has the chimpanzee's sign (AU-19)."""
    return number(table, board, spot, AGAIN) != 0


def next_closed(table: Table, board: i64, spot: i64) -> i64:
    """The first closed frame from a spot on; SPOTS after the last (AU-12)."""
    while spot < SPOTS and first_half(table, board, spot) == NONE:
        spot += 1
    return spot


def is_met(table: Table, board: i64, spot: i64) -> bool:
    """AU-17: enough species for the frame's condition."""
    needed = number(table, board, spot, SPECIES_NEEDED)
    return needed == 0 or table.species_in_line(board) >= needed


def can_pay(table: Table, board: i64, spot: i64, before: i64 = NONE) -> bool:
    """Whether the frame's cost and condition are met, once that of the frame at `before` is paid (AU-16, AU-19)."""
    first, second = first_half(table, board, spot), second_half(table, board, spot)
    first_before, second_before = NONE, NONE
    if before != NONE:
        first_before, second_before = first_half(table, board, before), second_half(table, board, before)
    kind: i64 = 0
    while kind < RESOURCE_KINDS:
        price = both(table, first, second, PAY + kind)
        if before != NONE:
            price += both(table, first_before, second_before, PAY + kind)
        if price > table.at(board, kind):
            return False
        kind += 1
    return is_met(table, board, spot)


def can_reactivate(table: Table, board: i64, spot: i64, before: i64 = NONE) -> bool:
    """AU-19: a closed frame without a sign of its own, not the frame that reactivates, paid after that one."""
    if spot == before or first_half(table, board, spot) == NONE or has_sign(table, board, spot):
        return False
    return can_pay(table, board, spot, before)


def any_target(table: Table, board: i64, before: i64 = NONE) -> bool:
    spot: i64 = 0
    while spot < SPOTS:
        if can_reactivate(table, board, spot, before):
            return True
        spot += 1
    return False


def can_activate(table: Table, board: i64, spot: i64) -> bool:
    """Whether the closed frame at a spot can be activated now; one with the sign needs a target."""
    if not can_pay(table, board, spot):
        return False
    return not has_sign(table, board, spot) or any_target(table, board, spot)


def gain_all(table: Table, seat: i64, amounts: vec[i64], start: i64, times: i64, receipt: Receipt | None) -> None:
    """Take six amounts of a column, `times` times; a receipt says what came of it, for rage has an end (AU-25)."""
    kind: i64 = 0
    while kind < GAIN_KINDS:
        amount = amounts[start + kind] * times
        if amount > 0:
            before = table.at(seat, kind)
            taken = table.gain(seat, kind, amount)
            if receipt is not None:
                receipt.gained[kind] += int(table.at(seat, kind) - before)
                if kind < RESOURCE_KINDS:
                    receipt.from_king[kind] += taken
        kind += 1


def trigger(table: Table, seat: i64, spot: i64, receipt: Receipt | None) -> None:
    """Pay for the closed frame at a spot and take what it gives."""
    kind: i64 = 0
    while kind < RESOURCE_KINDS:
        price = number(table, seat, spot, PAY + kind)
        if price > 0:
            table.spend(seat, kind, price)
            if receipt is not None:
                receipt.paid[kind] += price
        kind += 1
    times: i64 = 1
    if number(table, seat, spot, PER_TAMARIN) != 0:
        times = table.tamarins(seat)
    gain_all(table, seat, table.box.frames, first_half(table, seat, spot) + GAIN, times, receipt)
    second = second_half(table, seat, spot)
    if second != NONE:
        gain_all(table, seat, table.box.frames, second + GAIN, times, receipt)


def advance(table: Table, seat: i64, spot: i64) -> None:
    """AU-15: the next closed frame from a spot on is reached; none comes back."""
    table.put(seat, POINTER, next_closed(table, seat, spot))
