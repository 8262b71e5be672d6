"""How far a run has got: a bar for each subject, or plain lines where no terminal is watching."""

from types import TracebackType

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TaskID, TextColumn, TimeElapsedColumn


class Watcher:
    """Shows one subject after the other; all that it shows is gone when it ends, since the table says the rest."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.progress = Progress(
            SpinnerColumn(finished_text="✓"),
            TextColumn("{task.description}", markup=False),
            BarColumn(),
            MofNCompleteColumn(),
            TimeElapsedColumn(),
            console=console,
            transient=True,
            disable=not console.is_terminal,
        )
        self.task: TaskID | None = None

    def __enter__(self) -> "Watcher":
        self.progress.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.progress.stop()

    def begin(self, doing: str) -> None:
        """Something new is under way."""
        if not self.console.is_terminal:
            self.console.print(doing, markup=False, highlight=False)
        self.task = self.progress.add_task(doing, total=None)

    def advance(self, done: int, left: int) -> None:
        if self.task is not None:
            self.progress.update(self.task, completed=done, total=done + left)
