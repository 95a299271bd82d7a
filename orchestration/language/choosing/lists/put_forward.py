"""How people put a thing forward for a list: “noch ein Vorschlag: Rom”, “what if we do Rome”."""

from __future__ import annotations

import re
from typing import Final

END_OF_ORDER: Final = (
    r"(?: too| as well| again| wieder| please| pls| plz| bitte| then| dann| after all)*[.!]*"
)
_IF_TIME: Final = (
    r"(?:,? (?:if|falls|wenn|sofern|in case) [^,;]{0,30}"
    r"\b(?:time|late|open|possible|ok|okay|zeit|spät|geht|offen|möglich|recht)\b[^,;]{0,12})?"
)
_HAS_ONE: Final = (
    r"(?:(?:ich )?h(?:[aä]e?tte?|abe?)(?: (?:ich|da|auch|noch|mal|vielleicht|eventuell|evtl\.?))*"
    r" (?:ein(?:e[nr]?)?|'?ne?n?|den|die) (?:\w+ )?(?:vorschlag|idee)"
    r"|(?:i(?:['’]?ve| have|['’]?d have)?(?: also| still)?|(?=got))(?: ?got)?"
    r" (?:another|an?|one(?: more)?) (?:\w+ )?(?:suggestion|idea|proposal)"
    r"|(?:von mir )?(?:noch|auch) (?:mal )?(?:ein(?:e[nr]?)?|'?ne?n?) (?:\w+ )?(?:vorschlag|idee)"
    r"|(?:here(?:['’]?s| is) )?(?:another|one more|an?|my) (?:suggestion|proposal|idea)"
    r"|(?:mein )?vorschlag(?= von mir))"
    r"(?: (?:from|for|by|von|für) \w+)?"
)
"""That somebody has a proposal, before which it is."""

PROPOSES: Final = re.compile(
    rf"(?:(?:i(?:['’]?d| would)?(?: also)?(?: like to| love to)? )?(?:also )?(?:propose|suggest)"
    rf"(?: that)?(?: we)?(?: (?:do|have|get|take|go to|go for|order))?:? "
    rf"(?P<propose>.+?){_IF_TIME}{END_OF_ORDER}"
    rf"|{_HAS_ONE}\s*(?:[:–-]+|,(?!\s*(?:let|lass|we|wir|i|ich|give|gib)\b))\s*(?P<habe>.+?)"
    rf"{END_OF_ORDER}"
    r"|(?:ich )?h[aä]e?tte? (?:da )?(?:ich )?noch (?:den vorschlag |die idee |als idee )?"
    rf"(?P<noch>.+?){END_OF_ORDER}"
    rf"|ich schlage? (?:(?:mal|noch|einfach|also|auch) )*(?P<vor>.+) vor{_IF_TIME}{END_OF_ORDER}"
    rf"|(?:ich )?(?:würde?|möchte|will"
    rf"|(?:kann|könnte|darf) ich) (?:gerne? |noch |auch |mal )*(?P<würde>.+) vorschlagen\??"
    rf"{_IF_TIME}{END_OF_ORDER}"
    rf"|(?:(?:ich )?(?:werfe?|schmei(?:ß|ss)e?)|i['’]?(?:ll|m|d)?(?: just| also)? ?throw(?:ing)?)"
    r" (?:mal |noch |einfach |in )*(?P<wirf>.+?)"
    r" (?:in (?:den|die) (?:raum|ring|topf|runde)|in the (?:ring|mix|hat)|out there)"
    rf"{_IF_TIME}{END_OF_ORDER}"
    rf"|(?:(?:btw|lol|haha|also|just|ok|so|oh|hm+),? )*(?:i(?:['’]?d|['’]?ll| would| will"
    rf"|['’]?m)? )?"
    rf"(?:also |just |like to |love to )*throw(?:ing)? in (?!some |any |a few |the towel)"
    rf"(?P<throw>.+?){END_OF_ORDER}"
    rf"|(?:(?:ok(?:ay)?|so|and|und|also)[,]? )*"
    r"(?:(?:i['’]m )?adding |here['’]?s |here is |add |hier ist )?"
    rf"(?:mine|my one|meine?[sr]?|meine idee|von mir)(?: (?:is|ist|wäre))?:\s*"
    rf"(?P<mine>.+?){END_OF_ORDER}"
    rf"|(?:(?:my|mein|another|noch ein|ein|one more) )?(?:proposal|suggestion|idea|vorschlag|idee)"
    rf"(?:(?: (?:is|wäre|ist))?\s*[:–]| (?:wäre|would be) (?!to |that |dass |zu ))\s*"
    rf"(?P<vorschlag>.+?){END_OF_ORDER})",
    re.IGNORECASE,
)
WONDERS: Final = re.compile(
    r"(?:(?:hm+|or|and|oder|und|ok|maybe|perhaps|vielleicht)[,.…]* )*"
    r"(?:(?:how about|what about|wie wär['’]?e?s? (?:es )?"
    r"(?:(?:denn|eigentlich|vielleicht|also|dann|einfach|mal|noch|doch|sonst) )*mit"
    r"|what if we (?:do|did|go to|went to|go for|take|took|try|tried|have|had|get|got|use|used))"
    r" (?P<what>[^?]+?(?:\?\s*(?:or|oder) [^?]+?)?)"
    r"|was(?: ist| wäre)?,? wenn wir (?P<wenn>[^?]+?)"
    r" (?:machen|nehmen|nähmen|hätten|probieren|essen|fahren|gehen)(?: würden)?)[.!?]*",
    re.IGNORECASE,
)
