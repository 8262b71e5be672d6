"""Retakes the documentation's pictures: `python -m tests.docs.pictures`; name scenes to take only those."""

import sys
import tempfile
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser import scenes, trainers, tribe, written
from tests.browser.chromium import arguments, executable
from tests.browser.visitor import PHONE, Visitor
from tests.docs.camera import Camera
from tests.server.running import Message, Process

LANGUAGES = ("en", "fr")
# The lessons of Itchy Monkey whose boards show what a page explains, with the move that the coach shows.
LESSONS = ("colony", "jump", "attack", "bump", "cross", "nitpick", "exchange")
SPECIES = ("gorilla", "baboon", "lemur", "capuchin", "howler", "tamarin")
MONKEYS = ("pyromaniac", "juggler", "sniper", "headscratcher", "shaman", "tempter", "destroyer")
CARDS = 10
# With this seed, four who always pass come to a queue of three.
CHAIN = 5
CLOCK = {"VERVET_BOT_SECONDS": "0.02", "VERVET_WINDOW_SECONDS": "0"}
LIMITS = {"VERVET_MESSAGES_PER_SECOND": "1000", "VERVET_MESSAGE_BURST": "1000"}
# Preferred at a table of After Us, to make it look lived in.
BUSY = ("arrange", "activate", "recruit", "skip", "token", "done")


class Studio:
    """A server, a browser, and visitors as they are needed."""

    def __init__(self, browser: Browser, site: Process) -> None:
        self.browser = browser
        self.site = site

    def visitor(self, language: str, size: tuple[int, int] = (1280, 800)) -> Visitor:
        return Visitor(self.browser, f"http://127.0.0.1:{self.site.port}", language, size, calm=True)


def lobby(studio: Studio) -> None:
    for language in LANGUAGES:
        visitor = studio.visitor(language)
        visitor.go("/")
        Camera(visitor, 1).page_as(f"lobby-{language}")
        visitor.leave()


def itchy_table(studio: Studio) -> None:
    lines = [move.text for move in written.moves()[:36]]
    made = scenes.stage(studio.site, lines)
    for language in LANGUAGES:
        visitor = studio.visitor(language)
        visitor.sit(made, 0, 1)
        Camera(visitor, 1.25).page_as(f"itchy-table-{language}")
        visitor.leave()
        visitor = studio.visitor(language, PHONE)
        visitor.sit(made, 0, 1)
        Camera(visitor).page_as(f"phone-{language}")
        visitor.leave()


def itchy_clan(studio: Studio) -> None:
    made = scenes.stage(studio.site, (*scenes.RIPE, "spawn b7"), mode="clan")
    for language in LANGUAGES:
        visitor = studio.visitor(language)
        visitor.sit(made, 0, 1)
        Camera(visitor, 1).page_as(f"itchy-clan-{language}")
        visitor.leave()


def itchy_species(studio: Studio) -> None:
    made = studio.site.create("here", "here", options={"tamarin": "howler"})
    other = studio.site.create("here", "here")
    visitor = studio.visitor("en")
    for match, wanted in ((other, SPECIES[:-1]), (made, SPECIES[-1:])):
        visitor.watch(match)
        for species in wanted:
            word = visitor.say(f"itchy-species-{species}")
            cell = visitor.page.locator(f'[data-cell][aria-label*="{word}"]').first
            Camera(visitor, 2).part_as(f"itchy-{species}", cell, margin=-3)
    visitor.leave()


def itchy_lessons(studio: Studio) -> None:
    visitor = studio.visitor("en")
    visitor.go("/learn/itchy-monkey")
    names = studio.site.http.get("/api/tutorials/itchy-monkey").json()["lessons"]
    for number, name in enumerate(names, 1):
        title = visitor.say("web-learn-lesson", number=number, count=len(names))
        expect(visitor.part("coach")).to_contain_text(title)
        if name in LESSONS:
            visitor.button("web-learn-hint").click()
            Camera(visitor, 1).part_as(f"itchy-lesson-{name}", visitor.board)
        if number < len(names):
            visitor.button("web-learn-skip").click()
    visitor.leave()


def busy(legal: Sequence[Message], token: str) -> Message:
    for kind in BUSY:
        fitting = [action for action in legal if action["kind"] == kind and action.get("species", token) == token]
        if fitting:
            return fitting[-1] if kind == "recruit" else fitting[0]
    return legal[0]


def tribe_until(studio: Studio, made: Message, until: Callable[[Message], bool]) -> None:
    """Like `tribe.play_on`, with recruits: another token in each round."""
    seat = made["seats"][0]
    player = studio.site.player(str(made["match"]), seat["token"])
    player.see(0)
    tokens = ("orangutan", "gorilla", "mandrill", "chimpanzee")
    while not until(player.table) and not player.table["outcome"]:
        if 0 not in player.table["asked"]:
            player.until("table")
            continue
        action = busy(player.table["legal"], tokens[player.table["view"]["round"] % 4])
        answer = player.act(action, seat=0)
        if answer["type"] == "accepted":
            player.see(int(str(answer["version"])))
        else:
            player.until("table")
    player.close()


def after_table(studio: Studio) -> None:
    named = ("ghetto-blaster", "computer", "moped")
    for name, stage in (("arrange", "arrange"), ("tokens", "choose")):
        made = tribe.deal(studio.site, "here", "heuristic", "heuristic", seed=11, named=named)
        tribe_until(studio, made, tribe.reaches(stage, 0, 7))
        for language in LANGUAGES:
            visitor = studio.visitor(language, (1440, 860))
            tribe.Tribe(visitor).sit(made, 0)
            Camera(visitor, 1.1).page_as(f"after-us-{name}-{language}")
            visitor.leave()


def after_king(studio: Studio) -> None:
    made = tribe.deal(studio.site, "here", seed=3)
    tribe_until(studio, made, tribe.reaches("arrange", 0, 5))
    for language in LANGUAGES:
        visitor = studio.visitor(language, (1440, 860))
        tribe.Tribe(visitor).sit(made, 0)
        Camera(visitor, 1).page_as(f"after-us-king-{language}")
        visitor.leave()


def cheeky_table(studio: Studio) -> None:
    made = trainers.deal(studio.site, "here", "here", "here", "here", seed=CHAIN)
    shock = trainers.deal(studio.site, "here", "here", "here", seed=trainers.WITH_SHOCK)
    trainers.play_on(studio.site, made, lambda table: table["seat"] == 0 and len(table["view"]["queue"]) >= 3)
    trainers.play_on(studio.site, shock, trainers.can("ground"))
    for language in LANGUAGES:
        for name, match in (("queue", made), ("shock", shock)):
            visitor = studio.visitor(language)
            trainers.Trainer(visitor).sit(match, 0)
            Camera(visitor, 1.1).page_as(f"cheeky-{name}-{language}")
            visitor.leave()


def cheeky_monkeys(studio: Studio) -> None:
    """The seven kinds, wherever they are after a while."""
    missing = list(MONKEYS)
    for seed in range(1, 20):
        made = trainers.deal(studio.site, *["here"] * 4, seed=seed)
        trainers.play_on(studio.site, made, lambda table: table["view"]["round"] >= 9 or trainers.over(table))
        visitor = studio.visitor("en")
        trainers.Trainer(visitor).come(made)
        for kind in list(missing):
            face = visitor.page.locator(f'button[data-monkey^="{kind}"] .face')
            if face.count():
                Camera(visitor, 3).part_as(f"cheeky-{kind}", face.first, margin=-2)
                missing.remove(kind)
        visitor.leave()
        if not missing:
            return
    raise AssertionError(f"nowhere: {missing}")


def cheeky_cards(studio: Studio) -> None:
    """The ten action cards in both languages, taken from opening hands."""
    seen: dict[str, set[str]] = {language: set() for language in LANGUAGES}
    for seed in range(1, 20):
        made = trainers.deal(studio.site, *["here"] * 4, seed=seed)
        for language in LANGUAGES:
            for seat in range(4):
                if len(seen[language]) < CARDS:
                    seen[language] |= hand(studio, made, language, seat, seen[language])
        if all(len(cards) == CARDS for cards in seen.values()):
            return
    raise AssertionError(f"only {seen}")


def hand(studio: Studio, made: Message, language: str, seat: int, known: set[str]) -> set[str]:
    visitor = studio.visitor(language)
    trainer = trainers.Trainer(visitor)
    trainer.sit(made, seat)
    slots = visitor.part("hand").locator("[data-card]").all()
    cards = {str(slot.get_attribute("data-card")): slot for slot in slots}
    for card in cards.keys() - known:
        Camera(visitor, 2).part_as(f"cheeky-{card}-{language}", cards[card])
    visitor.leave()
    return set(cards)


SCENES: dict[str, Callable[[Studio], None]] = {
    "lobby": lobby,
    "itchy-table": itchy_table,
    "itchy-clan": itchy_clan,
    "itchy-species": itchy_species,
    "itchy-lessons": itchy_lessons,
    "after-table": after_table,
    "after-king": after_king,
    "cheeky-table": cheeky_table,
    "cheeky-monkeys": cheeky_monkeys,
    "cheeky-cards": cheeky_cards,
}


def main(names: Sequence[str]) -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        database = str(Path(folder) / "vervet.sqlite")
        with closing(Process(database, None, **CLOCK, **LIMITS)) as site:
            browser = playwright.chromium.launch(executable_path=executable(), args=arguments())
            for name in names or SCENES:
                SCENES[name](Studio(browser, site))
            browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
