"""`vervet cards`: the cards of a game in their notation, or some of them drawn as a line."""

import sys
from pathlib import Path

import click

from vervet.cards.deck import GAME, GAP, PILE_NAMES, box, by_number, pile, ranges
from vervet.cards.line import line_svg
from vervet.cli.failure import Failure
from vervet.cli.help import Command
from vervet.cli.parameters import Word, game_argument, language_option
from vervet.cli.terminal import Terminal
from vervet.games.after_us.box.cards import Card
from vervet.games.after_us.box.components import card_text
from vervet.games.after_us.box.words import COLOURS, SPECIES, TAMARIN


def cards_command(terminal: Terminal) -> click.Command:
    def run(game: str, show: str | None, pile_name: str | None, output: Path | None) -> None:
        if game != GAME:
            raise Failure(terminal.words("cards-none", game=game, expected=GAME))
        if show is None:
            if output is not None:
                raise Failure(terminal.words("cards-output-alone"))
            list_cards(terminal, (pile_name,) if pile_name else PILE_NAMES)
        elif pile_name is not None:
            raise Failure(terminal.words("cards-show-or-pile"))
        else:
            draw_line(terminal, game, show, output)

    words = terminal.words
    piles = Word(terminal, "pile", PILE_NAMES)
    file = click.Path(path_type=Path, allow_dash=True)
    return Command(
        terminal,
        "cards",
        run,
        game_argument(terminal),
        click.Option(["--show"], metavar="7,6,231,143", help=words("cards-help-show")),
        click.Option(["pile_name", "--pile"], type=piles, metavar="PILE", help=words("cards-help-pile")),
        click.Option(["--output", "--out"], type=file, metavar="FILE", help=words("cards-help-output")),
        language_option(terminal),
    )


def list_cards(terminal: Terminal, names: tuple[str, ...]) -> None:
    """Every card of the piles as `components.toml` has it."""
    for name in names:
        cards = pile(name)
        heading = f"# {name}"
        if cards[0].species == TAMARIN:
            firsts = [card.number for card in box().cards if card.colour > 0][:: box().set_size]
            heading += ": " + terminal.words("cards-sets", numbers=", ".join(map(str, firsts)))
        sys.stdout.write("\n\n".join([heading, *map(card_text, cards)]) + "\n\n")


def draw_line(terminal: Terminal, game: str, show: str, output: Path | None) -> None:
    """Write the drawing to the file, or down the pipe, or at a terminal to a file of its own name."""
    words = [word.strip() for word in show.split(",")]
    places = read_line(terminal, words)
    title = terminal.words("cards-title", cards=", ".join(words))
    drawing = line_svg(places, title, lambda card: card_name(terminal, card))
    if str(output) == "-" or (output is None and not sys.stdout.isatty()):
        sys.stdout.write(drawing)
        return
    file = output or Path("-".join([game, *("gap" if word == GAP else word for word in words)]) + ".svg")
    try:
        file.write_text(drawing, "utf-8")
    except OSError as error:
        raise Failure(terminal.words("terminal-save-failed", file=str(file), detail=error.strerror or "")) from None
    terminal.say("terminal-saved", file=str(file))


def read_line(terminal: Terminal, words: list[str]) -> list[Card | None]:
    """The cards that are asked for; `-` is the gap that a removed card leaves (AU-27)."""
    if len(words) > box().line_most:
        raise Failure(terminal.words("cards-too-many", count=len(words), most=box().line_most))
    places: list[Card | None] = []
    for word in words:
        known = word.isascii() and word.isdecimal() and by_number().get(int(word))
        if not known and word != GAP:
            raise Failure(terminal.words("cards-no-card", value=word, expected=ranges()))
        if known and known in places:
            raise Failure(terminal.words("cards-twice", value=word))
        places.append(known or None)
    return places


def card_name(terminal: Terminal, card: Card) -> str:
    """What a card is called, for those who hear the drawing."""
    colour = COLOURS[card.colour] if card.species == TAMARIN else "none"
    species = SPECIES[card.species]
    return terminal.words("cards-name", number=card.number, species=species, level=card.level, colour=colour)
