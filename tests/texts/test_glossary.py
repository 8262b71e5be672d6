"""The voice of the texts and their glossary: one word for each thing, in each language."""

import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import pytest
from fluent.syntax import ast
from fluent.syntax.serializer import serialize_expression

from vervet.texts import languages

from .fluent import patterns
from .test_coverage import reason_words, refusals

NBSP = "\u00a0"
# The most characters, filled-in values aside.
BUTTON = {"en": 18, "fr": 22}
PROMPT = 60
EVENT = 80
REFUSAL = 90

every_language = pytest.mark.parametrize("language", languages())


class Ban(NamedTuple):
    """Words that no text may use, where the ids begin so; the ids named in `but` may, for their own reason."""

    words: str
    reason: str
    ids: tuple[str, ...] = ("",)
    but: tuple[str, ...] = ()


CHEEKY = ("cheeky-", "web-cheeky-", "rule-CM-", "tutorial-cheeky-", "terminal-cheeky-", "terminal-wait-")
AFTER = ("after-", "web-after-", "rule-AU-", "tutorial-after-", "terminal-after-")
ITCHY = ("itchy-", "web-itchy-", "rule-IM-", "tutorial-itchy-", "terminal-itchy-")

BANS: dict[str, tuple[Ban, ...]] = {
    "en": (
        Ban(
            r"\b(he|his|him|himself)\b",
            "they; only the Monkey King is he",
            but=("after-king", "after-event-king", "rule-AU-6", "web-after-king"),
        ),
        Ban(
            r"\b(lies?|stays?|sits?|monkeys?|Juggler|Sniper|parts?) before (you|them|one|nobody|somebody)\b",
            "in front of",
        ),
        Ban(r"[Rr]uling", "house rule"),
        Ban(r"by (itself|themselves)\b.{0,3}$|Pass by itself", "automatically; auto-pass", ids=("web-",)),
        Ban(r"large button", "confirm"),
        Ban(r"[Tt]ake[ns]? (it |your choice )?back\b", "undo", ids=("web-taken", "undo-", "terminal-", "after-")),
        Ban(r"\brounds?\b", "a round of Cheeky Monkeys is a turn", ids=CHEEKY, but=("rule-CM-Q49",)),
        Ban(r"who is closed|are closed\b|is closed\b", "on holiday", ids=CHEEKY),
        Ban(r"the discards\b", "discard pile"),
        Ban(r"\b(go|goes|went|going) over\b", "lice jump across", ids=ITCHY),
        Ban(r"is at work", "log: name, verb, thing"),
        Ban(r"^By the ", "log: name, verb, thing"),
        Ban(r"[Ii]t is the turn of", "it’s …’s turn"),
        Ban(r"[Ff]ix (this|the) line|line is fixed", "lock the line", ids=AFTER),
        Ban(r"activated? again|activate .* again", "reactivate", ids=AFTER),
        Ban(r"\bapes?\b", "monkeys"),
        Ban(r"\bstock\b", "supply"),
    ),
    "fr": (
        Ban(r"[Mm]anche", "tour", but=("rule-CM-Q49",)),
        Ban(r"\b[Rr]obots?\b", "bot"),
        Ban(r"\bléga(l|le|ux|les)\b", "permis"),
        Ban(r"sur-le-champ", "aussitôt"),
        Ban(r"grand bouton", "validez"),
        Ban(r"Décision\s:|\bdécision\s: ", "règle maison"),
        Ban(r"[Rr]oi des singes", "Roi Singe"),
        Ban(r"\b[Ii]nvité\b|\béliminée?\b|[Vv]ous seule? ", "no participle that agrees with the reader"),
        Ban(r"\w·[a-z]", "no point médian"),
        Ban(r"\b[Nn]omme[rz]\b", "choisir", ids=(*CHEEKY, *AFTER, *ITCHY)),
        Ban(r"\bfile\b|\bFile\b", "pile: what is newest goes first", ids=CHEEKY),
        Ban(r"\bparties? (du |du Singe|légendaire)", "morceau: a partie is a game", ids=CHEEKY),
        Ban(r"\b(vient|viennent|venu|venir) (devant|chez|près|du? )", "arriver", ids=("cheeky-", "tutorial-cheeky-")),
        Ban(r"[Rr]eprendre (l’action|votre|une action)|^Repris|a été reprise", "annuler"),
        Ban(r"[Cc]adre", "cartouche", ids=AFTER),
        Ban(r"\brang[ée]e\b|\b(premier|deuxième|troisième)s? rangs?\b", "ligne", ids=AFTER),
        Ban(r"\b(la|votre|sa|leur|une|cette) ligne de cartes|\bvotre ligne\b|\bsa ligne\b", "Assemblée", ids=AFTER),
        Ban(r"\bsignes?\b", "symbole", ids=AFTER),
        Ban(r"\bde rage\b", "Rages", ids=AFTER),
        Ban(r"\b[Rr]etir(er|ez|e|ée)\b", "écarter", ids=AFTER),
        Ban(r"\b[Aa]lign(er|ez|e|ées)\b", "assembler", ids=AFTER),
        Ban(r"\bpiles?\b", "paquet", ids=AFTER),
        Ban(r"\bespèces?\b", "type (de singe)", ids=AFTER),
        Ban(r"[Mm]ini-frigo|\bfrigo\b|[Gg]hetto-blaster|[Cc]onsole de jeux", "the rulebook’s own names", ids=AFTER),
        Ban(r"de nouveau activ|activ\w+ de nouveau", "réactiver", ids=AFTER),
        Ban(r"[Ff]oyer", "contagion", ids=ITCHY),
        Ban(r"\bpoux? (peuvent|peut|ne) passe", "poux sautent", ids=ITCHY),
        Ban(r"[Cc]apacité", "pouvoir", ids=ITCHY),
        Ban(r"cela ne se passe pas", "impossible de passer"),
        Ban(r"que 1 ", "qu’un"),
    ),
}

# Buttons and prompts by the beginnings of their ids.
BUTTONS = (
    "web-play",
    "web-resume",
    "web-undo",
    "web-cancel",
    "web-close",
    "web-take-seat",
    "web-watch",
    "web-copy",
    "web-rematch",
    "web-to-lobby",
    "web-download-log",
    "web-deal-anew",
    "web-learn-back",
    "web-learn-skip",
    "web-learn-next",
    "web-learn-again",
    "web-learn-finish",
    "web-learn-first-game",
    "web-learn-from-start",
    "web-after-do-",
    "web-after-copy",
    "web-after-rage",
    "web-cheeky-do-",
    "web-itchy-do-",
    "web-try-again",
)
PROMPTS = re.compile(r"(cheeky-(phase|window|choice)|after-(phase|stage)|itchy-(clan-)?phase)-[\w-]+\.prompt")
NOT_BUTTONS = ("web-playback", "web-players", "web-player-count", "web-copied", "web-after-rage-bonus", "web-watching")


def variants(pattern: ast.Pattern) -> Iterator[str]:
    """Every way in which a text can come out, a filled-in value as `{}`."""
    ways = [""]
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            ways = [way + element.value for way in ways]
        elif isinstance(element.expression, ast.SelectExpression):
            found = [said for variant in element.expression.variants for said in variants(variant.value)]
            ways = [way + said for way in ways for said in found]
        elif isinstance(element.expression, ast.StringLiteral):
            literal = element.expression.parse()["value"]
            ways = [way + literal for way in ways]
        else:
            ways = [way + "{}" for way in ways]
    yield from ways


@cache
def said(language: str) -> tuple[tuple[str, str], ...]:
    """Every text with its id, in each way that it can come out."""
    return tuple(
        (name, words)
        for name, pattern in patterns(language).items()
        if not name.endswith((".word", ".argument", ".examples", ".gender"))
        for words in variants(pattern)
    )


def bare(words: str) -> int:
    """How long a text is without what is filled in."""
    return len(words.replace("{}", "").strip())


def banned(language: str, ban: Ban) -> list[str]:
    return [
        f"{name}: {words}"
        for name, words in said(language)
        if name.startswith(ban.ids) and not (ban.but and name.startswith(ban.but)) and re.search(ban.words, words)
    ]


@pytest.mark.parametrize(
    ("language", "ban"),
    [pytest.param(language, ban, id=f"{language}: {ban.reason}") for language, bans in BANS.items() for ban in bans],
)
def test_every_thing_has_one_word(language: str, ban: Ban) -> None:
    assert not banned(language, ban), ban.reason


def test_a_forbidden_word_is_found() -> None:
    """The patterns match what they forbid: each of these was in the texts once."""
    once = {
        "en": "By the Shaman Ada gets his monkey before you in the discards.",
        "fr": "Manche 3 : le robot, sur-le-champ",
    }
    for language, sentence in once.items():
        assert sum(bool(re.search(ban.words, sentence)) for ban in BANS[language]) >= 3


@every_language
def test_apostrophes_are_curved(language: str) -> None:
    assert not [f"{name}: {words}" for name, words in said(language) if re.search(r"\w'\w|\w' |}'", words)]


def test_french_has_a_no_break_space_beside_its_punctuation() -> None:
    wrong = re.compile(r"« |«[^\u00a0]| [:;?!»%]|[\w)}][;!»]|[\wéèàê)}][:?](?!\S)")
    assert not [f"{name}: {words}" for name, words in said("fr") if wrong.search(words)]


def test_french_never_says_de_before_a_name() -> None:
    """“de Anna” would have to be “d’Anna”: the name comes first, after “à” or “pour”, or in brackets."""
    name = re.compile(r"\b[dD]e \{ \$(player|players|other|trainer|loser|soggy|closed|winners)")
    assert not [each for each, pattern in patterns("fr").items() if name.search(source(pattern))]


def source(pattern: ast.Pattern) -> str:
    """A text as it is written, on one line."""
    parts = [
        element.value
        if isinstance(element, ast.TextElement)
        else "{ " + serialize_expression(element.expression) + " }"
        for element in pattern.elements
    ]
    return " ".join("".join(parts).split())


@every_language
def test_an_exclamation_mark_belongs_to_explosions(language: str) -> None:
    allowed = ("cheeky-event-explode", "cheeky-event-shock", "terminal-itchy-legend")
    assert not [f"{name}: {words}" for name, words in said(language) if "!" in words and not name.startswith(allowed)]


@every_language
def test_buttons_are_short(language: str) -> None:
    long = [
        f"{name}: {words}"
        for name, words in said(language)
        if name.startswith(BUTTONS) and not name.startswith(NOT_BUTTONS) and "." not in name
        if bare(words) > BUTTON[language]
    ]
    assert not long


@every_language
def test_prompts_are_short(language: str) -> None:
    assert not [
        f"{name}: {words}" for name, words in said(language) if PROMPTS.fullmatch(name) and bare(words) > PROMPT
    ]


@every_language
def test_what_the_log_tells_is_short(language: str) -> None:
    events = [(name, words) for name, words in said(language) if "-event-" in name]
    assert not [f"{name}: {words}" for name, words in events if bare(words) > EVENT]


@every_language
def test_refusals_are_short(language: str) -> None:
    reasons = set(refusals()) | reason_words()
    given = [(name, words) for name, words in said(language) if name in reasons]
    assert given and not [f"{name}: {words}" for name, words in given if bare(words) > REFUSAL]


@every_language
def test_option_values_and_key_help_begin_with_a_capital(language: str) -> None:
    keys = re.compile(r"web-(cheeky|after|itchy)-key-|\w+-\w+-option-(?!.*-about$)")
    wrong = [f"{name}: {words}" for name, words in said(language) if keys.match(name) and words[0].islower()]
    assert not wrong
