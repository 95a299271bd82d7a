"""Words of who would take something only where nothing else is left: "if need be", "zur Not"."""

from __future__ import annotations

import re
from typing import Final

from orchestration.language.choosing.held.agreement import agreement_in, said_plainly
from orchestration.language.languages import LANGUAGES
from orchestration.language.values import Shade
from orchestration.language.words.vocabulary import Played

_ARTICLE: Final = re.compile(r"(\b(?:as|in|at) )an? ")
"""One that may be left out: where options are called by their titles, "a" alone is none."""


def _is_last_resort(meant: object) -> bool:
    return (meant.value if isinstance(meant, Played) else meant) is Shade.IF_NEED_BE


_PHRASES: Final = sorted(
    (
        _ARTICLE.sub(r"\1(?:an? )?", phrase.casefold())
        for language in LANGUAGES
        for phrase, meant in language.phrases.items()
        if _is_last_resort(meant)
    ),
    key=len,
    reverse=True,
)
LAST_RESORT: Final = re.compile(rf"(?:\b(?:but|aber) )?\b(?:{'|'.join(_PHRASES)})\b")
"""In small letters, as the grammar of wishes knows them."""

_DEGREE: Final = (
    r"(?:(?:really|exactly|super|overly|too|very|all that|that|so|the biggest|totally|completely"
    r"|wholly|sonderlich|wirklich|gerade|total|ganz|völlig|so|besonders|restlos|eher|auch) )*"
)
_SOME: Final = (
    r"(?:(?:an?|some|a few|few|my|minor|small|slight|certain|noch|zwar|schon|da|ja|ein paar|paar"
    r"|leichte|kleine|gewisse|meine|einige|ein wenig|etwas|eine?n?) )*"
)
_RESERVED: Final = re.compile(
    r"(?:(?:well|hm+|naja|na ja|also|ok(?:ay)?|ehrlich gesagt|tbh|honestly),? )?(?:"
    rf"(?:i(?:'ve| have)?(?: got)? |have |ich )?(?:got )?(?:habe? (?:ich )?)?{_SOME}"
    r"(?:concerns?|doubts?|reservations?|misgivings|bedenken|zweifel|vorbehalte?|bauchschmerzen"
    r"|bauchweh)(?: (?:mit|damit|dabei|about (?:it|this|that)|with (?:it|this|that)))?"
    rf"|(?:i(?:'m| am)? |it'?s |ich )?(?:bin |find(?:e)? (?:ich |es |das |ich es |ich das )?"
    rf"|ist )?(?:jetzt )?(?:not|nicht|net) {_DEGREE}(?:thrilled|happy|convinced|excited"
    r"|enthusiastic|sold|delighted|keen|ideal|perfect|my favou?rite|a fan|a big fan"
    r"|begeistert|glücklich|überzeugt|happy|ideal|perfekt|optimal|mein favorit|toll|prickelnd"
    r")(?: (?:about|with|by|on|of) (?:it|this|that)| davon| damit)?"
    r"|(?:begeistert|glücklich|überzeugt|happy|ein fan) (?:bin ich|macht mich das|davon bin ich)"
    r"(?: (?:davon|damit))? (?:nicht|net)(?: (?:gerade|wirklich|so))?|(?:i'm )?not a fan"
    r"|(?:i )?(?:don'?t|do not) (?:love|adore) (?:it|this|that)"
    r")"
)
"""What somebody has against something who is not against it."""

_BUT: Final = re.compile(r",? (?:but|aber|though|doch) |, (?:(?=kann|can|ok|leb|damit|i can))")
_LEFT: Final = re.compile(
    r"(?:(?:but|aber|trotzdem|dennoch|still|es|it'?s|that'?s|it is|das ist|ist|then|dann|also"
    r"|wohl|halt|schon) )*"
)
_LETS_PASS: Final = re.compile(
    r"(?:i |ich )?(?:(?:can|could|will|'ll|i'll|kann|könnte?|werde?)(?: ich)? )?(?:aber |schon |gut"
    r" |auch |wohl |damit )*(?:live with (?:it|that|this)|leb(?:e|en)?(?: (?:ich|halt|mal|dann))?"
    r"(?: damit)?(?: leben)?)"
    r"|(?:i |ich )?(?:won'?t|will not|will|werd(?:e)?|steh(?:e)?)(?: es| das| dem)? (?:block"
    r"(?: it| this)?|stand in the way|nicht blockieren|nicht im weg(?: stehen)?)"
    r"|(?:i |ich )?(?:(?:don'?t|do not|won'?t|not) (?:want to |going to |gonna )?(?:block|object"
    r"|veto)"
    r"(?: it| this)?|blockier(?:e|en)?(?: es| das| hier| aber)* (?:nicht|nix|nichts)"
    r"|(?:will|möchte?)(?: ich)?(?: es| das)? nicht (?:blockieren|im weg stehen)"
    r"|(?:blockieren|im weg stehen) (?:will|möchte?|werde?|tu(?:e)?) ich(?:['’]?s| es| das| dem)?"
    r"(?: aber| jetzt| hier)* (?:nicht|nich|net|ned)"
    r"|(?:i )?(?:won'?t|don'?t want to|wouldn'?t) (?:stop|stand in the way of) (?:it|this|that|you)"
    r"|stell(?:e)? mich nicht quer|bin nicht dagegen"
    r"|(?:habe? |ist )?(?:no|kein(?:e|en)?) (?:veto|einw[aä]nde?|einwand|einspruch|blocker"
    r"|objection)s?"
    r"(?: (?:von mir|from me|meinerseits))?)"
    r"|(?:geht|passt|fine|ok(?:ay)?)(?: schon| so)?|go (?:ahead|for it)|macht (?:ruhig|mal|es)"
)


_NO: Final = r"(?:\b(?:nicht?|net|ned|not|never|kein\w*|no)|n['’]?t)\b"
_BLOCKS: Final = (
    r"\b(?:blockier\w*|block\w*|veto\w*|object|stop (?:it|this|you)|quer\w*"
    r"|(?:in the|im|in den) (?:way|weg)|dagegen stimmen)\b"
)
_BLOCKS_NOTHING: Final = re.compile(
    rf"{_NO}[^.;!?,]{{0,25}}?{_BLOCKS}|{_BLOCKS}[^.;!?,]{{0,25}}?{_NO}", re.IGNORECASE
)


def blocks_nothing(said: str) -> bool:
    """Tell whether somebody says that they stand in nobody's way, whatever worries them."""
    return _BLOCKS_NOTHING.search(said) is not None


def has_reservations(said: str) -> bool:
    """Tell whether words let pass what is not liked: "not ideal, but ok"."""
    text = said_plainly(said)
    first, parted, last = text.partition(" but " if " but " in text else " aber ")
    if parted and _LETS_PASS.fullmatch(first.rstrip(",")) and _RESERVED.fullmatch(last):
        return True
    found = _RESERVED.match(text)
    turn = _BUT.match(text, found.end()) if found else None
    if turn is None:
        return False
    whole = text[turn.end() :]
    rest = _LEFT.sub("", whole, count=1)
    return _LETS_PASS.fullmatch(rest) is not None or any(map(agreement_in, (rest, whole)))
