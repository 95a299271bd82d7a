"""Chat platforms: where messages stand, what has arrived, where the app is installed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlmodel import AutoString

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

WORDS = AutoString()
INSTANT = sa.DateTime(timezone=True)


def upgrade() -> None:
    _create_held()
    _create_places()
    _create_arrivals()
    _create_teams()


def downgrade() -> None:
    for table in ("team", "arrival", "sending", "place", "held"):
        op.drop_table(table)


def _create_held() -> None:
    op.create_table(
        "held",
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("session", WORDS, nullable=False),
        sa.Column("team", WORDS, nullable=False),
        sa.Column("channel", WORDS, nullable=False),
        sa.Column("organiser", WORDS, nullable=False),
        sa.Column("done_at", INSTANT, nullable=True),
        sa.PrimaryKeyConstraint("seq", name=op.f("pk_held")),
        sa.UniqueConstraint("session", name=op.f("uq_held_session")),
        sqlite_autoincrement=True,
    )
    _index("ix_held_open", "held", ["team", "seq"])


def _create_places() -> None:
    op.create_table(
        "place",
        sa.Column("session", WORDS, nullable=False),
        sa.Column("name", WORDS, nullable=False),
        sa.Column("owner", WORDS, nullable=False),
        sa.Column("team", WORDS, nullable=False),
        sa.Column("channel", WORDS, nullable=False),
        sa.Column("ts", WORDS, nullable=False),
        sa.Column("thread", WORDS, nullable=True),
        sa.Column("shown", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("session", "name", "owner", name=op.f("pk_place")),
    )
    op.create_index("ix_place_at", "place", ["team", "channel", "ts"])
    op.create_table(
        "sending",
        sa.Column("key", WORDS, nullable=False),
        sa.Column("begun_at", INSTANT, server_default=sa.func.now(), nullable=False),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_sending")),
    )


def _create_arrivals() -> None:
    op.create_table(
        "arrival",
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("id", WORDS, nullable=False),
        sa.Column("owner", WORDS, nullable=False),
        sa.Column("body", sa.Text(), nullable=True),
        sa.Column("attempts", sa.Integer(), server_default="0", nullable=False),
        sa.Column("received_at", INSTANT, server_default=sa.func.now(), nullable=False),
        sa.Column("done_at", INSTANT, nullable=True),
        sa.Column("parked", WORDS, nullable=True),
        sa.PrimaryKeyConstraint("seq", name=op.f("pk_arrival")),
        sa.UniqueConstraint("id", name=op.f("uq_arrival_id")),
        sqlite_autoincrement=True,
    )
    _index("ix_arrival_waiting", "arrival", ["seq"])


def _create_teams() -> None:
    op.create_table(
        "team",
        sa.Column("id", WORDS, nullable=False),
        sa.Column("bot", WORDS, nullable=False),
        sa.Column("token", sa.Text(), nullable=False),
        sa.Column("installed_at", INSTANT, server_default=sa.func.now(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_team")),
    )


def _index(name: str, table: str, columns: list[str]) -> None:
    condition = sa.text("done_at IS NULL")
    op.create_index(name, table, columns, sqlite_where=condition, postgresql_where=condition)
