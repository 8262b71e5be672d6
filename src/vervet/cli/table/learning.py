"""Lessons at the terminal: the coach speaks, a line is read, the engine and the lesson judge it."""

from rich.text import Text

from vervet.cli.help import columns
from vervet.cli.table.lines import Lines
from vervet.cli.table.notation import mistake
from vervet.cli.terminal import MOST_CHARACTERS, Terminal
from vervet.core.action import ActionError
from vervet.core.refusal import IllegalAction
from vervet.core.step import Step
from vervet.faces.front import COLOURS, MARKS, Front
from vervet.faces.naming import names_for
from vervet.texts.refusals import refusal_words
from vervet.tutorials.attempt import Attempt
from vervet.tutorials.lesson import Tutorial

COMMANDS = ("help", "show", "board", "again", "back", "skip", "quit")


class Learning:
    """The talk between learner and coach. Every command has texts: `terminal-learn-NAME` and its `.word`."""

    def __init__(self, terminal: Terminal, front: Front, tutorial: Tutorial, at: int) -> None:
        self.terminal = terminal
        self.front = front
        self.tutorial = tutorial
        self.lines = Lines(terminal, self.choices)
        self.words = {terminal.words(f"terminal-learn-{name}.word"): name for name in COMMANDS}
        # A word that begins an action is that action: `skip` passes over a frame, not over a lesson.
        actions = tutorial.game.grammar.by_name
        self.words.update({name: name for name in COMMANDS if name not in actions} | {"?": "help", "exit": "quit"})
        self.at = at
        self.attempt = Attempt(tutorial, tutorial.lessons[at])
        names = [terminal.words("tutorial-opponent")] * int(self.attempt.state.seats)
        self.names = names_for(terminal.texts, names, tutorial.seat)
        self.going_on = True

    def run(self) -> None:
        self.begin()
        while self.going_on:
            try:
                self.obey(self.lines.read(f"{MARKS[self.tutorial.seat]} > "))
            except EOFError:
                self.going_on = False

    def open(self, at: int) -> None:
        """Start a lesson from its beginning; after the last one comes the end."""
        self.at = max(at, 0)
        if self.at >= len(self.tutorial.lessons):
            self.terminal.say("terminal-learn-over", style="bold green", game=self.tutorial.game.name)
            self.going_on = False
            return
        self.attempt = Attempt(self.tutorial, self.tutorial.lessons[self.at])
        self.begin()

    def begin(self) -> None:
        title = self.terminal.words(self.tutorial.title(self.attempt.lesson))
        count = len(self.tutorial.lessons)
        self.terminal.show(Text())
        self.terminal.say("terminal-learn-lesson", style="bold green", number=self.at + 1, count=count, title=title)
        self.draw()

    def draw(self) -> None:
        view = self.attempt.state.view(self.tutorial.seat)
        seat, texts = self.tutorial.seat, self.terminal.texts
        self.terminal.show(self.front.draw(view, self.names, texts, self.terminal.low, seat))
        self.terminal.say(self.attempt.says, style="bold")
        if texts.has(f"{self.attempt.says}.terminal"):
            self.terminal.say(f"{self.attempt.says}.terminal")
        if self.attempt.task is None:
            self.terminal.say("terminal-learn-next")

    def choices(self) -> list[str]:
        """What completion offers."""
        done = self.attempt.task is None
        legal = [] if done else self.attempt.state.legal_actions(self.tutorial.seat)
        return [*(self.tutorial.game.grammar.to_text(action) for action in legal), *self.words]

    def obey(self, line: str) -> None:
        command = self.words.get(line.lower())
        if len(line) > MOST_CHARACTERS:
            self.terminal.say("terminal-too-long", style="red", start=line[:20], count=len(line), most=MOST_CHARACTERS)
        elif command == "help":
            self.help()
        elif command == "show":
            self.show()
        elif command == "board":
            self.draw()
        elif command == "again":
            self.open(self.at)
        elif command == "back":
            self.open(self.at - 1)
        elif command == "quit":
            self.going_on = False
        elif command == "skip" or (self.attempt.task is None and not line):
            self.open(self.at + 1)
        elif self.attempt.task is None:
            self.terminal.say("terminal-learn-next")
        elif line:
            self.act(line)

    def act(self, line: str) -> None:
        texts, grammar = self.terminal.texts, self.tutorial.game.grammar
        before = len(self.attempt.steps)
        try:
            seat = self.tutorial.seat
            astray = self.attempt.act(grammar.from_text(self.front.expand(line, self.attempt.state.view(seat), seat)))
        except ActionError:
            self.terminal.show(Text(mistake(texts, grammar, line, list(self.words)), style="red"))
        except IllegalAction as error:
            self.terminal.show(Text(refusal_words(texts, error.refusal, self.names), style="red"))
        else:
            if astray is not None:
                self.terminal.say(astray, style="yellow")
                return
            self.tell(self.attempt.steps[before:])
            self.draw()

    def tell(self, steps: list[Step]) -> None:
        for step in steps:
            told = self.front.tell(step.events, self.names, self.terminal.texts, self.tutorial.seat)
            for _, words in told:
                self.terminal.show(Text(words, style=COLOURS[step.seat]))

    def show(self) -> None:
        task = self.attempt.task
        if task is None:
            self.terminal.say("terminal-learn-next")
        else:
            self.terminal.say("terminal-learn-type", action=self.tutorial.game.grammar.to_text(task.show))

    def help(self) -> None:
        table = columns()
        for kind in self.tutorial.game.grammar.kinds:
            table.add_row(kind.pattern(), self.front.about(kind.name, self.terminal.texts))
        for name in COMMANDS:
            table.add_row(
                self.terminal.words(f"terminal-learn-{name}.word"), self.terminal.words(f"terminal-learn-{name}")
            )
        self.terminal.show(table)
