"""That somebody takes back the last that they did, whatever that was, and names nothing of it.

“Undo that” and “nehm ich zurück” say so wherever they stand; “doch nicht” may say something else
among others.
"""

from __future__ import annotations

import re
from enum import Enum, auto
from typing import Final


class Undone(Enum):
    """How sure it is that words take something back."""

    SURE = auto()
    ALONE = auto()
    """Only where nobody else is spoken to."""


LAST_BACK: Final = "strike that"
"""How a list is told so, whatever the words were."""

_LONGEST: Final = 70
_LEAD: Final = (
    r"(?:(?:oh|ah|ach|o+ps|ups|hups|argh|ugh|sorry|sry|wait|warte|moment|halt|hm+|no+|nah|nope|nein"
    r"|nee?|nö|ok(?:ay)?|actually|eigentlich|please|pls|bitte|ja|yes|and|und|also|damn|mist|quatsch"
    r"|shit|my (?:bad|mistake)|mein fehler|wrong (?:one|button|option|day|thread)|falsch(?:e[rs]?)?"
    r"|(?:hab|habe) mich (?:vertan|vertippt|verklickt|verlesen|geirrt)|@convene"
    r"|(?:can|could|would) (?:you|we|i)|i(?:['’]d)? (?:want|like) to|let me|let['’]?s"
    r"|kannst du|könntest du|kann ich|ich (?:will|möchte|würde))\b[\s,.!…:–-]*)*"
)
_LAST: Final = (
    r"(?:my|the|that|meine?n?|die|den|das)(?: (?:very )?(?:last|previous|latest|letzte[nrs]?"
    r"|vorige[nrs]?)"
    r"(?: (?:one|thing|message|answer|vote|note|wish|bit|line|order|nachricht|antwort|stimme"
    r"|notiz|satz"
    r"|wunsch|eingabe))?)"
)
_THAT: Final = (
    rf"(?:that|this|das|{_LAST}|what i (?:just |last )?(?:said|wrote|did|told you)"
    r"|was ich (?:gerade |eben |zuletzt |grad )?(?:gesagt|geschrieben|gemacht)(?: habe?)?)"
)
_AGAIN: Final = (
    r"(?:[\s,]+(?:again|please|pls|then|after all|sorry|thanks|wieder|bitte|doch|mal|danke|nochmal"
    r"|zurück))*[\s.!…]*"
)
_SURE: Final = (
    rf"(?:undo|revert|retract|unsay|withdraw)(?: (?:it|{_THAT}))?",
    rf"(?:strike|scratch|scrap|disregard|ignore|forget|delete|drop|erase|unsend) {_THAT}",
    r"(?:i(?:['’]ll)? )?(?:take|taking|took) (?:that|it|this)(?: all)? back",
    rf"never ?mind (?:about )?{_LAST}",
    (
        r"(?:das |es )?(?:nehm|nehme|zieh|ziehe|nimm) ?(?:ich )?(?:das |es "
        r"|hiermit )*(?:wieder )?zurück"
    ),
    r"(?:ich )?(?:nehm|nehme|zieh|ziehe) (?:das|es|alles)(?: gesagte)? (?:wieder )?zurück",
    r"(?:das|es) (?:wieder )?(?:zurücknehmen|zurückziehen|löschen|rückgängig machen)",
    rf"(?:mach|mache|machst) (?:{_THAT} )?rückgängig|rückgängig(?: machen)?",
    rf"(?:streich|streiche|lösch|lösche|vergiss|ignorier|ignoriere|verwirf) {_THAT}",
    r"kommando zurück|zurück damit",
)
_ALONE: Final = (
    (
        r"doch nicht|lieber doch nicht|doch lieber nicht|on second thoughts?,? no|cancel that"
        r"|not after all"
    ),
    (
        r"(?:that|das) (?:was|war) (?:wrong|nonsense|rubbish|a mistake|falsch|quatsch|blödsinn"
        r"|ein versehen)"
    ),
    r"(?:i )?didn['’]?t mean (?:that|to)|war nicht so gemeint|zurück",
)
_FORMS: Final = tuple(
    (how, re.compile(rf"{_LEAD}(?:{'|'.join(forms)}){_AGAIN}", re.IGNORECASE))
    for how, forms in ((Undone.SURE, _SURE), (Undone.ALONE, _ALONE))
)


def undone(text: str) -> Undone | None:
    """Tell whether words take back the last that was done, and how sure that is; None where not."""
    words = " ".join(text.split())
    if not words or len(words) > _LONGEST or "?" in words.rstrip("?! "):
        return None
    return next((how for how, form in _FORMS if form.fullmatch(words.rstrip("? "))), None)
