"""A list in which people take places, by its own word: “workshop signup: A (2), B (8)”."""

from __future__ import annotations

import re
from itertools import islice
from typing import Final

_PEOPLE: Final = (
    r"(?:places?|seats?|spots?|slots?|people|persons?|pax|participants?|plätzen?|platz|pl\.?"
    r"|sitzplätze|personen|leute|teilnehmer\w*)"
)
_LIST: Final = r"(?: ?-?(?:sheet|list|form|poll|liste))?"
_WORD: Final = (
    rf"(?:sign[ -]?(?:ups?|ons?)\b{_LIST}|registrations?\b{_LIST}|register|enrol(?:l?ment)?s?"
    rf"|anmeldungen|anmeldung|anmeldeliste|anmelden|einschreib(?:ung|eliste|en)"
    r"|eintrag(?:ung|eliste|en)|(?:meldet|tragt|schreibt) euch(?: (?:bitte|mal|hier))* (?:an|ein)"
    r"|teilnehmerliste|rsvp)"
)
_SAID: Final = re.compile(rf"(?<![^\W_])(?:{_WORD})(?![^\W_])", re.IGNORECASE)
_COMPOUND: Final = re.compile(r"\w+-?(?:anmeldung|anmeldeliste|eintragung)\b", re.IGNORECASE)
"""A word of its own for what people sign up for: “Workshop-Anmeldung”."""

_ASKED_FOR: Final = re.compile(
    r"\W*(?:(?:hey|hi|ok|okay|so|please|pls|plz|bitte|mal|poll|umfrage"
    r"|(?:can|could|would) (?:you|we)|(?:kannst|könntest) du|könn(?:en|ten) wir|let['’]?s|lasst uns"
    r"|we need|i need|i['’]d like|wir brauchen|ich brauche"
    r"|(?:open|start|make|do|run|create|set up|put up|post|mach|mache|macht|machst|starte?"
    r"|erstelle?|öffne|leg)(?: us| uns| me)?)\b[ ,:]*(?:mal |bitte |please |up )*"
    r"(?:(?:an?|the|eine?n?|die|'?ne) )?)+",
    re.IGNORECASE,
)
_MADE: Final = re.compile(
    r"\W*(?:(?:hey|hi|ok|okay|so|please|pls|plz|bitte|mal|(?:can|could|would) (?:you|we)"
    r"|(?:kannst|könntest) du|könn(?:en|ten) wir|let['’]?s|lasst uns)\b[ ,:]*)*"
    r"(?:we need|i need|i['’]d like|wir brauchen|ich brauche"
    r"|(?:open|start|make|do|run|create|set up|put up|post|mach|mache|macht|machst|starte?"
    r"|erstelle?|öffne)(?: us| uns| me)?)\b[ ,:]*(?:mal |bitte |please )*"
    r"(?:(?:an?|the|eine?n?|die|'?ne) )?",
    re.IGNORECASE,
)
"""That a sign-up is to be made, before its word."""

_CALLED: Final = re.compile(r"\W*(?:sign-?up|anmeldung)\b", re.IGNORECASE)

_JOINS: Final = re.compile(
    r"^(?:[\s,:;–-]|(?:for|to|of|für|fürs|zu[mr]?|beim?|on)\b|(?:the|die|den|das|der|dem|our|unser\w*)\b"
    r"|(?:please|pls|bitte|here|hier|now|jetzt)\b)+",
    re.IGNORECASE,
)
_TRAIL: Final = re.compile(
    r"(?:[\s,;:(–-]+(?:please|pls|plz|bitte|now|jetzt|here|hier|everyone|everybody|all|alle))*"
    r"[\s,;:(–-]*$",
    re.IGNORECASE,
)
_OPENS: Final = re.compile(r"[:?!.]\s+|\n+|\s[–-]\s")
"""What stands between what people sign up for and the list of it."""

_ASKS: Final = re.compile(
    r"\W*(?:(?:so|and|und|hey|also)\W+)*(?:do(?:es)?|did|is|are|shall|should|would|will|may|must|how"
    r"|when|why|what|which|where|has|have|sollen|sollten|wann|warum|wieso|wie|was|welche\w*|ist|sind"
    r"|gibt|brauchen)\b",
    re.IGNORECASE,
)
"""How begins a question about a sign-up, which opens none."""

_WHO_WHERE: Final = re.compile(
    r"\W*(?:(?:so|and|und|hey|also|ok)\W+)*(?:who|wer)\b(?!.*\b(?:should|soll|sollte)\b).*"
    r"\b(?:what|where|which|whom|when|was|wohin|wo|welche[nrms]?|wem|wann|wobei|womit)\b.*",
    re.IGNORECASE | re.DOTALL,
)
"""Who asks everybody where they would be: “wer will wohin?”, “who wants to do what?”."""

_BARE: Final = re.compile(
    r"(?<=\S)\s*[(\[]\s*(?P<n>\d{1,4})\s*[)\]]|(?<=\w)\s+[x×](?P<x>\d{1,3})\b"
)
_HAS_PLACES: Final = re.compile(
    rf"[^\W\d_].*(?:[(\[]\s*\d{{1,4}}(?:\s*{_PEOPLE})?\s*[)\]]|\s[x×]\d{{1,3}})$", re.IGNORECASE
)
_NUMBER_BEHIND: Final = re.compile(
    r"\s*(?P<of>[^,;:()\n]*[^\W\d_])\s*[:=]?\s+(?P<n>\d{1,3})\s*", re.IGNORECASE
)
_BETWEEN_NUMBERED: Final = re.compile(
    r"[,;\n]\s*(?:(?:and|und)\s)?|(?<=[\d)\]])\s+(?:and|und)\s", re.IGNORECASE
)
_OF_TIMES: Final = re.compile(
    r"\b(?:mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so|\w+day|\w+tags?|mittwoch|sonnabend"
    r"|tues|thurs?|jan\w*|feb\w*|mar|march|märz|apr\w*|may|mai|jun[ei]?|jul[iy]?|aug\w*|sept?\w*"
    r"|o[ck]t\w*|nov\w*|de[cz]\w*|at|um|from|ab|until|till|bis|noon|week|woche|kw|tomorrow|morgen"
    r"|today|heute)$",
    re.IGNORECASE,
)
"""What a number behind is no number of places of: “Monday 10”, “December 5”."""

_PLACES: Final = re.compile(
    rf"[(\[][^()\[\]]{{0,20}}\d[^()\[\]]{{0,20}}[)\]]|\b\d{{1,4}}\s*{_PEOPLE}\b|\bje\s+\d"
    r"|\b\d{1,4} each\b|\b(?:max\.?|up to) \d",
    re.IGNORECASE,
)
_MOST_WORDS: Final = 14
_LONGEST: Final = 2000
_MOST_OPENINGS: Final = 4


def listed_places(text: str) -> str:
    """Return a request for a list to sign up in as a poll of it; "" where it is none.

    What it is for stands before the list; a bare number behind an entry is how many it has.
    """
    if len(text) > _LONGEST or _ASKS.match(text):
        return ""
    if bare := _behind_its_word(text):
        return bare
    for opens in islice(_OPENS.finditer(text), _MOST_OPENINGS):
        head, rest = text[: opens.start()], text[opens.end() :]
        title = _title(head) or (_asks_where(head, rest) and head)
        if title and _is_list(rest) and len(head.split()) <= _MOST_WORDS:
            mark = "?" if opens[0][0] == "?" else ":"
            entries = _BARE.sub(_as_places, rest)
            entries = _each_numbered(entries) or entries
            return f"poll {title}{mark} {entries}"
    return ""


def _behind_its_word(text: str) -> str:
    """Return a list with places of each as a poll, where no mark stands before it; "" for all else.

    “Anmeldung Küche (2), Garten (3)” names two things by the places they have.
    """
    call = _ASKED_FOR.match(text)
    plain = (text[call.end() :] if call else text).lstrip()
    said = _SAID.match(plain)
    listed = _JOINS.sub("", plain[said.end() :]) if said else ""
    entries = [each.strip(" .!") for each in _BETWEEN_NUMBERED.split(listed)]
    is_list = len(entries) > 1 and all(map(_HAS_PLACES.search, entries))
    if said is None or not is_list or _OPENS.search(listed):
        return ""
    return f"poll {said[0]}: {_BARE.sub(_as_places, ', '.join(entries))}"


def _as_places(found: re.Match[str]) -> str:
    return f" ({found['n'] or found['x']} places)"


def _each_numbered(rest: str) -> str:
    """Return a list in which each has a number behind it with so many places; "" for all else.

    “Cakes 2, drinks 1” are places, “room 1, room 2” are names and “Monday 10” is a time.
    """
    entries = _BETWEEN_NUMBERED.split(rest.strip(" .!,;\n"))
    found = [_NUMBER_BEHIND.fullmatch(each) for each in entries]
    numbered = [(each["of"].strip(), each["n"]) for each in found if each]
    of = {name.casefold() for name, _ in numbered}
    if len(of) < len(found) or any(_OF_TIMES.search(name) for name in of):
        return ""
    return ", ".join(f"{name} ({n} places)" for name, n in numbered)


def _asks_where(head: str, rest: str) -> bool:
    """Tell whether everybody is asked where they would be, of what has only so many places."""
    return bool(_WHO_WHERE.fullmatch(head) and _PLACES.search(rest))


def called_for(text: str) -> str:
    """Return what stands behind `/convene`, with a sign-up that it begins with as one to make."""
    found = _CALLED.match(text)
    if found is None:
        return text
    return f"make a {text}" if re.search(r"\w", text[found.end() :]) else ""


def without_call(text: str) -> str:
    """Return a request that has a sign-up made without that: “please open a signup for lunch”."""
    found = _MADE.match(text)
    return text[found.end() :] if found and _SAID.match(text, found.end()) else ""


def _is_list(rest: str) -> bool:
    """Tell whether what stands behind a sign-up names several things to be in."""
    return len([each for each in re.split(r"[,;\n/]|\b(?:or|oder)\b", rest) if each.strip()]) > 1


def _title(head: str) -> str:
    """Return what is signed up for, without the word that calls it so; "" where nothing does.

    Where it says nothing else, that word is what it is called.
    """
    plain = _TRAIL.sub("", _ASKED_FOR.sub("", head, count=1) if _ASKED_FOR.match(head) else head)
    if _COMPOUND.search(plain):
        return plain
    said = _SAID.search(plain)
    if said is None:
        return ""
    before, behind = plain[: said.start()].strip(" ,;:(–-"), plain[said.end() :]
    if before and re.search(r"\w", _TRAIL.sub("", behind)):
        return plain
    if not before:
        behind = _JOINS.sub("", f" {behind}")
    rest = _TRAIL.sub("", f"{before} {behind.strip(' )')}".strip())
    return rest if any(map(str.isalnum, rest)) else said[0]
