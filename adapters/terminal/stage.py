"""A chat on the terminal's stage: everything the bot says, the moment it says it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import singledispatchmethod
from typing import Any

from rich.console import Console
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from orchestration.interaction.wording import as_assumed, moment, word
from orchestration.model.people import MemberId, SessionId
from orchestration.sessions.effects import Post
from orchestration.sessions.ports import Drawings
from orchestration.views.asked_otherwise import QuestionChanged, VoteShown
from orchestration.views.base import ChannelView, MemberView
from orchestration.views.channel import (
    Decided,
    NoOutcome,
    OptionsProposed,
    SessionCard,
    VoteCounted,
)
from orchestration.views.documents import CalendarInvite
from orchestration.views.member import (
    Assumed,
    CandidateOffer,
    DropOut,
    IntakeQuestion,
    InvitationReadBack,
    LeftBehind,
    MustQuestion,
    Notice,
    OptionsForYou,
    PartQuestion,
    QuestionSettled,
    RatingQuestion,
    ReadBack,
    RelaxationQuestion,
    Reminder,
    WhatItMeans,
)

Assess = Callable[[SessionId], Sequence[Mapping[str, Any]]]
"""The options on the table with all their scores: the operator's view."""


@dataclass
class Stage:
    """A Chat that prints; `names` are the members', `pause` is in seconds after each act."""

    console: Console
    names: dict[MemberId, str]
    said: dict[tuple[MemberId, int], str]
    pause: float = 0.0
    assess: Assess = field(default=lambda _: ())
    invites: list[bytes] = field(default_factory=list)
    asked: bool = False
    posted: set[str] = field(default_factory=set)
    assumed: dict[MemberId, tuple[Assumed, ...]] = field(default_factory=dict)

    async def post(self, session: SessionId, post: Post, drawings: Drawings, key: str) -> None:
        """Print what the channel sees; of a post that is kept up to date, only the first."""
        del drawings, key
        if post.name not in self.posted:
            self.posted.add(post.name)
            self._show(post.view, session)
            await asyncio.sleep(self.pause)

    async def tell(self, session: SessionId, to: MemberId, view: MemberView, key: str) -> None:
        """Print what one person sees, where it is worth the room."""
        del key
        if self._whisper(view, to):
            await asyncio.sleep(self.pause / 3)

    async def place(self, session: SessionId, *, beside: SessionId) -> None:
        """Do nothing: there is one stage."""
        del session, beside

    async def invite(
        self, session: SessionId, ics: bytes, invite: CalendarInvite, key: str
    ) -> None:
        """Keep the invite."""
        del session, invite, key
        self.invites.append(ics)

    @singledispatchmethod
    def _show(self, view: Any, session: SessionId) -> None:  # noqa: ANN401  # dispatched on
        raise TypeError(f"{type(view).__name__} has no place on the stage")

    @_show.register(SessionCard)
    @_show.register(VoteCounted)
    @_show.register(Decided)
    @_show.register(NoOutcome)
    def _(self, view: ChannelView, session: SessionId) -> None:
        del session
        style = "bold green" if isinstance(view, Decided) else "cyan"
        self.console.print(
            Panel(Text(word(view)), title="# channel", title_align="left", style=style)
        )

    @_show.register
    def _(self, view: OptionsProposed, session: SessionId) -> None:
        self.console.print(_scores(view, self.assess(session), self.names))
        self.console.print(
            Panel(Text(word(view)), title="# channel", title_align="left", style="cyan")
        )

    @singledispatchmethod
    def _whisper(self, view: Any, to: MemberId) -> bool:  # noqa: ANN401  # dispatched on
        raise TypeError(f"{type(view).__name__} has no place on the stage")

    @_whisper.register(QuestionChanged)
    @_whisper.register(QuestionSettled)
    @_whisper.register(VoteShown)
    @_whisper.register(OptionsForYou)
    @_whisper.register(RatingQuestion)
    def _(self, view: MemberView, to: MemberId) -> bool:
        """Leave out what would only repeat the table for each member."""
        del view, to
        return False

    @_whisper.register
    def _(self, view: IntakeQuestion, to: MemberId) -> bool:
        """Print the question once: all others are asked in the same words."""
        if (view.offered is None and self.asked) or view.own:
            return False
        self.asked = True
        question = f"\nConvene, to {self._name(to)} and each of the others alone: {word(view)}\n"
        self.console.print(Text(question))
        return True

    @_whisper.register(Reminder)
    @_whisper.register(RelaxationQuestion)
    @_whisper.register(WhatItMeans)
    @_whisper.register(CandidateOffer)
    @_whisper.register(LeftBehind)
    @_whisper.register(MustQuestion)
    @_whisper.register(PartQuestion)
    @_whisper.register(InvitationReadBack)
    @_whisper.register(DropOut)
    @_whisper.register(Notice)
    def _(self, view: MemberView, to: MemberId) -> bool:
        self.console.print(Text(f"Convene, to {self._name(to)} alone: {word(view)}", "yellow"))
        return True

    @_whisper.register
    def _(self, view: ReadBack, to: MemberId) -> bool:
        source = next((wish.source for wish in reversed(view.preferences) if wish.source), None)
        words = self.said.get((to, source.message), "") if source else ""
        self.console.print(
            Text(f"{self._name(to)}: ", "bold") + Text(f"“{words}”" if words else "")
        )
        for wish in view.preferences:
            if source is None or wish.source is None or wish.source.message == source.message:
                self.console.print(Text(f"   ✓ {wish.in_words}", "green"))
        for held in view.assumed if view.assumed != self.assumed.get(to) else ():
            self.console.print(Text(f"   · {as_assumed(held)}", "green"))
        self.assumed[to] = view.assumed
        for wish in view.replaced:
            self.console.print(Text(f"   ✗ no longer: {wish.restatement}", "red"))
        for wish in view.kept:
            self.console.print(Text(f"   ✓ still: {wish.in_words}", "green"))
        for each in view.not_understood:
            self.console.print(Text(f"   ? “{each.text}”: {each.reason}", "yellow"))
        means = map(word, filter(None, [view.means]))
        for question in (*_asked_besides(view), *means):
            self.console.print(Text(f"   ? {question}", "yellow"))
        return True

    def _name(self, member: MemberId) -> str:
        return self.names.get(member, member)


def _asked_besides(view: ReadBack) -> list[str]:
    """Return what is asked beside what was not understood."""
    asked = view.clarification
    return [asked.question] if asked and asked.about is None else []


def _scores(
    view: OptionsProposed, options: Sequence[Mapping[str, Any]], names: dict[MemberId, str]
) -> Table:
    """Return the operator's table: every option with its scores, member by member."""
    table = Table(title=f"Round {view.round}: options and scores (the operator's view)")
    table.add_column("option")
    for heading in ("can come", "ratio", "score", "equity"):
        table.add_column(heading, justify="right")
    table.add_column("π, 0 to 3, for each", overflow="fold")
    for shown, each in zip(view.options, options, strict=True):
        scores = each["scores"]
        table.add_row(
            moment(shown.option, view.zone),
            f"{round(each['attendance'] * len(scores))} of {len(scores)}",
            f"{each['ratio']:.0%}",
            f"{each['score']:.2f}",
            f"{each['equity']:.2f}",
            "  ".join(f"{names.get(who, who).split()[0]} {pi}" for who, pi in scores.items()),
        )
    return table
