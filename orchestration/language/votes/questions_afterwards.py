"""How people ask of what a vote came to: by how much, who was for what, and by another rule."""

from __future__ import annotations

from typing import Final

from orchestration.language.votes.of_vote import OfVote
from orchestration.language.votes.questions import FILL, IT

_WON: Final = r"(?:won|come out(?: ahead| first)?|been (?:chosen|elected|ahead|first)|made it)"
_COMPLAINS: Final = (
    r"(?:complain(?:ed|ing|ts?)?|grumbl(?:ed|ing)|unhappy|not happy|said (?:anything|something|no)"
    r" (?:against|about|to)|speak(?:ing)? up|spoken up|push(?:ed)? back|pushback"
    r"|(?:has|have|had|got) (?:any |a )?(?:problems?|issues?|objections?|concerns?|complaints?))"
)
_OF_THEM: Final = (
    r"(?: (?:about|with|against|to|over)?\s?(?:the |these |those |any of (?:the|these) |them|it"
    r"|any of (?:them|these|it))?(?:options?|times?|choices|dates|slots|proposals)?)?"
)
PATTERNS_AFTERWARDS: Final = {
    OfVote.COMPLAINTS: (
        rf"(?:(?:did|does|do|has|have|is|was) )?(?:any(?:one|body)|some(?:one|body)|any of (?:you"
        rf"|us)|people)(?: (?:already|else|been|here|really|actually|of (?:you|us)))*"
        rf" {_COMPLAINS}{_OF_THEM}(?: (?:yet|so far|by now|at all))*"
        rf"|how many(?: (?:people|of us|of them|have|has|are))* {_COMPLAINS}{_OF_THEM}"
        r"(?: (?:yet|so far))*|(?:are|were) there (?:any )?complaints"
        rf"{_OF_THEM}(?: (?:yet|so far))*|any complaints{_OF_THEM}(?: (?:yet|so far))*"
        rf"|(?:hat|haben|ist|war)(?:['’]?s)?(?: (?:sich|denn|schon|eigentlich|bisher))*"
        r" (?:jemand|irgendwer|irgendjemand|wer|welche|einer)(?: (?:sich|schon|bisher|was|etwas"
        r"|über|gegen|mit|an|zu|den|die|der|optionen|terminen?|vorschlägen?|davon|denen"
        r"|unzufrieden))*(?: (?:beschwert|gemeckert|gemault|gemotzt|unzufrieden|auszusetzen"
        r"|gestört|moniert|beklagt))(?: (?:ist|war|hat))?"
        r"|(?:gab(?:['’]?s| es)|gibt(?:['’]?s| es))(?: (?:denn|schon|irgendwelche))*"
        r" (?:beschwerden|klagen|gemecker)(?: .{1,30})?"
    ),
    OfVote.OTHERWISE: (
        r"what if (?:we|it) (?:had|would have|were|was) .{2,40}|(?:how|what) would (?:it|this"
        r"|that|the result|have)(?: have)? (?:gone|ended|turned out"
        r"|been|won)"
        r"(?: (?:differently|otherwise))? (?:with|under|by|if) .{2,40}"
        r"|(?:would|could|might) .{2,40}? (?:still |also |maybe )*have "
        rf"{_WON}"
        r"(?: instead| too)?(?: (?:with|under|by|if|using|in) .{2,40})?"
        r"|h(?:ä|ae)tte .{2,40}? (?:mit|bei|nach|unter) .{2,40}? gewonnen"
        r"|wie wär(?:e? (?:es|das)|['’]?s) (?:denn )?(?:mit|nach|bei) .{2,40}?"
        r" (?:ausgegangen|gelaufen|gewesen)"
    ),
    OfVote.MARGIN: (
        rf"how (?:close|tight|narrow|near|clear|decisive|unanimous) (?:was|is) (?:{IT}"
        r"|the (?:result|outcome|win|race|decision|margin))"
        rf"|(?:was|is) (?:{IT}|the (?:result|outcome|win|race|decision)) (?:a |an |very |really "
        r"|at all |that |pretty |even )*(?:close|tight|narrow|clear|unanimous|near thing)"
        r"(?: (?:call|race|result|win|thing))?"
        r"|(?:by how (?:much|many(?: votes)?)|how (?:much|far|many votes) (?:ahead|more)|by what"
        rf" margin) (?:did|was|is) (?:{IT}|\w+)(?: (?:win|won|ahead|lead))?"
        r"|what was the margin|(?:who|what|which(?: one)?) (?:came|was|is|got|finished) (?:in )?"
        r"(?:the )?(?:second|2nd|runner[- ]?up)(?: place)?"
        rf"|wie (?:knapp|eng|klar|deutlich|eindeutig) (?:war|ist|ging)(?:['’]?s)?{FILL}"
        rf"(?: (?:{IT}|das ergebnis|die entscheidung|der sieg))?{FILL}(?: aus(?:gegangen)?)?"
        rf"|(?:war|ist)(?:['’]?s)?{FILL}(?: (?:{IT}|das ergebnis|die entscheidung))?{FILL}"
        r" (?:sehr |so |richtig |wirklich )?(?:knapp|eng|eindeutig|deutlich|einstimmig)"
        rf"|wie groß (?:war|ist){FILL} der (?:abstand|vorsprung)"
        rf"|(?:wer|was|welche[rs]?) (?:war|ist|kam|wurde|liegt|lag){FILL} (?:auf )?(?:platz )?"
        r"(?:zweite[rs]?|zwei)(?: platz)?"
    ),
    OfVote.WHO_FOR: (
        r"(?:do we know |does anyone know |can (?:i|we) see |tell me )?who(?: all| else)?"
        r"(?:['’]s| has| have| did)?(?: all| actually)? (?:voted?|was|were|picked|chose)"
        r" (?:(?:for|in favou?r of) )?(?P<for>[^?.,!]{2,40})"
        rf"|wer{FILL} (?:hat|haben|war|waren|ist){FILL} (?:für )?(?P<fuer>[^?.,!]{{2,40}}?)"
        rf"{FILL} (?:ge(?:stimmt|wählt|nommen)|abgestimmt)"
        r"|wer war (?:alles )?für (?P<wer>[^?.,!]{2,40})"
    ),
}
