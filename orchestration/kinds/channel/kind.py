"""A channel as a kind of session: what was said last holds."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from orchestration.kinds.channel.commands import (
    ChannelCommand,
    DropPersona,
    ForgetSettings,
    KeepPersona,
    SetDefaults,
    SetRules,
    SettingsCommand,
)
from orchestration.kinds.channel.personas import called, not_yours, why_not
from orchestration.kinds.channel.state import Channel
from orchestration.model.panel import OwnPersona
from orchestration.model.people import MemberId
from orchestration.model.place_rules import AS_USUAL
from orchestration.model.settings import UNSAID
from orchestration.privacy import Private
from orchestration.sessions.effects import Post, Tell
from orchestration.sessions.kind import SessionKind, Step, on, opens, table
from orchestration.views.channel import DefaultsSet
from orchestration.views.member import Notice


def _begin(command: ChannelCommand) -> Step[Channel]:
    channel = Channel(id=command.session, settings=UNSAID, set_by="", set_at=command.at)
    match command:
        case KeepPersona():
            return _persona_kept(channel, command)
        case SetRules():
            return _ruled(channel, command)
        case SetDefaults():
            return _set(channel, command)
        case _:
            return channel, ()


def _set(channel: Channel, command: SettingsCommand) -> Step[Channel]:
    channel = replace(channel, settings=command.settings, set_by=command.member.name)
    return replace(channel, set_at=command.at, names=_names(command)), _told(command)


def _names(command: ChannelCommand) -> tuple[tuple[MemberId, str], ...]:
    return command.names if isinstance(command, SetDefaults) else ()


def _ruled(channel: Channel, command: SetRules) -> Step[Channel]:
    """Keep what holds for a team; it concerns no channel more than another, so none is told."""
    channel = replace(channel, settings=command.settings, rules=command.rules)
    return replace(channel, set_by=command.member.name, set_at=command.at), ()


def _persona_kept(channel: Channel, command: KeepPersona) -> Step[Channel]:
    """Keep a persona, in the place of one of its name, as far as it may be: at last, here."""
    persona, who = command.persona, command.member.id
    if problem := why_not(channel.personas, persona.name, who, manages=command.manages):
        return channel, (_notice(who, problem),)
    return replace(channel, personas=(*_but(channel, persona.name), persona)), ()


def _persona_dropped(channel: Channel, command: DropPersona) -> Step[Channel]:
    who, name = command.member, command.name
    if problem := not_yours(channel.personas, name, who, manages=command.manages):
        return channel, (_notice(who, problem),)
    return replace(channel, personas=_but(channel, name)), ()


def _notice(who: MemberId, text: str) -> Tell:
    return Tell(to=who, view=Private(who, Notice(text=text)))


def _but(channel: Channel, name: str) -> tuple[OwnPersona, ...]:
    same = called(channel.personas, name)
    return tuple(each for each in channel.personas if each is not same)


def _forgotten(channel: Channel, command: ForgetSettings) -> Step[Channel]:
    """Let everything be as usual, said by nobody."""
    channel = replace(channel, settings=UNSAID, rules=AS_USUAL, set_by="", personas=())
    return replace(channel, set_at=command.at), ()


def _told(command: SettingsCommand) -> tuple[Post]:
    """Tell the channel: it is a post of its own each time, since an old one is read by nobody."""
    view = DefaultsSet(settings=command.settings, by=command.member.name, names=_names(command))
    return (Post(name=f"defaults/{command.id}", view=view),)


CHANNEL: Final = SessionKind(
    name="channel",
    state=Channel,
    opening=opens(SetDefaults, _begin, SetRules, KeepPersona),
    handlers=table(
        on(SetDefaults, _set),
        on(SetRules, _ruled),
        on(KeepPersona, _persona_kept),
        on(DropPersona, _persona_dropped),
        on(ForgetSettings, _forgotten),
    ),
    views=(DefaultsSet,),
)
