"""What is said to who asks for quiet: that nobody is told, or that nights are quiet anyway."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from orchestration.conversation.known.context import Context, sentence
from orchestration.conversation.ports.inbound import Part, Via
from orchestration.deciding.presentation.own_list import read_back
from orchestration.deciding.wishes.hearing import wishes_in
from orchestration.interaction.answers import JUST_US
from orchestration.interaction.routing.weighing.nearest import names_a_time
from orchestration.language.choosing.held.labels import label_alone
from orchestration.language.talk.kept_quiet import (
    asks_for_quiet_nights,
    asks_to_keep_quiet,
    asks_whether_kept,
    quiet_with_why,
)
from orchestration.model.preferences import Visibility

_QUIET: Final = "It stays between us: nobody else is told what you write to me here, nor why."

_NIGHTS: Final = (
    "At night I remind nobody as it is: reminders come by day, on your own clock. Nothing else "
    "changes; “no reminders” turns them off."
)


async def heard(context: Context) -> Sequence[Part] | None:
    """Reassure who asks in private that nobody is told, or for quiet nights; None of others.

    Where they have let others see something, it is said what those see; what can take that back
    is left to what they have told it in.
    """
    message = context.message
    if message.via is not Via.DM or message.is_edited or asks_whether_kept(context.words):
        return None
    if asks_for_quiet_nights(context.words):
        return [sentence(_NIGHTS)]
    why = quiet_with_why(context.words)
    if not asks_to_keep_quiet(context.words) and (not why or _may_be_a_wish(context, why)):
        return None
    told = [x for each in context.waiting for x in read_back(each, context.who).preferences]
    is_quiet = all(each.visibility is Visibility.PRIVATE for each in told)
    if label_alone(context.words) and not (told and is_quiet):
        return None  # it takes back what others may see, where there is such
    return [sentence(_QUIET if is_quiet else JUST_US)]


def _may_be_a_wish(context: Context, why: str) -> bool:
    """Tell whether a reason names a time, or says by what options can be judged: “I'm broke”."""
    at = context.action.at
    return names_a_time(why) or any(wishes_in(x, context.who, why, at) for x in context.waiting)
