"""An answer to whether a wish may give way this once: possible, or a firm no."""

from __future__ import annotations

import re
from typing import Final

from orchestration.language.words.writing import words

_ONCE: Final = (
    r"(?:just |only )?(?:this|that) once|(?:just |only )once|this (?:one )?time|as an exception"
    r"|ausnahmsweise|einmalig|(?:nur )?(?:dieses|das|dies|diese) (?:eine )?mal|für dieses mal"
    r"|diesmal|meinetwegen|von mir aus|if (?:i must|i have to|it has to be|need be|it helps)"
    r"|wenn(?:'s| es)? (?:sein muss|hilft|nicht anders geht)|na gut|na schön|nagut|all right then"
    r"|fine then|ok then|okay then|i can live with (?:it|that)|kann ich mit leben|possible|möglich"
    r"|no problem|kein problem"
)
_YES: Final = r"yes|yeah|yep|sure|ja|jo|jep|klar|gerne?"
_NO: Final = (
    r"no|nope|nah|nein|nee|ne|nö|lieber nicht|lass(?:t)?(?: (?:das|es))? lieber|rather not"
    r"|(?:i'd|i would) rather not|firm(?: no)?|a firm no|(?:das )?bleibt(?: so| dabei| fest)?"
    r"|(?:that|this|it|that one|this one)(?: one)? stays|keep (?:it|that|this)|auf keinen fall"
    r"|no way|not possible|not this time|(?:das )?geht (?:wirklich |echt |leider )?nicht|not really"
    r"|(?:der|die|das|es|er|mein)(?: termin)? (?:bleibt|steht)(?: fest)?"
    r"|(?:i )?(?:can't|can not|cannot)(?: move (?:it|that|this))?|eher nicht|lieber nein"
    r"|(?:den|das|es) kann ich nicht (?:verschieben|verlegen)"
)
_WHY: Final = (
    r"(?:that one|that|this|it|the \w+|my \w+|der termin|das|die|der|es|er|sie|mein \w+)"
    r"(?:'s| is| ist| are)"
    r"(?: (?:really|very|too|quite|so|echt|wirklich|sehr|zu|mir|leider))*"
    r" (?:important|wichtig|fixed|fix|fest|firm)"
)
_YIELDS: Final = (
    r"possible|doable|m(?:ö|oe)glich|machbar|(?:this|that) once|ausnahmsweise"
    r"|if (?:need be|i (?:must|have to)|it has to be|necessary|nothing else works)"
    r"|wenn(?:'s| es)? (?:(?:denn |unbedingt |wirklich )?sein muss|nicht anders geht|nötig ist)"
    r"|(?:at|in) a pinch|zur not|notfalls|im notfall|in an emergency"
    r"|not(?: \w+)? firm(?: no)?(?: any ?more)?|no firm no"
    r"|nicht(?: mehr)?(?: so| ganz)? fest|kein festes? nein|doch nicht fest"
)
"""What says of a no that was called firm that it is none."""

_FILLING: Final = frozenset(
    words("""
    hm hmm hmmm well ok okay ach naja tja then dann halt doch eben ma mal sorry leider so und and
    but aber please pls bitte i it's it that's that's is its geht passt ginge works can do fine
    alright for with this guess think denke glaube would würde gehen wäre das es ist echt really
    """)
)
_POSSIBLE: Final = re.compile(rf"\b(?:{_ONCE})\b")
_YIELDING: Final = re.compile(rf"\b(?:{_YIELDS})\b")
_TURNING: Final = frozenset(
    words("""
    actually after all eigentlich auch wäre wär ginge ging gehen schon oh no nein thats say maybe
    vielleicht wohl changed my mind is was war hab have überlegt mir anders i'd i've make could
    geht's gehts ging's ginge's
    """)
)
_AGREES: Final = re.compile(rf"\b(?:{_YES})\b")
_FIRM: Final = re.compile(rf"\b(?:{_NO})\b")
_REASON: Final = re.compile(rf"\b(?:{_WHY})\b")
_WORD: Final = re.compile(r"[^\W_]+(?:'[^\W_]+)?")

_RATHER_NOT: Final = re.compile(
    r"(?:(?:ach|oh|hm+|nee?|nein|no|ok)[\s,.!]+)*doch nicht[\s.!]*", re.IGNORECASE
)


def gives_way(text: str) -> bool | None:
    """Tell whether a wish may give way this once; None where words say anything else.

    “na gut, ausnahmsweise” says that it may, “nee, der Termin ist wichtig” that it stays. Every
    word has to belong to the answer: what names a time besides is a wish.
    """
    said = text.casefold().replace("’", "'").strip()
    if "?" in said:
        return None
    rest, once = _POSSIBLE.subn(" ", said)
    rest, firm = _FIRM.subn(" ", _REASON.sub(" ", rest))
    rest, agreed = _AGREES.subn(" ", rest)
    if set(_WORD.findall(rest)) - _FILLING or bool(firm) == bool(once or agreed):
        return None
    return not firm


def is_not_firm(text: str) -> bool:
    """Tell whether words say of a no that was firm that it may give way: “doch nicht fest”.

    A mere “ok” says nothing of it.
    """
    said = text.casefold().replace("’", "'").strip()
    if "?" in said:
        return False
    rest, yields = _YIELDING.subn(" ", said.replace("n't", " not"))
    rest = _AGREES.sub(" ", rest)
    return bool(yields) and not {*_WORD.findall(rest)} - _FILLING - _TURNING


def takes_it_back(words: str) -> bool:
    """Tell whether words are a mere no to what was just meant to be: “ach nee, doch nicht”."""
    return _RATHER_NOT.fullmatch(words.strip()) is not None
