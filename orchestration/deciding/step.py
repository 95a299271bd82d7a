"""What one command does to a decision: the next state, and what must happen outside."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, TypeVar

from orchestration.deciding.method import method_of
from orchestration.deciding.state import D, Decision, Phase, Round
from orchestration.model.people import MemberId
from orchestration.model.preferences import Profile
from orchestration.model.terms import Disclosure
from orchestration.privacy import Private
from orchestration.sessions.effects import Tell
from orchestration.sessions.kind import Step
from orchestration.views.base import MemberView
from orchestration.views.member import Notice

Id = TypeVar("Id", bound=str)

MOST_VOTERS: Final = 2_000
"""How many can be in a session in which whoever wants to joins by voting."""


def tell(member: MemberId, view: MemberView) -> Tell:
    """Wrap what one person alone is to see."""
    return Tell(to=member, view=Private(member, view))


def refuse(decision: D, member: MemberId, sentence: str) -> Step[D]:
    """Change nothing, and tell the person why in one clear sentence."""
    return decision, (tell(member, Notice(text=sentence)),)


def with_round(decision: D, round_: Round) -> D:
    """Return the decision with its present round replaced."""
    return replace(decision, rounds=(*decision.rounds[:-1], round_))


def with_profile(decision: D, member: MemberId, profile: Profile) -> D:
    """Return the decision with what a member has said; what was before their words is past then."""
    profiles = {**decision.profiles, member: Private(member, profile)}
    return replace(without_former(decision, member), profiles=profiles)


def without_former(decision: D, member: MemberId) -> D:
    """Return the decision where a member has done something since their latest words."""
    left = {who: box for who, box in decision.former.items() if who != member}
    return replace(decision, former=left)


def without(items: tuple[Id, ...], item: Id) -> tuple[Id, ...]:
    """Return all items but this one."""
    return tuple(each for each in items if each != item)


def is_over(decision: Decision) -> bool:
    """Tell whether the session has come to its end."""
    return decision.phase not in (Phase.INTAKE, Phase.VOTE)


def over(decision: D, member: MemberId) -> Step[D]:
    """Tell somebody that the session is over."""
    return refuse(decision, member, how_it_ended(decision))


CALLED_OFF: Final = "“{subject}” was called off."


def how_it_ended(decision: Decision, *, is_asked: bool = False) -> str:
    """Say that a session is over, to who still wants something of it, or asks how it ended."""
    if is_asked and decision.phase is Phase.CANCELLED:
        return CALLED_OFF.format(subject=decision.terms.subject)
    if decision.phase is Phase.WITHOUT_OUTCOME:
        return f"“{decision.terms.subject}” has ended without a decision."
    return f"“{decision.terms.subject}” is already {decision.phase}."


NOT_ASKED_ABOUT: Final = "That is for those who were asked, and for who asked them."


def is_known(decision: Decision, member: MemberId) -> bool:
    """Tell whether somebody is a member of the session."""
    return decision.member(member) is not None


def post_name(decision: Decision) -> str:
    """Name the outcome's post: one that was given up keeps its own."""
    return "outcome" if decision.since == 1 else f"outcome/{decision.since}"


def shows_all(decision: Decision) -> bool:
    """Tell whether the channel sees whom each option suits, and the pictures."""
    return decision.terms.disclosure is Disclosure.OPEN


def awaited_options(round_: int) -> str:
    """Return by what a round's options are waited for; no member's words have such a name."""
    return f"//options/{round_}"


def awaits_options(decision: Decision) -> bool:
    """Tell whether somebody else is suggesting options for the present round."""
    return awaited_options(decision.round.number) in decision.reading


def may_vote(decision: Decision, member: MemberId) -> bool:
    """Tell whether somebody is asked here or may join, and has not been forgotten since."""
    is_gone = member in decision.answered and member not in decision.profiles
    return (is_known(decision, member) or may_join(decision, member)) and not is_gone


def may_join(decision: Decision, member: MemberId) -> bool:
    """Tell whether somebody who was not asked may join by voting."""
    is_open = method_of(decision).joining(decision, member) is not None
    return is_open and len(decision.members) < MOST_VOTERS
