"""Promised deals: a match may have no seed, has a deal, and is on the public list."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # SQLite cannot make a column nullable, and the table cannot be made anew under those that refer to it.
    op.add_column("match", sa.Column("given", sa.BigInteger))
    op.execute("UPDATE match SET given = seed")
    op.drop_column("match", "seed")
    op.alter_column("match", "given", new_column_name="seed")
    op.add_column("match", sa.Column("deal", sa.Text))
    op.create_table(
        "deal",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("match", sa.String(32), sa.ForeignKey("match.id"), nullable=False, unique=True),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("link", sa.String(64), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("deal")
    op.drop_column("match", "deal")
    op.execute("DELETE FROM entry WHERE match IN (SELECT id FROM match WHERE seed IS NULL)")
    op.execute("DELETE FROM seat WHERE match IN (SELECT id FROM match WHERE seed IS NULL)")
    op.execute("DELETE FROM match WHERE seed IS NULL")
    op.add_column("match", sa.Column("given", sa.BigInteger, nullable=False, server_default="0"))
    op.execute("UPDATE match SET given = seed")
    op.drop_column("match", "seed")
    op.alter_column("match", "given", new_column_name="seed")
