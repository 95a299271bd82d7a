"""What is asked where nothing may be open: what there is to answer, and to be reminded."""

from __future__ import annotations

import re
from typing import Final

_THEN: Final = (
    r"(?: (?:right now|now|atm|at the moment|currently|today|tomorrow|this week|next week|here"
    r"|for me|gerade|grad|jetzt|aktuell|heute|morgen|diese woche|nächste woche"
    r"|hier|bei mir|so|denn|noch"
    r"|alles))*"
)
_OPEN: Final = re.compile(
    rf"\W*(?:(?:hey|hi|so|ok|and|und|na)\W+)?"
    rf"(?:(?:(?:please |can you |could you )?(?:give|show|send) (?:me|us) |(?:can|could) i (?:have"
    r"|get) )?(?:an? |the )?(?:quick |short )?overview(?: of (?:what['’]?s|what is|everything|all)"
    r"(?: that is)?(?: open)?)?(?: please| pls)?"
    r"|(?:(?:gib|zeig|schick)(?: (?:mir|uns|mal|bitte|kurz))* |(?:kann|könnte|kriege?|bekomme?) ich"
    r" )?(?:einen |den |ne |eine )?(?:kurzen |kurze )?(?:überblick|übersicht)(?: haben)?(?: bitte)?"
    rf"|what(?:['’]?s| is| all is)?(?: still| currently)? (?:open|pending|going on|on|coming up)"
    rf"|(?:is )?(?:anything|something) (?:still )?(?:open|pending|going on)"
    r"|(?:is|are) (?:there )?(?:anything|something|any (?:polls?|votes?|requests?)) (?:still )?"
    r"(?:waiting (?:for|on) me|i (?:need|have) to (?:answer|do|vote on)"
    r"|for me(?: to (?:do|answer))?)"
    r"|(?:does )?(?:anything|something) (?:still )?waits? (?:for|on) me"
    r"|(?:who|what) is waiting (?:for|on) me"
    r"|(?:wartet|liegt)(?: (?:noch|gerade|grad|hier|irgend\w*|etwas|was|jemand|bei))*"
    r"(?: (?:auf )?mi(?:ch|r))(?: (?:etwas|was|irgend\w*|an))?"
    rf"|what do i have (?:to (?:answer|do|vote on)|open|pending)"
    rf"|was steht{_THEN} an|was (?:ist|läuft|wäre|is){_THEN}(?: offen)?"
    rf"|(?:ist|gibt(?:['’]?s| es)|läuft) (?:noch |gerade |grad )*(?:et)?was(?: offen(?:es)?)?"
    rf"|(?:hab(?:e)? ich|haben wir|gibt es|gibt['’]?s|sind) (?:(?:noch|gerade|grad|irgend\w*"
    rf"|gar) )*"
    rf"(?:was|etwas|(?:termine?|abstimmungen|umfragen|fragen|anfragen)) ?(?:{_THEN} ?)?(?:offen"
    rf"|zu tun)"
    rf"|(?:do|have) (?:i|we) (?:have )?(?:any(?:thing)?|some(?:thing)?)(?: (?:meetings?|polls?"
    rf"|votes?"
    rf"|requests?))? (?:open|pending|to answer|to vote on)"
    rf"|steht (?:(?:bei (?:mir|uns)|gerade|grad) )*(?:irgend)?was an"
    rf"|(?:et)?was offen(?:es)?){_THEN}\W*",
    re.IGNORECASE,
)
_REMIND_ME: Final = re.compile(
    rf"\W*(?:(?:please|pls|bitte|can you|could you|kannst du)\W+)*(?:remind me|erinner\w* mich)"
    rf"(?:{_THEN}| later| again| then| später| nochmal| dann| bitte| please| pls| in the morning"
    rf"| in an hour| in einer stunde| (?:on|am) \w+)*\W*",
    re.IGNORECASE,
)


def asks_what_is_open(text: str) -> bool:
    """Tell whether words ask what there is to answer: “what's open right now”, “was steht an”."""
    return _OPEN.fullmatch(text) is not None


_STILL_ON: Final = re.compile(
    r"\b(?:still (?:on|happening|going ahead|taking place|planned|valid)|(?:called off|cancell?ed)"
    r"|did (?:it|we|the \w+) (?:get|happen)|what happened (?:to|with)|what(?:['’]?s| is) (?:with"
    r"|up with)"
    r"|steht (?:der|das|die|es)\b.*\bnoch|noch (?:an|statt|aktuell)|findet\b.*\bstatt|abgesagt"
    r"|was (?:ist|wurde) (?:mit|aus))\b",
    re.IGNORECASE,
)


def asks_if_still_on(text: str) -> bool:
    """Tell whether words ask whether something that was asked is on yet: “is it still on?”."""
    return "?" in text and _STILL_ON.search(text) is not None


def wants_a_reminder(text: str) -> bool:
    """Tell whether somebody wants to be reminded, of whatever it is: “remind me tomorrow”."""
    return _REMIND_ME.fullmatch(text) is not None
