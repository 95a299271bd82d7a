"""What people do with a choice that repeats: by a button, or in words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from orchestration.interaction.layouts.series import SKIP, STOP
from orchestration.interaction.wording import instant
from orchestration.kinds.series.commands import SkipNext, StopRepeating
from orchestration.kinds.series.handling import NOT_YOURS, is_in
from orchestration.kinds.series.state import Series
from orchestration.sessions.user_action import Press, Pressed, Reply, UserAction, number_in


def skip(series: Series, user_action: UserAction) -> Reply:
    """Leave the next one out, as words say."""
    return _skipped(series, user_action, series.number)


def _skip(press: Press[Series]) -> Reply:
    return replace(_skipped(press.session, press.user_action, number_in(press.value)), notice="")


def _skipped(series: Series, user_action: UserAction, number: int) -> Reply:
    if refused := _refused(series, user_action):
        return refused
    command = SkipNext(**user_action.envelope(series.id), member=user_action.who, number=number)
    told = f"“{series.asks.terms.subject}” is left out on {instant(series.next_at)}."
    return Reply(commands=(command,), notice=told)


def stop(series: Series, user_action: UserAction) -> Reply:
    """Ask it no more, as words say."""
    if refused := _refused(series, user_action):
        return refused
    command = StopRepeating(**user_action.envelope(series.id), member=user_action.who)
    told = f"“{series.asks.terms.subject}” is asked no more by itself."
    return Reply(commands=(command,), notice=told)


def _stop(press: Press[Series]) -> Reply:
    reply = stop(press.session, press.user_action)
    return replace(reply, notice="") if reply.commands else reply


def _refused(series: Series, user_action: UserAction) -> Reply | None:
    if not is_in(series, user_action.who):
        return Reply(notice=NOT_YOURS)
    return Reply(notice="It has been stopped already.") if series.stopped else None


ACTIONS: Final[Mapping[str, Pressed[Series]]] = {SKIP: _skip, STOP: _stop}
