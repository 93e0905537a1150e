"""What was found of games that are over."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "hindsights",
        sa.Column("record", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(24), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("content", sa.Text, nullable=False),
    )
