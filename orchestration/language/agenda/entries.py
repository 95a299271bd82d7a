"""A list of topics into its items: "budget (10 min, Dana), hiring".

A comma parts two topics only where what follows it is short and begins no clause; minutes and a
name behind a topic belong to it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from orchestration.language.words.writing import words
from orchestration.model.agenda import AgendaItem

_NUMBERS: Final = {
    "five": 5, "ten": 10, "fifteen": 15, "twenty": 20, "thirty": 30, "forty": 40, "sixty": 60,
    "fünf": 5, "zehn": 10, "fünfzehn": 15, "zwanzig": 20, "dreißig": 30, "vierzig": 40,
}  # fmt: skip
_SPANS: Final = {
    r"(?:a )?quarter of an hour|(?:eine )?viertelstunde": 15,
    r"half an hour|(?:eine )?halbe stunde": 30,
    r"an hour|(?:1|one|eine) ?(?:h|hour|stunde)": 60,
}
_COUNT: Final = rf"(?:\d{{1,3}}|{'|'.join(_NUMBERS)})"
_MINUTES: Final = (
    r"(?:(?:about|around|roughly|circa|ca\.?|etwa|rund|~|max\.?|maximal|takes|takes about|for|für"
    r"|dauert) ?)?(?:"
    rf"(?P<count>{_COUNT})(?: ?- ?| )?(?:min(?:s|ute|utes|uten)?\b\.?|['′’])"
    rf"|(?P<span>{'|'.join(_SPANS)}))"
    r"(?: (?:should do|is enough|are enough|will do|max|maximal|reichen|reicht|genügen|or so))?"
)
_WHOLE_MINUTES: Final = re.compile(_MINUTES, re.IGNORECASE)
_MINUTES_BEHIND: Final = re.compile(rf"(?:\s*[:–—-]|\s)\s*{_MINUTES}$", re.IGNORECASE)
_MINUTES_BEFORE: Final = re.compile(
    rf"^{_MINUTES}\s*(?:[:–—-]|(?:on|for|about|of|für|zum|zur|zu|über)\s)?\s*", re.IGNORECASE
)
_BY: Final = r"(?:(?:by|with|from|led by|presented by|von|mit|durch) )?"
_PRESENTS: Final = (
    r"(?: (?:presents?|leads?|owns?|brings?|takes|reports|can present|can lead|would present"
    r"|will present|stellt|berichtet|präsentiert|kann)(?: (?:it|this|that|es|das|dazu|davon|vor"
    r"|vorstellen|präsentieren))*)?"
)
_BESIDE: Final = re.compile(r"\s*\(([^()]{1,80})\)$")
_COMMA: Final = re.compile(r",(?!\d)(?![^(]*\))")
_MARKED: Final = re.compile(r"(?:^|\s)(?:\d{1,2}[.)]|[•*]|(?<!\S)-)\s+")
_BEGINS_MARKED: Final = re.compile(r"^\s*(?:\d{1,2}[.)]|[•*–-])\s+")
_AND: Final = re.compile(r"^(?:and|und|&|plus|as well as|sowie)\s+", re.IGNORECASE)
_LAST_AND: Final = re.compile(r"\s+(?:and|und|&)\s+", re.IGNORECASE)
_PAIR: Final = re.compile(
    r"^\w+ (?:and|und|&) \w+ (?:of|for|with|in|on|about|von|vom|für|zu|zur|zum|mit|im|der|des)\b"
    r"|-\s+(?:and|und|&)\s|\b(?:pros|do['’]?s|terms|roles|health|ups|wins|chancen|stärken|vor|für)"
    r"-? (?:and|und|&) (?:cons|don['’]?ts|conditions|responsibilities|safety|downs|losses|risiken"
    r"|schwächen|nachteile|wider)\b|\bq ?(?:&|and) ?a\b",
    re.IGNORECASE,
)
"""Two words that make one topic: "pros and cons", "status and plans for March"."""

_BEHIND_DETAILS: Final = re.compile(r"(?<=\))\s*(?:and|und|&)\s+", re.IGNORECASE)
_GOES_ON: Final = frozenset(
    words(
        """
        which who whose that where because since as so but not especially particularly including e.g
        i.e namely incl like such if when whether with without for from to in on at of until before
        after though although even or
        weil da wie etwa z.b d.h insbesondere inklusive samt mit ohne für von zu bei wenn falls ob
        aber sondern nicht was wo nämlich damit oder vor nach
        """
    )
)
_RELATIVE: Final = frozenset(words("die der das den dem deren dessen"))
_LONGEST_PART: Final = 5
"""In words: what is longer goes on with what stands before its comma."""

_LONGER: Final = 4
"""So much longer is what names two things as one: "pros and cons of the merger"."""

_STATES: Final = frozenset(
    words(
        """
        i i'm i'd i'll i've we we're he she they you it it's that's is are can't could can see
        please ich wir er sie ihr es ist sind kann siehe bitte
        """
    )
)
_NOTHING: Final = re.compile(
    r"(?:none|nothing|tbd|tba|n/a|open|later|full|empty|it|that|this|these|them|everything"
    r"|nichts|keine?|keins|offen|später|voll|leer|es|das|dies|alles|\W*)",
    re.IGNORECASE,
)
_MARKS: Final = " \t.,;:!–—-"


@dataclass(frozen=True, slots=True)
class _Detail:
    """What is said of a topic beside its words."""

    minutes: int | None = None
    whose: str = ""


def items_in(listed: str, names: Sequence[str]) -> tuple[AgendaItem, ...]:
    """Return the items of a list; `names` are those of people. None of what states something."""
    pieces = _lines(listed)
    if len(pieces) == 1:
        pieces = _behind_commas(pieces[0], names)
    items = [item_in(each, names) for each in pieces if each.strip(_MARKS)]
    return () if any(each is None for each in items) else tuple(filter(None, items))


def items_in_lines(lines: Sequence[str], names: Sequence[str]) -> tuple[AgendaItem, ...]:
    """Return the item that each line is, whatever commas it has."""
    said = (each for each in lines if each.strip())
    return tuple(item_in(each, names) or AgendaItem.of(each) for each in said)


def details_in(words: str, names: Sequence[str]) -> AgendaItem | None:
    """Return minutes and whose it is, if words say nothing else; an item without words."""
    found = AgendaItem("")
    for each in _COMMA.split(words):
        piece = each.strip(f"{_MARKS}()")
        detail = _detail(piece, names) if piece else _Detail()
        if detail is None:
            return None
        found = _with(found, detail)
    return found


def with_details(item: AgendaItem, more: AgendaItem) -> AgendaItem:
    """Return an item with what else is said of it."""
    return replace(item, minutes=item.minutes or more.minutes, whose=item.whose or more.whose)


def name_of(words: str, names: Sequence[str]) -> str:
    """Return whose name words are, in full; "" where nobody's, or that of several."""
    said = words.strip(" @").casefold()
    full = [each for each in names if each.casefold() == said]
    first = [each for each in names if each.split()[:1] and each.split()[0].casefold() == said]
    found = full or first
    return found[0] if len(found) == 1 and said else ""


def _lines(listed: str) -> list[str]:
    """Part a list at its lines, numbers and marks, which leave no doubt."""
    lines = [each for each in re.split(r"[\n;]+", listed) if each.strip()]
    parted: list[str] = []
    for each in lines:
        is_marked = _BEGINS_MARKED.match(each) is not None
        found = [x for x in _MARKED.split(each) if x.strip()] if is_marked else [each]
        parted += found
    return parted or [listed]


def _behind_commas(line: str, names: Sequence[str]) -> list[str]:
    """Part a line at its commas, if each part can be a topic of its own."""
    heads: list[str] = []
    pieces = _COMMA.split(_BEHIND_DETAILS.sub(", and ", line))
    for piece in (part for each in pieces for part in _behind_a_detail(each.strip(), names)):
        if heads and piece and _detail(piece.strip(_MARKS), names) is not None:
            heads[-1] += f", {piece}"
        elif piece:
            heads.append(piece)
    if len(heads) == 1 or not all(map(_can_stand_alone, heads[1:])):
        return [line]
    return [_AND.sub("", each) for each in (*heads[:-1], *_last_two(heads[-1], names))]


def _behind_a_detail(piece: str, names: Sequence[str]) -> Sequence[str]:
    """Part a topic from the minutes or the name before it: "5 min and hiring"."""
    parts = _LAST_AND.split(piece, maxsplit=1)
    is_detail = len(parts) > 1 and _detail(parts[0].strip(_MARKS), names) is not None
    return (parts[0], f"and {parts[1]}") if is_detail else (piece,)


def _last_two(head: str, names: Sequence[str]) -> Sequence[str]:
    """Part the last of a list at its "and", if that does not join the words of one topic.

    What has minutes or a name of its own is one: "pros and cons of the merger, 20 min, Omar".
    """
    is_one = _last_detail(head, names) is not None or _PAIR.search(head) is not None
    return (head,) if _AND.match(head) or is_one else _LAST_AND.split(head, maxsplit=1)


def _can_stand_alone(head: str) -> bool:
    said = _AND.sub("", re.sub(r"[,(].*", "", head)).split()
    if not said:
        return False
    first = said[0].casefold().rstrip(".")
    is_clause = first in _RELATIVE and not any(each[:1].isupper() for each in said[1:])
    is_short = len(said) <= _LONGEST_PART + (_LONGER if _PAIR.search(head) else 0)
    return first not in _GOES_ON | _STATES and not is_clause and is_short


def item_in(piece: str, names: Sequence[str]) -> AgendaItem | None:
    """Return one topic with what stands beside it; None where something is stated."""
    words, found = _BEGINS_MARKED.sub("", piece).strip(_MARKS), AgendaItem("")
    for detail, rest in _peeled(words, names):
        found, words = _with(found, detail), rest
    words = words.strip(f"{_MARKS}\"“”„'")
    first = words.casefold().split()[:1]
    if _NOTHING.fullmatch(words) or _WHOLE_MINUTES.fullmatch(words):
        return None
    if first and first[0] in _STATES:
        return None
    return AgendaItem.of(words, found.minutes, found.whose)


def _peeled(words: str, names: Sequence[str]) -> Iterator[tuple[_Detail, str]]:
    """Yield each detail that stands behind a topic, or before it, with what is left of it."""
    while True:
        found = _last_detail(words, names)
        if found is None:
            break
        yield found
        words = found[1]
    before = _MINUTES_BEFORE.match(words)
    if before and words[before.end() :].strip():
        yield _Detail(_minutes(before)), words[before.end() :]


def _last_detail(words: str, names: Sequence[str]) -> tuple[_Detail, str] | None:
    if beside := _BESIDE.search(words):
        return _in_brackets(beside, words, names)
    head, comma, tail = words.rpartition(",")
    if not comma:
        head, comma, tail = _behind_dash(words)
    detail = _detail(tail.strip(_MARKS), names) if comma and head.strip() else None
    if detail is not None:
        return detail, head.strip(_MARKS)
    behind = _MINUTES_BEHIND.search(words)
    if behind and words[: behind.start()].strip(_MARKS):
        return _Detail(_minutes(behind)), words[: behind.start()].strip(_MARKS)
    by = re.search(r"\s(?:by|von|presented by|led by) (\S+(?: \S+)?)$", words, re.IGNORECASE)
    whose = name_of(by[1], names) if by else ""
    return (_Detail(whose=whose), words[: by.start()]) if by and whose else None


def _behind_dash(words: str) -> tuple[str, str, str]:
    found = re.search(r"\s[–—-]\s+(?=[^–—-]*$)", words)
    return (words[: found.start()], "-", words[found.end() :]) if found else (words, "", "")


def _in_brackets(
    beside: re.Match[str], words: str, names: Sequence[str]
) -> tuple[_Detail, str] | None:
    """Return what brackets say of a topic; what they say else stays with its words."""
    parts = [each.strip() for each in re.split(r"[,;/]", beside[1]) if each.strip()]
    read = [(each, _detail(each, names)) for each in parts]
    if all(detail is None for _, detail in read):
        return None
    left = ", ".join(each for each, detail in read if detail is None)
    found = AgendaItem("")
    for _, detail in read:
        found = _with(found, detail) if detail else found
    rest = words[: beside.start()]
    return _Detail(found.minutes, found.whose), f"{rest}, {left}" if left else rest


def _detail(piece: str, names: Sequence[str]) -> _Detail | None:
    """Return what a piece says of a topic, if it says nothing else."""
    if minutes := _WHOLE_MINUTES.fullmatch(piece):
        return _Detail(_minutes(minutes))
    said = re.fullmatch(rf"{_BY}(?P<who>@?\S+(?: \S+)?){_PRESENTS}", piece, re.IGNORECASE)
    whose = name_of(said["who"], names) if said else ""
    whose = whose or name_of(re.sub(rf"{_PRESENTS}$", "", piece, flags=re.IGNORECASE), names)
    return _Detail(whose=whose) if whose else None


def _minutes(found: re.Match[str]) -> int:
    if count := found["count"]:
        return int(count) if count.isdecimal() else _NUMBERS[count.casefold()]
    spans = (n for span, n in _SPANS.items() if re.fullmatch(span, found["span"], re.IGNORECASE))
    return next(spans)


def _with(item: AgendaItem, detail: _Detail) -> AgendaItem:
    return replace(item, minutes=item.minutes or detail.minutes, whose=item.whose or detail.whose)


def details_behind(words: str, names: Sequence[str]) -> tuple[str, AgendaItem]:
    """Return a sentence without the minutes and the name behind it, and these."""
    said, found = words.strip().rstrip(" ?.!"), AgendaItem("")
    while detail := _last_detail(said, names):
        found, said = _with(found, detail[0]), detail[1]
    return said, found
