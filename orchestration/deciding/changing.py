"""The organiser changes how a decision is taken, as long as nobody has gone by it yet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime

from orchestration.deciding.commands import ChangeTerms, Deadline, Rename
from orchestration.deciding.effects import WakeAt
from orchestration.deciding.method import method_of
from orchestration.deciding.rounds.deadlines import NO_LONGER_VOTE, answers_until, nudges
from orchestration.deciding.state import D, Decision, Phase
from orchestration.deciding.step import is_over, over, refuse
from orchestration.deciding.votes.voters_told import vote_moved
from orchestration.model.people import Member
from orchestration.model.settings import DecisionSettings
from orchestration.model.terms import Disclosure, Terms
from orchestration.sessions.kind import Step

_SHOWS: tuple[Disclosure, ...] = (Disclosure.DISCREET, Disclosure.COUNTS, Disclosure.OPEN)
"""From what shows least to what shows most."""


LONGEST_NAME = 200
"""Characters of a name."""

_KEEPS_ITS_NAME = (
    "“{subject}” keeps its name, under which somebody has voted. To have it asked otherwise, "
    "cancel it and ask anew."
)
CANNOT_CHANGE = (
    "The vote is open, so how it is counted, and who sees it, stays as it is. To have it "
    "otherwise, cancel it and ask anew."
)


def change_terms(decision: D, command: ChangeTerms) -> Step[D]:
    """Change what was said, and nothing else; what has a new end wakes up by then."""
    if command.by != decision.organiser.id:
        return refuse(decision, command.by, "Only the organiser can change how it is taken.")
    if is_over(decision):
        return over(decision, command.by)
    if why := why_not(decision, command.settings, command.at):
        return refuse(decision, command.by, why)
    decision = replace(decision, terms=command.settings.applied(decision.terms))
    if command.settings.ends_by is None:
        return decision, ()
    return _ends_otherwise(decision, command.settings.ends_by, command.at)


def rename(decision: D, command: Rename) -> Step[D]:
    """Have it go by another name, on the card and in all that is told from now on."""
    if command.by != decision.organiser.id:
        return refuse(decision, command.by, "Only the organiser can give it another name.")
    if is_over(decision):
        return over(decision, command.by)
    if why := why_not_called(decision, command.subject):
        return refuse(decision, command.by, why)
    return replace(decision, terms=replace(decision.terms, subject=command.subject)), ()


def why_not_called(decision: Decision, subject: str) -> str:
    """Return why it cannot go by this name; nothing where it can."""
    if len(subject) > LONGEST_NAME:
        return f"That name is too long; {LONGEST_NAME} characters will do."
    voted = any(each.votes for each in decision.rounds)
    return _KEEPS_ITS_NAME.format(subject=decision.terms.subject) if voted else ""


def why_not(decision: Decision, settings: DecisionSettings, at: datetime) -> str:
    """Return why it cannot be changed like that any more; nothing where it can."""
    is_voted = decision.phase is Phase.VOTE
    others = {name for name in settings.said if name != "ends_by"}
    if is_voted and others:
        return CANNOT_CHANGE
    if decision.answered and _shows_more(decision, settings):
        return "Somebody has answered already, so it can't show more than they were told."
    return _why_unreachable(decision, settings) or _why_no_end(decision, settings.ends_by, at)


def _why_no_end(decision: Decision, ends_by: datetime | None, at: datetime) -> str:
    """Return why it cannot end then; nothing where it can."""
    if ends_by is None:
        return ""
    if ends_by <= at:
        return "That is past already."
    is_longer = decision.phase is Phase.VOTE and ends_by > decision.closes_at
    if is_longer and not method_of(decision).stays_open(decision):
        return NO_LONGER_VOTE
    return ""


def _why_unreachable(decision: Decision, settings: DecisionSettings) -> str:
    """Return why so many votes can never come, as they weigh then; nothing where they can."""
    if {"quorum", "weighs"}.isdisjoint(settings.said) or method_of(decision).stays_open(decision):
        return ""
    return why_unreachable(settings.applied(decision.terms), decision.members)


def why_unreachable(terms: Terms, members: Sequence[Member]) -> str:
    """Return why so many votes can never come of those who are asked; nothing where they can."""
    most = sum(terms.weight_of(each.id) for each in members)
    if terms.quorum <= most:
        return ""
    return f"At least {terms.quorum} votes can't be reached: {len(members)} are asked."


def _shows_more(decision: Decision, settings: DecisionSettings) -> bool:
    """Tell whether others would see more of somebody's answer than they do now."""
    terms, level = decision.terms, settings.disclosure
    is_seen = settings.secret is False and terms.secret
    return is_seen or (level is not None and _SHOWS.index(level) > _SHOWS.index(terms.disclosure))


def _ends_otherwise(decision: D, ends_by: datetime, at: datetime) -> Step[D]:
    if decision.phase is Phase.INTAKE:
        number = decision.round.number
        decision = replace(decision, closes_at=answers_until(decision, at))
        due = WakeAt(at=decision.closes_at, deadline=Deadline.INTAKE, round=number)
        return decision, (*nudges(decision, at), due)
    return vote_moved(decision, ends_by, at)
