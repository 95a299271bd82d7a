"""What a choice has done outside: statements drafted by a model, where there is one."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from orchestration.deciding import performing
from orchestration.kinds.choice.commands import StatementsDrafted
from orchestration.kinds.choice.effects import DraftStatements
from orchestration.privacy import Reader, reveal
from orchestration.sessions.performing import EffectContext, Results, does, performers


async def _draft(effect: DraftStatements, context: EffectContext) -> Results:
    """Have statements drafted from opinions without their authors' names."""
    drafter, session = context.ports.drafter, context.due.session
    nothing = StatementsDrafted(**context.envelope, round=effect.round)
    if drafter is None:
        return (nothing,)
    opinions = [
        words for own in effect.opinions.values() for words in reveal(own, to=Reader.LANGUAGE)
    ]
    drafts = await drafter.draft(effect.question, sorted(opinions), effect.revised, session)
    return (replace(nothing, drafts=drafts or (), failed=drafts is None),)


PERFORMERS: Final = {**performing.PERFORMERS, **performers(does(DraftStatements, _draft))}
