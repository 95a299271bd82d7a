"""A kind of session that exists for the tests of all kinds: one member calls, the coin decides.

It is one file and one line in a registry (`Kinds(*KINDS, COIN_TOSS)`), and it has a little of all
that a kind may have: a command of its own, a private value, something that is done outside, a view
for the channel and one for each member.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from hashlib import sha256
from typing import Final, TypeAlias

from orchestration.interaction.layout import Button, Buttons, Layout, Text
from orchestration.interaction.layouts.parts import screen
from orchestration.interaction.wording import word
from orchestration.model.people import MemberId
from orchestration.privacy import Private, reveal
from orchestration.sessions.commands import ByMember, Opening, Result
from orchestration.sessions.effects import Effect, Tell
from orchestration.sessions.kind import Ending, SessionKind, on, opens, table
from orchestration.sessions.performing import EffectContext, Results, does, performers
from orchestration.sessions.session import GroupSession
from orchestration.sessions.user_action import Press, Reply
from orchestration.views.base import ChannelView, MemberView


class Side(StrEnum):
    """One of two."""

    HEADS = "heads"
    TAILS = "tails"


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenToss(Opening):
    """Somebody wants a coin to decide."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Call(ByMember):
    """A member says what it will be; what they call is theirs until the coin has landed."""

    side: Private[Side]


@dataclass(frozen=True, slots=True, kw_only=True)
class Landed(Result):
    """The coin has landed."""

    side: Side


@dataclass(frozen=True, slots=True, kw_only=True)
class Flip(Effect):
    """Have the coin thrown; comes back as Landed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TossCard(ChannelView):
    """How many have called, and how it landed."""

    called: int
    of: int
    landed: Side | None


@dataclass(frozen=True, slots=True, kw_only=True)
class CallIt(MemberView):
    """What will it be? Or, once you have said so, that it is noted."""

    noted: Side | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Toss(GroupSession):
    """A toss: what each member has called, and how the coin has landed."""

    calls: Mapping[MemberId, Private[Side]] = field(default_factory=dict)
    landed: Side | None = None


Step: TypeAlias = tuple[Toss, tuple[Effect, ...]]


def _open(command: OpenToss) -> Step:
    toss = Toss(
        id=command.session,
        organiser=command.organiser,
        members=command.members,
        opened_at=command.at,
        parent=command.parent,
    )
    return toss, tuple(_tell(each.id, CallIt()) for each in command.members)


def _call(toss: Toss, command: Call) -> Step:
    if toss.landed or toss.member(command.member) is None:
        return toss, ()
    calls = {**toss.calls, command.member: command.side}
    toss = replace(toss, calls=calls)
    noted = Tell(to=command.member, view=_noted(command))
    return toss, (noted, Flip()) if len(calls) == len(toss.members) else (noted,)


def _called(press: Press[Toss]) -> Reply:
    side = Private(press.who, Side(press.value))
    return Reply(commands=(Call(**press.envelope, member=press.who, side=side),))


def _noted(command: Call) -> Private[MemberView]:
    side = reveal(command.side, to=command.member)
    return Private(command.member, CallIt(noted=side))


def _land(toss: Toss, command: Landed) -> Step:
    return replace(toss, landed=toss.landed or command.side), ()


def _tell(who: MemberId, view: MemberView) -> Tell:
    return Tell(to=who, view=Private(who, view))


def _card(toss: Toss) -> TossCard:
    return TossCard(called=len(toss.calls), of=len(toss.members), landed=toss.landed)


def _ending(toss: Toss) -> Ending | None:
    return Ending(toss.landed.value) if toss.landed else None


async def _flip(effect: Flip, context: EffectContext) -> Results:
    """Throw the coin: the same way for the same effect, as it may be performed twice."""
    del effect
    odd = sha256(context.due.id.encode()).digest()[0] % 2
    return (Landed(**context.envelope, side=Side.TAILS if odd else Side.HEADS),)


@word.register
def _(view: TossCard) -> str:
    if view.landed:
        return f"The coin shows {view.landed}."
    return f"A coin decides · {view.called} of {view.of} have called"


@word.register
def _(view: CallIt) -> str:
    return f"You call {view.noted}." if view.noted else "Heads or tails?"


@screen.register
def _(view: TossCard, organiser: MemberId | None = None) -> Layout:
    del organiser
    return Layout(words=word(view), parts=(Text(word(view)),))


@screen.register
def _(view: CallIt, organiser: MemberId | None = None) -> Layout:
    del organiser
    sides = Buttons(tuple(Button("call", each.value.title(), each.value) for each in Side))
    parts = (Text(word(view)),) if view.noted else (Text(word(view)), sides)
    return Layout(words=word(view), parts=parts)


COIN_TOSS: Final = SessionKind(
    name="coin toss",
    state=Toss,
    opening=opens(OpenToss, _open),
    handlers=table(on(Call, _call), on(Landed, _land)),
    actions={"call": _called},
    card=_card,
    ending=_ending,
    performers=performers(does(Flip, _flip)),
    views=(TossCard, CallIt),
)
