"""The whole state of one person."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from orchestration.model.busy import Engagement
from orchestration.model.people import Member, SessionId
from orchestration.model.preferences import Profile
from orchestration.privacy import Private
from orchestration.sessions.session import Session


@dataclass(frozen=True, slots=True, kw_only=True)
class Person(Session):
    """Somebody, and what suits them in general.

    `messages` counts what they have said for good; `reading` is what of it is not understood yet,
    some of that was said `aloud`, and `besides` is what they are answered to it, by its number.
    `zone` is where they have said that they are; they were asked for it where it was `zone_asked`.
    `engagements` are the decided meetings that they come to, and so many of them were `numbered`.
    """

    member: Member
    profile: Private[Profile] | None = None
    messages: int = 0
    reading: tuple[int, ...] = ()
    zone: Private[str] | None = None
    zone_asked: bool = False
    engagements: Mapping[SessionId, Private[Engagement]] = field(default_factory=dict)
    numbered: int = 0
    besides: Mapping[str, Private[str]] = field(default_factory=dict)
    aloud: tuple[int, ...] = ()
