"""The first schema: people, their devices, tables, logs, seats, secrets."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table("secrets", sa.Column("name", sa.String(40), primary_key=True), sa.Column("value", sa.LargeBinary, nullable=False))
    op.create_table(
        "people",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("login", sa.String(64), unique=True),
        sa.Column("password", sa.Text),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "tokens",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("person", sa.String(24), nullable=False, index=True),
        sa.Column("fingerprint", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("word", sa.String(64), nullable=False, unique=True),
        sa.Column("game", sa.String(24), nullable=False),
        sa.Column("version", sa.String(24), nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("seed", sa.String(40), nullable=False),
        sa.Column("watch", sa.String(12), nullable=False),
        sa.Column("pace", sa.String(12), nullable=False),
        sa.Column("host", sa.String(24), nullable=False),
        sa.Column("deal", sa.String(24), nullable=False, index=True),
        sa.Column("prefix", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("outcome", sa.String(24), nullable=False),
        sa.Column("progress", sa.Text, nullable=False),
    )
    op.create_table(
        "log",
        sa.Column("table", sa.String(24), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("person", sa.String(24)),
        sa.Column("command", sa.String(96)),
        sa.Column("entry", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("one_command_once", "log", ["table", "command"], unique=True)
    op.create_table(
        "seats",
        sa.Column("table", sa.String(24), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(24), nullable=False, index=True),
    )
