"""The example games agree with OpenSpiel's, and the comparison finds out those that do not."""

import pytest

pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")

from examples.against_openspiel import BreakthroughPair, Disagreement, LeducPair, Setup, main, setups

from examples import against_openspiel, breakthrough, leduc
from vervet.core.chance import Chance
from vervet.core.json import Json
from vervet.core.option import Options


@pytest.mark.parametrize("number", range(5))
def test_breakthrough_agrees_in_every_size(number: int) -> None:
    tally = setups()["breakthrough"][number].play(2000 if number == 0 else 300)
    assert tally.plies >= 300 and tally.games > 1


@pytest.mark.parametrize("players", range(2, 11))
def test_leduc_agrees_for_every_number_of_players_and_so_does_what_each_knows(players: int) -> None:
    tally = setups()["leduc"][players - 2].play(3000 if players == 2 else 100)
    assert len(tally.memory.ours) == len(tally.memory.theirs) > 100


def test_the_command_prints_how_much_was_compared(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--plies", "40"]) == 0
    last = capsys.readouterr().out.splitlines()[-1]
    assert last.startswith("leduc: ") and last.endswith("random plies, OpenSpiel agrees with every one")


class Straight(breakthrough.Breakthrough):
    """Takes a piece straight ahead, which the rules forbid."""

    def steps(self, seat: int, start: int) -> list[int]:
        ahead = start + breakthrough.FORWARD[seat]
        return sorted({*super().steps(seat, start), *([ahead] if self.board[ahead] == 1 - seat else [])})


class Chatty(leduc.Leduc):
    """Shows the cards of players who have folded."""

    def show(self, seat: int | None) -> Json:
        view = super().show(seat)
        assert isinstance(view, dict)
        return {**view, "thrown": [card for card, out in zip(self.cards, self.folded, strict=True) if out]}


class Forgetful(leduc.Leduc):
    """Does not remember who raised."""

    def show(self, seat: int | None) -> Json:
        view = super().show(seat)
        assert isinstance(view, dict)
        return {name: value for name, value in view.items() if name not in ("bets", "turn")}


class Generous(leduc.Leduc):
    """Gives the whole pot to each of two equal hands."""

    def gain(self, seat: int) -> float:
        return super().gain(seat) if len(self.winners()) == 1 else float(sum(self.paid) - self.paid[seat])


class Altered(leduc.LeducGame):
    def __init__(self, kind: type[leduc.Leduc]) -> None:
        super().__init__()
        self.kind = kind

    def start(self, options: Options, chance: Chance) -> leduc.Leduc:
        dealt = super().start(options, chance)
        state = self.kind(dealt.seats)
        state.cards, state.chance = dealt.cards, dealt.chance
        return state


class StraightGame(breakthrough.BreakthroughGame):
    def start(self, options: Options, chance: Chance) -> breakthrough.Breakthrough:
        state = Straight(8, 8)
        state.set_up()
        return state


def test_a_move_too_many_is_found() -> None:
    with pytest.raises(Disagreement, match=r"^legal: "):
        Setup(StraightGame(), BreakthroughPair, "breakthrough", {}).play(1000)


@pytest.mark.parametrize(
    ("kind", "what"), [(Chatty, "what looks to seat"), (Forgetful, "what looks to seat"), (Generous, "returns")]
)
def test_a_seat_that_knows_too_much_or_too_little_or_gets_too_much_is_found(kind: type[leduc.Leduc], what: str) -> None:
    with pytest.raises(Disagreement, match=rf"^{what}"):
        Setup(Altered(kind), LeducPair, "leduc_poker", {}).play(3000)


def test_a_disagreement_is_reported_with_the_moves_that_led_there(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = {"breakthrough": [Setup(StraightGame(), BreakthroughPair, "breakthrough", {})] * 2}
    monkeypatch.setattr(against_openspiel, "setups", lambda: wrong)
    assert main(["--plies", "2000"]) == 1
    assert "in OpenSpiel, after ['0 move " in capsys.readouterr().err


def test_comparing_nothing_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as refused:
        main(["--plies", "0"])
    assert refused.value.code == 2
    assert "--plies: expected at least 1, not 0" in capsys.readouterr().err
