"""What is said beside a wish and is none of it: that it holds for good, and a bare reason for it.

"For the future: no Mondays", "freitags nie, kita", "never before 11, just so you know",
"can't Thursday wg. Kita, sorry for the late reply". That it is for good is for those who route it;
the wish is read without, and nobody is asked about any of it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from orchestration.language.talk.how_it_was import is_left_behind
from orchestration.language.talk.kept_quiet import without_pleas
from orchestration.language.talk.social import is_beside_the_point
from orchestration.language.words.sought import Sought, evened
from orchestration.language.words.writing import words

_TO_BE_KNOWN: Final = (
    r"(?:(?:just |only |as an? |nur |mal |kurz |noch )*(?:so (?:that )?you know|fyi"
    r"|for your information"
    r"|for the record|heads[- ]up|info|note|noted|ps|btw|(?:zur|als) info|zur kenntnis"
    r"|(?:nur )?damit (?:du(?:['’]?s)?|ihr(?:['’]?s)?)(?: es| das)? (?:wei(?:ß|ss)t|wisst)"
    r"|(?:bitte )?merkt? (?:dir|euch)(?: das| es)?(?: bitte| mal)?|(?:please )?remember"
    r"|(?:you can |you may |please |pls )*(?:keep|save|store|note|put) (?:that|this|it)"
    r"(?: down| in mind| (?:on|in) (?:file|record|memory|my (?:profile|file)))?"
    r"|(?:das )?(?:kannst du|darfst du|bitte|kannste)(?: dir)?(?: das| gern[e]?| so)*"
    r" (?:merken|speichern|notieren|behalten|hinterlegen)))"
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

_TIME: Final = (
    r"(?:\d|mon|tue|wed|thu|fri|sat|sun|morn|noon|after|before|even|night|week|today|tomorrow|until"
    r"|lunch|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|mittag|nachmittag"
    r"|vormittag|abend|woche|heute|ab\b|bis\b|(?:mo|di|mi|do|fr|sa|so)\b)"
)
_NOUN: Final = rf"(?!{_TIME})[^\W\d][\w’'-]*"
_ENGAGED_THEN: Final = re.compile(
    rf"{_MARK}(?:(?:ich )?hab(?:e|['’])?(?: ich)?(?: (?:leider|schon|immer))* (?:da|dann|dort)"
    rf"|da hab(?:e)? ich|(?:i(?:['’]ve| have)?|['’]?ve|have|i['’]?ve got|have got|got)"
    rf" (?=something))"
    rf"(?: (?:leider|schon|immer|auch|already|else))*(?: {_NOUN}){{1,3}}{_END}",
    re.IGNORECASE,
)
"""Behind a wish, that its time is taken: “hab da schon was”, “got something on”."""

_BECAUSE: Final = (
    r"(?:wegen|wg\b\.?|because of|b/c(?: of)?|bc(?: of)?|cos of|cuz of|due to|owing to|on account"
    r" of|thanks to|aufgrund(?: von| der| des)?|auf grund(?: von)?)"
)
_SAID_AGAIN: Final = (
    r"(?:no|not|never|i|can|can['’]?t|cannot|kann|nicht|nie|geht|kein\w*|nothing|nur|only"
    rf"|{_TIME}\w*)\b"
)
_WHY: Final = re.compile(
    rf"\s{{1,3}}\(?{_BECAUSE}\s{{1,3}}(?:{_NOUN}\s{{1,3}}){{0,3}}{_NOUN}\)?\s{{0,3}}(?=[,.;!?\n]|$)"
    r"|\s{1,3}(?:because|since|cos|cuz|bc|weil|da)\s{1,3}(?:my|our|the|he|she|they|mein\w{0,2}"
    rf"|unser\w{{0,2}}|er|sie)\s{{1,3}}{_NOUN}[^,.;!?()\n]*"
    rf"|\s{{1,3}}(?:wegen|wg\b\.?|aufgrund(?: von)?)\s{{1,3}}{_NOUN}\s{{1,3}}(?:um|ab|von|bis)\b"
    r"[^,.;!?()\n]*",
    re.IGNORECASE,
)
_WHY_FIRST: Final = re.compile(
    rf"(?:^|(?<=[,.;!?\n])\s{{0,3}}){_BECAUSE}\s{{1,3}}(?:{_NOUN}\s{{1,3}}){{0,3}}?{_NOUN}"
    rf"(?:\s{{0,3}},|(?=\s{{1,3}}{_SAID_AGAIN}))",
    re.IGNORECASE,
)
_AS_SAID: Final = re.compile(
    r"\b(?:(?:like|as) (?:i|we)(?:['’]ve| have)?(?: already)? (?:said|mentioned|wrote|told you)"
    r"(?: before| already| earlier| above)?|wie (?:schon |bereits )?(?:gesagt|geschrieben|erwähnt)"
    r"|hab(?:e)?(?: ich|['’]?s)?(?: doch| ja)?(?: schon)? gesagt)\b[,:]?",
    re.IGNORECASE,
)
_DATED: Final = re.compile(
    r"(?:^|(?<=[,.;!?\n]))\s{0,3}(?:(?:hang on|hold on|wait|moment|moment mal|warte|warte mal|hm"
    r"|hmm|oh|also|and|und|but|aber|sorry|ach|btw|übrigens)[\s,.!…-]{1,3}){0,3}"
    r"(?:is|isn['’]?t|ist|wär|wäre)(?: das| es| that| this| it)?"
    r"(?: (?:the |der |den |am |next |this |nächste[rn]? )?[^\W\d_]{2,10}\.?){0,2}"
    r"(?: (?:already|schon|then|dann|auch|really|even|still|noch))*"
    r"(?: (?:the|der|am|on the))? \d{1,2}(?:st|nd|rd|th|\.)?(?: ?(?:of )?[^\W\d_]{3,9})?"
    r"(?: (?:right|or|oder|nicht|huh))?\s{0,3}\?+",
    re.IGNORECASE,
)
"""A question which date a day is, beside a wish."""

_TOLD_BY: Final = words("""
    know fyi information record heads info note ps btw kenntnis weiss wisst merk remember keep save
    store put speicher notier behalt hinterleg future next forward general rule gilt zukunft künftig
    nächst jetzt sofort now here
""")
_BECAUSE_BY: Final = words("""
    wegen wg because b/c bc cos cuz due owing account thanks grund since weil
""")
BESIDE: Final = (
    Sought(_AHEAD, _TOLD_BY),
    Sought(_BEHIND, _TOLD_BY),
    Sought(
        _REASON,
        words("""
        kita kinder schul hort kids childcare daycare nursery school pick abholen famil sport gym
        yoga chor choir training uni therap physio
        """),
    ),
    Sought(_ENGAGED_THEN, ("hab", "something")),
)
REASONS: Final = (
    Sought(_DATED, ("?",)),
    Sought(_WHY, (*_BECAUSE_BY, " da ")),
    Sought(_WHY_FIRST, _BECAUSE_BY),
    Sought(_AS_SAID, words("said mention wrote told gesagt geschrieben erwähnt")),
)
UNEXPECTED: Final = (Sought(_CAME_UP, (" up", "dazwischen")),)

_PART: Final = re.compile(r"[^,.;!?\n]+[,.;!?\n]?")


def without_what_is_beside(text: str) -> str:
    """Return a text with blanks for what is said beside a wish, where something else is said."""
    return _without(without_reasons(_without(without_pleas(text), BESIDE)), UNEXPECTED)


def without_reasons(text: str) -> str:
    """Return a text with blanks for why, and for talk, where something else is said."""
    text = _without(text, REASONS)
    rest = _PART.sub(lambda found: _without_talk(found, text), text)
    return rest if any(map(str.isalnum, rest)) else text


def _without(text: str, beside: Sequence[Sought]) -> str:
    said = evened(text)
    for each in beside:
        if each.may_be_in(said):
            rest = each.pattern.sub(_blank, text)
            text = rest if any(map(str.isalnum, rest)) else text
    return text


def _without_talk(found: re.Match[str], text: str) -> str:
    said = found.group().rstrip(",.;!?\n")
    is_over = is_left_behind(said, text[found.end() :])
    is_talk = " " in said.strip() and (is_beside_the_point(said) or is_over)
    return " " * len(said) + found.group()[len(said) :] if is_talk else found.group()


def _blank(found: re.Match[str]) -> str:
    return " " * len(found.group())
