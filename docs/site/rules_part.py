"""The numbered rules of a game, written into its pages from the texts that the games themselves say."""

import re
from html import escape

from vervet.catalog import game
from vervet.core.game import Game
from vervet.texts import Texts

PLACE = re.compile(r"^<!-- every rule of ([a-z-]+) -->$", re.MULTILINE)
REFERENCE = re.compile(r"\b(?:IM|AU|CM)-[QH]?\d+\b")
HOUSE = re.compile(r"(House rul|House card|Ruling|Règle maison|Cartes? maison|Décision)")

# Where a new part begins: the first rule of it, and what it is called in English and French.
PARTS = {
    "itchy-monkey": {
        "IM-01": ("What is in the box", "Ce qu’il y a dans la boîte"),
        "IM-10": ("Beginning", "Mise en place"),
        "IM-15": ("The turn", "Le tour"),
        "IM-20": ("Spawn", "Reproduction"),
        "IM-25": ("Move", "Déplacement"),
        "IM-35": ("The end", "La fin"),
        "IM-40": ("Monkey abilities", "Capacités des singes"),
        "IM-50": ("Spy lice", "Poux espions"),
        "IM-60": ("Clan mode", "Mode clan"),
    },
    "after-us": {
        "AU-01": ("Beginning", "Mise en place"),
        "AU-05": ("The round", "La manche"),
        "AU-10": ("Phase 1: life of the tribe", "Phase 1 : vie de la tribu"),
        "AU-25": ("Rage", "Rage"),
        "AU-30": ("Phase 2: new monkeys", "Phase 2 : nouveaux singes"),
        "AU-40": ("Phase 3: rest", "Phase 3 : repos"),
        "AU-41": ("Objects", "Objets"),
        "AU-50": ("The end", "La fin"),
        "AU-60": ("Alone: the Monkey King", "Seul : le roi des singes"),
    },
    "cheeky-monkeys": {
        "CM-1": ("Goal and beginning", "But et mise en place"),
        "CM-9": ("The round", "La manche"),
        "CM-16": ("Cards", "Les cartes"),
        "CM-28": ("Explosions", "Les explosions"),
        "CM-34": ("The queue", "La file"),
        "CM-41": ("The cards one by one", "Les cartes une par une"),
        "CM-67": ("Zombie Invasion", "Invasion de zombies"),
        "CM-Q1": ("Rulings: queue and windows", "Décisions : file et fenêtres"),
        "CM-Q9": ("Rulings: No Way", "Décisions : « Pas question »"),
        "CM-Q15": ("Rulings: fuses", "Décisions : mèches"),
        "CM-Q20": ("Rulings: shock", "Décisions : décharge"),
        "CM-Q23": ("Rulings: monkeys that arrive", "Décisions : singes qui arrivent"),
        "CM-Q33": ("Rulings: action cards", "Décisions : cartes action"),
        "CM-Q42": ("Rulings: leaving, winning, decks", "Décisions : élimination, victoire, pioches"),
        "CM-Q52": ("Rulings: zombies", "Décisions : zombies"),
        "CM-H1": ("House cards", "Cartes maison"),
    },
}


def fill(markdown: str, language: str) -> str:
    """The page with the rules in the place that it keeps for them."""
    return PLACE.sub(lambda found: numbered_rules(game(found[1]), language), markdown)


def numbered_rules(subject: Game, language: str) -> str:
    texts = Texts(language)
    parts = PARTS[subject.name]
    unknown = set(parts) - set(subject.rules)
    assert not unknown, f"{subject.name} has no rules {', '.join(sorted(unknown))}"
    lines: list[str] = []
    for rule in subject.rules:
        if rule in parts:
            lines += ["", f"### {parts[rule][language == 'fr']}", ""]
        lines.append(rule_block(texts, rule, subject.rules))
    return "\n".join(lines)


def rule_block(texts: Texts, rule: str, known: tuple[str, ...]) -> str:
    """One rule: its id, which can be linked to, its title, and its paragraphs; house rulings look different."""
    anchor = rule.lower()
    title = escape(texts.say(f"rule-{rule}.title"))
    paragraphs = [paragraph(line, known) for line in texts.say(f"rule-{rule}").splitlines() if line.strip()]
    head = f'<h4 id="{anchor}"><a class="rule-id" href="#{anchor}">{rule}</a> {title}</h4>'
    return "\n".join(['<section class="rule">', head, *paragraphs, "</section>"])


def paragraph(line: str, known: tuple[str, ...]) -> str:
    words = escape(line.strip(), quote=False)
    words = REFERENCE.sub(lambda id_: link(id_[0]) if id_[0] in known else id_[0], words)
    return f'<p class="house">{words}</p>' if HOUSE.match(line.strip()) else f"<p>{words}</p>"


def link(rule: str) -> str:
    return f'<a href="#{rule.lower()}">{rule}</a>'
