"""Invitations: a seat's link can be shown to its host again."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("invitation", sa.String(length=40), nullable=True))


def downgrade() -> None:
    op.drop_column("seats", "invitation")
