"""Who is in a session: somebody joins, or is reminded."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import datetime, timedelta

from orchestration.deciding.commands import (
    Deadline,
    DeadlinePassed,
    Remind,
    WantReminders,
)
from orchestration.deciding.effects import WakeAt
from orchestration.deciding.method import method_of
from orchestration.deciding.presentation.views import (
    reminder,
)
from orchestration.deciding.rounds.deadlines import (
    OVERNIGHT,
    WAKING_HOURS,
    may_nudge,
    nudges,
    vote_nudge_at,
    was_just_reminded,
)
from orchestration.deciding.state import D, Decision, Phase
from orchestration.deciding.step import (
    how_it_ended,
    is_known,
    is_over,
    may_vote,
    refuse,
    tell,
    with_round,
    without,
)
from orchestration.model.people import Member, MemberId, person_id
from orchestration.model.terms import Terms
from orchestration.model.times import EVERY_DAY, Weekday, zone_named
from orchestration.sessions.commands import AddMember, Command, Introduce, Recall
from orchestration.sessions.effects import Effect, Send
from orchestration.sessions.kind import Step

LARGEST_GROUP = 200
"""Most members of a session (PROTOCOL.md, section 3)."""


def add_member(decision: D, command: AddMember) -> Step[D]:
    """Ask one more person; what has been said and voted stays as it is."""
    if why := why_not_added(decision, command.by, command.member):
        return refuse(decision, command.by, why)
    return asked_too(decision, by_session(decision.terms, command.member), command)


def why_not_added(decision: Decision, who: MemberId, new: Member) -> str:
    """Return why somebody cannot have one more person asked; nothing where they can."""
    if who != decision.organiser.id:
        return "Only the organiser can add somebody."
    if is_over(decision):
        return how_it_ended(decision)
    if is_known(decision, new.id):
        return f"{new.name} has been asked already."
    is_full = len(decision.members) >= LARGEST_GROUP
    return f"A session has at most {LARGEST_GROUP} members." if is_full else ""


def asked_too(decision: D, new: Member, command: Command) -> Step[D]:
    """Ask somebody who is no member yet; they may have left before."""
    left = tuple(each for each in decision.left if each.id != new.id)
    decision = replace(decision, members=(*decision.members, new), left=left)
    if decision.phase is Phase.INTAKE:
        everyone = (*decision.round.asked, new.id)
        decision = with_round(decision, replace(decision.round, asked=everyone))
    asked = invited(decision, command, [new])
    return decision, (*asked, *nudges(decision, command.at, new.id))


def by_session(terms: Terms, member: Member) -> Member:
    """Return a member with the session's zone, where nobody knows theirs."""
    return member if member.knows_zone else replace(member, zone=terms.zone)


def invited(decision: Decision, command: Command, members: Sequence[Member]) -> Iterator[Effect]:
    """Yield what asks members what suits them, and for what they have said for good.

    Whose zone matters and is not known is asked as soon as it is clear whether to ask for that,
    too.
    """
    of_times = method_of(decision).window(decision) is not None
    unknown = [each for each in members if of_times and not each.knows_zone]
    for each in members:
        if each not in unknown:
            yield tell(each.id, method_of(decision).question(decision, each.id))
    for each in members:
        yield Send(command=_introduce(command, each) if each in unknown else _recall(command, each))


def _recall(command: Command, member: Member) -> Recall:
    return Recall(
        id=f"{command.id}/recall/{member.id}",
        session=person_id(member.id),
        at=command.at,
        member=member.id,
        asked_by=command.session,
    )


def _introduce(command: Command, member: Member) -> Introduce:
    return Introduce(
        id=f"{command.id}/introduce/{member.id}",
        session=person_id(member.id),
        at=command.at,
        member=member,
        asked_by=command.session,
    )


def remind(decision: D, command: DeadlinePassed) -> Step[D]:
    """Remind those who are still missing; who sleeps now, or rests, is reminded in the morning."""
    of_vote = command.deadline is Deadline.VOTE_NUDGE
    phase = Phase.VOTE if of_vote else Phase.INTAKE
    is_of_another = (decision.phase, decision.round.number) != (phase, command.round)
    if is_of_another or (of_vote and _is_of_former_end(decision, command)):
        return decision, ()
    silent = missing(decision, (command.member,) if command.member else ())
    may = _may_nudge_of_vote if of_vote else may_nudge
    effects: list[Effect] = []
    for member in [each for each in silent if may(decision, each, command.at)]:
        at_work = _at_work(decision, member, command.at)
        decision, effect = _nudge(decision, member, at_work, is_now=at_work == command.at)
        effects.append(effect)
    return decision, tuple(effects)


def _may_nudge_of_vote(decision: Decision, member: MemberId, at: datetime) -> bool:
    """Tell whether a member can be reminded of a vote: once, and if of nothing before it.

    A vote that goes on, or is left to somebody else, is not missing. Where the organiser has moved
    its end, however often, once since then, whatever they were reminded of before.
    """
    round_, searched = decision.round, decision.present_search
    if member in decision.delegations or round_.carried.get(member) is not None:
        return False
    if moved := round_.first_moved or round_.moved:
        of_it = any(each > moved for each in round_.reminded.get(member, ()))
        is_left_alone = member in decision.unreminded or was_just_reminded(decision, member, at)
        return not (of_it or is_left_alone)
    was_reminded = any(member in each.reminded for each in searched)
    return not was_reminded and may_nudge(decision, member, at)


def _is_of_former_end(decision: Decision, command: DeadlinePassed) -> bool:
    """Tell whether a reminder was due for an end that was moved since; the next is yet to come."""
    moved = decision.round.moved
    ahead = OVERNIGHT if command.member else timedelta()
    return moved is not None and command.at < vote_nudge_at(decision, moved) - ahead


def remind_now(decision: D, command: Remind) -> Step[D]:
    """Remind those who are missing, at the organiser's word: nobody twice within an hour."""
    if command.by != decision.organiser.id:
        return refuse(decision, command.by, "Only the organiser can have people reminded.")
    effects: list[Effect] = []
    for member in to_remind(decision, command.only, command.at):
        decision, effect = _nudge(decision, member, command.at, is_now=True)
        effects.append(effect)
    return decision, tuple(effects)


def want_reminders(decision: D, command: WantReminders) -> Step[D]:
    """Remind a member no more, or again, at their own word."""
    who = command.member
    if not is_known(decision, who):
        return refuse(decision, who, "You are not a member of this session.")
    others = without(decision.unreminded, who)
    return replace(decision, unreminded=others if command.wanted else (*others, who)), ()


def missing(decision: Decision, only: Sequence[MemberId] = ()) -> list[MemberId]:
    """Return whose answer, or whose vote, is missing; or who of some."""
    if decision.phase is Phase.VOTE:
        voted = decision.round.votes
        found = [x.id for x in decision.members if may_vote(decision, x.id) and x.id not in voted]
    else:
        found = list(decision.silent)
    return [each for each in found if not only or each in only]


def to_remind(decision: Decision, only: Sequence[MemberId], at: datetime) -> list[MemberId]:
    """Return who of those who are missing can be reminded now.

    Who is asleep hears of an answer that is missing in the morning, and of a vote not at all; who
    wants no reminders gets none.
    """
    found = missing(decision, only) if not is_over(decision) else []
    found = [each for each in found if each not in decision.unreminded]
    if decision.phase is Phase.VOTE:
        found = [each for each in found if not is_asleep(decision, each, at)]
    return [each for each in found if not was_just_reminded(decision, each, at)]


def is_asleep(decision: Decision, member: MemberId, at: datetime) -> bool:
    """Tell whether it is night for a member, or so early or late that nobody is reminded."""
    return local_time(decision, member, at).hour not in WAKING_HOURS


def local_time(decision: Decision, member: MemberId, at: datetime) -> datetime:
    """Return a moment on a member's own clock; on the session's, where they are none."""
    who = decision.member(member)
    return at.astimezone(zone_named(who.zone if who else decision.terms.zone))


def _at_work(decision: Decision, member: MemberId, at: datetime) -> datetime:
    """Return a moment, or the next working morning where it is on a day on which nobody works.

    What is due on such a day itself is reminded of on it.
    """
    days, local = decision.terms.working_days or EVERY_DAY, local_time(decision, member, at)
    while Weekday.of(local) not in days:
        local = local.replace(hour=WAKING_HOURS.start, minute=0, second=0) + timedelta(days=1)
    return local if local < decision.closes_at else at


def _nudge(decision: D, member: MemberId, at: datetime, *, is_now: bool) -> tuple[D, Effect]:
    local = local_time(decision, member, at)
    if local.hour in WAKING_HOURS and is_now:
        return _noting_reminder(decision, member, at), tell(member, reminder(decision, member))
    morning = local.replace(hour=WAKING_HOURS.start, minute=0, second=0, microsecond=0)
    if is_now and morning <= local:
        morning += timedelta(days=1)
    number = decision.round.number
    deadline = Deadline.VOTE_NUDGE if decision.phase is Phase.VOTE else Deadline.NUDGE
    return decision, WakeAt(at=morning, deadline=deadline, round=number, member=member)


def _noting_reminder(decision: D, member: MemberId, at: datetime) -> D:
    reminded = decision.round.reminded
    times = {**reminded, member: (*reminded.get(member, ()), at)}
    return with_round(decision, replace(decision.round, reminded=times))
