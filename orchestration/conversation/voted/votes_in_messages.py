"""Votes in messages that others read, as long as these stand: who deletes one takes its vote back.

Where earlier messages of theirs say a vote, the last of those counts again, with its note. Who has
voted in another way since, as by a tap, keeps that vote. No platform says who has deleted a
message, and who moderates may: its voter is told in private.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from fractions import Fraction
from typing import Any, Final, NamedTuple

from orchestration.conversation.ports.access import SessionAccess
from orchestration.conversation.ports.notes import Notes
from orchestration.conversation.ports.sessions import find_decision
from orchestration.conversation.ports.storage import VOTES_SAID, Place, Places
from orchestration.conversation.shown.session_places import shown_in
from orchestration.deciding.commands import CastBallot, TakeBallotBack
from orchestration.deciding.state import Decision, Phase
from orchestration.model.ballots import (
    Approvals,
    Ballot,
    Consents,
    NoneOfThese,
    OneOption,
    Order,
    Points,
    Veto,
    VoteNote,
)
from orchestration.model.people import MemberId, SessionId, person_id
from orchestration.model.preferences import Visibility
from orchestration.privacy import Private, reveal
from orchestration.sessions.commands import Command

NO_VOTE_NOW: Final = "As you have changed it, that says no vote: the one it said is taken back."
"""Is said to who has changed such a message so that it says none."""

_BETWEEN: Final = " "

_FORMS: Final[Mapping[str, Any]] = {
    each.__name__: each
    for each in (OneOption, Order, Points, Approvals, Consents, Veto, NoneOfThese)
}


class _Said(NamedTuple):
    """A vote where it is said: the message, the ballot as JSON has it, and what is said with it."""

    at: str
    cast: Any
    words: str = ""
    seen: str = Visibility.PRIVATE


class _Gone(NamedTuple):
    """A message that says something no more: by what that is known, and whether it was deleted."""

    at: str
    key: str
    deleted: bool


@dataclass(frozen=True, slots=True)
class VotesInMessages:
    """Keeps in which messages votes stand; `at` is where one does: team, channel and message."""

    access: SessionAccess
    places: Places

    async def note(self, at: str, commands: Iterable[Command]) -> bool:
        """Note which votes a message has said; False where it has said none."""
        votes = [each for each in commands if isinstance(each, CastBallot) and each.in_public]
        for each in votes:
            decision = await find_decision(self.access.sessions, each.session)
            if decision is not None:
                said = await self._said(decision, each.member)
                cast = _packed(reveal(each.ballot, to=each.member))
                note = reveal(each.note, to=each.member) if each.note else VoteNote("")
                earlier = [x for x in said if x[0] != at] if _stand(decision, each.member) else []
                new = _Said(at, cast, note.words, note.visibility)
                await self._keep(decision, each.member, [*earlier, new])
        return bool(votes)

    async def unsay(self, at: str, key: str, *, deleted: bool = False) -> bool:
        """Take back what a message has said that is gone; False where it says no vote that counts.

        `key` is what it is known by that it is gone, however often that is told. Where it was
        `deleted`, whoever did that, its voter is told.
        """
        team = at.partition("/")[0]
        found = await asyncio.to_thread(self._votes_at, at, team)
        gone = _Gone(at, key, deleted)
        return any([await self._unsay(session, who, gone) for session, who in found])

    def _votes_at(self, at: str, team: str) -> list[tuple[SessionId, MemberId]]:
        every = (x for each in shown_in(self.places, team) for x in self.places.of(each))
        noted = [x for x in every if x.name.startswith(VOTES_SAID) and at in _messages(x)]
        return [(each.session, each.owner) for each in noted if each.owner is not None]

    async def _unsay(self, session: SessionId, who: MemberId, gone: _Gone) -> bool:
        decision = await find_decision(self.access.sessions, session)
        said = await self._said(decision, who) if decision else []
        if decision is None or gone.at not in [each.at for each in said]:
            return False
        left = [each for each in said if each.at != gone.at]
        counts = said[-1].at == gone.at and decision.phase is Phase.VOTE and _stand(decision, who)
        if counts:
            await self.access.send(self._now(decision, who, left, gone))
        await self._keep(decision, who, left)
        return counts

    def _now(
        self, decision: Decision, who: MemberId, left: Sequence[_Said], gone: _Gone
    ) -> Command:
        """Return what lets the last vote count that still stands in a message, if there is one."""
        action = self.access.user_action(f"{gone.key}/{who}/unsaid", who, None)
        own = action.envelope(decision.id) | {"member": who, "deleted": gone.deleted}
        number = decision.round.number
        if not left:
            return TakeBallotBack(**own, round=number)
        ballot, last = Private(who, _unpacked(left[-1].cast)), left[-1]
        note = Private(who, VoteNote(last.words, Visibility(last.seen)))
        return CastBallot(**own, ballot=ballot, round=number, in_public=True, note=note)

    async def _said(self, decision: Decision, who: MemberId) -> list[_Said]:
        notes, name = Notes(self.places), _name(decision)
        noted = (await notes.read(decision.id, name, who)).split(_BETWEEN)
        kept = await notes.kept(person_id(who), f"{name}/{decision.id}", who)
        said = [_Said(*each) for each in json.loads(kept or "[]")]
        return [each for each in said if each.at in noted]

    async def _keep(self, decision: Decision, who: MemberId, said: Sequence[_Said]) -> None:
        notes, name = Notes(self.places), _name(decision)
        await notes.keep(person_id(who), f"{name}/{decision.id}", who, json.dumps(said))
        await notes.write(decision.id, name, who, _BETWEEN.join(each.at for each in said))


@dataclass(slots=True)
class VotesSaidHere:
    """Notes the votes of one message; `at` is where it stands, "" where nobody else reads it."""

    kept: VotesInMessages
    at: str
    says: bool = False
    """Whether it was found to say a vote."""

    async def note(self, commands: Iterable[Command]) -> None:
        """Note what the message has said."""
        if self.at:
            self.says |= await self.kept.note(self.at, commands)

    async def unsay(self, key: str) -> bool:
        """Take back what the message said before it was changed, if that counts, and it says none.

        A vote that it says now has taken the place of the former: its voter keeps their turn.
        """
        return bool(self.at) and not self.says and await self.kept.unsay(self.at, key)


def _messages(noted: Place) -> Sequence[str]:
    return (noted.thread or "").split(_BETWEEN)


def _name(decision: Decision) -> str:
    return f"{VOTES_SAID}{decision.round.number}"


def _stand(decision: Decision, who: MemberId) -> bool:
    """Tell whether somebody's vote is one that they have said for all to read."""
    return who in decision.round.seen


def _packed(ballot: Ballot | None) -> Any:  # noqa: ANN401  # as JSON has it
    match ballot:
        case None:
            return None
        case Points(points):
            return [Points.__name__, {"points": {x: str(given) for x, given in points.items()}}]
        case _:
            return [type(ballot).__name__, asdict(ballot)]


def _unpacked(kept: Any) -> Ballot | None:  # noqa: ANN401  # as JSON has it
    if kept is None:
        return None
    form, fields = kept
    if form == Points.__name__:
        return Points({x: Fraction(given) for x, given in fields["points"].items()})
    ballot: Ballot = _FORMS[form](**{name: _fixed(each) for name, each in fields.items()})
    return ballot


def _fixed(value: Any) -> Any:  # noqa: ANN401  # as JSON has it
    return tuple(map(_fixed, value)) if isinstance(value, list) else value
