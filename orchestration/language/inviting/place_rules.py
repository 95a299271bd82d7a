"""What is said of a team or a channel: “only role:1 may open polls; quiet 22 to 7; silent”.

Roles come as `role:1`, whatever the platform writes for them.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from orchestration.model.place_rules import AS_USUAL, DEFAULTS, EVERYTHING, MANAGERS, PlaceRules

_ROLE: Final = re.compile(r"role:(\w+)")
_AND: Final = r"(?:\s*,\s*|\s+(?:and|or|&|und|oder)\s+)"
_ROLES: Final = rf"(?P<roles>role:\w+(?:(?:{_AND}|\s+)role:\w+)*)"
_KIND: Final = (
    r"(?:meetings?|polls?|choices?|decisions?|panels?|plans?|statements?|defaults?|personas?"
    r"|sessions?|anything|sitzungen|alles|etwas"
    r"|treffen|termine?|besprechungen|umfragen?|abstimmungen|entscheidungen|vorgaben)\b"
)
_KINDS_NAMED: Final = rf"{_KIND}(?:{_AND}{_KIND})*"
_MAY: Final = r"\s+(?:may|can|darf|dürfen|kann|können)\s+"
_OPEN: Final = (
    rf"{_MAY}(?:(?:open|start|begin|ask for)(?:\s+{_KINDS_NAMED})?"
    rf"|(?:set|change|make|create)\s+(?:the\s+)?{_KINDS_NAMED}"
    rf"|(?:{_KINDS_NAMED}\s+)?(?:er)?(?:öffnen|starten|anlegen)"
    rf"|(?:die\s+)?{_KINDS_NAMED}\s+(?:setzen|ändern))(?!\w)"
)
_TIME: Final = r"(\d{1,2})(?:[:.](\d\d))?(?:\s*([ap]m)|\s*(?:o'clock|uhr|h)\b)?"
_DAY: Final = 24 * 60
_KINDS: Final = {
    **dict.fromkeys(("poll", "decision", "umfrage", "abstimmung", "entscheidung"), "choice"),
    **dict.fromkeys(("treffen", "termin", "besprechung"), "meeting"),
    **dict.fromkeys(("default", "vorgabe"), DEFAULTS),
    **dict.fromkeys(("session", "anything", "sitzung", "alle", "etwa"), EVERYTHING),
}
_KIND_SAID: Final = re.compile(rf"\b{_KIND}", re.IGNORECASE)
_MANY: Final = re.compile(r"(?:(?<=ung)en|(?<=age|abe)n|(?<=termin)e|(?<=\w\w)s)$")
_MOST: Final = 600

Match = re.Match[str]


def _opened(rules: PlaceRules, found: Match) -> PlaceRules:
    kinds = [_MANY.sub("", each.lower()) for each in _KIND_SAID.findall(found[0])]
    roles = tuple(_ROLE.findall(found[0])) or (MANAGERS,) * bool(_MANAGERS.match(found[0]))
    held = dict(rules.openers)
    for kind in [_KINDS.get(each, each) for each in kinds] or [EVERYTHING]:
        held = {} if kind == EVERYTHING else held
        held[kind] = roles
    return replace(rules, openers=tuple(held.items()))


def _moderated(rules: PlaceRules, found: Match) -> PlaceRules:
    return rules.saying("moderators", tuple(_ROLE.findall(found[0])))


def _quiet(rules: PlaceRules, found: Match) -> PlaceRules | None:
    first, last = _minute(*found.groups()[:3]), _minute(*found.groups()[3:6])
    if first is None or last is None or first == last:
        return None
    return rules.saying("quiet", (first, last))


def _minute(hour: str, minute: str | None, half: str | None) -> int | None:
    """Return a minute of the day; None where there is no such time."""
    at, least = int(hour), int(minute or 0)
    if half and at <= 12:
        at = at % 12 + (12 if half.lower() == "pm" else 0)
    return (at * 60 + least) % _DAY if at <= 24 and least < 60 else None


def _counted(rules: PlaceRules, found: Match) -> PlaceRules | None:
    number = int(found[1])
    return rules.saying("messages", number) if 0 < number <= _MOST else None


def _asked_of_model(rules: PlaceRules, found: Match) -> PlaceRules | None:
    """Set how often a model is asked a day: in all, for each person, or never."""
    number = int(found["n"]) if found["n"] else 0
    return rules.saying("calls_each" if found["each"] else "calls", number)


def _loud(rules: PlaceRules, found: Match) -> PlaceRules:
    return rules.saying("is_silent", _SILENT.fullmatch(found[0]) is not None)


def _never_quiet(rules: PlaceRules, _: Match) -> PlaceRules:
    return rules.saying("quiet", None)


_NOBODY: Final = r"(?:nobody else|nobody|no one|only managers|niemand(?: sonst)?)"
_EVERYBODY: Final = r"(?:everyone|everybody|anyone|anybody|all|alle|jeder)"
_BETWEEN: Final = r"(?:from\s+|between\s+|von\s+|zwischen\s+|ab\s+)?"
_UNTIL: Final = r"\s*(?:to|until|till|and|bis|und|-|–)\s*"
_SILENT: Final = re.compile(
    r"(?:(?:be )?(?:silent|quieter|quiet(?!\s*(?:hours?|\d|:|from|between)))|less loud|not so loud"
    r"|loudness:? low|no pings?|(?:do not|don't|don’t|never) (?:ping|notify)"
    r"(?: any(?:one|body)| people| us)?|stumm|lautlos|leiser|nicht so laut|ohne ton"
    r"|niemande?n?(?: an)?pingen)",
    re.IGNORECASE,
)
_MANAGERS: Final = re.compile("(?:only managers|nur (?:die )?verwalter)", re.IGNORECASE)
_ONLY: Final = r"(?:\b(?:only|nur)\s+)?"
_QUIET: Final = r"(?:quiet(?:\s+hours)?|ruhe(?:zeit(?:en)?)?|ruhig|nachtruhe)"

_CALLS: Final = (
    r"\b(?:(?:at most|no more than|up to|höchstens|maximal)\s+)?"
    r"(?:(?P<n>\d{1,7})|no|keine?)\s+(?:language\s+)?"
    r"(?:models?(?:\s+calls?)?|(?:sprach)?modell(?:e|anfragen|aufrufe)?)\b"
)
_A_DAY: Final = r"(?:\s+(?:a|per|each|every|pro|am|je|jeden)\s+(?:day|tag))?"
_EACH: Final = (
    r"(?P<each>\s+(?:for |per |pro |je |für )?(?:each|everyone|everybody|person|jede[nr]?|kopf)\b"
    r"(?:\s+(?:one|person|member|user)\b)?)?"
)
_BESIDE: Final = re.compile(
    r"(?P<of>\bcalls?\s+(?:a|per)\s+day),?\s+(?:and\s+)?(?P<n>\d{1,7})"
    r"(?P<each>\s+(?:for|per)\s+(?:each|person))",
    re.IGNORECASE,
)
"""“300 model calls a day, 50 for each”: the second is of the same."""

_READS: Final[tuple[tuple[str, Callable[[PlaceRules, Match], PlaceRules | None]], ...]] = (
    (rf"{_ONLY}{_ROLES}{_OPEN}", _opened),
    (rf"\b(?:{_EVERYBODY}|{_MANAGERS.pattern}){_OPEN}", _opened),
    (rf"{_ONLY}{_ROLES}(?:{_MAY}moder(?:ate|ieren)|\s+moder(?:ates?|ieren|iert))\b", _moderated),
    (rf"\b{_NOBODY}(?:\s+(?:may|can|darf|kann))?\s+moder(?:ates?|ieren|iert)\b", _moderated),
    (rf"\b(?:no|keine)\s+{_QUIET}\b", _never_quiet),
    (rf"\b{_QUIET}:?\s+{_BETWEEN}{_TIME}{_UNTIL}{_TIME}", _quiet),
    (rf"\b(?:(?:not|nicht)\s+)?{_SILENT.pattern}\b|\b(?:loud|laut|mit ton)\b", _loud),
    (r"\b(\d{1,4})\s+(?:messages?|nachrichten)\s+(?:a|per|pro|in der|je)\s+minute\b", _counted),
    (_CALLS + _A_DAY + _EACH, _asked_of_model),
)
_SAID: Final = [
    (re.compile(pattern, re.IGNORECASE), read)
    for pattern, read in (*_READS, (_CALLS + _A_DAY + _EACH, _asked_of_model))
]
"""What can be said, in the order in which it is looked for."""

_AS_USUAL: Final = re.compile(
    r"\W*(?:all |alles )?(?:as usual|off|reset|none|defaults?|wie (?:üblich|immer|sonst)|aus)\W*",
    re.IGNORECASE,
)
_PLEASE: Final = re.compile(r"\b(?:please|bitte)\b", re.IGNORECASE)
_MARKS: Final = " \t\n,;.:!"


_HERE: Final = re.compile(
    r"(?P<head>^|[;.,\n])\W*(?:(?:only|just|nur)\s+)?(?:in|for|für|here in|hier in)\s+"
    r"(?:this|diesem|diesen)\s+(?:channel|kanal)\b[\s:,]*|\b(?:in|for|für)\s+"
    r"(?:this|diesem|diesen)\s+(?:channel|kanal)\W*$",
    re.IGNORECASE,
)


def of_this_channel(words: str) -> tuple[bool, str]:
    """Tell whether words are about one channel, where they stand; and return what else they say."""
    rest, found = _HERE.subn(lambda mark: mark["head"] or "", words)
    return found > 0, rest.strip(_MARKS) if found else words


def place_rules_said(words: str, rules: PlaceRules) -> tuple[PlaceRules, str]:
    """Return rules with what words change of them, and the words that say something else."""
    if _AS_USUAL.fullmatch(words):
        return replace(AS_USUAL, zone=rules.zone), ""
    words = _PLEASE.sub("", words)
    words = _BESIDE.sub(r"\g<of>; \g<n> model calls a day\g<each>", words)
    for pattern, read in _SAID:
        while found := pattern.search(words):
            now = read(rules, found)
            if now is None:
                return rules, found[0]
            rules, words = now, f"{words[: found.start()]};{words[found.end() :]}"
    rest = (each.strip(_MARKS) for each in re.split(r"[;\n]|,(?!\d)", words))
    return rules, ", ".join(filter(None, rest))
