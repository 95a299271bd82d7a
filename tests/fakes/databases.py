"""What a new installation has, made once: an empty database with the present tables, and a key."""

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from storage.opening import Safekeeping, make

NAME = "convene.db"


def migrated(folder):
    """Lay an empty database down in a folder; return its URL."""
    database, _ = _new()
    return f"sqlite:///{_laid(Path(folder, NAME), database)}"


def installed(folder):
    """Lay an empty database and its key down in a folder; bring up to date what is there."""
    place = Safekeeping.in_folder(Path(folder))
    if place.database.exists():
        make(place)
    else:
        place.key.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        for path, content in zip((place.database, place.key), _new(), strict=True):
            _laid(path, content)


def _laid(path, content):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch(mode=0o600)
    path.write_bytes(content)
    return path


@cache
def _new():
    with TemporaryDirectory() as folder:
        place = Safekeeping.in_folder(Path(folder))
        make(place)
        return place.database.read_bytes(), place.key.read_bytes()
