"""What a client calls what it sent: sent again, it is answered again."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("entry", sa.Column("command", sa.String(64)))


def downgrade() -> None:
    op.drop_column("entry", "command")
