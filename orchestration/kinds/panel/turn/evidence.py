"""What documents say that a turn is about: of each option, and of none in particular.

A passage is of the options that it names; where it names none, of those that its heading names,
or else its document. It is quoted as it stands, and cut where it is long.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from typing import Final

from orchestration.kinds.panel.hearing.mentions import options_in
from orchestration.kinds.panel.state import PanelSession
from orchestration.language.leaning import leaning
from orchestration.language.panels.documents import asked_of_documents
from orchestration.model.panel import Leaning, Quote, SpeechWay
from orchestration.model.people import MemberId
from orchestration.model.sources import FoundPassage

_SENTENCE: Final = re.compile(r"(?<=[.!?…])\s+")
_LONGEST: Final = 40
"""Words of a quote."""

MOST_SEARCHED: Final = 40
"""In so many turns a panel searches; then what was found has to do."""

_NEAR: Final = 0.45
"""So near a passage of no option is to a question that it is quoted unasked."""

_ANSWERS: Final = 0.27
"""The same of what is asked about: good answers can be hardly nearer than that."""


_AGAIN: Final = 0.35
"""The same of what has been quoted before."""

_BESIDE: Final = 0.6
"""As a share of how near the nearest is."""


@dataclass(frozen=True, slots=True)
class Evidence:
    """What documents say, the nearest to what was asked first.

    Of each option there is what is said of it (`own`), and what of that `answers` the very
    question; of no option in particular what does so (`general`), and what is so `near` that it is
    told unasked. `found` is all that answers the question, whatever it is of, and `every` all that
    is said of each option, quoted before or not.
    """

    own: Mapping[str, Sequence[Quote]] = field(default_factory=dict)
    answers: Mapping[str, Sequence[Quote]] = field(default_factory=dict)
    general: tuple[Quote, ...] = ()
    near: tuple[Quote, ...] = ()
    found: tuple[Quote, ...] = ()
    every: Mapping[str, Sequence[Quote]] = field(default_factory=dict)


NOTHING_FOUND: Final = Evidence()


def questions(panel: PanelSession, text: str) -> tuple[str, ...]:
    """Return what is looked up for a message: what it says, and that of each who is there.

    Where all speak in one stream their first answers come before that, as published.
    """
    is_known = panel.sources or searches_first(panel) or (panel.means.searches and panel.turns)
    if not is_known:
        return ()
    text = asked_of_documents(text) or text
    titles = (panel.option_of(each).title for each in panel.present)
    return (text, *(f"{title}: {text}" for title in titles))


def searches_first(panel: PanelSession) -> bool:
    """Tell whether a panel searches before somebody speaks; in one stream it does so after that."""
    means = panel.means
    searched = len(panel.turns) < MOST_SEARCHED
    return means.searches and means.way is not SpeechWay.STREAM and searched


def evidence_of(panel: PanelSession, found: Sequence[Sequence[FoundPassage]]) -> Evidence:
    """Return what was found for these questions; what answers one may have been quoted before."""
    if not found:
        return NOTHING_FOUND
    asked, *of_options = found
    keys = [each.option for each in panel.present]
    said = quoted_before(panel)
    answers = [*_answers(asked, said)]
    new = [[each for each in some if each.passage.key not in said] for some in of_options]
    general = [_quote(each, said) for each in answers if not _options(panel, each, keys)]
    near = {each.passage.key for each in answers if each.nearness >= _NEAR}
    return Evidence(
        _by_option(panel, new, said),
        _by_option(panel, [answers] * len(keys), said),
        tuple(general),
        tuple(each for each in general if each.passage in near and not each.again),
        tuple(_quote(each, said) for each in answers),
        _by_option(panel, of_options, said),
    )


def _by_option(
    panel: PanelSession, found: Sequence[Sequence[FoundPassage]], said: AbstractSet[str]
) -> Mapping[str, Sequence[Quote]]:
    """Return of what was found for each option that which is said of it."""
    keys = [each.option for each in panel.present]
    return {key: tuple(_own(panel, key, x, said)) for key, x in zip(keys, found, strict=False)}


def own_questions(panel: PanelSession, who: MemberId) -> tuple[str, ...]:
    """Return what is looked up in somebody's own documents: each option, for what they asked."""
    asked = next((x.ask.text for x in reversed(panel.turns) if x.ask.by == who), panel.asked)
    return tuple(f"{panel.option_of(each).title}: {asked}" for each in panel.present)


def own_notes(panel: PanelSession, found: Sequence[Sequence[FoundPassage]]) -> tuple[str, ...]:
    """Return what somebody's own documents say of each option, for them alone."""
    notes: list[str] = []
    for each, some in zip(panel.present, found, strict=False):
        own = _own(panel, each.option, some, frozenset())
        title = panel.option_of(each).title
        notes += [f"{title}: “{one.text}” ({one.source})" for one in own[:1]]
    return tuple(notes)


def _answers(found: Sequence[FoundPassage], said: AbstractSet[str]) -> Iterator[FoundPassage]:
    """Yield what is near enough to a question, and not much farther off than the nearest."""
    best = max((each.nearness for each in found), default=0.0)
    for each in found:
        least = _AGAIN if each.passage.key in said else _ANSWERS
        if each.nearness >= max(least, _BESIDE * best):
            yield each


def quoted_before(panel: PanelSession) -> frozenset[str]:
    """Return which passages were quoted, as far back as anybody remembers."""
    return frozenset(each.passage for turn in panel.lately for each in turn.quotes)


def _own(
    panel: PanelSession, key: str, found: Sequence[FoundPassage], said: AbstractSet[str]
) -> list[Quote]:
    """Return what is said of an option, what is new first."""
    keys = [each.option for each in panel.present]
    options = [(each, _options(panel, each, keys)) for each in found]
    own = [
        _quote(each, said, key, is_alone=len(named) == 1, text=_about(panel, each, key, keys))
        for each, named in options
        if key in named
    ]
    return sorted(own, key=lambda each: each.again)


def _about(panel: PanelSession, found: FoundPassage, key: str, keys: Sequence[str]) -> str:
    """Return of a passage that names several options what is of one: its sentences, and no other.

    A sentence that names none goes on from the one before it.
    """
    kept: list[str] = []
    of, named = False, set[str]()
    for sentence in _SENTENCE.split(found.passage.text):
        options = options_in(sentence, panel.catalogue, keys)
        named.update(options)
        of = key in options if options else of
        if of:
            kept.append(sentence)
    return " ".join(kept) if kept and len(named) > 1 else found.passage.text


def _options(panel: PanelSession, found: FoundPassage, keys: Sequence[str]) -> Sequence[str]:
    """Return which of some options a passage is of, by what is nearest to its words."""
    stem = found.name.rpartition(".")[0].replace("_", " ").replace("-", " ")
    for text in (found.passage.text, found.passage.heading, stem):
        if options := options_in(text, panel.catalogue, keys):
            return options
    return ()


def _quote(
    found: FoundPassage,
    said: AbstractSet[str],
    option: str = "",
    *,
    is_alone: bool = False,
    text: str = "",
) -> Quote:
    told = text or found.passage.text
    is_part = told != found.passage.text
    key = f"{found.passage.key}/{option}" if is_part else found.passage.key
    words = told.split()
    shown = " ".join(words[:_LONGEST]) + ("…" if len(words) > _LONGEST else "")
    side = leaning(told) if is_alone or is_part else Leaning.NEITHER
    return Quote(shown, found.source, key, option, side, key in said)
