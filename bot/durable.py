"""Where the durable store is, its key, and its migrations."""

from __future__ import annotations

from typing import Any

from bot.settings import Settings
from orchestration.model.errors import BadInput
from storage.migrations import migrate
from storage.vault import load_or_make_master_key


def prepare(settings: Settings) -> dict[str, Any]:
    """Make the data folder, the master key and the database where they are missing, and say so."""
    try:
        settings.data.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        expected = f"a folder to write ({problem.strerror})"
        raise BadInput("CONVENE_DATA", str(settings.data), expected) from None
    _, made = load_or_make_master_key(settings.master_key)
    migrate(settings.database_url)
    key = f"{'New master key' if made else 'Master key'}: {settings.master_key}"
    return {"database": f"Database up to date: {settings.database_url}", "master_key": key}
