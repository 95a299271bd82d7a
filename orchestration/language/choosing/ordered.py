"""Options that a message puts in an order: "sea > hill", "1. sea 2. hill", "sea, not hill".

What stands further behind is wished for less; what another is set against, or alone is left out,
rather not. None of it is a firm no.
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
    r"\s*(?:(?:first|zuerst)\b)?\s*(?:(?:>+|»|→|->|=>)|,?\s*(?:and\s+|und\s+)?(?:then|dann|danach"
    r"|followed\s+by|finally|lastly|zum\s+schluss|am\s+ende|schließlich)|\bbefore|\bvor)"
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
    r"(?:^|[.;\n])\s*(?:my\s+|meine?\s+)?(?:(?:order|ranking|rank|priorit(?:y|ies)|reihenfolge"
    r"|rangfolge)"
    r"\s*(?:is|ist|would\s+be|wäre)?\s*[:–-]?\s*)$",
    re.IGNORECASE,
)
_BEGINS: Final = re.compile(
    r"(?:^|(?<=[.,;!?\n:]))\s*(?:(?:i(?:['’]d| would)?|ich|wir|we|please|pls|bitte|und|and|also"
    r"|dann|then|do|take|mach\w*|nimm|lieber|rather|mir|for|me|für|mich)\s+)*"
    r"(?:first(?:\s+of\s+all)?|firstly|erst(?:mal|ens)?|zuerst|zunächst|als\s+erstes)"
    r"(?:\s+(?:comes|kommt|is|ist|wäre|would\s+be|mal))?[\s,:]+(?:(?:the|die|das|den|der)\s+)?$",
    re.IGNORECASE,
)
"""What stands before the first option of an order: “erst A, dann B”."""

_ALL_BUT: Final = re.compile(
    r"\b(?:alles?|alle\w*|jede\w*(?:\s+\w+)?|überall(?:hin)?|egal(?:\s+was)?|every\w*(?:\s+\w+)?"
    r"|any\w*(?:\s+\w+)?|all(?:\s+of\s+them)?|all\s+days)[\s,]+(?:is\s+(?:fine|ok(?:ay)?)[\s,]+"
    r"|geht[\s,]+|passt[\s,]+|ist\s+(?:ok(?:ay)?|gut)[\s,]+|works?[\s,]+)?"
    r"(?:but(?:\s+not)?|except(?:\s+for)?|besides|other\s+than|apart\s+from|aside\s+from|au(?:ß"
    r"|ss)er"
    r"|bis\s+auf|abgesehen\s+von|(?:nur|bloß|bloss|hauptsache)\s+nicht|just\s+not)\s+"
    r"(?:(?:the|die|das|den|der|am|on)\s+)?$",
    re.IGNORECASE,
)
"""What leaves out the options that stand behind it: “alles außer A und B”."""

_AND_ALSO: Final = re.compile(
    r"\s*(?:,|/|&|\b(?:and|und|or|oder|nor)\b|,\s*(?:and|und|or|oder)\b)\s*"
    r"(?:(?:the|die|das|den|der|am|on)\s+)?",
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
    r"\s+(?:(?:is|comes|goes|ist|kommt)\s+)?(?:(?:my|meine?)\s+)?(?:last|zuletzt|am\s+schluss"
    r"|letzte"
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
    for run, start, end in _left_out(text, options):
        placed += (_of(each, Polarity.AGAINST, Strength.STRONGLY) for each in run)
        text = _blank(text, start, end)
    options = [each for each in options if text[each.start : each.end].strip()]
    is_order = ranks and _only_lists(text, options)
    for run, start, end in (*_numbered(text, options), *_runs(text, options, is_order=is_order)):
        placed += (_placed(each, n, len(run)) for n, each in enumerate(run))
        text = _blank(text, start, end)
    for both, begins, ends in _set_against(text, options):
        placed += both
        text = _blank(text, begins, ends)
    for each in options:
        if found := _at_an_end(text, each):
            polarity, start, end = found
            placed.append(_of(each, polarity, Strength.PREFERS))
            text = _blank(text, start, end)
    return text, tuple(placed)


def _set_against(
    text: str, options: Sequence[Mention]
) -> Iterator[tuple[Sequence[Placed], int, int]]:
    """Yield an option that another is set against, that other where it stands alone, and where."""
    for before, behind in pairwise(options):
        if _is_against(text, before, behind):
            is_first = _OPENS.search(text[: before.start]) is not None
            is_alone = is_first and bool(text[before.start : before.end].strip())
            wished = [_of(before, Polarity.FOR, Strength.PREFERS)] if is_alone else []
            unwanted = _of(behind, Polarity.AGAINST, Strength.PREFERS)
            begins = before.start if is_alone else before.end
            text = _blank(text, begins, behind.end)
            yield (*wished, unwanted), begins, behind.end


def _at_an_end(text: str, option: Mention) -> tuple[Polarity, int, int] | None:
    """Return that an option is said to be first, or last, and where; None where it is neither."""
    if found := _END_OF_ALL.match(text, option.end):
        return Polarity.AGAINST, option.start, found.end()
    if found := _AHEAD_OF_ALL.match(text, option.end):
        return Polarity.FOR, option.start, found.end()
    found = _BEGINS.search(text[: option.start])
    is_alone = found is not None and _ENDS.match(text, option.end) is not None
    return (Polarity.FOR, found.start(), option.end) if found and is_alone else None


def _left_out(
    text: str, options: Sequence[Mention]
) -> Iterator[tuple[Sequence[Mention], int, int]]:
    """Yield options that alone are not wished for, with where that begins and ends."""
    for at, each in enumerate(options):
        found = _ALL_BUT.search(text[: each.start])
        if found is None or _NEGATED.search(text[: found.start()]):
            continue
        run = [each]
        for after in options[at + 1 :]:
            if not _AND_ALSO.fullmatch(text[run[-1].end : after.start]):
                break
            run.append(after)
        if _ENDS.match(text, run[-1].end):
            yield run, found.start(), run[-1].end


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
        found = _RANKED.search(ahead) or _BEGINS.search(ahead)
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
