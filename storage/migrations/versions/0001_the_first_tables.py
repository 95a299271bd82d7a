"""The first tables: sessions, inbox, outbox, keys."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlmodel import AutoString

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

WORDS = AutoString()
INSTANT = sa.DateTime(timezone=True)


def upgrade() -> None:
    _create_sessions()
    _create_inbox()
    _create_outbox()
    _create_keys()


def downgrade() -> None:
    for table in ("forgotten_key", "owner_key", "outbox", "inbox", "session_row"):
        op.drop_table(table)


def _create_sessions() -> None:
    op.create_table(
        "session_row",
        sa.Column("id", WORDS, nullable=False),
        sa.Column("kind", WORDS, nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("payload", sa.Text(), nullable=False),
        sa.Column("updated_at", INSTANT, server_default=sa.func.now(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_session_row")),
    )


def _create_inbox() -> None:
    op.create_table(
        "inbox",
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("session", WORDS, nullable=False),
        sa.Column("command_id", WORDS, nullable=False),
        sa.Column("kind", WORDS, nullable=False),
        sa.Column("payload", sa.Text(), nullable=False),
        sa.Column("received_at", INSTANT, server_default=sa.func.now(), nullable=False),
        sa.Column("handled_at", INSTANT, nullable=True),
        sa.Column("parked", WORDS, nullable=True),
        sa.PrimaryKeyConstraint("seq", name=op.f("pk_inbox")),
        sa.UniqueConstraint("session", "command_id", name=op.f("uq_inbox_session_command_id")),
        sqlite_autoincrement=True,
    )
    _index("ix_inbox_pending", "inbox", ["seq"], "handled_at IS NULL")


def _create_outbox() -> None:
    op.create_table(
        "outbox",
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("id", WORDS, nullable=False),
        sa.Column("session", WORDS, nullable=False),
        sa.Column("kind", WORDS, nullable=False),
        sa.Column("payload", sa.Text(), nullable=False),
        sa.Column("due_at", INSTANT, nullable=False),
        sa.Column("lease_until", INSTANT, nullable=True),
        sa.Column("attempts", sa.Integer(), server_default="0", nullable=False),
        sa.Column("done_at", INSTANT, nullable=True),
        sa.Column("parked", WORDS, nullable=True),
        sa.PrimaryKeyConstraint("seq", name=op.f("pk_outbox")),
        sa.UniqueConstraint("id", name=op.f("uq_outbox_id")),
        sqlite_autoincrement=True,
    )
    _index("ix_outbox_open", "outbox", ["due_at", "seq"], "done_at IS NULL")


def _create_keys() -> None:
    op.create_table(
        "owner_key",
        sa.Column("key_id", WORDS, nullable=False),
        sa.Column("owner", WORDS, nullable=False),
        sa.Column("wrapped", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("key_id", name=op.f("pk_owner_key")),
        sa.UniqueConstraint("owner", name=op.f("uq_owner_key_owner")),
    )
    op.create_table(
        "forgotten_key",
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("key_id", WORDS, nullable=False),
        sa.PrimaryKeyConstraint("seq", name=op.f("pk_forgotten_key")),
        sa.UniqueConstraint("key_id", name=op.f("uq_forgotten_key_key_id")),
        sqlite_autoincrement=True,
    )


def _index(name: str, table: str, columns: list[str], where: str) -> None:
    condition = sa.text(where)
    op.create_index(name, table, columns, sqlite_where=condition, postgresql_where=condition)
