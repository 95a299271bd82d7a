"""What is said of a whole team: “only role:1 may open polls; quiet 22 to 7; 20 messages a minute”.

Roles come as `role:1`, whatever the platform writes for them.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from orchestration.model.place_rules import AS_USUAL, EVERYTHING, PlaceRules

_ROLE: Final = re.compile(r"role:(\w+)")
_ROLES: Final = r"(?P<roles>role:\w+(?:(?:\s*,\s*|\s+(?:and|or|&)\s+|\s+)role:\w+)*)"
_WHAT: Final = r"(?:\s+(?P<what>meetings?|polls?|choices?|decisions?|panels?|plans?))?"
_MAY: Final = r"\s+(?:may|can)\s+"
_OPEN: Final = rf"{_MAY}(?:open|start|begin|ask for){_WHAT}"
_TIME: Final = r"(\d{1,2})(?:[:.](\d\d))?(?:\s*([ap]m))?"
_DAY: Final = 24 * 60
_KINDS: Final = {"poll": "choice", "decision": "choice"}
_MOST: Final = 600

Match = re.Match[str]


def _opened(rules: PlaceRules, found: Match) -> PlaceRules:
    what = (found["what"] or "").lower().removesuffix("s")
    roles = tuple(_ROLE.findall(found[0]))
    kind = _KINDS.get(what, what)
    held = {} if kind == EVERYTHING else dict(rules.openers)
    if roles or (kind and EVERYTHING in held):
        held[kind] = roles
    else:
        held.pop(kind, None)
    return replace(rules, openers=tuple(held.items()))


def _moderated(rules: PlaceRules, found: Match) -> PlaceRules:
    return replace(rules, moderators=tuple(_ROLE.findall(found[0])))


def _quiet(rules: PlaceRules, found: Match) -> PlaceRules | None:
    first, last = _minute(*found.groups()[:3]), _minute(*found.groups()[3:6])
    if first is None or last is None or first == last:
        return None
    return replace(rules, quiet=(first, last))


def _minute(hour: str, minute: str | None, half: str | None) -> int | None:
    """Return a minute of the day; None where there is no such time."""
    at, least = int(hour), int(minute or 0)
    if half and at <= 12:
        at = at % 12 + (12 if half.lower() == "pm" else 0)
    return (at * 60 + least) % _DAY if at <= 24 and least < 60 else None


def _counted(rules: PlaceRules, found: Match) -> PlaceRules | None:
    number = int(found[1])
    return replace(rules, messages=number) if 0 < number <= _MOST else None


def _loud(rules: PlaceRules, found: Match) -> PlaceRules:
    return replace(rules, is_silent=found[0].lower() == "silent")


def _never_quiet(rules: PlaceRules, _: Match) -> PlaceRules:
    return replace(rules, quiet=None)


_NOBODY: Final = r"(?:nobody else|nobody|no one|only managers)"
_BETWEEN: Final = r"(?:from\s+|between\s+)?"
_UNTIL: Final = r"\s*(?:to|until|till|and|-|–)\s*"

_READS: Final[tuple[tuple[str, Callable[[PlaceRules, Match], PlaceRules | None]], ...]] = (
    (rf"(?:\bonly\s+)?{_ROLES}{_OPEN}\b", _opened),
    (rf"\b(?:everyone|everybody|anyone|anybody|all){_OPEN}\b", _opened),
    (rf"(?:\bonly\s+)?{_ROLES}(?:{_MAY}moderate|\s+moderates?)\b", _moderated),
    (rf"\b{_NOBODY}(?:\s+(?:may|can))?\s+moderates?\b", _moderated),
    (r"\bno\s+quiet(?:\s+hours)?\b", _never_quiet),
    (rf"\bquiet(?:\s+hours)?:?\s+{_BETWEEN}{_TIME}{_UNTIL}{_TIME}", _quiet),
    (r"\b(?:not silent|loud)\b|\bsilent\b", _loud),
    (r"\b(\d{1,4})\s+messages?\s+(?:a|per)\s+minute\b", _counted),
)
_SAID: Final = [(re.compile(pattern, re.IGNORECASE), read) for pattern, read in _READS]
"""What can be said, in the order in which it is looked for."""

_AS_USUAL: Final = re.compile(
    r"\W*(?:all )?(?:as usual|off|reset|none|defaults?)\W*", re.IGNORECASE
)
_MARKS: Final = " \t\n,;.:!"


_TONGUES: Final = (
    r"(?:english|german|deutsch|englisch|french|spanish|italian|portuguese|dutch|polish|turkish"
    r"|russian|chinese|japanese|fran[cç]ais|franz[oö]sisch|espa[nñ]ol|spanisch)"
)
_LANGUAGE: Final = re.compile(
    r"\b(?:my |our |the )?(?:language|sprache)\b[\s:=]*(?:(?:is|to|ist|auf)\s+)?\w*"
    r"|(?:\b(?:please |bitte )?"
    r"(?:speak|talk|write|answer|reply|post|sprich|schreibe?|antworte)\s+)?"
    rf"(?:\b(?:to us |uns )?(?:in|auf)\s+)?\b{_TONGUES}\b(?:\s+(?:please|bitte|only|nur))?",
    re.IGNORECASE,
)


def without_language(words: str) -> tuple[str, bool]:
    """Return words without what they say of a language, and whether they say anything of one."""
    rest, found = _LANGUAGE.subn(";", words)
    return rest.strip(_MARKS) if found else words, found > 0


def place_rules_said(words: str, rules: PlaceRules) -> tuple[PlaceRules, str]:
    """Return rules with what words change of them, and the words that say something else."""
    if _AS_USUAL.fullmatch(words):
        return replace(AS_USUAL, zone=rules.zone), ""
    for pattern, read in _SAID:
        while found := pattern.search(words):
            now = read(rules, found)
            if now is None:
                return rules, found[0]
            rules, words = now, f"{words[: found.start()]};{words[found.end() :]}"
    rest = (each.strip(_MARKS) for each in re.split(r"[;\n]|,(?!\d)", words))
    return rules, ", ".join(filter(None, rest))
