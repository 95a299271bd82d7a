"""The whole state of one channel, or of all of a team."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from orchestration.model.panel import OwnPersona
from orchestration.model.people import MemberId
from orchestration.model.place_rules import AS_USUAL, PlaceRules
from orchestration.model.settings import DecisionSettings
from orchestration.sessions.session import Session


@dataclass(frozen=True, slots=True, kw_only=True)
class Channel(Session):
    """How decisions are taken in a channel, unless a request says otherwise; and who set that.

    What holds for all of a team is kept alike, with its rules, and with the personas that people
    have made for its panels.
    """

    settings: DecisionSettings
    set_by: str
    set_at: datetime
    rules: PlaceRules = AS_USUAL
    personas: tuple[OwnPersona, ...] = ()
    names: tuple[tuple[MemberId, str], ...] = ()
