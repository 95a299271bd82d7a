"""Where somebody says that they are, as far as their clock goes: “I'm in Lisbon”, “CET”, “UTC+2”.

A place or a zone becomes an IANA name. Only a whole sentence says it, or one half of it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from orchestration.language.english.zones import (
    AMBIGUOUS,
    CAPITALS_ONLY,
    FARTHEST_HOURS,
    PHRASES,
)
from orchestration.language.words.places import OFFSETS, PLACES
from orchestration.model.preferences import Preference, Understanding
from orchestration.model.times import zone_named


@dataclass(frozen=True, slots=True)
class Whereabouts:
    """Where a sentence says that its author is: in a `zone`, or in one of several (`could_be`).

    What holds for a while only is `passing`. It may be said `of_times` told before.
    """

    zone: str = ""
    could_be: tuple[str, ...] = ()
    passing: bool = False
    of_times: bool = False


_IANA: Final = re.compile(r"[A-Z][A-Za-z_]+(?:/[A-Za-z0-9_+-]+)+")
_OFFSET: Final = re.compile(r"(?:utc|gmt)\s?([+-])\s?(\d{1,2})(?::?(\d\d))?", re.IGNORECASE)
_TIME: Final = re.compile(r"(?:\s+time|er zeit|\s+zeit)$")
_ZONE: Final = r"(?:time ?zone|zone|clock|zeitzone)"
_LEADS: Final = (
    (
        r"(?:i\s*(?:'m|’m| am|m)|i live|i work)"
        r"(?: (?:now|currently|actually|back|living|based|here))* in"
    ),
    (
        r"(?:i\s*(?:'m|’m| am|m|'ll be|’ll be)?\s*)?"
        r"(?:work(?:ing)?|dial(?:l?ing)?(?: in)?|join(?:ing)?|call(?:ing)?(?: in)?|here)"
        r"(?: (?:now|currently|mostly|remotely|in))* from"
    ),
    r"i\s*(?:'m|’m| am|m|'ll|’ll| will)?(?: (?:just|now|only))* stay(?:ing)?(?: (?:put|here))? in",
    r"(?:ich )?bleibe?(?: (?:ich|jetzt|doch|nun|dann|einfach))* in",
    r"(?:i )?(?:have |'ve |’ve )?(?:just |recently |now )*(?:moved|relocated) to",
    r"(?:am|based|living)(?: (?:now|currently))* in",
    r"i\s*(?:'m|’m| am|m) on",
    r"(?:ich )?(?:bin|wohne|lebe|sitze|arbeite)(?: (?:jetzt|gerade|derzeit|hier|wieder|ja))* in",
    r"(?:ich )?arbeite(?: (?:jetzt|gerade|derzeit|remote))* (?:aus|von)",
    r"ich bin(?: (?:jetzt|gerade|inzwischen))* nach",
    rf"my {_ZONE}(?: is|:)(?: in| now)*",
    rf"meine {_ZONE}(?: ist|:)(?: in| jetzt)*",
    r"my times are(?: in| now)*",
    r"(?:my )?times in",
    rf"{_ZONE}(?::| is)?(?: in)?",
)
_MEANT: Final = r"(?:no,? )?(?:i mean|i meant|meant|ich meine|ich meinte|meinte|nein,?)"
"""What leads to a place where nothing else can be meant by its name."""

_ANSWER: Final = (
    r"(?:(?:(?:yes|yeah|yep|yup|sure|right|correct|exactly|ja|jo|jep|jup|klar|genau|richtig|stimmt"
    r"|no|nope|nah|nein|nee|nö)[,.!:–-]*\s+)+(?:please|bitte)?,?\s*)"
)
"""A yes or a no before a place, where it was asked whether somebody is in another, or there."""

_BEFORE: Final = (
    rf"{_ANSWER}?(?:(?:oh|ah|ach|ok|okay|btw|by the way|fyi|and|und|but|aber|übrigens|well|so|sorry"
    r"|also|(?:hi|hey|hello|hallo|moin|servus)(?: (?:all|everyone|folks|team|there|zusammen))?)"
    r",? )*"
)
_NOW: Final = (
    r"(?:,? (?:gezogen|umgezogen|now|these days|at the moment|by the way|btw|jetzt|gerade"
    r"|übrigens))?"
)
_A_DAY: Final = (
    r"(?:(?:mon|tue?s?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?|mo|di|mi|do|fr|sa|so"
    r"|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|the \d{1,2}(?:th|st|nd|rd)?|\d{1,2}\.)"
)
_DAYS: Final = (
    rf"(?:(?:on|from|von|am|between|ab) )?{_A_DAY}"
    rf"(?:\s*(?:-|–|/|,|to|till?|until|through|and|und|bis|thru)\s*(?:on |am )?{_A_DAY})*"
    r"(?: (?:on|onwards|an|next week|this week|nächste woche|diese woche))?"
)
"""On which days somebody is away: “mon-wed”, “von Montag bis Mittwoch”."""

_PASSING: Final = (
    r"(?P<passing>,? (?:(?:for |all |the whole |all of )*(?:this|next) (?:week|month)"
    r"|(?:for )?today|tomorrow|tonight"
    r"|(?:un)?till?\b.+|through .+|for (?:a|the|two|three|\d+) (?:day|week|month)s?"
    r"|(?:die |ganze |komplette )*(?:diese|nächste) (?:ganze )?woche|diesen monat"
    rf"|heute|morgen|bis\b.+|{_DAYS}))?"
)
_AWAY: Final = (
    r"(?:(?:this|next|diese|nächste|kommende) (?:week|month|woche)|today|tomorrow|heute|morgen"
    rf"|ab morgen|from tomorrow|{_DAYS})"
)
_SAID: Final = re.compile(
    rf"{_BEFORE}(?:(?:{'|'.join(_LEADS)})\s+)(?:the )?(?P<place>.+?){_NOW}{_PASSING}{_NOW}",
    re.IGNORECASE,
)
_CLOCK: Final = re.compile(
    rf"{_BEFORE}(?:that|this|it|those|these|das|die)(?:['’]?s| is| are| was| ist| sind| war)"
    rf"(?: (?:all|alles|in))*\s+(?P<place>.+?){_NOW}",
    re.IGNORECASE,
)
"""By which clock the times are that were said: “and that's Lisbon time, btw”."""

_CORRECTED: Final = re.compile(
    rf"{_BEFORE}{_MEANT}\s+(?P<place>.+)|{_ANSWER}(?:in\s+)?(?P<answer>.+?){_NOW}"
    rf"|(?P<right>.+?)\s+(?:stimmt|passt|is right|is correct|ist richtig)",
    re.IGNORECASE,
)
_I_AM: Final = r"i\s*(?:'m|’m| am|m|(?:'ll|’ll|ll| will) be)"
_ON_THE_ROAD: Final = (
    rf"(?:(?:{_I_AM} )?(?:travell?ing|on the road) {_AWAY}"
    rf"|{_AWAY},? {_I_AM} (?:travell?ing|on the road)"
    rf"|(?:ich )?bin {_AWAY} (?:unterwegs|auf (?:dienst)?reisen?)"
    rf"|{_AWAY} bin ich (?:unterwegs|auf (?:dienst)?reisen?))"
)
"""Who travels and says where keeps their days: “im travelling next week, ill be in tokyo”."""

_TRAVELS: Final = re.compile(
    rf"{_BEFORE}(?:(?P<before>{_AWAY}),? (?:i\s*(?:'m|’m| am|m|'ll be|’ll be| will be)|bin ich)"
    rf"(?: (?:back|again|wieder))? in|(?:ich )?(?:bin|arbeite|sitze) (?:{_AWAY}"
    r"|(?:noch |erst ?mal )?bis [\w. ]{2,30}?) (?:in|aus|von)"
    rf"|i\s*(?:'ll|’ll|ll| will) be in|bis [\w. ]{{2,30}}?,? bin ich in"
    rf"|(?:i\s*(?:'m|’m| am|m) )?(?:travell?ing|flying|going|heading|off) to(?=.* {_AWAY}$)"
    rf"|(?:i\s*(?:'m|’m| am|m) )?in(?=.* {_AWAY}$)|(?:ich )?(?:fliege|fahre|reise) {_AWAY} nach"
    r"|(?:un)?till? [\w. ]{2,30}?,? i(?:'m|’m| am|m| work|'ll be|’ll be)"
    r"(?: working)? (?:in|from)"
    rf"|{_ON_THE_ROAD},? (?:and |und |dann )?(?:{_I_AM} "
    r"|(?:ich )?bin (?:dann )?|dann )?(?:in|to|nach)"
    rf") (?P<place>.+?)(?:,? {_AWAY})?",
    re.IGNORECASE,
)
"""Somebody says where they are for a while: “next week I'm in Tokyo”."""
_SENTENCE: Final = re.compile(
    r"[^.!?;\n]*(?:(?:\.(?=\S)|(?<=\d)\.(?=\s+(?-i:[a-zäöü])))[^.!?;\n]*)*[.!?;\n]*\s*"
)
"""A dot behind a number ends none where it goes on in small letters: “bis zum 14. aus Porto”."""
_LONGEST: Final = 100
"""Characters in a sentence that says where somebody is, and no more."""

_ENDS: Final = " \t\n.!;,()"


def says_yes_or_no(words: str) -> bool:
    """Tell whether words begin with a plain yes or no: “I'm in” agrees too, and not to a place."""
    return re.match(_ANSWER, f"{words} ", re.IGNORECASE) is not None


def zone_called(words: str) -> Whereabouts | None:
    """Return the zone of a place, of a zone's name or of an offset; None where it is none."""
    plain = words.strip(_ENDS)
    if _IANA.fullmatch(plain):
        return _if_known(plain)
    if offset := _OFFSET.fullmatch(plain):
        return _of_offset(*offset.groups())
    name = re.sub(r"\s+", " ", plain.casefold())
    if name in AMBIGUOUS:
        return Whereabouts(could_be=AMBIGUOUS[name])
    zone = PLACES.get(name) or PHRASES.get(name) or _of_time(name)
    return Whereabouts(zone) if zone else None


def _if_known(name: str) -> Whereabouts | None:
    try:
        zone_named(name)
    except ValueError:
        return None
    return Whereabouts(name)


def _of_offset(sign: str, hours: str, minutes: str | None) -> Whereabouts | None:
    """Return the zone of an offset; in the names of those of whole hours the sign is turned."""
    if int(hours) > FARTHEST_HOURS:
        return None
    if int(minutes or 0):
        zone = OFFSETS.get(f"{sign}{int(hours)}:{minutes}", "")
        return Whereabouts(zone) if zone else None
    if not int(hours):
        return Whereabouts("Etc/UTC")
    return _if_known(f"Etc/GMT{'-' if sign == '+' else '+'}{int(hours)}")


def _of_time(name: str) -> str | None:
    """Return the zone of “Lisbon time”, “Berliner Zeit”."""
    place = _TIME.sub("", name)
    return None if place == name else PLACES.get(place) or PHRASES.get(place)


def whereabouts_in(text: str, *, bare: bool) -> tuple[Whereabouts | None, str]:
    """Return where a message says that its author is, and the rest of its words.

    A place's name alone says it where it is `bare`: where nothing else can be meant by it.
    """
    found, rest = None, ""
    for sentence in _SENTENCE.findall(text):
        said, left = _in_part(sentence, bare=bare)
        found, rest = said or found, rest + left
    return found, rest.strip()


def _in_part(sentence: str, *, bare: bool) -> tuple[Whereabouts | None, str]:
    """Return where a sentence says that its author is, and what else it says.

    “I live in Porto and mornings are good”: one half may say it, and the other something else.
    """
    if said := _said(sentence, bare=bare):
        return said, ""
    if len(sentence) > _LONGEST_PARTED:
        return None, sentence
    for joint in _JOINTS.finditer(sentence):
        head, tail = sentence[: joint.start()], sentence[joint.end() :]
        if said := _said(head, bare=False):
            return said, "" if _adds_nothing(tail) else tail
        if said := _said(tail, bare=False):
            return said, "" if _adds_nothing(head) else head
    return None, sentence


_BESIDE: Final = re.compile(
    r"\b(?:\d{1,2}(?:[:.]\d\d)?\s*(?:uhr|h|am|pm|[ap]\.m\.)?|at|um|here|hier|of course|natürlich"
    r"|obviously|naturally|klar|my time|local time|meine[rs]? zeit|ortszeit|i mean|i meant|meant"
    r"|ich meine?|meinte|please|bitte|in|(?:i ?['’]?m|i am|ich bin)(?: in)?)\b",
    re.IGNORECASE,
)
"""What stands beside a place in an answer: the hour again that was said, and that it is sure."""


def place_answered(text: str) -> str:
    """Return the place that words name whose author was asked where they are; "" for none.

    They may say the hour again that it was asked of: “18 Uhr hier natürlich, Berlin”.
    """
    if "?" in text or len(text) > _LONGEST:
        return ""
    place = " ".join(re.sub(r"[,;:.!]", " ", _BESIDE.sub(" ", text)).split())
    is_word = place.casefold() == "nice" or (place.casefold() in PHRASES and place.islower())
    return place if zone_called(place) and not (is_word and " " not in place) else ""


_LONGEST_PARTED: Final = 400
_IS_AWAY: Final = re.compile(rf"(?:(?:i'm|i am|ich bin|bin) )?in .+? {_AWAY}", re.IGNORECASE)
_NO_TRIP: Final = re.compile(
    rf"{_BEFORE}(?:(?:no|oh|wait|hang on|scratch that|change of plans?|warte|nein|doch)[\s,.:–-]+)*"
    r"(?:the|my|that|our|die|meine|der|mein)?\s*(?:whole |ganze )?"
    r"(?:trip|travels?|flight|journey|holiday|vacation|visit|move|reise|dienstreise|flug|urlaub"
    r"|ausflug|umzug|besuch)\s*"
    r"(?:(?:['’]?s| is| was| got| has been| ist| wurde|fällt)(?: (?:now|all|jetzt|leider|doch))* "
    r"(?:off|cancell?ed|called off|postponed|abgesagt|gestrichen|storniert|verschoben|aus|flach"
    r"|ins wasser gefallen)|(?:fell|falls) through|fällt (?:jetzt |leider |doch )?(?:aus|flach))",
    re.IGNORECASE,
)
"""That a journey comes to nothing, beside where its author is: it calls off nothing else."""

_JOINTS: Final = re.compile(
    r"\s*,\s*(?:and |but |und |aber )?|\s+(?:and|but|so|und|aber|also|–|-)\s+|\s*[()]\s*"
)
"""What parts where somebody is from what else they say."""


def _adds_nothing(part: str) -> bool:
    """Tell whether a part says no more than that somebody is away, or travels no more."""
    words = part.strip(_ENDS)
    return bool(_IS_AWAY.fullmatch(words) or _NO_TRIP.fullmatch(words))


def _said(sentence: str, *, bare: bool) -> Whereabouts | None:
    words = sentence.strip(_ENDS)
    if len(words) > _LONGEST:
        return None
    return _clock_told(words) or _place_told(words, bare=bare)


def _place_told(words: str, *, bare: bool) -> Whereabouts | None:
    if travels := _TRAVELS.fullmatch(words):
        found = zone_called(travels["place"])
        return found and replace(found, passing=True)
    said = _SAID.fullmatch(words)
    if said is not None:
        found = zone_called(said["place"])
        return found and replace(found, passing=bool(said["passing"]))
    if bare and (meant := _CORRECTED.fullmatch(words)):
        return zone_called(meant["place"] or meant["answer"] or meant["right"])
    is_place = bare or _IANA.fullmatch(words) or _is_of_clocks(words)
    return zone_called(words) if is_place and "?" not in words and len(words) > 1 else None


def _clock_told(words: str) -> Whereabouts | None:
    """Return the clock that words say times are by: “that's Lisbon time”."""
    clock = _CLOCK.fullmatch(words)
    found = zone_called(clock["place"]) if clock and _is_of_clocks(clock["place"]) else None
    return found and replace(found, of_times=True)


def _is_of_clocks(words: str) -> bool:
    """Tell whether nothing but a clock can be meant: “UTC+2”, “CET”, “Berlin time”."""
    name = words.casefold()
    is_short = name in PHRASES and name not in CAPITALS_ONLY and " " not in name
    return bool(_OFFSET.fullmatch(words) or _of_time(name)) or (is_short and words.isupper())


_THERE: Final = re.compile(
    r"(?:(?<=\d)|(?<=\d[ap]m)|(?<=\d [ap]m)|(?<=uhr))\s*,?\s*\b(?:over there|there"
    r"|(?:my )?local time|their time|ortszeit|dortiger zeit|dort|lokalzeit)\b",
    re.IGNORECASE,
)
"""Behind an hour, the clock of the place that was just named."""

_ON_DAYS: Final = re.compile(rf"(?<!\w){_AWAY}(?!\w)", re.IGNORECASE)


def by_its_clock(words: str, city: str, trip: str) -> str:
    """Return what is said beside a trip by the clock there: “…, not after 4pm there”.

    It is of the days of the trip, where it names none itself.
    """
    here = _THERE.sub(f" {city} time", words)
    days = _ON_DAYS.search(trip) if here != words and not _ON_DAYS.search(words) else None
    return f"{here.rstrip(' .!')} {days[0]}" if days else here


# What is said in a zone by its name

_NAMES: Final = "|".join(
    re.escape(each) for each in sorted(PHRASES, key=len, reverse=True) if each not in CAPITALS_ONLY
)
_NAMED: Final = re.compile(
    rf"\b(?:{_NAMES})\b|\b(?-i:{'|'.join(sorted(each.upper() for each in CAPITALS_ONLY))})\b"
    r"|\b(?:utc|gmt)[+-]\d|\d\s?[+-]\d{4}\b",
    re.IGNORECASE,
)


def naming_zones(said: Understanding, text: str) -> Understanding:
    """Return what was understood of a message, the wishes marked that name a zone for their hours.

    They stay as they are, wherever their author turns out to be.
    """
    if not _NAMED.search(text):
        return said
    return replace(said, preferences=tuple(_marked(said.preferences, text)))


def _marked(wishes: Iterable[Preference], text: str) -> Iterable[Preference]:
    for each in wishes:
        place = each.source
        words = text[place.start : place.end] if place else text
        yield replace(each, zoned=True) if _NAMED.search(words) else each
