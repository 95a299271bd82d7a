"""A session opens: everybody is asked, and their answers are due."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from orchestration.deciding.commands import (
    Deadline,
    OpenDecision,
)
from orchestration.deciding.effects import ReadInvitation, WakeAt
from orchestration.deciding.ended.reviewed import Review
from orchestration.deciding.method import method_of
from orchestration.deciding.people.membership import by_session, invited
from orchestration.deciding.rounds.deadlines import answers_until, nudges
from orchestration.deciding.state import D, Round
from orchestration.deciding.wishes.invitation import INVITATION
from orchestration.model.times import TimeFrame
from orchestration.sessions.effects import Effect
from orchestration.sessions.kind import Step


def open_session(state: type[D], command: OpenDecision, **own: Any) -> Step[D]:  # noqa: ANN401
    """Ask every member, have the organiser's message read, and set the deadline.

    What members have said for good is recalled. `own` are the fields of its kind alone.
    """
    terms = command.terms
    members = tuple(by_session(terms, each) for each in command.members)
    decision = state(
        id=command.session,
        organiser=command.organiser,
        members=members,
        terms=terms,
        opened_at=command.at,
        parent=command.parent,
        advice=command.advice,
        closes_at=command.at,
        reading=(INVITATION,) if terms.message.strip() else (),
        rounds=(Round(number=1, asked=tuple(each.id for each in members)),),
        review=Review(1, terms.review_on) if terms.review_on else None,
        **own,
    )
    decision = replace(decision, closes_at=answers_until(decision, command.at))
    effects: list[Effect] = []
    if decision.reading:
        frame = TimeFrame(command.at, terms.zone, method_of(decision).window(decision))
        effects.append(ReadInvitation(text=terms.message, frame=frame, members=members))
    effects += invited(decision, command, members)
    effects += nudges(decision, command.at)
    effects.append(WakeAt(at=decision.closes_at, deadline=Deadline.INTAKE, round=1))
    return decision, tuple(effects)
