"""Tables with the same cards have the same deal: those that once went on from a point of another table were given a deal of their own."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

TABLES = sa.table("tables", *[sa.column(name) for name in ("id", "game", "seed", "deal", "created")])


def upgrade() -> None:
    """Give each table the deal of the oldest one with the same game and seed."""
    connection = op.get_bind()
    several = (
        sa.select(TABLES.c.game, TABLES.c.seed)
        .group_by(TABLES.c.game, TABLES.c.seed)
        .having(sa.func.count(sa.distinct(TABLES.c.deal)) > 1)
        .subquery()
    )
    same = (TABLES.c.game == several.c.game) & (TABLES.c.seed == several.c.seed)
    deals: dict[tuple[str, str], str] = {}
    for row in connection.execute(sa.select(TABLES).join(several, same).order_by(TABLES.c.created, TABLES.c.id)).all():
        deal = deals.setdefault((row.game, row.seed), row.deal)
        connection.execute(sa.update(TABLES).where(TABLES.c.id == row.id).values(deal=deal))
