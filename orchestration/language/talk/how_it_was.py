"""How a day was, or what others did on it: “had a terrible tuesday”, “der Mittwoch lief mies”.

It says nothing of what is ahead, however plainly it judges a day.
"""

from __future__ import annotations

import re
from typing import Final

_DAY: Final = (
    r"(?:(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tues?|wed|thurs?|fri)"
    r"|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|weekend|wochenende"
    r"|(?:monday|tuesday|wednesday|thursday|friday) (?:morning|afternoon|evening)"
    r"|(?:montag|dienstag|mittwoch|donnerstag|freitag)(?:morgen|vormittag|nachmittag|abend)?)"
)
_BAD: Final = (
    r"(?:terrible|horrible|awful|bad|rough|crazy|crap(?:py)?|shit(?:ty)?|lousy|rubbish|tough|hard|long"
    r"|mad|insane|stressful|exhausting|hectic|brutal|chaotic|wild|weird|miserable|dreadful|horrid"
    r"|great|nice|good|lovely|fun|amazing|quiet|productive|annoying|nightmare|disaster|mess|hell"
    r"|painful|slow|sad|intense|worst|best|wonderful|fantastic"
    r"|schlimm\w*|schlecht\w*|furchtbar\w*|schrecklich\w*|mies\w*|stressig\w*|anstrengend\w*|hart\w*"
    r"|lang\w*|chaotisch\w*|verrückt\w*|blöd\w*|doof\w*|nervig\w*|katastroph\w*|horror|hölle|albtraum"
    r"|schön\w*|gut\w*|toll\w*|super|entspannt\w*|ruhig\w*|schief|beschissen\w*|scheiße|übel"
    r"|bescheiden\w*|zäh\w*)"
)
_ANY_DAY: Final = rf"(?:{_DAY}|day|week|month|morning|night|tag|woche|monat|nacht)"
_VERY: Final = (
    r"(?:(?:really|so|very|pretty|quite|totally|absolutely|such|just|also|kinda|a|an|the|bit"
    r"|echt|so|sehr|ganz|total|ziemlich|richtig|einfach|voll|gar nicht|nicht so|nicht|ein|eine"
    r"|einen|nen|ne|der|die|das|mein|meinen|unser|unseren|es|ja|auch|leider) )*"
)
_HERE: Final = (
    r"(?:[ ,]+(?:here|at work|at the office|at home|too|so far|already|again|tbh|lol|haha+|man"
    r"|though|in the old team|for all of us|on site|bei uns|hier|im büro|auf der arbeit|zu hause"
    r"|echt|leider|auch|wieder|schon|so annoying|annoying|sorry|ugh|phew|puh|uff|nervt|ätzend))*"
)
_OH: Final = (
    r"(?:(?:sorry|sry|oh|ah|ach|ugh+|puh|uff|man|omg|phew|well|so|ok(?:ay)?|btw|haha|lol|boah|oje|hey|hi)"
    r"[\s,.!…]+)*"
)
_ONES: Final = (
    r"(?:(?:the|my|our|last|this|der|die|das|mein\w*|unser\w*|letzte[rn]?|am|on|dieser) )*"
)
_BADLY: Final = r"(?:badly|terribly|poorly|horribly|awfully|well|better|worse)"
_PLANS: Final = (
    r"(?:\w*(?:mov|schedul|book|cancel|shift|push|invit|plan|clos|want|need|call|postpon|prefer|suggest"
    r"|offer|propos|ask|decid|clear|block|pick|chang|confirm|open|start|finish"
    r"|schob|legt|sag|lad|buch|schloss|zu\b|frei|trag|setzt|kündig|meld|beten|plan|block|wunsch"
    r"|wünsch|schlag|eröffn|fang|dau|stimm|sprech|einbar|sperr|leg))"
)
_GETAN: Final = (
    rf"(?!{_PLANS})(?:(?:ab|an|auf|aus|ein|weg|um|zusammen|kaputt|runter|hin|vor|durch)?ge\w+(?:t|en)"
    r"|(?:ab|um|zusammen)?(?:be|ver|er|zer|ent)\w+(?:t|en)|(?:ab)?gestürzt|\w+iert)"
)
_OF_A_DAY: Final = re.compile(
    rf"\s*{_OH}(?:"
    rf"(?:(?:i|we|ich|wir)(?:['’]ve)? )?(?:just )?(?:had|hatten?) {_VERY}{_BAD} {_ANY_DAY}"
    rf"|{_ONES}{_DAY} (?:was|were|war(?:en)?|ist gewesen|felt|turned out|went|lief|verlief) "
    rf"(?:bei (?:mir|uns) )?{_VERY}(?:{_BAD}|badly|well|south|wrong|down the drain)"
    rf"|{_ONES}{_DAY} (?:sucked|killed me|nearly killed me|nervte|(?:hat|haben)"
    r" (?:mich |uns |echt |total |so )*(?:genervt|geschlaucht|fertiggemacht|umgehauen|gereicht))"
    rf"|(?:am|on) {_DAY} (?:lief|liefen|ging|war|went) (?:es|alles|it|everything|all) "
    rf"(?:bei (?:mir|uns) )?{_VERY}(?:{_BAD}|schief|daneben|badly|wrong)"
    rf"|(?:(?:ich|wir) )?hab(?:e|en)? {_ONES}{_DAY} {_VERY}{_BAD} {_GETAN}"
    rf"|{_ONES}{_DAY} hab(?:e|en)? (?:ich|wir) {_VERY}{_BAD} {_GETAN}"
    rf"|(?:(?:i|we) )?(?:slept|ate|felt|ran|played|did) {_VERY}(?:{_BAD}|{_BADLY})"
    rf" (?:on |last ){_DAY}"
    rf"|(?:(?:i|we|ich|wir) )?(?:had|hatten?) {_VERY}{_BAD} (?:night|sleep) (?:on |last ){_DAY}"
    rf"){_HERE}[\s.!…]*",
    re.IGNORECASE,
)
"""How a day was that is over."""

_OWN: Final = r"(?:i|we|ich|wir|you|ihr|du|it|es|that|das|me|mir|mich|uns|us|my|mein\w*)\b(?!['’]s)"
_OTHERS: Final = (
    rf"(?!{_OWN})(?:(?:the|our|a|an|some|one of the|der|die|das|ein|eine|unser\w*|mein[e]?|my) )?"
    r"(?!dentist|doctor|appointment|meeting|call|school|kita|arzt|termin|kurs|class|training"
    r"|zahnarzt|physio|flight|flug|urlaub|holiday)[^\W\d_][\w’'-]*(?: [^\W\d_][\w’'-]*)?"
)
_DID: Final = (
    rf"(?!{_PLANS})(?:\w{{2,}}ed|went|broke|fell|threw|lost|hated|loved|forgot|died|blew up"
    r"|screwed up|crashed|failed|left us|let us down)"
)
_SIGH: Final = (
    r"(?:[\s,.!…–-]+(?:(?:so|super|really|very|echt|total|mega|voll|ganz|that['’]?s|das|was|war) )*"
    r"(?:annoying|annoyed|awful|terrible|horrible|sad|stressful|bad|fun|great|ugh+|argh+|sigh|tja|mist"
    r"|sucks|nervt|nervig|ätzend|doof|blöd|schlimm|schlecht|mies|furchtbar|stressig|hölle|horror|lol"
    r"|haha+|toll|super))*"
)
_TO_OTHERS: Final = re.compile(
    rf"\s*{_OH}(?:{_OTHERS} {_DID}(?: (?!to\b|until\b)[^\W\d_][\w’'-]*){{0,3}}?"
    rf" (?:on |this |last )?{_DAY}"
    rf"|on {_DAY} {_OTHERS} {_DID}(?: (?!to\b|until\b)[^\W\d_][\w’'-]*){{0,2}}"
    rf"|{_OTHERS} (?:hat|haben|ist|sind) (?:(?:sich|uns|mich|mir|leider|total|wieder) )*"
    rf"(?:am |letzten )?{_DAY} (?:(?:total|so|echt|über \w+|wieder|komplett) )*{_GETAN}"
    rf"|am {_DAY} (?:hat|haben|ist|sind) (?:sich |uns )?{_OTHERS}"
    rf" (?:(?:total|so|echt|wieder) )*{_GETAN}"
    rf"|{_DAY} (?:hat|haben|ist|sind) (?:sich |uns )?(?:keiner|niemand|{_OTHERS}) {_GETAN}"
    rf"){_SIGH}[\s.!…]*",
    re.IGNORECASE,
)
"""What others have done on a day, with nothing in it of plans."""

_BACK_AT_IT: Final = re.compile(
    rf"\s*{_OH}(?:(?:ok(?:ay)?|cool|nice|thanks|thx|ty|great|danke|gut|alles klar)[\s,.!]+)*"
    r"(?:(?:and |und |now |so |i['’]?m |bin )*(?:back to|zurück zu|wieder an|zurück an)) "
    rf"(?:my|our|mein\w*|unser\w*) {_DAY}[ -]?(?!one\b|option|idea|slot|plan\b|vote|suggestion)"
    rf"(?:{_BAD}|[^\W\d_]+)(?: [^\W\d_]+)?[\s.!…]*",
    re.IGNORECASE,
)
"""What somebody goes on with, that has a day in its name: “back to my tuesday fire drill”."""


_POINTS_BACK: Final = re.compile(
    r"\b(?:then|that|there|it|this|da|dann|dort|das|es|daran)\b", re.IGNORECASE
)


def is_left_behind(said: str, rest: str) -> bool:
    """Tell whether a part only tells how a day was, and the rest of it does not point there."""
    return _OF_A_DAY.fullmatch(said) is not None and _POINTS_BACK.search(rest) is None


def tells_how_it_was(text: str) -> bool:
    """Tell whether words only tell how a day was, or what has happened to others on it."""
    return any(each.fullmatch(text) for each in (_OF_A_DAY, _TO_OTHERS, _BACK_AT_IT))
