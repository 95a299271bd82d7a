"""What is asked of all that is open, where nothing is: it is said so in a line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from orchestration.conversation.known.context import Context, lately_over, sentence
from orchestration.conversation.ports.inbound import Part, Via
from orchestration.deciding.state import Decision
from orchestration.deciding.step import how_it_ended
from orchestration.interaction.answers import NOBODY_ASKS_YOU, NOTHING_OPEN
from orchestration.language.asked_around import (
    asks_if_still_on,
    asks_what_is_open,
    wants_a_reminder,
)


async def heard(context: Context) -> Sequence[Part] | None:
    """Say that nothing is open to who asks what is, or wants to be reminded; None of others.

    Who asks whether something is still on hears how it ended.
    """
    message = context.message
    if context.sessions or message.about or message.via is Via.COMMAND or not message.is_to_the_bot:
        return None
    if asks_what_is_open(context.words):
        return [sentence(NOTHING_OPEN)]
    if asks_if_still_on(context.words) and (ended := await _ended(context)):
        return [sentence(how_it_ended(ended, is_asked=True))]
    return [sentence(NOBODY_ASKS_YOU)] if wants_a_reminder(context.words) else None


async def _ended(context: Context) -> Decision | None:
    """Return what has ended that words name, or else the latest of all that has."""
    over = await lately_over(context)
    named, _ = replace(context, sessions=tuple(over)).named(context.words)
    return next(iter(named or over), None)
