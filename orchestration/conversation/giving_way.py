"""In words whether a wish may give way this once, where its author was asked."""

from __future__ import annotations

from collections.abc import Sequence

from orchestration.conversation.context import Context, sentence
from orchestration.conversation.inbound import Part, Via
from orchestration.deciding.clarify import open_question
from orchestration.deciding.presentation.record import to_give_way
from orchestration.language.this_once import gives_way


async def heard(context: Context) -> Sequence[Part] | None:
    """Take words as the press that they stand for; None where nothing of it was asked or said."""
    message, who = context.message, context.who
    possible = gives_way(context.words) if message.via is Via.DM else None
    if possible is None or message.is_edited:
        return None
    asked = [(each, to_give_way(each, who)) for each in context.waiting]
    found = [(each, question.number) for each, question in asked if question]
    if len(found) != 1 or any(open_question(each, who) for each in context.waiting):
        return None
    [(decision, number)] = found
    press = "possible" if possible else "firm"
    action = context.apart(f"/{press}")
    reply = context.access.kinds.press(decision, action, press, str(number))
    await context.access.send(*reply.commands)
    return [sentence(reply.note or reply.notice)]
