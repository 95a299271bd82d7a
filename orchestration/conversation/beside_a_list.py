"""An order or a question beside what is put on a list: "add Vienna and remind the others"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from orchestration.conversation import departures, lists
from orchestration.conversation.beside_a_vote import beside_it, saying, spoken_to
from orchestration.conversation.context import Context
from orchestration.conversation.inbound import Part, Via
from orchestration.interaction.routing import SessionOrder, SessionQuestion
from orchestration.language.choosing.list_orders import changes_list, is_of_whom
from orchestration.language.votes.divided import divided


async def parted(context: Context) -> tuple[Sequence[Part], Context] | None:
    """Do what words say of a list, and return what is said of it and what stands beside it.

    None where not all that stands beside it is put to the bot.
    """
    message = context.message
    if message.is_edited or message.via not in (Via.THREAD, Via.DM):
        return None
    for first, then in divided(message.text):
        beside = spoken_to(beside_it(context, then))
        if not changes_list(first) or not _is_put_to_the_bot(beside):
            continue
        alone = saying(context, first)
        if is_of_whom(first) and await departures.called(alone, first):
            return None
        if told := await lists.changed(replace(alone, action=context.apart("/list"))):
            return told, beside
    return None


def _is_put_to_the_bot(beside: Context) -> bool:
    routed = beside.routed()
    return bool(routed) and all(isinstance(x, SessionOrder | SessionQuestion) for x in routed)
