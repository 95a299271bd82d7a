"""What a scenario file may hold, field by field.

Each field's description says what is expected of it: it is the documentation and, word for word,
the second half of the line that a wrong value is answered with.
"""

from __future__ import annotations

import math
import re
from datetime import date, datetime, time
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field

from orchestration.interaction.routing import Where
from orchestration.model.preferences import Visibility
from orchestration.model.terms import Coordination, Disclosure, Scoring
from orchestration.model.times import OWN_DAY, WORKING_DAYS, Weekday, zone_named
from orchestration.voting.rules import RULES

LONGEST_MESSAGE = 20_000
"""Characters in one message; nobody writes a longer one about their week."""

FIRST_YEAR, LAST_YEAR = 1970, 2200
"""Beyond them lies a slip of the pen."""

_DATE = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")


def _known_zone(name: str) -> str:
    zone_named(name)
    return name


def _known_rule(name: str) -> str:
    if name not in RULES:
        raise ValueError(name)
    return name


def _with_offset(at: datetime) -> datetime:
    if at.tzinfo is None or not FIRST_YEAR <= at.year <= LAST_YEAR:
        raise ValueError(at)
    return at


def _in_our_time(day: date) -> date:
    if not FIRST_YEAR <= day.year <= LAST_YEAR:
        raise ValueError(day)
    return day


def _local(at: time) -> time:
    if at.tzinfo is not None:
        raise ValueError(at)
    return at


def _one_line(text: str) -> str:
    return " ".join(text.split())


def _only_text(value: object) -> object:
    if not isinstance(value, str):
        raise ValueError(value)  # noqa: TRY004  # pydantic takes a ValueError for an answer
    return value


def _whole(value: object) -> object:
    if isinstance(value, bool | str) or (isinstance(value, float) and not math.isfinite(value)):
        raise ValueError(value)
    return value


def _written_as_date(value: object) -> object:
    if not isinstance(value, str) or not _DATE.fullmatch(value):
        raise ValueError(value)
    return value


Text = Annotated[str, Field(max_length=LONGEST_MESSAGE)]
Line = Annotated[Text, AfterValidator(_one_line)]
Flag = Annotated[bool, Field(strict=True)]
Id = Annotated[str, Field(pattern=r"^[^\s/]{1,80}$")]
Zone = Annotated[str, AfterValidator(_known_zone)]
RuleName = Annotated[str, AfterValidator(_known_rule)]
Instant = Annotated[datetime, BeforeValidator(_only_text), AfterValidator(_with_offset)]
Day = Annotated[date, BeforeValidator(_written_as_date), AfterValidator(_in_our_time)]
Hour = Annotated[time, BeforeValidator(_only_text), AfterValidator(_local)]
Whole = Annotated[int, BeforeValidator(_whole)]


def expects(words: str, **extra: Any) -> Any:  # noqa: ANN401  # as pydantic's Field
    """Describe a field by what is expected of it."""
    return Field(description=words, **extra)


class Form(BaseModel):
    """What every form has: no other keys than its own."""

    model_config = ConfigDict(extra="forbid", frozen=True, hide_input_in_errors=True)


class WindowForm(Form):
    """The days that a meeting may lie on, both included."""

    start: Day = expects("a date like 2027-01-11")
    end: Day = expects("a date like 2027-01-22")


class HoursForm(Form):
    """The hours of a day that a meeting must lie in."""

    start: Hour = expects('a time like "09:00"', default=time(9))
    end: Hour = expects('a time like "17:00"', default=time(17))


class OwnHoursForm(Form):
    """Somebody's own day, on their own clock."""

    start: Hour = expects('a time like "08:00"', default=OWN_DAY.start)
    end: Hour = expects('a time like "18:00"', default=OWN_DAY.end)


class PersonForm(Form):
    """An organiser who does not attend."""

    id: Id = expects("an id without spaces")
    name: Line | None = expects("a name", default=None)


class RulesForm(Form):
    """One rule for the rounds and one for the last."""

    rounds: RuleName = expects(f"one of {', '.join(RULES)}")
    last: RuleName = expects(f"one of {', '.join(RULES)}")


class SayingForm(Form):
    """A message whose author lets others see what is understood of it."""

    text: Text = expects(f"a text of at most {LONGEST_MESSAGE} characters")
    visibility: Visibility = expects("private, anonymous or shared", default=Visibility.PRIVATE)


class BusyForm(Form):
    """An engagement."""

    start: Instant = expects("an instant with its offset, like 2027-01-12T14:00:00+00:00")
    end: Instant = expects("an instant with its offset, like 2027-01-12T16:00:00+00:00")


class MemberForm(Form):
    """One member, what they say, and how they vote."""

    id: Id = expects("an id without spaces")
    name: Line | None = expects("a name", default=None)
    email: Line | None = expects("an e-mail address", default=None)
    required: Flag = expects("true or false", default=False)
    timezone: Zone | None = expects("a time zone: an IANA name or ±HH:MM", default=None)
    says: tuple[Text | SayingForm, ...] = expects(
        f"a list of texts of at most {LONGEST_MESSAGE} characters, or of {{text, visibility}}",
        default=(),
    )
    role: Text | None = expects("a text", default=None)
    responsibilities: tuple[Text, ...] = expects("a list of texts", default=())
    seniority: Whole = expects("a whole number of at least 0", default=0, ge=0, le=1_000_000)
    manager: Id | None = expects("a member's id", default=None)
    teammates: tuple[Id, ...] = expects("a list of members' ids", default=())
    collaborators: tuple[Id, ...] = expects("a list of members' ids", default=())
    answered: Flag = expects("true or false", default=True)
    replies: tuple[Text | None, ...] = expects("a list of texts", default=())
    votes: tuple[Any, ...] = expects("a list of ballots, one per round", default=())
    notes: tuple[Text | SayingForm | None, ...] = expects(
        "a list of texts, or of {text, visibility}, one per round", default=()
    )
    weight: Whole = expects("a whole number from 1 to 100", default=1, ge=1, le=100)


class SessionForm(Form):
    """What every scenario has, whatever it is decided about; `members` are of its kind."""

    message: Text = expects(f"a text of at most {LONGEST_MESSAGE} characters", default="")
    organiser: Id | PersonForm = expects("a member's id, or {id, name}")
    working_days: tuple[Weekday, ...] = expects(
        "a list of mon, tue, wed, thu, fri, sat, sun", default=WORKING_DAYS, min_length=1
    )
    now: Instant | None = expects(
        "an instant with its offset, like 2027-01-07T14:20:00+01:00", default=None
    )
    rounds: Whole = expects("a whole number from 1 to 20", default=4, ge=1, le=20)
    quorum: Whole = expects("a whole number from 0 to 2000", default=0, ge=0, le=2000)
    scoring: Scoring = expects("ours or paper", default=Scoring.OURS)
    coordination: Coordination = expects("exact or paper", default=Coordination.EXACT)
    disclosure: Disclosure = expects("open, counts or discreet", default=Disclosure.COUNTS)
    require_one_of: tuple[tuple[Id, ...], ...] = expects(
        "a list of lists of members' ids", default=()
    )


class MeetingMemberForm(MemberForm):
    """One member of a meeting, with their calendar and hours."""

    busy: tuple[BusyForm, ...] = expects("a list of {start, end}", default=())
    calendar: Text | None = expects("the path of an .ics file beside the scenario", default=None)
    hours: OwnHoursForm | None = expects(
        "{start, end}, two times on the member's own clock, or null to assume none", default=None
    )


class MeetingForm(SessionForm):
    """A whole meeting: what is asked, and what everyone says and votes."""

    kind: Literal["meeting"] = expects("meeting or choice")
    subject: Line = expects("a text", default="Meeting")
    duration_minutes: Whole = expects("a whole number from 5 to 1440", ge=5, le=1440)
    window: WindowForm = expects("{start, end}, two dates")
    working_hours: HoursForm = expects("{start, end}, two times", default=HoursForm())
    timezone: Zone = expects("a time zone: an IANA name or ±HH:MM")
    options: Whole = expects("a whole number from 1 to 26", default=3, ge=1, le=26)
    rule: RuleName | RulesForm = expects(
        f"one of {', '.join(RULES)}, or {{rounds, last}}", default="plurality"
    )
    members: tuple[MeetingMemberForm, ...] = expects(
        "a list of 2 to 200 members", min_length=2, max_length=200
    )


class MessageForm(Form):
    """A message to be understood."""

    text: Text = expects(f"a text of at most {LONGEST_MESSAGE} characters")
    now: Instant | None = expects(
        "an instant with its offset, like 2027-01-07T14:20:00+01:00", default=None
    )
    timezone: Zone = expects("a time zone: an IANA name or ±HH:MM", default="UTC")
    window: WindowForm | None = expects("{start, end}, two dates", default=None)
    where: Where | None = expects("dm, channel or thread", default=None)
    situation: Literal["none", "intake", "vote", "decided"] | None = expects(
        "none, intake, vote or decided", default=None
    )
