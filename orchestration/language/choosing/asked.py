"""What somebody asks a group to choose: the question, and the options given with it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

_LEAD: Final = re.compile(
    r"^\s*(?:(?:hey|hi|ok|okay|so|please|pls|bitte|can (?:you|we)|could (?:you|we)|kannst du|"
    r"können wir|lass(?:t)? uns|let'?s|let us|we need to|wir müssen)[,:]?\s+)*"
    r"(?:(?:take|have|start|run|make|do|open|set up|mach|mal)\s+(?:us\s+)?(?:an?\s+|eine?\s+)?)?"
    r"(?P<what>(?:quick|straw|short|kurze?)?\s*(?:poll|vote|survey|umfrage|abstimmung|abstimmen)"
    r"(?:\s+(?:on|over|about|for|whether|über|zu))?"
    r"|(?:help (?:us|me) )?(?:decide|choose|pick|settle|vote|entscheide[nt]?|wähle?n?)"
    r"(?:\s+(?:on|über|between|zwischen))?|choice|entscheidung)?"
    r"(?:\s+(?:together|gemeinsam))?\s*[:,–-]?\s+",
    re.IGNORECASE,
)
_QUICK: Final = re.compile(
    r"\b(?:poll|straw|quick|survey|umfrage|vote|abstimm\w*)\b", re.IGNORECASE
)
_OR: Final = re.compile(
    r"\s*(?:,|;|\s/\s|\||\bor\b|\boder\b|\bvs\.?\b|\bversus\b)\s*", re.IGNORECASE
)
_AND: Final = re.compile(r"\s*(?:,|;|\band\b|\bund\b|\bor\b|\boder\b)\s*", re.IGNORECASE)
_BETWEEN: Final = re.compile(r"\b(?:between|zwischen)\s+(?P<rest>.+)$", re.IGNORECASE)
_FOR_WHAT: Final = re.compile(r"\s+(?:for|as|für|als)\s+.*$", re.IGNORECASE)
_QUOTED: Final = re.compile(r"[\"“”„]([^\"“”„]+)[\"“”]")
_BULLET: Final = re.compile(r"^\s*(?:[-*•–]|\d{1,2}[.)]|[a-zA-Z][.)])\s+")
_ASKS: Final = re.compile(
    r"^(?:who|what|which|where|when|why|how|wer|was|welche[rsn]?|wo|wohin|wann|warum|wie)\b",
    re.IGNORECASE,
)
_WHETHER: Final = re.compile(
    r"^(?:if|whether|ob)?\s*(?:shall|should|do|can|could|will|would|sollen|wollen|sollten)\s+"
    r"(?:we|wir)\s+(?P<deed>.+)$|^(?:if|whether|ob)\s+(?:we|wir)\s+(?:should\s+)?(?P<do>.+)$",
    re.IGNORECASE,
)
_MANY: Final = 3
_LONGEST_OPTION: Final = 200


@dataclass(frozen=True, slots=True)
class ChoiceAsked:
    """A question, and what there is to choose from; `is_quick` where it is to be voted on at once.

    A single option is a proposal, to be agreed to or not.
    """

    question: str
    options: tuple[str, ...] = ()
    is_quick: bool = False


def choice_asked(text: str) -> ChoiceAsked:
    """Read what is asked; an empty question where nothing is."""
    words = text.strip()
    lead = _LEAD.match(f"{words} ")
    what = (lead["what"] or "") if lead else ""
    rest = words[min(lead.end(), len(words)) :].strip() if lead and what else words
    is_quick = bool(_QUICK.search(what))
    question, options = _divided(rest or "", what)
    return ChoiceAsked(_sentence(question), options, is_quick)


def _divided(text: str, what: str) -> tuple[str, tuple[str, ...]]:
    """Return the question and the options of a text, however they are set apart."""
    for read in (_by_quotes, _by_lines, _by_mark, _by_colon, _by_between):
        if found := read(text):
            return found
    if re.search(r"\bbetween\b|\bzwischen\b", what, re.IGNORECASE):
        options = _pieces(_AND, _FOR_WHAT.sub("", text))
        return text, options if len(options) > 1 else ()
    return _by_or(text)


Divided = tuple[str, tuple[str, ...]] | None


def _by_quotes(text: str) -> Divided:
    """Read `"Lunch?" "Pizza" "Sushi"`, as poll bots take it."""
    quoted = [each.strip() for each in _QUOTED.findall(text)]
    outside = _QUOTED.sub(" ", text).strip(" ,:?")
    if len(quoted) < 2:
        return None
    return (outside, tuple(quoted)) if outside else (quoted[0], tuple(quoted[1:]))


def _by_lines(text: str) -> Divided:
    first, *rest = [each for each in text.splitlines() if each.strip()] or [""]
    options = tuple(_BULLET.sub("", each).strip() for each in rest)
    return (first, options) if len(options) > 1 else None


def _by_mark(text: str) -> Divided:
    """Read "Where to? Here, or there"."""
    question, mark, rest = text.partition("?")
    options = _pieces(_OR, rest)
    return (f"{question}{mark}", options) if mark and len(options) > 1 else None


def _by_colon(text: str) -> Divided:
    question, colon, rest = text.partition(":")
    options = _pieces(_OR, rest)
    return (question, options) if colon and question.strip() and len(options) > 1 else None


def _by_between(text: str) -> Divided:
    found = _BETWEEN.search(text)
    options = _pieces(_AND, _FOR_WHAT.sub("", found["rest"])) if found else ()
    return (text, options) if len(options) > 1 else None


def _by_or(text: str) -> tuple[str, tuple[str, ...]]:
    """Read "pizza, sushi or salad?", "where shall we eat, here or there?", "shall we move?"."""
    plain = text.strip().rstrip("?!. ")
    if _ASKS.match(plain):
        question, comma, rest = plain.partition(",")
        options = _pieces(_OR, rest)
        return (f"{question}?", options) if comma and len(options) > 1 else (text, ())
    whether = _WHETHER.match(plain)
    has_or = re.search(r"\b(?:or|oder|vs|versus)\b|\s/\s|\|", plain, re.IGNORECASE)
    if whether and not has_or:
        return text, (_sentence(whether["deed"] or whether["do"]),)
    options = _pieces(_OR, whether["deed"] or whether["do"] if whether else plain)
    is_list = has_or or len(options) >= _MANY
    return (text, options) if is_list and len(options) > 1 else (text, ())


def _pieces(between: re.Pattern[str], text: str) -> tuple[str, ...]:
    """Return the parts of a list, each once."""
    parts = (each.strip(' ?.!"“”') for each in between.split(text))
    return tuple(dict.fromkeys(each for each in parts if each and len(each) <= _LONGEST_OPTION))


def _sentence(words: str) -> str:
    plain = " ".join(words.split()).strip(" :,")
    return plain[:1].upper() + plain[1:]
