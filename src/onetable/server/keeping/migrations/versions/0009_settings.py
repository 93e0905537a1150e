"""What people have chosen for themselves, whatever device they use."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add the column."""
    with op.batch_alter_table("people") as people:
        people.add_column(sa.Column("settings", sa.Text, nullable=False, server_default=""))
