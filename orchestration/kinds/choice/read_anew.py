"""Wishes that nothing was known of as they were told, read again once something is."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from orchestration.deciding.rounds.assessment import profile_of
from orchestration.deciding.step import with_profile
from orchestration.deciding.wishes.hearing import hearing_of
from orchestration.deciding.wishes.intake import tell_privately
from orchestration.kinds.choice.state import Choice
from orchestration.language.choosing.held.as_told import is_as_told
from orchestration.language.offline import understood
from orchestration.model.people import Member
from orchestration.model.preferences import Preference
from orchestration.privacy import Private
from orchestration.profile import withdraw
from orchestration.sessions.commands import ByMember, TellPrivately
from orchestration.sessions.effects import Effect
from orchestration.sessions.kind import Step

_QUOTES: Final = "“”"


def read_anew(choice: Choice, command: ByMember) -> Step[Choice]:
    """Have those wishes understood again that were kept as they were told, and can be read now."""
    effects: list[Effect] = []
    for member in choice.members:
        found = [
            each for each in _as_told(choice, member) if _is_read(choice, member, each, command)
        ]
        for visibility, some in groupby(found, key=lambda each: each.visibility):
            wishes = list(some)
            choice = _without(choice, member, wishes)
            anew = TellPrivately(
                id=f"{command.id}/anew",
                session=choice.id,
                at=command.at,
                member=member.id,
                text=Private(member.id, ". ".join(map(_words, wishes))),
                visibility=visibility,
                tapped=True,
            )
            choice, understand = tell_privately(choice, anew)
            effects += understand
    return choice, tuple(effects)


def _as_told(choice: Choice, member: Member) -> list[Preference]:
    if member.id not in choice.profiles:
        return []
    return [each for each in profile_of(choice, member.id).wishes if is_as_told(each)]


def _is_read(choice: Choice, member: Member, wish: Preference, command: ByMember) -> bool:
    """Tell whether something can be judged by a wish now, by all that is known of the list."""
    context = hearing_of(choice, member, command.at, 0, wish.visibility)
    said = understood(_words(wish), context).preferences
    return bool(said) and not any(map(is_as_told, said))


def _without(choice: Choice, member: Member, wishes: list[Preference]) -> Choice:
    profile = profile_of(choice, member.id)
    for each in wishes:
        profile = withdraw(profile, each, choice.coming_round)
    return with_profile(choice, member.id, profile)


def _words(wish: Preference) -> str:
    return wish.restatement.strip(_QUOTES)
