"""A panel played without a runner: what is said to it is answered at once, by templates."""

from datetime import UTC, datetime

from orchestration.kinds.panel import handling
from orchestration.kinds.panel.commands import (
    AddSource,
    AskPanel,
    FieldProposed,
    LookedUp,
    OpenPanel,
    OwnDocumentKept,
    OwnFound,
    PanelSpoke,
    SourceKept,
)
from orchestration.kinds.panel.effects import (
    KeepForOneself,
    KeepSource,
    LookInto,
    LookIntoOwn,
    ProposeField,
    Speak,
)
from orchestration.kinds.panel.options.synonyms import likely_meant
from orchestration.kinds.panel.speech.offline import spoken
from orchestration.kinds.panel.state import PanelSource
from orchestration.model.people import Member, MemberId, Organiser, SessionId
from orchestration.model.spent import NOTHING
from orchestration.privacy import Private, reveal
from orchestration.retrieval.dividing import divided
from orchestration.retrieval.library import Library
from storage.documents import MemoryDocuments
from tests.kinds.panel.settings import SHELF

NOW = datetime(2027, 1, 7, 9, tzinfo=UTC)
SALLY = Member(MemberId("sally"), "Sally", "UTC")


class Stage:
    """A panel, and what it has posted and told."""

    def __init__(
        self,
        catalogue,
        ask="What would suit me?",
        *,
        seed="7",
        speak=spoken,
        embedding=None,
        sources=(),
        field=None,
        costs=NOTHING,
        **more,
    ):
        self.told, self.posted, self.scenes, self._speak = [], [], [], speak
        self._field, self.proposing, self.costs = field, [], costs
        self.library = Library(MemoryDocuments(), embedding)
        self.panel, effects = handling.open_panel(
            OpenPanel(
                **self.envelope(),
                organiser=Organiser(SALLY.id, SALLY.name),
                members=(SALLY,),
                ask=ask,
                catalogue=SHELF.named(catalogue) if isinstance(catalogue, str) else catalogue,
                seed=seed,
                documents=tuple(document(*each) for each in sources),
                is_proposed=field is not None,
                **more,
            )
        )
        self._follow(effects)

    def envelope(self):
        return {"id": "x", "session": SessionId("panel-1"), "at": NOW}

    def says(self, text, who="sally", **more):
        """Say something; return the turn that comes of it."""
        self.does(handling.ask, AskPanel, who, text=text, name=who.title(), **more)
        return self.panel.turns[-1]

    def does(self, handler, command, who="sally", **fields):
        """Do something else; return what was told because of it."""
        before = len(self.told)
        made = command(**self.envelope(), member=MemberId(who), **fields)
        self.panel, effects = handler(self.panel, made)
        self._follow(effects)
        return self.told[before:]

    def hands_in(self, name, text, who="sally"):
        """Hand in a document; return what was told because of it."""
        return self.does(
            handling.add_source, AddSource, who, document=document(name, text, who), name=who
        )

    def _follow(self, effects):
        for each in effects:
            if (done := self._performed(each)) is None:
                (self.told if hasattr(each, "to") else self.posted).append(each)
            else:
                handler, command, fields = done
                self.panel, more = handler(self.panel, command(**self.envelope(), **fields))
                self._follow(more)

    def _performed(self, effect):
        """Return what comes of an effect: who handles which command."""
        match effect:
            case Speak(scene=scene):
                self.scenes.append(scene)
                voices = tuple(each.persona.name for each in scene.parts)
                said = {
                    "turn": scene.turn,
                    "utterances": self._speak(scene),
                    "voices": voices,
                    "spent": self.costs,
                }
                return handling.spoke, PanelSpoke, said
            case ProposeField():
                self.proposing.append(effect)
                return handling.field_proposed, FieldProposed, {"field": self._field}
            case KeepSource(by=by, document=box):
                kept = reveal(box, to=by)
                self.library.keep(self.panel.id, kept)
                source = PanelSource(kept.id, kept.name, by, len(kept.passages))
                return handling.source_kept, SourceKept, {"source": source}
            case KeepForOneself(document=box):
                self.library.keep_private(self.panel.id, box)
                name = Private(box.owner, reveal(box, to=box.owner).name)
                kept = {"member": box.owner, "name": name}
                return handling.own_document_kept, OwnDocumentKept, kept
            case LookIntoOwn(who=who, queries=queries):
                box = self.library.find_own(self.panel.id, who, queries, 12)
                found = Private(who, tuple(map(tuple, reveal(box, to=who))))
                return handling.own_found, OwnFound, {"member": who, "found": found}
            case LookInto(turn=turn, queries=queries, terms=terms, names=names):
                found = self.library.find(self.panel.id, queries, 12)
                alike = self.library.likeness(terms, [each for _, each in names])
                likely = likely_meant(terms, names, alike)
                told = {"turn": turn, "found": tuple(map(tuple, found)), "likely": likely}
                return handling.looked_up, LookedUp, told
        return None

    @property
    def utterances(self):
        return [each for turn in self.panel.turns for each in turn.utterances]

    def title(self, at):
        return self.panel.option_of(self.panel.personas[at]).title

    def name(self, at):
        return self.panel.personas[at].name


def document(name, text, who="sally"):
    return Private(who, divided(name, [text], is_paged=False))


def spoke(turn):
    """Return who spoke in a turn, in order."""
    return [each.persona for each in turn.utterances]
