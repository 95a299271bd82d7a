"""What is said to a request that lacks something yet: who else, how long, when, about what.

“Oh and Dana too”, “retro, 30 min”, “sorry, an hour”. What is ordered, asked or wished is none.
"""

from __future__ import annotations

import re
from typing import Final

from orchestration.language.talk.puts_right import is_time

_LONGEST: Final = 120
_MOST_WORDS: Final = 14
_LEAD: Final = re.compile(
    r"(?:(?:oh|ach|ah|ok|okay|so|sorry|sry|ups|oops|wait|warte|ps|and|und|also|plus|ja|yes|well|hm+|just"
    r"|please|pls|bitte|noch|nee?|no|nein|actually|eigentlich|make (?:it|that)|let['’]?s (?:say"
    r"|make it)"
    r"|sagen wir|(?:i|ich) (?:meant|meinte|mean|meine)|meant|meinte|(?:it|that) should be"
    r"|das soll(?:te)?"
    r"|it['’]?s|its|es geht um|es ist|das ist|add|include|invite|with|mit)\b[\s,:!.–-]*)+",
    re.IGNORECASE,
)
_TAIL: Final = re.compile(
    r"[\s,]*(?:(?:too|as well|also|auch(?: noch)?|noch|dazu|mit dazu|mit|please|pls|bitte|btw|then"
    r"|dann|sein"
    r"|instead|thanks|danke|thx)\b[\s,.!]*)+$",
    re.IGNORECASE,
)
_MENTION: Final = r"(?:<@[^>]{1,60}>|@[\w.-]{1,40})"
_PEOPLE: Final = re.compile(rf"{_MENTION}(?:(?:\s*,\s*|\s+(?:and|und|&)\s+|\s+){_MENTION})*")
_NAMES: Final = re.compile(
    r"(?P<names>[^\W\d_][\w.'’-]{1,30}(?:(?:\s*,\s*|\s+(?:and|und|&)\s+)[^\W\d_][\w.'’-]{1,30}){0,4})"
)
_ADDS_SOMEBODY: Final = re.compile(
    r"\b(?:and|und|plus|also|with|mit|add|include|invite)\b.*\b(?:too|as well|also|auch|dazu"
    r"|noch)\b"
    r"|\b(?:add|include|invite|plus)\b",
    re.IGNORECASE,
)
_NUMBER: Final = (
    r"(?:\d{1,3}|an?|one|two|half an?|eine?|ne|zwei|(?:eine |ne )?(?:halbe|dreiviertel))"
)
_LENGTH: Final = re.compile(
    rf"\b(?:for |für )?{_NUMBER}[\s-]?(?:min|mins|minutes?|minuten|m|hours?|hrs?|h|stunden?|std)\b",
    re.IGNORECASE,
)
_ABOUT: Final = re.compile(
    r"\b(?:about|regarding|re|topic|subject|wegen|über|thema|zum thema|um)\b", re.IGNORECASE
)
_DAY: Final = (
    r"(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?|montag|dienstag|mittwoch"
    r"|donnerstag|freitag|samstag|sonntag|tomorrow|today|morgen|heute|übermorgen"
)
_WHEN: Final = re.compile(
    rf"\b(?:{_DAY}|(?:this|next|the|coming|following|diese|nächste|kommende"
    rf"|übernächste)[nrsm]? (?:week"
    r"|month|woche|monat)|weeks?|wochen?|\d{1,2}(?:st|nd|rd|th|\.)|jan\w*|feb\w*|mar\w*|mär\w*|apr\w*"
    r"|jun\w*|jul\w*|aug\w*|sep\w*|o[ck]t\w*|nov\w*|de[cz]\w*)(?!\w)",
    re.IGNORECASE,
)
_ASKS_ANEW: Final = re.compile(
    r"\b(?:meet|meeting|find|schedule|arrange|organi[sz]e|book|need|set ?up|search|look for|another"
    r"|treffen|termin|such\w*|finde\w*|plan(?:e|en)?|brauch\w*|organisier\w*)\b",
    re.IGNORECASE,
)
_ALSO: Final = re.compile(r"\b(?:too|as well|also|auch|dazu)\b", re.IGNORECASE)
_IS_MORE: Final = re.compile(
    r"\?|https?://|\b(?:i|me|my|mine|i['’]?m|ich|mich|mir|mein\w*|never|nie|always|immer|not|nicht|no"
    r"|kein\w*|cancel|forget|vergiss|egal|never ?mind|nvm|help|hilfe|thanks|danke|status|stop|poll"
    r"|umfrage|vote|decide|close|remind|erinner\w*|can|could|would|should|will|kann|könn\w*|geht|passt"
    r"|works?|suits?|busy|free|out|off|away|lol|haha|ok|okay|yes|ja|hi|hello|hey|who|what|when|where|why"
    r"|how|wer|was|wann|wo|warum|wie)\b",
    re.IGNORECASE,
)
"""Words of who asks, orders, or tells what suits them."""

_LIMITS: Final = re.compile(
    r"(?:(?:oh|ach|ah|ok|okay|so|sorry|wait|warte|ps|and|und|also|plus|ja|yes|well|hm+|but|aber|btw"
    r"|übrigens|noch|please|pls|bitte)\b[\s,:!.–-]*|(?:no|nee?|nein)[,.]\s+)*"
    r"(?P<limit>(?:not|nicht|nich|no|keine?n?|only|just|nur|erst)"
    r"(?:\s+(?:bitte|please|again|wieder))*\s+(?P<when>.+))",
    re.IGNORECASE,
)
"""Words that bound when it is to be: “not before 10”, “nur vormittags”."""


def added_to(so_far: str, words: str, *, lacks_subject: bool) -> str:
    """Return a request with what words add to it; "" where they add nothing.

    Names are added where they are said to be; a length takes the place of one that was said.
    """
    said = words.strip()
    if not said or len(said) > _LONGEST or len(said.split()) > _MOST_WORDS:
        return ""
    bare = _TAIL.sub("", _LEAD.sub("", said, count=1) if _LEAD.match(said) else said).strip(" .!,")
    if limit := _limit_in(said):
        return f"{so_far.strip(' ,.!')}, {limit}"
    if not bare or _IS_MORE.search(bare) or _ASKS_ANEW.search(bare):
        return ""
    if _PEOPLE.fullmatch(bare) or _names_somebody(said, bare):
        return f"{so_far}, with {bare}"
    says_what_lacks = (each.search(bare) for each in (_LENGTH, _ABOUT, _WHEN))
    if not (lacks_subject or any(says_what_lacks)):
        return ""
    kept = _LENGTH.sub("", so_far) if _LENGTH.search(bare) else so_far
    return f"{kept.strip(' ,')}, {bare}"


def _limit_in(said: str) -> str:
    """Return the limit that words are, and nothing of their author or for good; "" of others."""
    limits = _LIMITS.fullmatch(_TAIL.sub("", said).strip(" .!"))
    if limits is None or not is_time(limits["when"]) or _IS_MORE.search(limits["when"]):
        return ""
    return limits["limit"]


def _names_somebody(said: str, bare: str) -> bool:
    """Tell whether words are names that are to be added: “Dana too”, and no day."""
    is_added = _ADDS_SOMEBODY.search(said) or _ALSO.search(said)
    return bool(is_added and _NAMES.fullmatch(bare)) and not _WHEN.search(bare)
