"""What somebody does for a channel, or for all of a team, beyond any session."""

from __future__ import annotations

from dataclasses import dataclass

from orchestration.model.panel import OwnPersona
from orchestration.model.people import Member, MemberId
from orchestration.model.place_rules import PlaceRules
from orchestration.model.settings import DecisionSettings
from orchestration.sessions.commands import ByMember, Command


@dataclass(frozen=True, slots=True, kw_only=True)
class ChannelCommand(Command):
    """Somebody says what holds in a place, whose own `session` it is (`channel_id`)."""

    member: Member

    @property
    def author(self) -> MemberId | None:
        """Who said it."""
        return self.member.id


@dataclass(frozen=True, slots=True, kw_only=True)
class SettingsCommand(ChannelCommand):
    """Somebody says how it is decided in a place."""

    settings: DecisionSettings


@dataclass(frozen=True, slots=True, kw_only=True)
class SetDefaults(SettingsCommand):
    """Somebody says how decisions are taken in a channel; `names` are of those whom it names."""

    names: tuple[tuple[MemberId, str], ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class SetRules(SettingsCommand):
    """A manager says what holds in all of a team."""

    rules: PlaceRules


@dataclass(frozen=True, slots=True, kw_only=True)
class KeepPersona(ChannelCommand):
    """Somebody makes a persona for a team's panels; one of that name gives way to it.

    Of another's it does where who does so `manages` all of the team.
    """

    persona: OwnPersona
    manages: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class DropPersona(ByMember):
    """Somebody has no more of a persona in a team's panels from now on, by its name."""

    name: str
    manages: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class ForgetSettings(Command):
    """The bot has not been there for long: nothing is set there any more."""
