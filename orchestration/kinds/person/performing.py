"""What a person's own state has done outside: their engagements are told where they are asked."""

from __future__ import annotations

from typing import Final

from orchestration.kinds.meeting.state import Meeting
from orchestration.kinds.person.effects import PassOnEngagements
from orchestration.kinds.person.engagements import engagements_of
from orchestration.kinds.person.state import Person
from orchestration.model.people import person_id
from orchestration.privacy import Private
from orchestration.sessions.commands import EngagementsKnown
from orchestration.sessions.performing import EffectContext, Results, does, performers
from orchestration.sessions.waiting import in_store


async def _pass_on(effect: PassOnEngagements, context: EffectContext) -> Results:
    """Tell every meeting that goes on, and those that are decided: they may be moved.

    What is told is what holds as it is: so the last word is right whatever overtakes what.
    """
    store, who = context.ports.store, effect.member
    found = await in_store(store, store.open_with, who)
    person = await in_store(store, store.session, person_id(who))
    if not isinstance(person, Person):
        return ()
    going_on = (each.id for each in found if isinstance(each, Meeting))
    held = Private(who, engagements_of(person))
    return tuple(
        EngagementsKnown(
            id=f"{context.due.id}/{each}",
            session=each,
            at=context.now,
            member=who,
            engagements=held,
        )
        for each in dict.fromkeys((*going_on, *person.engagements))
        if each != effect.about
    )


PERFORMERS: Final = performers(does(PassOnEngagements, _pass_on))
