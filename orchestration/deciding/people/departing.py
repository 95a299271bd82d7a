"""Who leaves a session, or is taken out of it: it goes on without them, and they may come back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime
from typing import Final, TypeVar

from orchestration.deciding.changing import why_unreachable
from orchestration.deciding.commands import ComeBack, Leave, TakeOut
from orchestration.deciding.method import method_of
from orchestration.deciding.people.membership import LARGEST_GROUP, asked_too
from orchestration.deciding.rounds.rounds import (
    close_intake,
    close_intake_if_complete,
    close_vote_if_complete,
)
from orchestration.deciding.state import Assessment, D, Decision, Phase, Round
from orchestration.deciding.step import is_known, is_over, over, refuse, tell, with_round, without
from orchestration.deciding.votes.votes import without_vote
from orchestration.model.people import Member, MemberId
from orchestration.model.terms import Terms
from orchestration.sessions.effects import Effect
from orchestration.sessions.kind import Step
from orchestration.views.member import LeftBehind, Notice

V = TypeVar("V")

FEWEST: Final = 2
"""So many decide together, at least."""

NOT_YOURS: Final = "Only the organiser can take somebody out."
GONE: Final = "They are not asked here any more."
_NOT_ONE_OF_THEM: Final = "You are not a member of this session."
_ASKED_FOR_IT: Final = "You asked for “{subject}”, so it can't go on without you."
_ASKS_FOR_IT: Final = "{name} asks for “{subject}”, so it can't go on without them."
_TOO_FEW: Final = "“{subject}” can't go on with one person alone. Only {organiser} can call it off."
_ALONE: Final = "“{subject}” can't go on with one person alone."
_WANTS_NO_PART: Final = (
    "{name} wants no part in “{subject}”, and with one person alone it can't go on. “Cancel it” "
    "calls it off."
)
_IS_TOLD: Final = (
    "{organiser} is told. “{subject}” can't go on with one person alone, so you are asked until "
    "it is called off."
)


def leave(decision: D, command: Leave) -> Step[D]:
    """Let it go on without a member, at their own word; the organiser is told so."""
    who, member = command.member, decision.member(command.member)
    if member is None:
        return refuse(decision, who, _NOT_ONE_OF_THEM)
    if is_over(decision):
        return over(decision, who)
    if command.gone:
        return _gone(decision, member, command.at)
    if is_last_beside(decision, who):
        return decision, _organiser_told(decision, member)
    if why := why_not_without(decision, member, who):
        return refuse(decision, who, why)
    after = replace(decision, left=(*decision.left, member))
    subject = decision.terms.subject
    words = " ".join((f"“{subject}” goes on without {member.name}.", *_missed(decision, member)))
    told = (
        tell(who, LeftBehind(subject=subject)),
        tell(decision.organiser.id, Notice(text=words)),
    )
    return _going_on(decision, after, member, told, command.at)


def _gone(decision: D, member: Member, at: datetime) -> Step[D]:
    """Let it go on without somebody who is not there any more: they are told nothing.

    Nor is an organiser told who has gone themselves; who moderates there can end it.
    """
    subject, organiser = decision.terms.subject, decision.organiser
    left = replace(decision, left=(*decision.left, member))
    if member.id == organiser.id:
        return _going_on(decision, left, member, (), at)
    words = f"“{subject}” goes on without {member.name}. They are not here any more."
    told = " ".join((words, *_missed(decision, member)))
    return _going_on(decision, left, member, (tell(organiser.id, Notice(text=told)),), at)


def take_out(decision: D, command: TakeOut) -> Step[D]:
    """Let it go on without a member, at the organiser's word; the member is told so."""
    by, member = command.by, decision.member(command.member)
    if by != decision.organiser.id:
        return refuse(decision, by, NOT_YOURS)
    if is_over(decision):
        return over(decision, by)
    if member is None:
        return refuse(decision, by, GONE)
    if why := why_not_without(decision, member, by):
        return refuse(decision, by, why)
    view = LeftBehind(subject=decision.terms.subject, taken_out_by=decision.organiser.name)
    return _going_on(decision, decision, member, (tell(member.id, view),), command.at)


def come_back(decision: D, command: ComeBack) -> Step[D]:
    """Ask somebody again who has left by their own word; the organiser is told so."""
    who = command.member
    if is_over(decision):
        return over(decision, who)
    if is_known(decision, who):
        return refuse(decision, who, f"You are asked about “{decision.terms.subject}”.")
    member = next((each for each in decision.left if each.id == who), None)
    if member is None or len(decision.members) >= LARGEST_GROUP:
        return refuse(decision, who, f"Only {decision.organiser.name} can add you.")
    words = f"“{decision.terms.subject}”: {member.name} is in it again."
    after, asked = asked_too(decision, member, command)
    return after, (*asked, tell(decision.organiser.id, Notice(text=words)))


def is_last_beside(decision: Decision, who: MemberId) -> bool:
    """Tell whether the organiser would be left alone, who can then only call it off."""
    return who != decision.organiser.id and len(decision.members) <= FEWEST


def _organiser_told(decision: Decision, member: Member) -> tuple[Effect, ...]:
    """Tell the organiser that the only other member wants no part in it, and that member so."""
    subject, organiser = decision.terms.subject, decision.organiser
    words = _WANTS_NO_PART.format(name=member.name, subject=subject)
    told = _IS_TOLD.format(organiser=organiser.name, subject=subject)
    return tell(organiser.id, Notice(text=words)), tell(member.id, Notice(text=told))


def may_leave(decision: Decision, who: MemberId) -> bool:
    """Tell whether a session can go on without a member, at their own word."""
    member = decision.member(who)
    return member is not None and not why_not_without(decision, member, who)


def why_not_without(decision: Decision, member: Member, reader: MemberId) -> str:
    """Return why a session cannot go on without a member, to its reader; nothing where it can."""
    subject, organiser = decision.terms.subject, decision.organiser
    if member.id == organiser.id:
        words = _ASKED_FOR_IT if reader == member.id else _ASKS_FOR_IT
        return words.format(subject=subject, name=member.name)
    if len(decision.members) <= FEWEST:
        words = _ALONE if reader == organiser.id else _TOO_FEW
        return words.format(subject=subject, organiser=organiser.name)
    return ""


def _missed(decision: Decision, member: Member) -> tuple[str, ...]:
    """Say what is otherwise without somebody: they were needed, or a quorum is out of reach."""
    others = [each for each in decision.members if each.id != member.id]
    needed = f"{member.name} was needed." if member.required else ""
    return tuple(filter(None, (needed, why_unreachable(decision.terms, others))))


def _going_on(
    before: D, decision: D, member: Member, told: tuple[Effect, ...], at: datetime
) -> Step[D]:
    """Take a member out; where that makes everybody complete, go on."""
    after = _without_delegations(_without_words(_without(decision, member.id), member.id), member)
    givers = [each for each in after.members if before.delegates.get(each.id) == member.id]
    words = f"“{before.terms.subject}” goes on without {member.name}, so your vote is yours again."
    told = (*told, *(tell(each.id, Notice(text=words)) for each in givers))
    after, effects = _complete(before, after, at)
    moved = method_of(after).voted(before, after, member.id)
    return after, (*told, *moved, *effects)


def _complete(before: Decision, after: D, at: datetime) -> Step[D]:
    """Go on where nobody is waited for any more; a vote in which nobody counts yet stays open."""
    if after.phase is Phase.VOTE:
        return close_vote_if_complete(after, at) if after.counted else (after, ())
    if before.round.asked and not after.round.asked and not after.reading:
        return close_intake(after, at)
    return close_intake_if_complete(after, at)


def _without(decision: D, who: MemberId) -> D:
    """Return the decision without somebody among those who are asked, wait, vote and count."""
    decision = without_vote(decision, who)
    return replace(
        with_round(decision, _round_without(decision.round, who)),
        members=tuple(each for each in decision.members if each.id != who),
        terms=_terms_without(decision.terms, who),
        answered=without(decision.answered, who),
        done=without(decision.done, who),
        brought=without(decision.brought, who),
        unreminded=without(decision.unreminded, who),
    )


def _terms_without(terms: Terms, who: MemberId) -> Terms:
    """Return terms that need nobody who is gone."""
    groups = (without(each, who) for each in terms.require_one_of)
    return replace(terms, require_one_of=tuple(filter(None, groups)))


def _round_without(round_: Round, who: MemberId) -> Round:
    return replace(
        round_,
        asked=without(round_.asked, who),
        look_again=without(round_.look_again, who),
        giving_way=_others(round_.giving_way, who),
        reminded=_others(round_.reminded, who),
        heard=_others(round_.heard, who),
        assessment=_assessed_without(round_.assessment, who) if round_.assessment else None,
    )


def _assessed_without(assessment: Assessment, who: MemberId) -> Assessment:
    """Return how options stand without what is one member's own; the count scores them anew."""
    proof = assessment.proof
    relaxation = proof.relaxation if proof.relaxation and proof.relaxation.owner != who else None
    blocking = _others(proof.blocking, who) if proof.blocking is not None else None
    sides = tuple(replace(each, sides=_others(each.sides, who)) for each in assessment.options)
    return replace(
        assessment,
        options=sides,
        proof=replace(proof, relaxation=relaxation, blocking=blocking),
    )


def _without_words(decision: D, who: MemberId) -> D:
    """Return the decision without what somebody has said, or was asked about it."""
    begins = f"{who}/"
    return replace(
        method_of(decision).without(decision, who),
        profiles=_others(decision.profiles, who),
        firm=_others(decision.firm, who),
        questions=_others(decision.questions, who),
        musts=_others(decision.musts, who),
        former=_others(decision.former, who),
        recalled=without(decision.recalled, who),
        wrote_on=without(decision.wrote_on, who),
        reading=tuple(each for each in decision.reading if not each.startswith(begins)),
        besides={x: words for x, words in decision.besides.items() if not x.startswith(begins)},
    )


def _without_delegations(decision: D, member: Member) -> D:
    """Return the decision without votes that a member has left to another, or that are theirs."""
    delegates = {
        giver: to for giver, to in decision.delegates.items() if member.id not in (giver, to)
    }
    copied = {who: box for who, box in decision.copied.items() if who in delegates}
    return replace(decision, delegates=delegates, copied=copied)


def _others(held: Mapping[MemberId, V], who: MemberId) -> dict[MemberId, V]:
    return {each: value for each, value in held.items() if each != who}
