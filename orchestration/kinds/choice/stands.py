"""How options stand for somebody, in one tap each: the quickest way to say what one wishes."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from orchestration.deciding.rounds.assessment import profile_of
from orchestration.deciding.rounds.readiness import heard
from orchestration.deciding.rounds.rounds import close_intake_if_complete
from orchestration.deciding.step import is_known, is_over, over, refuse, with_profile
from orchestration.kinds.choice.commands import TakeStands
from orchestration.kinds.choice.state import Choice
from orchestration.language.saying.restate import restated
from orchestration.model.people import MemberId
from orchestration.model.preferences import (
    Change,
    Event,
    Kind,
    Polarity,
    Preference,
    Profile,
    Stand,
    StandsFor,
    Strength,
    Visibility,
)
from orchestration.privacy import Reader, reveal
from orchestration.profile import add, give_why, label, numbered, withdraw
from orchestration.sessions.kind import Step

_STANCES: Final = {
    Stand.GREAT: (Polarity.FOR, Strength.STRONGLY),
    Stand.FINE: (Polarity.ACCEPTS, Strength.PREFERS),
    Stand.RATHER_NOT: (Polarity.AGAINST, Strength.PREFERS),
    Stand.NO: (Polarity.AGAINST, Strength.MUST),
}


def take_stands(choice: Choice, command: TakeStands) -> Step[Choice]:
    """Keep how options stand for a member; the latest counts, and so does the member."""
    who = command.member
    if not is_known(choice, who):
        return refuse(choice, who, "You are not a member of this session.")
    if is_over(choice):
        return over(choice, who)
    profile = profile_of(choice, who)
    for key, stand in reveal(command.stands, to=Reader.DECISION).items():
        profile = with_stand(choice, profile, who, key, stand)
    if command.why is not None:
        why = reveal(command.why, to=Reader.DECISION)
        profile = _with_why(profile, why, command.visibility)
    choice = with_profile(choice, who, profile)
    if command.brought:
        return replace(choice, brought=(*choice.brought, who)), ()
    return close_intake_if_complete(heard(choice, who, command.at), command.at)


def _with_why(profile: Profile, why: str, seen: Visibility) -> Profile:
    """Return a profile with why its member says no, and who sees that, beside each no."""
    for each in profile.wishes:
        if each.why or not (isinstance(each.applies, StandsFor) and each.applies.stand is Stand.NO):
            continue
        profile = give_why(profile, each, why)
        if told := numbered(profile, each.number):
            profile = label(profile, told, seen)
    return profile


def with_stand(choice: Choice, profile: Profile, who: MemberId, key: str, stand: Stand) -> Profile:
    """Return a profile with what somebody says of one option, in the place of what they said."""
    option, round_ = choice.option(key), choice.coming_round
    if option is None:
        return profile
    polarity, strength = _STANCES[stand]
    said = StandsFor(key, option.title, stand)
    before = [
        each
        for each in profile.wishes
        if isinstance(each.applies, StandsFor) and each.applies.option == key
    ]
    if any(each.applies == said for each in before):
        return profile
    for each in before:
        profile = withdraw(profile, each, round_)
    wish = Preference(
        author=who,
        kind=Kind.OPTION,
        polarity=polarity,
        strength=strength,
        applies=said,
        restatement="",
        confirmed=True,
        history=(Event(round_, Change.NEW),),
    )
    return add(profile, restated(wish))
