"""Bot accounts with tokens of limited scope, what was done with them, and challenges."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add two columns and two tables."""
    with op.batch_alter_table("people") as people:
        people.add_column(sa.Column("owner", sa.String(24), nullable=False, server_default=""))
        people.create_index("ix_people_owner", ["owner"])
    with op.batch_alter_table("tokens") as tokens:
        tokens.add_column(sa.Column("scopes", sa.String(80), nullable=False, server_default=""))
    op.create_table(
        "challenges",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("sender", sa.String(24), nullable=False, index=True),
        sa.Column("receiver", sa.String(24), nullable=False, index=True),
        sa.Column("table", sa.String(24), nullable=False, index=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("state", sa.String(12), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.create_table(
        "bot_deeds",
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("owner", sa.String(24), nullable=False, index=True),
        sa.Column("bot", sa.String(24), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("what", sa.String(24), nullable=False),
        sa.Column("about", sa.String(120), nullable=False),
    )
