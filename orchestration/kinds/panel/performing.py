"""Having a turn spoken, and documents kept and looked into.

Voices speak where there are any, and templates where there are none.
"""

from __future__ import annotations

import asyncio
from typing import Final

from orchestration.kinds.panel.commands import LookedUp, PanelSpoke, SourceKept
from orchestration.kinds.panel.effects import KeepSource, LookInto, Speak
from orchestration.kinds.panel.speech.offline import OfflineVoices
from orchestration.kinds.panel.state import PanelSource
from orchestration.privacy import reveal
from orchestration.sessions.performing import EffectContext, Results, does, performers

_OFFLINE: Final = OfflineVoices()
_NEAREST: Final = 12
"""So many passages are looked at for each question."""


async def _speak(effect: Speak, context: EffectContext) -> Results:
    voices = context.ports.voices or _OFFLINE
    said = await voices.speak(effect.scene)
    return (PanelSpoke(**context.envelope, turn=effect.scene.turn, utterances=said),)


async def _keep(effect: KeepSource, context: EffectContext) -> Results:
    document = reveal(effect.document, to=effect.by)
    if documents := context.ports.documents:
        await asyncio.to_thread(documents.keep, context.due.session, document)
    source = PanelSource(document.id, document.name, effect.by, len(document.passages))
    return (SourceKept(**context.envelope, source=source),)


async def _look_up(effect: LookInto, context: EffectContext) -> Results:
    documents, session = context.ports.documents, context.due.session
    found = (
        await asyncio.to_thread(documents.find, session, effect.queries, _NEAREST)
        if documents
        else [() for _ in effect.queries]
    )
    return (LookedUp(**context.envelope, turn=effect.turn, found=tuple(map(tuple, found))),)


PERFORMERS: Final = performers(
    does(Speak, _speak), does(KeepSource, _keep), does(LookInto, _look_up)
)
