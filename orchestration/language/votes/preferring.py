"""Options that would do, beside the one somebody wants: “B works too, but I'd take A” says “A > B”.

And those that alone would do: “none of these but C” says “only C”.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

_ONE: Final = r"[^\W\d_](?![\w'’])"
_NAMES: Final = rf"{_ONE}(?:(?:\s*,\s*|\s+(?:and|und|or|oder|&)\s+|\s*/\s*){_ONE})*"
_PAUSE: Final = (
    r"(?:\s+(?:haha|lol|i guess|tbh|ehrlich gesagt))?"
    r"(?:\s*[,;.!–-]+\s*(?:(?:but|though|yet|and|aber|doch|und|nur) )?"
    r"|\s+(?:but|though|yet|aber|doch) )"
)
_FINE: Final = (
    r"(?:(?:would|could|might|will|can|würde|könnte) )?(?:(?:also|auch|all|both|beide|schon) )*"
    r"(?:works?|do(?:es)?|fits?|suits?|geht|gehen|ginge[n]?|passt|passen|klappt|klappen"
    r"|(?:is|are|be|would be|ist|sind|wäre[n]?|wär) "
    r"(?:(?:also|auch|both|all|beide|schon|quite|ganz) )*"
    r"(?:fine|ok(?:ay)?|possible|good|all ?right|doable|acceptable|möglich|in ordnung|gut|machbar))"
    r"(?: (?:too|also|as well|auch|noch|beides?|both|ok|okay|fine|well|me|mir|for me|für mich"
    r"|bei mir|i guess|at a pinch|if need be|zur not))*"
)
_WOULD_DO: Final = re.compile(
    rf"^(?:(?:ok|okay|hm+|well|so|also|na ja|naja),? )*"
    rf"(?:(?:either|both|entweder|beide) )?(?P<named>{_NAMES})"
    rf" {_FINE}{_PAUSE}(?P<rest>\S.*)$"
    r"|^(?:i |ich |we |wir )?(?:can|could|könnte|kann)(?: ich)? "
    r"(?:(?:also|auch) )?(?:do|make|take|manage|live with|accept)"
    rf" (?P<able>{_NAMES})(?: (?:too|as well|also))*{_PAUSE}(?P<more>\S.*)$"
    r"|^(?:(?:ok|okay|hm+|well|so),? )*(?:i['’]?m |i am |ich bin |bin )?(?:also |auch |all )?"
    rf"(?:good|fine|ok(?:ay)?|happy|cool|alright|einverstanden) (?:with|mit) (?P<with>{_NAMES})"
    rf"(?: (?:too|as well|auch))?{_PAUSE}(?P<wish>\S.*)$"
    rf"|^mit (?P<mit>{_NAMES}) (?:kann|könnte|komm|käme) ich (?:auch |gut |schon )*(?:leben|klar)"
    rf"{_PAUSE}(?P<wunsch>\S.*)$"
    rf"|^(?P<ok>{_NAMES}) (?:(?:both|all|either|are|beide|alle|auch|also) )*"
    rf"(?:ok(?:ay)?|fine|good|gut|möglich|possible)(?: (?:for|by) me| für mich)?{_PAUSE}"
    r"(?P<better>\S.*)$"
    rf"|^(?:either )?(?P<either>{_ONE}(?:\s*/\s*|\s+(?:and|und|or|oder) ){_ONE}),\s*(?P<then>\S.*)$"
)
_DOES: Final = ("named", "able", "with", "mit", "ok", "either")
_WISHED: Final = ("rest", "more", "wish", "wunsch", "better", "then")
"""Where options stand that would do, and where the one that is wanted does."""

_DEGREE: Final = (
    r"(?:(?:(?:a )?(?:tiny |little |wee )?bit|a little|a touch|a tad|slightly|somewhat|marginally"
    r"|even|still|much|way|far|clearly|ein (?:kleines )?bisschen|(?:kleines )?bisschen|ein wenig"
    r"|einen tick|nen tick|tick|etwas|leicht|minimal|noch|viel|deutlich|just|only|nur) )*"
)
"""How much more one is wanted than another: no ballot counts it."""

_PREFERS: Final = (
    r"(?:i['’]?d|i would|i['’]?ll|i will|i|we['’]?d|we|would|ich|wir|ich würde|würde)"
    r"(?: (?:much |still |really |personally |slightly |actually |doch |aber )?"
    r"(?:rather|prefer(?: to)?|still|really|lieber|eher))*"
    r" (?:take|have|pick|choose|go (?:for|with)|vote (?:for )?|opt for|prefer|nehme?|nähme|wähle"
    r"|bevorzuge|bin für|stimme für)(?: (?:lieber|eher|doch))?"
    r"|(?:my|mine|meine?) (?:vote|pick|choice|favou?rite|preference|stimme|wahl|favorit)"
    r"(?: (?:is|goes to|ist|geht an|bleibt))?:?"
    rf"|(?:i['’]?d |i |would )?{_DEGREE}(?:prefer|lean(?:ing)?(?: to(?:wards?)?)?|tend to)"
    rf"|(?:ich )?tendiere? (?:ich )?{_DEGREE}zu|{_DEGREE}(?:rather|preferably|ideally"
    r"|lieber|eher|am liebsten|am besten|better|besser)"
)
_WANTED: Final = re.compile(
    rf"(?:(?:but|though|aber|doch|and|und|still|nur) )*(?:(?:{_PREFERS}) (?P<one>{_ONE})"
    r"(?: (?:though|tho|please|pls|bitte|doch|lieber|nehmen|wählen))*"
    rf"|(?P<two>{_ONE}) (?:(?:is|would be|ist|wäre|wär)(?: mir| für mich)? )?(?:"
    rf"{_DEGREE}(?:better|best|nicer|preferable|besser|am besten|lieber|schöner|eher)"
    r"|preferred|i['’]?d (?:prefer|take)|i prefer|bevorzugt|please|pls|bitte"
    r"|my (?:vote|pick|choice|favou?rite|preference)|mein favorit|meine wahl"
    r"|for me|für mich|rather)(?: (?:though|tho|for me|für mich|please|bitte))*"
    rf"(?: (?:than|als) {_ONE})?)[^\w,;?]*"
)
_NONE_BUT: Final = re.compile(
    r"^(?:sorry,? |leider |unfortunately,? )?(?:none|nothing|no (?:option|date|time|day|slot)s?"
    r"|keine?[rs]?|keins|nichts|nix)"
    r"(?: (?:of (?:these|them|those|the options)|here|davon|von (?:denen|diesen)))?"
    r"(?: (?:option|termin)e?)?"
    r"(?: (?:works?|fits?|suits?|is (?:possible|good|ok|fine)|would work|passt|passen|geht|gehen"
    r"|klappt)(?: (?:for me|me|mir|bei mir|für mich))*)?"
    r"[\s,]+(?:but|(?:but |aber )?(?:only|nur)|except(?: for)?|other than|apart from|save|besides"
    rf"|außer|ausser|bis auf) (?P<but>{_NAMES})"
    r"(?: (?:works?|fits?|passt|passen|geht|gehen|klappt|for me|bei mir|für mich|please|bitte))*"
    r"[\s.!]*$"
)


def wanted_first(text: str, names: Sequence[str]) -> str:
    """Return a reply in small letters with the option that is wanted before those that would do."""
    alone = _NONE_BUT.match(text)
    if alone and set(_named(alone["but"])) <= {*names}:
        return f"only {alone['but']}"
    found = _WOULD_DO.match(text)
    order = _wanted_and_others(found) if found else []
    return " > ".join(order).casefold() if order and {*order} <= {*names} else text


def _wanted_and_others(found: re.Match[str]) -> Sequence[str]:
    """Return the option that is wanted, and those that would do; nothing where none is wanted.

    Of two between which somebody has the choice (“A or B, rather A”) that is one of them.
    """
    wanted = _WANTED.fullmatch(_first(found, _WISHED))
    do = list(_named(_first(found, _DOES)))
    if wanted is None:
        return []
    one = (wanted["one"] or wanted["two"]).upper()
    is_one_of_them = one in do or not found["either"]
    return [one, *(each for each in do if each != one)] if is_one_of_them else []


def _first(found: re.Match[str], groups: Sequence[str]) -> str:
    return next(filter(None, (found[each] for each in groups)), "")


def _named(words: str) -> Iterator[str]:
    """Yield the letters that words name, as options are called."""
    for each in re.findall(rf"(?<!\w){_ONE}", words):
        yield each.upper()
