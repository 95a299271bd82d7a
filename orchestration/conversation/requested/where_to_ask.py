"""In which channel something is asked that was asked for in private: as words say, or as chosen.

What was asked for is kept sealed meanwhile, as its author's own: the latest of it alone.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Final

from orchestration.conversation.ports.inbound import Part
from orchestration.conversation.ports.notes import Memory
from orchestration.interaction.answers import IN_WHICH_CHANNEL
from orchestration.interaction.layout import Layout, Select, Text
from orchestration.language.ordered.channel_named import (
    channel_named,
    is_only_a_name,
    names_a_channel,
)
from orchestration.model.people import MemberId, person_id
from orchestration.model.place_rules import Capacity

ASK_IN: Final = "ask-in"
"""The action of the list of channels; its value is the team and the channel."""

THERE: Final = "I ask it there now."
NOWHERE: Final = "Ask me that in the channel where people are to read it, please."

_KEPT: Final = "asked-in-private"
_MOST: Final = 25


@dataclass(frozen=True, slots=True)
class Room:
    """A channel in which somebody can have something asked, and what they are there."""

    team: str
    channel: str
    name: str
    where: str
    capacity: Capacity

    @property
    def value(self) -> str:
        """What it is chosen by."""
        return f"{self.team}/{self.channel}"


def named(words: str, rooms: Sequence[Room]) -> tuple[list[Room], str]:
    """Return which channels words name, and what else they say."""
    found = channel_named(words)
    if found is None:
        return [], words
    meant = [x for x in rooms if x.channel == found.id or x.name.casefold() == found.name]
    return (meant, found.rest) if meant else ([], words)


async def asked_for(
    memory: Memory, who: MemberId, words: str, see: Callable[[], Awaitable[Sequence[Room]]]
) -> tuple[Sequence[Room], str]:
    """Return in which channels something is to be asked that is written in private, and what.

    A channel's mere name is for what was asked for before.
    """
    is_named, is_name = names_a_channel(words), is_only_a_name(words)
    before = await kept(memory, who) if is_named or is_name else ""
    if not (is_named or before):
        return (), ""
    rooms, rest = named(words, await see())
    return rooms, rest or before


def asked(rooms: Sequence[Room], missing: str) -> Layout:
    """Ask in which of these channels it is to be asked."""
    is_one = len({each.team for each in rooms}) == 1
    options = [
        (each.value, f"#{each.name}" if is_one else f"#{each.name} ({each.where})")
        for each in rooms[:_MOST]
    ]
    words = missing if IN_WHICH_CHANNEL in missing else f"{missing} Where shall I ask?"
    select = Select(ASK_IN, "In which channel?", tuple(options))
    return Layout(words=words, parts=(Text(words), select))


async def asking(
    memory: Memory, who: MemberId, rooms: Sequence[Room], words: str, missing: str = ""
) -> Sequence[Part]:
    """Keep what somebody has asked for in private, and ask in which channel it is to be asked."""
    await keep(memory, who, words)
    return [Part(asked(rooms, missing or IN_WHICH_CHANNEL))]


async def keep(memory: Memory, who: MemberId, words: str) -> None:
    """Keep what somebody has asked for in private."""
    await memory.keep(person_id(who), _KEPT, who, words)


async def kept(memory: Memory, who: MemberId) -> str:
    """Return what somebody has last asked for in private, and nowhere yet; "" where nothing."""
    return await memory.kept(person_id(who), _KEPT, who)
