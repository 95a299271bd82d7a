"""Thought bubbles: two to four questions that somebody may ask next, none of them twice.

They follow from what is needed and what is not decided yet: who fits best, what nobody has named
that parts those who fit, what others there are, and what it would bring to give in on something;
one is a compound critique, which names what many of the other options have in common against the
one that is ahead (Reilly, McCarthy, McGinty and Smyth, "Dynamic critiquing", 2004).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from itertools import chain, pairwise
from typing import Final
from zlib import crc32

import numpy as np

from orchestration.kinds.panel.hearing.intents import Intent
from orchestration.kinds.panel.kept.needs import fitting, seen_by, standing, weights_of
from orchestration.kinds.panel.kept.sharing import needs_of
from orchestration.kinds.panel.options.landscape import Landscape, landscape
from orchestration.kinds.panel.state import PanelSession, PanelTurn
from orchestration.kinds.panel.turn.facts import comparative, shown
from orchestration.model.panel import Bubble, Need, PanelPersona

MOST: Final = 4
_LEAST: Final = 2
_SUPPORT: Final = 2
"""So many other options have to be better and worse in the same for that to be asked."""

_RESTS: Final = 3
"""In so many turns what is better at a price is asked once: in others it is the same question."""

_EVEN: Final = ", even if worse in "
_BY: Final = 0.15
_SPREAD: Final = 0.1


@dataclass(frozen=True, slots=True)
class _Next:
    """What bubbles follow from: how options stand by all that is needed, and who has spoken."""

    panel: PanelSession
    field: Landscape
    turn: PanelTurn
    spoke: Collection[str]

    @property
    def needs(self) -> tuple[Need, ...]:
        return needs_of(self.panel)

    @property
    def firm(self) -> list[Need]:
        return [each for each in self.needs if each.firm and each.is_known]

    @property
    def ranked(self) -> list[PanelPersona]:
        needs = self.needs
        return sorted(
            self.panel.present, key=lambda each: standing(self.field, needs, each.option).order
        )


def bubbles(panel: PanelSession, turn: PanelTurn, spoke: Collection[str]) -> tuple[Bubble, ...]:
    """Return what may be asked next, once these have spoken in a turn."""
    said = set(panel.used)
    now = _Next(panel, seen_by(landscape(panel.catalogue), needs_of(panel)), turn, spoke)
    first = _settled(now) if turn.intent == Intent.ACCEPT else _standing(now)
    kinds = [first, _undecided(now), _others(now), _critiques(now), _silent(now), _pairs(now)]
    found = [next((each for each in kind if mark_of(each) not in said), None) for kind in kinds]
    more = (each for each in chain(*kinds) if mark_of(each) not in said)
    once = dict.fromkeys([*_meant(turn), *(each for each in found if each)])
    while len(once) < _LEAST and (another := next(more, None)):
        once[another] = None
    return tuple(once)[:MOST]


def _meant(turn: PanelTurn) -> list[Bubble]:
    """Return the answer to whether a word means a criterion, where that is asked."""
    meant = turn.synonym
    return [Bubble(f"Yes, I mean {shown(meant.criterion)}.")] if meant else []


def mark_of(bubble: Bubble) -> str:
    """Return the mark of a bubble, by which it is not offered again."""
    return f"?{crc32(bubble.text.encode()):08x}"


def _settled(now: _Next) -> Iterator[Bubble]:
    """Yield what is left once somebody has chosen."""
    yield Bubble("I’m done.")
    yield from _standing(now)


def _standing(now: _Next) -> Iterator[Bubble]:
    """Yield questions about where it stands by what is needed."""
    titles = [now.panel.option_of(each).title for each in now.ranked]
    if not now.needs:
        return
    if now.turn.intent != Intent.FITS:
        yield Bubble("Who fits best so far?")
    for one, other in pairwise(titles[:MOST]):
        yield Bubble(f"{one} or {other}?")
    yield Bubble(f"So who fits best after {len(now.panel.turns)} turns?")


def _undecided(now: _Next) -> Iterator[Bubble]:
    """Yield what somebody may need that parts those who fit, those that part them most first."""
    panel, rows = now.panel, fitting(now.field, now.needs)
    needed = {each.criterion for each in panel.needs}
    seen = Counter(x for turn in panel.lately for each in turn.utterances for x in each.criteria)
    spread = {
        name: float(np.nanstd(column[rows]))
        for name, column in now.field.places.items()
        if (~np.isnan(column[rows])).sum() > 1
    }
    columns = [each for each in panel.catalogue.criteria if each.name not in needed]
    columns.sort(key=lambda each: (seen[shown(each.name)] > 1, -spread.get(each.name, _SPREAD)))
    for each in columns:
        word = each.end_words(now.field.better(each.name)) or each.low_end or each.high_end
        is_adjective = bool(word) and " " not in word[0]
        yield Bubble(
            f"It should be {word[0]}." if is_adjective else f"What about {shown(each.name)}?"
        )
    for each in panel.catalogue.criteria:
        yield Bubble(f"Which of these is best in {shown(each.name)}?")


def _others(now: _Next) -> Iterator[Bubble]:
    """Yield what else there is that meets what is firm, or would if somebody gave in."""
    held = [now.field.rows[each.option] for each in now.panel.personas]
    left = fitting(now.field, now.needs)
    left[held] = False
    count = int(left.sum())
    if now.firm and count:
        yield Bubble(f"Any others that meet all that? ({count})")
    for each in now.firm:
        rest = fitting(now.field, [x for x in now.needs if x is not each])
        rest[held] = False
        if int(rest.sum()) > count:
            more = int(rest.sum()) - count
            yield Bubble(f"{shown(each.criterion).capitalize()} is not that important. (+{more})")


def _silent(now: _Next) -> Iterator[Bubble]:
    """Yield questions to who has not spoken."""
    turns = len(now.panel.turns)
    others = [each for each in now.panel.present if each.name not in now.spoke]
    for each in (*others[turns % max(len(others), 1) :], *others):
        title = now.panel.option_of(each).title
        yield Bubble(f"{each.name}, why {title}?", each.name)
        yield Bubble(f"{each.name}, what is the weak side of {title}?", each.name)


def _pairs(now: _Next) -> Iterator[Bubble]:
    """Yield comparisons of those who stand best, by what parts them and counts most."""
    weights, field, ranked = weights_of(now.needs), now.field, now.ranked
    order = sorted(field.directed, key=lambda each: -weights.get(each, 1.0))
    found = [
        (each, one, other)
        for each in order
        for one, other in pairwise(ranked)
        if _parts(field, one, other, each)
    ]
    rest = [(each, *pair) for each in order for pair in pairwise(ranked)]
    for each, one, other in (*found, *rest):
        first, second = (now.panel.option_of(x).title for x in (one, other))
        yield Bubble(f"{first} or {second}: which is better in {shown(each)}?")


def _parts(field: Landscape, one: PanelPersona, other: PanelPersona, criterion: str) -> bool:
    first, second = (field.value(each.option, criterion) for each in (one, other))
    return first is not None and second is not None and abs(first - second) > _BY


def _critiques(now: _Next) -> Iterator[Bubble]:
    """Yield what many others are better in than the option that is ahead, and at what price."""
    panel, field, ranked = now.panel, now.field, now.ranked
    lately = [x.text for each in panel.turns[-_RESTS:] for x in each.bubbles]
    if not ranked or len(field.directed) < _SUPPORT or any(_EVEN in each for each in lately):
        return
    others = fitting(field, needs_of(panel))
    others[[field.rows[each.option] for each in panel.personas]] = False
    ahead = np.nan_to_num(field.values[others] - field.values[field.rows[ranked[0].option]])
    better, worse = (ahead > _BY).astype(int), (ahead < -_BY).astype(int)
    support = better.T @ worse
    heavy = field.weights(weights_of(needs_of(panel)))
    order = np.argsort(-(support * heavy[:, None]), axis=None, kind="stable")
    for at in order.tolist():
        up, down = divmod(at, len(field.directed))
        if support[up, down] < _SUPPORT:
            return
        more, less = field.directed[up], field.directed[down]
        count = int(support[up, down])
        yield Bubble(f"Anything {_better(field, more)}{_EVEN}{shown(less)}? ({count})")


def _better(field: Landscape, criterion: str) -> str:
    column = field.catalogue.criterion(criterion)
    word = comparative(column, field.better(criterion)) if column else ""
    return word or f"better in {shown(criterion)}"
