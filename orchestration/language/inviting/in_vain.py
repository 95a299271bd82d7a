"""What is ordered and cannot be: an end that has passed, no review after all."""

from __future__ import annotations

import re
from typing import Final

_LEAD: Final = (
    r"\s*(?:(?:please|pls|bitte|ok(?:ay)?|so|and|und|oh|ach|actually|sorry|no|nein|doch|(?:can|could)\s+(?:you|we)"
    r"|let['’]?s|kannst\s+du|können\s+wir)[,\s]+)*"
)
_VERB: Final = (
    r"(?:close|end|finish|stop|extend|prolong|move|wait|make|set|schließ\w*|beende\w*|verläng\w*|mach\w*"
    r"|verschieb\w*|setz\w*|leg\w*|warte\w*|review|ask\s+again)"
)
_DAYS: Final = (
    r"(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch"
    r"|weeks?|months?|years?|night|woche|monat|jahr"
)
_PAST: Final = (
    rf"(?:(?:last|previous|past|letzte[rnms]?|vorige[rnms]?|vergangene[rnms]?)\s+(?:{_DAYS})"
    r"|yesterday|the\s+day\s+before\s+yesterday|gestern|vorgestern"
    r"|(?:\w+)\s+(?:minutes?|hours?|days?|weeks?|months?)\s+ago"
    r"|vor\s+\w+\s+(?:minuten?|stunden?|tage?n?|wochen?|monate?n?))"
)
_IN_THE_PAST: Final = re.compile(
    rf"{_LEAD}{_VERB}\b(?:\s+[\w’'-]+){{0,6}}?\s+{_PAST}(?:\s+(?:at|um)\s+[\d:.]+\s*(?:[ap]m|uhr)?)?"
    r"(?:\s+(?:zu|schließen|beenden|please|bitte))?[\s.!]*",
    re.IGNORECASE,
)
_NO_REVIEW: Final = re.compile(
    rf"{_LEAD}(?:(?:don['’]?t|do\s+not|no\s+need\s+to|never)\s+(?:review|re-?visit|ask\s+about"
    r"|look\s+at|check)\s*(?:on\s+)?(?:it|this|that)?(?:\s+again)?(?:\s+after\s+all)?"
    r"|(?:no|without\s+a|cancel\s+the|drop\s+the|forget\s+the|skip\s+the|scrap\s+the)\s+review"
    r"(?:\s+(?:after\s+all|needed|please))?|keine\s+(?:(?:über)?prüfung|nachfrage|wiedervorlage)(?:\s+(?:bitte|mehr|nötig))*"
    r"|(?:vergiss|vergesst|streich\w*|lösch\w*|lass\w*|entfern\w*|cancel)\s+(?:bitte\s+|doch\s+)*"
    r"(?:die|den|das)\s+(?:(?:über)?prüfung|nachfrage|wiedervorlage|review)"
    r"(?:\s+(?:weg|wieder|raus|bitte|doch))*"
    r"|nicht\s+(?:(?:noch\s*mal|nochmals|wieder|mehr)\s+)?(?:(?:über)?prüfen|nachfragen)"
    r"|(?:frag\w*|prüf\w*|schau\w*)\s+(?:es|das)?\s*nicht\s+(?:noch\s*mal|nochmals|wieder|mehr)"
    r"(?:\s+(?:nach|an))?|das\s+muss\s+nicht\s+(?:noch\s*mal|wieder)\s+(?:geprüft|angesehen)\s+werden)[\s.!]*",
    re.IGNORECASE,
)
_WAITS: Final = re.compile(
    rf"{_LEAD}(?:wait|warte|wartet|(?:we|i)['’]?(?:re|m)?\s+(?:are\s+|am\s+)?wait(?:ing)?"
    r"|(?:wir|ich)\s+warten?|lass(?:t)?\s+uns)(?:\s+(?:noch|bitte|please|also|erst))*\s+(?:for|auf)\s+"
    r"(?P<whom>[\w’' -]{2,40}?)(?:\s+(?:warten|first|please|bitte|noch))*[\s.!]*",
    re.IGNORECASE,
)
_LONGEST: Final = 160


def is_past_end(text: str) -> bool:
    """Tell whether words order something for a time that has passed: “close it last Tuesday”."""
    return len(text) <= _LONGEST and _IN_THE_PAST.fullmatch(text) is not None


def wants_no_review(text: str) -> bool:
    """Tell whether words want nothing looked at again: “don't review it after all”."""
    return _NO_REVIEW.fullmatch(text) is not None


def waits_for(text: str) -> str:
    """Return for whom words want to wait, without saying until when; nothing of others."""
    found = _WAITS.fullmatch(text)
    return found["whom"] if found else ""
