"""The paper's own way: a coordinator proposes a round's options, and judges them for everyone.

It is asked before the options are put on the table, and meanwhile the round waits, as it waits for
words that are still being read. What it answers is a command like any other; where it does not
answer, or names what is not there, the exact proposer does (PROTOCOL.md, section 3).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime

from orchestration.deciding.assessment import (
    Proposed,
    assessment_of,
    evaluation_to_vote_on,
    named,
    old_candidate,
    profile_of,
    propose_round,
)
from orchestration.deciding.rounds import put_on_the_table
from orchestration.deciding.state import Phase
from orchestration.deciding.step import awaited_options, is_over, without
from orchestration.evaluation.evaluation import Evaluation
from orchestration.evaluation.proposer import taken_up
from orchestration.kinds.meeting.commands import OptionsSuggested
from orchestration.kinds.meeting.effects import Suggest
from orchestration.kinds.meeting.engagements import busy
from orchestration.kinds.meeting.starts import grid_to_vote_on, named_slots
from orchestration.kinds.meeting.state import Meeting
from orchestration.language.saying.restate import restate, restated
from orchestration.model.options import Slot
from orchestration.model.people import Member, MemberId
from orchestration.model.preferences import Kind, OptionRef, Polarity, Preference, Topic
from orchestration.model.suggestion import Choice, Stated
from orchestration.model.terms import MeetingTerms
from orchestration.model.times import Dated, Grain, Moment, zone_named
from orchestration.privacy import Private, Reader, reveal
from orchestration.scheduling.grid import Grid
from orchestration.sessions.kind import Step


def ask(meeting: Meeting, at: datetime) -> Step[Meeting] | None:
    """Have the round's options suggested, and wait; None where that is not the way."""
    number = meeting.round.number
    grid = grid_to_vote_on(meeting, at)
    if not (meeting.terms.is_suggested and meeting.counted and len(grid)):
        return None
    effect = Suggest(
        round=number,
        choice=_choice(meeting, grid),
        people={
            member.id: Private(member.id, _stated(meeting, member)) for member in meeting.counted
        },
    )
    waiting = (*meeting.reading, awaited_options(number))
    return replace(meeting, phase=Phase.INTAKE, reading=waiting), (effect,)


def options_suggested(meeting: Meeting, command: OptionsSuggested) -> Step[Meeting]:
    """Put on the table what a coordinator suggests, once, while it is waited for."""
    awaited = awaited_options(command.round)
    if awaited not in meeting.reading or is_over(meeting):
        return meeting, ()
    meeting = replace(meeting, reading=without(meeting.reading, awaited))
    proposed = _suggested(meeting, command) or propose_round(meeting, command.at)
    return put_on_the_table(meeting, command.at, proposed)


def _suggested(meeting: Meeting, suggested: OptionsSuggested) -> Proposed | None:
    """Return the options that are suggested; None where the suggestion is not sound."""
    evaluation = evaluation_to_vote_on(meeting, suggested.at)
    if evaluation is None:
        return None
    old = old_candidate(meeting, evaluation.columns)
    places = sound_places(meeting.terms, evaluation, old, suggested)
    if not places:
        return None
    evaluation = evaluation.judged_at(places, _scores(suggested))
    return named(meeting, evaluation, taken_up(evaluation, places, old))


def sound_places(
    terms: MeetingTerms, evaluation: Evaluation, old: int | None, suggested: OptionsSuggested
) -> tuple[int, ...]:
    """Return the starts that are suggested, as indices; none where the suggestion is not sound.

    It has to name starts that exist, each once, K at most, the last candidate among them, and to
    judge each for everyone, 0 to 3.
    """
    found = [evaluation.columns.index_of(Slot("", start, start)) for start in suggested.starts]
    places = tuple(place for place in found if place is not None)
    scores, members = _scores(suggested), [stand.member.id for stand in evaluation.stands]
    named_well = 0 < len(set(places)) == len(found) <= terms.options and old in (None, *places)
    judged = [scores.get(member, ()) for member in members]
    judged_well = all(len(each) == len(found) and set(each) <= {0, 1, 2, 3} for each in judged)
    return places if named_well and judged_well else ()


def _scores(suggested: OptionsSuggested) -> Mapping[MemberId, tuple[int, ...]]:
    return {who: reveal(box, to=Reader.DECISION) for who, box in suggested.scores.items()}


def _choice(meeting: Meeting, grid: Grid) -> Choice:
    terms = meeting.terms
    old = old_candidate(meeting, grid)
    return Choice(
        starts=tuple(grid.instant(place) for place in range(len(grid))),
        minutes=terms.duration,
        zone=terms.zone,
        most=terms.options,
        candidate=None if old is None else grid.instant(old),
        served=0 if old is None else _served(meeting),
    )


def _served(meeting: Meeting) -> int:
    """Return how many members the last candidate has suited."""
    last = next(each for each in reversed(meeting.rounds) if each.candidate is not None)
    option = assessment_of(last).options[0]
    return round(option.ratio * len(option.sides))


def _in_words(meeting: Meeting, wish: Preference, zone: str) -> str:
    """Return a wish as it stands by itself: an answer to an option as one about its time."""
    option = wish.applies.option if isinstance(wish.applies, OptionRef) else ""
    slot = named_slots(meeting).get(option)
    if slot is None:
        return wish.restatement
    clock = zone_named(zone)
    start, end = slot.start.astimezone(clock), slot.end.astimezone(clock)
    when = Dated((Moment(start, end, Grain.MINUTE),))
    return restate(Kind.TIME, wish.polarity, wish.strength, when)


def _stated(meeting: Meeting, member: Member) -> Stated:
    """State what a member wishes of the time, in the engine's words: a topic is in their own.

    What is merely accepted is no wish: it is not to be judged by. When they are in other meetings
    is told as when they are busy.
    """
    profile = profile_of(meeting, member.id)
    wishes = [
        each
        for each in profile.wishes
        if not isinstance(each.applies, Topic) and each.polarity is not Polarity.ACCEPTS
    ]
    return Stated(
        zone=member.zone,
        wishes=(
            *(_in_words(meeting, wish, member.zone) for wish in wishes),
            *(restated(each).restatement for each in busy(meeting, member)),
        ),
        unplaced=tuple(each.text for each in profile.not_understood),
        needed=member.required,
    )
