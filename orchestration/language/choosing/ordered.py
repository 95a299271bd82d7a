"""Options that a message puts in an order: "sea > hill", "1. sea 2. hill", "sea, not hill".

What stands further behind is wished for less; what another is set against, rather not. None of it
is a firm no.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from orchestration.language.choosing.mentions import Mention
from orchestration.model.preferences import OptionRef, Polarity, Strength

_STEP: Final = re.compile(
    r"\s*(?:(?:first|zuerst)\b)?\s*(?:(?:>+|»|→|->|=>)|,?\s*(?:and\s+|und\s+)?(?:then|dann|danach|followed\s+by)|\bbefore|\bvor)"
    r"\s*(?:(?:the|die|das|den|der)\s+)?",
    re.IGNORECASE,
)
_AGAINST: Final = re.compile(
    r"\s*,?\s*(?:(?:(?:is|ist|would\s+be|wäre)\s+)?(?:(?:better|nicer|besser)\s+)?"
    r"(?:rather\s+than|over|than|als)|statt|anstatt|instead\s+of"
    r"|(?:and\s+|but\s+|und\s+|aber\s+)?(?:not|nicht))\s+(?:(?:the|die|das|den|der)\s+)?",
    re.IGNORECASE,
)
_COMMA: Final = re.compile(r"\s*(?:,|\band\b|\bund\b|,\s*(?:and|und)\b)\s*", re.IGNORECASE)
_LISTED: Final = re.compile(
    r"(?:[\s,;.!]|\b(?:please|pls|bitte|for me|für mich)\b)*", re.IGNORECASE
)
_RANKED: Final = re.compile(
    r"(?:^|[.;\n])\s*(?:my\s+|meine?\s+)?(?:(?:order|ranking|rank|priorit(?:y|ies)|reihenfolge|rangfolge)"
    r"\s*(?:is|ist|would\s+be|wäre)?\s*[:–-]?\s*)$",
    re.IGNORECASE,
)
_ENDS: Final = re.compile(
    r"\s*(?:[.,;!?:)\n]|$|(?:please|pls|thanks|bitte|danke)\b"
    r"|(?:and|und)\s+(?:not|nicht)\b)",
    re.IGNORECASE,
)
_NEGATED: Final = re.compile(
    r"\b(?:not|no|never|don['’]?t|isn['’]?t|nicht|kein\w*|nie|ohne|without)\b[^.,;!?\n]*$",
    re.IGNORECASE,
)
_PLACES: Final = (
    r"first|1st|number\s+one|zuerst|als\s+erstes|1[.)]?",
    r"second|2nd|number\s+two|zweitens|als\s+zweites|2[.)]?",
    r"third|3rd|number\s+three|drittens|als\s+drittes|3[.)]?",
    r"fourth|4th|4[.)]?",
    r"fifth|5th|5[.)]?",
)
_CLAUSE_ENDS: Final = r"(?:\s+(?:for\s+me|für\s+mich))?(?=\s*(?:[.,;!?)\n]|$))"
_END_OF_ALL: Final = re.compile(
    r"\s+(?:(?:is|comes|goes|ist|kommt)\s+)?(?:(?:my|meine?)\s+)?(?:last|zuletzt|am\s+schluss|letzte"
    rf"|als\s+letztes|least\s+favou?rite)(?:\s+(?:choice|wahl|option))?{_CLAUSE_ENDS}",
    re.IGNORECASE,
)
_AHEAD_OF_ALL: Final = re.compile(
    r"\s+(?:(?:is|comes|ist|kommt)\s+)?(?:(?:my|meine?)\s+)?(?:first|zuerst|als\s+erstes|erste)"
    rf"(?:\s+(?:choice|wahl|option))?{_CLAUSE_ENDS}",
    re.IGNORECASE,
)
_OPENS: Final = re.compile(r"(?:^|[.,;!?\n:])\s*$")
_DOWN: Final = (Strength.STRONGLY, Strength.PREFERS, Strength.MILDLY)
_TWO: Final = 2


@dataclass(frozen=True, slots=True)
class Placed:
    """An option that has a place in an order, and where it is named."""

    option: OptionRef
    polarity: Polarity
    strength: Strength
    start: int
    end: int


def ordered(
    text: str, named: Sequence[Mention], *, ranks: bool = False
) -> tuple[str, tuple[Placed, ...]]:
    """Return a message, as long as before, without its orders, and what they say of each option.

    What another is set against stands in no order: of that other the rest of the message speaks.
    Where options are to be ranked, a message that only lists some of them says an order.
    """
    options = [each for each in named if len(each.of) == 1 and isinstance(each.of[0], OptionRef)]
    placed: list[Placed] = []
    is_order = ranks and _only_lists(text, options)
    for run, start, end in (*_numbered(text, options), *_runs(text, options, is_order=is_order)):
        placed += (_placed(each, n, len(run)) for n, each in enumerate(run))
        text = _blank(text, start, end)
    for before, behind in pairwise(options):
        if _is_against(text, before, behind):
            begins = before.end
            if _OPENS.search(text[: before.start]) and text[before.start : before.end].strip():
                placed.append(_of(before, Polarity.FOR, Strength.PREFERS))
                begins = before.start
            placed.append(_of(behind, Polarity.AGAINST, Strength.PREFERS))
            text = _blank(text, begins, behind.end)
    for each in options:
        if found := _END_OF_ALL.match(text, each.end):
            placed.append(_of(each, Polarity.AGAINST, Strength.PREFERS))
            text = _blank(text, each.start, found.end())
        elif found := _AHEAD_OF_ALL.match(text, each.end):
            placed.append(_of(each, Polarity.FOR, Strength.PREFERS))
            text = _blank(text, each.start, found.end())
    return text, tuple(placed)


def _is_against(text: str, before: Mention, behind: Mention) -> bool:
    """Tell whether one is set against another, and nothing more is said of either."""
    gap = text[before.end : behind.start]
    ends = _ENDS.match(text, behind.end) is not None
    is_wished = not _NEGATED.search(text[: before.start])
    return _AGAINST.fullmatch(gap) is not None and ends and is_wished


def _only_lists(text: str, options: Sequence[Mention]) -> bool:
    """Tell whether a message names options one after the other, and says nothing else."""
    for each in options:
        text = _blank(text, each.start, each.end)
    return _LISTED.fullmatch(text) is not None


def _runs(
    text: str, options: Sequence[Mention], *, is_order: bool
) -> Iterator[tuple[list[Mention], int, int]]:
    """Yield options that words put one behind the other, with where they begin and end."""
    run: list[Mention] = []
    for each in options:
        gap = text[run[-1].end : each.start] if run else ""
        if run and not (is_order or _goes_on(text, run, gap)):
            yield from _whole(text, run)
            run = []
        run.append(each)
    yield from _whole(text, run)


def _goes_on(text: str, run: Sequence[Mention], gap: str) -> bool:
    is_ranked = _RANKED.search(text[: run[0].start]) is not None
    return _STEP.fullmatch(gap) is not None or (is_ranked and _COMMA.fullmatch(gap) is not None)


def _whole(text: str, run: Sequence[Mention]) -> Iterator[tuple[list[Mention], int, int]]:
    """Yield a run that is an order: of two at least, and not of what is ruled out."""
    ahead = text[: run[0].start] if run else ""
    is_whole = bool(run) and (">" in text or _ENDS.match(text, run[-1].end) is not None)
    if len(run) >= _TWO and is_whole and not _NEGATED.search(ahead):
        found = _RANKED.search(ahead)
        yield list(run), found.start() if found else run[0].start, run[-1].end


def _numbered(text: str, options: Sequence[Mention]) -> Iterator[tuple[list[Mention], int, int]]:
    """Yield options with their numbers, before each or behind each: "1. sea 2. hill"."""
    if len(options) < _TWO:
        return
    for pattern in (r"{n}\s+(?:the\s+)?{o}", r"{o}\s+(?:is\s+|ist\s+|=\s*)?{n}(?!\w)"):
        found = [_place_of(text, each, pattern) for each in options]
        if sorted(n for n, *_ in found) == list(range(len(options))):
            in_order = sorted(zip(found, options, strict=True), key=lambda each: each[0][0])
            start, end = min(a for _, a, _ in found), max(b for *_, b in found)
            rest = text[start:end]
            for _, a, b in found:
                rest = f"{rest[: a - start]}{' ' * (b - a)}{rest[b - start :]}"
            if not rest.strip(" ,;.\n") or _COMMA.fullmatch(rest.strip()):
                yield [each for _, each in in_order], start, end
            return


def _place_of(text: str, option: Mention, pattern: str) -> tuple[int, int, int]:
    """Return which place in an order stands beside an option, and where; -1 where none does."""
    for n, words in enumerate(_PLACES):
        begins = max(0, option.start - 20)
        name = re.escape(text[option.start : option.end])
        whole = pattern.format(n=rf"(?<!\w)(?:{words})", o=name)
        for found in re.finditer(whole, text[begins : option.end + 20], re.IGNORECASE):
            a, b = begins + found.start(), begins + found.end()
            if a <= option.start and option.end <= b:
                return n, a, b
    return -1, option.start, option.end


def _placed(mention: Mention, place: int, of: int) -> Placed:
    """Return how strongly an option is wished for: of two the other would do."""
    strength = _DOWN[min(place + (of == _TWO), len(_DOWN) - 1)]
    if of == _TWO and place:
        strength = Strength.MILDLY
    return _of(mention, Polarity.FOR, strength)


def _of(mention: Mention, polarity: Polarity, strength: Strength) -> Placed:
    [option] = mention.of
    assert isinstance(option, OptionRef)
    return Placed(option, polarity, strength, mention.start, mention.end)


def _blank(text: str, start: int, end: int) -> str:
    return f"{text[:start]}{' ' * (end - start)}{text[end:]}"
