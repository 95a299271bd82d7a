"""What a choice has done outside, where there is a model: statements drafted, options proposed."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Final

from orchestration.deciding import performing
from orchestration.kinds.choice.commands import ListedSuggested, StatementsDrafted
from orchestration.kinds.choice.effects import DraftStatements, SuggestListed
from orchestration.privacy import Private, Reader, reveal
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


async def _suggest(effect: SuggestListed, context: EffectContext) -> Results:
    """Have options proposed from everyone's typed wishes, without names, and judged one by one."""
    coordinator, session, listed = context.ports.coordinator, context.due.session, effect.listed
    nothing = ListedSuggested(**context.envelope, round=effect.round)
    people = {who: reveal(box, to=Reader.LANGUAGE) for who, box in effect.people.items()}
    typed = [replace(each, unplaced=()) for each in people.values()]
    places = await coordinator.suggest_listed(listed, typed, session) if coordinator else None
    if coordinator is None or not places:
        return (nothing,)
    options = [listed.options[place] for place in places]
    judging = (coordinator.judge_listed(options, each, session) for each in people.values())
    judged = dict(zip(people, await asyncio.gather(*judging), strict=True))
    scores = {who: Private(who, each) for who, each in judged.items() if each is not None}
    keys = tuple(effect.keys[place] for place in places)
    is_whole = len(scores) == len(people)
    return (replace(nothing, keys=keys, scores=scores) if is_whole else nothing,)


PERFORMERS: Final = {
    **performing.PERFORMERS,
    **performers(does(DraftStatements, _draft), does(SuggestListed, _suggest)),
}
