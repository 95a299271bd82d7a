"""What is said of something that is asked again and again: when it comes next, which is left out.

Such words mean that only where something repeats: “nächste Woche nicht” is a wish elsewhere.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import date, timedelta
from typing import Final

from orchestration.language.inviting.deadline import deadline_in
from orchestration.model.times import TimeFrame, zone_named

_LONGEST: Final = 120
_WEEK: Final = 7
_POLITELY: Final = (
    r"\W*(?:(?:please|pls|bitte|ok|okay|hey|hi|so|and|und|but|aber|ach|ah|oh|only|nur|btw|also|let['’]?s"
    r"|(?:can|could|should) (?:we|you)|we(?:['’]ll| can| should)|können wir|kannst du|wir)[, ]+)*"
)
_THANKS: Final = (
    r"(?:[, ]+(?:please|pls|plz|bitte|thanks|thx|danke|though|aus|ausfallen|weg|mal|denn"
    r"|eigentlich))*[\s.!?]*(?::[\w+-]+:|\W)*"
)
_BECAUSE: Final = (
    r"(?:\s*(?:[,;(–-]|\b(?:since|because|as|cos|weil|da|denn)\b)\s*[^?]*"
    r"(?:holiday|away|out|off|closed|nobody|no one|offsite|vacation|urlaub|feiertag|ferien|frei|weg"
    r"|niemand|keiner|zu|nicht da)[^?]*)?"
)
"""Why one is left out, behind it: “since it's a holiday”."""

_NUMBERED: Final = r"(?:\d{1,2}(?:st|nd|rd|th)|\d{1,2}\.(?:\d{1,2}\.)?(?:\d{4}|\d\d)?)"
_MONTH: Final = r"(?:jan|feb|mar|mär|apr|may|mai|jun|jul|aug|sep|oct|okt|nov|dec|dez)[a-zäé]*\.?"
_WEEKDAY: Final = (
    r"(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|diens|donners|frei|sams|sonn)tag"
    r"|mittwoch|sonnabend)"
)
_DAY: Final = (
    rf"(?:{_NUMBERED}\s+(?:of\s+)?{_MONTH}|\d{{1,2}}\s+{_MONTH}|{_MONTH}\s+\d{{1,2}}(?:st|nd|rd|th)?"
    rf"|\d{{4}}-\d\d-\d\d|{_NUMBERED}|{_WEEKDAY}|tomorrow|morgen)(?![\w-])"
)
_ON: Final = (
    r"(?:(?:on|this|next|coming|am|den|dem|der|die|the|one|nächste[nrs]?|kommende[nrs]?"
    r"|diese[nrs]?)\s+)*"
)
_WHEN: Final = (
    rf"(?:{_ON}(?P<day>{_DAY})"
    r"|(?:for\s+|in\s+(?:der\s+)?)?(?P<week>next week|nächste[rn]? woche|kommende[rn]? woche))"
)
_WHAT: Final = r"(?:(?!not?\b|nicht\b|i\b|ich\b|me\b|mich\b|my\b|if\b|wenn\b)[^,.!?:;]{1,40}?\s+)??"
_LEAVES: Final = (
    r"(?:skip|leave\s+out|drop|omit|pause|don['’]?t\s+ask|do\s+not\s+ask|no"
    r"|überspring\w*|lass(?:t|en\s+wir)?|setz(?:t|en\s+wir)?|frag\w*|streich\w*|pausier\w*)"
)
_NEXT_DAY: Final = re.compile(rf"\b(?:next|nächste[nrs]?)\s+{_WEEKDAY}", re.IGNORECASE)


def _when(number: int) -> str:
    """Return what says when, with names of its own: a pattern has it in several places."""
    return _WHEN.replace("<day>", f"<day{number}>").replace("<week>", f"<week{number}>")


_LEFT_OUT: Final = re.compile(
    rf"{_POLITELY}(?:{_LEAVES}\s+{_WHAT}(?:out\s+)?{_when(1)}"
    rf"(?:\s+(?:aus|nicht|weg|out))*"
    rf"|(?:not|nicht)\s+{_when(2)}"
    rf"|{_when(3)}\s+"
    rf"(?:(?:lassen wir|setzen wir|fällt|bitte|please|es|das|die\s+\w+|der\s+\w+)\s+)*"
    rf"(?:nicht|aus|ausfallen(?:\s+lassen)?|auslassen|aussetzen|not)){_BECAUSE}{_THANKS}",
    re.IGNORECASE,
)
_ASKS_NEXT: Final = re.compile(
    rf"{_POLITELY}(?:(?:do you know|tell me|remind me|sag mir|weißt du)[, ]+)?"
    r"(?P<when>when|what day|which day|how soon|wann)(?:['’]?s|\b)(?P<rest>[^?!.]{3,90})[\s?!.]*",
    re.IGNORECASE,
)
_NEXT: Final = re.compile(
    r"\b(?:next|again|wieder|nächste[nrs]?|das nächste mal|nochmal|noch mal|back)\b", re.IGNORECASE
)
_OF_QUESTION: Final = re.compile(
    r"\b(?:ask(?:ed|ing|s)?|repeats?|questions?|polls?|votes?|survey|series|gefragt|fragst"
    r"|[\w-]*(?:fragen?|umfragen?|abfragen?|abstimmung(?:en)?|serie))\b",
    re.IGNORECASE,
)
_COMES: Final = re.compile(
    r"\b(?:come|comes|coming|up|due|run|runs|kommt|läuft|dran|wird|ist|is|['’]s)\b", re.IGNORECASE
)
_ENDS: Final = re.compile(
    r"\b(?:clos\w*|end(?:s|ed|ing)?|over|deadline|due\s+by|meet\w*|schließt|endet|vorbei|fertig|frist"
    r"|treffen|termin|i|me|my|ich|mir|mich)\b",
    re.IGNORECASE,
)


def asks_when_next(text: str, *, by_name: bool) -> bool:
    """Tell whether words ask when something is asked again; `by_name`, where they name it.

    “When is the next meeting?” asks for something else, as “when does the poll close?” does.
    """
    found = _ASKS_NEXT.fullmatch(text[:_LONGEST].strip()) if len(text) <= _LONGEST else None
    if found is None or not _NEXT.search(found["rest"]) or _ENDS.search(found["rest"]):
        return False
    is_of_it = _COMES.search(found["rest"]) and by_name
    return bool(_OF_QUESTION.search(found["rest"]) or is_of_it)


def leaves_one_out(text: str) -> bool:
    """Tell whether words leave out what would be asked on a day, or in the next week."""
    return len(text) <= _LONGEST and _LEFT_OUT.fullmatch(text.strip()) is not None


def days_left_out(text: str, frame: TimeFrame) -> Sequence[date]:
    """Return the days on one of which something is not to be asked; none where words name none.

    A day of the week is the next such day, or the one after it.
    """
    found = _LEFT_OUT.fullmatch(text.strip()) if len(text) <= _LONGEST else None
    said = next((each for name, each in found.groupdict().items() if each), "") if found else ""
    today = frame.now.astimezone(zone_named(frame.zone)).date()
    if re.search(r"week|woche", said, re.IGNORECASE):
        monday = today + timedelta(days=_WEEK - today.weekday())
        return [monday + timedelta(days=each) for each in range(_WEEK)]
    if said.casefold() == "morgen":
        return [today + timedelta(days=1)]
    at = deadline_in(f"den {said}" if re.fullmatch(r"\d{1,2}\.", said) else said, frame)
    if at is None:
        return []
    day = at.astimezone(zone_named(frame.zone)).date()
    if not re.fullmatch(_WEEKDAY, said, re.IGNORECASE):
        return [day]
    is_today = day - today == timedelta(days=_WEEK) and not _NEXT_DAY.search(text)
    return [today, day] if is_today else [day, day + timedelta(days=_WEEK)]
