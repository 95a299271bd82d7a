"""What comes of words in private about one's own wishes: one of the list goes, or it is shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from orchestration.conversation.asked import questions
from orchestration.conversation.known.context import Context, sentence
from orchestration.conversation.ports.inbound import Part, Via
from orchestration.conversation.told import wishes
from orchestration.deciding.presentation.own_list import read_back
from orchestration.deciding.state import Decision, Phase
from orchestration.deciding.wishes.clarify import open_question
from orchestration.interaction.routing import Asks
from orchestration.interaction.wording.phrases import counted
from orchestration.language.choosing.words import stem, words_of
from orchestration.language.ordered.own_lines import (
    asks_if_right,
    strikes_some,
    struck,
    struck_about,
    struck_by_topic,
    struck_hour,
)
from orchestration.model.people import MemberId

_TAKE_BACK: Final = "take-back"
_TOO_FAR: Final = 1000
"""The place of no line: it is asked then which is meant."""

_NOT_THERE: Final = "I have {lines} of yours for “{subject}”: which one shall go?"


async def heard(context: Context) -> Sequence[Part] | None:
    """Take back the wish at a place of its author's list, or show that; None of other words."""
    if context.message.via is not Via.DM or context.message.is_edited:
        return None
    held = [each for each in context.waiting if read_back(each, context.who).preferences]
    if len(held) != 1:
        return None
    [decision] = held
    if asks_if_right(context.words) and not open_question(decision, context.who):
        return await questions.answered(context, Asks.ABOUT_ME, context.words)
    if about := struck_about(context.words):
        await wishes.tell_one(context, decision.id, context.action, about)
        return []
    if named := _told_by_name(context, decision):
        return await _taken_back(context, decision, named)
    place = struck(context.words)
    asking = len(context.waiting) == 1 and decision.phase is Phase.INTAKE
    return await _taken_back(context, decision, place) if place is not None and asking else None


def _told_by_name(context: Context, decision: Decision) -> int:
    """Return the place of the wish that is to go by what it is about; 0 where none is."""
    if strikes_some(context.words):
        return _TOO_FAR
    if hour := struck_hour(context.words):
        return _at_hour(decision, context.who, hour)
    topic = struck_by_topic(context.words)
    return _about(decision, context.who, topic) if topic else 0


def _about(decision: Decision, who: MemberId, topic: str) -> int:
    """Return the place of the one wish of somebody that is about something; else one too far."""
    held = read_back(decision, who).preferences
    named = {stem(each.word) for each in words_of(topic)}
    about = [
        at
        for at, each in enumerate(held, 1)
        if not named.isdisjoint(stem(x.word) for x in words_of(each.restatement))
    ]
    return about[0] if len(about) == 1 else len(held) + 1


def _at_hour(decision: Decision, who: MemberId, hour: str) -> int:
    """Return the place of the one wish of somebody that names an hour; else one too far."""
    held = read_back(decision, who).preferences
    named = [at for at, each in enumerate(held, 1) if hour in each.restatement]
    return named[0] if len(named) == 1 else len(held) + 1


async def _taken_back(context: Context, decision: Decision, place: int) -> Sequence[Part]:
    """Take back one wish; its author is shown what is left by that."""
    wishes = read_back(decision, context.who).preferences
    if place > len(wishes):
        lines = counted(len(wishes), "wish", "wishes")
        return [sentence(_NOT_THERE.format(lines=lines, subject=decision.terms.subject))]
    number = wishes[place - 1 if place > 0 else place].number
    reply = context.access.kinds.press(decision, context.action, _TAKE_BACK, f"{number}")
    await context.access.send(*reply.commands)
    return []
