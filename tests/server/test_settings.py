"""Settings from the environment."""

import asyncio
from pathlib import Path

import pytest

from tests.server.running import free_port
from vervet.server.settings import SettingError, Settings, database_url, default_database, from_environment
from vervet.server.web.bus import Bus


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
    with pytest.raises(SettingError, match=f"^VERVET_{name}: expected"):
        from_environment({f"VERVET_{name}": value})


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        ("BOT_WORKERS", "0", "expected a whole number of at least 1, not 0"),
        ("BOT_WORKERS", "", "expected a whole number of at least 1, not nothing"),
        ("SPARE_BYTES", "64M", "expected a whole number of at least 1, not 64M"),
        ("SILENT_SECONDS", "0", "expected a number above 0, not 0"),
        ("SILENT_SECONDS", "inf", "expected a number above 0, not inf"),
        ("LEASE_SECONDS", "nan", "expected a number of at least 0.1, not nan"),
        ("TRACE_SHARE", "5%", "expected a number above 0 and of at most 1, not 5%"),
        ("ARCHIVE_DAYS", "1e400", "expected a number of at least 0, not 1e400"),
        ("LOG", "JSON", "expected json or text, not JSON"),
        ("LOG_LEVEL", "debug", "expected error, info or warning, not debug"),
        ("NODE", "x" * 65, f"expected at most 64 characters, not {'x' * 65}"),
    ],
)
def test_what_is_wrong_with_a_setting_is_said_in_words_of_ours(name: str, value: str, words: str) -> None:
    with pytest.raises(SettingError) as refused:
        from_environment({f"VERVET_{name}": value})
    assert str(refused.value) == f"VERVET_{name}: {words}"


@pytest.mark.parametrize(
    "hosts",
    ["https://play.example.org", "play.example.org:443", "play.example.org/", '"a.example"', "*.example", "::1"],
)
def test_a_name_that_no_browser_asks_for_is_refused(hosts: str) -> None:
    """The server would answer nobody."""
    with pytest.raises(SettingError, match=r"^VERVET_HOSTS: expected names such as play\.example\.org") as refused:
        from_environment({"VERVET_HOSTS": f"localhost, {hosts}"})
    assert str(refused.value).endswith(f"not {hosts}")
    assert from_environment({"VERVET_HOSTS": "Play.Example.org,[::1],10.0.0.1"}).hosts[1:] == ("[::1]", "10.0.0.1")


@pytest.mark.parametrize("address", ["https://a:9428", "x:y:1", "9428/metrics", ":", "a b:1", "0"])
def test_metrics_need_an_address_that_can_be_one(address: str) -> None:
    with pytest.raises(SettingError, match=r"^VERVET_METRICS: expected a port, or host:port"):
        from_environment({"VERVET_METRICS": address})


@pytest.mark.parametrize(
    ("name", "hint"),
    [("PORT", "vervet serve --port"), ("HOST", "vervet serve --host"), ("WORKERS", "vervet serve --workers")],
)
def test_what_is_an_option_and_no_setting_is_said(name: str, hint: str) -> None:
    with pytest.raises(SettingError, match=hint):
        from_environment({f"VERVET_{name}": "80"})


def test_a_name_in_small_letters_is_not_passed_over() -> None:
    with pytest.raises(SettingError, match=r"vervet_hosts; did you mean VERVET_HOSTS\?"):
        from_environment({"vervet_hosts": "a.example"})


def test_a_name_that_is_no_setting_is_refused_with_the_one_that_was_meant() -> None:
    with pytest.raises(SettingError, match=r"VERVET_PROXIED; did you mean VERVET_PROXIES\?"):
        from_environment({"VERVET_PROXIED": "1"})
    assert from_environment({"VERVET_LANGUAGE": "fr", "PATH": "x"}) == Settings()


def test_a_proxy_that_is_no_address_is_refused() -> None:
    with pytest.raises(SettingError, match="VERVET_PROXIES: expected addresses or networks"):
        from_environment({"VERVET_PROXIES": "caddy"})


def test_a_setting_that_cannot_be_read_is_named() -> None:
    with pytest.raises(SettingError, match=r"^VERVET_MATCHES_PER_HOUR: expected a whole number"):
        from_environment({"VERVET_MATCHES_PER_HOUR": "many"})


def test_a_bus_that_is_out_of_reach_is_named_without_its_password() -> None:
    pytest.importorskip("nats")
    port = free_port()
    with pytest.raises(SettingError) as refused:
        asyncio.run(Bus(f"nats://ada:s3cret@127.0.0.1:{port}", "node", 3.0).open())
    assert str(refused.value).startswith(f"VERVET_BUS: nats://127.0.0.1:{port} cannot be reached: ")
    assert not str(refused.value).endswith(": ")
    assert "s3cret" not in str(refused.value)


def test_a_file_is_sqlite(tmp_path: Path) -> None:
    assert database_url(str(tmp_path / "x.db")) == f"sqlite+aiosqlite:///{tmp_path / 'x.db'}"


@pytest.mark.parametrize("scheme", ["postgres", "postgresql", "postgresql+asyncpg"])
def test_postgresql_gets_its_asynchronous_driver(scheme: str) -> None:
    assert database_url(f"{scheme}://u:p@h/d") == "postgresql+asyncpg://u:p@h/d"


def test_the_address_that_a_provider_gives_is_understood() -> None:
    """Its driver calls `sslmode`, which every provider writes, by another name."""
    assert database_url("postgres://u:p@h/d?sslmode=require") == "postgresql+asyncpg://u:p@h/d?ssl=require"
    assert database_url("postgresql://h/d?a=1&sslmode=disable") == "postgresql+asyncpg://h/d?a=1&ssl=disable"


@pytest.mark.parametrize("address", ["postgresql://u:s3cret@h:54x2/d", "postgresql://u:s3cret@h:99999/d"])
def test_an_address_of_a_database_that_cannot_be_one_is_refused_without_its_password(address: str) -> None:
    with pytest.raises(SettingError, match=r"^VERVET_DATABASE: expected postgresql://") as refused:
        database_url(address)
    assert "s3cret" not in str(refused.value)


def test_another_kind_of_database_is_refused() -> None:
    with pytest.raises(SettingError, match=r"sqlite:///… or postgresql://…"):
        database_url("mysql://h/d")


def test_the_usual_database_is_in_the_users_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_database() == tmp_path / "vervet" / "vervet.sqlite"
    assert Settings().url().endswith("/vervet/vervet.sqlite")
