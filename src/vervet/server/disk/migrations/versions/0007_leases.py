"""Leases: which server plays a match, and under which epoch each line of it was written."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for table in ("entry", "departure"):
        op.add_column(table, sa.Column("epoch", sa.BigInteger, nullable=False, server_default=sa.text("0")))
    op.create_table(
        "node",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "lease",
        sa.Column("match", sa.String(32), sa.ForeignKey("match.id"), primary_key=True),
        sa.Column("node", sa.String(64)),
        sa.Column("epoch", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_lease_node", "lease", ["node"])


def downgrade() -> None:
    op.drop_table("lease")
    op.drop_table("node")
    for table in ("entry", "departure"):
        op.drop_column(table, "epoch")
