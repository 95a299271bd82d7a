"""What people do with a panel: by a button, by a choice, or in words in its thread."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from orchestration.interaction.layouts.panel import (
    ASK,
    CARD,
    DONE,
    EVERYBODY,
    FOCUS,
    HIDE,
    PIN,
    REMOVE,
    TALK_TO,
    UNPIN,
)
from orchestration.kinds.panel.commands import (
    AddSource,
    AskPanel,
    FinishPanel,
    FocusPanel,
    HidePersona,
    PinInPanel,
    RemovePersona,
    SelectPersonas,
    ShowCard,
)
from orchestration.kinds.panel.state import PanelSession
from orchestration.model.people import MemberId
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


def hears(panel: PanelSession, user_action: UserAction, said: Said) -> Reply | None:
    """Return what comes of words in its thread: all of them are for the panel."""
    if said.is_edited or panel.ended:
        return None
    if said.documents or not said.words.strip():
        return Reply(commands=_handed_in(panel, user_action, said))
    if ordered := _ordered(panel, user_action, said.words.strip()):
        return Reply(commands=(ordered,))
    return Reply(commands=(_asked(panel, user_action, said.words),))


def _asked(panel: PanelSession, user_action: UserAction, words: str) -> Command:
    own = user_action.envelope(panel.id)
    return AskPanel(**own, member=user_action.who, name=user_action.name, text=words)


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


def _ordered(panel: PanelSession, user_action: UserAction, words: str) -> Command | None:
    """Return the order that words are, about their author's own card; None if they are none."""
    who, own = user_action.who, user_action.envelope(panel.id)
    for pattern, made in _ORDERS:
        found = pattern.fullmatch(words)
        if found and (made is not _selected or _is_present(panel, found[1])):
            return made(*found.groups(), **own, member=who)
    return None


def _is_present(panel: PanelSession, name: str) -> bool:
    return name.capitalize() in [each.name for each in panel.present]


def _selected(persona: str, **own: Any) -> Command:  # noqa: ANN401
    return SelectPersonas(**own, personas=(persona.capitalize(),))


def _unselected(**own: Any) -> Command:  # noqa: ANN401
    return SelectPersonas(**own, personas=())


def _pinned(off: str | None, thing: str, *, member: MemberId, **own: Any) -> Command:  # noqa: ANN401
    return PinInPanel(**own, member=member, thing=Private(member, thing), off=bool(off))


def _hidden(off: str | None, persona: str, *, member: MemberId, **own: Any) -> Command:  # noqa: ANN401
    named = Private(str(member), persona.capitalize())
    return HidePersona(**own, member=member, persona=named, off=bool(off))


def _removed(persona: str, **own: Any) -> Command:  # noqa: ANN401
    return RemovePersona(**own, persona=persona.capitalize())


_TALK_TO_ONE: Final = (
    r"(?:please )?(?:only|just|select|talk to|speak to|nur|frag nur) (\w{1,30})"
    r"(?: only| please| bitte)*[.!]*"
)
_ORDERS: Final[Sequence[tuple[re.Pattern[str], Callable[..., Command]]]] = tuple(
    (re.compile(pattern, re.IGNORECASE), made)
    for pattern, made in (
        (r"(?:i['’]?m |we['’]?re |all )?done[.!]*|that['’]?s all[.!]*|fertig[.!]*", FinishPanel),
        (r"(?:please )?(un)?pin (?:the )?([^.!?]{1,80})[.!]*", _pinned),
        (r"(?:show (?:me )?)?my card[.!?]*|what have i pinned[.!?]*|meine karte[.!?]*", ShowCard),
        (r"(?:show (?:them|us|you) )?side by side[.!?]*|nebeneinander[.!?]*", FocusPanel),
        (r"(un)?(?:hide|mute) (\w{1,30})[.!]*", _hidden),
        (_TALK_TO_ONE, _selected),
        (
            r"(?:talk to |ask |select )?(?:everybody|everyone|all)(?: again| of you)*[.!]*",
            _unselected,
        ),
        (r"(?:please )?(?:remove|take out|bring back) (\w{1,30})[.!]*", _removed),
    )
)


def _ask(press: Press[PanelSession]) -> Reply:
    """Ask what a thought bubble says, by its turn and its place in it."""
    number, at = (number_in(each) for each in press.value.partition("/")[::2])
    turns = {each.number: each for each in press.session.turns}
    found = turns[number].bubbles[at : at + 1] if number in turns and at >= 0 else ()
    name = press.user_action.name
    return Reply(
        commands=tuple(
            AskPanel(**press.envelope, member=press.who, name=name, text=each.text)
            for each in found
        )
    )


def _pin(press: Press[PanelSession]) -> Reply:
    thing = Private(press.who, press.value)
    return Reply(commands=(PinInPanel(**press.envelope, member=press.who, thing=thing),))


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
    DONE: _done,
    FOCUS: _focus,
    HIDE: _hide,
    PIN: _pin,
    REMOVE: _remove,
    TALK_TO: _talk_to,
    UNPIN: _unpin,
}
"""What is done with a panel."""
