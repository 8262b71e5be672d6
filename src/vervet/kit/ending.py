"""Law 7: every game ends, and outcome and payoffs say the same."""

from vervet.core.state import Outcome, State
from vervet.kit.examiner import Examiner
from vervet.kit.sight import difference, whole
from vervet.kit.trial import Trial

EXACT = 1e-9


class Ending(Examiner):
    """A game goes on while somebody is asked; when nobody is, there is an outcome, and the payoffs share one win."""

    number = 7

    def look(self, trial: Trial) -> None:
        state = trial.state
        asked, outcome = state.asked_seats(), state.outcome()
        self.require(not asked or outcome is None, trial, f"there is {outcome!r}, but seats {asked} are asked")
        self.require(bool(asked) or outcome is not None, trial, "nobody is asked, but there is no outcome")
        if trial.sampled:
            self.check_estimates(trial)

    def check_estimates(self, trial: Trial) -> None:
        """A guess may look at everything, but it is a number from 0 to 1, the same for equal states, and leaves no
        trace."""
        state = trial.state
        before, copy = whole(state), state.copy()
        for seat in trial.seats():
            guess = state.estimate(seat)
            self.require(0.0 <= guess <= 1.0, trial, f"estimate({seat}) is {guess}, expected from 0 to 1")
            again = copy.estimate(seat)
            self.require(guess == again, trial, f"estimate({seat}) is {guess}, and {again} for an equal state")
        now = whole(state)
        self.require(now == before, trial, f"estimate left a trace: {difference(before, now)}")

    def end(self, trial: Trial) -> None:
        what = f"the game goes on after {len(trial.actions)} random decisions"
        self.require(len(trial.actions) < trial.limit or not trial.state.asked(), trial, what)
        outcome = trial.state.outcome()
        if outcome is not None:
            self.check_outcome(trial, outcome)
            self.check_payoffs(trial, outcome)

    def check_outcome(self, trial: Trial, outcome: Outcome) -> None:
        winners = outcome.winners
        real = list(winners) == sorted(set(winners)) and all(0 <= seat < trial.state.seats for seat in winners)
        self.require(real, trial, f"winners must be different seats in order, not {winners}")
        self.require(bool(outcome.reason), trial, f"{outcome!r} gives no reason")
        self.require(outcome.rule in ("", *trial.game.rules), trial, f"{outcome!r} names no rule of the game")

    def check_payoffs(self, trial: Trial, outcome: Outcome) -> None:
        """Those with the highest payoff won; a game without a winner shares equally; a player alone gets what they
        earned."""
        payoffs = payoffs_of(trial.state)
        self.require(all(0.0 <= payoff <= 1.0 for payoff in payoffs), trial, f"payoffs {payoffs} are not from 0 to 1")
        if len(payoffs) == 1:
            return
        self.require(abs(sum(payoffs) - 1.0) < EXACT, trial, f"payoffs {payoffs} do not share one win")
        best = [seat for seat, payoff in enumerate(payoffs) if payoff > max(payoffs) - EXACT]
        expected = list(outcome.winners) or trial.seats()
        self.require(best == expected, trial, f"payoffs {payoffs}, but {outcome!r}")


def payoffs_of(state: State) -> list[float]:
    return [state.payoff(seat) for seat in range(state.seats)]
