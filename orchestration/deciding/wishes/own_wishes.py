"""A member's own wishes: recalled, shown to others or not, and taken back."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from orchestration.deciding.method import method_of
from orchestration.deciding.presentation.own_list import (
    read_back,
    where_asked,
    with_way_back,
)
from orchestration.deciding.rounds.assessment import profile_of
from orchestration.deciding.rounds.rounds import close_intake_if_complete
from orchestration.deciding.state import D, Decision
from orchestration.deciding.step import is_known, is_over, refuse, tell, with_profile
from orchestration.deciding.wishes.own_clock import in_zone
from orchestration.language.choosing.held.labels import Labelled
from orchestration.model.people import MemberId
from orchestration.model.preferences import (
    FOR_GOOD,
    Change,
    Event,
    Kind,
    Opinion,
    Preference,
    Profile,
)
from orchestration.privacy import Reader, reveal
from orchestration.profile import add, hold_against, label, numbered, put_back, take_back
from orchestration.sessions.commands import (
    Label,
    PutBack,
    Recalled,
    Withdraw,
)
from orchestration.sessions.effects import Tell
from orchestration.sessions.kind import Step
from orchestration.views.member import ClockAsked, IntakeQuestion, Notice, Scope

_NOTHING_HELD: Final = "You have told me nothing yet that others could see."
BESIDE_LATER: Final = "If the group decides otherwise, I ask you whether that is kept beside it."
GONE = "That is not among your wishes any more."


def recalled(decision: D, command: Recalled) -> Step[D]:
    """Go by where a member is, and by what they have said for good if they have said nothing here.

    Whose invitation waited for it is invited.
    """
    who = command.member
    if not is_known(decision, who) or is_over(decision):
        return decision, ()
    if command.zone:
        decision = in_zone(decision, who, reveal(command.zone, to=Reader.DECISION), command.at)
    invites = (tell(who, _invitation(decision, command)),) if command.invites else ()
    wishes = _bearing_on(decision, reveal(command.wishes, to=Reader.DECISION))
    if decision.messages.get(who) or not wishes:
        return decision, invites
    profile = profile_of(decision, who)
    for wish in wishes:
        new = Event(decision.coming_round, Change.NEW)
        profile = add(profile, replace(wish, source=FOR_GOOD, history=(new,)))
    decision = replace(with_profile(decision, who, profile), recalled=(*decision.recalled, who))
    view = replace(read_back(decision, who), scope=Scope.RECALLED)
    return decision, (*invites, tell(who, view))


def _bearing_on(decision: Decision, wishes: tuple[Preference, ...]) -> list[Preference]:
    """Return the wishes that an option can meet: no time bears on what is none."""
    is_of_times = method_of(decision).window(decision) is not None
    return [each for each in wishes if is_of_times or each.kind in _OF_ANYTHING]


_OF_ANYTHING: Final = (Kind.OPTION, Kind.TOPIC, Kind.CRITERION, Kind.FREE_TEXT, Kind.OPINION)
"""What wishes are about that bear on options which are no times."""


def _invitation(decision: Decision, command: Recalled) -> IntakeQuestion:
    """Ask a member what suits them, and in which zone they are where nobody has asked before."""
    question, who = method_of(decision).question(decision, command.member), command.member
    member = decision.member(who)
    if member is None or member.knows_zone or not command.asks_zone:
        return question
    return replace(question, clock=ClockAsked.of(member, command.at))


def label_wish(decision: D, command: Label) -> Step[D]:
    """Let a member say who may see one of their wishes."""
    profile = profile_of(decision, command.member)
    wish = numbered(profile, command.preference)
    if wish is None:
        return refuse(decision, command.member, GONE)
    return read_back_now(decision, command.member, label(profile, wish, command.visibility))


def said_of_last(decision: D, who: MemberId, said: Labelled) -> Step[D]:
    """Take what somebody says of who may see what they said as of what they have said last."""
    profile = profile_of(decision, who)
    held = _said_last(decision, profile)
    if not held:
        return refuse(decision, who, _NOTHING_HELD)
    for each in held:
        profile = label(profile, each, said.visibility or each.visibility)
    if not (said.beside and method_of(decision).takes_opinions(decision)):
        return read_back_now(decision, who, profile)
    profile = hold_against(profile, held[-1].number)
    return with_profile(decision, who, profile), (tell(who, Notice(text=BESIDE_LATER)),)


def _said_last(decision: Decision, profile: Profile) -> list[Preference]:
    """Return what somebody's last words came to: an opinion, or all the wishes of a message."""
    if method_of(decision).takes_opinions(decision):
        return [each for each in profile.wishes if isinstance(each.applies, Opinion)][-1:]
    said = [(each.source.message, each) for each in profile.wishes if each.source]
    last = max((message for message, _ in said), default=None)
    return [each for message, each in said if message == last]


def withdraw_wish(decision: D, command: Withdraw) -> Step[D]:
    """Let a member take one of their wishes back."""
    profile, wish = held_by(decision, command.member, command.preference)
    if wish is None:
        return refuse(decision, command.member, GONE)
    profile = take_back(profile, wish, decision.coming_round)
    decision, told = read_back_now(decision, command.member, profile)
    decision, effects = close_intake_if_complete(decision, command.at)
    return decision, (*told, *effects)


def put_wish_back(decision: D, command: PutBack) -> Step[D]:
    """Let a wish hold again that a member has taken back."""
    profile, number = profile_of(decision, command.member), command.preference
    wish = next((each for _, each in profile.taken_back if each.number == number), None)
    if wish is None:
        return refuse(decision, command.member, GONE)
    profile = put_back(profile, wish, decision.coming_round)
    return read_back_now(decision, command.member, profile)


def held_by(decision: Decision, who: MemberId, number: int) -> tuple[Profile, Preference | None]:
    """Return the wish of a number, and a profile that has it: what holds of their own day, too."""
    profile, member = profile_of(decision, who), decision.member(who)
    own = method_of(decision).assumed_wishes(decision, member) if member else ()
    if wish := next((each for each in own if each.number == number), None):
        return replace(profile, preferences=(*profile.preferences, wish)), wish
    return profile, numbered(profile, number)


def read_back_now(
    decision: D, member: MemberId, profile: Profile, gone: Preference | None = None
) -> Step[D]:
    """Read back what holds now; what was not understood has been said once already."""
    decision = with_profile(decision, member, profile)
    replaced = (gone,) if gone else ()
    view = replace(read_back(decision, member), not_understood=(), replaced=replaced)
    view = where_asked(decision, member, with_way_back(view, profile))
    return decision, (tell(member, view),)


def assumed_of(decision: Decision, member: MemberId, before: Decision) -> tuple[Tell, ...]:
    """Tell what is assumed of a member's day, if anything is, who has answered without a word.

    Who was read back to `before`, or will be, was told with that.
    """
    told = (*before.answered, *before.recalled, *before.messages)
    if member in told or before.is_reading(member):
        return ()
    view = replace(read_back(decision, member), not_understood=(), is_whole=False)
    view = where_asked(decision, member, view)
    return (tell(member, view),) if view.assumed else ()
