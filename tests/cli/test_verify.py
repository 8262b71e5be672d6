"""What logs prove, in one line each."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.proofs.played import played
from vervet.catalog import game
from vervet.core.deal import Deal, Terms, secret_commitment
from vervet.core.json import Json
from vervet.core.match import Match
from vervet.core.option import options_json

from .terminal import Shell

Log = dict[str, Any]


@pytest.fixture
def log() -> Log:
    itchy = game("itchy-monkey")
    found: Log = json.loads(json.dumps(played(itchy, itchy.options.read({"rounds": 3}), 32).log()))
    return found


@pytest.fixture
def file(log: Log, tmp_path: Path) -> Path:
    path = tmp_path / "match.json"
    path.write_text(json.dumps(log), "utf-8")
    return path


def test_a_proven_log_is_one_line(shell: Shell, file: Path, log: Log) -> None:
    ran = shell("verify", str(file))
    count = len(log["actions"])
    words = f"proven: 3 commitments, 1 number in 1 stream, {count} actions, 4 chains; everything fits\n"
    assert (ran.code, ran.out, ran.errors) == (0, words, "")


def test_french_has_its_own_words(shell: Shell, file: Path) -> None:
    ran = shell("verify", str(file), "--language", "fr")
    assert ran.out.startswith("prouvé\u00a0: 3 engagements, 1 nombre dans 1 suite, ")


def test_a_log_from_a_seed_carries_no_proof(shell: Shell) -> None:
    itchy = game("itchy-monkey")
    options = itchy.options.read()
    new, old = Match(itchy, options, 7).log(), Match(itchy, options, 7, rules=1, form=1).log()
    ran = shell("verify", "-", typed=json.dumps(new))
    words = "no proof (format 2, dealt from a seed): 0 actions, 1 chain, and the game is not over; everything fits\n"
    assert (ran.code, ran.out) == (0, words)
    ran = shell("verify", "-", typed=json.dumps(old))
    words = "no proof (format 1, dealt from a seed): 0 actions, no chain, and the game is not over; everything fits\n"
    assert (ran.code, ran.out) == (0, words)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"rules": "2"}, "does not fit: rules: expected a whole number, not '2'"),
        ({"head": "x"}, "does not fit: head: expected 64 hexadecimal digits in lower case, not 'x'"),
        ({"note": 1, "extra": 2}, "does not fit: note, extra: not known here"),
        ({"draws": []}, "does not fit: draws: expected 1 of them, not 0"),
        ({"game": "chess"}, "does not fit: game: expected itchy-monkey, after-us, cheeky-monkeys, not 'chess'"),
    ],
)
def test_what_does_not_fit_is_named(shell: Shell, log: Log, change: Log, words: str) -> None:
    ran = shell("verify", "-", typed=json.dumps({**log, **change}))
    assert (ran.code, ran.out, ran.errors) == (1, words + "\n", "")


def test_a_missing_field_is_named(shell: Shell, log: Log) -> None:
    log["deal"].pop("commitment")
    ran = shell("verify", "-", typed=json.dumps(log))
    assert (ran.code, ran.out) == (1, "does not fit: deal.commitment: missing\n")
    log["deal"]["promise"] = "x"
    ran = shell("verify", "-", typed=json.dumps(log))
    assert ran.out == "does not fit: deal.commitment: missing; not known here: deal.promise\n"


def test_an_old_log_with_unknown_rules_is_refused(shell: Shell) -> None:
    itchy = game("itchy-monkey")
    log = Match(itchy, itchy.options.read(), 7, rules=1, form=1).log()
    ran = shell("verify", "-", typed=json.dumps({**log, "rules": 9}))
    assert ran.code == 1
    assert "does not fit: log: the log follows rules 9 of itchy-monkey; these are rules 2" in ran.out


def test_each_of_several_logs_has_a_line_and_the_worst_sets_the_exit_code(
    shell: Shell, file: Path, tmp_path: Path
) -> None:
    bad = tmp_path / "bad.json"
    bad.write_text(file.read_text("utf-8").replace('"vervet": 2', '"vervet": 7'), "utf-8")
    ran = shell("verify", str(bad), str(file))
    first, second = ran.out.splitlines()
    assert ran.code == 1
    assert first == f"{bad}: does not fit: vervet: expected 1, 2, not 7"
    assert second.startswith(f"{file}: proven: ")
    ran = shell("verify", str(tmp_path / "none.json"), str(file), str(bad))
    assert ran.code == 2
    assert ran.out.count("\n") == 2 and "There’s no file" in ran.errors


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("{", "isn’t JSON"),
        ("[]", "holds no JSON object"),
        ("[" * 100_000, "nested more than 20 deep"),
        ('{"vervet": 2, "vervet": 2}', "'vervet' stands twice in one object"),
        ('{"vervet": NaN}', "expected whole numbers"),
        ('{"vervet": 2.0}', "expected whole numbers"),
        ('{"vervet": ' + "9" * 5000 + "}", "expected whole numbers of at most 19 digits, not '999"),
    ],
    ids=["broken", "no object", "deep", "twice", "no number", "not whole", "huge"],
)
def test_a_file_that_is_not_a_log_cannot_be_read(shell: Shell, text: str, words: str) -> None:
    ran = shell("verify", "-", typed=text)
    assert ran.code == 2
    assert words in ran.said


def test_a_log_is_needed(shell: Shell) -> None:
    ran = shell("verify")
    assert ran.code == 2
    assert "LOG" in ran.said


def test_a_file_that_is_not_text_cannot_be_read(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "picture"
    path.write_bytes(b"\xff\xfe\x00")
    assert shell("verify", str(path)).code == 2
    assert shell("verify", str(tmp_path)).code == 2


def test_two_matches_with_one_secret_are_noticed(shell: Shell, file: Path, log: Log, tmp_path: Path) -> None:
    """Each proves its own deal, but whoever had the first log could know the second one beforehand."""
    itchy, secret = game("itchy-monkey"), bytes.fromhex(log["deal"]["secret"])
    options = itchy.options.read()
    bots: list[Json] = [{"kind": "bot", "bot": "random"}] * 2
    terms = Terms("another", itchy.name, itchy.version, options_json(options), bots)
    deal = Deal(None, secret, secret_commitment(terms.digest(), secret))
    other = tmp_path / "other.json"
    other.write_text(json.dumps(Match(itchy, options, deal=deal, terms=terms).log()), "utf-8")
    assert shell("verify", str(other)).code == 0
    assert shell("verify", str(file), str(file)).code == 0
    ran = shell("verify", str(file), str(other))
    assert ran.code == 1
    assert f"does not fit: deal.secret: the same as in “{file}”, the log of another game" in ran.out
