"""A channel as a kind of session: what was said last holds."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from orchestration.kinds.channel.commands import (
    ChannelCommand,
    ForgetSettings,
    SetDefaults,
    SetRules,
)
from orchestration.kinds.channel.state import Channel
from orchestration.model.place_rules import AS_USUAL
from orchestration.model.settings import UNSAID
from orchestration.sessions.effects import Post
from orchestration.sessions.kind import SessionKind, Step, on, opens, table
from orchestration.views.channel import DefaultsSet


def _begin(command: ChannelCommand) -> Step[Channel]:
    channel = Channel(
        id=command.session,
        settings=command.settings,
        set_by=command.member.name,
        set_at=command.at,
    )
    return _ruled(channel, command) if isinstance(command, SetRules) else _set(channel, command)


def _set(channel: Channel, command: ChannelCommand) -> Step[Channel]:
    channel = replace(channel, settings=command.settings, set_by=command.member.name)
    return replace(channel, set_at=command.at), _told(command)


def _ruled(channel: Channel, command: SetRules) -> Step[Channel]:
    """Keep what holds for a team; it concerns no channel more than another, so none is told."""
    channel = replace(channel, settings=command.settings, rules=command.rules)
    return replace(channel, set_by=command.member.name, set_at=command.at), ()


def _forgotten(channel: Channel, command: ForgetSettings) -> Step[Channel]:
    """Let everything be as usual, said by nobody."""
    channel = replace(channel, settings=UNSAID, rules=AS_USUAL, set_by="")
    return replace(channel, set_at=command.at), ()


def _told(command: ChannelCommand) -> tuple[Post]:
    """Tell the channel: it is a post of its own each time, since an old one is read by nobody."""
    view = DefaultsSet(settings=command.settings, by=command.member.name)
    return (Post(name=f"defaults/{command.id}", view=view),)


CHANNEL: Final = SessionKind(
    name="channel",
    state=Channel,
    opening=opens(SetDefaults, _begin, SetRules),
    handlers=table(on(SetDefaults, _set), on(SetRules, _ruled), on(ForgetSettings, _forgotten)),
    views=(DefaultsSet,),
)
