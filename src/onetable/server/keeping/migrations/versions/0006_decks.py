"""Decks that people build, with all their versions."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add both tables."""
    op.create_table(
        "decks",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("game", sa.String(24), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("note", sa.Text, nullable=False),
        sa.Column("link", sa.String(64), unique=True),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("versions", sa.Integer, nullable=False),
    )
    op.create_index("ix_decks_person", "decks", ["person"])
    op.create_table(
        "deck_versions",
        sa.Column("deck", sa.String(24), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("note", sa.Text, nullable=False),
        sa.Column("content", sa.Text, nullable=False),
    )
