"""What is asked of all that is open, where nothing is: it is said so in a line."""

from __future__ import annotations

from collections.abc import Sequence

from orchestration.conversation.context import Context, sentence
from orchestration.conversation.inbound import Part, Via
from orchestration.interaction.answers import NOBODY_ASKS_YOU, NOTHING_OPEN
from orchestration.language.asked_around import asks_what_is_open, wants_a_reminder


async def heard(context: Context) -> Sequence[Part] | None:
    """Say that nothing is open to who asks what is, or wants to be reminded; None of others."""
    message = context.message
    if context.sessions or message.about or message.via is Via.COMMAND or not message.is_to_the_bot:
        return None
    if asks_what_is_open(context.words):
        return [sentence(NOTHING_OPEN)]
    return [sentence(NOBODY_ASKS_YOU)] if wants_a_reminder(context.words) else None
