"""What words are heard in, and what an invitation or a request can ask for."""

from __future__ import annotations

from dataclasses import dataclass

from orchestration.model.catalogue import Catalogue
from orchestration.model.options import Option
from orchestration.model.people import MemberId, SessionId
from orchestration.model.preferences import NotUnderstood, Preference, Visibility
from orchestration.model.times import TimeFrame, Window


@dataclass(frozen=True, slots=True)
class MessageContext:
    """Whose words these are, and what they can refer to.

    `names` are the author's own and stand for "I"; a sentence about one of `others` is not the
    author's to say. `options` are on the table; `message` numbers the author's messages from 0. A
    `catalogue` is what it is about that is no time; where it is to be put in order (`ranks`), a
    mere list of it is one. `session` is where it was said: whose budget pays, if understanding it
    costs anything.
    """

    author: MemberId
    frame: TimeFrame
    names: tuple[str, ...] = ()
    others: tuple[str, ...] = ()
    options: tuple[Option, ...] = ()
    message: int = 0
    visibility: Visibility = Visibility.PRIVATE
    session: SessionId | None = None
    catalogue: Catalogue | None = None
    ranks: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class OrganiserConstraints:
    """What the organiser's message asks of the session; it holds once the organiser confirms it."""

    required: tuple[MemberId, ...] = ()
    one_of: tuple[tuple[MemberId, ...], ...] = ()
    roles: tuple[str, ...] = ()
    duration_minutes: int | None = None
    place: str | None = None
    times: tuple[Preference, ...] = ()
    earliest: bool = False
    not_understood: tuple[NotUnderstood, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class MeetingRequest:
    """What a request for a meeting says; None and empty where nothing was said.

    `people` are all who are to be asked, `required` and `one_of` among them. `times` hold within
    the `window`: as weekly patterns where they are regular there; its days alone are not repeated.
    """

    subject: str | None = None
    minutes: int | None = None
    people: tuple[MemberId, ...] = ()
    window: Window | None = None
    required: tuple[MemberId, ...] = ()
    one_of: tuple[tuple[MemberId, ...], ...] = ()
    times: tuple[Preference, ...] = ()
    not_understood: tuple[NotUnderstood, ...] = ()
