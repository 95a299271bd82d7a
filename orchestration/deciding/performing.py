"""What a session that decides by rounds has done outside: it is woken when a deadline comes."""

from __future__ import annotations

from typing import Final

from orchestration.deciding.commands import DeadlinePassed
from orchestration.deciding.effects import WakeAt
from orchestration.sessions.performing import EffectContext, Results, does


async def _wake(effect: WakeAt, context: EffectContext) -> Results:
    passed = DeadlinePassed(
        **context.envelope, deadline=effect.deadline, round=effect.round, member=effect.member
    )
    return (passed,)


WAKING: Final = does(WakeAt, _wake)
