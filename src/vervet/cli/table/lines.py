"""Lines that a player types: with completion and history at a terminal, plainly from a pipe."""

import sys
from collections.abc import Callable, Iterable

from prompt_toolkit import PromptSession
from prompt_toolkit.history import InMemoryHistory

from vervet.cli.table.completion import TableCompleter
from vervet.cli.terminal import Terminal

MENU_LINES = 5


class Lines:
    """Reads one line at a time; raises `EOFError` at the end, `KeyboardInterrupt` for Ctrl-C."""

    def __init__(self, terminal: Terminal, choices: Callable[[], Iterable[str]]) -> None:
        self.terminal = terminal
        self.session: PromptSession[str] | None = None
        if terminal.interactive:
            self.session = PromptSession(
                history=InMemoryHistory(),
                completer=TableCompleter(choices),
                complete_while_typing=True,
                reserve_space_for_menu=MENU_LINES,
            )

    def read(self, prompt: str) -> str:
        if self.session is not None:
            return self.session.prompt(prompt).strip()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        # Whoever reads the output of a piped game wants to see what was typed.
        print(prompt + line.strip())
        return line.strip()
