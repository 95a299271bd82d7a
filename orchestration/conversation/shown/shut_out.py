"""What a channel cannot be shown any more, since the bot may not write there: its asker is told.

Else a vote would go on that nobody sees, and come to an outcome that nobody hears of.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Final

from orchestration.conversation.known.own_language import ReaderLanguages
from orchestration.conversation.known.place_settings import SettingsPlace
from orchestration.conversation.ports.messenger import Closed, Gone, Messengers, Rendering
from orchestration.conversation.ports.storage import TELL, Held, Place, Places
from orchestration.interaction.layout import Layout, Text
from orchestration.interaction.layouts import screen
from orchestration.interaction.translation import Translation
from orchestration.model.people import is_guest
from orchestration.sessions.effects import Post
from orchestration.views.base import ChannelView
from orchestration.views.channel import Decided, NoOutcome, OptionsProposed

_NOT_THERE: Final = (
    "I may not write any more in the channel where you asked for this, so nobody reads there:"
)


@asynccontextmanager
async def asker_told(  # what is told by what, in whose language
    messengers: Messengers,
    render: Rendering,
    places: Places,
    languages: ReaderLanguages,
    held: Held | None,
    post: Post,
) -> AsyncIterator[Held]:
    """Have who asked for a session told, once, what of weight its channel could not be shown."""
    if held is None:
        raise Gone("nobody asked for it here")
    try:
        yield held
    except Closed:
        where = SettingsPlace(held.team, held.channel)
        reader = await languages.of_person(held.organiser, where)
        await _tell(messengers, render, places, reader, held, post)
        raise


async def _tell(  # the same
    messengers: Messengers,
    render: Rendering,
    places: Places,
    reader: Translation,
    held: Held,
    post: Post,
) -> None:
    key, to = f"{held.session}/{post.name}/shut-out", held.organiser
    name = f"{TELL}{key}"
    is_told = await asyncio.to_thread(places.find, held.session, name, to)
    if is_guest(to) or is_told or not _weighs(post.view):
        return
    shown = screen(post.view)
    parts = (Text(_NOT_THERE), Text(shown.words))
    words = f"{_NOT_THERE}\n{shown.words}"
    layout = Layout(words=words, parts=parts, times=shown.times)
    team, address = render.team(to), render.address(to)
    messenger = await messengers.of(team)
    place = Place(held.session, team, address, "", name, owner=to)
    at = await messenger.post(place, render.message(reader.layout(layout), held.session, ()), key)
    await asyncio.to_thread(places.put, replace(place, channel=at.channel, ts=at.ts))


def _weighs(view: ChannelView) -> bool:
    """Tell whether a view is what a group votes on, or what came of it."""
    match view:
        case OptionsProposed(is_closed=False) | Decided() | NoOutcome(apart=False):
            return True
        case _:
            return False
