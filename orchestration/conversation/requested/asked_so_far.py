"""A request that lacked something yet: what its author says next may be that.

The latest of it is kept sealed, as its author's own, for a while: until it is asked, or they ask
for something else.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final

from orchestration.conversation.known.context import Context
from orchestration.conversation.ports.inbound import Via
from orchestration.interaction.routing import (
    About,
    Does,
    OpenRequest,
    Opens,
    SessionOrder,
    SessionWish,
    Social,
    StandingWish,
    Unknown,
)
from orchestration.language.inviting.added import added_to
from orchestration.model.people import person_id
from orchestration.sessions.requests import Requested

_KEPT: Final = "asked-so-far"
_LASTS: Final = timedelta(minutes=15)
_SUBJECT: Final = "subject"


async def keep(context: Context, requested: Requested) -> None:
    """Keep what somebody asks for that is not asked yet; nothing once it is."""
    own, who = person_id(context.who), context.who
    written = context.exchange.written
    form = requested.form
    if requested.command is not None or form is None or not written.strip():
        await context.exchange.memory.keep(own, _KEPT, who, "")
        return
    subject = next((each.value for each in form.fields if each.name == _SUBJECT), "")
    kept = {
        "at": context.action.at.isoformat(),
        "channel": context.exchange.channel,
        "words": written,
        "lacks_subject": not subject,
        "beside": [each.id for each in context.sessions],
    }
    await context.exchange.memory.keep(own, _KEPT, who, json.dumps(kept))


async def with_more(context: Context, routed: Sequence[About]) -> str:
    """Return the request with what a message adds to it; "" where it adds nothing to any."""
    message = context.message
    is_said = message.is_to_the_bot and not message.is_edited and message.via is not Via.COMMAND
    if not is_said or message.about is not None or not _may_add(context, routed):
        return ""
    own = person_id(context.who)
    kept = await context.exchange.memory.kept(own, _KEPT, context.who)
    noted = json.loads(kept) if kept else {}
    if not noted or noted["channel"] != context.exchange.channel:
        return ""
    at = datetime.fromisoformat(noted["at"])
    if context.action.at - at > _LASTS or _is_asked_by_now(context, noted["beside"]):
        return ""
    return added_to(noted["words"], context.exchange.written, lacks_subject=noted["lacks_subject"])


def _may_add(context: Context, routed: Sequence[About]) -> bool:
    """Tell whether sentences are for nothing else: where something is open, a wish is for that."""
    telling = [each for each in routed if not isinstance(each, Social)]
    return bool(telling) and all(
        type(each) is Unknown
        or (isinstance(each, OpenRequest) and each.kind is Opens.MEETING)
        or (isinstance(each, SessionOrder) and each.does is Does.ADD)
        or (isinstance(each, StandingWish | SessionWish) and not context.waiting)
        for each in telling
    )


def _is_asked_by_now(context: Context, beside: Sequence[str]) -> bool:
    """Tell whether what was asked for may run by now: its form was sent off."""
    own = (each for each in context.sessions if each.organiser.id == context.who)
    return any(each.id not in beside for each in own)
