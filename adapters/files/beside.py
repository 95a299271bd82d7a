"""Files that a scenario names: they lie beside it, and not anywhere on the machine."""

from __future__ import annotations

from pathlib import Path

from orchestration.model.errors import BadInput


def read_beside(name: str, field: str, folder: Path) -> bytes:
    """Return what is in a file of a folder; BadInput names the field where it cannot be read."""
    try:
        path = (folder / name).resolve()
        if not path.is_relative_to(folder.resolve()):
            raise BadInput(field, name, "a path beside the scenario")
        return path.read_bytes()
    except OSError as problem:
        raise BadInput(field, name, f"a file to read ({problem.strerror})") from None
    except ValueError as problem:
        if isinstance(problem, BadInput):
            raise
        raise BadInput(field, name, "a path") from None
