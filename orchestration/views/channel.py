"""What a channel may see. No field here can hold a private value (tests/test_privacy.py)."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from fractions import Fraction

from orchestration.model.ballots import Tally
from orchestration.model.options import Option
from orchestration.model.people import MemberId
from orchestration.model.search import OtherSearch
from orchestration.model.settings import UNSAID, DecisionSettings
from orchestration.model.terms import Disclosure
from orchestration.model.times import Weekday, Window, WorkingHours
from orchestration.privacy import PublicReason
from orchestration.views.base import ChannelView
from orchestration.views.facts import Facts


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionCard(ChannelView):
    """A session and how far it is: the one post to look at, kept up to date.

    Here and below, `names_zone` tells that `zone` is not everybody's, and has to be named. It is
    the session's; where one person alone reads, it is theirs, and `session_zone` beside it.
    `weighs` are those whose vote counts as several, by name. Answers, or votes, of those `missing`
    are waited for, those who are `needed` first, and that of the one who reads it where it
    `awaits_you`; all who are `asked` are named too, and who of them is `required`. None are named
    where the channel sees little. Where all have answered, and something that was asked in private
    is open yet, nobody is named: `options_by` says until when it is waited for. Where nothing is,
    options follow at `follows_at` unless somebody adds something before, or a vote closes in which
    all have picked, unless somebody picks more. What is open it `asks_you` where its one reader is
    asked that below it (None: all read it); how many have such open, the organiser alone sees
    (`open_answers`). `settings` is how it is decided where that is not as usual.
    """

    subject: str
    organiser: str
    zone: str
    stage: str
    answered: int
    of: int
    closes_at: datetime
    rule: str
    outcome: Option | None
    more: tuple[Option, ...] = ()
    disclosure: Disclosure
    outcome_lets_guess: bool
    names_zone: bool = False
    session_zone: str = ""
    weighs: tuple[tuple[str, int], ...] = ()
    missing: tuple[str, ...] = ()
    needed: tuple[str, ...] = ()
    awaits_you: bool = False
    asked: tuple[str, ...] = ()
    required: tuple[str, ...] = ()
    options_by: datetime | None = None
    follows_at: datetime | None = None
    asks_you: bool | None = None
    open_answers: int = 0
    settings: DecisionSettings = UNSAID


@dataclass(frozen=True, slots=True, kw_only=True)
class MeetingCard(SessionCard):
    """The card of a meeting: how long it is to be, in which days, and at what place if known."""

    minutes: int
    window: Window
    days: tuple[Weekday, ...] | None = None
    """On which of these days alone it can be; None: on working days."""

    hours: WorkingHours | None = None
    """Between which hours of the session's zone it has to be, where not the usual ones."""

    place: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Blocks:
    """How many stand against an option, by severity."""

    cannot: int
    strong: int
    mild: int


@dataclass(frozen=True, slots=True, kw_only=True)
class OptionShown:
    """One option as far as the disclosure level lets it be seen; what it hides is None or empty.

    It `is_decided` once the vote has closed on it.
    """

    option: Option
    works_for: int | None = None
    of: int | None = None
    satisfies: tuple[str, ...] | None = None
    blocks: Blocks | None = None
    reasons: tuple[PublicReason, ...] = ()
    leaves_out_required: bool = False
    satisfies_fewer: bool = False
    is_decided: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class OptionsProposed(ChannelView):
    """A round's options are on the table by letter, in a first one best first; the vote is open.

    `why` says in a sentence or two what speaks for the first one, made from `facts` alone, and
    `whys` in a line each what sets the others apart. It
    `is_all` where nothing was asked before, and whoever wants to can vote. So many are `listed` in
    all, where people add to a list. Of those `missing` some are `needed`. Once it `is_closed`,
    nobody can vote. So many options at `most` one may approve of, or share out so many points
    (`budget`). Where there is no card, `lot` is the hash of the seed that settles what ties, and
    `settings` how it is decided where that is not as usual; `voters` are by name who alone can
    vote. Where it `gives_places`, one votes for where
    to be. What was `before` is said first, where no post of its own has told why there is this
    round.
    """

    subject: str
    round: int
    options: tuple[OptionShown, ...]
    missing: tuple[str, ...]
    zone: str
    rule: str
    secret: bool
    closes_at: datetime
    why: str = ""
    facts: Facts | None = None
    whys: tuple[str, ...] = ()
    names_zone: bool = False
    session_zone: str = ""
    is_all: bool = False
    listed: int = 0
    is_closed: bool = False
    lot: str = ""
    settings: DecisionSettings = UNSAID
    weighs: tuple[tuple[str, int], ...] = ()
    voters: tuple[str, ...] = ()
    needed: tuple[str, ...] = ()
    gives_places: bool = False
    most: int | None = None
    budget: Fraction | None = None
    before: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class VoteCounted(ChannelView):
    """A round's vote is closed and the session goes on; `tally` is None where counts are hidden."""

    round: int
    elected: str | None
    ballots: int | None
    tally: Tally | None


@dataclass(frozen=True, slots=True, kw_only=True)
class PlacesGiven:
    """Who has one of so many places, and who waits; of those not named, how many there are.

    Without a `capacity` there is room for all.
    """

    title: str
    capacity: int | None
    taken: int
    names: tuple[str, ...] = ()
    waiting: int = 0
    names_waiting: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Decided(ChannelView):
    """The session has an outcome, and `works_for` of those `of` who count can come.

    Where several were elected, `more` are those beside the first. It `holds` until it is given up;
    from then on this is what was. Another may be looked for where it `can_move`. How many can come,
    and how many `ballots` were cast, is None where it is not known or not shown; of those, so many
    are `for_none` of the options, and so many `abstained` besides. `otherwise` says how the same
    ballots come out by other rules; `seed` is what a lot was drawn from, if one was.
    What others hold is kept `beside` it, as they let it be seen. `notes` are what voters have said
    with their votes, as labelled. `places` are those of what takes only so many. `place` is where
    it is, or its link. `taken_by` names who took it where no vote elected anything, and `tie_by` is
    what parted those that tied, as far as it is shown. `coming` says who has marked that they come.
    There are `few_for` it where they are fewer than half of those who voted.
    """

    subject: str
    option: Option
    zone: str
    decided_by: str
    decided_at: datetime
    tally: Tally | None
    agenda: tuple[PublicReason, ...] = ()
    in_part: tuple[PublicReason, ...] = ()
    ballots: int | None = None
    for_none: int = 0
    abstained: int = 0
    works_for: int | None = None
    of: int | None = None
    names_zone: bool = False
    session_zone: str = ""
    holds: bool = True
    can_move: bool = True
    more: tuple[Option, ...] = ()
    otherwise: str = ""
    few_for: bool = False
    seed: str = ""
    beside: tuple[PublicReason, ...] = ()
    weighs: tuple[tuple[str, int], ...] = ()
    notes: tuple[PublicReason, ...] = ()
    places: tuple[PlacesGiven, ...] = ()
    place: str = ""
    taken_by: str = ""
    tie_by: str = ""
    coming: str = ""


@dataclass(frozen=True, slots=True)
class ReviewAnswer:
    """What somebody says of a decision, and when; whoever presses there knows it to be seen."""

    name: str
    verdict: str
    at: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class ReviewQuestion(ChannelView):
    """Does what was decided, and `more` beside it, still hold? `answers` were said so far."""

    number: int
    subject: str
    option: Option
    zone: str
    decided_at: datetime
    answers: tuple[ReviewAnswer, ...] = ()
    more: tuple[Option, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class TimeGivenUp(ChannelView):
    """The time that was decided does not hold after all; another is being looked for.

    What is `other` about that search is said too; hours are those of the `zone`, if it is named.
    """

    subject: str
    other: OtherSearch | None = None
    zone: str = ""
    names_zone: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class SearchChanged(ChannelView):
    """A meeting is of another length now, or looked for at other times; a vote `begins_anew`."""

    subject: str
    other: OtherSearch
    zone: str
    names_zone: bool
    begins_anew: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class NoOutcome(ChannelView):
    """The session ends without an outcome; who asked for it may be told that `apart`.

    What more were against than for is `voted_down`. `notes` are what voters have said with their
    votes, as they let it be seen.
    """

    subject: str
    reason: str
    apart: bool = False
    voted_down: bool = False
    notes: tuple[PublicReason, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class DefaultsSet(ChannelView):
    """How decisions are taken in this channel from now on, unless asked otherwise; and `by` whom.

    A last moment is one of a single decision, and no default. `names` are what people are called
    whom it names.
    """

    settings: DecisionSettings
    by: str
    names: tuple[tuple[MemberId, str], ...] = ()
