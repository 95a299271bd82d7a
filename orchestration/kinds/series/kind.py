"""A choice that repeats, as a kind of session: it opens the choices, and hears how they end."""

from __future__ import annotations

from typing import Final

from orchestration.deciding import performing
from orchestration.deciding.commands import DeadlinePassed
from orchestration.kinds.series import handling
from orchestration.kinds.series.actions import ACTIONS, answer, asked_again, ordered
from orchestration.kinds.series.commands import ChangeRhythm, OpenSeries, SkipNext, StopRepeating
from orchestration.kinds.series.state import Series
from orchestration.sessions.commands import ChildEnded
from orchestration.sessions.kind import SessionKind, on, opens, table
from orchestration.views.series import SeriesCard


def _card(series: Series) -> SeriesCard:
    return SeriesCard(
        subject=series.asks.terms.subject,
        organiser=series.organiser.name,
        rhythm=series.rhythm,
        zone=series.zone,
        number=series.number,
        next_at=series.next_at,
        left_out=series.left_out,
        stopped=series.stopped,
        until=series.until,
        is_over=series.is_over,
        options=tuple(each.title for each in series.asks.options),
        asked=tuple(each.name for each in series.members),
    )


SERIES: Final = SessionKind(
    name="series",
    state=Series,
    opening=opens(OpenSeries, handling.open_series),
    handlers=table(
        on(DeadlinePassed, handling.time_has_come),
        on(ChildEnded, handling.child_ended),
        on(SkipNext, handling.skip_next),
        on(StopRepeating, handling.stop),
        on(ChangeRhythm, handling.change_rhythm),
    ),
    card=_card,
    ending=handling.ending,
    answer=answer,
    ordered=ordered,
    repeats=asked_again,
    actions=ACTIONS,
    performers=performing.PERFORMERS,
    views=(SeriesCard,),
)
