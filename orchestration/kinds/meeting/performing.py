"""What a meeting has done outside: calendars, a coordinator's options."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Final

from orchestration.kinds.meeting.commands import BusyKnown, CalendarUnreadable, OptionsSuggested
from orchestration.kinds.meeting.effects import ReadCalendar, SendInvite, Suggest
from orchestration.model.errors import BadInput
from orchestration.privacy import Private, Reader, reveal
from orchestration.sessions.performing import EffectContext, Results, does, performers


async def _send_invite(effect: SendInvite, context: EffectContext) -> Results:
    ics = context.ports.calendars.write_invite(effect.invite)
    await context.ports.chat.invite(context.due.session, ics, effect.invite, context.due.id)
    return ()


async def _suggest(effect: Suggest, context: EffectContext) -> Results:
    """Have options proposed from everyone's typed wishes, without names, and judged one by one."""
    coordinator, session, choice = context.ports.coordinator, context.due.session, effect.choice
    nothing = OptionsSuggested(**context.envelope, round=effect.round)
    people = {who: reveal(box, to=Reader.LANGUAGE) for who, box in effect.people.items()}
    typed = [replace(each, unplaced=()) for each in people.values()]
    starts = await coordinator.suggest(choice, typed, session) if coordinator else None
    if coordinator is None or not starts:
        return (nothing,)
    judging = (coordinator.judge(choice, starts, each, session) for each in people.values())
    judged = dict(zip(people, await asyncio.gather(*judging), strict=True))
    scores = {who: Private(who, each) for who, each in judged.items() if each is not None}
    is_whole = len(scores) == len(people)
    return (replace(nothing, starts=starts, scores=scores) if is_whole else nothing,)


async def _read_calendar(effect: ReadCalendar, context: EffectContext) -> Results:
    member, reading = effect.member, effect.reading
    ics = reveal(effect.ics, to=Reader.CALENDARS)
    try:
        busy = await context.ports.calendars.read_busy(ics, effect.frame)
    except BadInput as problem:
        reason = Private(member, str(problem))
        why = CalendarUnreadable(**context.envelope, member=member, reading=reading, reason=reason)
        return (why,)
    known = BusyKnown(
        **context.envelope,
        member=member,
        reading=reading,
        intervals=Private(member, busy.intervals),
        left_out=Private(member, busy.left_out) if busy.left_out else None,
    )
    return (known,)


PERFORMERS: Final = performers(
    does(SendInvite, _send_invite),
    does(Suggest, _suggest),
    does(ReadCalendar, _read_calendar),
)
