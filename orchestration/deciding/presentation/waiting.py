"""Whose turn it is: those whose answers are missing, as all may know it."""

from __future__ import annotations

from orchestration.deciding.method import method_of
from orchestration.deciding.state import Decision, Phase
from orchestration.model.people import MemberId
from orchestration.model.terms import Disclosure


def waited_for(decision: Decision, reader: MemberId | None = None) -> tuple[str, ...]:
    """Return whose answers are missing, who has to be there first, and the `reader` last as “you”.

    A discreet session names nobody.
    """
    terms = decision.terms
    if decision.phase is not Phase.INTAKE or terms.disclosure is Disclosure.DISCREET:
        return ()
    silent = [each for each in decision.members if each.id in decision.silent]
    others = sorted(
        (each for each in silent if each.id != reader), key=lambda each: not each.required
    )
    you = ["you"] if len(others) < len(silent) else []
    has_to = " (has to be there)" if method_of(decision).window(decision) else " (needed)"
    return (*(f"{each.name}{has_to if each.required else ''}" for each in others), *you)
