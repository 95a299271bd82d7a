"""Whether words order that a meeting be searched otherwise: another length, or other times."""

from __future__ import annotations

import re
from enum import StrEnum
from typing import Final

from orchestration.language.choosing.held.told_why import tells_who_is_away
from orchestration.language.inviting.time_set import WE_MAKE, time_set


class Whose(StrEnum):
    """Whom words are for that name other times: all of the meeting, or that is to be asked."""

    ALL = "all"
    EITHER = "either"


_LONGEST: Final = 160
_MOST_WORDS: Final = 16
_CALL: Final = re.compile(r"@convene\b[,:]?\s*", re.IGNORECASE)
_OPINION: Final = re.compile(
    r"\b(?:i (?:think|guess|mean|reckon)|i['’]?d say|ich (?:glaube|denke|meine|finde)"
    r"|ich würde sagen|mir fällt (?:grad|gerade) ein)\b[\s,:]*",
    re.IGNORECASE,
)
_SELF: Final = re.compile(
    r"\b(?:i|i['’]?(?:m|d|ve|ll)|me|my|mine|myself|ich|mich|mir|mein\w{0,2})\b", re.IGNORECASE
)
_NUMBER: Final = (
    r"(?:\d{1,3}|an?|one|two|three|half an?|eine?|ne|zwei|drei|(?:eine |ne )?(?:halbe|dreiviertel)"
    r"|fifteen|twenty|thirty|forty|forty-five|sixty|ninety|fünfzehn|zwanzig|dreißig|vierzig"
    r"|fünfundvierzig|sechzig|neunzig|anderthalb|eineinhalb|quarter of an)"
)
_LENGTH: Final = re.compile(
    rf"\b{_NUMBER}[\s-]?(?:min|mins|minutes?|minuten|hours?|hrs?|h|stunden?|std)\b|\b\d{{2,3}}\b"
    r"(?= (?:instead of|rather than|statt) (?:the )?\d{2,3}\b)",
    re.IGNORECASE,
)
_ENOUGH: Final = re.compile(
    r"\b(?:enough|plenty|will do|would do|should do|suffices?|reicht|reichen|genügt|genügen"
    r"|(?:does|do) (?:it|the (?:job|trick))|(?:tut|tun|täte|täten) ?(?:['’]?s|es)"
    r"|instead|stattdessen|statt|rather|lieber|max|maximum|maximal|höchstens|at most|tops"
    r"|shorter|kürzer|only|nur|just)\b",
    re.IGNORECASE,
)
_SUPPOSES: Final = re.compile(
    r"\b(?:doch|eh|ja|halt|eigentlich|oder(?=\s*(?:[,?!.]|$))|tbh|imo|imho|honestly|surely"
    r"|right\?)",
    re.IGNORECASE,
)
"""Words of who says what would be enough, and leaves it at that: “half an hour would do, tbh”."""

_MAKES: Final = re.compile(
    r"\b(?:(?:make|set|cut|keep|trim|change|shorten|reduce|bring)\s+(?:it|this|that|the \w+)"
    r"|let['’]?s (?:make|do|say|keep|have|try|look|take|go)|lets (?:make|do|say|try|look|take|go)"
    r"|mach(?:e|t|en wir)?|kürz\w{0,3}|verkürz\w{0,3}|setz\w{0,2}|änder\w{0,2}"
    r"|nehmen wir|nimm|lass(?:t)? uns|sagen wir)\b|\blass(?:t)? (?=(?:doch |mal )*\d)",
    re.IGNORECASE,
)
_SEARCHES: Final = re.compile(
    r"\b(?:(?:move|push|shift|postpone|delay|bring|put|change)\s+(?:it|this|that|the \w+)"
    r"|(?:add|include) the (?:week after|following week)"
    r"|look (?:for|at|only)|search|find (?:us|another|a new|something)|try"
    r"|(?:start|begin) (?:over|again|afresh|anew)|(?:another|a new) round|von (?:vorn|vorne|neuem)"
    r"|such(?:e|t)?|schau(?:t|en)?|verschieb\w{0,2}|verleg\w{0,2}|schieb\w{0,2}|leg(?:t|en)?"
    r"|for (?:everybody|everyone|all of us|the whole (?:group|team|meeting))|für (?:alle|uns alle)"
    r"|das ganze (?:team|treffen))\b",
    re.IGNORECASE,
)
_AFTER_ALL: Final = re.compile(
    r"\b(?:doch|instead|stattdessen|actually|on second thoughts?|after all)\b", re.IGNORECASE
)
_DENIED: Final = re.compile(r"\b(?:not|nicht|nich|net)\W*$", re.IGNORECASE)
"""With these at its end, “Dienstag doch nicht” tells what suits its author no more."""

_OF_THE_WAIT: Final = re.compile(
    r"\b(?:buffer|puffer|break|pause|notice|before|between|vorher|danach|zwischen|dazwischen"
    r"|longer|länger|earlier|früher|more|mehr|noch|open|offen|extend\w{0,3}|wait\w{0,3}"
    r"|warte\w{0,2}|late|spät\w*"
    r"|verspät\w*|later|remind\w*|erinner\w*|vot(?:e|es|ing)|abstimm\w*|answers?|antwort\w*|poll"
    r"|deadline|frist|close\w{0,2}|schlie\w+|until|bis|give|gib|geb\w*|in|every|jede\w*|alle \d)\b",
    re.IGNORECASE,
)
"""A length beside these is of a pause, of the time for answers, or of when something is done."""

_OF_SUITING: Final = re.compile(
    r"\b(?:suits?|works?|good|great|ok|okay|fine|bad|best|better|can|could|can['’]?t|cannot|busy"
    r"|free|geht|ginge|passt"
    r"|gut|besser|schlecht|kann|könnte|frei|prefer\w*|possible|möglich|remind\w*|erinner\w*"
    r"|vot(?:e|es|ing)|stimme?"
    r"|closes?|schlie\w+|deadline|frist|until|bis|decid\w+|entscheid\w*|poll|umfrage|repeat\w*"
    r"|wiederhol\w*)\b",
    re.IGNORECASE,
)
"""Words of who tells what suits them, or orders something else that is at a time."""

_DOES: Final = re.compile(r"\b(?:macht|sucht|schaut|legt|setzt|lasst)\b", re.IGNORECASE)
"""An order to several, or what a third does."""

_BEFORE_AN_ORDER: Final = re.compile(
    r"(?:^|[,;.!:–-]|\b(?:bitte|dann|doch|ok|okay|und|aber|also|lieber|mal|hey|so|nein|nee?|ach))"
    r"\s*$",
    re.IGNORECASE,
)
_OVERRIDES: Final = re.compile(r"\b(?:ignore|disregard|override|ignorier\w{0,3})\b", re.IGNORECASE)
_ASKS: Final = re.compile(
    r"(?:(?:ok|okay|hm+|so|hey|and|but|und|aber)[\s,]+){0,2}(?:can|could|shall|should|may|how about"
    r"|what about|kann|können|könnten|kannst|könntest|sollen|wollen|wie wär"
    r"|(?:is there )?any chance(?: (?:of|to|that))?|(?:is|would) it (?:be )?(?:possible|ok(?:ay)?)"
    r"(?: (?:to|if|for))?|(?:ist|wäre) es möglich,?)\b(?: we (?:can|could)\b)?",
    re.IGNORECASE,
)
"""A question that begins so asks for something; any other wants to know it."""

_IF_POSSIBLE: Final = re.compile(
    r"(?:geht|geht['’]?s|ginge|klappt|passt|lieber|besser|rather|better|or|oder|vielleicht|maybe)\b"
    r".*\?\s*$",
    re.IGNORECASE | re.DOTALL,
)
"""A time that is asked for in so few words: “ginge auch Mittwoch?”."""

_BETTER: Final = re.compile(
    r"\b(?:better|best|great|ideal|nicer?|rather|prefer\w*|besser|lieber|ideal|toll|schöner"
    r"|super)\b",
    re.IGNORECASE,
)


_CORRECTS: Final = re.compile(
    r"(?:(?:sorry|sry|oops|ups|wait|no|nee?|nein|ach|oh|argh|quatsch|mist|typo|my bad|pardon|uh|äh"
    r"|entschuldigung|moment|halt|hm+|ah)\b[\s,!.:–-]*)*"
    r"(?:i (?:actually |of course )?meant(?: to (?:say|write|ask for))?|meant(?: to say)?|i mean"
    r"|i wanted|ich mein(?:e|te)(?: natürlich)?|meinte(?: natürlich)?|gemeint (?:war|sind|ist)"
    r"|(?:it|that|this) should(?: have| ['’]?ve)? be(?:en)?|should(?: have)? be(?:en)?"
    r"|(?:das |es )?soll(?:te)?n?(?: eigentlich| natürlich)?)\b[\s:,]*",
    re.IGNORECASE,
)
"""What leads to what was meant by what was asked for: “sorry, meant an hour”."""

_OF_MANY: Final = (
    r"(?: (?:for|with|bei|für) (?:\w+ of us|most(?: people)?|many|everyone|everybody|all|some"
    r"|people|lots|us|vielen|allen|einigen|manchen|(?:den )?meisten|uns))?"
)
_REASON: Final = re.compile(
    r"\s*(?:[,;.–]|\s-)\s*(?:(?:because|since|cos|cuz|as|denn|but|aber)\s+)?"
    r"(?:(?:doing |having )?(?:it|that|this|das|es|today|tomorrow|tmrw|heute|morgen|übermorgen"
    r"|(?:this|next|diese|nächste) (?:week|woche)|\d{2,3}(?: ?min\w*)?"
    r"|(?:mon|tues|wednes|thurs|fri)day|(?:mon|diens|donners|frei)tag|mittwoch))"
    r"(?:['’]s| (?:is|feels?|seems|looks|sounds|would be|gets|ist|wird|wäre|wirkt))"
    r"(?: (?:just|way|far|a bit|simply|really|einfach|viel|echt|etwas|mir|uns|doch))*"
    rf"(?: (?:too|zu|so|quite|ziemlich|pretty|rather) [\w'’]+(?: (?:for|für) [\w'’]+)?"
    rf"|{_OF_MANY}(?: (?:already|schon|eh|ja|pretty|ziemlich|total|completely|just))*"
    rf" (?:full|packed|busy|crowded|booked|booked up|hectic|crazy|voll|dicht|zu|ausgebucht|knapp"
    rf"|stressig|chaos){_OF_MANY})[\s.!]*$",
    re.IGNORECASE,
)
"""Why it is to be otherwise, which bounds nothing: “…, tomorrow is too tight”."""

_JOINT: Final = re.compile(
    r"\s*(?:[,;!–]|\.(?!\d)|\s-)\s+|\s+(?=(?:because|since|cos|weil|denn)\b)", re.IGNORECASE
)
_CORRECTED: Final = re.compile(r"\b(?:meant|meinte|gemeint)\b", re.IGNORECASE)

_LEAVES_AT: Final = re.compile(
    r"(?:(?:hm+|no|nope|nah|nee?|nein|nö|ok(?:ay)?|actually|sorry|wait|ach|oh|doch|dann|then|please"
    r"|bitte|but|aber|on second thoughts?|let['’]?s)[\s,.!]+)*"
    r"(?:(?:leave|keep) (?:it|this|that)(?: (?:then|please|rather|just))* at"
    r"|(?:go |make it |put it )?back to|(?:wieder |doch |lieber |mach |stell )*zurück auf"
    r"|(?:doch|lieber|mach)(?: (?:doch|lieber|wieder|auf))*"
    r"|(?:lass(?:t|en wir)?|bleib(?:t|en wir)?)"
    r"(?: (?:es|das|uns|doch|lieber|mal|bitte|einfach))* bei(?: den)?)"
    r" (?P<minutes>15|20|25|30|40|45|50|60|75|90|120)"
    r"(?: ?(?:min|mins|minutes|minuten))?(?: (?:then|please|pls|bitte|doch|dann|after all))*"
    r"(?:[\s.!]*|\s*[,;.–-]\s+[^?]+)",
    re.IGNORECASE,
)
"""A length that is to stay, and why: “no leave it at 45, Raj wants to show the demo”."""

_NONE_GOOD: Final = re.compile(
    r"(?:these|those|they|all of (?:these|them)|none of (?:these|those|them)|die|das|alle"
    r"|keine?[rs]?)\b"
    r"(?!.*\b(?:for|für) (?:me|mich)\b)[^,.;!?]{0,40}(?:[,.;!?]|\s[–-])+\s*(?:so |also |dann )?",
    re.IGNORECASE,
)
"""What is said of all options before others are asked for: “these are all bad, …”."""

_OF_A_PART: Final = re.compile(
    r"\b(?:topics?|items?|points?|agenda|thema|themen|punkte?|tops?|part|teil|intro|demo|q&a|first"
    r"|zuerst|at the (?:end|start|beginning)|am (?:ende|anfang|schluss))\b",
    re.IGNORECASE,
)
"""A length beside these is of a part of a meeting."""

_FOR_ALL: Final = re.compile(
    r"^(?:no|not|only|nur|keine?[nr]?|nicht)\b.*\b(?:for (?:anyone|anybody|any of us|everyone"
    r"|everybody|all)"
    r"|für (?:alle|niemanden|keinen|uns alle))\b",
    re.IGNORECASE,
)
_GOES_ON: Final = re.compile(
    r"(?:and|und|oh and|ach und|also|plus)[\s,]+(?:please |pls |bitte )?(?:only|just|nur|no|not"
    r"|keine?"
    r"|nicht|kein)\b",
    re.IGNORECASE,
)
"""What goes on from an order, and may be of its author alone: “and only afternoons pls”."""

_LEAVES: Final = re.compile(
    r"(?:(?:please|pls|bitte|and|und|ok|also)[\s,]+)*(?:leave"
    r" (?:the )?[\w ]{3,25} out"
    r"|lass(?:t)? (?:den |die )?[\w ]{3,25} (?:weg"
    r"|raus|aus)"
    r"|(?:den |die )?[\w ]{3,25} (?:weglassen|rauslassen|auslassen))"
    r"(?: (?:please|pls|bitte))*[\s.!]*",
    re.IGNORECASE,
)

_SHOULD_BE: Final = re.compile(
    r"(?:it|this|that|the (?:meeting|call)|we|das|es|der termin|das (?:treffen|meeting)|wir)"
    r"(?:['’]?d| would| really| just| ideally)* (?:should|must|has to|have to|needs? to|ought to)"
    r"(?: (?:really|ideally|please|be|happen|meet|take place|it|done|held))* (?=.)"
    r"|\b(?:sollte|muss|müsste|soll) (?:es|das|der termin|das (?:treffen|meeting))"
    r"(?: (?:schon|aber|bitte|dann|unbedingt))* (?:sein|stattfinden|passieren|über die bühne)"
    r"|(?:es|das|der termin|das (?:treffen|meeting)) (?:sollte|muss|müsste|soll)\b.*"
    r"\b(?:sein|stattfinden|passieren|durch|erledigt)\b"
    r"|\b(?:we|wir) (?:need|brauchen) (?:it|this|that|das|es|den termin)\b",
    re.IGNORECASE,
)
"""What its organiser says of the meeting, and may say of all: “it should be by Thursday”."""

_OF_AN_ORDER: Final = re.compile(
    r"\b(?:vot(?:e|es|ing)|abstimm\w*|answers?|antwort\w*|deadline|frist|remind\w*|erinner\w*"
    r"|clos(?:e|ed|es)|schlie\w+|decid\w+|entsch\w+|option\w*|too|zu|if|wenn|falls)\b",
    re.IGNORECASE,
)

_ADDS_A_WEEK: Final = re.compile(
    r"(?:(?:and|und|also|ach|oh|ok|okay|please|pls|bitte|maybe|vielleicht|dann|then|doch)[\s,]+)*"
    r"(?P<adds>nimm |nehmt |add |include )?(?:the|die|in der|in die) "
    r"(?:week after(?: that)?|following week|woche (?:drauf|darauf|danach)|folgewoche)"
    r"(?: (?P<beside>dazu|mit dazu|noch dazu|mit rein)"
    r"| (?:noch|auch|too|as well|also|mit|bitte|please|pls|then|dann))+[\s.!]*",
    re.IGNORECASE,
)
"""Another week that is to be looked at beside those that are: “die Woche drauf noch dazu”."""

_OTHER_DAY: Final = re.compile(
    r"(?:(?:no|nein|nee|ne|sorry|i mean|ich mein(?:e|te)?|please|bitte|then|dann|ok(?:ay)?"
    r"|(?:how|what) about|rather|lieber|maybe|vielleicht)[\s,]+){0,3}(?:(?:on|am|an) )?"
    r"(?:the|den|dem|der)"
    r" (?:other|next|following|previous|ander(?:e|en|er)|nächsten?|folgenden?|vorherigen?) "
    r"\w+(?: (?:please|pls|then|instead|bitte|dann|lieber|stattdessen))*[\s.!?]*",
    re.IGNORECASE,
)
"""Nothing but another day than the one that stands: “the other Tuesday”."""


def may_order(text: str) -> bool:
    """Tell whether a text is no longer than such an order is."""
    return len(text) <= 2 * _LONGEST


def orders_search(text: str, *, names_a_time: bool, is_voted: bool = False) -> Whose | None:
    """Return whom words of an organiser are for that have a meeting searched otherwise.

    None where they tell what suits their author, ask something, or order something else.
    `names_a_time` tells whether there is a day or an hour in them; while there is a vote
    (`is_voted`), “let's do Friday” is one.
    """
    words = _NONE_GOOD.sub("", _bare(text)) if is_voted else _bare(text)
    meant = without_correction(words)
    if meant != words and not _SELF.search(meant) and _LENGTH.match(meant):
        return Whose.ALL if _is_brief(text, meant) else None
    if not _is_brief(text, words) or _is_none(words):
        return None
    if time_set(words):
        return Whose.ALL
    if added := _ADDS_A_WEEK.fullmatch(words):
        return Whose.ALL if added["adds"] or added["beside"] else Whose.EITHER
    if _is_of_length(words):
        return Whose.ALL
    return _of_times(words, is_voted=is_voted) if names_a_time else None


def without_correction(words: str) -> str:
    """Return what is meant by words that set something right, without what leads to it."""
    if left := _LEAVES_AT.fullmatch(words.strip()):
        return f"{left['minutes']} min"
    return _CORRECTS.sub("", words, count=1) if _CORRECTS.match(words) else words


def without_reason(words: str) -> str:
    """Return an order without why it is given: “…, tomorrow is too tight”, “…, I'm off on Friday”.

    When its author is away is why only beside what else is ordered: alone it is a wish.
    """
    if not may_order(words):
        return words
    words = _REASON.sub("", words)
    for joint in _JOINT.finditer(words):
        head = words[: joint.start()]
        is_ordered = any(each.search(head) for each in (_CORRECTED, _SEARCHES, _MAKES))
        if tells_who_is_away(words[joint.end() :], or_oneself=is_ordered):
            return head
    return words


def _bare(text: str) -> str:
    return without_reason(_OPINION.sub("", _CALL.sub("", text)).strip())


def _is_brief(text: str, words: str) -> bool:
    return may_order(text) and len(words) <= _LONGEST and len(words.split()) <= _MOST_WORDS


def is_other_day(text: str) -> bool:
    """Tell whether words only name another day than the one that stands: “the other Tuesday”."""
    return _OTHER_DAY.fullmatch(_bare(text)) is not None


def proposes_instead(text: str, *, names_a_time: bool, is_later: bool) -> bool:
    """Tell whether words put another time to the others, in the place of one that stands.

    They ask for it, or call it better: a time (`names_a_time`), or so much later (`is_later`).
    """
    words = _bare(text)
    if not _is_brief(text, words) or _SELF.search(words) or _OVERRIDES.search(words):
        return False
    if _LENGTH.search(words) and _OF_A_PART.search(words):
        return False
    if names_a_time and is_other_day(text):
        return True
    if is_later:
        return "?" in words or bool(_ASKS.match(words) or _BETTER.search(words))
    is_asked = _ASKS.match(words) and not _OF_SUITING.search(_without_asking(words))
    is_meant = is_asked or _IF_POSSIBLE.match(words) or orders_search(text, names_a_time=True)
    return names_a_time and bool(is_meant)


def asks_for_length(text: str) -> bool:
    """Tell whether a member asks to have it shorter, or longer: “can we make it 30 min?”."""
    words = _bare(text)
    is_asked = "?" in words and _ASKS.match(words) is not None and not _SELF.search(words)
    return is_asked and _is_brief(text, words) and _is_of_length(words)


def _is_none(words: str) -> bool:
    """Tell whether words are of their author alone, or want to know something."""
    wants_to_know = "?" in words and not _ASKS.match(words)
    return wants_to_know or bool(_SELF.search(words) or _OVERRIDES.search(words))


def _is_of_length(words: str) -> bool:
    is_enough = _ENOUGH.search(words) and not _SUPPOSES.search(words)
    is_other = _MAKES.search(words) or is_enough or WE_MAKE.match(words)
    is_of_it = not (_OF_THE_WAIT.search(words) or _OF_A_PART.search(words))
    return bool(_LENGTH.search(words) and is_other and is_of_it)


def _of_times(words: str, *, is_voted: bool) -> Whose | None:
    if not is_voted and _should_be(words):
        return Whose.EITHER
    if _OF_SUITING.search(_without_asking(words)) or tells_what_another_does(words):
        return None
    if _SEARCHES.search(words) or (_MAKES.search(words) and not is_voted):
        return Whose.ALL
    if _FOR_ALL.search(words):
        return Whose.ALL
    if not is_voted and (_GOES_ON.match(words) or _LEAVES.fullmatch(words)):
        return Whose.EITHER
    is_other = _AFTER_ALL.search(words) and not _DENIED.search(words) and not is_voted
    return Whose.EITHER if is_other else None


def _should_be(words: str) -> bool:
    """Tell whether it is said when it should be, and no order given."""
    return bool(_SHOULD_BE.search(words)) and not _OF_AN_ORDER.search(words)


def tells_what_another_does(words: str) -> bool:
    """Tell whether somebody, or something, does what reads as an order: “die Kita macht erst …”."""
    said = _DOES.search(words)
    return said is not None and not _BEFORE_AN_ORDER.search(words[: said.start()])


def _without_asking(words: str) -> str:
    """Return words without “can we” before them, which says nothing of who can come."""
    found = _ASKS.match(words)
    return words[found.end() :] if found else words
