"""What is asked at the end of a turn: what nobody has spoken of yet, and parts the options most."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Final

import numpy as np

from orchestration.kinds.panel.hearing.intents import Intent
from orchestration.kinds.panel.kept.needs import fitting
from orchestration.kinds.panel.state import Initiative
from orchestration.kinds.panel.turn.asked import Asked
from orchestration.kinds.panel.turn.facts import shown
from orchestration.kinds.panel.turn.replies import Moves
from orchestration.model.panel import PersonaQuestion, SpeechMove, SpeechPart

_GIVES_WAY: Final = frozenset({SpeechMove.STEPS_BACK, SpeechMove.REJECTED, SpeechMove.OUT})
"""Who does so is asked nothing more in that turn."""

_TO_EACH_OTHER: Final = 3
"""In every third turn the question at its end is put to another persona."""


def asking(asked: Asked, part: SpeechPart, moves: Moves) -> SpeechPart:
    """Return the last part with what is asked at its end: of the member, or of another persona."""
    others = [
        each for each, move in moves if each.name != part.persona.name and move not in _GIVES_WAY
    ]
    panel = asked.panel
    is_among_them = panel.initiative is not Initiative.OFF and panel.number % _TO_EACH_OTHER == 0
    to = others[-1].name if others and is_among_them and asked.intent is not Intent.ACCEPT else ""
    criteria = undecided(asked)
    column = panel.catalogue.criterion(criteria[0]) if criteria else None
    ends = (column.low_end[:1] + column.high_end[:1]) if column else ()
    if to:
        criteria = [*[each for each in criteria if each in asked.field.directed], *criteria]
    topics = tuple(map(shown, criteria[:2]))
    return replace(part, question=PersonaQuestion(topics, ends if len(ends) > 1 else (), to))


def undecided(asked: Asked) -> list[str]:
    """Return the criteria that nobody has spoken of yet, first those that part the options most.

    Of the options that meet what is firm, that is: what all of them have decides nothing.
    """
    panel, field = asked.panel, asked.field
    seen = Counter(x for turn in panel.lately for each in turn.utterances for x in each.criteria)
    named = {each.criterion for each in asked.needs} | {*asked.named.criteria}
    rows = fitting(field, asked.needs)
    parts = {
        each: float(np.nanstd(column[rows])) if (~np.isnan(column[rows])).sum() > 1 else 0.0
        for each, column in field.places.items()
    }
    columns = [each.name for each in panel.catalogue.criteria]
    order = sorted(
        columns,
        key=lambda each: (
            each in named,
            each not in field.places,
            seen[shown(each)] > 1,
            -parts.get(each, 0.0),
        ),
    )
    start = panel.number % min(3, len(order)) if order else 0
    return [*order[start:], *order[:start]]
