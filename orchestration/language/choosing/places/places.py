"""How many people an option has room for, as it is said behind it: "Boat trip (12 places)"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from orchestration.language.choosing.held.perhaps import is_perhaps
from orchestration.language.choosing.places.sign_up_lists import listed_places
from orchestration.language.words.writing import words

_SEATS: Final = r"(?:places?|seats?|spots?|plätzen?|platz|pl\.?|sitzplätze|sitzplatz)"
_PEOPLE: Final = rf"(?:{_SEATS}|people|persons?|pax|participants?|personen|leute|teilnehmer\w*)"
_MOST: Final = r"(?:(?:max(?:imal|imum)?|up to|at most|bis zu|höchstens|only|nur)\b\.?\s*:?\s*)"
_ROOM: Final = r"(?:(?:capacity|cap|kapazität)\b\.?\s*:?\s*)"
_FOR: Final = r"(?:(?:for|für)\s+)"
_N: Final = r"\d{1,5}"
_BEHIND: Final = re.compile(
    r"^(?P<title>.*\S)(?:"
    rf"\s*[(\[]\s*(?:(?:{_MOST}|{_FOR}|{_ROOM})+(?P<most>{_N})(?:\s*{_PEOPLE})?"
    rf"|(?P<of>{_N})\s*(?:{_PEOPLE}|max\.?))\s*[)\]]"
    rf"|(?:\s*[-–—:,]\s*|\s+)(?:(?:{_FOR}?{_MOST}|{_FOR})(?P<for>{_N})\s*{_PEOPLE}"
    rf"|{_ROOM}(?P<room>{_N})|(?P<seats>{_N})\s*{_SEATS}))$",
    re.IGNORECASE,
)
_LEADS_ON: Final = frozenset(
    words("""
    a an the of at in on with for and or has have book buy add order rent get reserve need take
    share ein eine der die das den von am im mit für und oder hat buche bucht kaufe kauft bestelle
    miete
    """)
)
"""Behind these a number of seats belongs to the option: “Rent 8 seats”, “Van with 8 seats”."""


_EACH: Final = r"(?:each|apiece|jeweils|per (?:group|option|slot)|pro (?:gruppe|option|termin))"
_FOR_EACH: Final = re.compile(
    rf"(?P<title>.*?)[\s,;(\[–-]*\b(?:(?:with|mit|each(?: has| with)?|je(?:weils)?)\s+)*{_MOST}?"
    rf"(?P<n>{_N})\s*{_PEOPLE}(?P<each>\s+{_EACH})?[)\].]*",
    re.IGNORECASE,
)
_APART: Final = re.compile(
    rf"(?:\s*(?<!\bmax)[;.]\s*(?:{_MOST}|with\s+|mit\s+|je(?:weils)?\s+)*(?P<n>{_N})|\s*,\s*"
    rf"(?P<none>0))"
    rf"\s*{_SEATS}(?:\s+{_EACH})?[.!\s]*$"
    rf"|\s*[;.,]\s*{_ROOM}(?P<room>{_N})(?:\s*{_PEOPLE})?(?:\s+{_EACH})?[.!\s]*$",
    re.IGNORECASE,
)
"""Places that stand apart behind a list, and are of each: “Monday, Wednesday; 3 places”."""

_BEHIND_IT: Final = re.compile(
    rf"(?P<list>[^?\n]*(?:,|\b(?:or|oder)\b)[^?\n]*?)\s*\?+\s*(?:{_MOST}|with\s+|mit\s+|je(?:weils)?\s+)*"
    rf"(?:(?P<n>{_N})\s*(?:{_PEOPLE}\s+)?(?:{_EACH}|(?:per|pro)\s+[^\W\d_]+)|{_ROOM}(?P<room>{_N})"
    rf"(?:\s+{_EACH})?)[.!\s]*",
    re.IGNORECASE,
)
"""Places of each that are said behind the question: “pottery or cooking? max 2 per workshop”."""

_IN_TURN: Final = (
    r"(?:it['’]?s\s+)?(?:on\s+a\s+)?first[ -]come(?:,?[ -]+(?:and\s+)?first[ -]serve[ds]?)?"
    r"(?:[ -]+basis)?"
    r"|wer\s+zuerst\s+kommt,?\s+(?:der\s+)?(?:mahlt|malt|bekommt)\s*(?:zuerst)?"
    r"|(?:nach\s+)?(?:dem\s+)?windhund(?:prinzip|verfahren)|fcfs"
)
_TURN: Final = re.compile(rf"\s*[,;.(–-]\s*(?:{_IN_TURN})\s*(?:[,;.!)]+\s*|$)", re.IGNORECASE)
_HAS_PLACES: Final = re.compile(rf"\b{_N}\s*{_SEATS}(?![\w-])|\b{_ROOM}{_N}\b", re.IGNORECASE)
_ONLY_TURNS: Final = re.compile(
    rf"\W*(?:(?:and|und|please|bitte|ok|so)\W+)*(?:(?:{_IN_TURN}|{_ROOM}{_N}"
    rf"|{_N}\s*{_PEOPLE}(?:\s+{_EACH})?|only|nur|max\.?|je|please|bitte|and|und)\W*)+",
    re.IGNORECASE,
)

_EACH_BEFORE: Final = re.compile(
    rf"(?P<head>[^:\n]*?\w)\s*[(,;–-]\s*(?:(?:with|mit)\s+)?{_MOST}?"
    rf"(?:(?P<n>{_N})\s*{_PEOPLE}\s+{_EACH}|(?:je(?:weils)?|each)\s+{_MOST}?"
    rf"(?P<je>{_N})\s*{_PEOPLE})"
    r"\s*\)?\s*:\s*(?P<list>[^:\n]+,[^:\n]+?)[.!\s]*",
    re.IGNORECASE,
)
"""Places of each that are said before a list: “workshops (8 places each): pottery, climbing”."""

_EACH_AHEAD: Final = re.compile(r"\b(?:each|je|jeweils)\b", re.IGNORECASE)


_SIGNS_UP: Final = re.compile(
    r"^\W*(?:(?:please|pls|bitte|poll|umfrage)\W+)*"
    r"(?:sign(?:[ -]?ups?| up)|register|registration|enrol\w*"
    r"|anmeld\w*|einschreib\w*|eintragen|tragt euch ein|meldet euch an)\b",
    re.IGNORECASE,
)
"""Who signs up takes a place: there a bare number behind an option is how many it has."""

_SIGN_UP_ASIDE: Final = re.compile(
    r"\s*[,;(–-]\s*(?:(?:please|pls|bitte|now|jetzt|and|und)\s+)*"
    r"(?:sign(?:[ -]?ups?| up)|register|enrol|(?:meldet|tragt) euch(?: bitte)? (?:an|ein)"
    r"|(?:bitte )?(?:anmelden|eintragen|einschreiben))"
    r"(?:\s+(?:here|now|please|pls|plz|bitte|hier|jetzt|everyone|everybody|all|alle))*\s*\)?"
    r"(?=\s*[:?.!])",
    re.IGNORECASE,
)
"""That people sign up, said beside what is asked: “workshops friday, sign up pls: …”."""

_PLACES_IN: Final = re.compile(rf"[(\[]\s*{_N}\s*{_PEOPLE}\s*[)\]]", re.IGNORECASE)
_BARE: Final = re.compile(rf"(?<=\w)\s*[(\[](?P<n>{_N})[)\]]")


def is_sign_up(text: str) -> bool:
    """Tell whether a list asks who takes a place where: "workshops, sign up pls: pottery (2)"."""
    return bool(_SIGNS_UP.match(text) or _SIGN_UP_ASIDE.search(text)) and bool(_BARE.search(text))


def offers_places(question: str, options: Sequence[str]) -> bool:
    """Tell whether each option has only so many places, and nothing is asked that all go to."""
    has_places = len(options) > 1 and all(places_in(each)[1] is not None for each in options)
    return has_places and not is_for_all(question)


def _one_has_places(text: str) -> bool:
    """Tell whether one of a list has a number of places, so that a bare number of others is one."""
    parts = re.split(r"[,;\n]|:\s", text)
    return any(_PLACES_IN.search(each) for each in parts) and len(_BARE.findall(text)) > 0


def places_said_apart(text: str) -> str:
    """Return a list with the places that stand apart behind it said of each of its options."""
    if is_sign_up(text) or _one_has_places(text):
        text = _SIGN_UP_ASIDE.sub("", _BARE.sub(r" (\g<n> places)", text))
    if ahead := _EACH_BEFORE.fullmatch(text):
        text = f"{ahead['head']}: {ahead['list']}; {ahead['n'] or ahead['je']} places each"
    found = _APART.search(text)
    if found is None or "," not in text[: found.start()]:
        return text
    return f"{text[: found.start()]}; {found['n'] or found['none'] or found['room']} places each"


def places_behind_question(text: str) -> str:
    """Return a request with the places of each that stand behind its question beside its list."""
    found = _BEHIND_IT.fullmatch(text.strip())
    return f"{found['list']}; {found['n'] or found['room']} places each" if found else text


def placed_in_turn(text: str) -> str:
    """Return a request for places without that they go to who comes first, as they always do."""
    if listed_places(text):
        return _TURN.sub("", text)
    if not _HAS_PLACES.search(text):
        return text
    if is_sign_up(text) or _one_has_places(text):
        return _TURN.sub("", text)
    return places_said_apart(_TURN.sub("; ", text).rstrip(" ;"))


def asks_for_turns(text: str) -> bool:
    """Tell whether words say only how many places there are, or that they go to who comes first."""
    return re.search(r"\w", text) is not None and _ONLY_TURNS.fullmatch(text.strip()) is not None


def places_for_each(options: Sequence[str]) -> tuple[str, ...]:
    """Return options with the places that are said of each of them, behind the last one.

    “Tuesday, Thursday; 2 places each” are two options, of two places each.
    """
    *others, last = options or ("",)
    found = _FOR_EACH.fullmatch(last.strip())
    if found is None or not (found["each"] or _EACH_AHEAD.search(last[len(found["title"]) :])):
        return tuple(options)
    titles = [each for each in (*others, found["title"].strip()) if each]
    if len(titles) < 2 or any(places_in(each)[1] is not None for each in titles):
        return tuple(options)
    return tuple(f"{each} ({found['n']} places)" for each in titles)


def places_in(line: str) -> tuple[str, int | None]:
    """Return an option without how many it has room for, and that; None where it says nothing."""
    found = _BEHIND.match(line)
    if found is None:
        return line, None
    is_apart = found["most"] or found["of"]
    if not is_apart and found["title"].split()[-1].casefold() in _LEADS_ON:
        return line, None
    said = next(each for each in found.groups()[1:] if each)
    return found["title"].rstrip(" ,:–—-"), int(said)


_FOR_ALL: Final = re.compile(
    r"^(?:where|what|which|how|wo|wohin|was|wie|welche\w*)\b.*\b(?:we|wir)\b"
    r"|\b(?:venue|restaurant|location|lokal|hotel|canteen|kantine|pub|kneipe)\b(?!s)",
    re.IGNORECASE,
)


_WHO: Final = re.compile(
    r"(?:[^:,;.?!\n]{2,60}[:,;.?!–-]+\s+)??"
    r"\W*(?:(?:so|and|und|hey|hi|also|ok)\W+)*(?:who|wer)\b(?!['’\s]*(?:s|re|is|are|all|ist|sind|alle)*"
    r"\s*(?:for|against|agrees?|thinks?|supports?|votes?|dafür|dagegen|für|gegen|stimmt|findet)\b)",
    re.IGNORECASE,
)
"""Who asks so asks each of themselves; who asks who is for something asks what the group wants."""

_YES_NO: Final = (("yes", "no"), ("ja", "nein"))


def is_yes_or_no(options: Sequence[str]) -> bool:
    """Tell whether options are a yes and a no, or a maybe besides, and nothing else."""
    return tuple(each.casefold() for each in options if not is_perhaps(each)) in _YES_NO


def asks_who_comes(question: str, options: Sequence[str]) -> bool:
    """Tell whether each says for themselves, yes or no: “who's in for bowling?”."""
    return is_yes_or_no(options) and _WHO.match(question) is not None


def is_for_all(question: str) -> bool:
    """Tell whether a question asks for one thing that all go to: "where do we eat?"."""
    return _FOR_ALL.search(question) is not None
