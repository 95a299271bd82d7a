"""Something else beside what is put on a list: "add Vienna and remind the others".

Besides orders and questions that is what suits its author ("add Kyiv, nothing over 300 euros"),
and, where the list is called by that name, more of the kind ("…, Lviv too"), or a mere remark.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from orchestration.conversation.known import departures
from orchestration.conversation.known.context import Context
from orchestration.conversation.listed import lists
from orchestration.conversation.ports.inbound import Part, Via
from orchestration.conversation.voted.beside_a_vote import beside_it, saying, spoken_to
from orchestration.interaction.routing import SessionOrder, SessionQuestion
from orchestration.language.choosing.held.told_why import without_why_behind
from orchestration.language.choosing.held.wished_beside import begins_as_wish
from orchestration.language.choosing.lists.list_orders import (
    asked_for_in,
    changes_list,
    is_of_whom,
    names_list,
)
from orchestration.language.choosing.lists.proposed import titles_in
from orchestration.language.votes.divided import at_joints, divided


async def parted(context: Context) -> tuple[Sequence[Part], Context] | None:
    """Do what words say of a list, and return what is said of it and what stands beside it.

    None where not all that stands beside it is put to the bot.
    """
    message = context.message
    if message.is_edited or message.via not in (Via.THREAD, Via.DM):
        return None
    for first, beside in _divided(context):
        alone = saying(context, first)
        if is_of_whom(first) and await departures.called(alone, first):
            return None
        if told := await lists.changed(replace(alone, action=context.apart("/list"))):
            return told, beside
    return None


def _divided(context: Context) -> Iterator[tuple[str, Context]]:
    """Yield words that change a list, and what is put to the bot, or suits somebody, beside it."""
    text = context.message.text
    for first, then in divided(text):
        beside = spoken_to(beside_it(context, then))
        if changes_list(first) and _is_put_to_the_bot(beside):
            yield first, beside
    for first, then in at_joints(text):
        if asked_for_in(first) and begins_as_wish(then):
            yield first, beside_it(context, then)
        elif names_list(first) and not changes_list(without_why_behind(text)):
            more = "; ".join((*asked_for_in(first), *titles_in(then))) if titles_in(then) else ""
            yield f"proposal: {more}" if more else first, beside_it(context, "")


def _is_put_to_the_bot(beside: Context) -> bool:
    routed = beside.routed()
    return bool(routed) and all(isinstance(x, SessionOrder | SessionQuestion) for x in routed)
