"""The server, started from the command line."""

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

from .terminal import Shell


def test_serve_serves_until_it_is_interrupted(tmp_path: Path) -> None:
    line = [sys.executable, "-m", "vervet", "serve", "--no-open", "--database", str(tmp_path / "matches.sqlite")]
    with subprocess.Popen(
        line, stdout=subprocess.PIPE, text=True, env={**os.environ, "VERVET_LANGUAGE": "en", "PYTHONUNBUFFERED": "1"}
    ) as process:
        assert process.stdout is not None
        said = [process.stdout.readline() for _ in range(2)]
        address = said[1].split()[-1]
        with urlopen(address + "api/games") as answer:
            assert b"itchy-monkey" in answer.read()
        process.send_signal(signal.SIGINT)
        assert "Until next time." in process.stdout.read()
    assert process.returncode == 0


def test_a_port_already_in_use_gets_a_sentence(shell: Shell, tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        ran = shell("serve", "--no-open", "--port", port, "--database", str(tmp_path / "matches.sqlite"))
    assert ran.code == 2
    assert "The table can’t be opened" in ran.said
