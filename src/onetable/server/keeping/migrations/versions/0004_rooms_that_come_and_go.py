"""What must be known of a table without opening it, and logs of old games in one piece."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add tables; where nothing is noted of a table it is opened at the next start, and noted then."""
    op.create_table(
        "notes",
        sa.Column("table", sa.String(24), primary_key=True),
        sa.Column("waits_for", sa.String(24), nullable=False, index=True),
        sa.Column("opened_from", sa.String(24), nullable=False, index=True),
    )
    op.create_table(
        "packed",
        sa.Column("table", sa.String(24), primary_key=True),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("entries", sa.LargeBinary, nullable=False),
    )
