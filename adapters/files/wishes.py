"""Preferences as data."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from datetime import datetime, time, timedelta
from typing import Any

from orchestration.language.times.resolve import within_window
from orchestration.model.clarification import Clarification
from orchestration.model.preferences import (
    Applies,
    Condition,
    Correction,
    NotUnderstood,
    Opinion,
    OptionRef,
    PartOfMeeting,
    Preference,
    Quality,
    Source,
    StandsFor,
    Topic,
    Understanding,
)
from orchestration.model.times import (
    AnyOf,
    Dated,
    Grain,
    Minutes,
    Moment,
    OtherTimes,
    TimeFrame,
    TimeSet,
    Weekly,
    zone_named,
)

Data = dict[str, Any]
_AN_HOUR = timedelta(hours=1)


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
        "assumed": wish.assumed,
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

    Several patterns as one wish have no form either: they are the days of the window, and so are
    all times but these.
    """
    if isinstance(applies, OtherTimes):
        applies = _others(applies, frame)
    if isinstance(applies, AnyOf):
        applies = within_window((applies,), frame) or Dated(())
    if isinstance(applies, PartOfMeeting):
        at = applies_data(applies.at, frame)
        return {"minutes": applies.minutes, "half": applies.half, "last": applies.last, "at": at}
    return _times_data(applies, frame) if isinstance(applies, TimeSet) else _other_data(applies)


def _times_data(applies: TimeSet, frame: TimeFrame) -> Data | None:
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
        case _:
            return None


def _other_data(applies: Applies) -> Data | None:
    match applies:
        case Minutes():
            return asdict(applies)
        case OptionRef(option=option) | StandsFor(option=option):
            return {"option": option}
        case Condition(criterion, relation, _, number, tag):
            value = number if number is not None else tag or True
            return {"condition": {"criterion": criterion, relation.value: value}}
        case Quality(words, verdicts):
            return {"quality": words, "judged": {each.option: each.meets for each in verdicts}}
        case Topic(words) | Opinion(words):
            return {"topic" if isinstance(applies, Topic) else "opinion": words}
        case _:
            return None


def _others(left_out: OtherTimes, frame: TimeFrame) -> Dated:
    """Return the pieces of the window that are none of those that were named."""
    if frame.window is None:
        return Dated(())
    named = within_window((left_out.times,), frame) or Dated(())
    zone = zone_named(frame.zone)
    at = datetime.combine(frame.window.start, time(), zone)
    end = datetime.combine(frame.window.end + timedelta(days=1), time(), zone)
    pieces: list[Moment] = []
    for each in sorted(named.moments, key=lambda moment: moment.start):
        if at < each.start:
            pieces.append(Moment(at, each.start, Grain.MINUTE))
        at = max(at, each.end or each.start + _AN_HOUR)  # a start takes its own meeting
    return Dated((*pieces, Moment(at, end, Grain.MINUTE)) if at < end else tuple(pieces))


def question_data(asked: Clarification) -> Data:
    """Return what is asked back, and what each answer says."""
    return {"text": asked.question, "answers": [each.label for each in asked.answers]}


def _iso(at: datetime, zone: str) -> str:
    return at.astimezone(zone_named(zone)).isoformat()


def _clock(at: time | None) -> str | None:
    return None if at is None else f"{at:%H:%M}"
