"""What of a session grows by member has rows of its own."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlmodel import AutoString

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

WORDS = AutoString()
UNIQUE = ["session", "path", "key"]


def upgrade() -> None:
    op.create_table(
        "session_part",
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("session", WORDS, nullable=False),
        sa.Column("path", WORDS, nullable=False),
        sa.Column("key", WORDS, nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("seq", name=op.f("pk_session_part")),
        sa.UniqueConstraint(*UNIQUE, name=op.f("uq_session_part_session_path_key")),
        sqlite_autoincrement=True,
    )
    op.add_column("session_row", sa.Column("parts", sa.Text(), nullable=True))


def downgrade() -> None:
    with op.batch_alter_table("session_row") as altered:
        altered.drop_column("parts")
    op.drop_table("session_part")
