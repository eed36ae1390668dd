"""Push subscriptions: browsers that are told of a turn, each as long as its session."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "pushes",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("user", sa.String(length=20), nullable=False),
        sa.Column("session", sa.String(length=64), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("key", sa.String(length=100), nullable=False),
        sa.Column("secret", sa.String(length=40), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["session"], ["sessions.hash"], name="fk_pushes_session", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name="fk_pushes_user", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("hash", name="pk_pushes"),
    )
    op.create_index("ix_pushes_user", "pushes", ["user"])


def downgrade() -> None:
    op.drop_table("pushes")
