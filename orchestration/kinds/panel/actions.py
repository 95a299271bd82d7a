"""What people do with a panel: by a button, by a choice, or in words in its thread."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from hashlib import sha256
from typing import Final

from orchestration.interaction.layouts.panel import (
    ASK,
    CARD,
    DECIDE,
    DONE,
    EVERYBODY,
    FOCUS,
    HIDE,
    MORE,
    MORE_WORDS,
    PERSONA,
    PIN,
    REMOVE,
    TALK_TO,
    UNPIN,
)
from orchestration.kinds.panel.commands import (
    AddSource,
    AskPanel,
    DecideInPanel,
    FinishPanel,
    FocusPanel,
    HidePersona,
    LookAtPanel,
    PanelLook,
    PinInPanel,
    RemovePersona,
    SelectPersonas,
    SetVoices,
    ShowCard,
)
from orchestration.kinds.panel.handling import OVER
from orchestration.kinds.panel.hearing.asides import is_said_to_others
from orchestration.kinds.panel.hearing.intents import Intent
from orchestration.kinds.panel.hearing.mentions import mentions
from orchestration.kinds.panel.kept.cards import card_of
from orchestration.kinds.panel.options.own_personas import called_by_name
from orchestration.kinds.panel.requests import asks_anew
from orchestration.kinds.panel.state import LONGEST_ASK, Initiative, PanelSession
from orchestration.kinds.panel.turn.facts import shown
from orchestration.language.panels.asides import ordinals
from orchestration.language.panels.orders import COMPARED_BY, PanelOrder, PanelOrdered, panel_order
from orchestration.model.panel import Intensity, Level
from orchestration.privacy import Private
from orchestration.sessions.commands import Command
from orchestration.sessions.user_action import (
    Press,
    Pressed,
    Reply,
    Said,
    UserAction,
    number_in,
)

CALL_ME: Final = "To ask another panel, call me: “@Convene ask a panel …”, here or in the channel."


def hears(panel: PanelSession, user_action: UserAction, said: Said) -> Reply | None:
    """Return what comes of words in its thread; None of those that people say to each other."""
    said = replace(said, words=said.words[:LONGEST_ASK])
    if said.is_edited or (said.calls_bot and asks_anew(said.words, calls_bot=True)):
        return None
    if asks_anew(said.words, calls_bot=False):
        return Reply(notice=CALL_ME)
    if said.documents or not said.words.strip():
        return Reply(commands=_handed_in(panel, user_action, said))
    return _ordered(panel, user_action, said.words) or _told(panel, user_action, said)


def _told(panel: PanelSession, user_action: UserAction, said: Said) -> Reply | None:
    """Return what comes of words that order nothing."""
    calls_own = bool(called_by_name(panel, said.words))
    if not calls_own and is_said_to_others(panel, said.words):
        return None
    if panel.ended and said.calls_bot:  # of all others it is told once
        return Reply(notice=OVER)
    means = Intent.CALL_IN.value if calls_own else ""
    return Reply(commands=(_asked(panel, user_action, said.words, means),))


def _asked(panel: PanelSession, user_action: UserAction, words: str, means: str = "") -> Command:
    own, name = user_action.envelope(panel.id), user_action.name
    return AskPanel(**own, member=user_action.who, name=name, text=words, means=means)


def _handed_in(panel: PanelSession, user_action: UserAction, said: Said) -> tuple[Command, ...]:
    """Return what comes of documents, and of the words that stand beside them."""
    who, name = user_action.who, user_action.name
    added = [
        AddSource(
            **user_action.envelope(panel.id, f"/document/{at}"),
            member=who,
            name=name,
            document=each,
        )
        for at, each in enumerate(said.documents)
    ]
    asks = [_asked(panel, user_action, said.words)] if "?" in said.words else []
    return (*added, *asks)


def _ordered(panel: PanelSession, user_action: UserAction, words: str) -> Reply | None:
    """Return what comes of an order about its author's own card; None if words are none."""
    ordered = panel_order(words)
    found = _command(panel, user_action, ordered) if ordered else None
    return Reply(commands=(found,)) if found else None


def _command(panel: PanelSession, user_action: UserAction, ordered: PanelOrdered) -> Command | None:
    if ordered.order is PanelOrder.BESIDE and _is_for_the_panel(panel, ordered.thing):
        return None
    if ordered.order is PanelOrder.TALK_TO and (names := _all_called(panel, ordered.thing)):
        own = user_action.envelope(panel.id)
        return SelectPersonas(**own, member=user_action.who, personas=names)
    made = _OF_PERSONA.get(ordered.order)
    if made is None:
        return _OF_ALL[ordered.order](panel, user_action, ordered)
    name = _persona_called(panel, ordered.thing)
    is_name = ordered.thing[:1].isupper() and ordered.thing.isalpha()
    if not name and (ordered.order is PanelOrder.TALK_TO or not is_name):
        return None  # “only green ones”, “hide the pot”: that is for the panel
    return made(panel, user_action, name or ordered.thing, ordered.off)


def _decided(panel: PanelSession, did: UserAction) -> Command:
    seed = sha256(f"{did.drawn}/{did.id}".encode()).hexdigest()
    return DecideInPanel(**did.envelope(panel.id), member=did.who, name=did.name, seed=seed)


def _is_for_the_panel(panel: PanelSession, thing: str) -> bool:
    """Tell whether two are to be compared, or by what the catalogue does not know."""
    by = COMPARED_BY.search(thing)
    is_unknown = by is not None and not mentions(by["what"], panel.catalogue, ()).criteria
    return is_unknown or _names_several(panel, thing)


def _names_several(panel: PanelSession, thing: str) -> bool:
    """Tell whether two are named by their names, and not just by where they stand."""
    if ordinals(thing, len(panel.present)):
        return False
    named = mentions(thing, panel.catalogue, panel.present)
    return len([each for each in named.places if each.name not in named.criteria]) > 1


def _persona_called(panel: PanelSession, thing: str) -> str:
    """Return the persona of a name, or of the option that is called so; "" where there is none."""
    there = {each.name.casefold(): each.name for each in panel.personas}
    if name := there.get(thing.casefold()):
        return name
    named = mentions(thing, panel.catalogue, panel.personas)
    holders = [each for key in named.options if (each := panel.holder(key))]
    is_whole = len(named.places) == 1 and named.masked.strip() == "<option>"
    return holders[0].name if holders and is_whole else ""


def _all_called(panel: PanelSession, thing: str) -> tuple[str, ...]:
    """Return several personas by their names; none where a word there is not one of them."""
    names = [_persona_called(panel, each.strip()) for each in _AND.split(thing) if each.strip()]
    return tuple(names) if len(names) > 1 and all(names) else ()


_AND: Final = re.compile(r",|\band\b|\bund\b")


def _talks_to(panel: PanelSession, did: UserAction, name: str, off: bool) -> Command:
    del off
    return SelectPersonas(**did.envelope(panel.id), member=did.who, personas=(name,))


def _hidden(panel: PanelSession, did: UserAction, name: str, off: bool) -> Command:
    named = Private(str(did.who), name)
    return HidePersona(**did.envelope(panel.id), member=did.who, persona=named, off=off)


def _looks_at(panel: PanelSession, did: UserAction, name: str, off: bool) -> Command:
    del off
    own = did.envelope(panel.id)
    return LookAtPanel(**own, member=did.who, what=PanelLook.PERSONA, persona=name)


def _removed(panel: PanelSession, did: UserAction, name: str, off: bool) -> Command:
    """Take a persona out for all, or back in; who has hidden one brings it back for themselves."""
    del off
    if name in card_of(panel, did.who).hidden:
        return _hidden(panel, did, name, off=True)
    return RemovePersona(**did.envelope(panel.id), member=did.who, persona=name)


_OF_PERSONA: Final[
    Mapping[PanelOrder, Callable[[PanelSession, UserAction, str, bool], Command]]
] = {
    PanelOrder.TALK_TO: _talks_to,
    PanelOrder.HIDE: _hidden,
    PanelOrder.PERSONA: _looks_at,
    PanelOrder.REMOVE: _removed,
}


def _focused(panel: PanelSession, did: UserAction, ordered: PanelOrdered) -> Command:
    named = mentions(ordered.thing, panel.catalogue, panel.present)
    holders = [each.name for key in named.options if (each := panel.holder(key))]
    return FocusPanel(
        **did.envelope(panel.id),
        member=did.who,
        personas=tuple(dict.fromkeys((*named.personas, *holders))),
        criteria=tuple(map(shown, named.criteria)),
    )


def _looks(what: PanelLook) -> Callable[[PanelSession, UserAction, PanelOrdered], Command]:
    return lambda panel, did, _: LookAtPanel(**did.envelope(panel.id), member=did.who, what=what)


def _unasked(panel: PanelSession, did: UserAction, ordered: PanelOrdered) -> Command:
    at = [*Initiative].index(panel.initiative)
    chosen = {
        "off": 0,
        "less": max(at - 1, 0),
        "usual": 1,
        "more": min(at + 1, len(Initiative) - 1),
    }[ordered.thing]
    own = did.envelope(panel.id)
    return SetVoices(**own, member=did.who, initiative=[*Initiative][chosen])


def _level(panel: PanelSession, did: UserAction, ordered: PanelOrdered) -> Command:
    return SetVoices(**did.envelope(panel.id), member=did.who, level=Level(ordered.thing))


def _intensity(panel: PanelSession, did: UserAction, ordered: PanelOrdered) -> Command:
    own = did.envelope(panel.id)
    return SetVoices(**own, member=did.who, intensity=Intensity(ordered.thing))


def _pinned(panel: PanelSession, did: UserAction, ordered: PanelOrdered) -> Command:
    thing = Private(did.who, ordered.thing)
    own = did.envelope(panel.id)
    return PinInPanel(**own, member=did.who, thing=thing, off=ordered.off, name=did.name)


_OF_ALL: Final[Mapping[PanelOrder, Callable[[PanelSession, UserAction, PanelOrdered], Command]]] = {
    PanelOrder.PIN: _pinned,
    PanelOrder.TALK_TO_ALL: lambda panel, did, _: SelectPersonas(
        **did.envelope(panel.id), member=did.who, personas=()
    ),
    PanelOrder.CARD: lambda panel, did, _: ShowCard(**did.envelope(panel.id), member=did.who),
    PanelOrder.BESIDE: _focused,
    PanelOrder.DONE: lambda panel, did, _: FinishPanel(**did.envelope(panel.id), member=did.who),
    PanelOrder.FOCUS: _focused,
    PanelOrder.VOTE: lambda panel, did, _: _decided(panel, did),
    PanelOrder.HISTORY: _looks(PanelLook.HISTORY),
    PanelOrder.SUMMARY: _looks(PanelLook.SUMMARY),
    PanelOrder.HOW_FAR: _looks(PanelLook.HOW_FAR),
    PanelOrder.INITIATIVE: _unasked,
    PanelOrder.LEVEL: _level,
    PanelOrder.INTENSITY: _intensity,
}


def _ask(press: Press[PanelSession]) -> Reply:
    """Ask what a thought bubble says, by its turn and its place in it."""
    number, at = (number_in(each) for each in press.value.partition("/")[::2])
    turns = {each.number: each for each in press.session.turns}
    found = turns[number].bubbles[at : at + 1] if number in turns and at >= 0 else ()
    return _as_said(press, found[0].text) if found else Reply()


def _as_said(press: Press[PanelSession], words: str) -> Reply:
    """Return what comes of a button that says something: what comes of the same words."""
    panel, did = press.session, press.user_action
    return _ordered(panel, did, words) or Reply(commands=(_asked(panel, did, words),))


def _more(press: Press[PanelSession]) -> Reply:
    return _as_said(press, MORE_WORDS[press.value]) if press.value in MORE_WORDS else Reply()


def _persona(press: Press[PanelSession]) -> Reply:
    command = _looks_at(press.session, press.user_action, press.value, False)
    return Reply(commands=(command,))


def _pin(press: Press[PanelSession]) -> Reply:
    thing = Private(press.who, press.value)
    own, name = press.envelope, press.user_action.name
    return Reply(commands=(PinInPanel(**own, member=press.who, thing=thing, name=name),))


def _unpin(press: Press[PanelSession]) -> Reply:
    thing = Private(press.who, press.value)
    command = PinInPanel(**press.envelope, member=press.who, thing=thing, off=True)
    return Reply(commands=(command,))


def _talk_to(press: Press[PanelSession]) -> Reply:
    chosen = () if press.value == EVERYBODY else (press.value,)
    command = SelectPersonas(**press.envelope, member=press.who, personas=chosen)
    return Reply(commands=(command,))


def _card(press: Press[PanelSession]) -> Reply:
    return Reply(commands=(ShowCard(**press.envelope, member=press.who),))


def _focus(press: Press[PanelSession]) -> Reply:
    return Reply(commands=(FocusPanel(**press.envelope, member=press.who),))


def _decide(press: Press[PanelSession]) -> Reply:
    return Reply(commands=(_decided(press.session, press.user_action),))


def _done(press: Press[PanelSession]) -> Reply:
    return Reply(commands=(FinishPanel(**press.envelope, member=press.who),))


def _hide(press: Press[PanelSession]) -> Reply:
    persona = Private(press.who, press.value)
    return Reply(commands=(HidePersona(**press.envelope, member=press.who, persona=persona),))


def _remove(press: Press[PanelSession]) -> Reply:
    command = RemovePersona(**press.envelope, member=press.who, persona=press.value)
    return Reply(commands=(command,))


ACTIONS: Final[Mapping[str, Pressed[PanelSession]]] = {
    ASK: _ask,
    CARD: _card,
    DECIDE: _decide,
    DONE: _done,
    FOCUS: _focus,
    HIDE: _hide,
    MORE: _more,
    PERSONA: _persona,
    PIN: _pin,
    REMOVE: _remove,
    TALK_TO: _talk_to,
    UNPIN: _unpin,
}
"""What is done with a panel."""
