"""What somebody asks of others who take part: whether they have to, or can in one's own place.

“Can Ines skip it?”, “kann Raj statt mir kommen?”; of oneself it is asked in `attending`.
"""

from __future__ import annotations

import re
from typing import Final

_LEAD: Final = (
    r"(?:(?:hey|hi|hello|hallo|moin|sorry|btw|also|and|und|so|ok(?:ay)?|um|hm+|ähm?|quick question"
    r"|kurze frage|frage)[\s,:!.-]+)*"
)
_THERE: Final = (
    r"(?:(?: (?:to|for|at|in|in on|zu|zum|beim?|in dem|an))?"
    r" (?:it|this|that|there|(?:the|this|that) (?:meeting|call|one|thing|session)|attend(?:ance)?"
    r"|da|hier|dabei|dem|das|den|dieses|diesem|(?:dem |den |das )?(?:termin|meeting|call|ding)))"
)
_SMALL: Final = (
    r"(?: (?:really|actually|even|also|personally|too|though|at all|then|pls|please|this time"
    r"|wirklich|eigentlich|denn|auch|überhaupt|unbedingt|dann|diesmal|bitte))"
)
_COME: Final = (
    r"(?:come|be|go|attend|join|show up|take part|participate|dial in|be part of"
    r"|kommen|hin|rein|dabei sein|da sein|mitkommen|teilnehmen|mitmachen|hinkommen|mit)"
)
_NOBODY: Final = (
    r"(?!(?:i|you|we|it|this|that|they|someone|somebody|anyone|ich|wir|ihr|es|man|jemand|das)\b)"
)
_NAME: Final = rf"@?(?P<{{}}>{_NOBODY}[^\W\d_][\w'’-]*)"
_OF_ANOTHER: Final = re.compile(
    rf"{_LEAD}(?:"
    rf"(?:can|could|may) {_NAME.format('skips')}{_SMALL}* (?:skip|miss|sit out){_THERE}*"
    rf"|(?:does|do) {_NAME.format('has')}{_SMALL}* (?:have|need) to{_SMALL}* {_COME}{_THERE}*"
    rf"|is {_NAME.format('needed')}{_SMALL}* (?:needed|required|optional){_THERE}*"
    rf"|muss {_NAME.format('muss')}{_SMALL}*{_THERE}*{_SMALL}* {_COME}"
    rf"|(?:kann|darf) {_NAME.format('darf')}{_SMALL}*{_THERE}*{_SMALL}* (?:auslassen|fehlen"
    rf"|wegbleiben|aussetzen|skippen)"
    rf"){_SMALL}*[\s?.!]*",
    re.IGNORECASE,
)
_FOR_ME: Final = (
    r"(?:instead(?: of me)?|in my (?:place|stead)|for me|statt meiner|statt mir|anstelle von mir"
    r"|an meiner stelle|für mich|für mich ein|anstatt mir)"
)
_GOES: Final = (
    r"(?:come|go|attend|join|be there|sit in|cover|step in|kommen|hingehen|teilnehmen|einspringen"
    r"|dabei sein|mitmachen)"
)
_IN_PLACE: Final = re.compile(
    rf"{_LEAD}(?:.{{0,60}}?[,;:.–-]+\s+)?(?:"
    rf"(?:can|could|may) {_NAME.format('comes')}{_SMALL}* {_GOES}{_THERE}* {_FOR_ME}"
    rf"|{_NAME.format('goes')} (?:can|could|will|would|['’]ll) {_GOES}{_THERE}* {_FOR_ME}"
    rf"|{_NAME.format('steps')} (?:comes|goes|attends|joins|is coming|is going|steps in|kommt|geht"
    rf"|springt){_THERE}* {_FOR_ME}(?: ein)?"
    rf"|(?:can|could|may) i send {_NAME.format('sent')}(?: instead| in my place)?"
    rf"|i(?:['’]ll| will|['’]d like to)? send {_NAME.format('will')} (?:instead|in my place)"
    rf"|(?:kann|könnte|darf) {_NAME.format('kann')}{_SMALL}* {_FOR_ME}{_SMALL}* {_GOES}"
    rf"|(?:kann|darf) ich {_NAME.format('schicke')}{_SMALL}* (?:schicken|hinschicken)"
    rf"|ich schicke? {_NAME.format('hin')}(?: hin| stattdessen)?"
    rf"|{_NAME.format('vertritt')} vertritt mich(?: da| dort)?"
    rf"){_SMALL}*[\s?.!]*",
    re.IGNORECASE,
)


_LONGEST: Final = 150


def asked_of_another(words: str) -> str:
    """Return the name of who is asked about whether they have to come; "" where nobody is."""
    return _named(_all_of(_OF_ANOTHER, words))


def in_place_of_me(words: str) -> str:
    """Return the name of who is to come in their author's place; "" where nobody is."""
    return _named(_all_of(_IN_PLACE, words))


def _all_of(pattern: re.Pattern[str], words: str) -> re.Match[str] | None:
    said = words.strip()
    return pattern.fullmatch(said) if len(said) <= _LONGEST else None


def _named(found: re.Match[str] | None) -> str:
    return next(filter(None, found.groupdict().values()), "") if found else ""
