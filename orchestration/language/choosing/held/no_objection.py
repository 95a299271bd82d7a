"""That somebody raises no objection, be it with a no: “no, that's fine”, “kein Problem”."""

from __future__ import annotations

import re
from typing import Final

from orchestration.language.choosing.held.agreement import AGREEING, answer_in, said_plainly

_NO: Final = (
    r"(?:(?:oh|ach|hm+|na|well|ok(?:ay)?)[\s,.!]+)*"
    r"(?:no+|nope|nah|nay|nein|nee?|nö+|ne)"
    r"(?: (?:from (?:me|my side|us|here)|here|von (?:mir|uns)|meinerseits))?"
)
_SMALL: Final = (
    r"(?:(?:at all|for (?:me|us)|with (?:me|us|it|that|this)"
    r"|(?:with|against) (?:\w+ing(?: (?:it|that|this))?"
    r"|(?:the|this|that) (?:move|change|idea|plan|motion|proposal))"
    r"|from (?:me|us|my side|our side|here)"
    r"|on my (?:end|side)|here|für (?:mich|uns)|(?:bei|von) (?:mir|uns)|meinerseits|damit|dabei"
    r"|von meiner seite|auf meiner seite|überhaupt|really|either|then|dann|gar) ?)*"
)
_LED: Final = (
    r"(?:(?:i(?: do)?(?:['’]ve| have|['’]m| am)?(?: got)?|it['’]?s|that['’]?s|that is"
    r"|there(?:['’]?s| are| is)"
    r"|(?:das )?(?:ist|sind|wäre)|(?:ich |wir )?(?:hab|habe|haben|seh|sehe))(?: (?:da|damit|really"
    r"|ja))* )?"
)
_NOTHING: Final = (
    rf"{_LED}(?:(?:not a|no|none|not an|kein(?:e)?|gar kein(?:e)?)(?: big| real| such| echtes?)*"
    r" (?:problems?|probs?|issues?|obj\w+|concerns?|complaints|ding|thema|problem|einwände?"
    r"|einwand|bedenken|stress|reservations)"
    r"|(?:nothing|nix|nichts) (?:against (?:it|that|this)|to object|dagegen|einzuwenden)"
    rf"|(?:none|nothing|nix|nichts|keine[rn]?)(?= (?:from|here|on|von|meiner)))\s*{_SMALL}"
)
_FOR_IT: Final = re.compile(
    r"(?:(?:please |just |bitte )*(?:go (?:right )?(?:ahead|for it)|do (?:it|that|so)|proceed"
    r"|carry on)|mach(?:t|en wir)?(?: (?:ruhig|nur|das|es|mal|so|gerne?))+|nur zu"
    r"|(?:it['’]?s |that['’]?s |that is |is |we['’]?re |ist |das ist )?"
    r"(?:all |alles |quite |totally )?(?:good|fine|ok(?:ay)?|cool|gut|bestens|super|prima|perfekt"
    r"|klar|in ordnung|all ?right)"
    r"|(?:(?:für mich|mir|bei mir) )?(?:das )?(?:passt|geht|ist ok(?:ay)?)(?: (?:das|es))?"
    r"(?: (?:schon|so|gut|klar|für mich|mir|alles|in ordnung))*"
    r"|(?:das )?(?:können wir|könnt ihr|kann man)(?: (?:ruhig|gerne?|so|schon|das))* machen"
    r"|(?:it |that )?sounds? (?:good|great|fine|ok(?:ay)?)"
    r"|(?:i['’]?m |i am )?(?:all )?(?:good|fine|ok(?:ay)?|happy|cool) (?:with|by) "
    r"(?:it|that|this|me)|works(?: for me)?)"
    rf"\s*{_SMALL}",
    re.IGNORECASE,
)
_RAISES_NONE: Final = re.compile(rf"(?:{_NO}[\s,.!–-]+)?{_NOTHING}", re.IGNORECASE)
_ANSWERED: Final = re.compile(rf"(?P<no>{_NO})(?:\s*[,.!;–-]+\s*|\s+)(?P<rest>\w.*)", re.IGNORECASE)
_NONE: Final = re.compile(r"(?:none|nothing|keiner?|nichts|nix)(?: at all)?", re.IGNORECASE)
_AGREES: Final = re.compile(f"[{''.join(sorted(AGREEING))}]")
_NO_GOOD: Final = re.compile(r"no (?:good|deal|way|go)\b")
_PIECES: Final = re.compile(r"\s*[,.;!]+\s*|\s+[–-]+\s+")


def raises_none(said: str) -> bool:
    """Tell whether words say that their author has nothing against what is proposed.

    A no ahead of a yes answers who asks for objections: “nope, go ahead”. With more behind it that
    is no yes it is a no like any other.
    """
    told = _AGREES.sub("", said_plainly(said)).strip(" .!")
    if not told or "?" in told or _NO_GOOD.match(told):
        return False
    pieces = [each for each in _PIECES.split(told) if each]
    if _RAISES_NONE.fullmatch(pieces[0]):
        return all(map(_lets_it, pieces[1:]))
    found = _ANSWERED.fullmatch(told)
    rest = [each for each in _PIECES.split(found["rest"]) if each] if found else []
    return bool(rest) and all(map(_lets_it, rest))


def _lets_it(piece: str) -> bool:
    """Tell whether one piece of what stands beside a no is a yes, or that there is nothing."""
    is_none = _NONE.fullmatch(piece) or _RAISES_NONE.fullmatch(piece)
    return bool(is_none or _FOR_IT.fullmatch(piece)) or answer_in(piece) is True
