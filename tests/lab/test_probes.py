"""What each game tells the lab."""

from collections.abc import Mapping

import numpy as np
import pytest

from vervet.catalog import printed_box
from vervet.faces.face import face_of
from vervet.faces.probe import ComponentsError, Probe
from vervet.lab.ledger import keys_of, registers_of
from vervet.lab.played import play
from vervet.lab.settings import Settings, game_with, laid_out
from vervet.texts import Texts, languages

from .runs import settings_for

VARIANTS: dict[str, tuple[str, dict[str, object]]] = {
    "battle": ("itchy-monkey", {"rounds": 6}),
    "four": ("itchy-monkey", {"players": 4, "rounds": 4, "spies": True}),
    "tamarin": ("itchy-monkey", {"rounds": 4, "tamarin": "lemur"}),
    "clan": ("itchy-monkey", {"mode": "clan", "rounds": 8}),
    "after-us": ("after-us", {"players": 3}),
    "solo": ("after-us", {"players": 1}),
    "cheeky": ("cheeky-monkeys", {"players": 3}),
    "zombies": ("cheeky-monkeys", {"players": 4, "zombies": True}),
}
every_variant = pytest.mark.parametrize("variant", VARIANTS)


def settings_of(variant: str) -> Settings:
    game, options = VARIANTS[variant]
    return settings_for(game, **options)


def by_group(settings: Settings, number: int = 0) -> Mapping[str, np.ndarray]:
    """The counts of a game by group, a row for each seat."""
    groups = laid_out(settings)[2].groups
    edges = np.cumsum([len(group.things) for group in groups])[:-1]
    parts = np.split(play(settings, number).whole.counts, edges, axis=1)
    return {group.name: part for group, part in zip(groups, parts, strict=True)}


@every_variant
@pytest.mark.parametrize("language", languages())
def test_every_group_and_every_thing_has_words(variant: str, language: str) -> None:
    texts, probe = Texts(language), laid_out(settings_of(variant))[2]
    for group in probe.groups:
        assert texts.say(f"lab-group-{group.name}")
        assert texts.say(f"lab-group-{group.name}.about")
        labels = [probe.label(texts, group, thing) for thing in group.things]
        assert len(set(labels)) == len(group.things)
    assert texts.say(probe.score)
    for register in probe.registers:
        assert texts.say(f"lab-register-{register.name}")
        assert all(texts.say(f"lab-way-{way}") for way in register.ways)
        names = [probe.named(texts, register, thing) for thing in register.things]
        assert len(set(names)) == len(register.things)
        assert all(probe.printed(register, thing) for thing in register.things)


@every_variant
def test_a_game_fills_every_column(variant: str) -> None:
    settings = settings_of(variant)
    played = play(settings, 0)
    probe = laid_out(settings)[2]
    width = sum(len(group.things) for group in probe.groups)
    assert played.whole.counts.shape == played.whole.lean.shape == (settings.seats, width)
    assert played.whole.spread.shape == (width,)
    assert all(len(line) == settings.seats for line in played.scores)
    assert probe.ending(Texts("en"), played.outcome.reason) != played.outcome.reason


def test_everybody_places_the_first_lice_once() -> None:
    counts = by_group(settings_of("four"))
    assert counts["itchy-start-space"].sum(axis=1).tolist() == [1, 1, 1, 1]
    assert counts["itchy-start-species"].sum(axis=1).tolist() == [1, 1, 1, 1]


def test_both_pick_a_species_in_clan_mode() -> None:
    assert by_group(settings_of("clan"))["itchy-picked"].sum() == 2


def test_three_action_cards_are_dealt_to_everybody() -> None:
    assert by_group(settings_of("cheeky"))["cheeky-dealt"].sum(axis=1).tolist() == [3, 3, 3]


def test_a_tribe_is_its_tamarins_and_its_recruits() -> None:
    counts = by_group(settings_of("after-us"))
    recruits = counts["after-species"][:, :4].sum(axis=1)
    assert recruits.tolist() == counts["after-cards"].sum(axis=1).tolist()
    assert (counts["after-species"][:, 4] <= 8).all()
    assert recruits.sum() > 0


def test_a_token_is_chosen_in_every_round_except_perhaps_the_last() -> None:
    settings = settings_of("after-us")
    rounds = len(play(settings, 0).scores)
    chosen = by_group(settings)["after-tokens"].sum(axis=1)
    assert set(chosen.tolist()) <= {rounds - 1, rounds}


def used_in(settings: Settings, number: int = 0) -> Mapping[tuple[str, str, str], int]:
    """How often everything was used in a game, all seats together."""
    game, _, probe = laid_out(settings)
    return dict(zip(keys_of(registers_of(game, probe)), play(settings, number).used.sum(axis=0).tolist(), strict=True))


def test_cards_of_a_tribe_were_recruited_and_a_token_chosen_by_everybody_in_every_round() -> None:
    settings = settings_of("after-us")
    used = used_in(settings)
    recruits = by_group(settings)["after-species"][:, :4].sum()
    for register in ("after-cards", "after-piles"):
        gained = sum(times for (name, _, way), times in used.items() if (name, way) == (register, "recruited"))
        removed = sum(times for (name, _, way), times in used.items() if (name, way) == (register, "removed"))
        assert gained - removed == recruits
    assert sum(times for key, times in used.items() if key[::2] == ("after-objects", "in-play")) == 3 * 3
    tokens = sum(times for key, times in used.items() if key[::2] == ("after-tokens", "chosen"))
    assert tokens == by_group(settings)["after-tokens"].sum()


def test_a_card_is_dealt_before_it_is_played_and_monkeys_arrive() -> None:
    used = used_in(settings_of("zombies"))
    dealt, played = ({key[1]: n for key, n in used.items() if key[2] == way} for way in ("dealt", "played"))
    assert sum(dealt.values()) >= 4 * 3
    assert sum(played.values()) > 0
    # A card may come back by a reshuffle, but nobody plays what was never dealt.
    assert all(dealt[card] for card, times in played.items() if times)
    assert sum(times for key, times in used.items() if key[2] == "arrived") > 0


def test_lice_reach_monkeys_and_every_action_is_counted() -> None:
    settings = settings_of("battle")
    used = used_in(settings)
    assert sum(times for key, times in used.items() if key[2] == "reached") >= 2
    chosen = sum(times for key, times in used.items() if key[0] == "actions")
    assert chosen == play(settings, 0).course.decisions


def test_three_objects_are_in_play_in_solo() -> None:
    assert by_group(settings_of("solo"))["after-in-play"].sum() == 3


@pytest.mark.parametrize("game", ["itchy-monkey", "after-us", "cheeky-monkeys"])
def test_a_changed_box_is_read_and_a_broken_one_refused(game: str) -> None:
    assert game_with(game, printed_box(game)).name == game
    with pytest.raises(ComponentsError, match="TOML"):
        game_with(game, "[[[")


def test_a_game_without_a_file_of_its_own_gets_what_the_contract_tells() -> None:
    probe = face_of("unheard-of").probe
    assert probe is Probe
    state = game_with("itchy-monkey", "").new()
    assert probe(game_with("itchy-monkey", ""), {}).leagues(state) == [0, 0]
    with pytest.raises(ComponentsError):
        probe.build("")
