"""Settings from the environment."""

from pathlib import Path

import pytest

from vervet.server.settings import SettingError, Settings, database_url, default_database, from_environment


def test_every_setting_can_come_from_the_environment() -> None:
    settings = from_environment(
        {"VERVET_MATCHES_PER_HOUR": "7", "VERVET_HOSTS": "a.example, b.example", "VERVET_PROXIES": "10.0.0.0/8,::1"}
    )
    assert (settings.matches_per_hour, settings.hosts) == (7, ("a.example", "b.example"))
    assert settings.proxies == ("10.0.0.0/8", "::1")


@pytest.mark.parametrize(
    ("name", "value"),
    [("BOT_WORKERS", "0"), ("MATCHES_PER_HOUR", "-1"), ("SILENT_SECONDS", "0"), ("WINDOW_SECONDS", "-0.5")],
)
def test_a_number_that_makes_no_sense_is_refused(name: str, value: str) -> None:
    with pytest.raises(SettingError, match=name.lower()):
        from_environment({f"VERVET_{name}": value})


def test_a_name_that_is_no_setting_is_refused_with_the_one_that_was_meant() -> None:
    with pytest.raises(SettingError, match=r"VERVET_PROXIED; did you mean VERVET_PROXIES\?"):
        from_environment({"VERVET_PROXIED": "1"})
    assert from_environment({"VERVET_LANGUAGE": "fr", "PATH": "x"}) == Settings()


def test_a_proxy_that_is_no_address_is_refused() -> None:
    with pytest.raises(SettingError, match="VERVET_PROXIES: expected addresses or networks"):
        from_environment({"VERVET_PROXIES": "caddy"})


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
