"""The seal of a log: whoever knows the format notices a changed byte, without the rules."""

import json
from hashlib import sha256
from hmac import digest

from vervet.catalog import game
from vervet.core.deal import Deal, Terms, secret_commitment
from vervet.core.match import Match
from vervet.core.option import options_json

SECRET = sha256(b"a secret").digest()


def promised() -> Match:
    itchy = game("itchy-monkey")
    options = itchy.options.read({"rounds": 3})
    terms = Terms("m1", itchy.name, itchy.version, options_json(options), [{"kind": "bot", "bot": "random"}] * 2)
    deal = Deal(None, SECRET, secret_commitment(terms.digest(), SECRET))
    return Match(itchy, options, deal=deal, terms=terms)


def test_a_seal_is_made_from_all_the_rest() -> None:
    log = promised().log()
    seal = log.pop("seal")
    written = json.dumps(log, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()
    assert seal == digest(SECRET, b"vervet log 2\0" + written, "sha256").hex()


def test_a_log_without_a_proof_has_no_seal() -> None:
    itchy = game("itchy-monkey")
    assert "seal" not in Match(itchy, itchy.options.read(), 7).log()
