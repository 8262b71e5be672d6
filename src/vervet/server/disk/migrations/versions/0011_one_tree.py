"""On SQLite an entry is kept by its key alone: in one tree and not in two, which is half of the pages of a commit."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None

COLUMNS = ("match", "number", "seat", "action", "at", "command", "epoch")


def upgrade() -> None:
    rebuild(without_rowid=True)


def downgrade() -> None:
    rebuild(without_rowid=False)


def rebuild(without_rowid: bool) -> None:
    """SQLite can only make the table anew. PostgreSQL keeps its tables in another way."""
    if op.get_bind().dialect.name != "sqlite":
        return
    op.create_table(
        "entry_anew",
        sa.Column("match", sa.String(32), sa.ForeignKey("match.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.Text),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("command", sa.String(64)),
        sa.Column("epoch", sa.BigInteger, nullable=False, server_default=sa.text("0")),
        sqlite_with_rowid=not without_rowid,
    )
    names = ", ".join(f'"{name}"' for name in COLUMNS)
    op.execute(f"INSERT INTO entry_anew ({names}) SELECT {names} FROM entry ORDER BY match, number")
    op.drop_table("entry")
    op.rename_table("entry_anew", "entry")
