"""A time that somebody wants put beside those that are voted on: none is, and why it is not there.

Options come from what everybody has told; another look brings others.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from orchestration.conversation.known.by_name import is_of_times
from orchestration.conversation.known.context import Context
from orchestration.conversation.ports.inbound import Part, Via
from orchestration.deciding.method import method_of
from orchestration.deciding.state import Phase
from orchestration.deciding.votes.speaking_up import DECIDES
from orchestration.deciding.votes.standing import is_last_vote
from orchestration.interaction.answers import said
from orchestration.interaction.layout import Button
from orchestration.interaction.routing.parts.time_named import time_named
from orchestration.language.votes.by_hand import adds_option

_BY_HAND: Final = (
    "Nobody puts a time on the list: the options come from what all of you told me. Where more "
    "than "
    "half press “Look again”, others follow."
)
_IN_THE_LAST: Final = (
    "Nobody puts a time on the list: the options come from what all of you told me."
)


async def heard(context: Context) -> Sequence[Part] | None:
    """Say why a time is not on the list, and what brings others; None where none is to be added."""
    message = context.message
    if message.is_edited or message.via is Via.COMMAND:
        return None
    voting = [x for x in context.waiting if x.phase is Phase.VOTE and is_of_times(x)]
    named = time_named(adds_option(context.words)) if len(voting) == 1 else ""
    if not named:
        return None
    [decision] = voting
    method, at = method_of(decision), context.access.now()
    why = method.why_left_out(decision, context.who, named, at)
    is_last = is_last_vote(decision)
    how = f"{_IN_THE_LAST} {DECIDES}" if is_last else _BY_HAND
    told = f"“{decision.terms.subject}”, {named}: {why} {how}" if why else how
    look_again = Button("look-again", "Look again", f"{decision.round.number}")
    return [Part(said(told, () if is_last else (look_again,)), decision.id)]
