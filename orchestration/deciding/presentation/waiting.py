"""Whose turn it is: those whose answers are missing, as all may know it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypedDict

from orchestration.deciding.state import Decision, Phase
from orchestration.model.people import Member, MemberId
from orchestration.model.terms import Disclosure


class WaitedFor(TypedDict):
    """Whose answers are missing, by name, who is needed first; and whether the reader's is."""

    missing: tuple[str, ...]
    needed: tuple[str, ...]
    awaits_you: bool


def waited_for(decision: Decision, reader: MemberId | None = None) -> WaitedFor:
    """Return whose answers are missing, as all may see it: a discreet session names nobody."""
    if decision.terms.disclosure is Disclosure.DISCREET:
        return WaitedFor(missing=(), needed=(), awaits_you=False)
    return awaited(decision, reader)


def awaited(decision: Decision, reader: MemberId | None = None) -> WaitedFor:
    """Return whose answers are missing; the `reader` is not among those who are named."""
    is_open = decision.phase is Phase.INTAKE
    silent = [each for each in decision.members if is_open and each.id in decision.silent]
    others = [each for each in silent if each.id != reader]
    missing, needed = named(sorted(others, key=lambda each: not each.required))
    return WaitedFor(missing=missing, needed=needed, awaits_you=len(others) < len(silent))


def named(members: Iterable[Member]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the names of members, and of those who are needed."""
    these = tuple(members)
    return tuple(x.name for x in these), tuple(x.name for x in these if x.required)
