"""Requests of a seat: each seat names its own, so two seats may use the same name."""

from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("events") as events:
        events.drop_constraint("uq_events_request", type_="unique")
        events.create_unique_constraint("uq_events_request", ["table", "seat", "request"])


def downgrade() -> None:
    with op.batch_alter_table("events") as events:
        events.drop_constraint("uq_events_request", type_="unique")
        events.create_unique_constraint("uq_events_request", ["table", "request"])
