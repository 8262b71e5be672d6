"""The rules run without mypyc's libraries, whether the package was installed without them or runs in a page."""

import subprocess
import sys
from pathlib import Path

from librt.vecs import append, extend, pop, remove, vec
from mypy_extensions import i64

from vervet.lent.librt import vecs as lent

SOURCES = Path(__file__).parents[2] / "src"
# -S: nothing that was installed is found.
PLAY = """
import vervet, sys
import librt.vecs, mypy_extensions
assert "vervet/lent" in librt.vecs.__file__.replace("\\\\", "/"), librt.vecs.__file__
assert "vervet/lent" in mypy_extensions.__file__.replace("\\\\", "/")
for name in ("itchy-monkey", "after-us", "cheeky-monkeys"):
    table = vervet.new(name, players=2, seed=7)
    for seed in range(12):
        seat = table.state.asked_seats()[0]
        actions = table.state.legal_actions(seat)
        table.match.act(seat, actions[seed % len(actions)])
    print(name, int(table.state.hash()))
"""


def played(*flags: str) -> str:
    command = [sys.executable, *flags, "-c", PLAY if flags else PLAY.replace("assert", "0 and")]
    environment = {"PYTHONPATH": str(SOURCES)}
    return subprocess.run(command, check=True, capture_output=True, text=True, env=environment).stdout


def test_without_the_libraries_the_same_is_played() -> None:
    assert played("-S").split() == played().split()
    assert len(played("-S").splitlines()) == 3


def test_where_the_libraries_are_they_are_used() -> None:
    assert "vervet" not in str(append.__module__)


def test_a_lent_vector_does_what_the_real_one_does() -> None:
    real, own = vec[i64]([3, 1, 2]), lent.vec[i64]([3, 1, 2])
    assert list(vec[i64]()) == lent.vec[i64]()
    assert (len(real), real[-1], 2 in real, list(real[1:])) == (len(own), own[-1], 2 in own, own[1:])
    real, own = append(real, 9), lent.append(own, 9)
    real, own = extend(real, vec[i64]([4, 5])), lent.extend(own, [4, 5])
    real, own = remove(real, 1), lent.remove(own, 1)
    (real, last), (own, own_last) = pop(real), lent.pop(own)
    real[0], own[0] = 8, 8
    assert (list(real), last) == (own, own_last) == ([8, 2, 9, 4], 5)
