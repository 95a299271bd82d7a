"""A chat on the terminal's stage: everything the bot says, the moment it says it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import singledispatchmethod
from typing import Any

from rich.console import Console
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from orchestration.meeting.state import Assessed
from orchestration.model.options import Slot
from orchestration.model.people import MemberId, SessionId
from orchestration.views.channel import (
    ChannelView,
    Decided,
    NoOutcome,
    OptionsProposed,
    SessionCard,
    VoteCounted,
)
from orchestration.views.documents import Drawing, Invite
from orchestration.views.member import (
    IntakeQuestion,
    InvitationReadBack,
    MemberView,
    OpenQuestion,
    ReadBack,
    RelaxationQuestion,
)
from orchestration.wording import moment, word

Assess = Callable[[SessionId], Sequence[Assessed]]
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

    async def post(
        self, session: SessionId, view: ChannelView, drawings: Sequence[Drawing], key: str
    ) -> None:
        """Print what the channel sees."""
        del drawings, key
        self._show(view, session)
        await asyncio.sleep(self.pause)

    async def tell(self, session: SessionId, to: MemberId, view: MemberView, key: str) -> None:
        """Print what one person sees, where it is worth the room."""
        del key
        if self._whisper(view, to):
            await asyncio.sleep(self.pause / 3)

    async def invite(self, session: SessionId, ics: bytes, invite: Invite, key: str) -> None:
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
        del view, to
        return False

    @_whisper.register
    def _(self, view: IntakeQuestion, to: MemberId) -> bool:
        del to
        if not self.asked:
            self.asked = True
            self.console.print(Text(f"\nConvene, to each of them in private: {word(view)}\n"))
        return True

    @_whisper.register(OpenQuestion)
    @_whisper.register(RelaxationQuestion)
    @_whisper.register(InvitationReadBack)
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
                self.console.print(Text(f"   ✓ {wish.restatement}", "green"))
        for wish in view.replaced:
            self.console.print(Text(f"   ✗ no longer: {wish.restatement}", "red"))
        for each in view.not_understood:
            self.console.print(Text(f"   ? “{each.text}”: {each.reason}", "yellow"))
        return True

    def _name(self, member: MemberId) -> str:
        return self.names.get(member, member)


def _scores(
    view: OptionsProposed, options: Sequence[Assessed], names: dict[MemberId, str]
) -> Table:
    """Return the operator's table: every option with its scores, member by member."""
    table = Table(title=f"Round {view.round}: options and scores (the operator's view)")
    table.add_column("option")
    for heading in ("can come", "ratio", "score", "equity"):
        table.add_column(heading, justify="right")
    table.add_column("π, 0 to 3, for each", overflow="fold")
    for each in options:
        table.add_row(
            _when(each.slot, view.zone),
            f"{len(each.can_come)} of {len(each.scores)}",
            f"{each.ratio:.0%}",
            f"{each.score:.2f}",
            f"{each.equity:.2f}",
            "  ".join(f"{names.get(who, who).split()[0]} {pi}" for who, pi in each.scores.items()),
        )
    return table


def _when(slot: Slot, zone: str) -> str:
    return f"{slot.id}  {moment(slot, zone)}"
