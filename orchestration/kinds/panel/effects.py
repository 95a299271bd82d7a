"""What has to be done outside for a panel."""

from __future__ import annotations

from dataclasses import dataclass

from orchestration.model.panel import Scene
from orchestration.sessions.effects import Effect


@dataclass(frozen=True, slots=True, kw_only=True)
class Speak(Effect):
    """Have a turn spoken; comes back as PanelSpoke."""

    scene: Scene
