"""Why words were not understood, as it is told to who wrote them; each language may reword them."""

from __future__ import annotations

NO_RULE = "no rule covers these words"
NO_TIME = "that is no date or time that exists"
NOON_OR_MIDNIGHT = "12 am could be noon or midnight: please say which"
SEVERAL_ZONES = "this time zone could be several: please name a city"
AT_ALL_TIMES = "a wish of this kind can only hold at all times"
SCATTERED = "several times, and not how they belong together"
UNCLEAR = "it names a time, but not whether it suits you"
SOMEBODY_ELSE = "about somebody else: a message can only say what its author wishes"
ORDER = "an order to the bot: only your own wishes count"
TOO_LONG = "only the first {} characters of a message are read"
DEADLINE = "it sounds like a deadline for answers, not a time to meet"
THEIRS = "about somebody's own time: they can say so themselves"
SEVERAL_PEOPLE = "this name could be several people"
NOBODY = "nobody here is called that"
WHO = "this does not say who"
FROM_WHAT = "these days can only be taken out of days that are known"
PAST = "that is in the past"
HOW = "where to meet and how soon belong into the invitation"
REQUEST_TOO_LONG = "only the first 4000 characters of a request are read"
MEETING_TOO_LONG = "a meeting takes less than a day"
SUBJECT_TOO_LONG = "a subject has at most 120 characters"

CALENDAR_TIMES = "a date or a length does not exist"
CALENDAR_REPEATS = "the rule of repetition cannot be worked out"
CALENDAR_EXCEPTIONS = "a date on which it does not take place cannot be read"
CALENDAR_SERIES = "the times cannot be worked out"
CALENDAR_ZONE = "the calendar names a time zone and does not say what it is"

OF_CALENDARS = (
    CALENDAR_TIMES,
    CALENDAR_REPEATS,
    CALENDAR_EXCEPTIONS,
    CALENDAR_SERIES,
    CALENDAR_ZONE,
)
"""Reasons that are no fault of what anybody has written to the bot."""

WHATEVER_ELSE = (SOMEBODY_ELSE, ORDER, TOO_LONG)
"""Reasons that hold whoever reads the words."""
