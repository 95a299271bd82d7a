"""Having a turn spoken, and documents kept and looked into.

Voices speak where there are any, and templates where there are none.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from orchestration.kinds.panel.commands import (
    FieldProposed,
    LookedUp,
    OwnDocumentKept,
    OwnFound,
    PanelSpoke,
    SourceKept,
)
from orchestration.kinds.panel.effects import (
    GatherFacts,
    KeepForOneself,
    KeepSource,
    LookInto,
    LookIntoOwn,
    ProposeField,
    Speak,
)
from orchestration.kinds.panel.options.synonyms import likely_meant
from orchestration.kinds.panel.speech.offline import OfflineVoices
from orchestration.kinds.panel.state import PanelSource
from orchestration.model.panel import FieldQuestion, PossibleSynonym, ProposedField
from orchestration.model.people import MemberId
from orchestration.model.sources import FoundPassage
from orchestration.privacy import Private, reveal
from orchestration.sessions.performing import EffectContext, Results, does, performers

_OFFLINE: Final = OfflineVoices()
_NEAREST: Final = 12
"""So many passages are looked at for each question."""

_MOST_SEARCHES: Final = 7
"""So many questions are searched for at once: what was asked, and that of six options."""


async def _propose(effect: ProposeField, context: EffectContext) -> Results:
    fields, found = context.ports.fields, ProposedField()
    if fields:
        read = await _read(context, effect.ask) if effect.reads else ()
        material = (*read, *(await _searched(context, [effect.ask]) if effect.searches else ()))
        question = FieldQuestion(effect.ask, effect.titles, effect.who, material)
        found = await fields.propose(question, context.due.session)
    return (FieldProposed(**context.envelope, field=found),)


async def _read(context: EffectContext, ask: str) -> tuple[str, ...]:
    """Return what the panel's documents say that is nearest to a question."""
    documents, session = context.ports.documents, context.due.session
    if documents is None:
        return ()
    [found] = await asyncio.to_thread(documents.find, session, [ask], _NEAREST)
    return tuple(each.passage.text for each in found)


async def _gather(effect: GatherFacts, context: EffectContext) -> Results:
    await _searched(context, effect.queries)
    return ()


async def _searched(context: EffectContext, queries: Sequence[str]) -> tuple[str, ...]:
    """Search for some questions at once, keep what is found, and return what it says."""
    search, documents = context.ports.search, context.ports.documents
    if search is None or documents is None:
        return ()
    several = await asyncio.gather(*(search.find(each) for each in queries[:_MOST_SEARCHES]))
    once = {each.id: each for some in several for each in some}
    for each in once.values():
        await asyncio.to_thread(documents.keep, context.due.session, each)
    return tuple(x.text for each in once.values() for x in each.passages)


async def _speak(effect: Speak, context: EffectContext) -> Results:
    voices = context.ports.voices or _OFFLINE
    scene = effect.scene
    said = await voices.speak(scene, context.due.session)
    spoke = PanelSpoke(
        **context.envelope,
        turn=scene.turn,
        utterances=said.utterances,
        voices=tuple(each.persona.name for each in scene.parts),
        spent=said.spent,
    )
    return (spoke,)


async def _keep(effect: KeepSource, context: EffectContext) -> Results:
    document = reveal(effect.document, to=effect.by)
    if documents := context.ports.documents:
        await asyncio.to_thread(documents.keep, context.due.session, document)
    source = PanelSource(document.id, document.name, effect.by, len(document.passages))
    return (SourceKept(**context.envelope, source=source),)


async def _look_up(effect: LookInto, context: EffectContext) -> Results:
    documents, session = context.ports.documents, context.due.session
    found: Sequence[Sequence[FoundPassage]] = [() for _ in effect.queries]
    likely: tuple[PossibleSynonym, ...] = ()
    if effect.searches:
        await _searched(context, effect.queries)
    if documents and effect.queries:
        found = await asyncio.to_thread(documents.find, session, effect.queries, _NEAREST)
    if documents and effect.terms:
        names = [each for _, each in effect.names]
        alike = await asyncio.to_thread(documents.likeness, effect.terms, names)
        likely = likely_meant(effect.terms, effect.names, alike)
    passages = tuple(map(tuple, found))
    return (LookedUp(**context.envelope, turn=effect.turn, found=passages, likely=likely),)


async def _keep_own(effect: KeepForOneself, context: EffectContext) -> Results:
    owner = MemberId(effect.document.owner)
    if documents := context.ports.documents:
        await asyncio.to_thread(documents.keep_private, context.due.session, effect.document)
    name = Private(owner, reveal(effect.document, to=owner).name)
    return (OwnDocumentKept(**context.envelope, member=owner, name=name),)


async def _look_into_own(effect: LookIntoOwn, context: EffectContext) -> Results:
    documents, session, who = context.ports.documents, context.due.session, effect.who
    found: list[list[FoundPassage]] = [[] for _ in effect.queries]
    if documents:
        find = documents.find_own
        box = await asyncio.to_thread(find, session, who, effect.queries, _NEAREST)
        found = reveal(box, to=who)
    told = Private(who, tuple(map(tuple, found)))
    return (OwnFound(**context.envelope, member=who, found=told),)


PERFORMERS: Final = performers(
    does(ProposeField, _propose),
    does(GatherFacts, _gather),
    does(Speak, _speak),
    does(KeepSource, _keep),
    does(LookInto, _look_up),
    does(KeepForOneself, _keep_own),
    does(LookIntoOwn, _look_into_own),
)
