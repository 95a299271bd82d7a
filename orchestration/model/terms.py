"""What an organiser fixes when a decision is asked for."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date, datetime, timedelta
from enum import StrEnum
from fractions import Fraction

from orchestration.model.people import MemberId
from orchestration.model.times import OWN_DAY, WORKING_DAYS, Weekday, Window, WorkingHours


class Disclosure(StrEnum):
    """How much of the scores the channel sees (PROTOCOL.md, section 5)."""

    OPEN = "open"
    COUNTS = "counts"
    DISCREET = "discreet"


class Scoring(StrEnum):
    """Whose way of scoring and choosing holds (PROTOCOL.md, section 3)."""

    OURS = "ours"
    PAPER = "paper"


class Coordination(StrEnum):
    """Who proposes options and judges them: the exact proposer, or a model, as in the paper."""

    EXACT = "exact"
    PAPER = "paper"


@dataclass(frozen=True, slots=True)
class Pace:
    """How long people have: to answer, and to vote, in each round.

    None: by working days (PROTOCOL.md, section 3). After the last message of the last of them it is
    `quiet` for so long before options follow.
    """

    intake: timedelta | None = None
    vote: timedelta | None = None
    quiet: timedelta = timedelta(minutes=2)


@dataclass(frozen=True, slots=True, kw_only=True)
class Terms:
    """What is asked for of a decision.

    `zone` is whose clock its deadlines are on, and `working_days` those that they go by. `options`
    is K, `rounds` is T; `last_rule` counts the votes of round T. Of each group in `require_one_of`
    one must be able to come. Where `secret`, nobody sees who votes for what. `coordination` by a
    model takes the paper's scoring too: what it judges is the paper's scale. `ends_by` is the
    session's last moment: by then it is decided. What some rules ask for: `threshold` is the share
    of who has answered or voted that has to support what is elected; `of_all` who are asked, where
    that is said. `winners` is how many are elected, `budget` how many
    points a voter has, `most` how many options one may approve of (None: all), and `vetoers` whose
    veto counts (None: everybody's). A member casts as many ballots as their vote `weighs`,
    all of them alike: one, unless it is said. On the day `review_on` it is asked whether what was
    decided still holds.
    """

    subject: str
    zone: str
    message: str = ""
    working_days: tuple[Weekday, ...] = WORKING_DAYS
    options: int = 3
    rounds: int = 4
    rule: str = "plurality"
    last_rule: str = "plurality"
    quorum: int = 0
    scoring: Scoring = Scoring.OURS
    coordination: Coordination = Coordination.EXACT
    disclosure: Disclosure = Disclosure.COUNTS
    secret: bool = False
    require_one_of: tuple[tuple[MemberId, ...], ...] = ()
    pace: Pace = field(default_factory=Pace)
    ends_by: datetime | None = None
    threshold: Fraction | None = None
    winners: int = 1
    budget: Fraction | None = None
    most: int | None = None
    vetoers: tuple[MemberId, ...] | None = None
    review_on: date | None = None
    weighs: tuple[tuple[MemberId, int], ...] = ()
    of_all: bool = False

    def weight_of(self, member: MemberId) -> int:
        """Return how many ballots a member casts."""
        return dict(self.weighs).get(member, 1)

    @property
    def is_suggested(self) -> bool:
        """Whether options are proposed and judged in the paper's own way."""
        return self.coordination is Coordination.PAPER and self.scoring is Scoring.PAPER


@dataclass(frozen=True, slots=True, kw_only=True)
class MeetingTerms(Terms):
    """What is asked for of a meeting; grid and duration in minutes.

    `hours` are on the session's clock, `own_day` on that of each member who has not said theirs.
    It can be on the `days` that were named; on working days, where None were. `place` is where it
    is, or its link.
    """

    duration: int
    window: Window
    hours: WorkingHours = field(default_factory=WorkingHours)
    own_day: WorkingHours = OWN_DAY
    grid: int = 15
    place: str = ""
    days: tuple[Weekday, ...] | None = None

    @property
    def on_days(self) -> tuple[Weekday, ...]:
        """On which weekdays it can be."""
        return self.working_days if self.days is None else self.days
