"""What people do with a choice that repeats: by a button, or in words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from orchestration.interaction.answers import NOTHING_OPEN, said
from orchestration.interaction.layout import Layout
from orchestration.interaction.layouts.series import SKIP, STOP
from orchestration.interaction.routing import Does
from orchestration.interaction.wording import instant
from orchestration.kinds.choice.commands import OpenChoice
from orchestration.kinds.series.commands import OpenSeries, SkipNext, StopRepeating
from orchestration.kinds.series.handling import NOT_YOURS
from orchestration.kinds.series.state import Series
from orchestration.model.people import SessionId
from orchestration.model.times import Weekly
from orchestration.sessions.commands import Command
from orchestration.sessions.user_action import Press, Pressed, Reply, UserAction, number_in


def asked_again(asks: Command, user_action: UserAction, rhythm: Weekly) -> OpenSeries | None:
    """Return what opens a choice again and again; None of what is no choice."""
    if not isinstance(asks, OpenChoice):
        return None
    _, _, rest = asks.session.partition("-")
    return OpenSeries(
        **user_action.envelope(SessionId(f"series-{rest}")),
        organiser=asks.organiser,
        members=asks.members,
        asks=asks,
        rhythm=rhythm,
        zone=asks.terms.zone,
        drawn=asks.seed,
    )


def ordered(series: Series, user_action: UserAction, does: Does, words: str = "") -> Reply | Layout:
    """Return what comes of an order: to leave the next one out, or to ask it no more."""
    del words
    match does:
        case Does.SKIP:
            return _skipped(series, user_action, series.number)
        case Does.STOP:
            return _stopped(series, user_action)
        case _:
            return said(NOTHING_OPEN)


def _skip(press: Press[Series]) -> Reply:
    return replace(_skipped(press.session, press.user_action, number_in(press.value)), notice="")


def _skipped(series: Series, user_action: UserAction, number: int) -> Reply:
    if refused := _refused(series, user_action):
        return refused
    command = SkipNext(**user_action.envelope(series.id), member=user_action.who, number=number)
    told = f"“{series.asks.terms.subject}” is left out on {instant(series.next_at)}."
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
    return Reply(notice="It has been stopped already.") if series.stopped else None


ACTIONS: Final[Mapping[str, Pressed[Series]]] = {SKIP: _skip, STOP: _stop}
