"""What is asked of all that is open: how far each is; where nothing is open, that in a line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from orchestration.conversation.asked import questions
from orchestration.conversation.known.by_name import is_of_times
from orchestration.conversation.known.context import Context, lately_over, sentence
from orchestration.conversation.ports.inbound import Part, Via
from orchestration.deciding.state import Decision
from orchestration.deciding.step import how_it_ended
from orchestration.interaction.answers import NOBODY_ASKS_YOU, NOTHING_OPEN
from orchestration.interaction.routing import Asks
from orchestration.language.ordered.asked_around import (
    asks_if_still_on,
    asks_what_is_open,
    wants_a_reminder,
)


async def heard(context: Context) -> Sequence[Part] | None:
    """Say what is open to who asks that, or that nothing is; None of others.

    Where times are looked for, “what is open” may be of those.

    Who asks whether something is still on hears how it ended.
    """
    message = context.message
    if asks_what_is_open(context.words) and _is_among_choices(context):
        return await questions.answered(context, Asks.STATUS, context.words)
    if context.sessions or message.about or message.via is Via.COMMAND or not message.is_to_the_bot:
        return None
    if asks_what_is_open(context.words):
        return [sentence(NOTHING_OPEN)]
    if asks_if_still_on(context.words) and (ended := await _ended(context)):
        return [sentence(how_it_ended(ended, is_asked=True))]
    return [sentence(NOBODY_ASKS_YOU)] if wants_a_reminder(context.words) else None


def _is_among_choices(context: Context) -> bool:
    """Tell whether something is open that somebody may ask of, and none of it is a meeting."""
    is_asked = context.message.is_to_the_bot and context.message.via is not Via.COMMAND
    return is_asked and bool(context.open) and not any(map(is_of_times, context.open))


async def _ended(context: Context) -> Decision | None:
    """Return what has ended that words name, or else the latest of all that has."""
    over = await lately_over(context)
    named, _ = replace(context, sessions=tuple(over)).named(context.words)
    return next(iter(named or over), None)
