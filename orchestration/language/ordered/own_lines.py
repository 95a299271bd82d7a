"""What somebody says of the list of their own wishes: that a line goes, or whether it is right.

“Das zweite kannst du streichen”, “drop the last one”; “stimmt so?”, “did you get that right?”.
"""

from __future__ import annotations

import re
from typing import Final

from orchestration.language.talk.puts_right import is_time

_PLACES: Final = {
    "first": 1,
    "second": 2,
    "third": 3,
    "fourth": 4,
    "last": -1,
    "erste": 1,
    "zweite": 2,
    "dritte": 3,
    "vierte": 4,
    "letzte": -1,
}
_WHICH: Final = rf"(?P<which>{'|'.join(_PLACES)})[rnsm]?"
_LINE: Final = (
    r"(?: (?:one|wish|line|point|entry|thing|bit|part|wunsch|zeile|punkt|eintrag|ding|teil|davon"
    r"|of them|of those))*"
)
_KINDLY: Final = (
    r"(?: (?:please|pls|bitte|again|wieder|mal|doch|auch|then|dann|ruhig|lieber|too|though))*"
)
_LEAD: Final = (
    r"(?:(?:ok(?:ay)?|oh|ach|ah|sorry|no|nee|nein|actually|hm+|und|and|also|please|pls|bitte|moment"
    r"|wait|doch)[ ,.!]+)*"
)
_STRIKE: Final = re.compile(
    rf"{_LEAD}(?:(?:you (?:can|may)|can you|could you|kannst du|könntest du)(?: just)? )?(?:"
    rf"(?:drop|strike|delete|remove|scratch|scrap|forget|erase|take (?:back|out|off)|cross out"
    rf"|ignore|streich|streiche|lösch|lösche|vergiss|nimm|ignorier|ignoriere|streichen?)"
    rf"{_KINDLY} (?:the|my|den|die|das|meinen?) {_WHICH}{_LINE}"
    rf"(?: (?:back|out|off|again|wieder|weg|raus|zurück))*"
    rf"|take (?:the|my) {_WHICH.replace('which', 'taken')}{_LINE} (?:back|out|off)"
    rf"|(?:the|den|die|das) {_WHICH.replace('which', 'ahead')}{_LINE}(?: (?:you can|can|kannst du"
    rf"|kannst|kann|könnt ihr|können wir|darf|darfst du))?{_KINDLY}"
    rf"(?: (?:go|be dropped|be deleted|streichen|löschen|weglassen|rausnehmen|vergessen|weg|raus"
    rf"|zurücknehmen|ignorieren|drop|delete|forget|ignore|remove))"
    rf"){_KINDLY}[\s.!?]*",
    re.IGNORECASE,
)
_RIGHT: Final = re.compile(
    rf"{_LEAD}(?:(?:stimmt|passt|ist)(?: (?:das|es|alles))?(?: (?:jetzt|nun|denn))?"
    r"(?: (?:so|richtig|korrekt|so richtig))"
    r"|(?:hast du|haste)(?: (?:das|es|alles|mich))? ?(?:richtig|so)?(?: (?:notiert|verstanden"
    r"|aufgeschrieben|gespeichert|mitbekommen|gekriegt))?|(?:is|was) that (?:right|correct|how you"
    r" have it)|(?:did|have) you (?:get|got|understand|understood|note|noted|save|saved)"
    r" (?:that|it|all that|me)(?: (?:right|correctly|down))?|got (?:that|it) right"
    r"|correct so far)\s*\?+\s*",
    re.IGNORECASE,
)
_KINDLY_ASKED: Final = (
    r"(?:(?:you (?:can|may)|can you|could you|can we|i(?:['’]d like to| want to)?|kannst du"
    r"|könntest du|ich (?:nehme|nehm|möchte|will))(?: just| bitte| please)? )?"
)
_OUTRIGHT: Final = (
    r"(?:drop|strike|delete|remove|scratch|scrap|forget|erase|ignore|disregard|cancel|undo)"
)
_OUTRIGHT_DE: Final = r"(?:streich|lösch|vergiss|ignorier|verwirf)e?"
_OF_IT: Final = (
    r"(?:(?:das|die sache|den teil|meinen wunsch) (?:mit|über|von|zu[mr]?|wegen)(?: (?:dem|der"
    r"|den))?)"
)
_TIMED_THING: Final = re.compile(
    rf"{_LEAD}{_KINDLY_ASKED}(?:(?:the|my) (?:bit|part|thing|stuff|point|comment|wish|line|no)"
    rf" (?:about|on|with|for|of|to) (?P<en>[\w: ]+?)[\s,;:–-]+(?:(?:please|pls"
    rf"|can you) )?{_OUTRIGHT}"
    rf"(?: (?:it|that|this))?|{_OUTRIGHT} (?:that |the )?(?P<being>[\w: ]+?) (?:being|is|are"
    rf"|was) (?:so )?"
    r"(?:hard|difficult|bad|out|off|blocked|busy|impossible|tricky|a (?:problem|no|no-go))"
    rf"|{_OUTRIGHT} (?:the|my) (?P<thing>[\w: ]+?)[- ](?:bit|part|thing|limit|rule|restriction|wish"
    r"|constraint|comment|point|note|line|bound)"
    rf"|{_OF_IT} (?P<de>[\w: ]+?) (?:nehm|nehme|zieh|ziehe) ich(?: wieder| hiermit| bitte)* zurück"
    rf"|(?:bitte )?{_OUTRIGHT_DE}(?: bitte| mal| doch| wieder)* (?:die|den|das"
    rf"|meine?n?) (?P<ding>[\w: ]+?)"
    r"[- ]?(?:grenze|regel|sache|wunsch|einschränkung|bitte|ding|teil|schranke|anmerkung)"
    rf"){_KINDLY}[\s.!?]*",
    re.IGNORECASE,
)
"""What is told of a time is named by that: “the bit about Thursdays, delete it”."""

_ABOUT: Final = re.compile(
    rf"{_LEAD}{_KINDLY_ASKED}(?:take (?:(?:the|my) )?(?P<en>(?!back|it|that)[\w ]+?) (?:back|out)"
    r"(?: again)?"
    r"|take (?:back|out)(?: (?:the|my|what i said about))? (?P<en2>[\w ]+?)"
    r"|(?:nimm )?(?:bitte )?(?:den |das |die |das mit )?(?P<de>[\w. ]+?) (?:bitte )?(?:wieder )?"
    rf"(?:zurück(?:nehmen|ziehen)?)){_KINDLY}[\s.!?]*",
    re.IGNORECASE,
)
_ABOUT_IT: Final = (
    r"(?:(?:the|my|that) )?(?:(?:bit|part|thing|one|wish|line|point|stuff)(?: about| with| of| on)"
    r"|what i (?:said|wrote|told you)(?: about| of| on))(?: the| my| a)?"
)
_MIT_DEM: Final = (
    r"(?:das|den|die|alles|meinen wunsch|was ich)(?: (?:wunsch|punkt|teil))?"
    r" (?:mit|über|von|zu[mr]?|wegen|bezüglich)(?: (?:dem|der|den|das|die|meine[mnr]?))?"
)
_TOPIC: Final = r"(?P<{}>[^\W_][\w €$'’-]{{1,40}}?)"
_STRIKES: Final = (
    r"(?:drop|strike|delete|remove|scratch|scrap|forget|erase|ignore|take back|take out|cross out)"
)
_STREICHT: Final = (
    r"(?:streichen|vergessen|löschen|weglassen|rausnehmen|ignorieren|zurücknehmen|weg|raus)"
)
_BY_TOPIC: Final = re.compile(
    rf"{_LEAD}(?:"
    rf"{_KINDLY_ASKED}{_STRIKES}{_KINDLY} {_ABOUT_IT} {_TOPIC.format('en')}"
    rf"|the {_TOPIC.format('thing')} (?:thing|bit|part|wish|point|one)(?: (?:can (?:go|be dropped"
    rf"|be deleted)|you can {_STRIKES}|is (?:off|moot|obsolete)|doesn['’]?t matter(?: any ?more)?))"
    rf"|{_KINDLY_ASKED}(?:streiche?|vergiss|lösche?|nimm|ignoriere?){_KINDLY} {_MIT_DEM}"
    rf" {_TOPIC.format('de')}(?: (?:wieder|raus|weg|zurück|bitte))*"
    rf"|{_MIT_DEM} {_TOPIC.format('mit')}(?: gesagt habe?)?,? (?:(?:kannst|könntest) du|kann"
    rf"|könnt ihr|können wir|darf)(?: (?:wieder|ruhig|gern|gerne|bitte|auch|mal|doch))*"
    rf" {_STREICHT}){_KINDLY}[\s.!?]*",
    re.IGNORECASE,
)
_FORGET_EN: Final = "forget what I said about {when}"
_FORGET_DE: Final = "vergiss, was ich über {when} gesagt habe"
_LONGEST: Final = 80
_NOON: Final = 12
_HOUR: Final = re.compile(
    r"(?:(?:before|after|from|until|till|by|vor|nach|ab"
    r"|bis) )?(?P<hour>\d{1,2})(?::(?P<minute>\d\d))?"
    r" ?(?:(?P<half>[ap]m)|uhr|o['’]clock)?",
    re.IGNORECASE,
)


def struck(words: str) -> int | None:
    """Return the place of the line that is to go, from 1 on, -1 the last; None where none is."""
    found = _STRIKE.fullmatch(words.strip()) if len(words) <= _LONGEST else None
    if found is None:
        return None
    return _PLACES[next(filter(None, found.groupdict().values())).casefold()]


def struck_about(words: str) -> str:
    """Return that all told of a time is taken back, as it is understood; "" where none is.

    “Can you take back monday” takes nothing back of any other day.
    """
    said = words.strip() if len(words) <= _LONGEST else ""
    found = _TIMED_THING.fullmatch(said) or _ABOUT.fullmatch(said)
    named = {name: x for name, x in found.groupdict().items() if x} if found else {}
    when, is_german = next(iter(named.values()), ""), not named.keys().isdisjoint(("de", "ding"))
    if not when or not is_time(when) or _HOUR.fullmatch(when):
        return ""
    return (_FORGET_DE if is_german else _FORGET_EN).format(when=when)


def struck_hour(words: str) -> str:
    """Return the hour by which a line is called that is to go: “09:00”; "" where none is."""
    found = _TIMED_THING.fullmatch(words.strip()) if len(words) <= _LONGEST else None
    named = next(filter(None, found.groupdict().values()), "") if found else ""
    hour = _HOUR.fullmatch(named)
    if hour is None:
        return ""
    is_late = (hour["half"] or "").casefold() == "pm" and int(hour["hour"]) < _NOON
    return f"{int(hour['hour']) + _NOON * is_late:02}:{hour['minute'] or '00'}"


def struck_by_topic(words: str) -> str:
    """Return what the line is about that is to go, if that is no time: “das mit dem Wasser”."""
    found = _BY_TOPIC.fullmatch(words.strip()) if len(words) <= _LONGEST else None
    topic = next(filter(None, found.groupdict().values())) if found else ""
    return "" if is_time(topic) else topic


_SOME: Final = re.compile(
    rf"{_LEAD}{_KINDLY_ASKED}(?:{_STRIKES}{_KINDLY} (?:half|some|part|most|one|two|a few|a bit)"
    r"(?: of)? (?:that|this|it|those|them|what i (?:said|wrote)|my (?:wishes|answers?))"
    r"|(?:streiche?|vergiss|lösche?|nimm|ignoriere?)(?: bitte| mal)* (?:die hälfte|einen teil|etwas"
    rf"|was|einiges|ein paar)(?: (?:davon|von (?:dem|denen)|weg|raus|zurück))*){_KINDLY}[\s.!?]*",
    re.IGNORECASE,
)
"""Some of one's own words, and it is not said which."""


def strikes_some(words: str) -> bool:
    """Tell whether some of their author's words shall go, and not which: “delete half of that”."""
    return len(words) <= _LONGEST and _SOME.fullmatch(words.strip()) is not None


def asks_if_right(words: str) -> bool:
    """Tell whether somebody asks if what they have said was understood: “stimmt so?”."""
    return len(words) <= _LONGEST and _RIGHT.fullmatch(words.strip()) is not None
