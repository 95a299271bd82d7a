"""What `convene doctor` has found."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Finding:
    """What was looked at and how it is; `do` is what to do about it, "" where all is well."""

    about: str
    says: str
    do: str = ""
