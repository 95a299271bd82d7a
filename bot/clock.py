"""What time it is, for commands that have no clock port."""

from __future__ import annotations

from datetime import UTC, datetime


def now() -> datetime:
    """Return the present instant, in UTC."""
    return datetime.now(UTC)  # noqa: TID251  # a command line asks the machine
