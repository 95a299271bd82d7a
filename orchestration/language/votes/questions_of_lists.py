"""How people ask what they have to propose, and whether that can have no name."""

from __future__ import annotations

from typing import Final

from orchestration.language.votes.of_vote import OfVote

_PROPOSE: Final = r"(?:propose|suggest|put (?:something |anything )?on the list|add)"
_THING: Final = r"(?: (?:something|anything|sth|an (?:option|idea)|one|ideas?|things?|stuff))?"
_NO_NAME: Final = (
    r"(?:anonymously|without (?:my|a) name(?: on it| beside it)?|without (?:anyone|anybody|people"
    r"|others) (?:knowing|seeing)(?: (?:it['’]?s|it is) (?:me|mine))?)"
)
_OF_MORE: Final = (
    r"(?:one|another|something|anything|some|an?|my|our|new|own|more|other|options?|ideas?"
    r"|proposals?|suggestions?|candidates?|drafts?|things?|else|stuff|on|to|the|it|list|now|still"
    r"|later|too)"
)
"""What names nothing: who asks whether burritos can be added names them."""
_NO_OPTION: Final = (
    r"(?!(?:votes?|rounds?|meetings?|calls?|questions?|coffee|drinks?|beers?|abstimmung|stimme"
    r"|runde|termin|treffen|frage|kaffee|bier)\b)"
)
_MORE: Final = (
    r"(?:another|one more|any more|more|new|other|any other)(?: (?:new|other))?"
    rf" ?{_NO_OPTION}[\w-]*"
)
_MEHR: Final = (
    r"(?:noch |nen? |eine?n? |weitere[nr]? |neue[nr]? |andere[nr]? )+" rf"{_NO_OPTION}[\w-]+"
)
"""More to choose from, whatever it is called: “another name”, “noch nen Vorschlag”."""
PATTERNS_OF_LISTS: Final = {
    OfVote.NAMELESS: (
        rf"(?:can|could|may) (?:i|we|one)(?: (?:also|still|just))* {_PROPOSE}{_THING} {_NO_NAME}"
        rf"|is it possible to {_PROPOSE}{_THING} {_NO_NAME}"
        r"|(?:are|is) (?:the )?(?:proposals?|suggestions?|ideas?)(?: here)? anonymous"
        r"|(?:kann|darf|können|geht) (?:ich|man|wir|das)(?: (?:hier|auch|denn|etwas|was))*"
        r" (?:anonym|ohne (?:meinen )?namen)(?: (?:etwas|was))? ?(?:vorschlagen)?"
        r"|(?:sind|ist) (?:die |der )?vorschläge?(?: hier| denn)? anonym"
    ),
    OfVote.TOO_LATE: (
        r"(?:is it |am i |are we )?(?:already )?too late(?: for (?:me|us))? to"
        r" (?:still |also |please |just )*(?:add|propose|suggest|put (?:in|up|on|forward)|put|enter"
        rf"|throw in|submit)(?: {_OF_MORE}| an? (?:new |other )?[\w-]+)+"
        rf"|(?:is it |are we )?(?:already )?too late for {_MORE}"
        r"|(?:is|are) (?:the list|proposals|suggestions) (?:still |already |now )?closed"
        r"(?: (?:for|to) (?:proposals|suggestions|ideas|new (?:ideas|ones|options|proposals)"
        r"|adding|additions))?"
        r"|ist die liste(?: (?:denn|schon|jetzt|noch|eigentlich|wieder))* (?:zu|geschlossen|dicht)"
        rf"|(?:ist es |ist das |bin ich )?(?:schon |jetzt )?zu spät für {_MEHR}"
        r"|(?:ist es |bin ich )?(?:schon |jetzt )?zu spät,?(?: um)?(?: noch| etwas| was| einen?)*"
        r"(?: \w+)? (?:vorzuschlagen|hinzuzufügen|zu ergänzen|einzutragen)"
    ),
    OfVote.SILENT: (
        rf"(?:do|must|should) (?:i|we|all of us)(?: (?:have|need) to)? {_PROPOSE}{_THING}"
        r"|(?:what (?:happens|if)|(?:is it|would it be) (?:ok(?:ay)?|fine|bad))(?: if)?"
        rf" i (?:don['’]?t|do not|can['’]?t) {_PROPOSE}{_THING}"
        rf"|what (?:happens )?if i {_PROPOSE} nothing"
        r"|(?:muss|soll) ich(?: (?:denn|auch|unbedingt|hier))* (?:etwas|was) vorschlagen"
        r"|was (?:passiert|ist)?,? ?wenn ich (?:nix|nichts|keine?n?)(?: vorschlag)? ?vorschlage"
    ),
}
