"""Where a meeting is to be, as its request says so: a link, a service, a room by its name.

What may as well belong to the subject (“feedback on Teams”) is no place: words are one where they
stand apart, behind a comma, a length or a name, and nothing of the subject follows them.
"""

from __future__ import annotations

import re
from typing import Final

LONGEST: Final = 200

_AT: Final = r"(?:on|via|at|over|by|per|über|auf|in|im|am|bei|an der|in der|in dem)"
_SERVICE: Final = (
    r"(?:zoom|(?:ms |microsoft )?teams|google meet|gmeet|webex|jitsi|skype|whereby|slack huddle"
    r"|huddle|discord|(?:the )?phone|telefon|(?:a )?(?:video|phone) ?call|video|videokonferenz)"
)
_LINK: Final = r"https?://[^\s,;<>\"]{3,180}(?<![.)!?])"
_ROOM: Final = (
    r"(?:(?:the |our |der |dem |den |unserem )?"
    r"(?:(?:meeting |conference |board)?room|raum|zimmer|saal|besprechungsraum|büro) "
    r"[\w.-]{1,20}(?: [\d.]{1,6})?"
    r"|(?:the |our |der |dem |den |unserem )?(?:[\w.-]{1,20} ){0,2}"
    r"(?:(?:meeting |conference |board|class|sun)?room|office|hq|kitchen|canteen|caf[eé]|cafeteria"
    r"|lobby|library|studio|lab|lounge|büro|raum|küche|kantine|bibliothek|mensa|werkstatt|saal))"
)
_BEFORE: Final = (
    r"(?:^|[,;:(–-]|(?:\bmin|\bmins|\bminutes|\bminuten|\bhour|\bhours|\bstunde|\bstunden"
    r"|\bweek|\bwoche|\btomorrow|\bmorgen|\btoday|\bheute|day|tag|\boptional|\d[hm]|@[\w.-]{1,40}>?))\s*"
)
_AFTER: Final = (
    r"(?!\w)(?=\s*(?:[,;:)]|[.?!]+(?:\s|$)|$|(?:with|mit|next|this|tomorrow|between|from|within|before|by|after"
    r"|nächste\w*|diese\w*|morgen|zwischen|ab|bis|vor|nach|and|und)\b|@|<@"
    r"|on (?:mon|tue|wed|thu|fri|sat|sun)|am (?:mo|di|mi|do|fr|sa|so)|\d))"
)
_LABEL: Final = re.compile(
    r"(?:^|(?<=[\s,;(]))(?:where|place|location|venue|room|ort|wo|raum|link)\s?:\s?"
    rf"<?(?P<place>{_LINK}|[^,;\n:<]{{1,80}})(?:\|[^>]{{0,200}})?>?(?=[,;\n)]|$|\s)",
    re.IGNORECASE,
)
_LINKED: Final = re.compile(
    rf"(?:(?<!\w){_AT} )?(?:{_SERVICE}\s?:?\s)?<?(?P<place>{_LINK})"
    r"(?:\|[^>]{0,200})?>?",
    re.IGNORECASE,
)
_SAID: Final = re.compile(
    rf"{_BEFORE}(?P<at>{_AT}) (?P<place>{_SERVICE}|{_ROOM}){_AFTER}", re.IGNORECASE
)
_NAMED: Final = re.compile(
    rf"(?<!\w){_AT} (?P<place>(?:the )?(?:(?:meeting |conference )?room|raum|zimmer|saal) "
    rf"(?-i:[A-ZÄÖÜ0-9])[\w.-]{{0,20}}){_AFTER}",
    re.IGNORECASE,
)
_ALONE: Final = re.compile(
    rf"{_BEFORE}(?P<place>online|remote(?:ly)?|virtual(?:ly)?|virtuell|hybrid|in[ -]person"
    rf"|face to face|vor ort|in präsenz){_AFTER}"
    r"|(?:^|(?<=\s))(?P<kind>online|remote|virtual|hybrid)[ -]?"
    r"(?=(?:meeting|call|sync|session|termin|treffen|besprechung)\b)",
    re.IGNORECASE,
)
"""How people meet, said apart: “45 min, online”, “an online meeting”."""

_PARTS: Final = r"(?:,? (?:on )?(?:the )?[\w.-]{1,8} (?:floor|stock|og|etage|building|gebäude))?"
_WHOLE: Final = re.compile(
    rf"(?:{_AT} )?(?P<place>online|remote|virtual|hybrid|in[ -]person|vor ort|{_SERVICE}"
    rf"|(?:the |our |der |dem |den |unserem )?{_ROOM}){_PARTS}",
    re.IGNORECASE,
)
_WHOLE_LINK: Final = re.compile(
    rf"(?:{_AT} )?(?:{_SERVICE}\s?:?\s)?<?(?P<place>{_LINK})(?:\|[^>]{{0,200}})?>?", re.IGNORECASE
)
_ARTICLE: Final = re.compile(r"^(?:the|our|a|der|dem|den|unserem) ", re.IGNORECASE)


def place_apart(words: str) -> tuple[str, str]:
    """Return where it is to be, "" where that is not said, and the words without it."""
    for pattern in (_LABEL, _LINKED, _SAID, _NAMED, _ALONE):
        if found := pattern.search(words):
            named = found.groupdict()
            group = "place" if named["place"] else "kind"
            place = _ARTICLE.sub("", named[group].strip().rstrip(".?!"))
            start = found.start({_SAID: "at", _ALONE: group}.get(pattern, 0))
            before, after = words[:start].rstrip(" ,;("), words[found.end() :].lstrip(" )")
            return _called(place), _joined(before, after)
    return "", words


def place_alone(words: str) -> str:
    """Return the place that words are and nothing else, “in room Oslo”; "" where they are none."""
    if linked := _WHOLE_LINK.fullmatch(words):
        return _called(linked["place"])
    if found := _WHOLE.fullmatch(words):
        return _called(_ARTICLE.sub("", words[found.start("place") :]))
    return ""


def _called(place: str) -> str:
    is_link = place.startswith("http")
    return (place if is_link else f"{place[0].upper()}{place[1:]}")[:LONGEST]


def _joined(before: str, after: str) -> str:
    if not before or not after:
        return before or after.lstrip(",;: ")
    return f"{before} {after}" if after[0] not in ",;.?!)" else f"{before}{after}"
