"""What somebody was asked last, to be answered in words: "yes" does what the button does.

It holds for the next words of who was asked, where they were asked; any other words end it, but for
thanks. What is asked in answer to words is forgotten after a while; what is asked unbidden waits.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any, Final

from orchestration.conversation.known.context import Context
from orchestration.conversation.ports.inbound import Part
from orchestration.conversation.ports.notes import Memory
from orchestration.conversation.ports.storage import OFFERED
from orchestration.deciding.state import Decision
from orchestration.interaction.layout import Button, Buttons, Layout
from orchestration.model.people import MemberId, SessionId, person_id

_LASTS: Final = timedelta(minutes=10)

WHICH: Final = "which"
"""Is kept of a question that a yes alone does not answer: it says what can be pressed."""

_STALE: Final = "stale"
"""Is kept once something else was said: a label presses still, and a yes or a no does not."""

SAID: Final = "said"
"""By which words it was asked: the same again may be no answer to it."""

Asked = tuple[Decision, Mapping[str, str]]
"""In what it was asked, and what is known of the question: `asks` says which it is."""


async def keep(context: Context, decision: Decision, **what: str) -> None:
    """Keep that something is asked of who has just written."""
    await _write(context.exchange.memory, context.who, _asked_now(context, decision.id) | what)


async def keep_offers(context: Context, parts: Sequence[Part]) -> None:
    """Keep what can be pressed in an answer, unless a question of it is kept already."""
    found = [each for each in parts if each.session and _buttons(each.layout)]
    if len(found) != 1 or found[0].session is None:
        return
    [part] = found
    kept = await context.exchange.memory.kept(person_id(context.who), OFFERED, context.who)
    if not kept or json.loads(kept).get("message") != context.message.id:
        offers = _written(part.layout, is_answer=True)
        is_which = len(offers) > 1 and "?" in part.layout.words
        what = _asked_now(context, part.session) | {"offers": offers, WHICH: is_which}
        await _write(context.exchange.memory, context.who, what)


async def keep_told(memory: Memory, who: MemberId, session: SessionId, layout: Layout) -> None:
    """Keep what can be pressed below what somebody is told in private.

    A question that answers their words stays, where nothing of this waits for a yes or a no.
    """
    buttons = _buttons(layout)
    if not buttons or (_waits(await memory.kept(person_id(who), OFFERED, who), buttons)):
        return
    offers = _written(layout, is_answer=False)
    await _write(memory, who, {"in_channel": False, "session": session, "offers": offers})


def _waits(kept: str, buttons: Sequence[Button]) -> bool:
    """Tell whether what was kept goes before these buttons: others can be said than stand there."""
    noted = json.loads(kept) if kept else {}
    is_asked = any(answers is not None for *_, answers in noted.get("offers", ()))
    return "asks" in noted or (is_asked and all(each.answers is None for each in buttons))


async def read(context: Context) -> Mapping[str, Any] | None:
    """Return what is asked of who writes; None where nothing is asked here."""
    kept = await context.exchange.memory.kept(person_id(context.who), OFFERED, context.who)
    if not kept:
        return None
    noted: Mapping[str, Any] = json.loads(kept)
    asked_at = noted.get("at")
    is_late = asked_at and context.access.now() - datetime.fromisoformat(asked_at) > _LASTS
    is_here = noted["in_channel"] is context.message.in_channel
    return None if is_late or not is_here else noted


async def forget(context: Context) -> None:
    """Ask no more what was asked last."""
    await forget_for(context.exchange.memory, context.who)


async def forget_for(memory: Memory, who: MemberId) -> None:
    """Ask somebody no more what they were asked last: they have pressed what answers it."""
    await memory.keep(person_id(who), OFFERED, who, "")


async def let_stale(context: Context, noted: Mapping[str, Any]) -> None:
    """Take no yes or no any more; what stands on the buttons can be said for a while."""
    offers = [[*each[:3], None] for each in noted.get("offers", ())]
    kept = {"at": context.access.now().isoformat()} | {**noted, "offers": offers, _STALE: True}
    await _write(context.exchange.memory, context.who, kept)


def is_stale(noted: Mapping[str, Any]) -> bool:
    """Tell whether something else was said since it was asked."""
    return bool(noted.get(_STALE))


def is_answer(noted: Mapping[str, Any]) -> bool:
    """Tell whether what was offered answered words: it was asked for."""
    return "message" in noted


def offered(noted: Mapping[str, Any]) -> Sequence[Button]:
    """Return what could be pressed; what a yes or a no presses says so."""
    return [
        Button(action, label, value, answers=answers)
        for action, label, value, answers in noted.get("offers", ())
    ]


def _asked_now(context: Context, session: SessionId | None) -> dict[str, Any]:
    return {
        "at": context.access.now().isoformat(),
        "in_channel": context.message.in_channel,
        "message": context.message.id,
        "session": session,
        SAID: context.words.casefold(),
    }


def _buttons(layout: Layout) -> Sequence[Button]:
    rows = (each for each in layout.parts if isinstance(each, Buttons))
    return [button for each in rows for button in each.buttons]


def _written(layout: Layout, *, is_answer: bool) -> Sequence[Sequence[object]]:
    """Return buttons to be kept; the only one below a question that answers words is its yes."""
    buttons = _buttons(layout)
    is_yes = is_answer and len(buttons) == 1 and "?" in layout.words
    return [
        (each.action, each.label, each.value, True if is_yes else each.answers) for each in buttons
    ]


async def _write(memory: Memory, who: MemberId, what: Mapping[str, Any]) -> None:
    await memory.keep(person_id(who), OFFERED, who, json.dumps(what))
