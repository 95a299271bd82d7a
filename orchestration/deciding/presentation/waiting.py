"""Whose turn it is: those whose answers are missing, as all may know it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypedDict

from orchestration.deciding.state import Decision, Phase
from orchestration.deciding.step import is_over, may_vote
from orchestration.interaction.wording import listed
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


def sees_names(decision: Decision, who: MemberId) -> bool:
    """Tell whether somebody may be told whose answers are missing."""
    is_discreet = decision.terms.disclosure is Disclosure.DISCREET
    return not is_discreet or who == decision.organiser.id


def not_voted(decision: Decision, reader: MemberId) -> tuple[str, ...]:
    """Return whose vote is missing, the `reader` last, as “you”; of a secret vote nobody."""
    if decision.terms.secret:
        return ()
    may = [each for each in decision.members if may_vote(decision, each.id)]
    silent = [each for each in may if each.id not in decision.round.ballots]
    others = tuple(each.name for each in silent if each.id != reader)
    return (*others, "you") if len(others) < len(silent) else others


def named(members: Iterable[Member]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the names of members, and of those who are needed."""
    these = tuple(members)
    return tuple(x.name for x in these), tuple(x.name for x in these if x.required)


def has_answered(decision: Decision, who: MemberId, named: Sequence[Member]) -> str:
    """Say whether these have answered, or voted; nothing where nobody is named, or it is secret."""
    is_told = sees_names(decision, who) and not is_over(decision)
    is_voted = decision.phase is Phase.VOTE
    if not named or not is_told or (is_voted and decision.terms.secret):
        return ""
    done = decision.round.ballots if is_voted else decision.answered
    said_so = [each.name for each in named if each.id in done]
    silent = [each.name for each in named if each.id not in done]
    what = "voted" if is_voted else "answered"
    told_ = (
        f"{listed(said_so)}: {what}." if said_so else "",
        f"{listed(silent)}: not {what} yet." if silent else "",
    )
    return f"“{decision.terms.subject}”: {' '.join(filter(None, told_))}"
