"""What a session that decides by rounds has done outside: its invitation read, its wake-ups."""

from __future__ import annotations

from typing import Final

from orchestration.deciding.commands import DeadlinePassed, InvitationUnderstood
from orchestration.deciding.effects import ReadInvitation, WakeAt
from orchestration.sessions.performing import EffectContext, Results, does, performers


async def _wake(effect: WakeAt, context: EffectContext) -> Results:
    passed = DeadlinePassed(
        **context.envelope, deadline=effect.deadline, round=effect.round, member=effect.member
    )
    return (passed,)


async def _read_invitation(effect: ReadInvitation, context: EffectContext) -> Results:
    read = context.ports.language.read_invitation
    invitation = await read(effect.text, effect.frame, effect.members)
    return (InvitationUnderstood(**context.envelope, invitation=invitation),)


PERFORMERS: Final = performers(does(WakeAt, _wake), does(ReadInvitation, _read_invitation))
