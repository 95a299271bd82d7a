"""What words about time are taken to mean, in words; those that a workspace can set for itself
are data (`model/conventions.py`), here with their defaults.

- Hours without am or pm: 1 to 6 are afternoon, 7 to 11 morning, 12 noon; a leading zero means
  morning. In a range the first hour takes the half of the second where it then comes first
  ("9 to 11 am", "10 to 12pm", "2-4pm"), and the second one follows the first ("8am-3", "10-4").
- A part of the day settles it: "3 in the morning", "7 in the evening", "tonight at 11".
- Parts of the day are the frame's (PROTOCOL.md, section 2). "Early" and "late" parts that have no
  name there are the first and the last half of the part; a morning is halved from 8 on.
- "Nights", "at night" are 22 to 7; a night of a day, or with an hour, is its evening.
- "Not too early" is a mild wish against early mornings, "not too late" against 17 and later.
- "Fri only after 2" rules out Friday before 2 and says nothing of other days; "only Fridays after
  2" rules out all else. "Tuesday, otherwise no" does, too.
- Hours without a day are those of the day named last in the same sentence; "mornings" are those of
  every day. What a message says later of some hours of a day narrows what it said of all of it.
- "Maybe" says that something is possible, with less confidence. "Need not be", "can't rule out" and
  "not before 6" say nothing for sure, and are asked about.
- "KW 3" is the third week of the year, as ISO 8601 counts them.
- "First thing" is before 10, "last thing" 16 to 18. EOD, COB and COP are the end of the day.
- "Half 3" is half past three, as the British say it. Four digits are a clock time ("1430") where
  they are no year. "1h" to "6h", "1h30" to "4h30" and "25h" on are lengths, "14h" and "14h30"
  clock times. A short meeting takes half an hour.
- An engagement at a point ("dentist at 3") takes an hour, unless its length is said.
- "Back on the 18th" is away before that day; "in from 10" and "have until 6" state bounds; "let's
  start at 10" wishes for ten o'clock. "I work on Mondays" says neither yes nor no.
- Without a window, a definite time in a sentence that says nothing of it is a time wished for.
- What is preferred over something else is wished for; the other is not ruled out ("8 over 6").
- An exception is cut out of a wish ("mornings are fine except on Tuesdays"); who says when they can
  come cannot come at what they except ("free on Tuesday except 2 to 3").
- Within a message the last word stands: "no wait", "I mean" and the like put right what was said
  last, of which all that is not said again still holds ("Tuesday at 2, sorry, 3").
- "Right after lunch" is the hour after it.
- Ends: "until", "before" and the end of an hours range do not belong; the last day of a range of
  days does ("from the 18th through the 20th", "Mon to Wed").
- Weeks begin on Monday. "This Friday" is of this week, "next Friday" of next week, "coming
  Friday" the first one after today. "Next Monday" said on a Sunday is tomorrow by this rule.
- A bare weekday is each such day of the window; without a window the next one after today.
- A weekday that bounds something ("from Wednesday on", "until Friday") is the first such day.
- "The 14th" is that day in the window where it has one, else the next from today; a date without
  a year likewise.
- 5/12 is the twelfth of May where people write the month first (America, and where we do not
  know), else the fifth of December; but where only one of the two lies in the window, that one.
- The beginning of a week is Monday to Wednesday, its middle Tuesday to Thursday, its end Friday to
  Sunday, its halves part on Thursday; of a month the first ten days, the 11th to the 20th, and
  what follows; its halves part after half of its days. "Later this week" and "the rest of the
  week" begin today. "The week of the 18th" and "w/c 18 Jan" are Monday to Sunday.
- "In two weeks" is the day two weeks from today; "a week from Tuesday" and "Tuesday week" are a
  week after the coming Tuesday.
- The weekend is Saturday and Sunday.
- What has no end ("after the 15th") ends with the window, or eight weeks from now.
- An hour is an hour: "at 3" is known to the hour, "at 3:15" and "at 3:00" to the minute.
"""

from __future__ import annotations

from datetime import date, datetime, timedelta

from orchestration.model.times import TimeFrame, zone_named

NOON = 12
LATEST_YEAR = 2200
EARLIEST_YEAR = 1900
WEEK = 7
_DAY_FIRST = ("Europe/", "Africa/", "Asia/", "Australia/", "Pacific/Auckland", "Atlantic/")


def guessed_hour(frame: TimeFrame, hour: int) -> int:
    """The hour of the day meant by one said without am or pm."""
    return hour + NOON if 0 < hour < frame.conventions.first_morning_hour else hour


def week_start(frame: TimeFrame, day: date) -> date:
    """The first day of the week that a day lies in."""
    return day - timedelta(days=(day.weekday() - frame.conventions.week_begins) % WEEK)


def month_first(frame: TimeFrame) -> bool:
    """Whether 5/12 begins with the month where the reader lives."""
    said = frame.conventions.month_first
    return not frame.zone.startswith(_DAY_FIRST) if said is None else said


def today(frame: TimeFrame) -> date:
    """The author's own date."""
    return local_now(frame).date()


def usual_years(frame: TimeFrame) -> frozenset[int]:
    """The years that are meant where none is said."""
    window = frame.window
    return frozenset((window.start.year, window.end.year) if window else (today(frame).year,))


def local_now(frame: TimeFrame) -> datetime:
    """Now, by the author's clock."""
    return frame.now.astimezone(zone_named(frame.zone))


def last_day(frame: TimeFrame) -> date:
    """Where something without an end ends."""
    horizon = timedelta(weeks=frame.conventions.weeks_ahead)
    return frame.window.end if frame.window else today(frame) + horizon


def first_day(frame: TimeFrame) -> date:
    """Where something without a beginning begins: the window, or today."""
    return frame.window.start if frame.window else today(frame)


def start_of_shift(begin: int, finish: int, *, loose: bool) -> int:
    """The minute at which a shift begins that would end before it does: "6-2" is no evening."""
    half_day = NOON * 60
    return begin % half_day if loose and half_day < finish <= begin else begin
