"""The tables of the database, and how one that an older Regalia made becomes one of ours.

A change to a table here is a new version: raise `SCHEMA` and add the statements that lead there to
`MIGRATIONS`. Those never change again: they are what leads from every stored database to today's.
"""

from typing import Any

import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncConnection

from .database import StoreError
from .log import now

SCHEMA = 2

metadata = sql.MetaData()
entries = sql.Table(
    "entries",
    metadata,
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True),
    sql.Column("at", sql.BigInteger, nullable=False),
    sql.Column("kind", sql.String(16), nullable=False),
    sql.Column("body", sql.Text, nullable=False),
    sql.Column("hash", sql.String(64), nullable=False),
)
#: The last entry of each log, written together with it: a log that was cut short is noticed.
heads = sql.Table(
    "heads",
    metadata,
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("number", sql.Integer, nullable=False),
    sql.Column("hash", sql.String(64), nullable=False),
)
tables = sql.Table(
    "tables",
    metadata,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("game", sql.String(32), nullable=False),
    sql.Column("host", sql.String(32), index=True),
    sql.Column("created", sql.BigInteger, nullable=False),
    sql.Column("closed", sql.Boolean, nullable=False, index=True),
)
sittings = sql.Table(
    "sittings",
    metadata,
    sql.Column("guest", sql.String(32), primary_key=True),
    sql.Column("table_id", sql.String(32), primary_key=True),
)
guests = sql.Table(
    "guests",
    metadata,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("key", sql.String(64), nullable=False, unique=True),
    sql.Column("name", sql.String(64), nullable=False),
    sql.Column("created", sql.BigInteger, nullable=False),
    sql.Column("seen", sql.BigInteger, nullable=False, server_default="0", index=True),
)
links = sql.Table(
    "links",
    metadata,
    sql.Column("key", sql.String(64), primary_key=True),
    sql.Column("table_id", sql.String(32), nullable=False),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("expires", sql.BigInteger, nullable=False, server_default="0", index=True),
    sql.Column("taken_by", sql.String(32)),  # the guest who used it
)
house = sql.Table("house", metadata, sql.Column("schema", sql.Integer, primary_key=True))

#: What leads from each version to the next, the first from 1 to 2. `:now` is the time.
MIGRATIONS = (
    (
        "CREATE TABLE heads (table_id VARCHAR(32) NOT NULL, number INTEGER NOT NULL,"
        " hash VARCHAR(64) NOT NULL, PRIMARY KEY (table_id))",
        "INSERT INTO heads SELECT entries.table_id, entries.number, entries.hash FROM entries"
        " JOIN (SELECT table_id, max(number) AS number FROM entries GROUP BY table_id) AS last"
        " ON entries.table_id = last.table_id AND entries.number = last.number",
        "ALTER TABLE guests ADD COLUMN seen BIGINT DEFAULT '0' NOT NULL",
        "UPDATE guests SET seen = CAST(:now AS BIGINT)",
        "CREATE INDEX ix_guests_seen ON guests (seen)",
        # Links had no end; those that are about get a day
        "ALTER TABLE links ADD COLUMN expires BIGINT DEFAULT '0' NOT NULL",
        "ALTER TABLE links ADD COLUMN taken_by VARCHAR(32)",
        "UPDATE links SET expires = CAST(:now AS BIGINT) + 86400000",
        "CREATE INDEX ix_links_expires ON links (expires)",
    ),
)


async def prepare(connection: AsyncConnection) -> None:
    """Make the tables in an empty database, or bring those of an older version up to ours, all in
    the transaction of this connection."""
    if connection.dialect.name == "postgresql":
        # Two processes that start at once must not do it both
        await connection.execute(sql.text("SELECT pg_advisory_xact_lock(7361)"))
    else:
        # The driver by itself would begin no transaction before a table is made or changed
        await connection.exec_driver_sql("BEGIN IMMEDIATE")
    found = await version(connection)
    if found is None:
        await connection.run_sync(metadata.create_all)
        await connection.execute(house.insert().values(schema=SCHEMA))
    elif found > SCHEMA:
        raise StoreError("store/schema", given=found, ours=SCHEMA)
    elif found < SCHEMA:
        for statements in MIGRATIONS[found - 1 :]:
            for statement in statements:
                times: dict[str, Any] = {"now": now()} if ":now" in statement else {}
                await connection.execute(sql.text(statement), times)
        await connection.execute(house.update().values(schema=SCHEMA))


async def version(connection: AsyncConnection) -> int | None:
    """The version of the database; None if there is nothing of ours in it."""
    if not await connection.run_sync(lambda sync: sql.inspect(sync).has_table(house.name)):
        return None
    query = sql.select(sql.func.max(house.c.schema))
    found: int | None = (await connection.execute(query)).scalar_one()
    return found
