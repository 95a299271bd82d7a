"""In what words of a member are heard: whose they are, when, and what they can refer to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from typing import Final

from orchestration.deciding.method import method_of
from orchestration.deciding.presentation.clocks import zone_of
from orchestration.deciding.rounds.assessment import named_options
from orchestration.deciding.state import Decision
from orchestration.language.choosing.held.labels import Labelled, is_against
from orchestration.language.offline import understood
from orchestration.model.message_context import MessageContext
from orchestration.model.people import Member, MemberId
from orchestration.model.preferences import (
    Confidence,
    Kind,
    Opinion,
    Polarity,
    Preference,
    Source,
    Strength,
    Understanding,
    Visibility,
)
from orchestration.model.times import TimeFrame
from orchestration.privacy import Private
from orchestration.sessions.commands import PreferencesUnderstood, TellPrivately
from orchestration.voting.check import find_rule
from orchestration.voting.forms import ORDER


def everybody(decision: Decision) -> tuple[str, ...]:
    """Return the names of all who are in it."""
    return (decision.organiser.name, *(each.name for each in decision.members))


def hearing_of(
    decision: Decision, member: Member, at: datetime, number: int, visibility: Visibility
) -> MessageContext:
    """Return the context of a member's message, by its number."""
    return MessageContext(
        author=member.id,
        frame=TimeFrame(at, member.zone, method_of(decision).window(decision)),
        names=_names(member),
        others=tuple(name for each in decision.members if each != member for name in _names(each)),
        options=tuple(named_options(decision).values()),
        message=number,
        visibility=visibility,
        session=decision.id,
        catalogue=method_of(decision).catalogue(decision),
        ranks=ranks(decision),
    )


def ranks(decision: Decision) -> bool:
    """Tell whether options are to be put in order in its present round."""
    return find_rule(decision.rule_of(decision.round.number)).form is ORDER


def says_a_wish(decision: Decision, who: MemberId, words: str, at: datetime) -> bool:
    """Tell whether words say something by which options can be judged, as far as rules read them.

    Those of somebody who only joins by voting may.
    """
    wishes = wishes_in(decision, who, words, at)
    return wishes is None or bool(wishes)


def wishes_in(
    decision: Decision, who: MemberId, words: str, at: datetime
) -> Sequence[Preference] | None:
    """Return what words say by which options can be judged; None of who is not in it yet."""
    member = decision.member(who)
    if member is None:
        return None
    hearing = hearing_of(decision, member, at, 0, Visibility.PRIVATE)
    return understood(words, hearing).preferences


def _names(member: Member) -> tuple[str, ...]:
    return tuple(dict.fromkeys((member.name, *member.name.split()[:1])))


def frame_of(decision: Decision, member: MemberId, at: datetime) -> TimeFrame:
    """Return in what time a member speaks."""
    return TimeFrame(at, zone_of(decision, member), method_of(decision).window(decision))


_HOLDS_AS_READ: Final = frozenset[Confidence]()
"""How surely a must is read to hold without a tap.

None is, until what is called sure is right in 95% of fresh text (PROTOCOL.md, section 2).
"""


def own_words(said: Understanding, command: PreferencesUnderstood) -> Understanding:
    """Return what was understood as its author's own, and as visible as they said it.

    Whatever understood the message, a model too, has no say in either. A must waits until its
    author has confirmed it, unless one that is read so surely holds as it is read back.
    """
    own = (
        replace(
            each,
            author=command.member,
            visibility=command.visibility,
            confirmed=each.strength is Strength.MUST and each.sureness in _HOLDS_AS_READ,
        )
        for each in said.preferences
    )
    return replace(said, preferences=tuple(own))


def says_what_suits(said: Understanding) -> bool:
    """Tell whether a message says what suits its author; what they want to talk about does not."""
    if not said.preferences:
        return not (said.not_understood or said.void)
    return any(each.kind is not Kind.TOPIC for each in said.preferences)


def as_opinion(command: TellPrivately, number: int, said: Labelled) -> PreferencesUnderstood:
    """Return a member's words as what they hold, as visible as they say; or hold against the rest.

    What may stand beside what is decided is held against that.
    """
    who, words = command.member, said.words
    is_held_against = said.beside or is_against(words)
    held = Preference(
        author=who,
        kind=Kind.OPINION,
        polarity=Polarity.AGAINST if is_held_against else Polarity.FOR,
        strength=Strength.PREFERS,
        applies=Opinion.of(words),
        restatement=Opinion.of(words).words,
        source=Source(number, 0, len(words)),
    )
    return PreferencesUnderstood(
        id=command.id,
        session=command.session,
        at=command.at,
        member=who,
        message=number,
        visibility=said.visibility or command.visibility,
        understanding=Private(who, Understanding((held,))),
    )
