"""A panel, step by step: what is said to it, what its voices say, what people keep of it."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from orchestration.interaction.wording import listed
from orchestration.kinds.panel.commands import (
    AddSource,
    AskPanel,
    FieldProposed,
    FinishPanel,
    FocusPanel,
    HidePersona,
    LookedUp,
    OpenPanel,
    OwnDocumentKept,
    OwnFound,
    PanelSpoke,
    PinInPanel,
    RemovePersona,
    SelectPersonas,
    ShowCard,
    SourceKept,
)
from orchestration.kinds.panel.effects import (
    KeepForOneself,
    KeepSource,
    LookInto,
    LookIntoOwn,
)
from orchestration.kinds.panel.hearing.asides import is_aside
from orchestration.kinds.panel.hearing.intents import Intent
from orchestration.kinds.panel.hearing.told import told_in, with_told
from orchestration.kinds.panel.kept.cards import card_of, hidden, keep, pinned, shown_card
from orchestration.kinds.panel.kept.decision import joined
from orchestration.kinds.panel.options import proposing
from orchestration.kinds.panel.options.synonyms import (
    asked_back,
    confirmed,
    is_yes,
    names_of,
    refused,
)
from orchestration.kinds.panel.presentation import focus, over, rested, taken
from orchestration.kinds.panel.state import (
    LONGEST_ASK,
    MOST_SOURCES,
    MOST_WAITING,
    PanelAsk,
    PanelSession,
    PanelTurn,
)
from orchestration.kinds.panel.turn import speaking
from orchestration.kinds.panel.turn.answering import answering
from orchestration.kinds.panel.turn.evidence import (
    evidence_of,
    own_notes,
    own_questions,
    questions,
    searches_first,
)
from orchestration.kinds.panel.turn.following import in_answer
from orchestration.language.choosing.known_by.senses import sensed
from orchestration.language.languages import clearly_in
from orchestration.language.ordered.own_tongue import GERMAN_NAME, language_asked_for
from orchestration.model.catalogue import Catalogue
from orchestration.model.panel import PanelPersona
from orchestration.model.people import MemberId
from orchestration.privacy import Private, reveal
from orchestration.sessions.commands import KeepOwnDocument
from orchestration.sessions.effects import Effect, Tell
from orchestration.sessions.kind import Ending, Step
from orchestration.views.base import MemberView
from orchestration.views.member import Notice

OVER: Final = "This panel is over. Ask another with /convene panel."
BUSY: Final = "The panel has enough to answer for the moment. Ask again a little later."
NOT_YOURS: Final = "Who opened the panel can do that for all. You can hide a persona for yourself."
ALONE: Final = "You talk to {} alone now, until you say “everybody”."
TO_ALL: Final = "You talk to everybody again."
IN_ENGLISH: Final = (
    "Personas speak English, whatever language you write in. All else here you are told in German."
)
NOBODY: Final = "There is no “{}” here."
ENOUGH_SOURCES: Final = f"This panel goes by {MOST_SOURCES} documents already, and takes no more."

_LATELY: Final = 6
_MARKS: Final = 4000

Panel = PanelSession


def open_panel(command: OpenPanel) -> Step[Panel]:
    """Have the first personas introduce themselves."""
    panel = Panel(
        id=command.session,
        organiser=command.organiser,
        members=command.members,
        opened_at=command.at,
        parent=command.parent,
        asked=command.ask[:LONGEST_ASK],
        catalogue=sensed(command.catalogue),
        seed=command.seed,
        initiative=command.initiative,
        is_private=command.is_private,
        settings=command.settings,
        own=command.own,
        means=command.means,
        needs=command.needs,
        cards=command.cards,
        came_from=command.came_from,
        active_at=command.at,
    )
    first = PanelAsk(command.organiser.id, command.organiser.name, panel.asked)
    kept = command.documents[:MOST_SOURCES]
    if not (kept or command.is_proposed):
        return _begin(panel, first)
    panel = replace(panel, unread=len(kept), waiting=(first,))
    keeping = tuple(KeepSource(by=command.organiser.id, document=each) for each in kept)
    if not command.is_proposed:
        return panel, keeping
    panel, told = proposing.asked_for(panel)
    return panel, (*keeping, *told)


def field_proposed(panel: Panel, command: FieldProposed) -> Step[Panel]:
    """Go by what was proposed, and on with what waits."""
    panel, told = proposing.proposed(panel, command)
    return _gone_on(panel, told)


def _gone_on(panel: Panel, told: tuple[Effect, ...]) -> Step[Panel]:
    """Go on with the first of what waits, unless something else has to be done before."""
    if panel.is_busy or not panel.waiting or panel.ended:
        return panel, told
    first, *rest = panel.waiting
    panel, more = _begin(replace(panel, waiting=tuple(rest)), first)
    return panel, (*told, *more)


def add_source(panel: Panel, command: AddSource) -> Step[Panel]:
    """Keep a document that somebody hands in for all; who does so has joined."""
    if panel.ended:
        return panel, (_notice(command.member, OVER),)
    if len(panel.sources) >= MOST_SOURCES:
        return panel, (_notice(command.member, ENOUGH_SOURCES),)
    panel = joined(panel, command.member, command.name)
    panel = replace(panel, unread=panel.unread + 1)
    return panel, (KeepSource(by=command.member, document=command.document),)


def source_kept(panel: Panel, command: SourceKept) -> Step[Panel]:
    """Go by a document from now on, and with the last that is awaited, on with what waits."""
    known = {each.id for each in panel.sources}
    is_new = command.source.id not in known
    sources = (*panel.sources, command.source) if is_new else panel.sources
    panel = replace(panel, sources=sources, unread=max(panel.unread - 1, 0))
    panel, told = proposing.read(panel)
    if panel.turns or panel.speaking:  # what came with the first question stands on the card
        told = (*told, taken(panel, command.source, is_new=is_new))
    return _gone_on(panel, told)


def ask(panel: Panel, command: AskPanel) -> Step[Panel]:
    """Have a message answered, once what was said before it is; who writes has joined."""
    text, who = " ".join(command.text.split())[:LONGEST_ASK], command.member
    if _wants_german(text):
        return panel, (_notice(who, IN_ENGLISH),)
    if not command.means and (not text or _is_aside(panel, who, text)):
        return (panel if panel.ended else refused(panel, who, text) or panel), ()
    if panel.ended:
        told = replace(panel, told_over=(*panel.told_over, who))
        return (panel, ()) if who in panel.told_over else (told, (_notice(who, OVER),))
    slept: tuple[Effect, ...] = rested(panel, command.at)
    panel = joined(replace(panel, active_at=command.at), who, command.name)
    member = panel.member(who)
    name = member.name if member else panel.organiser.name
    said = PanelAsk(who, name, text, command.means, command.personas, command.criteria)
    slept = (*slept, *_told_of_english(panel, who, text))
    if not panel.is_busy:
        panel, effects = _begin(panel, said)
        return panel, (*slept, *effects)
    if len(panel.waiting) >= MOST_WAITING:
        return panel, (_notice(who, BUSY),)
    return replace(panel, waiting=(*panel.waiting, said)), ()


def _wants_german(text: str) -> bool:
    """Tell whether somebody asks to be spoken to in German; a word alone may be of an option."""
    return " " in text and language_asked_for(text) == GERMAN_NAME


def _told_of_english(panel: Panel, who: MemberId, text: str) -> tuple[Effect, ...]:
    """Return what is told to who writes German to personas for the first time."""
    said = (*(x.ask for x in panel.turns[1:]), *panel.waiting)
    before = any(x.by == who and clearly_in(x.text) == GERMAN_NAME for x in said)
    is_first = not before and clearly_in(text) == GERMAN_NAME
    return (_notice(who, IN_ENGLISH),) if is_first else ()


def _is_aside(panel: Panel, who: MemberId, text: str) -> bool:
    """Tell whether words ask nothing: a yes does, where it answers what was asked back."""
    if refused(panel, who, text):
        return True
    said = PanelAsk(who, member.name if (member := panel.member(who)) else "", text)
    answers = in_answer(panel, said) is not said
    return is_aside(panel, who, text) and not (answers or (asked_back(panel, who) and is_yes(text)))


def _begin(panel: Panel, said: PanelAsk) -> Step[Panel]:
    """Decide who answers, and have them speak, once what is not known was looked up."""
    panel, said = _noting(*confirmed(panel, said))
    found = answering(panel, said)
    there = replace(panel, personas=(*panel.personas, *found.joined))
    queries = questions(there, said.text)
    terms = tuple(each for each in found.asked.unknown if each not in panel.unlike)
    if not (queries or terms):
        return speaking.speak(panel, said, found)
    turn = PanelTurn(number=panel.number, ask=said, intent=found.asked.intent.value)
    names = names_of(panel.catalogue) if terms else ()
    looking = LookInto(
        turn=turn.number,
        queries=queries,
        terms=terms,
        names=names,
        searches=searches_first(panel) and bool(queries),
    )
    return replace(panel, speaking=turn), (looking,)


def _noting(panel: Panel, said: PanelAsk) -> tuple[Panel, PanelAsk]:
    """Return a panel that knows what somebody tells of its options in figures, if they do."""
    told = [] if said.means or not panel.turns else told_in(said.text, panel)
    if not told:
        return panel, said
    known = with_told(panel.catalogue, told, said.name)
    personas = tuple(_going_by(each, known) for each in panel.personas)
    panel = replace(panel, catalogue=known, personas=personas)
    return panel, replace(said, means=Intent.TOLD.value)


def _going_by(persona: PanelPersona, catalogue: Catalogue) -> PanelPersona:
    """Return a persona who has nothing else to go by with what people have told of its option."""
    told = [each.criterion for each in catalogue.told if each.option == persona.option]
    if not {*persona.criteria} <= {*told}:
        return persona
    return replace(persona, criteria=tuple(dict.fromkeys((*persona.criteria, *told))))


def looked_up(panel: Panel, command: LookedUp) -> Step[Panel]:
    """Have a turn spoken, with what documents say."""
    turn = panel.speaking
    if turn is None or turn.number != command.turn:
        return panel, ()
    panel = replace(panel, speaking=None)
    joined = answering(panel, turn.ask).joined
    there = replace(panel, personas=(*panel.personas, *joined))
    evidence = evidence_of(there, command.found)
    synonym = next(iter(command.likely), None)
    return speaking.speak(panel, turn.ask, answering(panel, turn.ask, evidence, synonym))


def spoke(panel: Panel, command: PanelSpoke) -> Step[Panel]:
    """Show what was said in a turn, and once it is over, go on with what waits."""
    panel, told = speaking.spoke(panel, command)
    return _gone_on(panel, told)


def select(panel: Panel, command: SelectPersonas) -> Step[Panel]:
    """Note whom somebody talks to alone; it lasts until they select others, or nobody."""
    names = {each.name for each in panel.present}
    chosen = tuple(each for each in dict.fromkeys(command.personas) if each in names)
    panel = replace(panel, selected={**panel.selected, command.member: chosen})
    told = ALONE.format(listed(chosen)) if chosen else TO_ALL
    return panel, (_notice(command.member, told),)


def remove(panel: Panel, command: RemovePersona) -> Step[Panel]:
    """Take a persona out for all, or back in, at the word of who opened the panel."""
    who, name = command.member, command.persona
    if who != panel.organiser.id:
        return panel, (_notice(who, NOT_YOURS),)
    if panel.persona(name) is None:
        return panel, (_notice(who, NOBODY.format(name)),)
    rest = tuple(each for each in panel.removed if each != name)
    return replace(panel, removed=rest if name in panel.removed else (*rest, name)), ()


def pin(panel: Panel, command: PinInPanel) -> Step[Panel]:
    """Pin something to somebody's card, or take it off; who pins takes part, and sees the card."""
    who, thing = command.member, reveal(command.thing, to=command.member)
    card = pinned(panel, card_of(panel, who), thing, off=command.off)
    if card is None:
        return panel, (_notice(who, NOBODY.format(thing)),)
    panel = keep(joined(panel, who, command.name), who, card)
    return panel, (_tell(who, shown_card(panel, who)),)


def hide(panel: Panel, command: HidePersona) -> Step[Panel]:
    """Hide a persona from somebody, or show it again, and show them the card."""
    who, name = command.member, reveal(command.persona, to=command.member)
    card = hidden(panel, card_of(panel, who), name, off=command.off)
    if card is None:
        return panel, (_notice(who, NOBODY.format(name)),)
    panel = keep(panel, who, card)
    return panel, (_tell(who, shown_card(panel, who)),)


def show_card(panel: Panel, command: ShowCard) -> Step[Panel]:
    """Show somebody what they have kept, with what their own documents say of the options."""
    who = command.member
    if not card_of(panel, who).documents:
        return panel, (_tell(who, shown_card(panel, who)),)
    return panel, (LookIntoOwn(who=who, queries=own_questions(panel, who)),)


def own_found(panel: Panel, command: OwnFound) -> Step[Panel]:
    """Show somebody their card, with what was found in their own documents."""
    who = command.member
    found = reveal(command.found, to=who)
    own = own_notes(panel, found)
    return panel, (_tell(who, replace(shown_card(panel, who), notes=own)),)


def keep_own_document(panel: Panel, command: KeepOwnDocument) -> Step[Panel]:
    """Keep a document that somebody hands in for themselves, for their card alone to go by."""
    if panel.ended:
        return panel, (_notice(command.member, OVER),)
    return panel, (KeepForOneself(document=command.document),)


def own_document_kept(panel: Panel, command: OwnDocumentKept) -> Step[Panel]:
    """Note a document on somebody's card, and show them what it says of the options."""
    who, name = command.member, reveal(command.name, to=command.member)
    card = card_of(panel, who)
    named = dict.fromkeys((*card.documents, name))
    panel = keep(panel, who, replace(card, documents=tuple(named)))
    return panel, (LookIntoOwn(who=who, queries=own_questions(panel, who)),)


def show_focus(panel: Panel, command: FocusPanel) -> Step[Panel]:
    """Show somebody personas beside each other."""
    return panel, (_tell(command.member, focus(panel, command)),)


def finish(panel: Panel, command: FinishPanel) -> Step[Panel]:
    """Show somebody their finished card; the panel ends with who has opened it."""
    who = command.member
    panel = keep(panel, who, replace(card_of(panel, who), is_done=True))
    shown = _tell(who, shown_card(panel, who))
    if who != panel.organiser.id or panel.ended:
        return panel, (shown,)
    return replace(panel, ended=command.at, waiting=()), (over(panel), shown)


def ending(panel: Panel) -> Ending | None:
    """Return that it has ended, once it has: a panel advises, and decides nothing."""
    return Ending(None) if panel.ended else None


def _notice(who: MemberId, text: str) -> Tell:
    return _tell(who, Notice(text=text))


def _tell(who: MemberId, view: MemberView) -> Tell:
    return Tell(to=who, view=Private(who, view))
