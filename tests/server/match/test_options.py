"""What a game says about options before a match is made."""

from tests.server.running import Running
from vervet import catalog
from vervet.server.match.messages import OptionsAnswer
from vervet.server.match.options import options_answer


def answer(**options: object) -> OptionsAnswer:
    return options_answer(catalog.game("itchy-monkey"), options)


def reasons(told: OptionsAnswer) -> dict[tuple[str, object], str]:
    return {(one.option, one.value): one.refusal.reason for one in told.values}


def test_options_that_can_be_played_are_not_refused() -> None:
    assert answer().refusal is None


def test_a_combination_that_the_rules_forbid_is_refused_with_its_rule() -> None:
    refusal = answer(mode="clan", players=3).refusal
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("IM-60", "itchy-clan-two-players")


def test_a_value_that_would_not_go_with_the_others_is_known_beforehand() -> None:
    told = reasons(answer(mode="clan"))
    assert told["players", 3] == told["players", 4] == "itchy-clan-two-players"
    assert told["spies", True] == "itchy-clan-without-spies"
    assert ("players", 2) not in told


def test_a_word_that_cannot_be_added_to_a_subset_is_known_beforehand() -> None:
    assert reasons(answer())["abilities", "tamarin"] == "itchy-ability-absent"
    assert ("abilities", "gorilla") not in reasons(answer())


def test_nothing_more_is_said_about_what_cannot_be_played_anyway() -> None:
    assert answer(mode="clan", spies=True).values == []


def test_options_that_no_game_has_are_refused() -> None:
    refusal = answer(colour="red").refusal
    assert refusal is not None
    assert refusal.reason == "option-unknown"


def test_a_lobby_may_ask_the_server(server: Running) -> None:
    told = server.http.post("/api/games/itchy-monkey/options", json={"options": {"spies": True}})
    assert told.status_code == 200
    assert {"option": "mode", "value": "clan"}.items() <= told.json()["values"][0].items()


def test_an_unknown_game_is_a_problem(server: Running) -> None:
    told = server.http.post("/api/games/no-such-game/options", json={})
    assert (told.status_code, told.json()["code"]) == (404, "unknown-game")


def test_a_value_that_only_lacks_words_of_a_subset_can_be_chosen() -> None:
    """AU-04: whoever wants to name three objects says so first, and then names them one by one."""
    told = reasons(options_answer(catalog.game("after-us"), {}))
    assert ("objects", "named") not in told
    assert told["named", "moped"] == "after-objects-not-named"


def test_no_word_can_be_added_to_a_full_subset() -> None:
    named = {"objects": "named", "named": ["moped", "computer", "pinball"]}
    told = reasons(options_answer(catalog.game("after-us"), named))
    assert told["named", "mini-fridge"] == "after-three-objects"
    assert told["objects", "random"] == "after-objects-not-named"
