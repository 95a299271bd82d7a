"""Having a turn spoken: by the voices there are, and by templates where there are none."""

from __future__ import annotations

from typing import Final

from orchestration.kinds.panel.commands import PanelSpoke
from orchestration.kinds.panel.effects import Speak
from orchestration.kinds.panel.speech.offline import OfflineVoices
from orchestration.sessions.performing import EffectContext, Results, does, performers

_OFFLINE: Final = OfflineVoices()


async def _speak(effect: Speak, context: EffectContext) -> Results:
    voices = context.ports.voices or _OFFLINE
    said = await voices.speak(effect.scene)
    return (PanelSpoke(**context.envelope, turn=effect.scene.turn, utterances=said),)


PERFORMERS: Final = performers(does(Speak, _speak))
