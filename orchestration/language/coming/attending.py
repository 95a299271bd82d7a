"""Whether somebody comes to what was decided: plainly not, for a part of it, or after all.

"Something came up", "bin doch raus"; "I'll be ten minutes late", "muss nach der Hälfte weg"; "false
alarm", "geht doch". And how much of that day is off for who does not come: "the whole afternoon".
"""

from __future__ import annotations

import re
from typing import Final

_NOT: Final = r"(?:nicht|nich|net|ned|nimmer|ni[xc](?:ht)?s?)"
_AWAY: Final = re.compile(
    r"\b(?:can(?:no|['’]?)t|can not|won['’]?t|will not|shan['’]?t|(?:am|['’]?m|be|was) not"
    r"|not (?:gonna|going to|able to)|unable to|no way)\b"
    r"(?!(?: (?:yet|sure|know|say|tell|promise|believe|wait|find|see why|stay|see|open|log)))"
    r"|\b(?:count me out|i['’]?m out|am out|bail(?:ing)?(?: on)?|declin(?:e|ing)|drop(?:ping)? out"
    r"|take me off|leave me out|without me|no longer (?:free|available|able|works?|make)"
    r"|(?:does|do)(?:n['’]?t| not) work|(?:have|need|got|want)(?:ta| to) (?:skip|cancel|pass)"
    r"|(?:gotta|must) (?:skip|cancel|pass)|skip(?:ping)? (?:it|the|this|today|our)"
    r"|(?:i['’]?ll|will|going to|gonna) (?:have to )?(?:skip|miss|pass)|calling in sick"
    r"|cancel (?:my|mine)|not (?:coming|attending|joining|there|making)|excuse me|regrets"
    r"|(?:some|any)thing(?:['’]?s| has)? (?:just |else )*(?:came|come|popped) up"
    r"|double[- ]booked|no can do|no chance|keine chance|(?:definitely|still|totally|sadly) out)\b"
    rf"|\b(?:kann|komme?|schaff\w*|geht|klappt|passt|bin|nehme|wird)['’]?s?\b(?: [\w,’']+){{0,5}}?"
    rf" {_NOT}\b"
    rf"|\b{_NOT} (?:dabei|kommen|komme?|teilnehmen|kann|schaffe?|geht|klappt|da)\b"
    r"|\bbin (?:\w+ ){0,3}(?:raus|weg|verhindert|im urlaub)\b|\bverhindert\b"
    r"|\bdazwischen ?(?:ge)?kommen\b|\babsagen\b|\bsage?\b(?: \w+){0,3} ab\b|\bmelde? mich (?:krank"
    r"|ab)\b|\bohne mich\b|\bmuss (?:\w+ )?passen\b|\bdoppelt gebucht\b|\bfällt für mich aus\b",
    re.IGNORECASE,
)
_MAY_BE: Final = re.compile(
    r"\?|\b(?:might|may|maybe|perhaps|possibly|probably|likely|(?:not|un) ?sure|could be|i think"
    r"|i guess|if|unless|depend(?:s|ing)|whether|in case|vielleicht|vllt|eventuell|evtl"
    r"|möglicherweise|wahrscheinlich|vermutlich|falls|wenn|könnte|kann sein|ob|mal sehen|wohl"
    r"|weiß (?:noch )?nicht|unsicher|nicht sicher|glaube?)\b",
    re.IGNORECASE,
)
_SPAN: Final = (
    r"(?:(?:first|second|last|other|half|quarter|erste[nr]?|zweite[nr]?|letzte[nr]?|hälfte|halbe"
    r"|viertel|anfang|ende|schluss|beginning|end|start)\b|\d+ ?(?:min|m\b|h\b|std|stunde))"
)
_MINUTES: Final = r"(?:\d+|five|ten|fifteen|twenty|a few|a couple(?: of)?|ein paar|paar|fünf|zehn)"
_PAST: Final = (
    r"(?:(?:a )?(?:quarter|half|\d+)(?: past| to)|halb|viertel (?:nach|vor)|\d{1,2}:\d\d)"
)
_MIN: Final = r"(?:minutes?|minuten|mins?|m)"
_TAIL: Final = r"(?:late|later|behind|delayed|später|spöter|zu spät|verspätet|verspätung)"
_IN_PART: Final = re.compile(
    rf"\b(?:be|like|about) \d+ (?:late|behind)\b|\b(?:only|just|nur|bloß)(?: \w+)? (?:until"
    rf"|till|til|bis) {_PAST}\b|"
    rf"\b{_MINUTES} {_MIN}\b.{{0,12}}\b{_TAIL}\b|\b(?:running|be|am|i['’]?m|come|coming|arriv\w+"
    rf"|join\w*|bit|little|min|dial in|in)\b(?: a| like| about| \d+| bit| little| few)* "
    rf"(?:late|later|behind|delayed)\b"
    rf"|\bonly (?:for |be there |stay(?:ing)? |join |make |do |attend |there |have )*(?:for |until"
    rf"|till |from |at |to )?(?:the )?{_SPAN}"
    rf"|\b(?:just|only) the {_SPAN}|\b(?:join|stay|attend|make|for|miss)\w* (?:just |only )?"
    r"(?:the )(?:first|second|last|beginning|start|end)\b"
    r"|\b(?:leav\w+|go|going|drop(?:ping)? off|hop(?:ping)? off|duck(?:ing)? out|head(?:ing)? out"
    r"|jump(?:ing)? off|run|bounce)\b(?: the \w+| our \w+| out)? "
    rf"(?:early|earlier|halfway|half[- ]?way|midway|before the end|(?:at|after|by) (?:{_PAST}"
    rf"|the half|half|{_MINUTES} {_MIN}))"
    rf"|\bcan(?:['’]?t| not|not) (?:do|stay|make|attend)(?: for)? the (?:full|whole|entire) "
    r"(?:hour|meeting|call|thing|time|session)\b"
    rf"|\b(?:be|i['’]?m) there (?:in|at|around|by) (?:\d+|{_PAST}|half)|\bi['’]?ll (?:be there"
    r"|join|dial in) (?:at|around|in|from|only|after)\b"
    rf"|\b(?:komm\w*|stoße?|schaffs?|bin|wird|verspäte|dazu|werde?)\b(?: \w+){0, 6}? "
    r"(?:spät(?:er)?|spöter|verspätet|nach beginn"
    r"|erst (?:\w+ )?(?:gegen|um|ab|viertel|halb|später))\b|\bverspät(?:e|ung|en)\b|\bspät dran\b"
    rf"|\b(?:nur|bloß|lediglich|erst|for the|schaffs nur)(?: \w+){{0,2}} {_SPAN}"
    r"|\bmuss\b(?: \w+){0,6}? (?:früher|eher|vorzeitig|nach der hälfte|(?:um|nach|gegen) (?:der )?"
    rf"(?:\d+(?::\d\d)?|halb\w*|hälfte|viertel|drei|vier)(?: {_MIN}| \w+)?) (?:\w+ )?(?:weg|raus"
    r"|los|gehen|aussteigen)\b|\bmuss (?:\w+ )?(?:früher|eher) (?:weg|raus|los|gehen)\b"
    r"|\bnach der hälfte\b",
    re.IGNORECASE,
)
_START: Final = re.compile(
    r"\b(?:start|begin|get started)(?: \w+)? (?:without|w/o) me\b"
    r"|\b(?:fangt|fangts|startet|beginnt|legt)\b.{0,12}\bohne mich\b",
    re.IGNORECASE,
)
"""That others begin, be it that somebody comes late, or not at all."""

_BETTER: Final = re.compile(r"\b(?:better|rather|prefer|besser|lieber|wäre)\b", re.IGNORECASE)
_AFTER_ALL: Final = re.compile(
    r"^\W*(?:(?:oh|ah|ok(?:ay)?|sorry|update|actually|ach|hey|all|puh|so)[\s,:]*)*"
    r"(?:false alarm|fehlalarm|falscher alarm|never ?mind|nvm|scratch that|forget (?:it|that|what i"
    r" said)|(?:hat sich|schon|ist|wieder) erledigt|alles (?:wieder )?gut|doch nicht[!.]*$"
    r"|vergiss (?:es|das)|vergesst (?:es|das)|kommando zurück|all good|all sorted|sorted)\b"
    r"|\b(?:all good|sorted|resolved|cleared up|hat sich geklärt|alles gut)(?: again| now| wieder"
    r"| jetzt)?\b"
    r"|\b(?:i|ich)?\b(?:can|could|able to|i['’]?ll|will|i['’]?m|am|gonna) (?:now |still |be )*"
    r"(?:make it|come|coming|there|attend|join|in|do it|free)\b(?! late)"
    r"|\b(?:it |that |tuesday )?works?\b(?! against)|\bcount me (?:back )?in\b|\bback (?:in|on)\b"
    r"(?! (?:the (?!list)|my|an?|town|track|topic))"
    r"|\b(?:makes?|making|made) it (?:after all|now)\b|\bfits?(?: again| after all| now)\b"
    r"|\b(?:kann|komme?|schaff\w*|geht|klappt|passt|bin|nehme?)['’]?s?\b(?: \w+){0,3}? "
    r"(?:doch|wieder|dabei|da|jetzt|teil)\b|\bdoch\b,?(?: \w+){0,3}? ?(?:kann|komme?|dabei|geht"
    r"|klappt|passt)\b|\bich (?:kann|komme?|schaff\w*)\b|\bbin dabei\b",
    re.IGNORECASE,
)
_NO_MATTER: Final = re.compile(
    r"^\W*(?:(?:sorry|oh|ah|no|nope|nah|wait|nein|nee?|doch|ach|warte|hm+)[\s,.!]+)+"
    r"(?=(?:that['’]?s|it['’]?s|all|i|i['’]?m|ich|das|alles|passt|geht|works?)\b)",
    re.IGNORECASE,
)
"""With a no that leads to what suits: “sorry no, that's fine, I can come”."""

_DENIED: Final = re.compile(
    r"\b(?:just|only|nur|bloß) (?:mon|tue|wed|thu|fri|mo|di|mi|do|fr)\w*\b|"
    rf"\b(?:not|no|can['’]?t|cannot|won['’]?t|n['’]t|still out|kein\w*)\b|\b{_NOT}\b|\?",
    re.IGNORECASE,
)
_MEANT: Final = r"(?:(?:oh|just|really|nah|no|nope|nein|nur|na|only)[\s,]+)*"
_THEN: Final = re.compile(
    rf"\W*{_MEANT}(?:(?:just|only|nur|bloß|allein) (?:then|that(?: slot| time| hour| one| meeting"
    r"| call)?|this(?: once| time| one)?|the (?:slot|meeting|call|time|hour)|dann|da|diesmal|zu der"
    r" zeit|der termin|das(?: eine mal)?|dieser termin|dieses mal|in der zeit)"
    r"|nothing else|no|nope|nein|nichts sonst|sonst nichts|that['’]?s (?:it|all)|das (?:war['’]?s"
    r"|ist alles)|the (?:rest|other times) (?:is|are) fine|der rest (?:geht|passt))"
    r"(?: (?:is|are|ist|geht|off|out|gone|nicht|weg|really|please))*"
    r"(?:[\s,.;–-]+(?:the |der )?rest\b.*)?\W*",
    re.IGNORECASE,
)
_ALL_DAY: Final = re.compile(
    r"\b(?:all day|(?:whole|entire|full|complete) (?:day|\w+day)|all (?:of )?\w+day|rest of the day"
    r"|(?:ganze[nrs]?|kompletten?|gesamten?) (?:tag|\w+tag|mittwoch)|ganztägig|den tag über"
    r"|that day|an dem tag|am ganzen tag|today|heute)\b",
    re.IGNORECASE,
)
_SUITS: Final = re.compile(
    r"\b(?:prefer|like|better|best|good|fine|ok|okay|works?|suits?|free|can|could|lieber|besser|am"
    r" besten|gut|passt|geht|kann|könnte|frei|gern|how about|what about|wie wär)\b",
    re.IGNORECASE,
)


_BOWS_OUT: Final = re.compile(
    r"\bmuss\b(?: [\w-]+){0,4} absagen\b|\bsage?\b(?: \w+){0,3} ab\b"
    r"|\b(?:have|need|got|gotta) (?:to )?cancel(?! (?:it|the|this|that|our))",
    re.IGNORECASE,
)


def bows_out(text: str) -> bool:
    """Tell whether words of who has not asked for it cancel for themselves: "muss absagen"."""
    return _BOWS_OUT.search(text) is not None


_ANOTHER: Final = re.compile(
    r"\b(?:new|another|other|different) (?:time|slot|day|date)\b|\breschedul|\b(?:move|push) it\b"
    r"|\b(?:neue[nrs]?|andere[nrs]?) (?:termin|zeit|tag)|versch[io]e?b|\bverleg",
    re.IGNORECASE,
)


_CAME_UP: Final = re.compile(r"\b(?:some|any)thing\b.{0,12}\bup\b|\bdazwischen", re.IGNORECASE)


def came_up(text: str) -> bool:
    """Tell whether something came up, a time beside which is when: no word says how long."""
    return _CAME_UP.search(text) is not None


def wants_another(text: str) -> bool:
    """Tell whether words ask for another time: "something came up, find a new time"."""
    return _ANOTHER.search(text) is not None


_NEW: Final = (
    r"(?:(?:a|an|us|it|me|some|einen?|ne[rn]?|den|uns|mal|bitte|halt|dann|doch) )*"
    r"(?:new|another|other|different|neue[nrs]?|(?:was )?andere[nrs]?)(?: (?:one|time|times|slot"
    r"|date|termine?|zeit|zeitpunkt))?"
)
_FIND_ANOTHER: Final = re.compile(
    rf"\b(?:find|look for|search(?: for)?|get|try|need|want|have|such[et]?|finde?|brauche?n?"
    rf"|nehmen?|nimm) (?:wir )?{_NEW}\b|\breschedule(?: (?:it|this|that))?(?! to)\b"
    rf"|{_NEW} (?:suchen|finden)\b",
    re.IGNORECASE,
)


def asks_to_find(text: str) -> bool:
    """Tell whether words ask for nothing but another time, whichever: “find another time then”."""
    return _FIND_ANOTHER.search(text) is not None


def stays_away(text: str) -> bool:
    """Tell whether words say plainly that their author does not come: no maybe, and no part."""
    is_sure = not is_reserved(text) and not comes_in_part(text) and _START.search(text) is None
    return is_sure and _AWAY.search(text) is not None


def is_reserved(text: str) -> bool:
    """Tell whether words say only that something may be."""
    return _MAY_BE.search(text) is not None


def comes_in_part(text: str) -> bool:
    """Tell whether somebody comes, but late, or to a part of it: "can only stay till half past"."""
    return _IN_PART.search(text) is not None and _BETTER.search(text) is None


def comes_after_all(text: str) -> bool:
    """Tell whether words of who was not to come say that they do: "false alarm", "geht doch"."""
    said = _NO_MATTER.sub("", text)
    return _AFTER_ALL.search(said) is not None and _DENIED.search(said) is None


def is_only_then(text: str) -> bool:
    """Tell whether words answer that nothing is off but that time: "only then", "nur da"."""
    return _THEN.fullmatch(text) is not None


def is_all_day(text: str) -> bool:
    """Tell whether words are of the whole day: "all day", "den ganzen Dienstag"."""
    return _ALL_DAY.search(text) is not None


def names_what_suits(text: str) -> bool:
    """Tell whether words say of a time that it suits, so that it is none which is off."""
    return _SUITS.search(text) is not None


_DAY_NAMED: Final = (
    r"(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|satur|sun)(?:day)?|tomorrow|(?:mon|diens|donners|frei"
    r"|sams|sonn)tag|mittwoch|mo|di|mi|do|fr|morgen|übermorgen|\d{1,2}(?:th|st|nd|rd|\.)"
)
_IS_BACK: Final = (
    r"(?:back|around|again|wieder (?:da|zurück|hier|dabei|frei|verfügbar|im büro|im lande?)|zurück"
    r"|wieder)"
)
_RETURN: Final = re.compile(
    rf"(?:\s*[,;.–-]\s*|\s+)(?:(?:and|but|und|aber|then|dann|ab|from|by|on|am|the|dem|den) )*"
    rf"(?:{_DAY_NAMED})\b(?: (?!(?:not|nicht)\b)[\w'’]+){{0,4}} {_IS_BACK}(?=\s*(?:[,;.!]|$))"
    rf"|\s*[,;.–-]\s*(?:(?:and|but|und|aber|then|dann|ich|i) )*(?:i['’]?m|am|bin|i['’]?ll be|be)\b"
    rf"(?: (?!(?:not|nicht)\b)[\w'’]+){{0,6}} {_IS_BACK}\b[^,;]{{0,30}}$"
    r"|\s*[,;.–-]\s*(?:(?:and|but|und|aber|then|dann) )*(?:back|zurück|wieder da)\b[^,;]{0,30}$",
    re.IGNORECASE,
)


def without_return(text: str) -> str:
    """Return words of what is off without when their author is there again: “…, Wed I'm back”."""
    return _RETURN.sub("", text) or text


_ONCE_THEN: Final = (
    r"(?:\s+(?:on|at|to|for|am|um|an|bei|zu|next|nächste\w*|then|dann|the|den|der|diesen?|a|option|all"
    r"|\w*day|\w*tag|week|woche|meeting|call|termin|time|slot|\d{1,2}(?:[:.]\d\d)?(?:am|pm|h| uhr)?"
    r"|[a-e]|now|jetzt|again|nochmal|eigentlich|denn|alles|so|btw))*"
)
_WHO_CANNOT: Final = re.compile(
    r"\W*(?:(?:so|ok|and|und|also|btw|sag mal|hey|@convene)\b\W*)*(?:"
    r"(?:who(?:(?:['’]s| is| are) (?:the )?(?:ones?|person|people) (?:that|who))?"
    r"|which of (?:us|you))"
    r"\s*(?:all\s+)?(?:(?:can['’]?t|can ?not|cannot|couldn['’]?t"
    r"|won['’]?t|will not|is(?:n['’]?t| not)(?: able to)?|doesn['’]?t|['’]?s not|s not"
    r"|['’]?s unable to|is unable to)"
    r"(?:\s+(?:be able to|come|coming|make|making|attend|attending|join|joining|be|going|do"
    r"|there|it|this|that|free|available|able))*"
    r"|(?:['’]?s|s|is|are|has|will be)\s+(?:out|absent|missing it|unavailable|dropped out|bailed)"
    r"|dropped out|bailed)"
    r"|wer\s+(?:alles\s+)?(?:kann|könnte|schafft es|kommt|ist|wäre)(?:\s+(?:da|denn|bei|zu|[a-e]"
    r"|eigentlich|alles|dann|am|um|an|den|der|\w*tag|\d{1,2}|uhr|jetzt|es))*\s+(?:nicht|nich|raus|verhindert|abwesend)"
    r"(?:\s+(?:kommen|dabei|da|mit|dabeisein|teilnehmen))*"
    r"|(?:can|could|does|is|will)(?:['’]?t|n['’]?t)? (?:anyone|anybody|someone|somebody"
    r"|any of (?:us|you|them))"
    r"(?: (?:else|here|of (?:us|you)))?"
    r" (?:not|unable to|have (?:a )?(?:problems?|trouble) with)"
    r"(?: (?:be able to|come|make|attend|join|do|there|it|this|that))*"
    r"|(?:kann|können|ist|hat) (?:da |denn |eigentlich )*(?:jemand|irgendwer|wer|irgendjemand)"
    r"(?: (?:von (?:uns|euch)|da|denn|bei|am|um|an|den|der|\w*tag|\d{1,2}|uhr|option|[a-e]))*"
    r" (?:nicht|nich|verhindert|ein problem mit)(?: (?:kommen|dabei|da))*"
    r"|wer (?:hat|alles hat) (?:alles )?abgesagt|wer ist (?:alles )?abgesprungen"
    rf"){_ONCE_THEN}[\s?.!]*",
    re.IGNORECASE,
)


def asks_who_cannot(words: str) -> bool:
    """Tell whether it is asked who cannot come: “who can't make it on Tuesday?”."""
    return _WHO_CANNOT.fullmatch(words) is not None


_ONLY_WHY: Final = re.compile(
    r"(?!.*\?)(?!.*\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b)(?!.*\b\w+tags?\b)(?!.*\d)"
    r"(?!.*\b(?:any ?time|whenever|jederzeit|mornings?|afternoons?|evenings?|vormittags?"
    r"|nachmittags?|abends?|mittwoch|best|better|works?|passt|free|frei|otherwise|sonst)\b)"
    r"(?=.*[^\W\d_]).{2,160}",
    re.IGNORECASE | re.DOTALL,
)
"""What only tells why somebody asks: “…, it's only the design part and I'm backend”."""

_IF_NEEDED: Final = re.compile(
    r"\W*(?:(?:so|ok|and|und|also|btw|sag mal|hey|hi|hm+|sorry|@convene)\b\W*)*(?:"
    r"(?:do|must|should|would) i (?:(?:really|even|actually|also|still|necessarily) )*"
    r"(?:(?:have|need|got) to )?(?:be (?:there|in (?:it|this|that)|present|part of (?:it|this))"
    r"|come(?: along)?|attend|join|show up|take part)(?: (?:to|at|in) (?:it|this|that))?"
    r"|(?:am i|is my (?:presence|attendance)) (?:(?:really|even|actually|still) )*"
    r"(?:required|needed|optional|mandatory|necessary)|(?:is it|is this|is that) (?:mandatory"
    r"|optional"
    r"|required)(?: for me)?|do you (?:guys |all )?(?:really )?need me(?: there| for (?:it|this"
    r"|that))?"
    r"|muss ich (?:(?:da|wirklich|denn|unbedingt|auch|überhaupt|eigentlich|zwingend|echt) )*"
    r"(?:hin|dabei ?sein|kommen|teilnehmen|mit(?:machen)?|dabei|anwesend sein|da sein)"
    r"|(?:werde|bin) ich (?:(?:da|wirklich|denn|auch|überhaupt|eigentlich) )*"
    r"(?:gebraucht|optional|pflicht|nötig)|ist (?:das|es|der termin) (?:für mich )?(?:pflicht"
    r"|optional)"
    r"|braucht ihr mich(?: (?:da|dabei|wirklich|denn))*"
    r"|(?:can|could|may) i (?:just |maybe )?(?:skip|miss|sit out|opt out of|pass on)"
    r"(?: (?:it|this|that|the (?:meeting|call)|this one|that one))?"
    r"|is it (?:ok|okay|fine|alright|bad)(?: for me)? (?:if i|to) (?:skip|miss|pass on"
    r"|don['’]?t (?:come|attend|join))(?: (?:it|this|that|the meeting|this one))?"
    r"|(?:kann|darf|könnte) ich (?:(?:da|das|den|dieses|mal|auch|vielleicht|termin|meeting) )*"
    r"(?:auslassen|schwänzen|aussetzen|fehlen|wegbleiben|skippen)"
    rf"){_ONCE_THEN}(?: too| as well| auch| überhaupt| or (?:not|is it optional)| oder nicht"
    r"| oder)?[\s,?.!]*",
    re.IGNORECASE,
)


def asks_if_needed(words: str) -> bool:
    """Tell whether somebody asks whether they have to be there: “do I really have to come?”.

    What they tell behind it is why they ask, as long as it asks nothing and says of no time.
    """
    asked, mark, why = words.partition("?")
    if mark and why.strip(" ?.!"):
        return (
            _IF_NEEDED.fullmatch(f"{asked}?") is not None and _ONLY_WHY.fullmatch(why) is not None
        )
    return _IF_NEEDED.fullmatch(words) is not None
