"""The record of a decision in words: one term after the other, the same wherever it is read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from datetime import date
from typing import Final

from orchestration.interaction.wording.advice import advice_terms, objection_terms
from orchestration.interaction.wording.lots import drawn_from
from orchestration.interaction.wording.phrases import day, listed, moment, said_of, told, word
from orchestration.interaction.wording.places import places_given
from orchestration.views.channel import ReviewAnswer, ReviewQuestion
from orchestration.views.record import DecisionRecord, RoundRecord
from orchestration.voting.words import number

VERDICTS: Final[Mapping[str, str]] = {
    "holds": "still holds",
    "again": "ask again",
    "no_longer": "no longer",
}
"""What can be said of a decision that is looked at again."""

_NOT_SHOWN: Final = "The others are not shown how you vote here"
_MAY_TELL: Final = f"{_NOT_SHOWN}, but in a group this small the count may tell them."

REVIEWED_HERE: Final = "On that day I ask here whether it still holds."


def record_terms(record: DecisionRecord) -> Iterator[tuple[str, str]]:
    """Yield what a record says beside the outcome and its count: each with what it is called."""
    if record.options:
        yield "What was voted on", "; ".join(counts_of(record))
    yield from (("Who has a place", each) for each in places_given(record.announced))
    if record.reasons:
        yield "What speaks for it", "; ".join(record.reasons)
    if record.dissent:
        yield "What speaks against it", "; ".join(record.dissent)
    yield from advice_terms(record.advice)
    yield from objection_terms(record.objections)
    if record.announced.notes:
        yield "Said with the votes", "; ".join(record.announced.notes)
    yield "Asked by", record.organiser
    yield "Who was asked", _asked(record)
    yield from _by_lot(record.announced.seed)
    if record.left_to_others:
        yield "Votes left to somebody else", str(record.left_to_others)
    if record.review_on:
        yield "Looked at again on", dated(record.review_on)
    for each in record.answers:
        yield f"On {dated(each.at)}", said_of_it(each)


def _by_lot(seed: str) -> Iterator[tuple[str, str]]:
    if seed:
        yield "The lot", drawn_from(seed)


def who_sees_votes(round_: RoundRecord) -> str:
    """Say who can know how somebody votes in private: where few do, the count may tell."""
    return _MAY_TELL if round_.lets_guess else f"{_NOT_SHOWN}."


def counts_of(record: DecisionRecord) -> Iterator[str]:
    """Yield each option by its letter and title, with its count where it is shown: `A Pizza: 3`."""
    for each in record.options:
        named = f"{each.option.id} {told(each.option, record.announced)}"
        yield named if each.points is None else f"{named.rstrip('.')}: {number(each.points)}"


def _asked(record: DecisionRecord) -> str:
    """Return who was asked, how many of them answered where not all have, and who left."""
    names, of = listed(record.asked), len(record.asked)
    counted = f" ({record.answered} of {of} answered)" if record.answered < of else ""
    left = f"; {listed(record.left)} left" if record.left else ""
    return f"{names}{counted}{left}"


@word.register
def _(view: ReviewQuestion) -> str:
    return "\n".join([asks_whether_it_holds(view), *said_in_review(view.answers)])


def asks_whether_it_holds(view: ReviewQuestion) -> str:
    """Return the question of a review."""
    asked = said_of(view.subject)
    held = listed([moment(each, view.zone, named=True) for each in (view.option, *view.more)])
    return f"{asked} {held}. Decided on {dated(view.decided_at)}: does that still hold?"


def said_in_review(answers: Iterable[ReviewAnswer]) -> Iterator[str]:
    """Yield who says what by now, in one line for each answer: `Still holds: Ana and Ben.`"""
    latest = {each.name: each.verdict for each in answers}
    for verdict, label in VERDICTS.items():
        names = [name for name, said in latest.items() if said == verdict]
        if names:
            yield f"{label.capitalize()}: {listed(names)}."


def said_of_it(answer: ReviewAnswer) -> str:
    """Return what somebody said in a review: `“still holds”, says Ana`."""
    return f"“{VERDICTS[answer.verdict]}”, says {answer.name}"


def dated(on: date) -> str:
    """Return a day with its year: `Thu 21 Jan 2027`."""
    return f"{day(on)} {on.year}"
