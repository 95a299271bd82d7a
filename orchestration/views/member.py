"""What one member sees, in private."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Final

from orchestration.model.ballots import Ballot, Order
from orchestration.model.clarification import Clarification
from orchestration.model.gains import Gain
from orchestration.model.options import Option
from orchestration.model.people import Member
from orchestration.model.preferences import NotUnderstood, Preference
from orchestration.model.times import Window, WorkingHours, zone_named
from orchestration.views.base import MemberView

_NOBODYS: Final = ("UTC", "Etc/UTC")  # where nothing is known, which nobody is asked about


@dataclass(frozen=True, slots=True)
class ClockAsked:
    """Are you in this zone, where it is `now`? Else your times are in that of `until_then`."""

    zone: str
    now: datetime
    until_then: str = ""

    @classmethod
    def of(cls, member: Member, now: datetime) -> ClockAsked:
        """Ask whether it is the likely zone that somebody is in."""
        zone = member.likely_zone or ("" if member.zone in _NOBODYS else member.zone)
        until_then = "" if zone == member.zone else member.zone
        return cls(zone, now.astimezone(zone_named(zone or member.zone)), until_then)


@dataclass(frozen=True, slots=True, kw_only=True)
class IntakeQuestion(MemberView):
    """What suits you? Who has asked for the decision is told so (`own`).

    In the paper's own way all are asked again every round, about the option `offered`. Answers are
    due at `closes_at`, decided by `ends_by`, in the reader's `zone`; unknown, its `clock` is asked.
    """

    subject: str
    organiser: str
    own: bool
    others: int
    offered: Option | None = None
    zone: str = ""
    names_zone: bool = False
    session_zone: str = ""
    clock: ClockAsked | None = None
    closes_at: datetime | None = None
    ends_by: datetime | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class MeetingQuestion(IntakeQuestion):
    """When does a meeting of so many minutes, in these days, and `hours` of it, suit you?"""

    minutes: int
    window: Window
    hours: WorkingHours | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Reminder(MemberView):
    """Your answer is missing, and the time is running out.

    Who has asked for the decision is told so (`own`), and who is asked once more, too (`again`).
    It is asked `of_times` where the options are times; or your vote is missing (`of_vote`), perhaps
    as the vote just `opens`. No two in a row say the same: so many came `before`.
    """

    subject: str
    organiser: str
    zone: str
    closes_at: datetime
    own: bool = False
    again: bool = False
    names_zone: bool = False
    session_zone: str = ""
    of_times: bool = True
    of_vote: bool = False
    opens: bool = False
    before: int = 0


class Scope(StrEnum):
    """Where what was understood of you holds, and where it comes from."""

    SESSION = "session"
    EVERY_SESSION = "every session"
    RECALLED = "recalled"


@dataclass(frozen=True, slots=True)
class MustRead:
    """What a must of yours comes to: so many options it is `against`; it `holds`, or waits."""

    preference: str
    against: int
    of: int
    holds: bool = False


@dataclass(frozen=True, slots=True)
class Assumed:
    """Hours that hold for you: `is_assumed` where nobody has stated them.

    `number` is by what you take them back; `says_more` that what you said goes beyond them.
    """

    number: int
    words: str
    is_assumed: bool = True
    says_more: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadBack(MemberView):
    """What was understood of you, to keep or to mend; `replaced` no longer holds.

    `kept` was firm and holds, although weaker was said since. A `clarification` asks about what was
    not understood, or about times that you only listed. `zone` is not the session's. It lists all
    that holds: `is_whole` tells that not all is new, `is_unchanged` that nothing is, `is_quiet`
    that you need not look at it. One that `is_asked_for` follows no words. What holds no wish can
    stand where you were `asked`. `is_kept`: nothing waits; `is_crowd`: a wish can be shown without
    your name. `heard` of your messages are told. `musts` say what they come to; `assumed` is what
    holds of your day besides. Words without a wish are an answer where none stands
    (`takes_any_time`); those not placed are none: one is still `is_awaited`. That you have answered
    is told once, when it `counts_now`. Options are `of_times`, or of words, which may become more
    (`takes_proposals`); what was not understood likely names those in `proposed`. While voted on,
    it `means` something for them; `besides` is said too; `clock` asks for yours. Wishes `outside`
    of what is possible are told to be; where no time is left, you `may_leave`. You are asked
    `why_not`; `taken_back` can be put back; `in_the_open` others read it.
    """

    preferences: tuple[Preference, ...]
    not_understood: tuple[NotUnderstood, ...]
    replaced: tuple[Preference, ...] = ()
    scope: Scope = Scope.SESSION
    clarification: Clarification | None = None
    subject: str = ""
    zone: str = ""
    guesses_zone: bool = False
    is_kept: bool = False
    is_crowd: bool = True
    is_whole: bool = False
    is_asked_for: bool = False
    is_unchanged: bool = False
    is_quiet: bool = False
    heard: int | None = None
    kept: tuple[Preference, ...] = ()
    musts: tuple[MustRead, ...] = ()
    assumed: tuple[Assumed, ...] = ()
    takes_any_time: bool = False
    is_awaited: bool = False
    counts_now: bool = False
    of_times: bool = True
    takes_proposals: bool = False
    proposed: tuple[str, ...] = ()
    means: WhatItMeans | None = None
    besides: str = ""
    clock: ClockAsked | None = None
    outside: tuple[str, ...] = ()
    may_leave: bool = False
    why_not: Preference | None = None
    taken_back: tuple[tuple[int, Preference], ...] = ()
    in_the_open: bool = False
    asked: MeetingQuestion | None = None

    @property
    def says_no_more(self) -> bool:
        """Tell whether it says nothing but what was read, which is read back elsewhere too."""
        asks = (self.clarification, self.clock, self.means, self.besides)
        changed = (self.not_understood, self.replaced, self.kept, self.is_unchanged)
        return bool(self.preferences) and not any((*asks, *changed))


@dataclass(frozen=True, slots=True, kw_only=True)
class ForYou:
    """How one option stands for you: which of your wishes it meets and which not, by their nouns.

    Of those that it does not meet, `unmet` asked for something and `avoided` to avoid something;
    `barred` say, as part of a sentence, why you cannot come. All are in your `language`. What is
    known of it may not tell whether it is what you wish (`is_unjudged`), and nothing tells of what
    is `unknown`.
    """

    option: Option
    met: tuple[str, ...]
    unmet: tuple[str, ...]
    can_come: bool
    avoided: tuple[str, ...] = ()
    barred: tuple[str, ...] = ()
    language: str = ""
    is_unjudged: bool = False
    unknown: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class OptionsForYou(MemberView):
    """How a round's options stand for you.

    `carried` is what of your last vote counts in this round until you vote anew; an `order` that
    you have told before is a vote once you say so. No option serves everyone where wishes of yours
    are `in_the_way`. What was asked of wishes not `asked` by number is void; a vote is `one_tap`.
    """

    subject: str
    zone: str
    options: tuple[ForYou, ...]
    names_zone: bool = False
    session_zone: str = ""
    round: int = 0
    carried: Ballot | None = None
    in_the_way: tuple[str, ...] = ()
    order: Order | None = None
    asked: tuple[int, ...] = ()
    one_tap: bool = False


@dataclass(frozen=True, slots=True)
class Touched:
    """An option for which something you have just said matters: that alone; and if it has `voted`.

    That is, whether your vote supports it.
    """

    option: ForYou
    voted: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class WhatItMeans(MemberView):
    """What you have just said means this for the options; whether a must is `firm` is asked too."""

    subject: str
    round: int
    options: tuple[Touched, ...]
    zone: str
    names_zone: bool = False
    session_zone: str = ""
    firm: MustQuestion | None = None
    has_voted: bool = False
    decides: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class RelaxationQuestion(MemberView):
    """If this one wish of yours could give way once, this option would gain `gains` people.

    `preference` says to you what stands against it: "you ruled out Mondays". `brings` is in what it
    would be better. Where that would tell you of others (`is_veiled`), no number is told.
    """

    subject: str
    zone: str
    option: Option
    preference: str
    number: int
    gains: int
    names_zone: bool = False
    session_zone: str = ""
    brings: Gain = Gain.ATTENDANCE
    is_veiled: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class MustQuestion(MemberView):
    """This could be an option, but one wish of yours rules it out: is that a firm no?

    It is an option already where it has a name. `preference` says to you what stands against it,
    as in the question before. That it `suits_most` is said where that gives nobody away.
    """

    subject: str
    zone: str
    option: Option
    preference: str
    number: int
    suits_most: bool = False
    names_zone: bool = False
    session_zone: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class PartQuestion(MemberView):
    """You are needed, and have said that you can be there for a `part` alone: is that enough?

    `option` could become one of those that this concerns; None: it concerns all of them.
    """

    subject: str
    zone: str
    option: Option | None
    part: str
    number: int
    names_zone: bool = False
    session_zone: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class QuestionSettled(MemberView):
    """You were asked this of a wish of yours, and have answered it, wherever that was."""

    question: RelaxationQuestion | MustQuestion | PartQuestion
    answer: str


@dataclass(frozen=True, slots=True, kw_only=True)
class InvitationReadBack(MemberView):
    """What your invitation asks of the session, to confirm; people are named."""

    needed: tuple[str, ...]
    one_of: tuple[tuple[str, ...], ...]
    roles: tuple[str, ...]
    times: tuple[str, ...]
    not_understood: tuple[NotUnderstood, ...]
    subject: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class CandidateOffer(MemberView):
    """Too few have voted for a decision, `why` says how few; you may take the best option yet."""

    subject: str
    why: str
    option: Option
    zone: str
    names_zone: bool = False
    session_zone: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class RatingQuestion(MemberView):
    """Two taps, 1 to 5: were your wishes taken into account, were the reasons acceptable?

    `option` (None in old rows) and `more` were decided, in your `zone`. A file (`has_invite`), or
    `calendars`, (label, address), puts it into yours; you may `can_move`, and rate if `is_asked`.
    """

    subject: str
    decided_at: datetime
    option: Option | None = None
    more: tuple[Option, ...] = ()
    zone: str = ""
    names_zone: bool = False
    session_zone: str = ""
    calendars: tuple[tuple[str, str], ...] = ()
    has_invite: bool = False
    can_move: bool = False
    place: str = ""
    is_asked: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class DropOut(MemberView):
    """Somebody cannot come at the time that was decided: look for a new one, or leave it so?

    `works_for` of the `of` who answered still can, None where that is not told. They may be needed
    (`is_needed`). `since` is the round since which the time stands.
    """

    subject: str
    who: str
    option: Option
    zone: str
    since: int
    is_needed: bool = False
    works_for: int | None = None
    of: int | None = None
    names_zone: bool = False
    session_zone: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class LeftBehind(MemberView):
    """It goes on without you, at your word or at that of who asks for it (`taken_out_by`).

    Who has left by their own word can come back.
    """

    subject: str
    taken_out_by: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Notice(MemberView):
    """A clear sentence; what of it all may know, of {}, is said `openly` where a door is closed."""

    text: str
    ends: bool = False
    option: Option | None = None
    zone: str = ""
    openly: str = ""
