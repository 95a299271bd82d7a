"""Words for a criterion that its catalogue does not know: found by what they mean, and asked about.

Whoever has said such a word says whether it was meant so; then it is one of the criterion's own,
for everybody, and no criterion is named twice.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import numpy as np

from orchestration.evaluation.columns import Floats
from orchestration.kinds.panel.hearing.mentions import mentions
from orchestration.kinds.panel.state import PanelAsk, PanelSession
from orchestration.kinds.panel.turn.facts import shown
from orchestration.model.catalogue import Catalogue
from orchestration.model.panel import PossibleSynonym
from orchestration.model.people import MemberId

_ALIKE: Final = 0.58
"""So like a word is to a name that it is asked about (`tests/benchmarks/panel/synonyms.tsv`)."""

_LATELY: Final = 3
_LONGEST: Final = 10
_YES: Final = re.compile(
    r"\W*(?:yes|yep|yeah|yup|exactly|right|correct|sure|i do|ja|genau|stimmt|richtig)\b",
    re.IGNORECASE,
)
_NO: Final = re.compile(r"\W*(?:no|nope|nein|not (?:that|really))\W*", re.IGNORECASE)


def names_of(catalogue: Catalogue) -> tuple[tuple[str, str], ...]:
    """Return what criteria go by, each with its own name first."""
    return tuple(
        (each.name, word)
        for each in catalogue.criteria
        for word in dict.fromkeys((shown(each.name), *each.words))
    )


def likely_meant(
    terms: Sequence[str], names: Sequence[tuple[str, str]], alike: Floats
) -> tuple[PossibleSynonym, ...]:
    """Return which criteria may be meant by words, by how alike these are to names of theirs."""
    found: list[PossibleSynonym] = []
    for term, row in zip(terms, alike, strict=True):
        at = int(np.argmax(row)) if row.size else 0
        if row.size and row[at] >= _ALIKE:
            found.append(PossibleSynonym(term, names[at][0]))
    return tuple(found)


def asked_back(panel: PanelSession, who: MemberId) -> PossibleSynonym | None:
    """Return what somebody was asked last about a word of theirs, if that is not long ago."""
    turns = [each for each in panel.turns[-_LATELY:] if each.ask.by == who]
    return turns[-1].synonym if turns else None


def refused(panel: PanelSession, who: MemberId, text: str) -> PanelSession | None:
    """Return a panel that does not ask about a word again, once its author says no; else None."""
    meant = asked_back(panel, who)
    if meant is None or not _NO.fullmatch(text):
        return None
    return replace(panel, unlike=(*panel.unlike, meant.word))


def is_yes(text: str) -> bool:
    """Tell whether words begin with a yes, and say little else."""
    return _YES.match(text) is not None and len(text.split()) <= _LONGEST


def confirmed(panel: PanelSession, said: PanelAsk) -> tuple[PanelSession, PanelAsk]:
    """Return a panel that knows a word, and what was asked with it, once its author confirms that.

    Anything else that is said leaves both as they are.
    """
    meant = asked_back(panel, said.by)
    if meant is None or said.means or not is_yes(said.text):
        return panel, said
    named = mentions(said.text, panel.catalogue, panel.present).criteria
    if named and meant.criterion not in named:
        return panel, said
    before = next(each.ask for each in reversed(panel.turns) if each.ask.by == said.by)
    needs = tuple(each for each in panel.needs if each.is_known or each.words != meant.word)
    return replace(panel, catalogue=_with_word(panel.catalogue, meant), needs=needs), before


def _with_word(catalogue: Catalogue, meant: PossibleSynonym) -> Catalogue:
    criteria = tuple(
        replace(each, words=(*each.words, meant.word)) if each.name == meant.criterion else each
        for each in catalogue.criteria
    )
    return replace(catalogue, criteria=criteria)
