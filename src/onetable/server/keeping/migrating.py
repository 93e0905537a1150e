"""The schema of the database: which revision it has, and the numbered steps that bring it up to date (`migrations/versions`)."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Column, Connection, MetaData, String, Table, insert, inspect, select

FOLDER = Path(__file__).with_name("migrations")
FIRST = "0001"  # databases from before there were revisions
REVISION = Table("alembic_version", MetaData(), Column("version_num", String(32), primary_key=True))


def newest(folder: Path = FOLDER) -> str:
    """The revision that the code of today wants."""
    return max(file.name for file in (folder / "versions").glob("[0-9]*.py")).partition("_")[0]


def bring_up_to_date(connection: Connection, wanted: MetaData, folder: Path = FOLDER) -> None:
    """Make the tables where there are none, else take the steps that are missing; of several servers one does it, the others wait."""
    if connection.dialect.name == "sqlite":  # at PostgreSQL whoever opens it has waited for his turn
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    there, last = inspect(connection).get_table_names(), newest(folder)
    if REVISION.name in there:
        found = connection.execute(select(REVISION.c.version_num)).scalar_one()
    else:
        REVISION.create(connection)
        found = FIRST if set(there) & set(wanted.tables) else last
        connection.execute(insert(REVISION), {"version_num": found})
    if found == last:
        wanted.create_all(connection)
    else:
        _upgrade(connection, folder)


def _upgrade(connection: Connection, folder: Path) -> None:
    from alembic import command  # takes longer to import than a server to start, and is rarely needed
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(folder).replace("%", "%%"))
    command.upgrade(config, "head")
