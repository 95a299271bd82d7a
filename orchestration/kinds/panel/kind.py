"""A panel as a kind of session: it advises, and decides nothing."""

from __future__ import annotations

from typing import Final

from orchestration.kinds.panel import handling
from orchestration.kinds.panel.actions import ACTIONS, hears
from orchestration.kinds.panel.commands import (
    AddSource,
    AskBeside,
    AskPanel,
    DecideInPanel,
    FieldProposed,
    FinishPanel,
    FocusPanel,
    HidePersona,
    LookAtPanel,
    LookedUp,
    OpenPanel,
    OwnDocumentKept,
    OwnFound,
    PanelSpoke,
    PinInPanel,
    RemovePersona,
    SelectPersonas,
    SetVoices,
    ShowCard,
    SourceKept,
)
from orchestration.kinds.panel.kept import beside, decision, looking
from orchestration.kinds.panel.performing import PERFORMERS
from orchestration.kinds.panel.presentation import overview
from orchestration.kinds.panel.requests import REQUESTS
from orchestration.kinds.panel.state import PanelSession
from orchestration.sessions.commands import ChildEnded, KeepOwnDocument
from orchestration.sessions.kind import SessionKind, on, opens, table
from orchestration.views.panel import (
    OwnPanelCard,
    PanelDecided,
    PanelDecides,
    PanelFocus,
    PanelHistory,
    PanelNext,
    PanelOverview,
    PanelStage,
    PanelSummary,
    PanelWakes,
    PersonaCard,
    PersonaSays,
    SourceTaken,
)

PANEL: Final = SessionKind(
    name="panel",
    state=PanelSession,
    opening=opens(OpenPanel, handling.open_panel),
    handlers=table(
        on(AskPanel, handling.ask),
        on(AddSource, handling.add_source),
        on(KeepOwnDocument, handling.keep_own_document),
        on(OwnDocumentKept, handling.own_document_kept),
        on(OwnFound, handling.own_found),
        on(SourceKept, handling.source_kept),
        on(FieldProposed, handling.field_proposed),
        on(LookedUp, handling.looked_up),
        on(PanelSpoke, handling.spoke),
        on(SelectPersonas, handling.select),
        on(RemovePersona, handling.remove),
        on(PinInPanel, handling.pin),
        on(HidePersona, handling.hide),
        on(ShowCard, handling.show_card),
        on(FocusPanel, handling.show_focus),
        on(LookAtPanel, looking.look),
        on(SetVoices, looking.set_voices),
        on(AskBeside, beside.ask_beside),
        on(DecideInPanel, decision.decide),
        on(ChildEnded, decision.child_ended),
        on(FinishPanel, handling.finish),
    ),
    card=overview,
    ending=handling.ending,
    hears=hears,
    in_private=lambda panel: panel.is_private and panel.ended is None,
    actions=ACTIONS,
    performers=PERFORMERS,
    requests=REQUESTS,
    views=(
        OwnPanelCard,
        PanelDecided,
        PanelDecides,
        PanelFocus,
        PanelNext,
        PanelOverview,
        PanelStage,
        PanelWakes,
        PersonaSays,
        SourceTaken,
        PanelHistory,
        PanelSummary,
        PersonaCard,
    ),
)
