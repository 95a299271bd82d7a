"""The decided meetings that somebody comes to: one list, by which every other meeting goes.

A meeting tells each of its members apart as it is decided, moved or given up. What has ended by
then is let go.
"""

from __future__ import annotations

from dataclasses import replace

from orchestration.kinds.person.effects import PassOnEngagements
from orchestration.kinds.person.state import Person
from orchestration.model.busy import FIRST_ENGAGEMENT, Engagement
from orchestration.privacy import Private, Reader, reveal
from orchestration.sessions.commands import Disengaged, Engaged, EngagementsKnown, Introduce, Recall
from orchestration.sessions.effects import Send
from orchestration.sessions.kind import Step


def engagements_of(person: Person) -> tuple[Engagement, ...]:
    """Return what somebody comes to, for the decision alone."""
    return tuple(reveal(each, to=Reader.DECISION) for each in person.engagements.values())


def engaged(person: Person, command: Engaged) -> Step[Person]:
    """Keep a meeting that somebody comes to; at the time that it had, it keeps its number."""
    new = reveal(command.engagement, to=Reader.DECISION)
    known = next((x for x in engagements_of(person) if x.meeting == new.meeting), None)
    if known and known.time == new.time:
        new, numbered = replace(new, number=known.number), person.numbered
    else:
        new = replace(new, number=FIRST_ENGAGEMENT + person.numbered)
        numbered = person.numbered + 1
    person = replace(person, numbered=numbered)
    others = [each for each in engagements_of(person) if each.meeting != new.meeting]
    return _with(person, [*others, new], command)


def disengaged(person: Person, command: Disengaged) -> Step[Person]:
    """Let a meeting go that is in somebody's way no more."""
    if command.meeting not in person.engagements:
        return person, ()
    left = [each for each in engagements_of(person) if each.meeting != command.meeting]
    return _with(person, left, command)


def _with(person: Person, held: list[Engagement], command: Engaged | Disengaged) -> Step[Person]:
    own, about = person.member.id, command.meeting
    to_come = {each.meeting: Private(own, each) for each in held if each.time.end > command.at}
    person = replace(person, engagements=to_come)
    return person, (PassOnEngagements(member=own, about=about),)


def told(person: Person, command: Recall | Introduce) -> tuple[Send, ...]:
    """Tell a session what is in the way of somebody whom it asks; nothing where nothing is."""
    held = tuple(each for each in engagements_of(person) if each.time.end > command.at)
    known = EngagementsKnown(
        id=f"{command.id}/engagements",
        session=command.asked_by,
        at=command.at,
        member=person.member.id,
        engagements=Private(person.member.id, held),
    )
    return (Send(command=known),) if held else ()
