"""What a language model was asked, and what that cost."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlmodel import AutoString

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

WORDS = AutoString()


def upgrade() -> None:
    op.create_table(
        "model_call",
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("session", WORDS, nullable=True),
        sa.Column("prompt", WORDS, nullable=False),
        sa.Column("model", WORDS, nullable=False),
        sa.Column("sent", sa.Integer(), nullable=False),
        sa.Column("received", sa.Integer(), nullable=False),
        sa.Column("seconds", sa.Float(), nullable=False),
        sa.Column("ended", WORDS, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("seq", name=op.f("pk_model_call")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_model_call_session", "model_call", ["session"])
    op.create_index("ix_model_call_at", "model_call", ["at"])


def downgrade() -> None:
    op.drop_table("model_call")
