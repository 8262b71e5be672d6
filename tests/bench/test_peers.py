"""Peers are found and installed separately, and one that cannot be installed says why."""

import sys
from pathlib import Path

import pytest

from vervet.bench.peers import PEERS, InstallError, Neighbours, PeersError, complaint

FOLDER = Path(__file__).parents[2] / "bench"


PYTHON_PEER = next(peer for peer in PEERS if not peer.on_node)
NODE_PEER = next(peer for peer in PEERS if peer.on_node)


def copy_with_requirements(folder: Path, text: str, environment: Path | None = None) -> Neighbours:
    for peer in PEERS:
        kind, lock = ("cjs", f"{peer.file}/package-lock.json") if peer.on_node else ("py", f"{peer.file}.txt")
        for path in (folder / "peers" / f"{peer.file}.{kind}", folder / "requirements" / lock):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    return Neighbours(folder, environment or Path(sys.prefix))


def test_a_folder_without_peers_is_refused_saying_what_was_expected(tmp_path: Path) -> None:
    with pytest.raises(PeersError, match=r"scripts and requirements in .*; there is no spiel\.py"):
        Neighbours(tmp_path)


def test_requirements_that_cannot_be_installed_say_why(tmp_path: Path) -> None:
    neighbours = copy_with_requirements(tmp_path, "= this is no requirement =\n")
    with pytest.raises(InstallError, match=r"cannot be installed: .+"):
        neighbours.install(PYTHON_PEER)


def test_the_first_error_of_pip_is_the_reason() -> None:
    said = "Looking\nERROR: No matching distribution found for chess\nERROR: gave up\n"
    assert complaint(said) == "No matching distribution found for chess"
    assert complaint("killed") == "killed"
    assert complaint("") == "no reason given"


@pytest.mark.skipif(not FOLDER.exists(), reason="the peers' scripts are not installed with the package")
def test_each_peer_of_the_checkout_has_a_script_and_hashed_requirements() -> None:
    neighbours = Neighbours(FOLDER)
    for peer in PEERS:
        assert ("console.log(" if peer.on_node else "report(") in neighbours.script(peer).read_text(encoding="utf-8")
        pinned = neighbours.requirements(peer).read_text(encoding="utf-8")
        assert ("sha512-" if peer.on_node else "--hash=sha256:") in pinned
        assert ('"resolved"' if peer.on_node else "://") not in pinned


def test_peers_get_nothing_of_ours_on_their_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", "src")
    subject = copy_with_requirements(tmp_path, "").subject(PYTHON_PEER)
    assert "PYTHONPATH" not in subject.environment


def test_without_node_a_peer_on_node_says_what_was_expected(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", str(tmp_path / "python"))
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(InstallError, match="expected node on the path"):
        copy_with_requirements(tmp_path, "").subject(NODE_PEER)


def test_a_peer_on_node_finds_its_packages_in_the_peers_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    node = tmp_path / "node"
    node.write_text("#!/bin/sh\n", encoding="ascii")
    node.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    subject = copy_with_requirements(tmp_path, "", tmp_path / "away").subject(NODE_PEER)
    assert subject.command == (str(node), str(tmp_path / "peers" / f"{NODE_PEER.file}.cjs"))
    assert subject.environment["NODE_PATH"] == str(tmp_path / "away" / "node" / NODE_PEER.file / "node_modules")
