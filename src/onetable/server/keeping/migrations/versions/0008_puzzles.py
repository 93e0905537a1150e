"""Puzzles of a day."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "puzzles",
        sa.Column("game", sa.String(24), primary_key=True),
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("content", sa.Text, nullable=False),
    )
