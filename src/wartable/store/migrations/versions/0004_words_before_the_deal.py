"""Words before the deal: a seat gives its own salt before the game begins."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("salt", sa.String(length=100), nullable=True))


def downgrade() -> None:
    op.drop_column("seats", "salt")
