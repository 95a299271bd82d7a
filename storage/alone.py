"""Whether a process is the only one at work in a database: the one that holds its master key file.

The system lets go of the file when the process ends, however it ends. No other lock says so much:
SQLite's are held for a moment, and a number of a process means nothing in another container.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

if sys.platform != "win32":
    import fcntl


@contextmanager
def only_one(key: Path) -> Iterator[bool]:
    """Hold the key file as long as the context lasts; False where another does, or may."""
    with key.open("rb") as held:
        yield _is_ours(held)


def _is_ours(held: IO[bytes]) -> bool:
    if sys.platform == "win32":
        return False
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:  # another process has it, or the file system knows no such locks
        return False
    return True
