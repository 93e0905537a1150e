"""An index of the tables that are not over: they are looked for at every start, and are few among all."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
UNFINISHED = sa.text("outcome = ''")


def upgrade() -> None:
    """Add it."""
    op.create_index("unfinished_tables", "tables", ["host", "id"], sqlite_where=UNFINISHED, postgresql_where=UNFINISHED)
