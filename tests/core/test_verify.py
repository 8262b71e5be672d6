"""What a log proves is checked, and what does not fit is named: where, what was expected and what is there."""

import copy
import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.proofs.played import played, promised
from vervet.catalog import game, games
from vervet.core.chain import entry_digest, head_of
from vervet.core.deal import Deal, Terms, secret_commitment
from vervet.core.match import Match
from vervet.core.misfit import Misfit
from vervet.core.rng import Random
from vervet.core.seal import seal_of
from vervet.core.verify import promise_of, terms_of, verify

FF = "f" * 64
# A match with seats of every kind: here, link, bot.
SHOWN = 32
Log = dict[str, Any]


@cache
def whole(name: str, number: int) -> str:
    """A promised log."""
    rules = game(name)
    options: dict[str, object] = {"players": 3}
    if name == "itchy-monkey":
        options["rounds"] = 4
    return json.dumps(played(rules, rules.options.read(options), number).log())


@pytest.fixture
def log() -> Log:
    found: Log = json.loads(whole("itchy-monkey", SHOWN))
    return found


@pytest.fixture
def cheeky() -> Log:
    found: Log = json.loads(whole("cheeky-monkeys", SHOWN))
    return found


def misfit(log: Log) -> Misfit:
    with pytest.raises(Misfit) as caught:
        verify(games(), log)
    return caught.value


def sealed(log: Log) -> Log:
    """The log with a seal that fits again: whoever changes a log can make one."""
    return {**log, "seal": seal_of(log, bytes.fromhex(log["deal"]["secret"]))}


def put(log: Log, path: list[str | int], value: object) -> Log:
    changed: Any = copy.deepcopy(log)
    place = changed
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    return dict(changed)


def seeded(secret: bytes = b"") -> Match:
    itchy = game("itchy-monkey")
    match = Match(itchy, itchy.options.read({"rounds": 3}), deal=Deal(5, secret))
    rng = Random(4)
    while (seat := int(match.state.actor())) >= 0:
        legal = match.state.legal_actions(seat)
        match.act(seat, legal[rng.below(len(legal))])
    return match


# What fits.


@pytest.mark.parametrize("name", sorted(games()))
def test_a_promised_match_is_proven(name: str) -> None:
    log = json.loads(whole(name, SHOWN))
    verdict = verify(games(), log)
    assert verdict.proven
    assert verdict.commitments == 1 + len(log["deal"]["numbers"])
    assert verdict.numbers == sum(len(draw["numbers"]) for draw in log["draws"]) > 0
    assert verdict.streams == len({draw["stream"] for draw in log["draws"]})
    assert verdict.entries == len(log["actions"])
    assert verdict.chains == 5


def test_the_example_has_seats_of_every_kind_and_an_undo() -> None:
    log = json.loads(whole("cheeky-monkeys", SHOWN))
    assert {seat["kind"] for seat in log["seats"]} == {"here", "link", "bot"}
    assert any(line.endswith(" undo") for line in log["actions"])


def test_an_unfinished_match_is_proven_so_far() -> None:
    itchy = game("itchy-monkey")
    options = itchy.options.read({"players": 2})
    match = promised(itchy, options, 1, Random(1))
    match.act(int(match.state.actor()), match.state.legal_actions(int(match.state.actor()))[0])
    verdict = verify(games(), json.loads(json.dumps(match.log())))
    assert (verdict.proven, verdict.entries) == (True, 1)


def test_a_seeded_log_carries_no_proof_but_is_checked() -> None:
    match = seeded()
    verdict = verify(games(), json.loads(json.dumps(match.log())))
    assert (verdict.proven, verdict.commitments, verdict.entries, verdict.chains) == (False, 0, match.version, 1)
    head = {**match.log(), "head": FF}
    assert misfit(head).where == "head"


def test_a_seeded_log_of_a_server_has_chains_for_everybody() -> None:
    log = json.loads(json.dumps(seeded(b"s" * 32).log()))
    assert verify(games(), log).chains == 4
    del log["told"]["0"][-1]
    assert misfit(log).where == "told.0"


def test_a_log_of_format_1_carries_no_proof_but_is_replayed() -> None:
    itchy = game("itchy-monkey")
    match = Match(itchy, itchy.options.read({"rounds": 2}), 9, rules=1, form=1)
    log = json.loads(json.dumps(match.log()))
    verdict = verify(games(), log)
    assert (verdict.proven, verdict.form, verdict.chains) == (False, 1, 0)
    assert str(misfit({**log, "actions": ["0 fly"]})).startswith("actions[0]: '0 fly'")
    assert str(misfit({**log, "deal": {}})) == "deal: unknown"
    assert str(misfit({**log, "rules": 9})) == "the log follows rules 9 of itchy-monkey; these are rules 2"
    assert misfit({**log, "seed": True}).where == "seed"


# What does not.


@pytest.mark.parametrize(
    ("path", "value", "words"),
    [
        (["vervet"], 3, "vervet: expected 1, 2, not 3"),
        (["vervet"], True, "vervet: expected a whole number, not True"),
        (["vervet"], "2", "vervet: expected a whole number, not '2'"),
        (["game"], "chess", "game: expected itchy-monkey, after-us, cheeky-monkeys, not 'chess'"),
        (["game"], 7, "game: expected a text, not 7"),
        (["game"], "after-us", "deal.commitment: what was promised"),
        (["rules"], 3, "deal.commitment: what was promised"),
        (["rules"], "2", "rules: expected a whole number, not '2'"),
        (["match"], "another", "deal.commitment: what was promised"),
        (["match"], None, "match: expected a text, not None"),
        (["options"], [], "options: expected an object, not []"),
        (["options", "rounds"], 5, "deal.commitment: what was promised"),
        (["options", "rounds"], "4", "deal.commitment: what was promised"),
        (["options", "spies"], 0, "deal.commitment: what was promised"),
        (["seats"], {}, "seats: expected a list, not {}"),
        (["seats", 0], "here", "seats[0]: expected an object, not 'here'"),
        (["seats", 0], {"kind": "here"}, "seats[0].bot: missing"),
        (["seats", 0, "name"], "Anna", "seats[0].name: unknown"),
        (["seats", 0, "kind"], "guest", "seats[0].kind: expected here, link, bot, not 'guest'"),
        (["seats", 0, "kind"], ["here"], "seats[0].kind: expected here, link, bot, not ['here']"),
        (["seats", 0, "bot"], None, "seats[0].bot: expected a text, not None"),
        (["deal"], None, "deal: expected an object, not None"),
        (["deal", "seed"], 7, "draws, seal: unknown"),
        (["deal", "extra"], 7, "deal.extra: unknown"),
        (["deal", "secret"], FF, "deal.commitment: what was promised"),
        (["deal", "secret"], "F" * 64, "deal.secret: expected 64 hexadecimal digits in lower case, not 'FFF"),
        (["deal", "secret"], "f" * 63, "deal.secret: expected 64 hexadecimal digits in lower case, not 'fff"),
        (["deal", "secret"], FF + "\n", "deal.secret: expected 64 hexadecimal digits in lower case, not 'fff"),
        (["deal", "secret"], 7, "deal.secret: expected 64 hexadecimal digits in lower case, not 7"),
        (["deal", "commitment"], FF, "deal.commitment: what was promised"),
        (["deal", "numbers"], [], "deal.numbers: expected 2 of them, not 0"),
        (["deal", "numbers", 0], [], "deal.numbers[0]: expected an object, not []"),
        (["deal", "numbers", 0, "seats"], [1], "deal.numbers[0].seats[0]: expected 0, not 1"),
        (["deal", "numbers", 0, "seats"], [False], "deal.numbers[0].seats[0]: expected 0, not False"),
        (["deal", "numbers", 0, "seats"], [0, 1], "deal.numbers[0].seats: expected 1 of them, not 2"),
        (["deal", "numbers", 0, "number"], FF, "deal.numbers[0].commitment: what was promised"),
        (["deal", "numbers", 1, "commitment"], FF, "deal.numbers[1].commitment: what was promised"),
        (["deal", "numbers", 1, "seat"], 0, "deal.numbers[1].seat: unknown"),
        (["actions"], "0 end", "actions: expected a list, not '0 end'"),
        (["actions", 2], 7, "actions[2]: expected a text, not 7"),
        (["actions", 2], "0 undo", "head: secret, terms and actions give "),
        (["head"], FF, "head: secret, terms and actions give "),
        (["head"], None, "head: expected 64 hexadecimal digits in lower case, not None"),
        (["draws"], {}, "draws: expected a list, not {}"),
        (["draws"], [], "draws: expected 1 of them, not 0"),
        (["draws", 0, "at"], 1, "draws[0].at: expected 0, not 1"),
        (["draws", 0, "at"], False, "draws[0].at: expected 0, not False"),
        (["draws", 0, "stream"], "deck/0/0", "draws[0].stream: expected 'first-seat/0/0', not 'deck/0/0'"),
        (["draws", 0, "highest"], 10**18, "draws[0].highest: expected 3, not 1000000000000000000"),
        (["draws", 0, "lowest"], 2, "draws[0].lowest: expected 3, not 2"),
        (["draws", 0, "numbers"], [3], "draws[0].numbers[0]: expected "),
        (["draws", 0, "numbers"], [], "draws[0].numbers: expected 1 of them, not 0"),
        (["draws", 0, "why"], "", "draws[0].why: unknown"),
        (["told"], [], "told: expected an object, not []"),
        (["told", "3"], [], "told.3: unknown"),
        (["told", "0", 0], True, "told.0[0]: expected 1, not True"),
        (["told", "watchers", 1], 3, "told.watchers[1]: expected 2, not 3"),
        (["outcome"], None, "outcome: expected an object, not None"),
        (["outcome", "reason"], "bribe", "outcome.reason: expected 'rounds', not 'bribe'"),
        (["outcome", "winners"], [0], "outcome.winners: expected 0 of them, not 1"),
        (["seal"], FF, "seal: all the rest gives "),
        (["note"], "", "note: unknown"),
        (["a b"], "", "'a b': unknown"),
    ],
)
def test_a_place_that_does_not_fit_is_named(log: Log, path: list[str | int], value: object, words: str) -> None:
    assert str(misfit(put(log, path, value))).startswith(words)


def test_a_seal_that_was_made_again_hides_nothing(log: Log) -> None:
    """What only the rules can tell is found by the rules."""
    for path, value in (
        (["draws", 0, "at"], 1),
        (["draws"], []),
        (["told", "watchers"], []),
        (["outcome", "winners"], [0]),
    ):
        found = misfit(sealed(put(log, [*path], value)))
        assert found.where.startswith(str(path[0]))


@pytest.mark.parametrize("names", [[], ["deal"], ["deal", "numbers", 0], ["seats", 1], ["draws", 0], ["outcome"]])
def test_every_field_must_be_there_and_no_other(log: Log, names: list[str | int]) -> None:
    place: Any = log
    for name in names:
        place = place[name]
    for name in list(place):
        value = place.pop(name)
        assert name in misfit(log).where
        place[f"{name}s"] = value
        found = misfit(log)
        assert name in found.where and (f"{name}s" in found.found or name == "deal" or name in ("vervet", "game"))
        del place[f"{name}s"]
        place[name] = value
    assert verify(games(), log).proven


def test_all_missing_fields_are_named_but_only_the_first_of_very_many_unknown_ones(log: Log) -> None:
    few = {name: value for name, value in log.items() if name not in ("told", "head")}
    assert str(misfit(few)) == "head, told: missing"
    many = {**log, **{f"x{number}": 0 for number in range(100)}}
    assert str(misfit(many)) == "x0, x1, x2, x3, x4, x5, x6, x7, …: unknown"


def test_swapping_two_clients_is_noticed(log: Log) -> None:
    log["deal"]["numbers"].reverse()
    assert misfit(log).where.startswith("deal.numbers[0]")


def test_an_action_that_the_rules_refuse_is_named_by_its_line(cheeky: Log) -> None:
    """Whoever has the log can make a chain and a seal that fit; the rules still refuse what was never legal."""
    secret = bytes.fromhex(cheeky["deal"]["secret"])
    cheeky["actions"][4] = "0 undo" if cheeky["actions"][3].startswith("1") else "1 undo"
    cheeky["actions"].insert(0, "2 undo")
    digests = [entry_digest(secret, number, line) for number, line in enumerate(cheeky["actions"], 1)]
    cheeky["head"] = head_of(terms_of(cheeky).digest(), promise_of(cheeky), digests).hex()
    assert str(misfit(sealed(cheeky))).startswith("actions[0]: '2 undo': ")


def test_options_that_fit_their_commitment_must_still_be_complete() -> None:
    """A server could promise too little: then its log leaves open what was played."""
    itchy = game("itchy-monkey")
    options = itchy.options.read()
    terms = Terms("", itchy.name, itchy.version, {"players": 2}, [])
    deal = Deal(None, b"s" * 32, secret_commitment(terms.digest(), b"s" * 32))
    log: Log = json.loads(json.dumps(Match(itchy, options, deal=deal, terms=terms).log()))
    log["options"] = {"players": 2}
    assert str(misfit(sealed(log))).startswith("options.mode, options.spies")


def test_more_seats_than_the_game_has_are_refused_whatever_was_committed_to(log: Log) -> None:
    """A seat is one byte of a commitment: the three-hundredth cannot be written."""
    itchy, secret = game("itchy-monkey"), bytes.fromhex(log["deal"]["secret"])
    log["seats"] = [{"kind": "link", "bot": ""}] * 300
    log["deal"]["numbers"] = [{"seats": [seat], "commitment": FF, "number": FF} for seat in range(300)]
    terms = Terms(log["match"], itchy.name, itchy.version, log["options"], log["seats"])
    log["deal"]["commitment"] = secret_commitment(terms.digest(), secret).hex()
    assert str(misfit(log)) == "seats: expected 0–4 of them, not 300"


def test_of_a_name_that_never_ends_only_the_beginning_is_repeated(log: Log) -> None:
    assert len(str(misfit({**log, "game": "x" * 1_000_000}))) < 200


# Anything at all.

JUNK: list[Any] = [None, True, 0, -1, 10**18, "", "7", FF, "\u2028\x00" * 50, [], {}, [[[0]]], {"seed": 0}, {"a": [{}]}]


def places(document: Any) -> list[list[str | int]]:
    """The paths of everything in a document."""
    names = list(document) if isinstance(document, dict) else range(len(document)) if isinstance(document, list) else []
    return [[name, *rest] for name in names for rest in ([], *places(document[name]))]


@pytest.mark.parametrize("kind", ["promised", "served", "seeded", "old"])
@given(data=st.data())
@settings(max_examples=60, deadline=None)
def test_whatever_stands_in_a_log_is_no_traceback(kind: str, data: st.DataObject) -> None:
    itchy = game("itchy-monkey")
    logs: dict[str, Callable[[], Log]] = {
        "promised": lambda: json.loads(whole("itchy-monkey", SHOWN)),
        "served": lambda: seeded(b"s" * 32).log(),
        "seeded": lambda: seeded().log(),
        "old": lambda: Match(itchy, itchy.options.read(), 7, rules=1, form=1).log(),
    }
    log = json.loads(json.dumps(logs[kind]()))
    path = data.draw(st.sampled_from(places(log)))
    changed = put(log, path, data.draw(st.sampled_from(JUNK)))
    try:
        proven = verify(games(), changed).proven
    except Misfit:
        return
    assert json.dumps(changed) == json.dumps(log) or not proven


def test_a_promise_that_seats_nobody_is_no_promise(log: Log) -> None:
    """Whoever leaves out the seats leaves out everybody's numbers."""
    secret = bytes.fromhex(log["deal"]["secret"])
    log["seats"], log["deal"]["numbers"] = [], []
    terms = terms_of(log).digest()
    log["deal"]["commitment"] = secret_commitment(terms, secret).hex()
    digests = [entry_digest(secret, number, line) for number, line in enumerate(log["actions"], 1)]
    log["head"] = head_of(terms, promise_of(log), digests).hex()
    assert misfit(sealed(log)).where == "seats"


def test_it_is_told_whether_anybody_gave_a_number_and_whether_the_game_is_over(log: Log) -> None:
    verdict = verify(games(), log)
    assert verdict.clients == len(log["deal"]["numbers"]) > 0
    assert verdict.over == (log["outcome"] is not None)
