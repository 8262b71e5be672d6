"""Does everything that a page shows, in a folder of its own: `python -m tests.docs.trial docs/researchers/index.md`."""

import io
import os
import stat
import subprocess
import sys
import tempfile
import traceback
from contextlib import chdir, closing, redirect_stdout
from pathlib import Path

from tests.docs.blocks import Block, blocks_of, commands, is_file, unlike
from tests.server.running import Process

ROOT = Path(__file__).parents[2]
PATIENCE = 120
# The address of a server on the pages.
SERVER = "127.0.0.1:8000"
# Programs that pages call by name, whatever is on the path where the tests run.
PROGRAMS = {"vervet": "-m vervet", "python": ""}


class Mismatch(AssertionError):
    """A page shows something other than what happens."""


class Trial:
    """The names, the folder and the last output of one page."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.names: dict[str, object] = {"__name__": "__page__"}
        self.printed: str | None = None
        self.environment = environment(folder)
        self.server: Process | None = None

    def close(self) -> None:
        if self.server is not None:
            self.server.close()

    def do(self, block: Block) -> None:
        printed, self.printed = self.printed, None
        if is_file(block):
            (self.folder / block.title).write_text(block.code, "utf-8")
        elif block.language == "python":
            self.printed = self.run_python(block)
        elif block.language == "console":
            self.run_console(block)
        elif block.language == "text" and printed is not None:
            compare(block.code, printed, block.line)

    def run_python(self, block: Block) -> str:
        printed = io.StringIO()
        code = compile("\n" * block.line + self.addressed(block.code), "page", "exec")
        with redirect_stdout(printed):
            exec(code, self.names)
        return printed.getvalue()

    def addressed(self, code: str) -> str:
        """Where a page talks to a server, a real one is there for it, if at another address."""
        if SERVER not in code:
            return code
        if self.server is None:
            self.server = Process(str(self.folder / "vervet.sqlite"), PYTHONPATH=self.environment["PYTHONPATH"])
        return code.replace(SERVER, f"127.0.0.1:{self.server.port}")

    def run_console(self, block: Block) -> None:
        for command in commands(block):
            ran = subprocess.run(
                command.text,
                shell=True,
                executable="/bin/sh",
                cwd=self.folder,
                env=self.environment,
                capture_output=True,
                text=True,
                check=False,
                timeout=PATIENCE,
            )
            if ran.returncode:
                raise Mismatch(f"line {block.line}: {command.text}\nended with {ran.returncode}: {ran.stderr}")
            if command.shown.strip():
                compare(command.shown, ran.stdout, block.line)


def compare(shown: str, printed: str, line: int) -> None:
    if wrong := unlike(shown, printed):
        raise Mismatch(f"line {line}: the page shows\n{wrong}\nbut this was printed:\n{printed}")


def environment(folder: Path) -> dict[str, str]:
    """Makes `vervet` and `python` this process's, and every terminal 80 wide and without colours."""
    programs = folder / ".programs"
    programs.mkdir()
    for name, arguments in PROGRAMS.items():
        program = programs / name
        program.write_text(f'#!/bin/sh\nexec "{sys.executable}" {arguments} "$@"\n')
        program.chmod(program.stat().st_mode | stat.S_IXUSR)
    paths = [str(ROOT), *os.environ.get("PYTHONPATH", "").split(os.pathsep)]
    absolute = os.pathsep.join(str(Path(path).resolve()) for path in paths if path)
    plain = {"COLUMNS": "80", "NO_COLOR": "1", "LANG": "C.UTF-8", "VERVET_LANGUAGE": ""}
    path = f"{programs}{os.pathsep}{os.environ.get('PATH', '')}"
    return {**os.environ, **plain, "PATH": path, "PYTHONPATH": absolute}


def main(page: Path) -> int:
    found = blocks_of(page)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        trial = Trial(folder)
        sys.path[:0] = [str(ROOT), str(folder)]
        with chdir(folder), closing(trial):
            for block in found:
                try:
                    trial.do(block)
                except Exception:
                    sys.stderr.write(f"{page.name}, block at line {block.line}:\n{traceback.format_exc()}")
                    return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]).resolve()))
