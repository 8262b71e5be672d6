"""A database that has seen many matches: one that was really played, stored again and again under other names."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

# Tables whose rows belong to a match, and the column that names it.
ROWS: Final = {"match": "id", "seat": "match", "entry": "match"}
OVER: Final = '{"winners":[0],"reason":"race","rule":"IM-35"}'


def fill(database: Path, match: str, count: int) -> None:
    """Store a match so often, over and done with; whoever wrote the file must have closed it."""
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("pragma synchronous = off")
        connection.execute("create temp table name as " + NAMES, (count,))
        for table, key in ROWS.items():
            connection.execute(copies(connection, table, key), (match,))
        last = connection.execute("select max(number) from deal").fetchone()[0]
        connection.execute(DEALS, (last, match))
        connection.execute("update match set outcome = ? where id like '00%'", (OVER,))
        connection.commit()
        connection.execute("analyze")
        connection.commit()


# Thirty-two digits, as names are, and none of chance begins with eight noughts.
NAMES: Final = """
with recursive counted(number) as (select 1 union all select number + 1 from counted where number < ?)
select number, printf('%032x', number) as name from counted"""
DEALS: Final = """
insert into deal (number, match, commitment, link)
select ? + name.number, name.name, deal.commitment, deal.link from name, deal where deal.match = ?"""


def copies(connection: sqlite3.Connection, table: str, key: str) -> str:
    """The rows of one match once more for every name: all columns as they are, whatever columns there are."""
    columns = [row[1] for row in connection.execute(f"pragma table_info({table})")]
    shown = ", ".join(f'"{column}"' for column in columns)
    taken = ", ".join("name.name" if column == key else f'{table}."{column}"' for column in columns)
    return f'insert into "{table}" ({shown}) select {taken} from name, "{table}" where {table}."{key}" = ?'
