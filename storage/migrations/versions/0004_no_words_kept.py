"""What has been handled or done keeps its id, and nothing of what was said."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

FORGOTTEN = "it was about somebody who has been forgotten"
ENDED = {"inbox": "handled_at", "outbox": "done_at"}


def upgrade() -> None:
    for table, ended in ENDED.items():
        _nullable(table, True)
        op.execute(
            f"UPDATE {table} SET payload = NULL WHERE {ended} IS NOT NULL"  # noqa: S608  # ours
            f" AND (parked IS NULL OR parked = '{FORGOTTEN}')"
        )


def downgrade() -> None:
    for table in ENDED:
        op.execute(f"UPDATE {table} SET payload = '' WHERE payload IS NULL")  # noqa: S608  # ours
        _nullable(table, False)


def _nullable(table: str, can_be_null: bool) -> None:
    # SQLite counts a copied table from its last row on; none of these is ever deleted.
    counted = {"sqlite_autoincrement": True}
    with op.batch_alter_table(table, table_kwargs=counted) as altered:
        altered.alter_column("payload", existing_type=sa.Text(), nullable=can_be_null)
