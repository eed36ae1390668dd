"""People who come and go: notices, disabled accounts, seats to come back to, and when a table needs tending."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("users", sa.Column("disabled", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("users", sa.Column("noticed", sa.Float(), nullable=True))
    op.add_column("seats", sa.Column("absent", sa.String(length=64), nullable=True))
    op.add_column("tables", sa.Column("due", sa.Float(), nullable=True))
    op.create_index("ix_tables_due", "tables", ["due"])
    # Until something happens at a table nobody knows when it needs tending, so each running one is looked at once.
    op.execute("UPDATE tables SET due = 0 WHERE phase = 'running'")


def downgrade() -> None:
    op.drop_index("ix_tables_due", "tables")
    op.drop_column("tables", "due")
    op.drop_column("seats", "absent")
    op.drop_column("users", "noticed")
    op.drop_column("users", "disabled")
