"""Why a member turns an option down: asked once beside what is read back, and kept with that no.

It is seen by whoever sees the no. What it says by itself is a wish of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from orchestration.deciding.commands import SayWhyNot
from orchestration.deciding.rounds.assessment import profile_of
from orchestration.deciding.state import D
from orchestration.deciding.step import refuse, with_profile
from orchestration.deciding.wishes.own_wishes import GONE, read_back_now
from orchestration.language.choosing.held.reasons_told import as_reason, is_reason_alone
from orchestration.model.people import MemberId
from orchestration.model.preferences import Preference, Understanding
from orchestration.privacy import Reader, reveal
from orchestration.profile import give_why, label, numbered
from orchestration.sessions.kind import Step


def say_why_not(decision: D, command: SayWhyNot) -> Step[D]:
    """Keep why a member turns an option down, and who may see that."""
    profile = profile_of(decision, command.member)
    wish = numbered(profile, command.preference)
    if wish is None:
        return refuse(decision, command.member, GONE)
    profile = give_why(profile, wish, reveal(command.why, to=Reader.DECISION))
    if labelled := numbered(profile, command.preference):
        profile = label(profile, labelled, command.visibility)
    if command.follows:
        return with_profile(decision, command.member, profile), ()
    return read_back_now(decision, command.member, profile)


def why_asked(new: Sequence[Preference]) -> Preference | None:
    """Return the first new no to an option that has no reason yet, which is asked for once."""
    return next((x for x in new if x.turns_down and not x.why), None)


def with_reason(decision: D, who: MemberId, said: Understanding) -> tuple[D, Understanding]:
    """Return the decision with a reason that is told alone behind a no, and what else was said.

    “Too greasy” behind “not B” is why.
    """
    words = [each.text for each in said.not_understood]
    if said.preferences or len(words) != 1 or not is_reason_alone(words[0]):
        return decision, said
    profile = profile_of(decision, who)
    told = [each for each in profile.wishes if each.source or each.turns_down]
    last = told[-1] if told else None
    if last is None or not last.turns_down or last.why:
        return decision, said
    profile = give_why(profile, last, as_reason(words[0]))
    return with_profile(decision, who, profile), replace(said, not_understood=())
