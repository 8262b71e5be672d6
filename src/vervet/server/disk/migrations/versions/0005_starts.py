"""Where a match begins that is played on from a moment of another."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("match", sa.Column("start", sa.Text))


def downgrade() -> None:
    op.drop_column("match", "start")
