"""Whether somebody asks for quiet: that nobody is told, or that no message comes at night."""

from __future__ import annotations

import re
from typing import Final

_LEAD: Final = (
    r"(?:(?:ok(?:ay)?|oh|and|but|also|und|aber|please|pls|bitte|sorry|btw|übrigens|just|hey)"
    r"[ ,.!]+)*"
)
_TAIL: Final = r"(?:[ ,]+(?:please|pls|bitte|ok(?:ay)?|though|thanks|danke|ja|gell))*[\s.!?]*"
_IT: Final = (
    r"(?:that|this|it|why|the reason|(?:about |of )?(?:the|my|that|it|this)(?: [\w'’-]+){0,3})"
)
_ELSE: Final = (
    r"(?!(?:ab|an|zu|auf|aus|so|mehr|weiter|me|us|mir|mich|uns|it|you|that|this|options?|[a-z])\b)"
)
_WHOM: Final = (
    rf"(?:{_ELSE}@?[\w'’-]+(?: else)?|the (?:others|group|team)|my (?:boss|manager|team))"
)
_WAS: Final = (
    r"(?:das|es|davon|dass?|warum|wieso|weshalb|den grund|das (?:mit|von)(?: [\w'’-]+){1,3}"
    r"|(?:den|meinen?|die|der)(?: [\w'’-]+){1,2})"
)
_SMALL: Final = r"(?: (?:bitte|aber|mal|doch|lieber|auch|ja|halt))*"
_WEM: Final = rf"(?:{_ELSE}@?[\w'’-]+|den anderen|meinem chef|meiner chefin)"
_NIEMAND: Final = r"(?:niemand(?:e[mn])?|keine[rmn]?|keinem menschen|sonst niemand(?:em)?)"
_UNTOLD: Final = (
    r"(?:quiet|private|secret|discreet|confidential|to yourself|between (?:us|you and me)"
    r"|under wraps|off the record|on the down ?low|for your (?:eyes|ears) only)"
)
_BARE: Final = (
    r"(?:confidential|to yourself|(?:just |strictly |all )?between (?:us|you and me)|under wraps"
    r"|off the record|on the down ?low|(?:just )?for your (?:eyes|ears) only)"
)
"""What asks for quiet alone. “Quiet”, “private” may be how a place is to be."""

_GEHEIM: Final = r"(?:(?:nur )?unter uns|vertraulich|geheim|unter verschluss)"
_QUIET: Final = re.compile(
    rf"{_LEAD}(?:"
    rf"(?:(?:please|pls) )?(?:don['’]?t|do not|never|nobody|no ?one|let nobody)(?: please)?"
    rf" (?:tells?|show) {_WHOM}(?: {_IT})?"
    rf"|(?:keep|let['’]?s keep) (?:it|this|that) (?:between us|to yourself|quiet|private)"
    rf"|(?:das )?(?:bleibt |bitte )*(?:unter uns|zwischen uns)(?: bleiben)?"
    rf"|(?:don['’]?t|do not|never)(?: please)? (?:mention|share|say|pass|spread) {_IT}"
    rf"(?: (?:on|around))?(?: (?:to|with) {_WHOM})?"
    rf"|(?:(?:please|pls) )?keep {_IT}(?: (?:just|strictly))? {_UNTOLD}"
    rf"|{_BARE}"
    rf"|(?:(?:that|this|it)(?:['’]?s| is)(?: (?:just|strictly|all))? (?!quiet|discreet)"
    r"|(?:that|this|it) (?:stays|has to stay|must stay) (?:(?:just|strictly|all) )?"
    rf"|stays (?:(?:just|strictly|all) )?){_UNTOLD}"
    rf"|(?:nobody|no[- ]?one)(?: else)? (?:needs to|has to|should|must|may) (?:know|hear|see|learn)"
    rf"(?: {_IT})?"
    rf"|{_WHOM} (?:should not|shouldn['’]?t|must not|mustn['’]?t|need not|does not need to"
    rf"|doesn['’]?t (?:need|have) to) (?:know|hear|see|learn)(?: {_IT})?"
    rf"|(?:sag|sagt|sage|erzähle?|erzählt|verrate?|verratet|zeige?|zeigt)(?: {_WAS})?{_SMALL}"
    rf"(?: (?:nicht {_WEM}|{_NIEMAND}|{_WEM}{_SMALL} (?:nicht|nichts)))(?: {_WAS})?"
    rf"|(?:{_WAS}{_SMALL} )?(?:bitte )?nicht weiter(?:sagen|erzählen|geben)"
    rf"|{_WAS}{_SMALL} (?:muss|soll|sollte|darf|braucht){_SMALL}(?: {_WEM} nicht| {_NIEMAND})"
    r" (?:(?:zu )?(?:wissen|sehen|erfahren|hören|lesen))"
    rf"|behalt\w*(?: (?:das|es))?{_SMALL} für (?:dich|euch)"
    rf"|(?:(?:das|es) )?(?:bleibt?|ist|bleiben)?(?: (?:das|es|ja))?{_SMALL} ?{_GEHEIM}(?: bleiben)?"
    rf"){_TAIL}",
    re.IGNORECASE,
)
_LONGEST: Final = 90
_NIGHT: Final = (
    r"(?:(?:at|by|during|in|over) (?:the )?nights?|(?:this |so |that )?late(?: (?:at night|in the"
    r" evening))?|overnight|after (?:midnight|1[01] ?(?:pm|o['’]?clock)|2[2-4](?::00)?)"
    r"|in the middle of the night|nachts|(?:in|mitten in) der nacht|(?:so |zu )?spät(?: ?abends"
    r"| am abend)?|spätabends|nach (?:mitternacht|2[2-4](?: ?uhr)?))"
)
_MESSAGES: Final = (
    r"(?:messages?|reminders?|pings?|dms?|notifications?|nachrichten?|erinnerung(?:en)?|pings"
    r"|mitteilungen|benachrichtigungen)"
)
_WRITE: Final = (
    r"(?:message|messaging|write(?: to)?|writing(?: to)?|ping(?:ing)?|remind(?:ing)?|dm"
    r"|text(?:ing)?|bother(?:ing)?|disturb(?:ing)?|wake|notify(?:ing)?)"
)
_PEOPLE: Final = (
    r"(?:(?:other )?people|anyone|anybody|every(?:one|body)|(?:the |my )?(?:team|others|guys))"
)
_LEUTE: Final = (
    r"(?:mir|mich|uns|(?:die |den )?leuten?|niemand(?:en|em)?|keine[nm]|alle[n]?|das team|dem team"
    r"|(?:die |den )?anderen)"
)
_MEHR: Final = r"(?: (?:bitte|mehr|any ?more|please|pls|again|wieder|mir|mich|to me|me))*"
_NO_NIGHTS: Final = re.compile(
    rf"{_LEAD}(?:"
    rf"(?:no|keine|not any)(?: more)? {_MESSAGES}{_MEHR} {_NIGHT}{_MEHR}"
    rf"|{_NIGHT}{_MEHR},? (?:bitte )?(?:no|keine)(?: more)? {_MESSAGES}{_MEHR}"
    rf"|(?:don['’]?t|do not|never|stop|pls don['’]?t) {_WRITE} ?(?:me|us|{_PEOPLE})?"
    rf"(?: any ?more)? {_NIGHT}"
    rf"{_MEHR}"
    rf"|(?:schreib\w*|erinner\w*|stör\w*|weck\w*|ping\w*)"
    rf"(?= (?:mir|mich|uns|niemand|keine)|.*\bnichts?\b) {_LEUTE}(?: bitte)?(?: nicht)?"
    rf"(?: mehr)?(?: bitte)? {_NIGHT}(?: (?:bitte|nicht|nichts|mehr|an))*"
    rf"|{_NIGHT} (?:bitte )?(?:nicht(?: mehr)? (?:schreiben|stören|erinnern|anschreiben|wecken))"
    rf"){_TAIL}",
    re.IGNORECASE,
)


_WHY_BEHIND: Final = re.compile(
    r"[\s,;.–-]+(?:(?:but|because|cause|cos|cuz|since|as|aber|weil|denn|da)\s+)?"
    r"(?P<why>(?:(?:is|ist|war|hab|habe) ?(?:ein\w*|a|nur|just|mein\w*)"
    r"|it['’]?s|its|it is|i['’]?m|i am|i have|i['’]?ve|that['’]?s|there['’]?s|es ist"
    r"|das ist"
    r"|ich bin|ich hab\w*|(?:ist|war|hab) (?:ein|n|nur|mein|was|so)\w*)\b.{1,70})$",
    re.IGNORECASE,
)
"""The reason that is told beside it: “don't tell Lena why but it's a doctor's thing”."""


def asks_to_keep_quiet(words: str) -> bool:
    """Tell whether all that words ask is that nobody, or somebody, is told."""
    return len(words) <= _LONGEST and _QUIET.fullmatch(words.strip()) is not None


_WHETHER: Final = re.compile(
    r"(?:also |und |and |so |but |aber )?(?:bleibt?|ist|is|does|will|stays?)"
    r" (?:das|es|that|this|it)\b[^?]*\?+",
    re.IGNORECASE,
)


def asks_whether_kept(words: str) -> bool:
    """Tell whether words ask if something stays as it was said, and ask for nothing."""
    return _WHETHER.fullmatch(words.strip()) is not None


_MARKED_OFF: Final = re.compile(r"(?P<said>[^,.;!?()\n–—]+)(?:[.!?]*\))?")


def without_pleas(text: str) -> str:
    """Return a text with blanks for each part that only asks for quiet, where more is said.

    “Can't do Tuesday 10-12 (job interview, please keep that quiet!!)” is of Tuesday alone.
    """
    if not _MAY_ASK.search(text):
        return text
    rest = _MARKED_OFF.sub(_blank_plea, text)
    return rest if any(map(str.isalnum, rest)) else text


def _blank_plea(found: re.Match[str]) -> str:
    is_plea = " " in found["said"].strip() and asks_to_keep_quiet(found["said"])
    return " " * len(found[0]) if is_plea else found[0]


_MAY_ASK: Final = re.compile(
    r"tell|show|mention|share|\bsay|pass|spread|keep|stays?\b|between|quiet|secret|private|confid"
    r"|record|know|hear|learn|sag|erzähl|verrat|zeig|weiter|wissen|sehen|erfahren|hören|lesen|behalt"
    r"|unter uns|vertraulich|geheim",
    re.IGNORECASE,
)


def quiet_with_why(words: str) -> str:
    """Return what is told behind a request to tell nobody; nothing of all other words."""
    found = _WHY_BEHIND.search(words) if len(words) <= 2 * _LONGEST else None
    return found["why"] if found and asks_to_keep_quiet(words[: found.start()]) else ""


def asks_for_quiet_nights(words: str) -> bool:
    """Tell whether all that words ask is that nothing is written to their author at night."""
    return len(words) <= _LONGEST and _NO_NIGHTS.fullmatch(words.strip()) is not None
