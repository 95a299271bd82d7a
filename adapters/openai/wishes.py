"""A model's reply as typed wishes: every field from the closed reply, every word from our own.

Author, message and visibility come from the hearing; the restatement is made from the fields; times
are resolved by what resolves the rules' own, so that the same wish is the same data either way.
"""

from __future__ import annotations

from datetime import date, time
from typing import Any

from adapters.openai.quotes import found
from orchestration.language.combined import SecondReading
from orchestration.language.conventions import usual_years
from orchestration.language.english.naming import ENGLISH_NAMING
from orchestration.language.languages import naming_of
from orchestration.language.saying.naming import Naming
from orchestration.language.saying.restate import restate
from orchestration.language.saying.restate_times import Manner
from orchestration.language.times.resolve import applied
from orchestration.language.values import Dates, Hours, Place, Recurring, Stretch, When
from orchestration.model.message_context import MessageContext
from orchestration.model.preferences import (
    Applies,
    Confidence,
    Kind,
    NotUnderstood,
    OptionRef,
    Polarity,
    Preference,
    Source,
    Strength,
    Topic,
    Understanding,
)
from orchestration.model.times import (
    EVERY_DAY,
    Grain,
    MeetingsPerDay,
    Minutes,
    TimeFrame,
)
from prompts.replies import (
    BusyWish,
    FlexibleWish,
    LengthWish,
    LoadWish,
    MessageReply,
    OptionWish,
    OtherWish,
    PlaceWish,
    Rest,
    Timing,
)

SOMEBODY_ELSE = "about somebody else: a message can only say what its author wishes"
ORDER = "an order to the bot: only your own wishes count"
UNCLEAR = "it could mean several things"
NO_TIME = "that is no date or time that exists"
_WHY = {"somebody else": SOMEBODY_ELSE, "order": ORDER, "unclear": UNCLEAR}
_FAR_DAYS = 800
"""Days from now within which a date is taken for one, where there is no window."""


def read_reply(reply: MessageReply[Any], text: str, hearing: MessageContext) -> SecondReading:
    """Return a reply as a reading of the message; what quotes no words of it is left out."""
    wishes: list[Preference] = []
    left: list[NotUnderstood] = []
    naming = naming_of(text)
    for wish in reply.wishes:
        source = found(wish.words, text, hearing.message)
        if source is None:
            continue
        made = preference(wish, source, hearing, naming)
        wishes += [made] if made else []
        left += [] if made else [NotUnderstood(text[source.start : source.end], NO_TIME, source)]
    rest, nothing = read_rest(reply.rest, text, hearing.message)
    return SecondReading(Understanding(tuple(wishes), (*left, *rest)), nothing)


def read_rest(
    rest: list[Rest], text: str, message: int
) -> tuple[tuple[NotUnderstood, ...], tuple[Source, ...]]:
    """Return what is not understood, and the words that are no wish."""
    placed = [(each.why, found(each.words, text, message)) for each in rest]
    left = (
        NotUnderstood(text[source.start : source.end], _WHY[why], source)
        for why, source in placed
        if source and why in _WHY
    )
    return tuple(left), tuple(source for why, source in placed if source and why not in _WHY)


def preference(
    wish: Any,  # noqa: ANN401
    source: Source,
    hearing: MessageContext,
    naming: Naming = ENGLISH_NAMING,
) -> Preference | None:
    """Return one wish of the reply as typed data; None where its time is none.

    What a model has read is likely, never sure.
    """
    kind, applies = Kind(wish.kind), _applies(wish, hearing.frame)
    if isinstance(wish, Timing) and applies is None and not _is_always(wish):
        return None
    polarity, strength = _stance(wish)
    place: Place | None = wish.place if isinstance(wish, PlaceWish) else None
    manner = Manner(usual_years(hearing.frame), naming)
    return Preference(
        author=hearing.author,
        kind=kind,
        polarity=polarity,
        strength=strength,
        applies=applies,
        restatement=restate(kind, polarity, strength, applies, place, manner),
        source=source,
        visibility=hearing.visibility,
        sureness=Confidence.LIKELY,
        language=naming.code,
    )


def _is_always(timing: Timing[Any]) -> bool:
    """Whether it is said that anything goes, and no time is named."""
    named = timing.dates or timing.weekdays or timing.start or timing.end
    return isinstance(timing, FlexibleWish) and not named


def _stance(wish: object) -> tuple[Polarity, Strength]:
    """Return what a reply says, or what its kind of wish always is."""
    if isinstance(wish, BusyWish):
        return Polarity.AGAINST, Strength.MUST
    polarity = getattr(wish, "polarity", Polarity.FOR)
    usual = Strength.PREFERS
    weightless = isinstance(wish, FlexibleWish) or polarity is Polarity.ACCEPTS
    return polarity, usual if weightless else getattr(wish, "strength", usual)


def _applies(wish: object, frame: TimeFrame) -> Applies:
    match wish:
        case Timing():
            return when(wish, frame)
        case LengthWish():
            return Minutes(wish.minutes)
        case LoadWish():
            return MeetingsPerDay(wish.meetings)
        case OptionWish():
            return OptionRef(str(wish.option))
        case OtherWish(kind="topic"):
            return Topic.of(wish.words)
        case _:
            return None


def when(timing: Timing[Any], frame: TimeFrame) -> Applies:
    """Return the time that is meant, on dates or else recurring; None where it is none."""
    hours = _hours(timing.start, timing.end)
    if timing.dates:
        spans = tuple((_date(each.first), _date(each.last)) for each in timing.dates)
        if not all(first <= last and _is_near(first, last, frame) for first, last in spans):
            return None
        said = When(Dates(spans), hours)
    elif timing.weekdays or hours:
        days = tuple(day for day in EVERY_DAY if day in timing.weekdays) or EVERY_DAY
        said = When(Recurring(days, timing.every_weeks, plural=True), hours)
    else:
        return None
    resolved = applied((said,), frame, bare=False)
    return resolved[0] if resolved else None


def _hours(start: str | None, end: str | None) -> Hours | None:
    if start is None and end is None:
        return None
    first, last = (time.fromisoformat(each) if each else None for each in (start, end))
    whole = all(each is None or each.minute == 0 for each in (first, last))
    return Hours((Stretch(first, last, Grain.HOUR if whole else Grain.MINUTE),))


def _date(said: object) -> date:
    return date.fromisoformat(str(said))


def _is_near(first: date, last: date, frame: TimeFrame) -> bool:
    today = frame.now.date()
    return all(abs((each - today).days) <= _FAR_DAYS for each in (first, last))
