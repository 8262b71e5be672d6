"""What each reason for a hint claims, held against what the engine does: by the id of its text."""

import re
from collections.abc import Callable, Mapping
from typing import Any, Final

from tests.faces.hints import NAMES, Case, Reason, seen
from vervet import catalog
from vervet.core.rng import Random
from vervet.core.state import State
from vervet.texts import Texts

Claim = Callable[[Case, Reason], bool]
Json = Mapping[str, Any]
TEXTS: Final = Texts("en")
# Far more than one effect takes.
MOST_STEPS: Final = 400
KINDS: Final = ("flower", "fruit", "grain", "energy", "rage", "points")
MOST_OF_A_KIND: Final = 40
WORKERS_OF_COLONY: Final = 3
LICE_OF_QUEEN: Final = 6


def opinion(_case: Case, _reason: Reason) -> bool:
    """Who suggests it thinks so; the engine has no opinion."""
    return True


# Itchy Monkey.


def on(view: Json, cell: str) -> Json:
    found: Json = next(one for one in view["monkeys"] if one["cell"] == cell)
    return found


def lice(view: Json, seat: int, cell: str) -> int:
    """The workers of a seat on a monkey."""
    monkey = on(view, cell)
    return int(monkey["workers"]) if monkey["owner"] == seat else 0


def makes_colony(case: Case, reason: Reason) -> bool:
    cell = str(reason.values["cell"])
    return case.seat not in on(case.before, cell)["colonies"] and case.seat in on(case.after, cell)["colonies"]


def counts_workers(case: Case, reason: Reason) -> bool:
    return bool(lice(case.after, case.seat, str(reason.values["cell"])) == reason.values["count"])


def grows(case: Case, reason: Reason) -> bool:
    return counts_workers(case, reason) and int(reason.values["count"]) < WORKERS_OF_COLONY


def strengthens(case: Case, reason: Reason) -> bool:
    cell = str(reason.values["cell"])
    held = case.seat in on(case.before, cell)["colonies"] and case.seat in on(case.after, cell)["colonies"]
    return held and counts_workers(case, reason)


def reaches(case: Case, reason: Reason) -> bool:
    cell = str(reason.values["cell"])
    return bool(on(case.before, cell)["owner"] != case.seat and on(case.after, cell)["owner"] == case.seat)


def stands_there(case: Case, reason: Reason) -> bool:
    return bool(on(case.after, str(reason.values["to"]))["species"] == reason.values["species"])


def wins(case: Case, _reason: Reason) -> bool:
    outcome = case.next.outcome()
    return outcome is not None and case.seat in outcome.winners


def decides_fight(case: Case, reason: Reason) -> bool:
    owner = on(case.after, str(reason.values["cell"]))["owner"]
    return bool(owner == case.seat if reason.values["result"] == "exceed" else owner is None)


def brings_lice(case: Case, reason: Reason) -> bool:
    """In Clan mode lice have no owner, and six workers become a queen."""
    to = str(reason.values["to"])
    return weight(case.after, to) > weight(case.before, to)


def weight(view: Json, cell: str) -> int:
    monkey = on(view, cell)
    return int(monkey["workers"]) + LICE_OF_QUEEN * int(monkey["queens"]) + len(monkey.get("spies", ()))


def breaks_out(case: Case, reason: Reason) -> bool:
    """Wherever it spreads to there are lice."""
    return all(weight(case.after, cell) > 0 for cell in listed(reason.values["to"]))


def cleans(case: Case, reason: Reason) -> bool:
    return weight(case.after, str(reason.values["cell"])) == 0


def nitpicks(case: Case, reason: Reason) -> bool:
    cell = str(reason.values["cell"])
    before, after = on(case.before, cell), on(case.after, cell)
    named = before["owner"] is not None and NAMES[before["owner"]] == reason.values["loser"]
    return named and after["workers"] < before["workers"] and before["owner"] != case.seat


def exchanges(case: Case, reason: Reason) -> bool:
    cell = str(reason.values["cell"])
    before, after = on(case.before, cell), on(case.after, cell)
    return bool(after["queens"] == before["queens"] + 1 and after["workers"] < before["workers"])


# After Us.


def mine(view: Json, seat: int) -> Json:
    player: Json = view["players"][seat]
    return player


def had(view: Json, seat: int) -> dict[str, int]:
    player = mine(view, seat)
    return {**player["stock"], "points": player["points"], "rage": player["rage"]}


def amounts(counts: Mapping[str, int]) -> set[str]:
    return {TEXTS.say(f"after-amount-{kind}", count=count) for kind, count in counts.items() if count > 0}


def change(case: Case) -> dict[str, int]:
    before, after = had(case.before, case.seat), had(case.after, case.seat)
    return {kind: after[kind] - before[kind] for kind in before if after[kind] != before[kind]}


def listed(words: object) -> set[str]:
    return {part for part in re.split(r", and | and |, ", str(words)) if part and part != "none"}


def trades(case: Case, reason: Reason) -> bool:
    """It brings what is named and costs what is named; of what is full no more comes in, and what is paid and gained
    in one kind is told as both."""
    gain, pay = counted(reason.values["gain"]), counted(reason.values.get("pay", ""))
    due = {kind: gain.get(kind, 0) - pay.get(kind, 0) for kind in {*gain, *pay}}
    return bool(gain) and {kind: count for kind, count in due.items() if count and not full(case, kind)} == {
        kind: count for kind, count in change(case).items() if not full(case, kind)
    }


def counted(words: object) -> dict[str, int]:
    """“2 flowers and 1 point” taken apart."""
    said = listed(words)
    return {kind: count for kind in KINDS for count in range(1, MOST_OF_A_KIND) if amounts({kind: count}) <= said}


def full(case: Case, kind: str) -> bool:
    return kind == "rage" and had(case.after, case.seat)["rage"] == case.before.get("most_rage", 12)


def frame_of(case: Case) -> Json:
    player = mine(case.before, case.seat)
    name = case.done.get("target") or case.done["frame"]
    found: Json = next(one for one in player["frames"] if one["name"] == name)
    return found


def cannot_pay(case: Case, reason: Reason) -> bool:
    frame = frame_of(case)
    return not case.kinds("activate") and listed(reason.values["pay"]) == amounts(frame["pay"]) != set()


def lacks_species(case: Case, reason: Reason) -> bool:
    frame = frame_of(case)
    return not case.kinds("activate") and frame["species"] == reason.values["species"] > 0


def could_pay(case: Case, reason: Reason) -> bool:
    frame = frame_of(case)
    return bool(case.kinds("activate")) and listed(reason.values["pay"]) == amounts(frame["pay"]) != set()


def costs_something(case: Case, _reason: Reason) -> bool:
    return bool(frame_of(case)["pay"])


def hires(case: Case, reason: Reason) -> bool:
    """The price is what it costs, and there is a later round."""
    paid = {kind: -count for kind, count in change(case).items() if count < 0}
    return listed(reason.values["price"]) == amounts(paid) and has_later_round(case)


def has_later_round(case: Case) -> bool:
    return not case.before["goal_reached"] and not case.before["short"]


def nothing_else(case: Case, _reason: Reason) -> bool:
    return len(case.state.legal_actions(case.seat)) == 1


def something_else(case: Case, reason: Reason) -> bool:
    return not nothing_else(case, reason)


# Cheeky Monkeys.


def pass_on(state: State, until: Callable[[State], bool]) -> State:
    """Everybody passes, or does the first thing that is demanded of them."""
    for _ in range(MOST_STEPS):
        if until(state) or not state.asked():
            break
        seat = state.asked_seats()[0]
        legal = state.legal_actions(seat)
        grammar = catalog.game("cheeky-monkeys").grammar
        idle = [one for one in legal if grammar.to_json(one)["kind"] in ("pass", "done")]
        state.execute(seat, (idle or legal)[0])
    return state


def monkeys(view: Json, seat: int) -> list[str]:
    return [one["monkey"] for one in mine(view, seat)["monkeys"]]


def queued(view: Json) -> list[tuple[str, Any]]:
    return [(entry["what"], entry["number"]) for entry in view["queue"]]


def untouched(case: Case, _reason: Reason) -> bool:
    """When what is newest in the queue is over, this seat has what it had."""
    view = case.before
    top = queued(view)[0]
    over = pass_on(case.state.copy(), lambda state: top not in queued(seen(state, case.seat)))
    after = seen(over, case.seat)
    same = monkeys(after, case.seat) == monkeys(view, case.seat) and after["hand"] == view["hand"]
    return same and mine(after, case.seat)["status"] == mine(view, case.seat)["status"]


def unthreatened(case: Case, _reason: Reason) -> bool:
    me = mine(case.before, case.seat)
    return not case.before["queue"] and not (me["lit"] and not me["soggy"]) and not me["shock"]


def own_card(case: Case, _reason: Reason) -> bool:
    entry = case.before["queue"][0]
    return entry["seat"] == case.seat and entry["number"] is not None


def blows_up(case: Case, _reason: Reason) -> bool:
    """If all pass, it blows up; and none of its cards would change that."""
    window = case.before["window"]
    return window is not None and window["doomed"] == case.seat and not window["saving"]


def stops_that(case: Case, reason: Reason) -> bool:
    """Once the others have passed, the newest thing in the queue is a No Way against what was named."""
    opened = case.state.copy()
    for seat in opened.asked_seats():
        if seat != case.seat:
            passing = [one for one in opened.legal_actions(seat) if case.told(one)["kind"] == "pass"]
            opened.execute(seat, passing[0])
    opened.execute(case.seat, case.action)
    top = seen(opened, case.seat)["queue"][0]
    return bool(top["what"] == "no-way" and TEXTS.say(f"cheeky-card-{top['stops']}") == reason.values["what"])


def kind_words(monkey: str) -> str:
    return TEXTS.say(f"cheeky-kind-{monkey.rstrip('0123456789')}.short")


def owner(case: Case, monkey: str) -> int | None:
    seats = range(len(case.before["players"]))
    return next((seat for seat in seats if monkey in monkeys(case.before, seat)), None)


def own_monkey(case: Case, reason: Reason) -> bool:
    monkey = case.done["monkey"]
    return owner(case, monkey) == case.seat and reason.values.get("monkey", kind_words(monkey)) == kind_words(monkey)


def their_monkey(case: Case, reason: Reason) -> bool:
    monkey = case.done["monkey"]
    whose = owner(case, monkey)
    named = whose is not None and whose != case.seat and reason.values.get("player", NAMES[whose]) == NAMES[whose]
    return named and reason.values["monkey"] == kind_words(monkey)


def gives_nothing(case: Case, reason: Reason) -> bool:
    return case.done.get("given") is None and their_monkey(case, reason)


def gives_one(case: Case, reason: Reason) -> bool:
    return owner(case, str(case.done["given"])) == case.seat and their_monkey(case, reason)


def goes_to(case: Case, reason: Reason) -> bool:
    return own_monkey(case, reason) and NAMES[case.done["seat"]] == reason.values["player"] != NAMES[case.seat]


def all_go_to(case: Case, reason: Reason) -> bool:
    """The suggestion hands every other card to the same player."""
    state = case.next.copy()
    while case.seat in state.asked_seats():
        action = state.suggest(case.seat, Random(0))
        done = case.told(action)
        if done["kind"] != "hand":
            break
        if done["seat"] != case.done["seat"]:
            return False
        state.execute(case.seat, action)
    return bool(NAMES[case.done["seat"]] == reason.values["player"])


def is_closed(case: Case, _reason: Reason) -> bool:
    """Once everybody has let it happen."""
    return bool(mine(seen(pass_on(case.next.copy(), closed(case.seat)), case.seat), case.seat)["closed"])


def closed(seat: int) -> Callable[[State], bool]:
    return lambda state: bool(mine(seen(state, seat), seat)["closed"])


def burns(case: Case, _reason: Reason) -> bool:
    me = mine(case.before, case.seat)
    return bool(case.done["seat"] == case.seat and me["lit"] and not me["soggy"])


def new_part(case: Case, _reason: Reason) -> bool:
    kind = str(case.done["monkey"]).rstrip("0123456789")
    return kind not in [str(one).rstrip("0123456789") for one in mine(case.before, case.seat)["parts"]]


CLAIMS: Final[Mapping[str, Claim]] = {
    "itchy-why": opinion,
    "itchy-why-colony": makes_colony,
    "itchy-why-grow": grows,
    "itchy-why-hold": strengthens,
    "itchy-why-reach": reaches,
    "itchy-why-bump": stands_there,
    "itchy-why-event-win": wins,
    "itchy-why-place": opinion,
    "itchy-why-spawn": opinion,
    "itchy-why-event-cross": brings_lice,
    "itchy-why-event-outbreak": breaks_out,
    "itchy-why-event-clean": cleans,
    "itchy-why-event-jump": brings_lice,
    "itchy-why-event-nitpick": nitpicks,
    "itchy-why-event-exchange": exchanges,
    "itchy-why-event-shove": stands_there,
    "itchy-why-event-fight": decides_fight,
    "after-why": opinion,
    "after-why-free": trades,
    "after-why-deal": trades,
    "after-why-again": trades,
    "after-why-unpaid": cannot_pay,
    "after-why-lacking": lacks_species,
    "after-why-dear": could_pay,
    "after-why-skip": costs_something,
    "after-why-bonus": opinion,
    "after-why-hire": hires,
    "after-why-nothing": nothing_else,
    "after-why-arrange": opinion,
    "after-why-activate": opinion,
    "after-why-remove": opinion,
    "after-why-recruit": opinion,
    "after-why-copy": opinion,
    "after-why-reactivate": opinion,
    "after-why-done": something_else,
    "cheeky-why": opinion,
    "cheeky-why-empty": nothing_else,
    "cheeky-why-quiet": unthreatened,
    "cheeky-why-mine": own_card,
    "cheeky-why-doomed": blows_up,
    "cheeky-why-unhurt": untouched,
    "cheeky-why-unable": nothing_else,
    "cheeky-why-stop": stops_that,
    "cheeky-why-noway": opinion,
    "cheeky-why-escape-of": own_monkey,
    "cheeky-why-check-of": own_monkey,
    "cheeky-why-check-other": their_monkey,
    "cheeky-why-exchange-of": gives_one,
    "cheeky-why-take-of": gives_nothing,
    "cheeky-why-deliver-of": goes_to,
    "cheeky-why-gift-of": goes_to,
    "cheeky-why-hand-to": all_go_to,
    "cheeky-why-snatch": new_part,
    "cheeky-why-pass": opinion,
    "cheeky-why-done": something_else,
    "cheeky-why-ground": own_monkey,
    "cheeky-why-close": is_closed,
    "cheeky-why-soggy": burns,
    "cheeky-why-misfortune": opinion,
    "cheeky-why-break": opinion,
    "cheeky-why-give": own_monkey,
    "cheeky-why-discard": opinion,
}
