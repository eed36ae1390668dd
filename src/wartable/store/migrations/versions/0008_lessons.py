"""Lessons: a table says in a column of its own whether it is one, since lessons are in no list."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("lesson", sa.Boolean(), nullable=False, server_default=sa.false()))
    tables = sa.table("tables", sa.column("settings", sa.Text()), sa.column("lesson", sa.Boolean()))
    # As settings were written then: JSON without blanks.
    op.execute(tables.update().where(tables.c.settings.like('%"origin":"coached"%')).values(lesson=True))


def downgrade() -> None:
    op.drop_column("tables", "lesson")
