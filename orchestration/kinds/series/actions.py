"""What people do with a choice that repeats: by a button, or in words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime
from typing import Final

from orchestration.interaction.answers import NOTHING_OPEN, said
from orchestration.interaction.layout import Layout
from orchestration.interaction.layouts.series import SKIP, STOP
from orchestration.interaction.routing import Asks, Does
from orchestration.interaction.wording import instant
from orchestration.interaction.wording.series import how_often
from orchestration.kinds.choice.commands import OpenChoice
from orchestration.kinds.series.commands import ChangeRhythm, OpenSeries, SkipNext, StopRepeating
from orchestration.kinds.series.handling import NOT_YOURS, first_on, with_rhythm
from orchestration.kinds.series.state import Series
from orchestration.language.ordered.recurring import rhythm_changed, says_next_week
from orchestration.language.ordered.recurring_ordered import days_left_out, leaves_one_out
from orchestration.language.saying.restate_day import in_place
from orchestration.model.people import MemberId, SessionId
from orchestration.model.times import Repeated, TimeFrame
from orchestration.sessions.commands import Command
from orchestration.sessions.user_action import Press, Pressed, Reply, UserAction, number_in

_ON_DAYS: Final = (
    "I ask again on days of the week, each or every other one; it stays {now}. Say it like “make "
    "it every other Thursday at 11”."
)
_NOT_THEN: Final = "“{subject}” isn't asked then; next: {next}."
_ASKED: Final = "“{subject}” is asked {often}; next: {next}."


def asked_again(asks: Command, user_action: UserAction, repeated: Repeated) -> OpenSeries | None:
    """Return what opens a choice again and again; None of what is no choice."""
    if not isinstance(asks, OpenChoice):
        return None
    _, _, rest = asks.session.partition("-")
    return OpenSeries(
        **user_action.envelope(SessionId(f"series-{rest}")),
        organiser=asks.organiser,
        members=asks.members,
        asks=asks,
        rhythm=repeated.rhythm,
        until=repeated.until,
        zone=asks.terms.zone,
        drawn=asks.seed,
    )


def answer(series: Series, who: MemberId, asks: Asks) -> Layout:
    """Return what a question about it is answered with: how often it is asked, and when next."""
    del who, asks
    often = f"{how_often(series.rhythm)} {in_place(series.zone)}"
    return said(_ASKED.format(subject=series.subject, often=often, next=instant(series.next_at)))


def ordered(series: Series, user_action: UserAction, does: Does, words: str = "") -> Reply | Layout:
    """Return what comes of an order: to leave the next one out, to ask it otherwise, or no more."""
    match does:
        case Does.CHANGE:
            return _changed(series, user_action, words)
        case Does.SKIP:
            return _skipped_in_words(series, user_action, words)
        case Does.STOP:
            return _stopped(series, user_action)
        case _:
            return said(NOTHING_OPEN)


def _skip(press: Press[Series]) -> Reply:
    return replace(_skipped(press.session, press.user_action, number_in(press.value)), notice="")


def _due(series: Series, user_action: UserAction, words: str) -> datetime | None:
    """Return which one words leave out, by its day or as the first of next week; None of none."""
    days = days_left_out(words, TimeFrame(user_action.at, series.zone))
    if not days and says_next_week(words):
        days = days_left_out("skip next week", TimeFrame(user_action.at, series.zone))
    return first_on(series, days, user_action.at)


def _skipped_in_words(series: Series, user_action: UserAction, words: str) -> Reply:
    """Leave out the one that words mean; say when the next is where none is asked then."""
    due = _due(series, user_action, words)
    is_named = leaves_one_out(words) and not says_next_week(words)
    if due is None and is_named and not _refused(series, user_action):
        subject, next_at = series.subject, instant(series.next_at)
        return Reply(notice=_NOT_THEN.format(subject=subject, next=next_at))
    return _skipped(series, user_action, series.number, due)


def _skipped(
    series: Series, user_action: UserAction, number: int, due: datetime | None = None
) -> Reply:
    if refused := _refused(series, user_action):
        return refused
    command = SkipNext(
        **user_action.envelope(series.id), member=user_action.who, number=number, due=due
    )
    left_out = max(due or series.next_at, series.next_at)
    told = f"“{series.asks.terms.subject}” is left out on {instant(left_out)}."
    return Reply(commands=(command,), notice=told)


def _changed(series: Series, user_action: UserAction, words: str) -> Reply:
    if refused := _refused(series, user_action):
        return refused
    rhythm = rhythm_changed(words, series.rhythm)
    if rhythm is None:
        return Reply(notice=_ON_DAYS.format(now=how_often(series.rhythm)))
    envelope = user_action.envelope(series.id)
    command = ChangeRhythm(**envelope, member=user_action.who, rhythm=rhythm)
    following = with_rhythm(series, rhythm, user_action.at).next_at
    subject, often = series.asks.terms.subject, how_often(rhythm)
    told = f"“{subject}” is asked {often} now, next {instant(following)}."
    return Reply(commands=(command,), notice=told)


def _stopped(series: Series, user_action: UserAction) -> Reply:
    if refused := _refused(series, user_action):
        return refused
    command = StopRepeating(**user_action.envelope(series.id), member=user_action.who)
    told = f"“{series.asks.terms.subject}” is asked no more by itself."
    return Reply(commands=(command,), notice=told)


def _stop(press: Press[Series]) -> Reply:
    reply = _stopped(press.session, press.user_action)
    return replace(reply, notice="") if reply.commands else reply


def _refused(series: Series, user_action: UserAction) -> Reply | None:
    if not series.includes(user_action.who):
        return Reply(notice=NOT_YOURS)
    if series.is_over:
        return Reply(notice="It is over by now.")
    return Reply(notice="It has been stopped already.") if series.stopped else None


ACTIONS: Final[Mapping[str, Pressed[Series]]] = {SKIP: _skip, STOP: _stop}
