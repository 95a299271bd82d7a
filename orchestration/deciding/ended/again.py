"""The same once more: of the same people and under the same rule, as a session of its own."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

from orchestration.deciding.commands import AskAgain, NextLeftOut, OpenDecision
from orchestration.deciding.ended.anew import Anew
from orchestration.deciding.method import method_of
from orchestration.deciding.state import D, Decision, Phase
from orchestration.deciding.step import NOT_ASKED_ABOUT, is_over, refuse
from orchestration.model.people import MemberId, Organiser
from orchestration.model.times import zone_named
from orchestration.sessions.commands import ChildEnded
from orchestration.sessions.effects import OpenChild, Post
from orchestration.sessions.kind import Step
from orchestration.sessions.user_action import UserAction
from orchestration.views.series import LeftOutNote


def ask_again(decision: D, command: AskAgain) -> Step[D]:
    """Open a session that asks the same, where this one is."""
    if problem := why_not_again(decision, command.member):
        return refuse(decision, command.member, problem)
    by = organiser_of(decision, command.member)
    anew = Anew(command.id, by, command.at, command.drawn, command.not_before)
    opening = command.opening or method_of(decision).again(decision, anew)
    return replace(decision, again=opening.session), (OpenChild(opening=opening),)


def child_ended(decision: D, command: ChildEnded) -> Step[D]:
    """Note that what was asked again has ended: it can be asked once more."""
    is_it = command.child == decision.again
    return (replace(decision, again=None) if is_it else decision), ()


def left_out(decision: D, command: NextLeftOut) -> Step[D]:
    """Say below what goes on that the next one of its series was left out."""
    if is_over(decision):
        return decision, ()
    view = LeftOutNote(
        subject=decision.terms.subject,
        due=command.due.astimezone(zone_named(decision.terms.zone)),
    )
    shown = f"options/{decision.round.number}" if decision.phase is Phase.VOTE else "card"
    return decision, (Post(name=f"left-out/{command.id}", view=view, thread=shown),)


def opening_for(
    decision: Decision, user_action: UserAction, not_before: date | None = None
) -> OpenDecision:
    """Return what somebody would ask who asks the same again."""
    by = organiser_of(decision, user_action.who)
    anew = Anew(user_action.id, by, user_action.at, user_action.drawn, not_before)
    return method_of(decision).again(decision, anew)


def why_not_again(decision: Decision, who: MemberId) -> str:
    """Say why somebody cannot ask the same again; nothing where they can."""
    subject = f"“{decision.terms.subject}”"
    if not decision.includes(who):
        return NOT_ASKED_ABOUT
    if not is_over(decision):
        return f"{subject} still goes on."
    return f"{subject} is being asked again already." if decision.again else ""


def organiser_of(decision: Decision, who: MemberId) -> Organiser:
    """Return somebody of a session as who asks."""
    member = decision.member(who)
    return Organiser(member.id, member.name, member.email) if member else decision.organiser
