"""By when something is to be decided: the last moment that words name."""

from __future__ import annotations

import re
from datetime import datetime, time, timedelta
from functools import lru_cache
from typing import Final

from orchestration.language.inviting.longer import UNIT, N, amount_of
from orchestration.language.inviting.request import read_request
from orchestration.language.languages import naming_of
from orchestration.model.message_context import MeetingRequest
from orchestration.model.times import Dated, TimeFrame, Weekly, zone_named

_END_OF_DAY: Final = time(17)
_NOON: Final = re.compile(r"(?:\b|(?<=tag)|(?<=woch))(?:mittags?|midday)\b", re.IGNORECASE)
_WEEKDAYS: Final = (
    "mon(?:day)?|montag", "tues?(?:day)?|dienstag", "wed(?:nesday)?|mittwoch",
    "thu(?:rs(?:day)?)?|donnerstag", "fri(?:day)?|freitag", "sat(?:urday)?|samstag|sonnabend",
    "sun(?:day)?|sonntag",
)  # fmt: skip
_SHORT_DAYS: Final = {
    "mo": "montag", "di": "dienstag", "mi": "mittwoch", "do": "donnerstag",
    "fr": "freitag", "sa": "samstag", "so": "sonntag",
}  # fmt: skip
_SHORT_DAY: Final = re.compile(
    rf"\b(?P<day>{'|'.join(_SHORT_DAYS)})\b\.?"
    r"(?=\s+(?:um\s+|gegen\s+)?(?:\d|mittag|früh|vormittag|nachmittag|abend|morgen))",
    re.IGNORECASE,
)
"""A day as it is written short before a time: “bis mo mittag”."""

_BARE_HOUR: Final = re.compile(
    r"\b(?P<day>today|tomorrow|tmrw|tmr|tmw|heute|morgen|übermorgen"
    rf"|(?P<weekday>{'|'.join(_WEEKDAYS)}))\s+(?:at\s+|um\s+)?(?P<hour>\d{{1,2}})\s*$",
    re.IGNORECASE,
)
"""An hour behind a day, as people write it who say no more: “bis morgen 12”."""

_AT_AN_HOUR: Final = re.compile(
    rf"\W*(?:(?:on|by|at|until|till|am|bis|this|diesen)\s+)*(?:{'|'.join(_WEEKDAYS)})\b,?\s+"
    r"(?:at\s+|um\s+|@\s*)?(?:\d|noon|midday|mittags?|abends?)",
    re.IGNORECASE,
)
_FROM_NOW: Final = re.compile(rf"\W*(?:in|within)\s+{N}\s*{UNIT}\W*", re.IGNORECASE)
_OF_HOURS: Final = frozenset("mhs")
"""With what units of hours and minutes begin."""

_AT_MIDNIGHT: Final = re.compile(
    r"\b(?:midnight|mitternacht|24(?:[:.]00)?(?:\s*uhr)?$)", re.IGNORECASE
)
_END_OF_IT: Final = re.compile(
    r"^\s*(?P<day>bis|(?:bis )?(?:heute|morgen|übermorgen"
    rf"|(?:am )?(?:{'|'.join(_WEEKDAYS)}))(?: abend)?),? (?:um )?24(?:[:.]00)?\s*uhr\s*$",
    re.IGNORECASE,
)
_WEEK: Final = timedelta(days=7)
_MIDNIGHT: Final = 24
_UNTIL: Final = {"en": "until", "de": "bis"}
_TOLD: Final = re.compile(
    r"\b(?:(?<!quarter )to|would|could|be|is|best|better|fine|ok|okay|works?|good|suits?"
    r"|prefer\w*|not|never"
    r"|wäre|passt|gut|besser|besten|geht|ginge|nicht|nie)\b",
    re.IGNORECASE,
)
"""Words of who says what suits them."""

_ASKED: Final = re.compile(r"\b(?:until|till?|to|bis|auf)\b", re.IGNORECASE)
_ASIDE: Final = re.compile(
    r"[,;:(.!?]|\s[-–—]+\s|\b(?:as|because|bc|cause|cos|cuz|since|so|then|and|but|please|pls|thanks"
    r"|thx|weil|da|denn|dann|damit|und|aber|bitte|danke|solange|ok"
    r"|(?:ver|hinaus)?(?:länger|schieb|zöger)\w*|warten|setzen|stellen|legen|geben|ausdehnen"
    r"|(?:offen ?)?(?:lassen|halten)"
    r"|(?:auf|for) (?:(?:die|alle|eure|the|all|more|weitere) )*"
    r"(?:antworten|stimmen|rückmeldungen|answers|replies|votes|responses))\b",
    re.IGNORECASE,
)
"""What may part a moment from the reason why it is that."""

_LONGER: Final = re.compile(
    r"\b(?:extend\w*|prolong\w*|longer|later|more time|push(?: \w+)? (?:back|out)"
    r"|(?:ver)?länger\w*|hinausschieb\w*|mehr zeit|später"
    r"|(?:keep|leave|hold|stays?|remain)\b.{0,30}\bopen|wait(?! for)|hold off"
    r"|(?:lass|lasst|lassen|halte?|haltet|bleibt)\b.{0,40}\b(?:offen|auf)|warte[tn]?"
    r"|offen ?(?:lassen|halten))\b",
    re.IGNORECASE,
)
_THINKS_BETTER: Final = re.compile(
    r"\W*(?:(?:no|nope|oh|ah|hm+|nee?|nein|ach|äh)\s+(?:wait|warte)\b"
    r"|(?:(?:ok(?:ay)?|sorry|oops|ups|actually|no|nope|oh|ah|hm+|nee?|nein|ach|äh)\W+)*"
    r"(?:wait|warte)(?:\W+(?:no|nope|nee?|nein)\b)?\s*[,.!:…–-])",
    re.IGNORECASE,
)
"""How somebody begins who puts right what was said, and asks nobody to wait: “no wait, …”."""

_DAY_AHEAD: Final = re.compile(
    r"(?P<day>today|tonight|tomorrow|heute|morgen|übermorgen"
    r"|(?:(?:on|am) )?(?:(?:next|this|nächsten|diesen|kommenden) )?"
    r"(?:mon|tues|wednes|thurs|fri|satur|sun)day"
    r"|(?:am )?(?:(?:nächsten|diesen|kommenden) )?(?:montag|dienstag|mittwoch|donnerstag|freitag"
    r"|samstag|sonntag)) (?P<until>(?:until|till?|by|bis)(?: spätestens)?) (?P<at>\S.*)",
    re.IGNORECASE,
)
"""An end that is named behind its day: “heute bis 16 Uhr”."""

_ONLY_STAYS: Final = re.compile(
    r"\W*(?:(?:ok(?:ay)?|no|nah|hm+|so|please|pls|can (?:you|we)|could (?:you|we)|let['’]?s|lets"
    r"|let us|better|just|we|ne|nee|nein|bitte|also|lieber|besser)\W+)*"
    r"(?:(?:leave|keep) (?:it|this|that|(?:the|this) (?:vote|poll|list|one|question)) open"
    r"|(?:lass(?:t|en wir)?|halte?t?) "
    r"(?:sie|es|das|(?:die|diese) (?:abstimmung|umfrage|liste)|uns (?:das|es|sie))"
    r"(?: (?:noch|erst ?mal|vorerst|lieber|bitte|einfach))* offen(?: lassen)?|(?:lass|lasst) offen)"
    r"(?:\W+(?:please|pls|for now|for the moment|as it is|though|then|bitte|erstmal|erst mal|so"
    r"|fürs erste|vorerst|einfach))*\s*(?:[,;.!(–-].*)?",
    re.IGNORECASE | re.DOTALL,
)
"""That it stays open as it is: whoever wants more time says so."""

_MORE_TIME: Final = re.compile(
    r"\b(?:longer|later|more time|another|until|till?|extra|a (?:bit|while|little)|länger|später"
    r"|mehr zeit|bis|noch (?:ein|etwas|eine))\b",
    re.IGNORECASE,
)
_LONGEST: Final = 60
"""Characters; what takes more to say is no deadline."""


def until_a_day(words: str) -> str:
    """Return an end that is named behind its day with that behind it: “until today 16:00”."""
    found = _DAY_AHEAD.fullmatch(words)
    return f"{found['until']} {found['day']} {found['at']}" if found else words


def deadline_in(words: str, frame: TimeFrame) -> datetime | None:
    """Return the moment that words name, and nothing else; a bare day ends at five.

    None where they name none, or one that is past. What is so many hours away may be at midnight,
    as is the end of a day that is called so.
    """
    words = _END_OF_IT.sub(r"\g<day> 24:00", words)
    left = _FROM_NOW.fullmatch(words)
    read = _read(words, frame)
    if read is None or read.not_understood:
        return None
    found = next((at for each in read.times if (at := _last(each.applies, frame))), None)
    if found is None and left and left["unit"][0].casefold() in _OF_HOURS:
        return frame.now + amount_of(left)
    if found is None and read.window:
        is_whole = _AT_MIDNIGHT.search(words) is not None
        day = read.window.end + timedelta(days=is_whole)
        found = datetime.combine(day, time() if is_whole else _END_OF_DAY, zone_named(frame.zone))
    found = found and _on_its_day(words, found, frame)
    return found if found and found > frame.now else None


def _on_its_day(words: str, found: datetime, frame: TimeFrame) -> datetime:
    """Return a moment on the day that is meant: the midnight of a weekday is its end."""
    if _is_today(words, found, frame):
        return found - _WEEK
    named = re.search(rf"\b(?:{_WEEKDAYS[found.weekday()]})\b", words, re.IGNORECASE)
    ends = found.time() == time() and named and _AT_MIDNIGHT.search(words)
    return found + timedelta(days=1) if ends else found


def _is_today(words: str, found: datetime, frame: TimeFrame) -> bool:
    """Tell whether a day with an hour that is still to come is today: “Thursday 5pm”, said then."""
    zone = zone_named(frame.zone)
    today = frame.now.astimezone(zone).date()
    is_a_week_ahead = found.astimezone(zone).date() - today == _WEEK
    return is_a_week_ahead and found - _WEEK > frame.now and _AT_AN_HOUR.match(words) is not None


def deadline_ahead(words: str, frame: TimeFrame) -> datetime | None:
    """Return the moment until which words ask to wait, whatever they tell beside it, and why."""
    for bound in _ASKED.finditer(words):
        asked = words[bound.end() : bound.end() + _LONGEST]
        ends = [each.start() for each in _ASIDE.finditer(asked)]
        for end in (len(asked), *reversed(ends)):
            if at := deadline_in(asked[:end].strip(" ?.!"), frame):
                return at
    return None


def asks_for_longer(words: str) -> bool:
    """Tell whether words ask for more time, whatever they call it: a sooner end is a mistake."""
    begins = _THINKS_BETTER.match(words)
    return _LONGER.search(words, begins.end() if begins else 0) is not None


def only_stays_open(words: str) -> bool:
    """Tell whether words want it left open as it is, and ask for no more time."""
    return _ONLY_STAYS.fullmatch(words.strip()) is not None and not _MORE_TIME.search(words)


def is_lost_deadline(words: str, frame: TimeFrame) -> bool:
    """Tell whether words name a moment, and nothing else, that is past or in no calendar."""
    read = _read(words, frame)
    return read is not None and bool(read.not_understood) and not (read.times or read.window)


@lru_cache(maxsize=64)
def _read(words: str, frame: TimeFrame) -> MeetingRequest | None:
    """Return what words say that name a time; None where they say anything else.

    Kept for a little: the end of a request is looked at again and again.
    """
    if not words.strip() or len(words) > _LONGEST or _TOLD.search(words):
        return None
    words = _SHORT_DAY.sub(lambda found: _SHORT_DAYS[found["day"].casefold()], words)
    until = _UNTIL[naming_of(words).code]
    plain = _BARE_HOUR.sub(lambda found: _with_hour(found, frame), _NOON.sub(" 12:00", words))
    read = read_request(f"{until} {plain}", frame, [])
    is_more = (read.subject or until).casefold() != until
    return None if is_more or read.minutes else read


def _with_hour(found: re.Match[str], frame: TimeFrame) -> str:
    """Return a day with the hour behind it; where the next such day is of that date, it is one."""
    hour = int(found["hour"])
    today = frame.now.astimezone(zone_named(frame.zone)).date()
    if found["weekday"]:
        days = (today + timedelta(days=n) for n in range(1, 8))
        at = _weekday_of(found["weekday"])
        if next(each.day for each in days if each.weekday() == at) == hour:
            return found["day"]
    return f"{found['day']} {hour}:00" if hour <= _MIDNIGHT else found[0]


def _weekday_of(word: str) -> int:
    """Return which day of the week a word is, from Monday on."""
    return next(at for at, each in enumerate(_WEEKDAYS) if re.fullmatch(each, word, re.IGNORECASE))


def _last(applies: object, frame: TimeFrame) -> datetime | None:
    """Return the end of a time; where the clock alone is named, when it comes next."""
    if isinstance(applies, Dated):
        last = applies.moments[-1]
        return last.end or last.start
    if isinstance(applies, Weekly) and applies.end:
        now = frame.now.astimezone(zone_named(frame.zone))
        today = datetime.combine(now.date(), applies.end, now.tzinfo)
        return today if today > now else today + timedelta(days=1)
    return None


_ITS_DAY: Final = re.compile(
    r"\b(?:today|tonight|now|in (?:\d+|an?|half an) ?(?:h|hours?|hrs?|min\w*)?|within"
    r"|next \d+|heute|jetzt|gleich|in (?:einer|\d+) (?:stunden?|minuten))\b",
    re.IGNORECASE,
)


def names_its_day(text: str) -> bool:
    """Tell whether words say that a last moment is today, or how soon: “by 11 today”."""
    return _ITS_DAY.search(text) is not None
