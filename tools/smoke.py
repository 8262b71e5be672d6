"""`python tools/smoke.py PYTHON compiled|pure [WHEEL]`: does the Vervet that this Python has work? Prints what was
tried as one JSON object, or ends with an error. Only what comes with Python is used here, so that it runs in any
environment."""

import json
import platform
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.error import URLError
from urllib.request import ProxyHandler, Request, build_opener

PATIENCE = 120.0
# Whatever this machine says about proxies: the server is here.
OPEN = build_opener(ProxyHandler({})).open
WHERE = "import vervet.core.state as state, vervet; print(vervet.__version__, state.__file__, sep='\\n')"
GAMES = ("itchy-monkey", "after-us", "cheeky-monkeys")
TABLE = {"game": GAMES[0], "seats": [{"kind": "here"}, {"kind": "bot", "bot": "random"}], "seed": 7}


def asked(python: str, *words: str) -> str:
    done = subprocess.run([python, *words], check=False, capture_output=True, text=True, cwd=tempfile.gettempdir())
    if done.returncode:
        raise SystemExit(f"{' '.join(words)}: ended with {done.returncode}\n{done.stdout}{done.stderr}")
    return done.stdout


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def fetched(address: str, body: object = None) -> str:
    data = None if body is None else json.dumps(body).encode()
    request = Request(address, data, {"content-type": "application/json"} if data else {})
    with OPEN(request, timeout=PATIENCE) as answer:
        return str(answer.read().decode("utf-8", "replace"))


def wait_for(server: "subprocess.Popen[bytes]", address: str) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and server.poll() is None:
        try:
            fetched(f"{address}/api/ready")
            return
        except URLError:
            time.sleep(0.1)
    raise SystemExit("the server did not become ready")


def play(python: str) -> list[str]:
    """A few whole games of each kind, by bots."""
    for game in GAMES:
        asked(python, "-m", "vervet", "sim", game, "--games", "2", "--bots", "random,random", "--seed", "1")
    return list(GAMES)


def check_server(python: str, folder: str) -> int:
    """It starts, is ready, sets a table, hands out the client with the files that it names, and ends when told to."""
    port = free_port()
    command = [python, "-m", "vervet", "serve", "--no-open", "--port", str(port), "--database", f"{folder}/v.sqlite"]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, cwd=folder) as server:
        try:
            address = f"http://127.0.0.1:{port}"
            wait_for(server, address)
            match = json.loads(fetched(f"{address}/api/matches", TABLE))["match"]
            fetched(f"{address}/api/matches/{match}")
            files = re.findall(r'"(/assets/[^"]+)"', fetched(address))
            if not files:
                raise SystemExit("the package has no web client")
            for file in files:
                fetched(address + file)
        finally:
            server.send_signal(signal.SIGTERM)
        if server.wait(PATIENCE) != 0:
            raise SystemExit(f"the server ended with {server.returncode}")
    return len(files)


def system() -> str:
    """Which Linux, or which other system, and its C library, without the name of the machine."""
    try:
        name = platform.freedesktop_os_release()["PRETTY_NAME"]
    except (OSError, KeyError):
        name = platform.system()
    return f"{name}, {' '.join(platform.libc_ver())}, {platform.machine()}"


def main(python: str, kind: str, wheel: str = "") -> None:
    version, file = asked(python, "-c", WHERE).split()
    compiled = Path(file).suffix != ".py"
    if compiled != (kind == "compiled"):
        raise SystemExit(f"expected a {kind} package, found {file}")
    games = play(python)
    with tempfile.TemporaryDirectory() as folder:
        files = check_server(python, folder)
    found = {
        "vervet": version,
        "kind": kind,
        "python": asked(python, "-V").split()[1],
        "system": system(),
        "games": games,
        "client_files": files,
        "wheel": Path(wheel).name,
        "bytes": Path(wheel).stat().st_size if wheel else 0,
    }
    print(json.dumps(found))
    print(f"vervet {version}, {kind}, works with Python {found['python']}", file=sys.stderr)


if __name__ == "__main__":
    main(*sys.argv[1:])
