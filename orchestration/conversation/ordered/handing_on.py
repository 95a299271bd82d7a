"""Who would have somebody else look after what they have asked for hears that it stays theirs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from orchestration.conversation.known.context import Context, sentence
from orchestration.conversation.ports.inbound import Part
from orchestration.language.ordered.handing_on import handed_on

_STAYS: Final = (
    "“{subject}” can't be handed on: it stays yours. Once you call it off, {name} can ask anew."
)
_LEFT_OVER: Final = " \t\n.,;:!?–—-"


def heard(context: Context) -> tuple[Sequence[Part], Context | None]:
    """Return what is said of handing something on, and the message without; None if nothing else.

    Only who organises something that is open can mean that.
    """
    own = [each for each in context.open if each.organiser.id == context.who]
    message = context.message
    if len(own) != 1 or message.is_edited or not message.is_to_the_bot:
        return (), context
    [decision] = own
    others = [each for each in decision.members if each.id != context.who]
    found = handed_on(message.text, [each.name for each in others])
    if found is None:
        return (), context
    called, start, end = found
    name = next(x.name for x in others if called.casefold() in x.name.casefold().split())
    told = [sentence(_STAYS.format(subject=decision.terms.subject, name=name))]
    left = f"{message.text[:start]} {message.text[end:]}".strip(_LEFT_OVER)
    rest = replace(context, message=replace(message, text=left, typed=left)) if left else None
    return told, rest
