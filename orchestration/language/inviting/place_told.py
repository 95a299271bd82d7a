"""Where what was asked for is to be, as its organiser says so later: “it's in room Oslo”.

Only what says nothing else is read: a sentence that asks, denies or doubts sets no place.
"""

from __future__ import annotations

import re
from typing import Final

from orchestration.language.inviting.place import place_alone
from orchestration.language.words.writing import words as listed

_LEAD: Final = re.compile(
    r"(?:(?:ok|okay|okey|and|und|also|oh|so|btw|fyi|hey|hi|hallo|note|ps|update|sorry|übrigens|ach"
    r"|just|please|pls|bitte|dann|then|@convene|for (?:everyone|everybody|all)|an alle)\b"
    r"[\s,:!.–-]*)+",
    re.IGNORECASE,
)
_TAIL: Final = re.compile(
    r"(?:[\s,.!–-]*(?:please|pls|bitte|then|now|btw|fyi|thanks|thx|danke|dann|jetzt|übrigens"
    r"|instead|this time|diesmal|after all|doch|again|wieder|as always|wie immer|statt|everyone"
    r"|(?:because|since|cause|weil|denn|da)\s[^?]{1,80}|[:;]-?[()DP]|[^\w\s)>/]))+$",
    re.IGNORECASE,
)
_WHAT: Final = (
    r"(?:(?:it|that|this|we|we all|everyone|(?:the )?(?:meeting|call|session)|es|das|wir|"
    r"(?:das )?(?:treffen|meeting)|(?:der )?(?:termin|call))(?:['’`]?(?:s|ll|re)\b)?)"
)
_IS: Final = (
    r"(?:is|be|are|will|shall|going to|gonna|meet|meets|meeting|happens?|takes? place|held|sit|its"
    r"|now|ist|sind|wird|werden|treffen|uns|findet|sitzen|machen|sein|jetzt|all|alle|do|have|hold|it|this|machen|es|das)"
)
_HELD: Final = re.compile(
    rf"(?:{_WHAT}\s+(?:{_IS}\s+)*|its\s+|ist\s+|treffen\s+(?:wir\s+)?(?:uns\s+)?|wir\s+)"
    r"(?P<place>\S.*?)(?:\s+(?:statt|sein))?",
    re.IGNORECASE,
)
_KIND: Final = (
    r"(?:(?:(?:the|our|der|die|das|unser|new|neue[rs]?|meeting|video|call|dial-?in|zoom|teams|meet"
    r"|webex|jitsi)[ -]?)*(?:room|place|location|venue|link|url|dial-?in|raum|ort|treffpunkt"
    r"|zimmer|saal))"
)
_NAMED: Final = re.compile(
    rf"(?:here(?:['’]?s| is)\s+|hier (?:ist )?)?{_KIND}"
    r"(?:\s*:\s*|\s+(?:is|will be|ist|lautet|wird|=)"
    r"\s+(?:now\s+|jetzt\s+|going to be\s+)?)(?P<called>\S.*)",
    re.IGNORECASE,
)
_CHANGED: Final = re.compile(
    rf"(?:(?:can|could|would) you\s+)?(?:change|set|update|make|switch|ändere?|setze?|stelle?|mach)"
    rf"\s+{_KIND}\s+(?:to|into|be|auf|zu)\s+(?P<called>\S.*)"
    rf"|(?:change|set|update|put|add|trage?)\s+{_KIND}:?\s+(?P<added>\S.*?)(?:\s+ein)?"
    rf"|(?:move|put|set|schedule|verlegen?|verlege)\s+(?:it|this|es|das|the meeting|the call"
    rf"|das treffen)\s+(?:to\s+|into\s+)?(?P<moved>\S.*)",
    re.IGNORECASE,
)
_ROOM_ALONE: Final = re.compile(
    r"(?:in )?(?P<place>(?:(?:meeting |conference )?room|raum|zimmer|saal)"
    r" (?-i:[A-ZÄÖÜ0-9])[\w.-]{0,20})",
    re.IGNORECASE,
)
_NAME: Final = re.compile(r"(?:[A-ZÄÖÜ0-9][\w.-]{0,20})(?: [\w.(-][\w.()-]{0,20}){0,3}")
_SAID_OF_IT: Final = frozenset(
    listed("""
    not too still always never already booked free taken full small big fine ok okay dead broken
    wrong gone missing unknown tbd tba open closed noisy cold hot warm bad good great nice in here
    there below above attached coming soon unclear nicht zu noch schon gebucht frei besetzt voll
    klein groß gut schlecht kaputt falsch weg unbekannt offen geschlossen laut kalt warm egal
    nobody no none kein keiner keine the a ein eine der die das dem on an up down very sehr so
    important wichtig changed geändert same what where we i it es ich wir
    """)
)
_WORD: Final = re.compile(r"[\w-]{2,20}")

_INVITE: Final = (
    r"(?:the |an |our |my |die |den |der |das |unsere[rn]? )?(?:calendar |meeting |kalender)?"
    r"(?:invite|invitation|cal(?:endar)?|event|entry|einladung|kalender|termin|eintrag)"
)
_PLEASE: Final = r"(?:please |pls |plz |bitte |mal |kurz |noch |also |just |auch )*"
_THAT: Final = r"(?:that|it|this|the (?:room|link|place)|das|es|den (?:raum|link|ort))"
_PUTS: Final = r"(?:put|add|note|include|write|stick|pop|update|mention)"
_SETZT: Final = (
    r"(?:packen|schreiben|setzen|eintragen|aufnehmen|ergänzen|hinzufügen|tun|reinpacken"
    r"|reinschreiben|vermerken)"
)
_INTO: Final = (
    rf"(?:(?:(?:can|could|would|will) (?:you|u) )?{_PLEASE}{_PUTS} {_PLEASE}{_THAT} "
    rf"(?:in|into|to|on) {_INVITE}"
    rf"|(?:(?:can|could|would|will) (?:you|u) )?{_PLEASE}update {_INVITE}"
    rf"|(?:kannst du|könntest du|magst du) {_PLEASE}{_THAT} {_PLEASE}(?:mit )?(?:in|zu[mr]?) "
    rf"{_INVITE} {_PLEASE}{_SETZT}"
    rf"|(?:pack|schreib|setz|trag|nimm)e? {_PLEASE}{_THAT} {_PLEASE}(?:mit )?(?:in|zu[mr]?) "
    rf"{_INVITE}(?: (?:ein|auf|rein|hinzu))?)"
)
_TO_THE_INVITE: Final = re.compile(
    rf"[\s,;.!–-]+(?:and |und |so )?{_INTO}(?:,? (?:please|pls|bitte|thanks|thx|danke))*[\s.?!]*$",
    re.IGNORECASE,
)
"""Behind a place it is said where that is to stand: the invite has it anyway."""

_PUT_IN: Final = re.compile(
    rf"(?:(?:can|could|would|will) (?:you|u) )?{_PLEASE}(?:{_PUTS} {_PLEASE}(?P<put>\S.*?) "
    rf"(?:in|into|to|on) {_INVITE}"
    rf"|{_PUTS} {_PLEASE}(?:the |our )?(?:[\w-]+ )?(?:link|url|room|place|location)"
    rf" (?:in|into|to|on) {_INVITE}:? (?P<behind>\S.*)"
    rf"|(?:pack|schreib|setz|trag|nimm)e? {_PLEASE}(?:den |die |das )?(?:[\w-]+ )?"
    rf"(?:link|url|raum|ort|treffpunkt) {_PLEASE}(?:mit )?(?:in|zu[mr]?) {_INVITE}"
    rf"(?: (?:ein|auf|rein|hinzu))?:? (?P<dahinter>\S.*)"
    rf"|(?:have |let )?{_INVITE} (?:should |has to |must |needs to )?(?:say|says|have|has)"
    r" (?P<says>\S.*?))"
    rf"|(?:(?:kannst du|könntest du|magst du) )?{_PLEASE}(?:(?:pack|schreib|setz|trag|nimm)e? )?"
    rf"{_PLEASE}(?P<tut>\S.*?) {_PLEASE}(?:mit )?(?:in|zu[mr]?) {_INVITE} {_PLEASE}"
    rf"(?:{_SETZT}|ein|auf|rein|hinzu)",
    re.IGNORECASE,
)
"""A place is to stand in the invite: “can you add room Oslo to the invite?”."""


_CALL_LINK: Final = re.compile(
    r"(?:https?://)?(?:[\w-]+\.)*(?:zoom\.us|teams\.(?:microsoft|live)\.com|meet\.google\.com"
    r"|webex\.com|whereby\.com|meet\.jit\.si|gotomeet\.me|zoomgov\.com)/(?!rec/)[^\s<>)\]]+",
    re.IGNORECASE,
)
_NO_PLACE: Final = re.compile(
    r"\b(?:not?|nicht|kein\w*|don['’]?t|never|dead|broken|wrong|expired|old|alte[rsn]?|kaputt|falsch"
    r"|tot|was|war|were|yesterday|gestern|last|recording|aufzeichnung|another|other|anderes?)\b|\?",
    re.IGNORECASE,
)
_ASKED: Final = re.compile(
    r"(?:[\w@]+[\s,]+){0,2}?(?:"
    r"(?:can|could|shall|should|may|might|can['’]?t|couldn['’]?t) we (?:all |please |maybe |just )*"
    r"(?:do|have|hold|meet|sit|make|take|be)(?: (?:it|this|that|the (?:meeting|call|thing)))?"
    r" (?P<place>(?:in|at|on|over|via|by) \S[^?]*?)"
    r"|(?:können|könnten|sollen|sollten|wollen) wir (?:uns |das |es |bitte |vielleicht |auch )*"
    r"(?P<ort>(?:in|im|bei|am|auf|über|per|via) \S[^?]*?)"
    r" (?:machen|treffen|abhalten|sitzen|haben))"
    r"(?:[\s,]+(?:instead|please|pls|bitte|maybe|btw))*\s*\?[\s?!.]*",
    re.IGNORECASE,
)
"""It is asked whether something could be held somewhere: “can we do it in room Oslo?”."""

_HOW: Final = re.compile(
    r"\w+ (?:(?:the|our|my|unserem|dem) )?"
    r"(?:office|hq|home|person|video|phone|büro|hause?|telefon)",
    re.IGNORECASE,
)
"""That is how it is held, which is a wish: “could we meet at the office instead?”."""

_LONGEST: Final = 400
"""Letters: more of them say more than where something is to be, and a pile takes long to read."""

_FEW: Final = 8
"""With so many words beside it a link to a call is where it is: “zoom for everyone: …”."""


def _link_told(words: str) -> str:
    """Return the one link to a call that words hand over; "" where they say more of it."""
    links = _CALL_LINK.findall(words)
    rest = _CALL_LINK.sub(" ", words)
    is_told = len(links) == 1 and _NO_PLACE.search(rest) is None and len(rest.split()) <= _FEW
    return links[0].rstrip(".,;!") if is_told else ""


def place_told(words: str) -> str:
    """Return where something is to be, by words that say that alone; "" where they do not.

    Only to have it put into the invite may be asked.
    """
    return _link_told(words) or (_place_said(words) if len(words) <= _LONGEST else "")


def place_asked(words: str) -> str:
    """Return where somebody would like something to be held; "" where they do not ask for it."""
    found = _ASKED.fullmatch(words.strip()) if len(words) <= _LONGEST else None
    place = next(filter(None, found.groups())) if found else ""
    return "" if not place or _HOW.fullmatch(place) else place_alone(place)


def _place_said(words: str) -> str:
    said = _TO_THE_INVITE.sub("", words.strip())
    bare = _TAIL.sub("", (_LEAD.sub("", said, count=1) if _LEAD.match(said) else said).rstrip("?"))
    if put := _PUT_IN.fullmatch(bare.strip()):
        return place_alone(next(filter(None, put.groups())))
    if said.endswith("?"):
        return ""
    said = _LEAD.sub("", said, count=1) if _LEAD.match(said) else said
    said = _TAIL.sub("", said).strip()
    if held := _ROOM_ALONE.fullmatch(said) or _HELD.fullmatch(said):
        return place_alone(held["place"])
    if named := _NAMED.fullmatch(said) or _CHANGED.fullmatch(said):
        given = named.groupdict()
        if moved := given.get("moved"):
            return place_alone(moved)
        return _as_called(given.get("called") or given.get("added") or "")
    return ""


def _as_called(called: str) -> str:
    """Return a place by the name that follows what it is: “room is Oslo”."""
    called = called.strip()
    if place := place_alone(called):
        return place
    first = called.split()[0].casefold().strip(",.") if called else ""
    if first in _SAID_OF_IT or first.endswith(("ed", "ing")):
        return ""
    if _NAME.fullmatch(called):
        return called
    return called.capitalize() if _WORD.fullmatch(called) else ""
