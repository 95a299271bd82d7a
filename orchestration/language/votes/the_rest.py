"""What a vote says of all that it does not name: "C > D > the rest", "not A, else ok".

What an order does not name stands behind all that it does, and side by side, as it is.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from orchestration.language.votes.reading import read

_REST: Final = (
    r"(?:(?:all |both )?(?:the |der |dem |den |die |alle |beide[nr]? )?"
    r"(?:rest|others|other (?:ones|two|three|options)|remaining(?: (?:ones|two|three|options))?"
    r"|(?:anderen?|übrigen|restlichen)(?: (?:beiden?|zwei|drei|optionen|vorschläge))?)"
    r"|(?:everything|anything|all) else|alles (?:andere|übrige)|else|otherwise|sonst(?: alles)?"
    r"|ansonsten)"
)
_IS: Final = (
    r"(?:\s+(?:is|are|['’]s|i|ich|to me|mir|all|ist|sind|just|einfach|dann|then"
    r"|come|comes|kommt|kommen))*"
)
_ALIKE: Final = (
    r"(?:equal(?:ly)?(?: (?:last|placed|ranked))?|tied|a tie|(?:all )?the same|same|alike"
    r"|in any order|no (?:order|preference|matter)|whatever|idc"
    r"|(?:do not|don['’]?t|dont) (?:mind|care)"
    r"|does(?: not|n['’]?t) matter|after(?: that| those| them)?|behind(?: that| those| them)?"
    r"|below|in between|(?:in )?(?:the )?middle|dazwischen|in der mitte"
    r"|gleich(?:auf|wertig)?|(?:mir )?(?:ganz |völlig )?(?:egal|wurscht|wurst|schnuppe)"
    r"|danach|dahinter|beliebig|gleichermaßen|(?:ist )?gleich(?: gut| viel)?)"
)
_UNKNOWN: Final = (
    r"(?:(?:i |ich )?(?:have |got |hab(?:e)? )?(?:really )?(?:no idea|no clue|dunno|idk|unsure"
    r"|not sure|no (?:opinion|preference|view)s?|(?:do not|don['’]?t|dont) know|keine ahnung"
    r"|keinen plan|keine meinung|weiß (?:ich )?(?:nicht|nix)|kenn(?:e)? (?:ich )?nicht))"
)
_OF: Final = r"(?: (?:about|of|on|for|to|zu[mr]?|von|über|bei|beim|für))?"
_REST_UNKNOWN: Final = (
    rf"(?:{_UNKNOWN}{_OF} {_REST}|{_REST}(?:{_IS}|:)\s+{_UNKNOWN}"
    rf"|{_REST} (?:i (?:do not|don['’]?t|dont) know|kenn(?:e)? ich nicht|weiß ich nicht)"
    rf"|(?:i )?(?:could|can) do without {_REST}|auf {_REST} kann ich verzichten"
    rf"|(?:zu[mr]?|über|bei|von|beim) {_REST} (?:hab(?:e)? ich (?:keine (?:meinung|ahnung))"
    rf"|weiß ich (?:nichts?|nix)|kann ich nichts sagen))"
)
_TAIL: Final = r"(?:\s+(?:for me|to me|für mich|mir|bei mir|pls|please|bitte))*[\s.!)]*"
_BEHIND_ORDER: Final = re.compile(
    r"(?P<head>.+?)\s*(?:-?>+\s*(?:everything|anything|all|alles|alle)(?: (?:of them|davon))?"
    rf"|(?:>|->|[,;.]?\s*\b(?:then|dann|danach|followed by|gefolgt von)\b)\s*"
    rf"(?:{_REST}(?:{_IS}\s+{_ALIKE})?|(?:all )?(?:equal|tied))"
    rf"|[\s,;.(–-]+\s*(?:(?:and|und|but|aber)\s+)?{_REST}{_IS}\s+{_ALIKE}"
    rf"|[\s,;.(–-]+\s*(?:(?:and|und|but|aber)\s+)?{_REST_UNKNOWN}){_TAIL}",
    re.IGNORECASE | re.DOTALL,
)
_NO_MATTER: Final = re.compile(
    r"(?P<head>.+?)(?:\s*[,;.(>–-]+\s*|\s+)(?:\d[.):]\s*)?(?:(?:i|ich|it|es|das)\s+)?"
    r"(?:really |honestly )?"
    r"(?:(?:do not|don['’]?t|dont) (?:really )?(?:mind|care)(?: which(?: one)?| either way| really"
    r"| much)?|either way|whichever|whatever|(?:is |ist )?(?:mir )?(?:ganz |völlig )?"
    r"(?:egal|wurscht|wurst)(?: welche[rs]?)?|doesn['’]?t matter(?: which)?"
    r"|if (?:nobody|no one|every(?:one|body))(?: else)? (?:minds?"
    r"|objects?|agrees?|is (?:ok(?:ay)?|fine|happy)(?: with (?:it|that))?)"
    r"|(?:wenn|falls)(?:['’]?s| es)? (?:keine[nr]?|niemand(?:en)?|alle[nm]?|allen)"
    r"(?: (?:was|etwas))? (?:stört|dagegen (?:hat|ist)|recht ist|passt))[\s.!)]*",
    re.IGNORECASE | re.DOTALL,
)
_ELSE_FINE: Final = re.compile(
    rf"(?P<head>.+?)(?:\s*[,;.:–-]+\s*|\s+)(?:(?:and|und|but|aber)\s+)?{_REST}"
    rf"(?:\s+(?:is|are|['’]s|ist|sind|wäre|wären|would be|(?:für|bei) mich|mir|for me|i['’]m))*\s+"
    r"(?:(?:all|alles|ganz|völlig|totally|perfectly)\s+)?"
    r"(?:ok(?:ay)?|fine|good|great|alright|all right|works?|yes|ja|gut|geht|gehen|passt|passen"
    r"|prima|recht|in ordnung|klar|egal|wurscht|acceptable|(?:mit)?tragbar"
    r"|gern(?:e)?|gladly|einverstanden|👍|✅)"
    r"(?:\s+(?:for me|with me|by me|from my side|für mich|von mir aus|bei mir|mir|so|alles))*"
    r"[\s.!]*",
    re.IGNORECASE | re.DOTALL,
)


_GAPS: Final = re.compile(r"\s{2,}|(?P<mark>[,;.(–-])(?:\s*(?P=mark))+")
_LONGEST: Final = 300
"""Characters; what takes more to say is more than a vote."""


def _closed_up(said: str) -> str:
    """Return words with one space or mark for many: each of them may part what is said.

    Nothing of what is too long for a vote.
    """
    plain = _GAPS.sub(lambda x: x["mark"] or ("\n" if "\n" in x[0] else " "), said.strip())
    return plain if len(plain) <= _LONGEST else ""


def without_rest(said: str, names: Sequence[str]) -> str:
    """Return a vote without what it says of the rest, where that is no more than its ballot does.

    So is that its voter does not mind which of those they name it will be.
    """
    found = _BEHIND_ORDER.fullmatch(_closed_up(said))
    return said if found is None else _if_vote(found["head"], said, names)


def without_no_matter(said: str, names: Sequence[str]) -> str:
    """Return a vote without that its voter does not mind: "B or C, don't mind"."""
    found = _NO_MATTER.fullmatch(_closed_up(said))
    return said if found is None else _if_vote(found["head"], said, names)


def only_named(said: str, names: Sequence[str]) -> str:
    """Return a vote without what it says of the rest, or that this does not matter."""
    return without_rest(without_no_matter(said, names), names)


def _if_vote(head: str, said: str, names: Sequence[str]) -> str:
    found = read(head, names)
    return head if found and found.choices and not found.of_all else said


def else_fine(said: str) -> str:
    """Return what is said before "else is fine"; nothing where that is not said."""
    found = _ELSE_FINE.fullmatch(_closed_up(said))
    return found["head"].strip() if found else ""
