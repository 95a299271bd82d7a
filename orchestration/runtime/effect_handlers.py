"""What an effect asks is done outside, through the ports; what comes of it is a command again."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from orchestration.model.errors import BadInput
from orchestration.privacy import Private, Reader, reveal
from orchestration.sessions.commands import (
    BusyKnown,
    CalendarUnreadable,
    Command,
    DeadlinePassed,
    InvitationUnderstood,
    OptionsSuggested,
    PreferencesUnderstood,
)
from orchestration.sessions.effects import (
    Effect,
    Post,
    ReadCalendar,
    ReadInvitation,
    Send,
    SendInvite,
    Suggest,
    Tell,
    Understand,
    WakeAt,
)
from orchestration.sessions.ports import (
    Calendars,
    Chat,
    Clock,
    Coordinator,
    Due,
    Language,
    Pictures,
    Store,
)
from orchestration.sessions.session import Session


@dataclass(frozen=True, slots=True)
class Ports:
    """Everything the engine talks to; without a coordinator the exact proposer proposes."""

    store: Store[Session]
    chat: Chat
    language: Language
    calendars: Calendars
    pictures: Pictures
    clock: Clock
    coordinator: Coordinator | None = None


async def perform(due: Due, outside: Ports, now: datetime) -> Sequence[Command]:
    """Do what an effect asks, and return what came of it."""
    effect: Effect = due.effect
    chat = outside.chat
    match effect:
        case Post():
            drawings = [
                await asyncio.to_thread(outside.pictures.draw, picture)
                for picture in effect.pictures
            ]
            await chat.post(due.session, effect, drawings, due.id)
        case Tell():
            await chat.tell(due.session, effect.to, reveal(effect.view, to=effect.to), due.id)
        case SendInvite():
            ics = outside.calendars.write_invite(effect.invite)
            await chat.invite(due.session, ics, effect.invite, due.id)
        case _:
            return [await _answer(due, effect, outside, now)]
    return []


async def _answer(
    due: Due,
    effect: Understand | ReadInvitation | Suggest | ReadCalendar | WakeAt | Send,
    outside: Ports,
    now: datetime,
) -> Command:
    """Do what an effect asks whose result comes back as a command, under the effect's own id."""
    match effect:
        case Understand():
            text = reveal(effect.text, to=Reader.LANGUAGE)
            understanding = await outside.language.understand(text, effect.hearing)
            return PreferencesUnderstood(
                id=due.id,
                session=due.session,
                at=now,
                member=effect.hearing.author,
                message=effect.hearing.message,
                visibility=effect.hearing.visibility,
                understanding=Private(effect.hearing.author, understanding),
            )
        case ReadInvitation():
            invitation = await outside.language.read_invitation(
                effect.text, effect.frame, effect.members
            )
            return InvitationUnderstood(
                id=due.id, session=due.session, at=now, invitation=invitation
            )
        case Suggest():
            return await _suggestion(due, effect, outside.coordinator, now)
        case ReadCalendar():
            return await _calendar(due, effect, outside.calendars, now)
        case WakeAt():
            return DeadlinePassed(
                id=due.id,
                session=due.session,
                at=now,
                deadline=effect.deadline,
                round=effect.round,
                member=effect.member,
            )
        case Send():
            return effect.command


async def _suggestion(
    due: Due, effect: Suggest, coordinator: Coordinator | None, now: datetime
) -> OptionsSuggested:
    """Have options proposed from everyone's typed wishes, without names, and judged one by one."""
    nothing = OptionsSuggested(id=due.id, session=due.session, at=now, round=effect.round)
    people = {who: reveal(box, to=Reader.LANGUAGE) for who, box in effect.people.items()}
    typed = [replace(each, unplaced=()) for each in people.values()]
    choice = effect.choice
    starts = await coordinator.suggest(choice, typed, due.session) if coordinator else None
    if coordinator is None or not starts:
        return nothing
    judging = (coordinator.judge(choice, starts, each, due.session) for each in people.values())
    judged = dict(zip(people, await asyncio.gather(*judging), strict=True))
    scores = {who: Private(who, each) for who, each in judged.items() if each is not None}
    return replace(nothing, starts=starts, scores=scores) if len(scores) == len(people) else nothing


async def _calendar(
    due: Due, effect: ReadCalendar, calendars: Calendars, now: datetime
) -> BusyKnown | CalendarUnreadable:
    member = effect.member
    ics = reveal(effect.ics, to=Reader.CALENDARS)
    try:
        busy = await calendars.read_busy(ics, effect.frame)
    except BadInput as problem:
        return CalendarUnreadable(
            id=due.id,
            session=due.session,
            at=now,
            member=member,
            reading=effect.reading,
            reason=Private(member, str(problem)),
        )
    return BusyKnown(
        id=due.id,
        session=due.session,
        at=now,
        member=member,
        reading=effect.reading,
        intervals=Private(member, busy.intervals),
        left_out=Private(member, busy.left_out) if busy.left_out else None,
    )
