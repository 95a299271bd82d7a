"""The times of a decision that words name, so that a platform shows each reader their own."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from orchestration.deciding.presentation.clocks import zone_of
from orchestration.deciding.state import Decision
from orchestration.interaction.layout import Layout, When
from orchestration.interaction.layouts.parts import instant_of, times_of
from orchestration.model.people import MemberId

_HOUR: Final = re.compile(r"\d\d:\d\d")


def names_time(words: str) -> bool:
    """Tell whether a time of day may stand in words."""
    return _HOUR.search(words) is not None


def times_named(decision: Decision, who: MemberId, words: str) -> tuple[When, ...]:
    """Return when options are, and until when it is open, as far as words for somebody say so."""
    zone, outcome = zone_of(decision, who), decision.outcome
    options = [each for one in decision.rounds for each in one.options]
    options += [outcome.option, *outcome.more] if outcome else []
    held = times_of(zone, *options, session_zone=decision.terms.zone)
    every = (*held, instant_of(decision.closes_at, zone))
    found = {each.words: each for each in every if each.words in words}
    return tuple(found.values())


def timed(layout: Layout, decisions: Iterable[Decision], who: MemberId) -> Layout:
    """Return a screen with all times of decisions that it names."""
    if not names_time(layout.words):
        return layout
    known = {each.words for each in layout.times}
    found = [when for each in decisions for when in times_named(each, who, layout.words)]
    return replace(
        layout, times=(*layout.times, *(each for each in found if each.words not in known))
    )
