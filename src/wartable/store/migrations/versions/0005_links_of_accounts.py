"""Links of accounts: a new password, and an address to confirm, by a link that opens once."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "account_links",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("user", sa.String(length=20), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("email", sa.String(length=254), nullable=True),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("expires", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name="fk_account_links_user", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("hash", name="pk_account_links"),
    )
    op.create_index("ix_account_links_user", "account_links", ["user"])


def downgrade() -> None:
    op.drop_table("account_links")
