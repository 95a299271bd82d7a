"""Preferences as data."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, time
from typing import Any

from orchestration.language.times.resolve import within_window
from orchestration.model.preferences import (
    Applies,
    Correction,
    NotUnderstood,
    OptionRef,
    Preference,
    Source,
    Topic,
    Understanding,
)
from orchestration.model.times import AnyOf, Dated, Minutes, TimeFrame, Weekly, zone_named

Data = dict[str, Any]


def understanding_data(understanding: Understanding, frame: TimeFrame) -> Data:
    """Return what was understood of a message, and what was not."""
    data: Data = {
        "preferences": [preference_data(wish, frame) for wish in understanding.preferences],
        "not_understood": not_understood_data(understanding.not_understood),
    }
    if taken_back := [correction_data(each, frame) for each in understanding.corrections]:
        data["corrections"] = taken_back
    return data


def correction_data(correction: Correction, frame: TimeFrame) -> Data:
    """Return what is taken back of an earlier message; `of` null is everything."""
    return {
        "of": applies_data(correction.of, frame),
        "to": applies_data(correction.to, frame),
        "source": source_data(correction.otherwise.source),
    }


def preference_data(wish: Preference, frame: TimeFrame) -> Data:
    """Return a wish; dated times carry the offset of the frame's zone."""
    return {
        "kind": wish.kind.value,
        "polarity": wish.polarity.value,
        "strength": wish.strength.value,
        "visibility": wish.visibility.value,
        "restatement": wish.restatement,
        "sureness": wish.sureness.value,
        "applies": applies_data(wish.applies, frame),
        "source": source_data(wish.source),
        "history": [{"round": event.round, "change": event.change.value} for event in wish.history],
    }


def not_understood_data(items: Sequence[NotUnderstood]) -> list[Data]:
    """Return words that could not be placed, with the reason."""
    return [
        {"text": each.text, "reason": each.reason, "source": source_data(each.source)}
        for each in items
    ]


def source_data(source: Source | None) -> Data | None:
    """Return where something was said, in characters."""
    if source is None:
        return None
    return {"message": source.message, "start": source.start, "end": source.end}


def applies_data(applies: Applies, frame: TimeFrame) -> Data | None:
    """Return what a wish applies to; how many meetings a day has no form and is in its words.

    Several patterns as one wish have no form either: they are the days of the window.
    """
    if isinstance(applies, AnyOf):
        applies = within_window((applies,), frame) or Dated(())
    match applies:
        case Dated(moments):
            return {
                "dated": [
                    {
                        "start": _iso(each.start, frame.zone),
                        "end": None if each.end is None else _iso(each.end, frame.zone),
                        "grain": each.grain.value,
                    }
                    for each in moments
                ]
            }
        case Weekly(days, start, end, every):
            return {
                "weekly": {
                    "days": [day.value for day in days],
                    "from": _clock(start),
                    "to": _clock(end),
                    "every": every,
                }
            }
        case Minutes(minutes):
            return {"minutes": minutes}
        case OptionRef(option):
            return {"option": option}
        case Topic(words):
            return {"topic": words}
        case _:
            return None


def _iso(at: datetime, zone: str) -> str:
    return at.astimezone(zone_named(zone)).isoformat()


def _clock(at: time | None) -> str | None:
    return None if at is None else f"{at:%H:%M}"
