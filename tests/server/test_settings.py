"""Settings from the environment."""

from pathlib import Path

import pytest

from vervet.server.settings import SettingError, Settings, database_url, default_database, from_environment


def test_every_setting_can_come_from_the_environment() -> None:
    settings = from_environment(
        {"VERVET_MATCHES_PER_HOUR": "7", "VERVET_HOSTS": "a.example, b.example", "VERVET_PROXIED": "true"}
    )
    assert (settings.matches_per_hour, settings.hosts, settings.proxied) == (7, ("a.example", "b.example"), True)


def test_a_setting_that_cannot_be_read_is_named() -> None:
    with pytest.raises(SettingError, match="matches_per_hour"):
        from_environment({"VERVET_MATCHES_PER_HOUR": "many"})


def test_a_file_is_sqlite(tmp_path: Path) -> None:
    assert database_url(str(tmp_path / "x.db")) == f"sqlite+aiosqlite:///{tmp_path / 'x.db'}"


@pytest.mark.parametrize("scheme", ["postgres", "postgresql", "postgresql+asyncpg"])
def test_postgresql_gets_its_asynchronous_driver(scheme: str) -> None:
    assert database_url(f"{scheme}://u:p@h/d") == "postgresql+asyncpg://u:p@h/d"


def test_another_kind_of_database_is_refused() -> None:
    with pytest.raises(SettingError, match=r"sqlite:///… or postgresql://…"):
        database_url("mysql://h/d")


def test_the_usual_database_is_in_the_users_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_database() == tmp_path / "vervet" / "vervet.sqlite"
    assert Settings().url().endswith("/vervet/vervet.sqlite")
