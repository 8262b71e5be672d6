"""Cheeky Monkeys in words: names for everything, what is about to happen, and what seldom happens."""

import pytest

from vervet.catalog import game
from vervet.core.event import Event
from vervet.core.json import Json
from vervet.faces.telling import event_words
from vervet.games.cheeky_monkeys.box.cards import ACTIONS, DECKS, KIND_NAMES
from vervet.games.cheeky_monkeys.knowledge.view import CHOICES
from vervet.games.cheeky_monkeys.rules.events import EVENTS
from vervet.games.cheeky_monkeys.rules.table import PHASES, REASONS, STAGES
from vervet.games.cheeky_monkeys.rules.telling import CAUSES, WINDOW_RULES
from vervet.texts import Texts, languages

NAMES = ["Ada", "Bo", "Cleo"]
EFFECTS = ("shaman", "tempter", "destroyer", "digger", "snatcher", "eater")
STEPS = ("monkey", "card", "zombie", "take", "give", "discard", "hand", "gift", "effect")
MARKS = ("closed", "soggy", "lit", "defused", "shock", "grounded", "spent")

every_language = pytest.mark.parametrize("texts", [Texts(language) for language in languages()], ids=languages())


def told(texts: Texts, name: str, **fields: Json) -> str:
    return event_words(texts, "cheeky", EVENTS, Event(name, "CM-1", fields), NAMES)


@every_language
def test_every_monkey_and_card_has_a_name_of_its_own_and_an_explanation(texts: Texts) -> None:
    forms = ("short", "plural", "a", "the", "about")
    assert all(texts.say(f"cheeky-kind-{kind}.{form}") for kind in KIND_NAMES for form in forms)
    assert all(texts.say(f"cheeky-card-{card}.{form}") for card in ACTIONS for form in ("short", "about"))
    assert len({texts.say(f"cheeky-kind-{kind}") for kind in KIND_NAMES}) == len(KIND_NAMES)
    assert len({texts.say(f"cheeky-card-{card}") for card in ACTIONS}) == len(ACTIONS)


@every_language
@pytest.mark.parametrize("form", ["cheeky-a-kind", "cheeky-the-kind", "cheeky-kind-name"])
def test_every_kind_is_named_in_a_sentence(texts: Texts, form: str) -> None:
    assert len({texts.say(form, kind=kind) for kind in KIND_NAMES}) == len(KIND_NAMES)


@every_language
def test_every_card_is_named_in_a_sentence(texts: Texts) -> None:
    assert len({texts.say("cheeky-the-card", card=card) for card in ACTIONS}) == len(ACTIONS)
    assert len({texts.say("cheeky-the-stopped", stops=card) for card in ACTIONS}) == len(ACTIONS)


@every_language
def test_classes_decks_marks_phases_windows_choices_and_ends_have_words(texts: Texts) -> None:
    assert all(texts.say(f"cheeky-class-{name}.about") for name in ("quick", "cheeky"))
    assert all(texts.say(f"cheeky-deck-{deck}.{form}") for deck in DECKS for form in ("short", "discards"))
    assert all(texts.say(f"cheeky-status-{status}") for status in ("living", "zombie", "out"))
    assert all(texts.say(f"cheeky-mark-{mark}.about") for mark in MARKS)
    assert all(texts.say(f"cheeky-phase-{phase}.{form}") for phase in PHASES for form in ("short", "prompt"))
    assert all(texts.say(f"cheeky-window-{window}.{form}") for window in WINDOW_RULES for form in ("about", "prompt"))
    assert all(texts.say(f"cheeky-choice-{choice}.prompt") for choice in CHOICES.values())
    assert all(texts.say(f"cheeky-stage-{stage}") for stage in STAGES)
    assert all(texts.say(f"cheeky-outcome-{reason}") for reason in REASONS[1:])


@every_language
def test_everything_in_the_queue_and_every_step_to_come_has_words(texts: Texts) -> None:
    fields = {"player": "Ada", "other": "Bo", "trainer": "Bo", "monkey": "sniper3", "given": "juggler1"}
    entries = {
        texts.fill(f"cheeky-entry-{what}", {**fields, "stops": "no-way", "risk": "headscratcher1", "risk-count": 1})
        for what in (*ACTIONS, *EFFECTS, "shock")
    }
    assert len(entries) == len(ACTIONS) + len(EFFECTS) + 1
    assert len({texts.say(f"cheeky-left-{step}", player="Ada") for step in STEPS}) == len(STEPS)
    assert texts.say("cheeky-left-give", player="none") != texts.say("cheeky-left-give", player="Ada")


@every_language
def test_rulings_and_house_cards_are_called_so(texts: Texts) -> None:
    ruling, card = {"en": ("House rule", "House card"), "fr": ("Règle maison", "Carte")}[texts.language]
    rules = game("cheeky-monkeys").rules
    assert all(texts.say(f"rule-{rule}").startswith(ruling) for rule in rules if rule.startswith("CM-Q"))
    assert all(texts.say(f"rule-{rule}").startswith(card) for rule in rules if rule.startswith("CM-H"))


@every_language
@pytest.mark.parametrize("kind", KIND_NAMES)
def test_every_arrival_is_told_with_its_cause(texts: Texts, kind: str) -> None:
    fields: dict[str, Json] = {"seat": 0, "monkey": f"{kind}1", "kind": kind, "other": 1}
    said = {told(texts, "arrive", **fields, cause=cause) for cause in CAUSES}
    assert len(said) == len(CAUSES)


@every_language
def test_a_part_is_snatched_from_somebody_or_from_the_discards(texts: Texts) -> None:
    fields: dict[str, Json] = {"seat": 0, "monkey": "tail2", "kind": "tail", "cause": "snatcher"}
    assert "Bo" in told(texts, "arrive", **fields, other=1)
    assert "none" not in told(texts, "arrive", **fields, other=None)


@every_language
def test_what_was_drawn_and_handed_out_is_told_only_to_those_who_may_know(texts: Texts) -> None:
    assert told(texts, "draw", seat=0, card=None) != told(texts, "draw", seat=0, card="no-way")
    cards: dict[str, Json] = {"no-way": 2, "grounding": 1}
    open_words = told(texts, "receive", seat=0, other=1, count=3, cards=cards)
    assert texts.say("cheeky-amount-no-way", count=2) in open_words
    closed_words = told(texts, "receive", seat=0, other=1, count=3, cards=None)
    assert "3" in closed_words and texts.say("cheeky-card-no-way") not in closed_words


@every_language
@pytest.mark.parametrize("count", [1, 58])
def test_what_random_games_seldom_come_to_is_told(texts: Texts, count: int) -> None:
    monkey: dict[str, Json] = {"monkey": "sniper3", "kind": "sniper"}
    assert all(told(texts, "reshuffle", deck=deck, cards=count) for deck in DECKS)
    assert all(told(texts, "no-card", seat=0, deck=deck) for deck in DECKS)
    assert told(texts, "lost", **monkey)
    assert told(texts, "held-back", seat=1, **monkey)
    assert all(told(texts, "discard", seat=1, card=card) for card in ACTIONS)
    assert all(told(texts, "fizzle", seat=1, card=card) for card in ACTIONS)


@every_language
@pytest.mark.parametrize("what", EFFECTS)
def test_an_effect_that_leaves_the_queue_before_its_end_says_why(texts: Texts, what: str) -> None:
    fields: dict[str, Json] = {"seat": 0, "what": what, "monkey": f"{what}1"}
    overs = [Event("over", rule, fields) for rule in ("CM-25", "CM-38", "CM-Q24", "CM-Q42")]
    assert len({event_words(texts, "cheeky", EVENTS, over, NAMES) for over in overs}) == len(overs)


@every_language
def test_a_shock_that_leaves_with_its_monkey_is_told_differently_from_one_that_was_grounded(texts: Texts) -> None:
    spared = [Event("spared", rule, {"seat": 0}) for rule in ("CM-61", "CM-Q21")]
    assert len({event_words(texts, "cheeky", EVENTS, event, NAMES) for event in spared}) == len(spared)


@every_language
def test_nobody_but_the_terminal_asks_for_typed_words(texts: Texts) -> None:
    """The browser shows the same prompts and refusals, but its buttons have words of their own."""
    cheeky = game("cheeky-monkeys")
    typed = [form for name in cheeky.grammar.by_name for form in (f"“{name}”", f"«\u00a0{name}\u00a0»")]
    asking = [f"cheeky-phase-{phase}.prompt" for phase in PHASES]
    asking += [f"cheeky-window-{window}.prompt" for window in WINDOW_RULES]
    asking += [f"cheeky-choice-{choice}.prompt" for choice in CHOICES.values()]
    asking += ["cheeky-done-in-window", "cheeky-pass-in-turn"]
    assert not [name for name in asking for word in typed if word in texts.say(name)]


@every_language
def test_everything_that_ends_with_the_round_is_told(texts: Texts) -> None:
    said = {
        told(texts, "lapse", closed=closed, soggy=soggy)
        for closed, soggy in [([0], []), ([0, 1], []), ([], [2]), ([0], [1, 2])]
    }
    assert len(said) == 4
    assert all("none" not in words and "0" not in words for words in said)


@every_language
def test_an_explosion_lists_what_is_lost(texts: Texts) -> None:
    bare = told(texts, "explode", seat=0, cause="shock", monkeys=[], cards={})
    full = told(texts, "explode", seat=0, cause="shock", monkeys=["sniper1", "tail2"], cards={"no-way": 1})
    assert len(bare) < len(full)
    assert "sniper1" in full and texts.say("cheeky-card-no-way") in full
    assert told(texts, "explode", seat=0, cause="fuses", monkeys=["sniper1"], cards={}) != full


def test_a_shock_names_who_must_be_grounded_with_its_plural() -> None:
    english = Texts("en")
    assert told(english, "shock", seat=0, monkeys=["headscratcher1"]).endswith("headscratcher1 is grounded.")
    said = told(english, "shock", seat=0, monkeys=["headscratcher1", "headscratcher2"])
    assert said.endswith("unless all are grounded: headscratcher1 and headscratcher2.")


def test_a_played_card_names_its_targets_and_their_trainers() -> None:
    fields: dict[str, Json] = {
        "seat": 0,
        "card": "tactical-exchange",
        "monkey": "sniper3",
        "kind": "sniper",
        "trainer": 2,
    }
    said = told(Texts("en"), "play", **fields, given="juggler1", given_kind="juggler")
    assert said == "Ada plays Tactical Exchange: the Sniper (sniper3) from Cleo for juggler1."
    closed = told(Texts("en"), "play", **fields, given=None, given_kind=None)
    assert closed == "Ada plays Tactical Exchange: the Sniper (sniper3) from Cleo, on holiday, for nothing."
