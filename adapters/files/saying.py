"""Reads one message with what it is setting in, and where, for `convene understand`."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from pydantic import ValidationError

from adapters.files.form import MessageForm
from adapters.files.where_said import setting_of
from adapters.files.wrong import first_fault
from orchestration.interaction.routing import Setting, Where
from orchestration.model.conventions import USUAL, Conventions
from orchestration.model.errors import BadInput
from orchestration.model.message_context import MessageContext
from orchestration.model.people import MemberId
from orchestration.model.times import TimeFrame, Window, zone_named


@dataclass(frozen=True, slots=True)
class Saying:
    """A message's words, what they are understood in, and what is known where they were said.

    `is_placed` tells whether anything was said of that; a private message while what suits its
    author, who answers somebody else's request, is still open to say is assumed.
    """

    words: str
    context: MessageContext
    setting: Setting
    is_placed: bool


def read_saying(data: object, clock_now: datetime, conventions: Conventions = USUAL) -> Saying:
    """Return a message as it was said; BadInput names what is wrong."""
    try:
        form = MessageForm.model_validate(data)
    except ValidationError as problem:
        raise first_fault(problem, MessageForm, data) from None
    window = form.window
    if window is not None and window.end < window.start:
        raise BadInput("window.end", str(window.end), f"a date not before {window.start}")
    frame = TimeFrame(
        now=(form.now or clock_now).astimezone(zone_named(form.timezone)),
        zone=form.timezone,
        window=Window(window.start, window.end) if window else None,
        conventions=conventions,
    )
    days = (window.start, window.end) if window else None
    situation = form.situation or "intake"
    is_placed = form.where is not None or form.situation is not None
    where = form.where or Where.DM
    return Saying(
        words=form.text,
        context=MessageContext(author=MemberId("me"), frame=frame),
        setting=setting_of(where, situation, frame.now, days=days, is_organiser=is_placed),
        is_placed=is_placed,
    )
