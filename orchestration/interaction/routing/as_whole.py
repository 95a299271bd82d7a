"""What is told by the whole of a message, before each of its sentences is looked at."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from orchestration.interaction.routing.about import About, SessionWish, Span, StandingWish
from orchestration.interaction.routing.ordered import ordered_as_whole
from orchestration.interaction.routing.setting import SessionStage, Setting, Where
from orchestration.language.choosing.labels import labelled

_LONGEST: Final = 500
"""Characters; what is longer is not looked through for who may see it."""

Route = Callable[[str, Setting], tuple[About, ...]]


def as_whole(text: str, setting: Setting, route: Route) -> tuple[About, ...]:
    """Return what a message is about by all of it; nothing where its sentences tell.

    What is said behind a wish of who may see it belongs to the wish.
    """
    if order := ordered_as_whole(text, setting):
        return (order,)
    if setting.where is Where.CHANNEL or len(text) > _LONGEST:
        return ()
    said = labelled(text)
    if said.visibility is None or not text.lstrip().startswith(said.words):
        return ()
    everything = Span(0, len(text))
    if not said.words:
        is_open = any(each.stage is SessionStage.INTAKE for each in setting.sessions)
        return (SessionWish(everything),) if is_open else ()
    *before, last = route(said.words, setting)
    if not isinstance(last, SessionWish | StandingWish):
        return ()
    return (*before, replace(last, span=Span(last.span.start, everything.end)))
