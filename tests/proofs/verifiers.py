"""The two verifiers: ours in Python, and the browser's in TypeScript, which Node runs."""

import json
import os
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

from vervet.catalog import games
from vervet.core.misfit import Misfit
from vervet.core.strict import StrictError, strict_json
from vervet.core.verify import verify

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "web" / "tools" / "check-logs.mjs"
PROVEN = "proven"
NO_PROOF = "no-proof"
FAULT = "fault"

# What was found: proven, no-proof or fault; and where it does not fit.
Finding = tuple[str, str]


def by_python(text: str) -> Finding:
    """What `vervet verify` finds in a text."""
    try:
        log = strict_json(text)
        assert isinstance(log, dict)
        return (PROVEN if verify(games(), log).proven else NO_PROOF), ""
    except Misfit as misfit:
        return FAULT, misfit.where
    except StrictError as error:
        return FAULT, str(error)


def by_typescript(texts: Sequence[str], folder: Path) -> list[Finding]:
    """What the browser's check finds in each text."""
    file = folder / "logs.jsonl"
    file.write_text("".join([f"{text}\n" for text in texts]), "utf-8")
    ran = subprocess.run([node(), str(SCRIPT), str(file)], cwd=ROOT, capture_output=True, text=True, check=False)
    if ran.returncode:
        raise RuntimeError(f"{SCRIPT.name} ended with {ran.returncode}: {ran.stderr}")
    rows = [json.loads(line) for line in ran.stdout.splitlines()]
    if [row["index"] for row in rows] != list(range(len(texts))):
        raise RuntimeError(f"{SCRIPT.name} answered {len(rows)} of {len(texts)} logs")
    return [(row["result"], row["where"]) for row in rows]


def node() -> str:
    """Node as tools/node.sh finds it, or as make has put it into .venv."""
    found = shutil.which("node", path=os.pathsep.join((os.environ["PATH"], str(ROOT / ".venv" / "bin"))))
    if found is None:
        raise RuntimeError("expected Node on the PATH or in .venv, where make puts it")
    return found
