"""Reads one message with what it is heard in, for `convene understand`."""

from __future__ import annotations

from datetime import datetime

from pydantic import ValidationError

from adapters.files.form import MessageForm
from adapters.files.wrong import first_fault
from orchestration.model.conventions import USUAL, Conventions
from orchestration.model.errors import BadInput
from orchestration.model.message_context import MessageContext
from orchestration.model.people import MemberId
from orchestration.model.times import TimeFrame, Window, zone_named


def read_saying(
    data: object, clock_now: datetime, conventions: Conventions = USUAL
) -> tuple[str, MessageContext]:
    """Return a message's words and what they are heard in; BadInput names what is wrong."""
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
    return form.text, MessageContext(author=MemberId("me"), frame=frame)
