"""Who held a seat before it was given again: they still do."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seat", sa.Column("former", sa.String(64)))


def downgrade() -> None:
    op.drop_column("seat", "former")
