"""Sessions are found by who takes part in them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

import sqlalchemy as sa
from alembic import op
from sqlmodel import AutoString

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

WORDS = AutoString()
GOES_ON = ("intake", "vote")


def upgrade() -> None:
    made = op.create_table(
        "session_member",
        sa.Column("session", WORDS, nullable=False),
        sa.Column("member", WORDS, nullable=False),
        sa.Column("ended", sa.Boolean(), nullable=False),
        sa.Column("opened_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("session", "member", name=op.f("pk_session_member")),
    )
    op.create_index("ix_session_member_of", "session_member", ["member", "ended", "opened_at"])
    stored = op.get_bind().execute(sa.text("SELECT payload FROM session_row"))
    for (payload,) in stored.all():
        if entries := list(_entries(json.loads(payload))):
            op.bulk_insert(made, entries)


def downgrade() -> None:
    op.drop_table("session_member")


def _entries(session: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Return a row for each person of a session; none for what is one person's own."""
    if "organiser" not in session:
        return
    # An instant is stored with the name of its zone behind it.
    opened_at = datetime.fromisoformat(session["opened_at"].partition("[")[0]).astimezone(UTC)
    ended = session["phase"] not in GOES_ON
    people = (session["organiser"]["id"], *(each["id"] for each in session["members"]))
    for member in dict.fromkeys(people):
        yield {"session": session["id"], "member": member, "ended": ended, "opened_at": opened_at}
