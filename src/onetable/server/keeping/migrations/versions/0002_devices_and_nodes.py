"""When a device was made and last seen, and by what kind of program; at which node a table lives; logins in one spelling."""

from __future__ import annotations

import unicodedata

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add columns and a table, and spell logins as they are spelt from now on."""
    with op.batch_alter_table("tokens") as tokens:
        tokens.add_column(sa.Column("created", sa.Float, nullable=False, server_default="0"))
        tokens.add_column(sa.Column("seen", sa.Float, nullable=False, server_default="0"))
        tokens.add_column(sa.Column("agent", sa.String(40), nullable=False, server_default=""))
    op.create_table(
        "holders",
        sa.Column("table", sa.String(24), primary_key=True),
        sa.Column("node", sa.BigInteger, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
    )
    spell_logins(op.get_bind())


def spell_logins(connection: sa.Connection) -> None:
    """Whoever has a login that two would share keeps it as it is: the host can tell them apart."""
    people = sa.table("people", sa.column("id", sa.String), sa.column("login", sa.String))
    found = connection.execute(sa.select(people.c.id, people.c.login).where(people.c.login.is_not(None)).order_by(people.c.id)).all()
    taken = {row.login for row in found}
    for row in found:
        spelt = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", row.login).casefold()).strip(" ")
        if spelt not in taken:
            taken.add(spelt)
            connection.execute(sa.update(people).where(people.c.id == row.id).values(login=spelt))
