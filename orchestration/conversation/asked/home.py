"""What everybody has to themselves: open sessions, what they have said for good, their data."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from orchestration.conversation.asked.decisions import found_for
from orchestration.conversation.known.own_page import DETAILS, HOW_DECIDED, ahead, page_of, said_of
from orchestration.conversation.ports.access import SessionAccess
from orchestration.conversation.ports.inbound import Part
from orchestration.conversation.ports.sessions import find_concerning, find_session
from orchestration.deciding.step import is_over
from orchestration.interaction.form import Form
from orchestration.interaction.layout import Button, Buttons, Layout, Line, Lines, Look, Mark, Text
from orchestration.interaction.layout import Part as Shown
from orchestration.interaction.layouts import COMES
from orchestration.interaction.layouts.decisions import NOTHING_FOUND, line_of, others
from orchestration.interaction.plain_text import in_words
from orchestration.interaction.routing import Brief, SessionStage
from orchestration.model.people import MemberId, person_id
from orchestration.sessions.user_action import Reply
from orchestration.views.record import DecisionRecord

FORGET: Final = "forget-me"
EXPORT: Final = "export-me"
CANNOT_COME: Final = "You have said that you can't come."
NOTHING_OPEN: Final = "Nobody is waiting for you just now."
EXPORTED: Final = "what-convene-keeps-of-you.json"
_FORGOTTEN: Final = (
    "You are forgotten: nobody can read any more what you have told me in private, and I begin "
    "anew. What you have written in {platform}, and your reactions, stay there until you delete "
    "them."
)
_CONFIRM: Final = (
    "What you have told me in private will be gone for good, and so will your votes, in sessions "
    "that are open too; nobody can bring it back. Your name stays, and what votes came to."
)
_WHOLE: Final = 3
"""Open sessions that are shown with all that is theirs; a home has room for a hundred rows."""

_MOST: Final = 20
_LATEST: Final = 10
_STAGES: Final = {SessionStage.INTAKE: "gathering wishes", SessionStage.VOTE: "voting"}


@dataclass(frozen=True, slots=True)
class OwnData:
    """What somebody can do with all that is kept of them; both may wait for a disk."""

    export: Callable[[MemberId], Mapping[str, Any]]
    forget: Callable[[MemberId], None]


@dataclass(frozen=True, slots=True)
class Home:
    """Shows each person their own, and lets them take it along or have it forgotten."""

    access: SessionAccess
    own: OwnData
    platform: str

    async def shown(self, who: MemberId, done: Reply | None = None) -> Sequence[Part]:
        """Return somebody's home as it is once what they have `done` is done.

        The sessions that wait for them stand first, with all that is theirs of them.
        """
        access = ahead(self.access, done.commands) if done else self.access
        said = said_of(done) if done else ""
        buttons = (
            Button(EXPORT, "Give me my data"),
            Button(FORGET, "Forget me", look=Look.DANGER),
        )
        return [
            *([Part(_of(Text(said)))] if said else []),
            Part(_under("Your open sessions")),
            *await self._open(access, who),
            Part(_under("What was decided")),
            *await self._decided(access, who),
            Part(_under("What you have said for good")),
            Part(await access.said_for_good(who), person_id(who)),
            Part(_under("Your data", Buttons(buttons))),
        ]

    async def _open(self, access: SessionAccess, who: MemberId) -> Sequence[Part]:
        """Return somebody's sessions: the first few whole, all others in a line."""
        found = [each for each in await find_concerning(access.sessions, who) if not is_over(each)]
        if not found:
            return [Part(_of(Text(NOTHING_OPEN)))]
        whole = [part for each in found[:_WHOLE] for part in page_of(access, each, who).parts]
        briefs = (access.kinds.brief(each, who) for each in found[_WHOLE:_MOST])
        return [*whole, *(_in_a_line(each) for each in briefs if each is not None)]

    async def _decided(self, access: SessionAccess, who: MemberId) -> Sequence[Part]:
        """Return what was decided where somebody was in it, the latest first."""
        found = await found_for(access.sessions, who, "")
        if not found:
            return [Part(_of(Text(NOTHING_FOUND.format(about=" yet"))))]
        how = Button("details", HOW_DECIDED)
        shown = [
            Part(
                _of(
                    Lines((Line(line_of(each), Mark.OK, how),)),
                    *await self._missed(access, each, who),
                ),
                each.session,
            )
            for each in found[:_LATEST]
        ]
        return [*shown, Part(_of(others(found, "", _LATEST)), person_id(who))]

    async def _missed(
        self, access: SessionAccess, decided: DecisionRecord, who: MemberId
    ) -> Sequence[Shown]:
        """Return how somebody takes back that they cannot come; nothing where they can."""
        session = await find_session(access.sessions, decided.session)
        brief = access.kinds.brief(session, who) if session else None
        is_ahead = brief and brief.begins is not None and brief.begins > access.now()
        return (Text(CANNOT_COME), Buttons((COMES,))) if brief and is_ahead and brief.is_out else ()

    def asks_to_forget(self) -> Form:
        """Return what is asked once more before anything is forgotten."""
        return Form(FORGET, "Forget me", "Forget me", (), words=_CONFIRM)

    async def forget(self, who: MemberId) -> str:
        """Forget somebody, who has said so twice, and return what they are told."""
        await asyncio.to_thread(self.own.forget, who)
        return _FORGOTTEN.format(platform=self.platform)

    async def export(self, who: MemberId) -> str:
        """Return all that is kept of somebody, for them alone (JSON)."""
        data = await asyncio.to_thread(self.own.export, who)
        return json.dumps(data, ensure_ascii=False, indent=2)


def _in_a_line(session: Brief) -> Part:
    line = Line(
        f"{session.subject} · {_STAGES[session.stage]}", Mark.ASK, Button("details", DETAILS)
    )
    return Part(_of(Lines((line,))), session.id)


def _under(heading: str, *parts: Shown) -> Layout:
    return _of(Text(heading, Look.STRONG), *parts)


def _of(*parts: Shown) -> Layout:
    return Layout(words=in_words(parts), parts=parts)
