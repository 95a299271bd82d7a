"""What one member sees, in private."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from orchestration.model.clarification import Clarification
from orchestration.model.options import Slot
from orchestration.model.preferences import NotUnderstood, Preference
from orchestration.model.times import Window


@dataclass(frozen=True, slots=True, kw_only=True)
class IntakeQuestion:
    """What suits you? Who has asked for the meeting is told so (`own`)."""

    subject: str
    organiser: str
    own: bool
    minutes: int
    window: Window
    others: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Reminder:
    """Your answer is missing, and the time is running out.

    Who has asked for the meeting is told so (`own`), and who is asked once more, too (`again`).
    """

    subject: str
    organiser: str
    zone: str
    closes_at: datetime
    own: bool = False
    again: bool = False
    names_zone: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenQuestion:
    """You are asked again, since your answer could still change the outcome.

    Of your wishes that the candidate does not meet, `unmet` asked for something, `avoided` to avoid
    something, and `barred` say why you cannot come. `zone` is yours, none where it is not known.
    """

    subject: str
    round: int
    candidate: Slot
    unmet: tuple[str, ...]
    not_understood: tuple[NotUnderstood, ...]
    avoided: tuple[str, ...] = ()
    barred: tuple[str, ...] = ()
    zone: str = ""
    names_zone: bool = False


class Scope(StrEnum):
    """Where what was understood of you holds, and where it comes from."""

    SESSION = "session"
    EVERY_SESSION = "every session"
    RECALLED = "recalled"


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadBack:
    """What was understood of you, to keep or to mend; `replaced` no longer holds.

    `clarification` is a question about one part of what was not understood. `subject` is what the
    session is about; `zone` is named where it is not the session's. `is_kept` tells that nothing
    waits for you to keep it, `is_whole` that all of it is to be seen, and not what is new alone;
    `is_crowd` that a wish can be shown without your name, as too many could have said it. `heard`
    of your messages are told of here.
    """

    preferences: tuple[Preference, ...]
    not_understood: tuple[NotUnderstood, ...]
    replaced: tuple[Preference, ...] = ()
    scope: Scope = Scope.SESSION
    clarification: Clarification | None = None
    subject: str = ""
    zone: str = ""
    is_kept: bool = False
    is_crowd: bool = True
    is_whole: bool = False
    heard: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ForYou:
    """How one option stands for you: which of your wishes it meets and which not, by their nouns.

    Of those that it does not meet, `unmet` asked for something and `avoided` to avoid something;
    `barred` say, as part of a sentence, why you cannot come.
    """

    slot: Slot
    met: tuple[str, ...]
    unmet: tuple[str, ...]
    can_come: bool
    avoided: tuple[str, ...] = ()
    barred: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class OptionsForYou:
    """How a round's options stand for you."""

    subject: str
    zone: str
    options: tuple[ForYou, ...]
    names_zone: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class RelaxationQuestion:
    """If this one wish of yours could give way once, this slot would gain `gains` people.

    `preference` says to you what stands against it: "you ruled out Mondays".
    """

    subject: str
    zone: str
    slot: Slot
    preference: str
    number: int
    gains: int
    names_zone: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class InvitationReadBack:
    """What your invitation asks of the session, to confirm; people are named."""

    needed: tuple[str, ...]
    one_of: tuple[tuple[str, ...], ...]
    roles: tuple[str, ...]
    times: tuple[str, ...]
    not_understood: tuple[NotUnderstood, ...]
    subject: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class RatingQuestion:
    """Two taps, 1 to 5: were your wishes taken into account, were the reasons acceptable?

    `slot` is what was decided, in your `zone`; None in what an earlier version has stored.
    """

    subject: str
    decided_at: datetime
    slot: Slot | None = None
    zone: str = ""
    names_zone: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Notice:
    """One clear sentence about something that could not be done."""

    text: str


MemberView = (
    IntakeQuestion
    | Reminder
    | OpenQuestion
    | ReadBack
    | OptionsForYou
    | RelaxationQuestion
    | InvitationReadBack
    | RatingQuestion
    | Notice
)
