"""Two readings of one message put together: that of the rules, and a second one.

Either the second fills in what the rules have left over, or it reads everything and the rules
check it: then only what both read alike holds, and about all else its author is asked.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from orchestration.language.languages import LANGUAGES, naming_of
from orchestration.language.saying import reasons
from orchestration.language.saying.naming import Naming
from orchestration.language.times.resolve import within_window
from orchestration.model.preferences import (
    Kind,
    NotUnderstood,
    Polarity,
    Preference,
    Source,
    Understanding,
)
from orchestration.model.times import AnyOf, Dated, TimeFrame, Weekly

FINAL = tuple(
    re.split("[:{]", language.naming.reason(each))[0].strip()
    for language in LANGUAGES
    for each in reasons.WHATEVER_ELSE
)
"""How the reasons begin that no second reading can change: such words are not its author's wish."""

_OF_TIMES = (Kind.BUSY, Kind.FLEXIBLE)
_SHOWN = 3


@dataclass(frozen=True, slots=True)
class SecondReading:
    """What a second reader makes of a message; `nothing` are words it takes for no wish at all."""

    said: Understanding
    nothing: tuple[Source, ...] = ()


def unread(said: Understanding) -> tuple[NotUnderstood, ...]:
    """Return what the rules left over and a second reader may still make something of."""
    return tuple(each for each in said.not_understood if not is_final(each))


def is_final(left: NotUnderstood) -> bool:
    """Whether words stay what they are, whoever reads them."""
    return left.source is None or left.reason.startswith(FINAL)


def meet(one: Source | None, other: Source | None) -> bool:
    """Whether two sources share a character."""
    return (
        one is not None
        and other is not None
        and (one.message == other.message and one.start < other.end and other.start < one.end)
    )


def meet_any(one: Source | None, others: Iterable[Source | None]) -> bool:
    """Whether a source shares a character with any of the others."""
    return any(meet(one, other) for other in others)


def settled(wishes: Sequence[Preference]) -> tuple[Preference, ...]:
    """Return wishes with each matter once: of repetitions and contradictions the last one holds."""
    last: dict[object, Preference] = {}
    for wish in wishes:
        key = (_family(wish), wish.applies or wish.restatement)
        last.pop(key, None)
        last[key] = wish
    return tuple(last.values())


# Rules first


def filled(rules: Understanding, second: SecondReading, frame: TimeFrame) -> Understanding:
    """Return the rules' reading, with wishes from the second where the rules left words over.

    A wish that says the opposite of what the rules have read is left to its author.
    """
    gaps = [each.source for each in unread(rules)]
    found = [wish for wish in second.said.preferences if meet_any(wish.source, gaps)]
    known = [_matter(each, frame) for each in rules.preferences]
    usable = [wish for wish in found if _opposite(_matter(wish, frame)) not in known]
    new = [wish for wish in usable if _matter(wish, frame) not in known]
    explained = [wish.source for wish in usable]
    left = (
        each
        for each in rules.not_understood
        if is_final(each) or not meet_any(each.source, explained)
    )
    return replace(
        rules, preferences=(*rules.preferences, *settled(new)), not_understood=tuple(left)
    )


def with_corrections(said: Understanding, rules: Understanding) -> Understanding:
    """Return a reading with what the rules read as taken back: of those words it has no say."""
    taken = [each.otherwise.source for each in rules.corrections]
    if not taken:
        return said
    wishes = (each for each in said.preferences if not meet_any(each.source, taken))
    left = (each for each in said.not_understood if not meet_any(each.source, taken))
    return replace(rules, preferences=tuple(wishes), not_understood=tuple(left))


# The second reads, the rules check


@dataclass(frozen=True, slots=True)
class _Group:
    """Both readings of one stretch of the message."""

    source: Source
    rules: Understanding
    second: SecondReading


def checked(
    rules: Understanding, second: SecondReading, frame: TimeFrame, text: str
) -> Understanding:
    """Return what both read alike; the rest is asked about, also what only one of them has read."""
    second = replace(second, said=with_corrections(second.said, rules))
    parts = [_agreed(each, frame, text) for each in _groups(rules, second)]
    wishes = tuple(wish for part in parts for wish in part.preferences)
    left = tuple(each for part in parts for each in part.not_understood)
    return replace(rules, preferences=settled(wishes), not_understood=left)


def _agreed(group: _Group, frame: TimeFrame, text: str) -> Understanding:
    rules, second = group.rules, group.second
    if any(is_final(each) for each in rules.not_understood):
        return rules
    found = second.said.preferences
    if not _same(rules.preferences, found, frame):
        return Understanding((), (_asked(group, text),))
    left = _unexplained(rules, found)
    return Understanding(rules.preferences, left or (() if found else second.said.not_understood))


def _unexplained(rules: Understanding, found: Sequence[Preference]) -> tuple[NotUnderstood, ...]:
    sources = [wish.source for wish in found]
    return tuple(each for each in rules.not_understood if not meet_any(each.source, sources))


def _asked(group: _Group, text: str) -> NotUnderstood:
    naming = naming_of(text)
    one, other = (_said(said.preferences, naming) for said in (group.rules, group.second.said))
    words = text[group.source.start : group.source.end]
    return NotUnderstood(words, naming.either.format(one, other), group.source)


def _said(wishes: Sequence[Preference], naming: Naming) -> str:
    words = [wish.restatement for wish in wishes]
    more = " …" if len(words) > _SHOWN else ""
    return ("; ".join(words[:_SHOWN]) + more) or naming.nothing


def _groups(rules: Understanding, second: SecondReading) -> Iterator[_Group]:
    """Yield the stretches within which sources overlap, in the order of the message."""
    everything = [
        *sources_of(rules),
        *sources_of(second.said),
        *second.nothing,
    ]
    for stretch in _stretches(everything):
        nothing = tuple(each for each in second.nothing if meet(each, stretch))
        within = SecondReading(_within(second.said, stretch), nothing)
        yield _Group(stretch, _within(rules, stretch), within)


def sources_of(said: Understanding) -> list[Source]:
    """Return where everything was said."""
    listed = [
        *(each.source for each in said.preferences),
        *(each.source for each in said.not_understood),
    ]
    return [source for source in listed if source is not None]


def _stretches(sources: Sequence[Source]) -> list[Source]:
    stretches: list[Source] = []
    for each in sorted(sources, key=lambda one: (one.start, one.end)):
        if stretches and each.start < stretches[-1].end:
            stretches[-1] = replace(stretches[-1], end=max(stretches[-1].end, each.end))
        else:
            stretches.append(each)
    return stretches


def _within(said: Understanding, stretch: Source) -> Understanding:
    return Understanding(
        tuple(each for each in said.preferences if meet(each.source, stretch)),
        tuple(each for each in said.not_understood if meet(each.source, stretch)),
    )


# What is the same


_Matter = tuple[Kind, Polarity, object]
_Spans = tuple[tuple[datetime, datetime], ...]


def _same(one: Sequence[Preference], other: Sequence[Preference], frame: TimeFrame) -> bool:
    """Whether wishes come to the same, however strongly they are meant and however divided."""
    return _matters(one, frame) == _matters(other, frame)


def _matters(wishes: Sequence[Preference], frame: TimeFrame) -> frozenset[_Matter]:
    """Return what wishes are about, with all times of one polarity as one matter."""
    whole: set[_Matter] = set()
    spans: dict[tuple[Kind, Polarity], _Spans] = {}
    for kind, polarity, about in (_matter(wish, frame) for wish in wishes):
        if isinstance(about, tuple):
            spans[kind, polarity] = _merged((*spans.get((kind, polarity), ()), *about))
        else:
            whole.add((kind, polarity, about))
    return frozenset(whole | {(*key, merged) for key, merged in spans.items()})


def _matter(wish: Preference, frame: TimeFrame) -> _Matter:
    applies = wish.applies
    if isinstance(applies, Weekly | AnyOf):
        applies = within_window((applies,), frame) or applies
    family, polarity = _family(wish), _leaning(wish.polarity)
    if isinstance(applies, Dated):
        spans = _merged(tuple((each.start, each.end or each.start) for each in applies.moments))
        return family, polarity, spans
    return family, polarity, applies or wish.restatement


def _leaning(polarity: Polarity) -> Polarity:
    """Which side a wish is on: whether a time is wished for or accepted is no contradiction."""
    return Polarity.FOR if polarity is Polarity.ACCEPTS else polarity


def _family(wish: Preference) -> Kind:
    return Kind.TIME if wish.kind in _OF_TIMES and wish.applies else wish.kind


def _opposite(matter: _Matter) -> _Matter:
    kind, polarity, about = matter
    return kind, Polarity.FOR if polarity is Polarity.AGAINST else Polarity.AGAINST, about


def _merged(spans: _Spans) -> _Spans:
    merged: list[tuple[datetime, datetime]] = []
    for start, end in sorted(spans):
        if merged and start <= merged[-1][1]:
            merged[-1] = (merged[-1][0], max(end, merged[-1][1]))
        else:
            merged.append((start, end))
    return tuple(merged)
