"""The entries of matches that have long been over, packed."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "archive",
        sa.Column("match", sa.String(32), sa.ForeignKey("match.id"), primary_key=True),
        sa.Column("entries", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("archive")
