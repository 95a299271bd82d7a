"""Dates and times from now: said → understood."""

from __future__ import annotations

from datetime import datetime

import pytest

from orchestration.model.times import zone_named
from tests.language.listening import lines

TODAY = datetime(2026, 3, 4, 10, 0, tzinfo=zone_named("Etc/UTC"))  # a Wednesday

FROM_NOW = [
    ("tomorrow at 3", "03-05 15:00 (hour)"),
    ("tomorrow at 3:15", "03-05 15:15 (minute)"),
    ("today", "03-04 00:00-03-05 00:00"),
    ("Wednesday", "03-11 00:00-03-12 00:00"),
    ("friday", "03-06 00:00-03-07 00:00"),
    ("this Friday", "03-06 00:00-03-07 00:00"),
    ("next Friday", "03-13 00:00-03-14 00:00"),
    ("next week", "03-09 00:00-03-16 00:00"),
    ("this month", "03-01 00:00-04-01 00:00"),
    ("the week after next", "03-16 00:00-03-23 00:00"),
    ("in two weeks", "03-18 00:00-03-19 00:00"),
    ("three days from now", "03-07 00:00-03-08 00:00"),
    ("2 Mondays from now", "03-16 00:00-03-17 00:00"),
    ("Tuesday next week", "03-10 00:00-03-11 00:00"),
    ("early next week", "03-09 00:00-03-12 00:00"),
    ("the end of the month", "03-21 00:00-04-01 00:00"),
    ("the last Monday of March", "03-30 00:00-03-31 00:00"),
    ("the second Tuesday of next month", "04-14 00:00-04-15 00:00"),
    ("the 20th of next month", "04-20 00:00-04-21 00:00"),
    ("the 14th", "03-14 00:00-03-15 00:00"),
    ("Friday the 13th", "03-13 00:00-03-14 00:00"),
    ("5 May", "05-05 00:00-05-06 00:00"),
    ("May 5th, 2027", "05-05 00:00-05-06 00:00"),
    ("2026-05-05", "05-05 00:00-05-06 00:00"),
    ("May 5 - 7", "05-05 00:00-05-08 00:00"),
    ("from the 9th to the 11th of May", "05-09 00:00-05-12 00:00"),
    ("from next Monday to Wednesday", "03-09 00:00-03-12 00:00"),
    ("tomorrow morning at 9", "03-05 09:00 (hour)"),
    ("tonight at 8", "03-04 20:00 (hour)"),
    ("eight tonight", "03-04 20:00 (hour)"),
    ("half past five tomorrow", "03-05 17:30 (minute)"),
    ("a quarter to three tomorrow", "03-05 14:45 (minute)"),
    ("tomorrow 14h30", "03-05 14:30 (minute)"),
    ("tomorrow between 10 and 12", "03-05 10:00-12:00"),
    ("tomorrow 8am-3", "03-05 08:00-15:00"),
    ("Thursday later than 9:30 but before 11", "03-05 09:30-11:00"),
    ("tomorrow from 2pm for 2 hours", "03-05 14:00-16:00"),
    ("3pm", "03-04 15:00 (hour)"),
    ("9am", "03-05 09:00 (hour)"),
    ("4pm CET", "03-04 15:00 (hour)"),
    ("tomorrow 12pm Singapore time", "03-05 04:00 (hour)"),
    ("tomorrow lunch", "03-05 12:00-13:00"),
    (
        "from Friday the 6th at 3pm to Monday the 9th at noon",
        "03-06 15:00-03-07 00:00 + 03-07 00:00-03-09 00:00 + 03-09 00:00-12:00",
    ),
]


@pytest.mark.parametrize(("said", "moment"), FROM_NOW)
def test_bare_phrases_are_dated_from_now(said: str, moment: str) -> None:
    assert lines(said, zone="Etc/UTC", window=None, now=TODAY) == [f"for prefers: {moment}"]


NO_DATES = [
    "\n    February 29 2026 ",
    " 29 February 2026 ",
    " June 31 ",
    " 25:12 ",
    " 14PM ",
    " 8/32/2026 ",
    " 2026-13-01 ",
    " 2026\n    ",
    " version 2.1.3 ",
    " it costs $10 ",
    " 10% ",
    " 1-2-3 ",
    " 20-30-12 ",
    " I'm at 10 ",
    " I'm at 10 - 20\n    ",
    " mar ",
    " may ",
    " sat ",
    " I may be late ",
    " the sun ",
    " 15 hours 29 min ",
    " within 5hr ",
    " a day\n    ",
    " schedule a one on one ",
    " feb 30 2026 17:20 ",
    " we are 12 people\n",
]


@pytest.mark.parametrize("said", [text.strip() for text in NO_DATES])
def test_impossible_times_are_no_dates(said: str) -> None:
    assert lines(said, zone="Etc/UTC", window=None, now=TODAY) == []


IN_THE_WINDOW = [
    ("the 14th works", "accepts: 01-14 00:00-01-15 00:00"),
    ("Thursday the 21st in the afternoon is perfect", "for prefers: 01-21 12:00-18:00"),
    ("January 20 is fine", "accepts: 01-20 00:00-01-21 00:00"),
    ("the week of the 18th is bad", "against prefers: 01-18 00:00-01-25 00:00"),
    ("I'm away from Wednesday on", "busy against must: 01-13 00:00-01-23 00:00"),
    (
        "Jan 13, 14 and 15 work",
        ("accepts: 01-13 00:00-01-14 00:00 + 01-14 00:00-01-15 00:00 + 01-15 00:00-01-16 00:00"),
    ),
    ("I'm away after the 19th", "busy against must: 01-20 00:00-01-23 00:00"),
    ("I'm away until the 12th", "busy against must: 01-11 00:00-01-13 00:00"),
]


@pytest.mark.parametrize(("said", "understood"), IN_THE_WINDOW)
def test_the_window_places_days(said: str, understood: str) -> None:
    assert lines(said) == [understood]


ZONES = [
    ("9-11am London time on Tuesdays works", "Europe/Berlin", "accepts: tue 10:00-12:00"),
    (
        "I can only do 9 to 11 am Eastern, Tue to Thu",
        "America/New_York",
        "for must: tue,wed,thu 09:00-11:00",
    ),
    ("Mondays after 6pm Pacific work", "Asia/Tokyo", "accepts: tue 11:00-17:00"),
    ("nothing before 9am Pacific", "Europe/Berlin", "against must: daily -18:00"),
    ("9am IST works", "Asia/Kolkata", "accepts: daily 09:00-09:00"),
    ("9am UTC-5 works", "Europe/Berlin", "accepts: daily 15:00-15:00"),
    ("10 to 12 GMT+2 suits me", "Europe/Berlin", "accepts: daily 09:00-11:00"),
    ("9am UTC+05:30 works", "Europe/Berlin", "accepts: daily 04:30-04:30"),
    ("11:00 +0900 is fine", "Europe/Berlin", "accepts: daily 03:00-03:00"),
    ("ET 9-11 works", "Europe/Berlin", "accepts: daily 15:00-17:00"),
    ("Mondays 9–11 PST", "Europe/Berlin", "for prefers: mon 18:00-20:00"),
    ("14:00 CET on Friday", "America/New_York", "for prefers: fri 08:00-08:00"),
    ("9am (PST) works", "Europe/Berlin", "accepts: daily 18:00-18:00"),
    ("2pm local time", "Europe/Berlin", "for prefers: daily 14:00-14:00"),
]


@pytest.mark.parametrize(("said", "home", "understood"), ZONES)
def test_other_zones_become_the_authors(said: str, home: str, understood: str) -> None:
    assert lines(said, zone=home) == [understood]


FAMILIES = [
    ("the last day of the month", "03-31 00:00-04-01 00:00"),
    ("the last day of May", "05-31 00:00-06-01 00:00"),
    ("the first week of April", "03-30 00:00-04-06 00:00"),
    ("the last week of April", "04-27 00:00-05-04 00:00"),
    ("the second weekend of next month", "04-11 00:00-04-13 00:00"),
    ("the weekend of the 14th", "03-14 00:00-03-16 00:00"),
    ("the day after next Tuesday", "03-11 00:00-03-12 00:00"),
    ("the Friday after next", "03-20 00:00-03-21 00:00"),
    ("tomorrow week", "03-12 00:00-03-13 00:00"),
    ("early tomorrow morning", "03-05 00:00-09:00"),
    ("late Friday afternoon", "03-06 15:00-18:00"),
    ("early in the day Friday", "03-06 00:00-12:00"),
    ("less than 3 days after tomorrow", "03-05 00:00-03-08 00:00"),
    ("for 3 days from today", "03-04 00:00-03-07 00:00"),
    ("Sunday 8.3", "03-08 00:00-03-09 00:00"),
    ("about 3 tomorrow", "03-05 15:00 (hour)"),
    ("Tuesday afternoons", "tue 12:00-18:00"),
    ("every evening at 7", "daily 19:00-19:00"),
    (
        "16:00, 23 April to 22:00, 24 April",
        "04-23 16:00-04-24 00:00 + 04-24 00:00-22:00",
    ),
]


@pytest.mark.parametrize(("said", "understood"), FAMILIES)
def test_days_within_and_beside_others(said: str, understood: str) -> None:
    assert lines(said, zone="Etc/UTC", window=None, now=TODAY) == [f"for prefers: {understood}"]
