"""What somebody does for a channel, or for all of a team, beyond any session."""

from __future__ import annotations

from dataclasses import dataclass

from orchestration.model.people import Member, MemberId
from orchestration.model.place_rules import PlaceRules
from orchestration.model.settings import DecisionSettings
from orchestration.sessions.commands import Command


@dataclass(frozen=True, slots=True, kw_only=True)
class ChannelCommand(Command):
    """Somebody says what holds in a place, whose own `session` it is (`channel_id`)."""

    member: Member
    settings: DecisionSettings

    @property
    def author(self) -> MemberId | None:
        """Who said it."""
        return self.member.id


@dataclass(frozen=True, slots=True, kw_only=True)
class SetDefaults(ChannelCommand):
    """Somebody says how decisions are taken in a channel."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SetRules(ChannelCommand):
    """A manager says what holds in all of a team."""

    rules: PlaceRules


@dataclass(frozen=True, slots=True, kw_only=True)
class ForgetSettings(Command):
    """The bot has not been there for long: nothing is set there any more."""
