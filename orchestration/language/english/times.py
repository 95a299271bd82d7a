"""English words about time: what each one is."""

from __future__ import annotations

from orchestration.language.values import (
    DayName,
    Edge,
    Length,
    Meridian,
    MonthName,
    Num,
    Offset,
    PartName,
    PartOfToday,
    Reach,
    Recurring,
    Unit,
    UnitName,
)
from orchestration.language.words.elided import Elided
from orchestration.language.words.hints import EARLY, LATE, Hints
from orchestration.language.words.writing import words
from orchestration.model.times import EVERY_DAY, WORKING_DAYS, Weekday

EARLIER = words(
    """
    the earlier the better | the earlier in the day the better | the earlier , the better |
    earlier the better | earlier in the day is better | earlier in the day the better
    """
)
LATER = words(
    """
    the later the better | the later in the day the better | the later , the better |
    later the better | later in the day is better | later in the day the better
    """
)
LEANINGS = {
    tuple(phrase.split()): ("ideally", "in", "the", part)
    for part, phrases in (("morning", EARLIER), ("afternoon", LATER))
    for phrase in phrases
}
_WEEKDAYS = {
    Weekday.MON: "monday mon",
    Weekday.TUE: "tuesday tue tues",
    Weekday.WED: "wednesday wed weds",
    Weekday.THU: "thursday thu thur thurs",
    Weekday.FRI: "friday fri",
    Weekday.SAT: "saturday sat",
    Weekday.SUN: "sunday sun",
}
_MONTHS = words(
    """
    january jan | february feb | march mar | april apr | may | june jun | july jul | august aug
    | september sep sept | october oct | november nov | december dec
    """
)
_SMALL = words(
    """
    zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen
    fifteen sixteen seventeen eighteen nineteen twenty
    """
)
_ORDINALS = words(
    """
    zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth
    thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth
    """
)
_UNITS = {
    Unit.MINUTE: ("minute min", "minutes mins"),
    Unit.HOUR: ("hour hr", "hours hrs"),
    Unit.DAY: ("day", "days"),
    Unit.WEEK: ("week wk", "weeks wks"),
    Unit.MONTH: ("month", "months"),
    Unit.WEEKEND: ("weekend week-end", "weekends"),
}
_PARTS = {
    "morning": ("morning|forenoon", "mornings"),
    "midday": ("midday|mid day|middle of the day|mid - day|middle of day|around noon", "middays"),
    "lunch": (
        "lunch|lunchtime|lunch time|lunch hour|lunch break",
        "lunches|lunchtimes|lunch hours",
    ),
    "afternoon": ("afternoon|afternoonish|aft|arvo", "afternoons|arvos"),
    "evening": ("evening|night|dinnertime|dinner time", "evenings"),
    "night": ("night - time|nighttime", "nights"),
}
_MIDWEEK = (Weekday.TUE, Weekday.WED, Weekday.THU)
_SINGLE = {
    "today": Offset(0),
    "tonight": PartOfToday("evening"),
    "tomorrow": Offset(1),
    "tmrw": Offset(1),
    "tmr": Offset(1),
    "yesterday": Offset(-1),
    "day after tomorrow": Offset(2),
    "day before yesterday": Offset(-2),
    "day after": Offset(1),
    "am": Meridian.AM,
    "a m": Meridian.AM,
    "pm": Meridian.PM,
    "p m": Meridian.PM,
    "ampm": Meridian.PM,
    "next": Reach.NEXT,
    "following": Reach.NEXT,
    "this": Reach.THIS,
    "current": Reach.THIS,
    "this current": Reach.THIS,
    "last": Reach.LAST,
    "past": Reach.LAST,
    "previous": Reach.LAST,
    "coming": Reach.COMING,
    "upcoming": Reach.COMING,
    "this coming": Reach.COMING,
    "this upcoming": Reach.COMING,
    "the coming": Reach.COMING,
    "beginning of": Edge.BEGINNING,
    "start of": Edge.BEGINNING,
    "first half of": Edge.FIRST_HALF,
    "1st half of": Edge.FIRST_HALF,
    **dict.fromkeys(("front half of", "early part of"), Edge.FIRST_HALF),
    **dict.fromkeys(("back half of", "latter part of"), Edge.SECOND_HALF),
    "second half of": Edge.SECOND_HALF,
    "2nd half of": Edge.SECOND_HALF,
    "latter half of": Edge.SECOND_HALF,
    "early": Edge.BEGINNING,
    "earlier": Edge.BEGINNING,
    "early in": Edge.BEGINNING,
    "middle of": Edge.MIDDLE,
    "mid": Edge.MIDDLE,
    "mid -": Edge.MIDDLE,
    "end of": Edge.END,
    "late": Edge.LATE,
    "later": Edge.LATE,
    "late in": Edge.LATE,
    "later in": Edge.LATE,
    "rest of": Edge.REST,
    "rest": Edge.REST,
    "remainder of": Edge.REST,
    "first half": PartName("morning"),
    "1st half": PartName("morning"),
    "second half": PartName("afternoon"),
    "2nd half": PartName("afternoon"),
    "end of day": PartName("end_of_day"),
    "end of the day": PartName("end_of_day"),
    "eod": PartName("end_of_day"),
    "close of business": PartName("end_of_day"),
    "cob": PartName("end_of_day"),
    "cop": PartName("end_of_day"),
    "close of play": PartName("end_of_day"),
    "first thing": PartName("first_thing"),
    "first thing in the morning": PartName("first_thing"),
    "last thing": PartName("last_thing"),
    "last thing in the day": PartName("last_thing"),
    "end of business": PartName("end_of_day"),
    **{phrase: PartName("morning", plural=True) for phrase in EARLIER},
    **{phrase: PartName("afternoon", plural=True) for phrase in LATER},
    "early morning": PartName("early_morning"),
    "early mornings": PartName("early_morning", plural=True),
    "early - morning": PartName("early_morning"),
    "early in the day": PartName("morning"),
    "earlier in the day": PartName("morning"),
    "early on in the day": PartName("morning"),
    "late in the day": PartName("late_afternoon"),
    "later in the day": PartName("afternoon"),
    "early in the morning": PartName("early_morning"),
    EARLY: PartName("early_morning"),
    LATE: PartName("late_day"),
    "late afternoon": PartName("late_afternoon"),
    "late afternoons": PartName("late_afternoon", plural=True),
    "late - afternoon": PartName("late_afternoon"),
    "late in the afternoon": PartName("late_afternoon"),
    "later in the afternoon": PartName("late_afternoon"),
    "noon": PartName("noon"),
    "12 noon": PartName("noon"),
    "midnight": PartName("midnight"),
    "mid night": PartName("midnight"),
    "weekday": Recurring(WORKING_DAYS),
    "weekdays": Recurring(WORKING_DAYS, plural=True),
    "working day": Recurring(WORKING_DAYS),
    "working days": Recurring(WORKING_DAYS, plural=True),
    "business days": Recurring(WORKING_DAYS, plural=True),
    "weekday's": Recurring(WORKING_DAYS, plural=True),
    "daily": Recurring(EVERY_DAY, plural=True),
    "everyday": Recurring(EVERY_DAY, plural=True),
    "every day": Recurring(EVERY_DAY, plural=True),
    "each day": Recurring(EVERY_DAY, plural=True),
    "most days": Recurring(EVERY_DAY, universal=True),
    **{
        f"{half} half of {week}": Recurring(days, plural=True)
        for week in ("either week", "each week", "every week", "both weeks", "any week")
        for halves, days in (
            (("first", "1st"), WORKING_DAYS[:3]),
            (("second", "2nd", "latter"), WORKING_DAYS[2:]),
        )
        for half in halves
    },
    "midweek": Recurring(_MIDWEEK, plural=True),
    "mid - week": Recurring(_MIDWEEK, plural=True),
    "mid week": Recurring(_MIDWEEK, plural=True),
    "every weekday": Recurring(WORKING_DAYS, plural=True),
    "m - f": Recurring(WORKING_DAYS, plural=True),
    **{
        f"{first} - {last}": Recurring(WORKING_DAYS[slice(*days)], plural=True)
        for first, last, days in (
            *(("m", "th", (0, 4)), ("m", "thu", (0, 4)), ("m", "w", (0, 3)), ("w", "f", (2, 5))),
            *(("tu", "th", (1, 4)), ("t", "th", (1, 4)), ("tu", "f", (1, 5))),
        )
    },
    "mwf": Recurring((Weekday.MON, Weekday.WED, Weekday.FRI), plural=True),
    "tth": Recurring((Weekday.TUE, Weekday.THU), plural=True),
    "any day": Recurring(EVERY_DAY, universal=True),
    **dict.fromkeys(
        ("all of both weeks", "either week", "in either week", "in both weeks"),
        Recurring(EVERY_DAY, universal=True),
    ),
    "any weekday": Recurring(WORKING_DAYS, universal=True),
    "all days": Recurring(EVERY_DAY, universal=True),
    "any other day": Recurring(EVERY_DAY, universal=True),
    "half day": Length(240, Unit.MINUTE),
    "a half day": Length(240, Unit.MINUTE),
    "half an hour": Length(30, Unit.MINUTE),
    "half hour": Length(30, Unit.MINUTE),
    "half - hour": Length(30, Unit.MINUTE),
    "half a day": Length(240, Unit.MINUTE),
    "quarter of an hour": Length(15, Unit.MINUTE),
    "half an hr": Length(30, Unit.MINUTE),
    "an hour": Length(1, Unit.HOUR),
    "a hour": Length(1, Unit.HOUR),
    "an hr": Length(1, Unit.HOUR),
    "an hour and a half": Length(90, Unit.MINUTE),
    "a day": Length(1, Unit.DAY),
    "a week": Length(1, Unit.WEEK),
    "a fortnight": Length(2, Unit.WEEK),
    "fortnight": Length(2, Unit.WEEK),
    "couple of": Num(2),
    "a couple of": Num(2),
    **dict.fromkeys(("a few", "few"), Num(3)),
    "couple": Num(2),
    "quarter": Num(15),
    "a quarter": Num(15),
    "half": Num(30),
    "a half": Num(30),
}


def _numbers() -> dict[str, object]:
    words: dict[str, object] = {word: Num(n) for n, word in enumerate(_SMALL)}
    words |= {word: Num(n, ordinal=True) for n, word in enumerate(_ORDINALS)}
    words |= {word: Num(30 + 10 * n) for n, word in enumerate(("thirty", "forty", "fifty"))}
    return words | {"thirtieth": Num(30, ordinal=True)}


def _days_and_months() -> dict[str, object]:
    words: dict[str, object] = {}
    for day, names in _WEEKDAYS.items():
        words |= {name: DayName(day) for name in names.split()}
        words |= {f"{name}s": DayName(day, plural=True) for name in names.split()[:1]}
    for n, names in enumerate(_MONTHS, start=1):
        words |= {name: MonthName(n) for name in names.split()}
    return words


def _units_and_parts() -> dict[str, object]:
    words: dict[str, object] = {}
    for unit, (one, many) in _UNITS.items():
        words |= {name: UnitName(unit) for name in one.split()}
        words |= {name: UnitName(unit, plural=True) for name in many.split()}
    for part, (one, many) in _PARTS.items():
        words |= {name: PartName(part) for name in one.split("|")}
        words |= {name: PartName(part, plural=True) for name in many.split("|")}
    return words


PHRASES: dict[str, object] = {**_SINGLE, **_numbers(), **_days_and_months(), **_units_and_parts()}

SHAKY = frozenset({"sat", "sun", "mar", "may", "jan", "march", "am"})
"""Words that are something else as well: a day or month only where they stand like one."""
WEEKS = Elided(
    named=frozenset({"week", "weeks"}),
    noun="week",
    order=frozenset(words("first second third next following other last previous")),
    stands_for=frozenset({"one"}),
    bare=frozenset({"the"}),
    goes_on=frozenset(words("i we i'm is are 's looks works would will , . ; : ! ?")),
    behind=frozenset({"after", "following"}),
    following=frozenset({"following"}),
)
HINTS = Hints(
    said=frozenset(
        (*no.split(), *verb.split(), *too.split(), at)
        for at in ("early", "late")
        for no in ("not", "nothing", "don't", "cannot", "can't", "shouldn't")
        for verb in ("", "be", "go", "do", "start", "make it", "have it", "do it", "want it")
        for too in ("too", "so", "that", "very", "super", "all that")
    ),
    behind=frozenset(
        words("but and please pls just only ideally preferably thanks if possible rather better")
        + words("hopefully should must may i we it 'd would let's lets do can")
    ),
    goes_on=frozenset(words("for or nor to than as a an of enough")),
    leads=frozenset({"just", "only"}),
)
AFTER_SHAKY = frozenset(words("at from between after before morning afternoon evening noon"))
LISTING = frozenset(words(", & + / - and or to till until"))
BEFORE_SHAKY = LISTING.union(
    words("on this next last every each through from between for by of not")
)
