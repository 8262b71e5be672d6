"""What was agreed about somebody who is away."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seat", sa.Column("absence", sa.Text))


def downgrade() -> None:
    op.drop_column("seat", "absence")
