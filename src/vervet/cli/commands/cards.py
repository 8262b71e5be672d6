"""`vervet cards`: the cards of a game in their notation, or some of them drawn in a line."""

import sys
from pathlib import Path

import click

from vervet.catalog import games
from vervet.cli.failure import Failure
from vervet.cli.help import Command
from vervet.cli.parameters import Word, game_argument, language_option
from vervet.cli.terminal import Terminal
from vervet.faces.cards import CardBook, CardError
from vervet.faces.face import face_of


def cards_command(terminal: Terminal) -> click.Command:
    def run(game: str, show: str | None, pile_name: str | None, output: Path | None) -> None:
        book = face_of(game).cards
        if book is None:
            raise Failure(terminal.words("cards-none", game=game, expected=", ".join(books())))
        if show is None:
            if output is not None:
                raise Failure(terminal.words("cards-output-alone"))
            list_cards(terminal, book, pile_name)
        elif pile_name is not None:
            raise Failure(terminal.words("cards-show-or-pile"))
        else:
            draw_line(terminal, game, book, show, output)

    words = terminal.words
    piles = Word(terminal, "pile", tuple(name for book in books().values() for name in book.piles))
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


def books() -> dict[str, CardBook]:
    """The games whose cards can be drawn."""
    found = {name: face_of(name).cards for name in games()}
    return {name: book for name, book in found.items() if book is not None}


def list_cards(terminal: Terminal, book: CardBook, pile: str | None) -> None:
    """Every card of the piles as `components.toml` has it."""
    if pile is not None and pile not in book.piles:
        raise Failure(terminal.words("terminal-no-pile", value=pile, expected=", ".join(book.piles)))
    for name in (pile,) if pile else book.piles:
        sys.stdout.write(book.listing(name, terminal.texts) + "\n\n")


def draw_line(terminal: Terminal, game: str, book: CardBook, show: str, output: Path | None) -> None:
    """Write the picture to the named file, or to one named after the cards; a terminal shows it in signs, too.
    Markup is poured out only for who asks for it by `-`."""
    words = [word.strip() for word in show.split(",")]
    try:
        drawing = book.drawing(words, terminal.texts)
        sketch = book.sketch(words, terminal.texts)
    except CardError as error:
        raise Failure(terminal.words(error.text, **error.details)) from None
    if str(output) == "-":
        sys.stdout.write(drawing)
        return
    if terminal.out.is_terminal:
        terminal.show(sketch)
    file = output or Path("-".join([game, *("gap" if word == "-" else word for word in words)]) + ".svg")
    try:
        file.write_text(drawing, "utf-8")
    except OSError as error:
        raise Failure(terminal.words("terminal-save-failed", file=str(file), detail=error.strerror or "")) from None
    terminal.say("terminal-saved", file=str(file))
