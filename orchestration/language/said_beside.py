"""What is said beside a wish and is none of it: that it holds for good, and a bare reason for it.

"For the future: no Mondays", "freitags nie, kita", "never before 11, just so you know". That it is
for good is for those who route it; the wish is read without.
"""

from __future__ import annotations

import re
from typing import Final

_TO_BE_KNOWN: Final = (
    r"(?:(?:just |only |as an? |nur |mal |kurz |noch )*(?:so (?:that )?you know|fyi"
    r"|for your information"
    r"|for the record|heads[- ]up|info|note|noted|ps|btw|(?:zur|als) info|zur kenntnis"
    r"|(?:nur )?damit (?:du(?:['’]?s)?|ihr(?:['’]?s)?)(?: es| das)? (?:wei(?:ß|ss)t|wisst)"
    r"|(?:bitte )?merke? (?:dir|euch)|(?:please )?remember))"
)
_MEETINGS: Final = (
    r"(?: (?:reference|meetings?|calls?|sessions?|planning|scheduling|invites?|times?))?"
)
_TERMINE: Final = r"(?: (?:termine|meetings|treffen|runden|planung(?:en)?|male))?"
_FOR_GOOD: Final = (
    rf"(?:for (?:all |any |the |your |every )*(?:future|next time){_MEETINGS}"
    r"|(?:in|for) (?:the )?future|going forward|from now on|from here on(?: out)?|in general"
    r"|next time"
    r"|generally speaking|as a (?:general )?rule|grundsätzlich gilt|generell gilt|allgemein gilt"
    rf"|für(?: die| alle| deine| eure)* (?:zukunft|(?:zu)?künftigen?|nächsten?){_TERMINE}"
    r"|für(?:['’]?s| das) nächste mal|für nächstes mal|(?:beim )?nächste[sn]? mal|in zukunft"
    r"|zukünftig|künftig"
    r"|von jetzt an|ab jetzt|ab sofort)"
)
_MARK: Final = r"\s{0,3}[,;(–—-]{1,3}\s{0,3}"
_END: Final = r"\s{0,3}(?=[.!]|$)"
"""A few marks and blanks, and no pile of them: each is looked at from where it begins."""

_TOLD: Final = rf"(?:{_TO_BE_KNOWN}(?:[ ,]+{_FOR_GOOD})?|{_FOR_GOOD}(?:[ ,]+{_TO_BE_KNOWN})?)"
_AHEAD: Final = re.compile(
    rf"(?:^|(?<=[.!?\n])\s{{0,3}})(?:(?:ach|oh|und|and|so|also|ok|hey|hi|na"
    rf"|ps)[ ,:]+)*{_TOLD}\s*[:,–—-]+\s",
    re.IGNORECASE,
)
_BEHIND: Final = re.compile(rf"(?:{_MARK}|(?<=[.!])\s{{1,3}}){_TOLD}\)?{_END}", re.IGNORECASE)
_REASON: Final = re.compile(
    rf"{_MARK}(?:(?:wegen|because of|cos of|bc of|for|due to) )?(?:(?:der|dem|my|the"
    r"|meine[rn]?) )?"
    r"(?:kita|kindergarten|schule|hort|kinder|kids|childcare|daycare|nursery|school run"
    r"|school pick[- ]?up"
    r"|pick[- ]?up|kita[- ](?:zeit|abholung|tag)|abholen|familie|family|family stuff|sport"
    r"|gym|yoga|chor"
    r"|choir|training|uni|therapie|therapy|physio)\)?" + _END,
    re.IGNORECASE,
)
_CAME_UP: Final = re.compile(
    r"\b(?:(?:some|any)thing|sth|stuff)(?: else)?(?:['’]s| has| just)* (?:came|come|popped) up"
    r"(?=\s{0,3}[,;.!–—-]|\s{1,3}(?:so|and)\b)"
    r"|\b(?:mir )?(?:ist|kam|kommt)(?: mir| leider| da| grad| gerade| noch)* (?:et)?was dazwischen"
    r" ?(?:gekommen)?(?=\s{0,3}[,;.!–—-])",
    re.IGNORECASE,
)
"""Why somebody cannot, where the time stands elsewhere."""


def without_what_is_beside(text: str) -> str:
    """Return a text with blanks for what is said beside a wish, where something else is said."""
    for each in (_AHEAD, _BEHIND, _REASON, _CAME_UP):
        rest = each.sub(_blank, text)
        text = rest if any(map(str.isalnum, rest)) else text
    return text


def _blank(found: re.Match[str]) -> str:
    return " " * len(found.group())
