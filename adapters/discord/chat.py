"""How layouts look in Discord, and where in Discord people are, for the chat that keeps places."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from adapters.discord import components as b
from adapters.discord import times
from adapters.discord.names import DIRECT, address_of, emoji_of, is_account, is_team, user_of
from adapters.discord.render import render
from adapters.discord.schedule import ServerEvents
from adapters.discord.web import DiscordWeb
from orchestration.conversation.linked import Linked
from orchestration.conversation.messenger import TELL, Rendered, Rendering, cannot_write, invite_as
from orchestration.conversation.placed_chat import PlacedChat
from orchestration.conversation.storage import Places
from orchestration.conversation.team_calendar import TeamCalendar
from orchestration.interaction.layout import Look
from orchestration.model.people import MemberId, SessionId

_LEFT: Final = (
    "{} is on none of my servers any more, so nobody asks them. Who asked for this can let it go "
    "on: “@Convene go on without …”, with their name."
)


def discord_chat(
    web: DiscordWeb, places: Places, events: ServerEvents, linked: Linked
) -> PlacedChat:
    """Return a Chat whose channels and private conversations are those of Discord."""
    calendar = TeamCalendar(events, places)
    return PlacedChat(web, linked.rendering(_RENDERING, is_account), places, calendar)


def _unreachable(session: SessionId, to: MemberId) -> Rendered:
    text = cannot_write(f"<@{user_of(to)}>")
    button = b.button("tell", TELL, "", session, Look.PRIMARY)
    return Rendered(text, b.numbered([b.text(text), *b.rows([button])]))


def _departed(to: MemberId) -> Rendered:
    text = _LEFT.format(f"<@{user_of(to)}>")
    return Rendered(text, [b.text(text)])


def _stamped(said: Rendered, number: int) -> Rendered:
    return replace(said, blocks=b.stamped(said.blocks, number))


_RENDERING: Final = Rendering(
    message=render,
    emoji=emoji_of,
    noted="✅",
    invite=invite_as(times.shown),
    unreachable=_unreachable,
    departed=_departed,
    revision=_stamped,
    at_rest=b.at_rest,
    team=lambda _: DIRECT,
    address=address_of,
    owns=is_team,
)
