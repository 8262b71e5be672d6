"""Playing at the terminal: draw, ask, read a line, do what it says."""

import json
from pathlib import Path

from rich.columns import Columns
from rich.text import Text

from vervet.cli.help import columns
from vervet.cli.rule_words import rule_text, wanted_rule
from vervet.cli.table.lines import Lines
from vervet.cli.table.notation import mistake
from vervet.cli.table.sitting import Sitting
from vervet.cli.table.waiting import ORDERS, Waiting
from vervet.cli.terminal import MOST_CHARACTERS, Terminal
from vervet.core.action import ActionError
from vervet.core.event import Event
from vervet.core.refusal import IllegalAction
from vervet.faces.front import COLOURS, MARKS, Front
from vervet.faces.naming import names_for
from vervet.texts.refusals import refusal_words

COMMANDS = ("help", "board", "legal", "rules", "undo", "log", "save", "quit")


class Playing:
    """The talk between a person and the table. Every command has texts: `terminal-do-NAME` and its `.word`."""

    def __init__(self, terminal: Terminal, front: Front, sitting: Sitting) -> None:
        self.terminal = terminal
        self.front = front
        self.sitting = sitting
        self.lines = Lines(terminal, self.choices)
        self.commands = (*COMMANDS[:3], *front.commands, *COMMANDS[3:])
        self.words = {terminal.words(f"terminal-do-{name}.word"): name for name in self.commands}
        self.words.update({name: name for name in self.commands} | {"?": "help", "exit": "quit"})
        self.names = names_for(terminal.texts, sitting.names, sitting.alone())
        # What was done and has not been told yet.
        self.heard: list[Event] = list(sitting.match.opening)
        self.saved: set[Path] = set()
        self.waiting = Waiting(front)
        self.going_on = True
        self.redraw = True

    def run(self) -> None:
        """Play until somebody leaves; after the end one may still look back, undo and save."""
        while self.going_on:
            bot = self.sitting.bot_asked()
            if bot is not None:
                self.bot_acts(bot)
                continue
            if self.lets_pass():
                continue
            self.tell()
            if self.redraw:
                self.draw()
            self.redraw = False
            try:
                self.obey(self.lines.read(self.prompt()))
            except EOFError:
                self.going_on = False

    def bot_acts(self, seat: int) -> None:
        thinking = self.terminal.words("terminal-play-thinking", player=self.names[seat])
        if self.terminal.interactive:
            with self.terminal.out.status(thinking):
                events = self.sitting.reply(seat)
        else:
            events = self.sitting.reply(seat)
        self.hear(events)
        if not self.front.patient:
            self.tell()

    def lets_pass(self) -> bool:
        """Do what was said in advance, if it fits the decision that a person has to make."""
        seat = self.sitting.person_asked()
        action = None if seat is None else self.waiting.action(self.sitting.match.state, seat)
        if seat is None or action is None:
            return False
        self.hear(self.sitting.match.act(seat, action))
        return True

    def draw(self) -> None:
        seat, texts = self.sitting.listener(), self.terminal.texts
        view = self.sitting.match.state.view(seat)
        self.terminal.show(Text(), self.front.draw(view, self.names, texts, self.terminal.low, seat))
        over = self.sitting.person_asked() is None
        asking = self.terminal.words("terminal-play-over") if over else self.front.prompt(view, texts, seat)
        self.terminal.show(Text(asking, style="bold"))

    def prompt(self) -> str:
        seat = self.sitting.person_asked()
        return "> " if seat is None else f"{MARKS[seat]} {self.names[seat]} > "

    def hear(self, events: list[Event]) -> None:
        """Keep what happened to be told, and the changed board to be drawn."""
        self.redraw = True
        self.heard += events

    def tell(self) -> None:
        heard, self.heard = self.heard, []
        for seat, words in self.front.tell(heard, self.names, self.terminal.texts, self.sitting.listener()):
            self.terminal.show(Text(words, style="bold" if seat is None else COLOURS[seat]))

    def choices(self) -> list[str]:
        """What completion offers: commands, and the legal actions of whoever is asked."""
        seat = self.sitting.person_asked()
        rules = [f"rules {rule}" for rule in self.sitting.match.game.rules]
        return [*([] if seat is None else self.sitting.legal_lines(seat)), *self.words, *rules]

    def obey(self, line: str) -> None:
        """Do what a line says: a command, or else an action."""
        word, _, rest = line.partition(" ")
        command = self.words.get(word.lower())
        if not line:
            return
        if len(line) > MOST_CHARACTERS:
            self.terminal.say("terminal-too-long", style="red", start=line[:20], count=len(line), most=MOST_CHARACTERS)
            return
        if command is None:
            self.act(line)
        elif command == "help":
            self.help()
        elif command == "board":
            self.redraw = True
        elif command == "legal":
            self.legal(rest)
        elif command == "rules":
            self.rules(rest)
        elif command == "hint":
            self.hint()
        elif command == "go":
            self.go()
        elif command == "wait":
            self.wait(rest)
        elif command == "undo":
            self.undo()
        elif command == "log":
            self.log()
        elif command == "save":
            self.save(rest)
        elif command == "quit":
            self.going_on = False

    def act(self, line: str) -> None:
        texts = self.terminal.texts
        match = self.sitting.match
        seat = self.sitting.person_asked()
        if seat is None:
            self.terminal.say("terminal-play-over")
            return
        try:
            action = match.game.grammar.from_text(self.front.expand(line, match.state.view(seat), seat))
            self.hear(match.act(seat, action))
        except ActionError:
            self.terminal.show(Text(mistake(texts, match.game.grammar, line, list(self.words)), style="red"))
        except IllegalAction as error:
            self.terminal.show(Text(refusal_words(texts, error.refusal, self.names), style="red"))

    def help(self) -> None:
        table = columns()
        for kind in self.sitting.match.game.grammar.kinds:
            table.add_row(kind.pattern(), self.front.about(kind.name, self.terminal.texts))
        for name in self.commands:
            word = self.terminal.words(f"terminal-do-{name}.word")
            argument = self.terminal.words(f"terminal-do-{name}.argument")
            table.add_row(f"{word} {argument}".strip(), self.terminal.words(f"terminal-do-{name}"))
        self.terminal.show(table)
        notation = f"terminal-play-notation-{self.front.prefix}"
        if self.terminal.texts.has(notation):
            self.terminal.say(notation)

    def hint(self) -> None:
        seat = self.sitting.person_asked()
        if seat is None:
            self.terminal.say("terminal-play-over")
        else:
            self.terminal.show(self.front.hint(self.sitting.match.state, seat, self.terminal.texts))

    def go(self) -> None:
        """Do all that is obvious, up to the next real decision."""
        match, seat = self.sitting.match, self.sitting.person_asked()
        action = None if seat is None else self.front.obvious(match.state, seat)
        if seat is None or action is None:
            self.terminal.say("terminal-go-nothing", style="red")
            return
        while action is not None:
            self.hear(match.act(seat, action))
            action = self.front.obvious(match.state, seat)

    def wait(self, until: str) -> None:
        """Say in advance what to let pass."""
        orders = {self.terminal.words(f"terminal-wait-{name}.word"): name for name in ORDERS}
        orders |= {name: name for name in ORDERS}
        order = orders.get(until.strip().lower(), "" if until.strip() else "once")
        if not order:
            expected = ", ".join(self.terminal.words(f"terminal-wait-{name}.word") for name in ORDERS[1:])
            sentence = self.terminal.words("terminal-wait-what", value=until, expected=expected)
            self.terminal.show(Text(sentence, style="red"))
            return
        match, seat = self.sitting.match, self.sitting.person_asked()
        self.terminal.say(f"terminal-wait-{order}")
        self.waiting.begin(order, match.state)
        # What is asked right now has been seen, so it is passed even where it concerns the player.
        action = None if seat is None or order == "never" else self.front.passing(match.state, seat, True)
        if seat is not None and action is not None:
            self.hear(match.act(seat, action))

    def legal(self, part: str) -> None:
        """The legal actions, those with every word of `part` in them when it is given."""
        seat = self.sitting.person_asked()
        lines = [] if seat is None else self.sitting.legal_lines(seat)
        words = part.lower().split()
        fitting = [line for line in lines if all(word in line.replace(",", "").split() for word in words)]
        self.terminal.show(Columns([Text(line) for line in fitting], padding=(0, 3), column_first=True))
        self.terminal.say("terminal-legal-count", count=len(fitting))

    def rules(self, name: str) -> None:
        game = self.sitting.match.game
        if not name:
            for rule in game.rules:
                self.terminal.show(Text(f"{rule}  {self.terminal.words(f'rule-{rule}.title')}"))
            return
        wanted = wanted_rule(game, name)
        if wanted is None:
            sentence = self.terminal.words("terminal-no-rule", value=name, expected=", ".join(game.rules))
            self.terminal.show(Text(sentence, style="red"))
        else:
            self.terminal.show(rule_text(self.terminal, wanted))

    def undo(self) -> None:
        try:
            self.sitting.undo()
            self.terminal.say("terminal-play-undone")
            self.redraw = True
        except IllegalAction as error:
            self.terminal.show(Text(refusal_words(self.terminal.texts, error.refusal), style="red"))

    def log(self) -> None:
        """The actions so far; those that the person may not read are left out until the end, their numbers too."""
        match = self.sitting.match
        readable = [index for index in range(match.version) if self.sitting.readable(index)]
        for number, index in enumerate(readable, 1):
            seat = match.steps[index].seat
            line = f"{number:>4}  {MARKS[seat]} {match.line(index).partition(' ')[2]}"
            self.terminal.show(Text(line, style=COLOURS[seat]))
        self.terminal.say("terminal-log-count", count=len(readable))

    def save(self, name: str) -> None:
        """Write the log; a file that was not saved in this sitting is not overwritten."""
        if not name:
            self.terminal.say("terminal-save-where", style="red")
            return
        path = Path(name).expanduser()
        try:
            with path.open("w" if path in self.saved else "x", encoding="utf-8") as file:
                json.dump(self.sitting.match.log(), file, indent=1)
                file.write("\n")
            self.saved.add(path)
            self.terminal.say("terminal-saved", file=name)
        except FileExistsError:
            self.terminal.say("terminal-save-exists", style="red", file=name)
        except OSError as error:
            self.terminal.say("terminal-save-failed", style="red", file=name, detail=error.strerror or "")
