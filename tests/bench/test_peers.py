"""Peers are found, installed apart, and what cannot be installed says why."""

import sys
from pathlib import Path

import pytest

from vervet.bench.peers import PEERS, InstallError, Neighbours, PeersError, complaint

FOLDER = Path(__file__).parents[2] / "bench"


def copy_with_requirements(folder: Path, text: str) -> Neighbours:
    for peer in PEERS:
        for path in (folder / "peers" / f"{peer.file}.py", folder / "requirements" / f"{peer.file}.txt"):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    return Neighbours(folder, environment=Path(sys.prefix))


def test_a_folder_without_peers_is_refused_with_what_was_expected(tmp_path: Path) -> None:
    with pytest.raises(PeersError, match=r"scripts and requirements in .*; there is no spiel\.py"):
        Neighbours(tmp_path)


def test_requirements_that_cannot_be_installed_say_why(tmp_path: Path) -> None:
    neighbours = copy_with_requirements(tmp_path, "= this is no requirement =\n")
    with pytest.raises(InstallError, match=r"cannot be installed: .+"):
        neighbours.install(PEERS[0])


def test_the_first_error_of_pip_is_the_reason() -> None:
    said = "Looking\nERROR: No matching distribution found for chess\nERROR: gave up\n"
    assert complaint(said) == "No matching distribution found for chess"
    assert complaint("killed") == "killed"
    assert complaint("") == "no reason given"


@pytest.mark.skipif(not FOLDER.exists(), reason="the peers' scripts are not installed with the package")
def test_each_peer_of_the_checkout_has_a_script_and_hashed_requirements() -> None:
    neighbours = Neighbours(FOLDER)
    for peer in PEERS:
        assert "report(" in neighbours.script(peer).read_text(encoding="utf-8")
        pinned = neighbours.requirements(peer).read_text(encoding="utf-8")
        assert "--hash=sha256:" in pinned and "://" not in pinned


def test_peers_get_nothing_of_ours_on_their_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", "src")
    subject = copy_with_requirements(tmp_path, "").subject(PEERS[0])
    assert "PYTHONPATH" not in subject.environment
