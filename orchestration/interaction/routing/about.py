"""What a sentence can be about."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import pairwise
from typing import Final, TypeAlias

from orchestration.model.people import SessionId


class Asks(StrEnum):
    """What a question about a session wants to know."""

    STATUS = "status"
    MISSING = "missing"
    WHEN = "when"
    WHO = "who"
    INVITE = "invite"
    ABOUT_ME = "about_me"
    OWN_VOTE = "own_vote"
    """What the vote of who asks is, and whether it is in."""
    HOW_DECIDED = "how_decided"
    LIST = "list"
    VOTES = "votes"
    DECISIONS = "decisions"
    TOPIC = "topic"
    PLACE = "place"
    GUIDE = "guide"
    """What is wanted of who asks, as things stand."""
    HELP = "help"
    PRIVACY = "privacy"
    OTHERS_WORDS = "others_words"
    FORGET = "forget"
    """That all which is kept of who asks be gone."""
    QUIET = "quiet"
    """That the bot remind them no more."""
    LOUD = "loud"
    """That it remind them again."""
    UNDO = "undo"
    """That what their last message did be taken back."""
    REMINDED = "reminded"
    """Who was reminded, and when."""
    CLOCK = "clock"
    PERSON = "person"
    """Whether it is a person who writes."""
    CALENDAR = "calendar"
    """Whether calendars are read."""
    BEFOREHAND = "beforehand"
    """That people be reminded before what was decided begins."""
    JOIN = "join"
    """Whether who asks can be in it too."""
    REPEATS = "repeats"
    """What is asked again and again."""
    RULE = "rule"
    """How its votes are counted, and what becomes of an abstention or a no."""
    EXPORT = "export"
    """That what was decided be given as a file."""
    CHANGEABLE = "changeable"
    """Until when what they have said, or their vote, can still be changed."""
    WHY = "why"
    """Why it is these options that are on the table."""
    FOR_ME = "for_me"
    """How the options stand for who asks, by all that they have said."""


class Does(StrEnum):
    """What an order of the organiser does to a session."""

    CANCEL = "cancel"
    CLOSE = "close"
    REMIND = "remind"
    ADD = "add"
    REMOVE = "remove"
    MOVE = "move"
    EXTEND = "extend"
    REVIEW = "review"
    AGAIN = "again"
    SKIP = "skip"
    STOP = "stop"
    REPEAT = "repeat"
    CHANGE = "change"
    DEFAULTS = "defaults"
    RESTART = "restart"


class Held(StrEnum):
    """Why an order is not carried out as it stands: more is said of it than its verb."""

    DENIED = "denied"
    CONDITION = "condition"
    TIME = "time"
    UNREAD = "unread"


class Opens(StrEnum):
    """Which kind of session a request opens."""

    MEETING = "meeting"
    CHOICE = "choice"
    PANEL = "panel"
    PLAN = "plan"


@dataclass(frozen=True, slots=True)
class Span:
    """Where in a message something was said, in characters."""

    start: int
    end: int


@dataclass(frozen=True, slots=True)
class SessionWish:
    """What suits somebody, in the session that is open."""

    span: Span


@dataclass(frozen=True, slots=True)
class Vote:
    """A vote on the options on the table."""

    span: Span


@dataclass(frozen=True, slots=True)
class GivenAnswer:
    """The answer to an open question of the bot's."""

    span: Span


@dataclass(frozen=True, slots=True)
class SessionQuestion:
    """A question about a session, or about the bot."""

    span: Span
    asks: Asks


@dataclass(frozen=True, slots=True)
class SessionOrder:
    """Something that an organiser wants done to a session; whoever says it.

    Where it is `held`, nothing is done at once.
    """

    span: Span
    does: Does
    held: Held | None = None


@dataclass(frozen=True, slots=True)
class CameUp:
    """Somebody cannot come to what was decided, to one of these sessions; if `passed`, they can.

    Who `leaves` wants no part in what is open either.
    """

    span: Span
    sessions: tuple[SessionId, ...] = ()
    passed: bool = False
    leaves: bool = False


@dataclass(frozen=True, slots=True)
class OpenRequest:
    """A request to open a session."""

    span: Span
    kind: Opens


@dataclass(frozen=True, slots=True)
class StandingWish:
    """What suits somebody for good, in every session; `says_so` where its words do."""

    span: Span
    says_so: bool = False


@dataclass(frozen=True, slots=True)
class Social:
    """Thanks, a greeting, an emoji: nothing waits for a reply."""

    span: Span


@dataclass(frozen=True, slots=True)
class Finished(Social):
    """That's all: who says so has nothing to add."""


@dataclass(frozen=True, slots=True)
class Late(Social):
    """Somebody comes to what was decided, but late: they are not absent."""


@dataclass(frozen=True, slots=True)
class AwayThen(Social):
    """Somebody is away on a day on which none of their sessions can be."""


@dataclass(frozen=True, slots=True)
class Unknown:
    """Anything else."""

    span: Span


@dataclass(frozen=True, slots=True)
class OfAnother(Unknown):
    """What suits somebody else, who has to say so themselves; if `misses`, they cannot come."""

    misses: bool = False


About: TypeAlias = (
    SessionWish
    | Vote
    | GivenAnswer
    | SessionQuestion
    | SessionOrder
    | CameUp
    | OpenRequest
    | StandingWish
    | Social
    | Unknown
)


NAMES: Final[Mapping[type[About], str]] = {
    SessionWish: "wish",
    Vote: "vote",
    GivenAnswer: "answer",
    SessionQuestion: "question",
    SessionOrder: "order",
    CameUp: "came_up",
    OpenRequest: "open",
    StandingWish: "standing",
    Social: "social",
    Finished: "social",
    Late: "social",
    AwayThen: "social",
    Unknown: "unknown",
    OfAnother: "unknown",
}


def name(about: About) -> str:
    """Return what something is called in data."""
    return NAMES[type(about)]


def detail(about: About) -> str:
    """Return what a question asks, an order does or a request opens; nothing of all else."""
    match about:
        case SessionQuestion(asks=asks):
            return asks.value
        case SessionOrder(does=does):
            return does.value
        case OpenRequest(kind=kind):
            return kind.value
    return ""


_STOPS: Final = frozenset(".!?\n")


def only(text: str, routed: Sequence[About], *kinds: type[About]) -> str:
    """Return a message with everything else blanked; what remains keeps its place in it.

    Where a sentence between two of them ends stays told: "Mondays are out, sorry. Tuesday works".
    """
    spans = [each.span for each in routed if isinstance(each, kinds)]
    kept = [" "] * len(text)
    for before, after in pairwise(spans):
        for at in range(before.end, after.start):
            kept[at] = text[at] if text[at] in _STOPS else " "
    for span in spans:
        kept[span.start : span.end] = text[span.start : span.end]
    return "".join(kept)


def main(routed: Sequence[About]) -> About:
    """Return what a message is about first of all: the first thing that is more than courtesy."""
    telling = [each for each in routed if not isinstance(each, Social | Unknown)]
    unknown = [each for each in routed if isinstance(each, Unknown)]
    return (*telling, *unknown, *routed)[0]
