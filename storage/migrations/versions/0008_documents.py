"""Documents that sessions go by, a row for each passage."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlmodel import AutoString

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

WORDS = AutoString()


def upgrade() -> None:
    op.create_table(
        "document",
        sa.Column("session", WORDS, nullable=False),
        sa.Column("owner", WORDS, nullable=False),
        sa.Column("id", WORDS, nullable=False),
        sa.Column("payload", sa.Text(), nullable=False),
        sa.Column(
            "kept_at",
            sa.DateTime(timezone=True),
            server_default=sa.func.now(),
            nullable=False,
        ),
        sa.PrimaryKeyConstraint("session", "owner", "id", name=op.f("pk_document")),
    )
    op.create_table(
        "passage",
        sa.Column("session", WORDS, nullable=False),
        sa.Column("owner", WORDS, nullable=False),
        sa.Column("document", WORDS, nullable=False),
        sa.Column("at", sa.Integer(), nullable=False),
        sa.Column("payload", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("session", "owner", "document", "at", name=op.f("pk_passage")),
    )


def downgrade() -> None:
    op.drop_table("passage")
    op.drop_table("document")
