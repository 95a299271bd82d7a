"""Words by which a message in a panel is surely meant so, in both languages.

They are looked for in a message with a mark in the place of what it names.
"""

from __future__ import annotations

import re
from typing import Final

_ANY: Final = r"<(?:option|name)>"
_MADE_OF: Final = (
    r"(?:humans?|human beings?|(?:real )?(?:persons?|people)|bots?|chatbots?|robots?|an? ai|ais?"
    r"|machines?|chat ?gpt|llms?|language models?|computers?|programs?|software|alive|real"
    r"|mensch\w*|bots?|roboter|echte? (?:mensch\w*|personen?|leute)|echt|ki|kis|maschinen?"
    r"|programme?)"
)
_SOMEBODY: Final = r"(?:somebody|someone|anybody|anyone|one of you|any of you|a persona)"
_CARES: Final = (
    r"(?:cares?|caring|bothers?|worr(?:y|ies)|minds?|thinks? about|knows? about|likes?|loves?"
    r"|values?"
    r"|looks? at|goes by|speaks? for)"
)
_GERMAN_CARES: Final = (
    r"(?:wichtig|wert legt|wert legen|achte[tn]?|kümmer[tn]?|interessier[tn]?|am herzen)"
)

WHO: Final = (
    (
        rf"\b(?:are|r) (?:you|u|you all|you guys|any of you|all of you"
        rf"|<name>)(?!\w).{{0,24}}\b{_MADE_OF}\b"
    ),
    (
        r"\b(?:is|isn['’]?t) (?:this|that|it|<name>|there|anybody here|anyone here)(?!\w).{0,16}\b"
        r"(?:humans?|(?:real|actual) (?:person|people)|bots?|chatbots?|robots?|ai|chat ?gpt|llm)\b"
    ),
    (
        r"\b(?:am i|are we) (?:talking|chatting|speaking|writing)\b.{0,12}"
        r"\b(?:human|person|people|bot|ai|machine|robot)s?\b"
    ),
    (
        r"\bwho\b.{0,12}\b(?:made|built|wrote|created|programmed|invented|developed|said|posted)\b"
        r".{0,24}\b(?:you|this|that|it|these|those|message|messages|<name>|sentence|text)(?!\w)"
    ),
    r"\bwho(?: the \w+)? (?:are you|are they|is behind|is writing|is talking|am i talking)\b",
    r"\bwho is <name>|\bwho['’]s <name>|\bwer ist <name>",
    (
        rf"\b(?:bist du|seid ihr|sind (?:das|die|sie)|ist (?:das|<name>"
        rf"|hier))(?!\w).{{0,24}}\b{_MADE_OF}\b"
    ),
    r"\bwer\b.{0,24}\b(?:gemacht|gebaut|geschrieben|erfunden|programmiert|entwickelt|gesagt)\b",
    r"\bwer (?:bist du|seid ihr|steckt dahinter|schreibt (?:das|hier|da)|spricht (?:da|hier))\b",
)
"""Somebody asks who, or what, speaks there."""

_INSULTS: Final = (
    r"(?:useless|stupid|idiots?|idiotic|dumb|suck|sucks|shit|crap|trash|morons?|worthless|pathetic"
    r"|liars?|nutzlos|dumm|blöd|doof|scheiße|idioten?|müll|bescheuert|lächerlich)"
)
HOSTILE: Final = (
    rf"\b(?:you(?:['’]re| are)?|ihr(?: seid)?|du bist)\b.{{0,12}}\b{_INSULTS}\b",
    (
        r"\b(?:stupid|dumb|useless|fucking|bloody|dumme|blöde|scheiß\w*) (?:bots?|ais?|panel"
        r"|personas?)\b"
    ),
    (
        r"\bfuck (?:you|off)\b|\bshut (?:up|your mouth)\b|\bgo to hell\b|\bi hate (?:you|bots"
        r"|this panel)\b"
        r"|\bleck mich\b|\bhalt(?:et)? (?:die klappe|die fresse|den mund)\b"
    ),
    (
        r"\b(?:ignore|forget|disregard|ignorier\w*|vergiss|vergesst)\b.{0,24}"
        r"\b(?:rules?|instructions?|prompts?|orders|regeln|anweisungen)\b"
    ),
    (
        r"\b(?:reveal|show|print|leak|tell|what|verrat\w*|zeig\w*)\b.{0,24}"
        r"\b(?:prompts?|passwords?|tokens?|secrets?|passwort)\b"
    ),
    r"\b(?:ping|tag|notify|spam|mention|pingt?)\b.{0,12}\b(?:everyone|everybody|all|alle|@\w+)\b",
    r"\b(?:abandon|give up|betray|drop|gebt|verlasst)\b.{0,16}\b(?:your|eure|deine) option",
    r"\b(?:talk|speak|go on|redet) (?:forever|endlessly|without end|für immer|endlos)\b",
    r"\brepeat after me\b|\bsprecht? mir nach\b|\bsomething illegal\b|@(?:here|channel)\b",
)
"""Somebody is rude, or wants what no persona does: to break rules, to ping, to tell of others."""

CALLED_IN: Final = (
    (
        r"\bcall in\b|\b(?:call|bring|get|invite|fetch|add|find)\b.{0,40}\b(?:who"
        r"|that)\b.{0,40}<criterion>"
    ),
    rf"\b{_SOMEBODY}\b.{{0,16}}\b(?:who|that|to whom)?\b.{{0,10}}\b{_CARES}\b",
    rf"\bwho\b(?: here| of you| among you| else)* {_CARES}\b",
    rf"\b(?:jemand\w*|irgendwer|irgendwem|wem|wer)\b.{{0,40}}\b{_GERMAN_CARES}\b",
    r"\b(?:hol|holt|ruf|ruft|bring|bringt)\b.{0,12}\b(?:jemand\w*|einen?|wen)\b",
)
"""Somebody is looked for who cares about something; there may be one already."""

_HATE: Final = (
    r"(?:hate|dislike|detest|loathe|can(?:no|['’])?t stand|can not stand|do(?: not"
    r"|n['’]?t) (?:\w+ )?"
    r"(?:like|want|care for)|(?:not|never) (?:\w+ ){0,3}(?:fan|fond) of|not (?:into|keen on)"
    r"|(?:sick|tired) of|had enough of|would never|wouldn['’]?t|['’]d never|no way|hasse"
    r"|verabscheue)"
)
_BAD: Final = (
    r"(?:ugly|awful|boring|horrible|terrible|hideous|gross|disgusting|rubbish|crap|stupid|silly"
    r"|nothing for (?:me|us)|not for (?:me|us)|out|hässlich|furchtbar|schrecklich|langweilig|doof"
    r"|blöd"
    r"|scheußlich|nichts für (?:mich|uns)|raus)"
)
REFUSED: Final = (
    rf"^(?!.*\?).*\b{_HATE}\b.{{0,24}}{_ANY}",
    rf"^(?!.*\?).*{_ANY}.{{0,16}}\b(?:is|are|looks?|ist|sind|finde ich)\b.{{0,16}}\b{_BAD}\b",
    (
        rf"^\W*(?:(?:please|bitte|ok|hm+|and|und)\W+)*(?:no|not|never|anything but|kein\w*|nicht"
        rf"|bloß nicht)"
        rf" (?:(?:the|a|an|den|die|das|der) )?{_ANY}(?!.*\?)"
    ),
    rf"^(?!.*\?).*\b(?:mag|will|kann|möchte)\b.{{0,16}}{_ANY}.{{0,16}}\bnicht\b",
    rf"^(?!.*\?).*{_ANY}.{{0,8}}\b(?:mag|will|gefällt|möchte)\b.{{0,16}}\bnicht\b",
)
"""An option, or who vouches for it, is refused."""

_SO: Final = (
    r"(?:(?:ok(?:ay)?|great|perfect|yes|yep|good|fine|right|well|then|so|no|wait|hm+|alright|gut|ja"
    r"|na gut|dann|also|nein|doch|halt|eben|it['’]?s|es wird|make it|we say|i say)\b\W*)*"
)
_IS_IT: Final = (
    r"(?:it is|it shall be|it will be|wins(?: it)?"
    r"|is (?:it|the one|my (?:pick|choice|final answer))"
    r"|for (?:me|us)|ist es|wird es|wird['’]?s|soll es (?:sein|werden)|nehmen wir|nehme ich)"
)
_FINAL: Final = (
    r"(?:(?:(?:that['’]?s|and that['’]?s|das ist|this is) )?(?:(?:my|our|the|meine?|unsere?) )?"
    r"(?:(?:final|endgültige?)(?: (?:answer|word|decision|choice|call|antwort|entscheidung|wort))?"
    r"|(?:last|letzte[rs]?) (?:answer|word|antwort|wort))|decided|settled|deal|done deal|sold"
    r"|entschieden|abgemacht|gekauft|beschlossen|end of (?:story|discussion)|punkt|basta)"
)
_GAP: Final = r"(?!.{0,12}\b(?:not|never|anything but|nicht|kein\w*|alles außer)\b).{0,12}"
_KEPT: Final = r"(?!.{0,16}\b(?:not|nicht)\b[\s.!]*$)"
"""No word that turns it round, ahead of what is named or at the end of it."""

ACCEPTED: Final = (
    (
        r"^(?!.*\?).*\b(?:(?:i|we)(?:['’]?ll| will| would|['’]?d|['’]?m| am|['’]?re| are)?"
        r"|let['’]?s) "
        r"(?:take|taking|go(?:ing)? (?:with|for)|have|buy|get|pick|choose|settle on|settling (?:on"
        rf"|for)|opt for|decided (?:on|for)|stick(?:ing)? (?:with|to))\b{_GAP}{_ANY}{_KEPT}"
    ),
    (
        r"^(?!.*\?).*\b(?:ich|wir) (?:nehme?n?|kaufe?n?|wählen?|bleibe?n? bei|entscheiden? (?:mich"
        rf"|uns) für)\b{_GAP}{_ANY}{_KEPT}"
    ),
    (
        rf"^\W*{_SO}(?:the |die |den |das )?{_ANY}[#+]*(?:['’]s(?: one)?)?,? {_IS_IT}"
        r"(?: then| dann| now)?[\s.!]*$"
    ),
    rf"^(?!.*\?)[^?]*{_ANY}\W+{_FINAL}\W*$",
    (
        rf"^(?!.*\?)\W*{_SO}(?:my |our |meine |unsere )?"
        rf"(?:(?:final|endgültige) \w+|letzte (?:antwort|wort))\W+{_ANY}\W*$"
    ),
    rf"^(?!.*\?).*\b(?:my|our) (?:pick|choice|winner|decision) is (?:the )?{_ANY}\W*$",
)
"""An option is taken by its name, or by that of who vouches for it."""

TAKEN: Final = (
    r"^\W*(?:(?:ok(?:ay)?|great|perfect|yes|yep|good|fine|super|right|well|then|gut|ja|na gut"
    r"|alles klar|prima|dann|passt|so|cool)\b\W*)*"
    r"(?:sold|deal|done deal|(?:i|we)(?:['’]?ll| will)? (?:take|have|buy) (?:it|that|that one"
    r"|this one|yours)"
    r"|(?:that['’]?s|this is|that is) (?:the one|it for me)|that one(?: it is)?|you(?:['’]ve"
    r"| have)?"
    r" (?:convinced|sold|got) me|i['’]?m (?:convinced|sold)|let['’]?s (?:go with|take|do) (?:it"
    r"|that|that one)"
    r"|(?:(?:den|die|das|ihn|sie|es) )?nehm(?:e|en)? (?:ich|wir)(?: (?:den|die|das|ihn|sie|es))?"
    r"|(?:ich|wir) nehm(?:e|en)? (?:ihn|sie|es|den|die|das|diese[nrs]?)|gekauft|abgemacht"
    r"|(?:ich bin )?überzeugt)(?:\W+(?:then|please|thanks|danke|dann))*\W*$"
)
"""Something is taken, and not named."""

_IT: Final = (
    r"(?:it|its|they|he|she|these|this|that|those|yours|any of (?:you|them|these)"
    r"|one of (?:you|them|these)|the|er|sie|es|die|das|der|deine?r?|ihr|eine?r? von)"
)
WHETHER: Final = (
    r"^(?!.*\bany of you\b)\W*(?:(?:and|so|but|und|ok|hm+|<name>)\W+)*(?:is|are|does|do|can|will"
    r"|has|have|isn['’]?t|aren['’]?t"
    rf"|doesn['’]?t|ist|sind|hat|haben|kann|braucht|verträgt|mag)\s(?:{_IT}\b"
    rf"|you\b|u\b|{_ANY}).*<criterion>"
)
"""Somebody asks whether something is so, and asks for nothing."""

_HOW: Final = (
    r"^\W*(?:(?:and|so|but|und|ok|hm+|also|<name>)\W+)*(?:how|why|when|wie|wieso|warum|weshalb|wann)\b"
    r"(?! (?:about|wäre?|wärs))"
)
ASKED: Final = re.compile(
    r"[?]|^\W*(?:(?:and|so|ok|hm+|und|also|na)\b\W*|<name>\W*)*"
    r"(?:(?:who|what|which|how|why|where|when|wer|was|welche\w*|wie|warum|wo|wann)(?:['’]?s)?\b"
    r"|(?:is|are|does|do|can|could|would|will|should|has|have|isn['’]?t|ist|sind|hat|haben|kann)\s"
    r"(?:it|its|they|he|she|these|this|that|those|yours?|you|u|any\w*|one of|there|er|sie|es|ihr"
    r"|du|<\w+>)(?!\w))"
    r"|\b(?:right|isn['’]?t it|aren['’]?t (?:you|they)|are you|is it|do you|does it|or not|oder"
    r"|nicht wahr)\W*$",
    re.IGNORECASE,
)
"""Something is asked, with a question mark or without."""

MORE_OF_ALL: Final = (
    r"^\W*(?:(?:and|so|ok|und|also)\W+)*(?:which|who|where|welche\w*|wer|wo)\b[^?]{0,30}"
    r"\bmore <criterion>(?!.{0,12}\b(?:than|als|to me|for me|or|oder)\b)"
)
"""Of all that are there the most is asked for: “which is warmer?”."""

OF_ALL: Final = re.compile(
    r"\b(?:whole|entire|complete|full) (?:catalogue|catalog|list)\b|\boverall\b"
    r"|\bof all there (?:is|are)\b|\bganzen? (?:katalog|liste)\b"
    r"|\bvon allen überhaupt\b|\binsgesamt\b",
    re.IGNORECASE,
)
"""All of the catalogue is meant, and not only what meets the needs."""

ASKED_HOW: Final = rf"{_HOW}.*<criterion>"
"""Somebody asks how, when or why something is so, and asks for nothing."""

ASKS_HOW: Final = re.compile(_HOW, re.IGNORECASE)
"""The same of a sentence as it was written."""

LOOKS_FOR_SOMEBODY: Final = re.compile(
    r"^\W*(?:(?:and|so|but|und|ok|hm+)\W+)*(?:(?:(?:is|are) there|isn['’]?t there|does|do) )?"
    rf"(?:{_SOMEBODY}|who)\b|^\W*(?:gibt es|ist (?:hier )?|habt ihr|hat)?\s?(?:jemand|irgendwer"
    rf"|wem|wer)",
    re.IGNORECASE,
)
"""Somebody asks whether there is a persona for something."""

ASKS_WHETHER: Final = re.compile(
    r"^\W*(?:(?:and|so|but|und|ok|hm+)\W+)*(?:is|are|does|do|can|will|has|have|isn['’]?t|aren['’]?t"
    rf"|doesn['’]?t|ist|sind|hat|haben|kann|braucht|verträgt|mag)\s{_IT}\b",
    re.IGNORECASE,
)
"""The same of a sentence as it was written."""

OTHERS: Final = re.compile(
    r"\b(?:others?|else|another|more|different|new|further|alternatives?|options?|choices?|ideas?"
    r"|next|rest|suggest\w*|recommend\w*|instead|besides|similar|same|like"
    r"|ander\w*|sonst|weitere\w*|noch|mehr|neue\w*|alternativ\w*|vorschl\w*)\b",
    re.IGNORECASE,
)
"""Without any of these nobody asks for other options."""

NARROWED: Final = (
    r"\bnarrow\b.{0,12}\bdown\b|\btoo many (?:options|choices|of you|names)\b|\bshort ?list\b"
    r"|\bgrenzt? .{0,16}\bein\b|\bzu viele (?:optionen|möglichkeiten)\b"
)
"""Somebody wants fewer of them: those that fit best."""

DEBATED: Final = (
    r"\b(?:any(?:one|body)|some(?:one|body)|who|wer|jemand)\b.{0,12}\b(?:disagrees?|against"
    r"|widerspricht|dagegen)\b|\bdoes (?:anyone|anybody) (?:disagree|object)\b"
    r"|\b(?:diskutiert|debattiert|streitet)\b|\blet (?:them|the two|these) (?:argue|discuss)"
)
"""Personas are to talk to each other."""

ANEW: Final = re.compile(
    r"\W*(?:(?:please|ok|and|bitte|und|could you|can you"
    r"|(?!(?:please|ok|and|bitte|und),)\w{2,20},)\W+)*"
    r"(?:(?:say|tell|put|write|explain) (?:it|that|this|me that)(?: to me)?,?"
    r" (?:again|anew|differently|another way|in other words|once more)(?:,? (?:differently"
    r"|please))?"
    r"|(?:rephrase|reword|regenerate|try again|again|once more|in other words)(?: that| it| this)?"
    r"|(?:sagt?|formuliere?|schreibt?)(?: es| das| mir das)?"
    r" (?:nochmal|noch einmal|noch mal|anders|neu|um)(?:,? anders)?"
    r"|noch (?:einmal|mal)(?:,? anders)?|nochmal(?:,? anders)?)(?:,? (?:please|bitte))*\W*",
    re.IGNORECASE,
)
"""What was said last is to be said in other words."""

WHETHER_THERE_IS: Final = re.compile(
    r"[?]|^\W*(?:is|are|does|do|who|any\w+|gibt|wer|wem)\b", re.IGNORECASE
)
"""It is asked whether somebody is there, and nobody is to be called in if somebody is."""

BUT: Final = re.compile(r"\b(?:but|sondern|rather|instead|lieber|aber)\b", re.IGNORECASE)
"""What stands behind it is meant the other way."""

IT: Final = re.compile(r"\b(?:it|its|yours|that one|ihn|deine[rns]?)\b", re.IGNORECASE)
"""What was talked about just now."""

OF_A_MESSAGE: Final = re.compile(
    r"\b(?:wrote|writing|said|posted|messages?|sentence|text|geschrieben|gesagt|schreibt"
    r"|nachricht)\b",
    re.IGNORECASE,
)
"""Somebody asks of what was written, not of who is there."""

_STANDS_FOR: Final = (
    r"(?:who|that|which)(?: (?:is|are))? (?:cares?|likes?|loves?|goes|go|stands?|speaks?|wants?"
    r"|values?|worr(?:y|ies)|minds?|looks?)"
)
BY_ROLE: Final = re.compile(
    rf"\b(?:(?:you|u|those)(?: (?:lot|two|guys|people|one|ones|there))?(?: of you)? (?:with|for"
    rf"|{_STANDS_FOR})|(?:whoever|the (?:one|persona|guy|person)(?: of you)? {_STANDS_FOR})"
    r"|whoever (?:cares?|likes?|loves?|stands?|speaks?|goes)|du mit|ihr mit|wer von euch für)\b"
    r"[^,:;.?!]{0,24}<criterion>",
    re.IGNORECASE,
)
"""Somebody is addressed by what they stand for."""

BY_ROLE_ONE: Final = re.compile(
    r"\b(?:the (?:one|persona|guy|person)|you with|du mit)\b", re.IGNORECASE
)
"""One alone is addressed so."""

PARTS_A_SENTENCE: Final = re.compile(
    r"[,:–]|\b(?:but|though|although|because|aber|sondern|weil|however)\b"
    r"|\bso (?=(?:i|we|it|that|nothing|no|ideally|preferably)\b)"
    r"|\b(?:and|und) (?=(?:i|we|he|she|they|my|our|there|ich|wir|er|sie|mein\w*|unser\w*)\b)",
    re.IGNORECASE,
)
_NO_NOUN_TEXT: Final = """
one ones and or but if is are please enough for in on at by to with as than too und oder
"""
NO_NOUN: Final = frozenset(_NO_NOUN_TEXT.split())
ASKS_FOR_SOMETHING: Final = re.compile(
    r"\b(?:(?:tired|sick|bored|enough) of|fed up with|genug von|want|wants|need|needs|likes?|loves?"
    r"|cares?|prefer|look|looking|should|must|would|which|what|any|something"
    r"|anything|give|show|rather|love|hate|better|best|too|so|more|brauche\w*|suche\w*|möchte\w*"
    r"|will|soll\w*|muss|hätte\w*|lieber|welche\w*|am \w+sten)\b",
    re.IGNORECASE,
)
"""Where somebody asks for something, a word that grades is of it."""

THANKED: Final = re.compile(
    r"^\W*(?:(?:ok(?:ay)?|great|perfect|super|cool|ah|oh|gut|alles klar)\b\W*)*"
    r"(?:(?:many |big )?thanks?(?: you| u| a (?:lot|bunch|ton))?|thx|ty|tysm|cheers|merci"
    r"|(?:vielen |lieben )?dank(?:e)?(?: (?:dir|euch|schön|sehr))?)\b"
    r"(?:\W+(?:mates?|man|guys|folks|lads|all|everyone|everybody|leute|so much|very much"
    r"|for|für|(?:that|this|it|you|das|es|ihr|du)(?:['’]?(?:s|re)| (?:all )?(?:helps?|helped|is|are"
    r"|was|were|clears?|cleared|answers?|makes|does|hilft|helft|ist|war|wart|reicht|seid))\b)"
    r"(?![^?]*\b(?:but|though|however|still|only|yet|aber|doch|allerdings|trotzdem|nur|jedoch)\b)"
    r"[^?]*)?$",
    re.IGNORECASE,
)
"""Somebody gives thanks, and says no more than for what, or what that was to them.

What they still need stands behind a “but”.
"""

EACH_OF_THEM: Final = re.compile(
    r"^\W*(?:(?:ok|and|so|please|und|bitte)\b\W*)*(?:ask |frag(?:t|e)? )?"
    r"(?:every(?:body|one)|each(?: and every one)?(?: one)? of you|all of you"
    r"|jede[rs]?(?: von euch)?|alle)\s*[,:]"
    r"|\b(?:ask|frag(?:t|e)?) (?:them |you )?(?:all|alle|everyone|everybody)\b"
    r"|\b(?:one|a) \w+ each\b|\beach of you\b|\bjeder von euch\b",
    re.IGNORECASE,
)
"""Each of those who are there is to answer, however many they are."""

STARTS_OVER: Final = re.compile(
    r"\W*(?:(?:ok|please|let['’]?s|can we|lass(?:t)? uns|bitte)\b\W*)*"
    r"(?:start(?:ing)? (?:over|again|anew|afresh|from scratch)|reset|back to square one"
    r"|forget (?:everything|all)(?: i(?:['’]ve)? said| that)?"
    r"|(?:fang(?:t|en wir)? )?(?:nochmal |noch mal |ganz )?von vorn(?:e)?(?: an(?:fangen)?)?"
    r"|fang(?:t|en wir)? (?:nochmal |noch mal |ganz )?neu an"
    r"|(?:nochmal |noch mal |ganz )?neu (?:an)?fangen|vergiss alles|vergesst alles)"
    r"(?:\W+(?:please|bitte|again|now))*\W*",
    re.IGNORECASE,
)
"""Nothing of what somebody needed is to hold any more."""

REPEATS: Final = (
    (
        r"\byou(?: all| guys)?(?:['’]?re| are)?(?: just| always| only)?"
        r" (?:keep )?(?:repeat|repeating|saying the same)\b"
    ),
    r"\b(?:same thing|you said that|heard that) (?:again|already|before|over and over)\b",
    r"\bihr wiederholt euch\b|\bimmer (?:das ?selbe|das gleiche)\b",
)
"""Personas are told that they say nothing new."""
