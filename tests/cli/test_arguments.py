"""Wrong arguments get a helpful sentence and exit code 2; never a traceback."""

import pytest

from vervet.catalog import games

from .terminal import Shell

GAMES = ", ".join(games())
WRONG = {
    "plya": "There’s no command “plya”. Did you mean “play”?",
    "play": "GAME is missing.",
    "play itchy-munkey": f"There’s no game “itchy-munkey”. Games are: {GAMES}. Did you mean “itchy-monkey”?",
    "play itchy-monkey --sed 4": "There’s no option “--sed”. Did you mean “--seed”?",
    "play itchy-monkey --seed -4": "--seed must be a whole number from 0 to 9223372036854775807, not “-4”.",
    "play itchy-monkey --seed": "Option “--seed” needs a value.",
    "play itchy-monkey --players 9": "--players must be a whole number",
    "play itchy-monkey --bot rando": "There’s no bot “rando”.",
    "play itchy-monkey --option edition": "An option of a game is written NAME=VALUE",
    "play itchy-monkey --option edition=de": "Option “edition” can’t be “de”. Possible: fr, en. (IM-11)",
    "play itchy-monkey --option editon=fr": "There’s no option “editon”.",
    "play itchy-monkey --players 2 --bot random --bot random": "There are 2 seats, too few for 1 person and 2 bots.",
    "play itchy-monkey now": "“now” is one argument too many.",
    "sim itchy-monkey": "--bots is missing.",
    "sim itchy-monkey --bots ,": "Option “--bots” needs a value.",
    "sim itchy-monkey --bots random --json=yes": "Option “--json” takes no value.",
    "sim itchy-monkey --bots random,random,random --players 2": "There are 2 seats, too few for 3 bots.",
    "replay nowhere.json": "There’s no file “nowhere.json”.",
    "position itchy-monkey nowhere.json": "There’s no file “nowhere.json”.",
    "rules": f"Rules of which game? Games are: {GAMES}.",
    "rules itchy-monkey IM-99": "There’s no rule “IM-99”.",
    "rules --untested --tests nowhere": "There’s no folder “nowhere” with tests",
    "serve --port 99999": "--port must be a whole number from 1 to 65535, not “99999”.",
    "rules itchy-monkey --language tlh": "Vervet doesn’t speak “tlh” yet. Languages are: en, fr.",
}


@pytest.mark.parametrize("line", WRONG)
def test_a_wrong_argument_gets_a_sentence_and_exit_code_2(shell: Shell, line: str) -> None:
    ran = shell(*line.split())
    assert ran.code == 2
    assert ran.out == ""
    sentence, _, question = WRONG[line].partition(" Did")
    assert sentence in ran.said
    assert question in ran.said


def test_a_wrong_argument_names_the_help_page_of_its_command(shell: Shell) -> None:
    assert "“vervet sim --help” tells you more." in shell("sim", "itchy-monkey", "--bots").said


def test_a_wrong_argument_is_told_in_french_when_french_is_asked_for(shell: Shell) -> None:
    ran = shell("plya", "--language=fr")
    assert ran.code == 2
    assert "Il n’y a pas de commande « plya »." in ran.said
    assert "Vouliez-vous dire « play » ?" in ran.said


@pytest.mark.parametrize("words", ["--seed {}", "--bot mcts-{}", "--option players={}", "--language {}", "{}"])
def test_an_endless_argument_gets_a_sentence_too(shell: Shell, words: str) -> None:
    ran = shell("play", "itchy-monkey", *words.format("9" * 5000).split())
    assert ran.code == 2
    assert "at most 1,000 are read." in ran.said
