"""What each seat has said in advance about windows."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seat", sa.Column("standing", sa.Text))


def downgrade() -> None:
    op.drop_column("seat", "standing")
