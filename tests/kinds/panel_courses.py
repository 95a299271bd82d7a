"""Courses of a panel: by templates, and as a model would write for it."""

from dataclasses import dataclass, replace
from typing import Any

from adapters.files.shelf import Shelf
from orchestration.kinds.panel.commands import (
    AddSource,
    AskPanel,
    FinishPanel,
    FocusPanel,
    HidePersona,
    LookAtPanel,
    OpenPanel,
    PanelLook,
    PinInPanel,
    SelectPersonas,
    SetVoices,
)
from orchestration.kinds.panel.kind import PANEL
from orchestration.model.panel import Level, PanelMeans, SpeechWay
from orchestration.model.people import (
    Organiser,
)
from orchestration.privacy import Private
from orchestration.retrieval.dividing import divided
from orchestration.sessions.commands import KeepOwnDocument
from orchestration.sessions.kind import SessionKind
from tests.kinds.course import ANA, Course


@dataclass(frozen=True)
class OfPanel(Course):
    """Ana asks a panel, Ben asks on, and each keeps what they keep to themselves."""

    kind: SessionKind[Any] = PANEL

    def opening(self):
        return OpenPanel(
            **self.of("ana"),
            organiser=Organiser(ANA.id, ANA.name),
            members=(ANA,),
            ask="Which plant for a dark office?",
            catalogue=Shelf().named("houseplants"),
            seed="7",
            documents=(Private("ana", divided("notes.md", ["Ferns died."], is_paged=False)),),
        )

    def moves(self, session, now):
        if len(session.turns) == 1 and "ben" not in session.cards:
            return [*self._asked(session, now), *self._kept(session, now)]
        return [FinishPanel(**{**self.of("ana", 9), "at": now}, member="ana")]

    def _asked(self, session, now):
        own = {**self.of("ben"), "at": now}
        yield AskPanel(**own, member="ben", name="Ben", text="what about pets?")
        own = {**self.of("ana", 2), "at": now}
        yield AskPanel(**own, member="ana", text="any other easy ones?")
        more = Private("ben", divided("more.md", ["The office is dark."], is_paged=False))
        own = {**self.of("ben", 8), "at": now}
        yield AddSource(**own, member="ben", name="Ben", document=more)
        own = {**self.of("ana", 3), "at": now}
        yield FocusPanel(**own, member="ana")
        own = {"at": now, "session": self.session, "member": "ana"}
        name = session.personas[0].name
        yield from (LookAtPanel(**own, id=f"a-{x}", what=x, persona=name) for x in PanelLook)
        yield SetVoices(**own, id="ana-voices", level=Level.EXPERT)

    def _kept(self, session, now):
        thing = "watering gap" if self.is_other else session.option_of(session.personas[0]).title
        hides = session.personas[1 if self.is_other else 2].name
        own = {"at": now, "session": self.session, "member": "ben"}
        yield PinInPanel(**own, id="ben-2", thing=Private("ben", thing))
        words = "The snake plant is dull." if self.is_other else "The snake plant is dear to me."
        diary = Private("ben", divided("own.md", [words], is_paged=False))
        yield KeepOwnDocument(**own, id="ben-5", document=diary)
        yield HidePersona(**own, id="ben-3", persona=Private("ben", hides))
        yield SelectPersonas(**own, id="ben-4", personas=(session.personas[0].name,))

    def is_over(self, session):
        return session.ended is not None


@dataclass(frozen=True)
class OfPanelSpokenOneByOne(OfPanel):
    """The same where a model writes for each persona by itself; templates stand in for it here."""

    def opening(self):
        return replace(super().opening(), means=PanelMeans(SpeechWay.APART))
