"""What was said to somebody beside the session: it has no state there, so it is kept here a while.

An aside stands on a member's page until they do something else, so a page that is loaded twice
shows it twice. It is kept in memory: a restart loses one sentence, and nothing that was decided.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from orchestration.interaction.layout import Button
from orchestration.model.people import MemberId, SessionId

Whose = tuple[SessionId, MemberId]


@dataclass(frozen=True, slots=True)
class Aside:
    """What one person is told, perhaps with an address to hand on, or buttons to answer with.

    `during` names the stretch of the session in which it holds: “Your vote is in” is no news after
    the vote. Where it is empty, it holds until they have gone on.
    """

    words: str
    link: str = ""
    during: str = ""
    offers: tuple[Button, ...] = ()


class Asides:
    """Holds the last aside to each person, and which questions they have put aside."""

    def __init__(self) -> None:
        self._said: dict[Whose, Aside] = {}
        self._gone: dict[Whose, tuple[str, frozenset[str]]] = {}

    def say(self, session: SessionId, member: MemberId, aside: Aside) -> None:
        """Say something to somebody, in the place of what was said before."""
        self._said[session, member] = aside

    def hush(self, session: SessionId, member: MemberId) -> None:
        """Take back what was said: they have read it, and gone on."""
        self._said.pop((session, member), None)

    def said(self, session: SessionId, member: MemberId, now: str) -> Aside | None:
        """Return what stands on somebody's page in the present stretch of the session."""
        said = self._said.get((session, member))
        return said if said and said.during in ("", now) else None

    def put_aside(
        self, session: SessionId, member: MemberId, actions: Iterable[str], now: str
    ) -> None:
        """Offer somebody these buttons no more in the present stretch of the session."""
        gone = self.gone(session, member, now) | frozenset(actions)
        self._gone[session, member] = (now, gone)

    def gone(self, session: SessionId, member: MemberId, now: str) -> frozenset[str]:
        """Return the buttons that somebody has put aside in the present stretch."""
        when, actions = self._gone.get((session, member), ("", frozenset()))
        return actions if when == now else frozenset()
