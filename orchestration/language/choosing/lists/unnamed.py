"""That something is proposed without a name: "put Badger on the list, without my name"."""

from __future__ import annotations

import re
from typing import Final

from orchestration.language.choosing.held.without_name import beside_hidden, only_hides_name

_PROPOSAL: Final = r"(?:proposal|suggestion|idea|vorschlag|idee)"
_NO_NAME: Final = (
    r"(?:without\s+(?:my|a|the)\s+name|ohne\s+(?:meinen\s+|den\s+)?namen|anonymously"
    r"|not\s+(?:in|under|with)\s+my\s+name|nicht\s+unter\s+meinem\s+namen"
    r"|(?:(?:please|pls|bitte)\s+)?(?:(?:don['’]?t|do\s+not|no\s+need\s+to)\s+"
    r"(?:say|tell|mention|show|write|reveal|add|use)(?:\s+(?:them|anyone|anybody|everyone|people))?"
    r"\s+(?:my\s+name|who\s+\w+(?:\s+\w+){0,3}|(?:that\s+)?(?:it['’]?s|it\s+is|it\s+was|its)"
    r"\s+(?:from\s+)?(?:me|mine|my\s+\w+))"
    r"|(?:nobody|no\s+one)\s+(?:needs|has)\s+to\s+know\s+(?:who\s+\w+(?:\s+\w+){0,3}"
    r"|(?:that\s+)?it['’]?s\s+(?:from\s+)?(?:me|mine))"
    r"|(?:muss|braucht|soll)\s+(?:ja\s+|auch\s+)?(?:keiner|niemand)\s+(?:zu\s+)?wissen\s*,?\s*"
    r"(?:von\s+wem(?:\s+\w+){0,2}|dass\s+\w+\s+von\s+mir(?:\s+\w+)?)"
    r"|(?:keep|leave)\s+my\s+name\s+out(?:\s+of\s+(?:it|this|that))?"
    r"|(?:sag|sagt|sage|verrat|verrate|schreib|erwähn|erwähne)\w*\s+(?:bitte\s+|aber\s+|es\s+|das\s+)*"
    r"(?:nicht|niemandem|keinem)(?:\s+dazu)?\s*,?\s*"
    r"(?:von\s+wem(?:\s+\w+){0,2}|wer(?:\s+\w+){1,4}|dass\s+\w+(?:\s+\w+)?\s+von\s+mir(?:\s+\w+)?)"
    r"|(?:sag|nenn|schreib)\w*\s+(?:bitte\s+)?meinen\s+namen\s+(?:bitte\s+)?nicht(?:\s+dazu)?"
    r"|lass\s+meinen\s+namen\s+(?:bitte\s+)?(?:weg|raus)))"
)
_AHEAD: Final = re.compile(
    r"^\s*(?:(?:please|bitte)[,\s]+)?(?:(?:my|mein(?:en)?|an?|ein(?:en)?)\s+)?"
    rf"(?:anonym(?:ous|er|en|e)?\s+{_PROPOSAL}"
    rf"|{_PROPOSAL}\s*,?\s*\(?(?:{_NO_NAME}|anonym(?:ous)?)\)?"
    rf"|anonym(?:ous)?|{_NO_NAME})(?:,?\s+(?:please|bitte))?\s*:\s*(?=\S)",
    re.IGNORECASE,
)
_BEFORE_THE_LIST: Final = re.compile(
    rf"\s+(?:{_NO_NAME}|anonym)(?=\s+(?:(?:mit|on|to|onto|auf|in)\s+)+(?:the|our|die|der|unsere)\b)",
    re.IGNORECASE,
)
_BEHIND: Final = re.compile(
    rf"\s*(?:[,;(–-]\s*(?:(?:but|aber|and|und|please|bitte)\s+)*(?:{_NO_NAME}|anonym(?:ous)?"
    r"|(?:keep|make|leave)\s+(?:it|that|me)\s+anonymous|(?:das\s+)?bleibt\s+anonym)"
    rf"|\s(?:(?:but|aber|and|und|please|pls|plz|bitte)\s+)*{_NO_NAME})(?:[,\s]+(?:please|pls|bitte))?\s*\)?[.!?]*\s*$",
    re.IGNORECASE,
)
_BREAKS: Final = re.compile(r"\s*[,;.(–]\s*|\s+-\s+|\s+(?=(?:but|aber|and|und)\s)", re.IGNORECASE)
_MOST_BREAKS: Final = 12
"""So many parts at the end of a message may say together that a name is not to be shown."""

_ASKS: Final = re.compile(r"\?|\b(?:or|oder|vs)\b", re.IGNORECASE)


def unnamed(text: str) -> tuple[str, bool]:
    """Return words without what they say of going by no name, and whether they do.

    “Anonym: Dachs” proposes something; “anonym: Hund oder Katze?” asks a group.
    """
    if (found := _AHEAD.match(text)) and not _ASKS.search(text):
        return f"proposal: {_BEHIND.sub('', text[found.end() :])}", True
    rest = _BEFORE_THE_LIST.sub("", _BEHIND.sub("", text))
    if rest != text and rest.strip():
        return rest, True
    if "?" in text or beside_hidden(text) is None:  # then no part of it hides a name either
        return text, False
    for each in list(_BREAKS.finditer(text))[-_MOST_BREAKS:]:
        if only_hides_name(text[each.end() :]):
            return text[: each.start()], True
    return text, False
