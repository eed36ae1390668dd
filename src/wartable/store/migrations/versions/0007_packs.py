"""Packs: content that those who run the server install, for tables to be opened with."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "packs",
        sa.Column("title", sa.String(length=40), nullable=False),
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("files", sa.Text(), nullable=False),
        sa.Column("added", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("title", "hash", name="pk_packs"),
    )


def downgrade() -> None:
    op.drop_table("packs")
