"""`python tools/smoke.py PYTHON compiled|pure`: does the Vervet that this Python has work? Ends with a sentence, or an
error. Only what comes with Python is used here, so that it runs in any environment."""

import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.error import URLError
from urllib.request import ProxyHandler, build_opener

PATIENCE = 120.0
# Whatever this machine says about proxies: the server is here.
OPEN = build_opener(ProxyHandler({})).open
WHERE = "import vervet.core.state as state, vervet; print(vervet.__version__, state.__file__, sep='\\n')"


def asked(python: str, *words: str) -> str:
    return subprocess.run(
        [python, *words], check=True, capture_output=True, text=True, cwd=tempfile.gettempdir()
    ).stdout


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def fetched(address: str) -> str:
    with OPEN(address, timeout=PATIENCE) as answer:
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


def check_server(python: str, folder: str) -> None:
    """It starts, is ready, hands out the client with the files that it names, and ends when told to."""
    port = free_port()
    command = [python, "-m", "vervet", "serve", "--no-open", "--port", str(port), "--database", f"{folder}/v.sqlite"]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, cwd=folder) as server:
        try:
            address = f"http://127.0.0.1:{port}"
            wait_for(server, address)
            files = re.findall(r'"(/assets/[^"]+)"', fetched(address))
            if not files:
                raise SystemExit("the package has no web client")
            for file in files:
                fetched(address + file)
        finally:
            server.send_signal(signal.SIGTERM)
        if server.wait(PATIENCE) != 0:
            raise SystemExit(f"the server ended with {server.returncode}")


def main(python: str, kind: str) -> None:
    version, file = asked(python, "-c", WHERE).split()
    compiled = Path(file).suffix != ".py"
    if compiled != (kind == "compiled"):
        raise SystemExit(f"expected a {kind} package, found {file}")
    asked(python, "-m", "vervet", "sim", "itchy-monkey", "--games", "2", "--bots", "random,random", "--seed", "1")
    with tempfile.TemporaryDirectory() as folder:
        check_server(python, folder)
    print(f"vervet {version}, {kind}, works with {Path(python).name} {asked(python, '-V').split()[1]}")


if __name__ == "__main__":
    main(*sys.argv[1:])
