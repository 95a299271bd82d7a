"""A channel as a kind of session: what was said last holds."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from orchestration.kinds.channel.commands import SetDefaults
from orchestration.kinds.channel.state import Channel
from orchestration.sessions.kind import SessionKind, Step, on, opens, table


def _begin(command: SetDefaults) -> Step[Channel]:
    return (
        Channel(
            id=command.session,
            settings=command.settings,
            set_by=command.member.name,
            set_at=command.at,
        ),
        (),
    )


def _set(channel: Channel, command: SetDefaults) -> Step[Channel]:
    channel = replace(channel, settings=command.settings, set_by=command.member.name)
    return replace(channel, set_at=command.at), ()


CHANNEL: Final = SessionKind(
    name="channel",
    state=Channel,
    opening=opens(SetDefaults, _begin),
    handlers=table(on(SetDefaults, _set)),
)
