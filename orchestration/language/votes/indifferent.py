"""What leaves a vote to the others: “I abstain”, “whichever, I don't mind”, “mir egal”."""

from __future__ import annotations

import re
from typing import Final

ABSTAINS: Final = re.compile(
    r"(?:i(?:'ll| will|'d)? |i'?m |i am |i would )?(?:rather )?(?:abstain(?:ing)?|sit(?:ting)? out)"
    r"(?: from)?"
    r"(?: here| (?:on |from )?this(?: (?:time|one|vote|poll|round))?| today)*"
    r"|(?:ich )?(?:dann )?enthalte?['’]? (?:ich )?mich(?: (?:dann|da|doch|hier|diesmal"
    r"|dabei|heute|der stimme|bei der"
    r"|meiner stimme|einfach|lieber|bitte|abstimmung))*|(?:von mir )?(?:eine )?enthaltung"
    r"|(?:i (?:really )?)?(?:don't|do not|dont) (?:really |much |particularly )?(?:care|mind)"
    r"(?: at all| either way| much| really| about (?:it|that|this)(?: one)?| what (?:it is|we take)"
    r"| which(?: one)?(?: it is| we take)?| how it (?:ends|goes|turns out))*"
    r"|(?:i'?m |i am |(?:ich )?(?:bin|bleibe?) (?:da |hier )?|i(?:'ll)? stay )?neutral(?: here)?"
    r"|(?:i(?:'ll| will)? |i'm going to )?(?:pass on|sit) (?:this|it)"
    r"(?: (?:one|time|round|vote))?(?: out)?"
    r"|(?:i(?:'ll| will)? )(?:pass|skip)(?: this (?:one|time|round))?|ich passe(?: diesmal)?"
    r"|pass|pass (?:on this(?: one)?|for me|this time|from me)"
    r"|don't care|(?:it )?(?:doesn't|does not) matter(?: to me)?"
    r"|(?:i(?:'ve| have)(?: got)? )?no (?:strong |real )?(?:preference|opinion|feeling|view)s?"
    r"(?:,? (?:that['’]?s all|from me|tbh|honestly|really|here|on this(?: one)?|either way))*"
    r"|whatever"
    r"|(?:das |es )?(?:ist? )?(?:mir['’]?s? )?(?:ist? )?(?:das |es |beides |alles )?"
    r"(?:ganz |völlig |total |echt |ehrlich gesagt )?(?:egal|wurscht|wurst|gleich|schnuppe)"
    r"(?:,? (?:wie(?:['’]?s| es| das)? (?:ausgeht|endet|wird)|was (?:es|das) wird|was (?:dabei )?"
    r"(?:rauskommt|herauskommt)|was wir (?:nehmen|machen)|so oder so))?"
    r"|(?:(?:ich )?habe? )?(?:da )?keine (?:starke |echte )?(?:meinung|präferenz)"
    r"(?: (?:dazu|hier|von mir|ehrlich gesagt))*"
    r"|(?:(?:i don't (?:care|mind)|(?:das |es )?(?:ist )?(?:mir )?(?:egal|gleich))[,;:]? )?"
    r"(?:(?:i'll |i'd |i would |i )?(?:go (?:along )?with |do )?(?:whatever|what) (?:the )?"
    r"(?:majority|group|others?|rest|team|most(?: people)?|every(?:one|body)(?: else)?)"
    r" (?:wants?|says?|decides?|likes?|prefers?|picks?|chooses?|does|do)"
    r"(?: is fine(?: (?:with|by) me)?)?"
    r"|(?:i'll |i'd |i would |i )?go(?:ing)? (?:along )?with the (?:majority|group|flow|crowd|rest)"
    r"|(?:ich (?:mach|mache|nehm|nehme),? )?was (?:die|der) "
    r"(?:mehrheit|anderen|meisten|gruppe|rest|leute)(?: so)?"
    r" (?:will|wollen|sagt|sagen|macht|machen|nimmt|nehmen|möchte|möchten|entscheidet|entscheiden)"
    r"|ich schließe? mich der mehrheit an|wie die (?:mehrheit|anderen)"
    r"|(?:(?:none|nothing|no preference|nichts|keins|egal)(?: of (?:them|these)| davon)?[,;:.]? )?"
    r"(?:i'll |i will |i'd |ich )?(?:(?:take|have|go with|accept|nehme?|bin für|mit) )?"
    r"(?:(?:the one|whichever|whatever|what)(?: option)? (?:that |which )?"
    r"(?:gets? (?:the )?most(?: votes)?|has (?:the )?most(?: votes)?|wins|is (?:most popular|ahead)"
    r"|comes out(?: on top| ahead)?|most people (?:want|like|prefer|pick|choose))"
    r"|(?:das|den|die|was),?(?: was| der| die)? (?:die meisten (?:stimmen )?(?:hat|bekommt|kriegt"
    r"|haben|nehmen|wollen)|gewinnt|vorne? liegt))"
    r"(?:,? (?:is|ist|passt|geht)(?: (?:fine|ok(?:ay)?|good|gut|recht|mir))*(?: (?:with|by|for) me"
    r"| für mich)?)?)"
)
_YOU: Final = (
    r"(?:you(?: all| guys)?|y'?all|everyone(?: else)?|everybody(?: else)?|the (?:others|team|rest"
    r"|group|majority)|most(?: people)?|all(?: of you)?|others|people|me)"
)
_NO_MATTER: Final = re.compile(
    rf"(?:{ABSTAINS.pattern}|(?:i(?: really)? )?(?:dont|do not|don't) (?:really )?(?:care|mind)|idc"
    rf"|(?:whichever|whatever)(?: (?:one|option))?"
    rf"(?: (?:is |would be )?(?:works?|suits?|fits?|fine|ok(?:ay)?|good|best|easiest|better)"
    rf"(?: best)?(?: (?:for|with|by) {_YOU}| {_YOU})?"
    rf"| {_YOU} (?:likes?|wants?|prefers?|picks?|chooses?|thinks?|decides?|say|says)"
    r"(?:,? (?:is|works|suits)(?: (?:all|totally|just))? ?(?:fine|ok(?:ay)?|good|great|me)?"
    r"(?: (?:with|by|for) me)?)?)?"
    r"|(?:it['’]?s |that['’]?s )?(?:all )?(?:the same|up to you(?: all| guys)?|your call)"
    r"(?: to me)?"
    r"|(?:you(?: all| guys)?) (?:decide|choose|pick)|i['’]?m (?:easy|fine either way)"
    r"|(?:i['’]?m )?(?:fine |good |ok(?:ay)? )?either way"
    r"(?:(?: is|['’]s)? (?:fine|ok(?:ay)?|good|works)(?: (?:with|by|for) me)?)?"
    r"|no pref(?:erence)?s?"
    r"|(?:was|wie|welche[rs]?) (?:auch immer|ihr (?:wollt|möchtet|mögt|meint|denkt)"
    r"|(?:es )?(?:euch|den anderen|der mehrheit)(?: am besten| besser| lieber)* (?:passt|ist))"
    r"|(?:entscheidet|entscheid|wählt) (?:ihr|einfach)|ihr (?:entscheidet|dürft entscheiden)"
    r"|(?:you |just |please )*(?:pick|take|choose|do|go (?:with|for))(?: just)?"
    r" (?:(?:whatever|whichever|what)(?: (?:one|option))?(?: (?:you|works?|suits?)(?: all| guys)?"
    r"(?: (?:want|like|prefer|think|need|choose|best|you))*)?|any(?: of them| one)?)"
    r"|(?:ihr )?(?:nehmt|nimmt|nimm|macht|mach|wählt|sucht)(?: (?:ihr|einfach|halt|ruhig|doch|bitte"
    r"|euch|gern(?:e)?))*,? (?:(?:was|wie|welche[ns]?)(?: immer)? (?:ihr (?:wollt|mögt|meint"
    r"|möchtet|denkt)|du (?:willst|möchtest|meinst)|(?:euch|dir)(?: am besten| besser)?"
    r" (?:passt|gefällt))|irgend(?:eine?[ns]?|was|welche[ns]?))"
    r"|macht,? wie ihr (?:wollt|meint)|hab(?:e)? (?:da )?keine meinung|ist mir (?:alles )?recht"
    r"|mir (?:alles |beides )?recht)"
)
_BESIDE_IT: Final = re.compile(
    r"(?:honestly|really|tbh|for me|from me|sorry|ok(?:ay)?|haha|lol|hm+|well|oh|ach|na ?ja|ehrlich"
    r"|ehrlich gesagt|von mir aus|meinetwegen|für mich|guys|folks|leute)?"
)
_BEGINS: Final = re.compile(r"^(?:(?:h+m+|tbh|honestly|ehrlich gesagt|puh)[\s,.…]+)+")
_ENDS: Final = re.compile(
    r"(?:\s+(?:honestly|really|tbh|lol|haha|guys|ehrlich gesagt|echt|leute|ganz ehrlich))+$"
)
_GRANTED: Final = re.compile(
    r"(?:(?:hm+|ok(?:ay)?|na gut|gut|well|also|ach)[\s,.]+)*"
    r"(?:(?:wenn['’]?s?|falls|if) (?:(?:it|that|das|es)(?:['’]?s| is)? )?(?:only|just|nur|bloß|so"
    r"|the case|that way)\b.{0,40}?[\s,]+|(?:then|dann|if so)[\s,]+)"
    r"(?=enthalt|dann enthalt|(?:then )?i(?:['’]ll| will|['’]d)? (?:rather )?(?:abstain"
    r"|sit (?:this|it)))"
)
"""What somebody grants who abstains then: “if it's only Tuesdays I'll abstain”."""

_AT_PAUSES: Final = re.compile(r"\s*(?:[,;.!…]+|\s[–-]\s)\s*")


def abstains(text: str) -> bool:
    """Tell whether plain words leave it to others, whatever they say it with, and say no more."""
    text = _GRANTED.sub("", text)
    if ABSTAINS.fullmatch(text):
        return True
    parts = [_ENDS.sub("", each) for each in _AT_PAUSES.split(_BEGINS.sub("", text))]
    told = [each for each in parts if not _BESIDE_IT.fullmatch(each)]
    return bool(told) and all(map(_NO_MATTER.fullmatch, told))
