"""A session opens another where it is, and hears how that ended."""

import asyncio
from dataclasses import dataclass, replace

from adapters.files.transcript import Transcript
from bot.wiring import in_memory
from orchestration.deciding.commands import Close
from orchestration.kinds.registry import KINDS
from orchestration.model.people import MemberId, Organiser
from orchestration.privacy import Private
from orchestration.sessions.commands import ByOrganiser, ChildEnded, Opening
from orchestration.sessions.effects import OpenChild
from orchestration.sessions.kind import Ending, Kinds, SessionKind, on, opens, table
from orchestration.sessions.session import GroupSession
from tests.kinds.coin_toss import COIN_TOSS, Call, OpenToss, Side
from tests.kinds.course import ANA, BEN, NOW

OLGA = Organiser(MemberId("olga"), "Olga")


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenDispute(Opening):
    """Two cannot agree."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Settle(ByOrganiser):
    """Let a coin decide."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Dispute(GroupSession):
    """What is heard of the tosses that were to settle it."""

    heard: tuple[tuple[str, str | None], ...] = ()


def _open(command):
    own = {"id": command.session, "organiser": command.organiser, "members": command.members}
    return Dispute(**own, opened_at=command.at, parent=command.parent), ()


def _settle(dispute, command):
    toss = OpenToss(
        id=f"{command.id}/toss",
        session=f"{dispute.id}-toss",
        at=command.at,
        organiser=dispute.organiser,
        members=dispute.members,
    )
    return dispute, (OpenChild(opening=toss),)


def _hear(dispute, command):
    return replace(dispute, heard=(*dispute.heard, (command.child, command.outcome))), ()


DISPUTE = SessionKind(
    name="dispute",
    state=Dispute,
    opening=opens(OpenDispute, _open),
    handlers=table(on(Settle, _settle), on(ChildEnded, _hear)),
)


class Placing(Transcript):
    """A Chat that notes which session is where which other is."""

    def __init__(self):
        super().__init__()
        self.placed = []

    async def place(self, session, *, beside):
        self.placed.append((session, beside))


def after(*commands):
    chat = Placing()
    simulation = in_memory(chat, NOW, kinds=Kinds(*KINDS, COIN_TOSS, DISPUTE))

    async def live():
        for number, (kind, session, fields) in enumerate(commands):
            await simulation.begin(kind(id=str(number), session=session, at=NOW, **fields))

    asyncio.run(live())
    return simulation.store, chat


OPENED = (OpenDispute, "d", {"organiser": OLGA, "members": (ANA, BEN)})
SETTLED = (Settle, "d", {"by": "olga"})
CALLED = [
    (Call, "d-toss", {"member": each, "side": Private(each, Side.HEADS)}) for each in ("ana", "ben")
]


def test_a_child_knows_its_parent_and_is_where_that_is():
    store, chat = after(OPENED, SETTLED)

    assert store.session("d-toss").parent == "d"
    assert chat.placed == [("d-toss", "d")]
    assert store.session("d").heard == ()


def test_its_parent_hears_once_how_it_ended():
    store, _ = after(OPENED, SETTLED, *CALLED, *CALLED)

    landed = store.session("d-toss").landed
    assert store.session("d").heard == (("d-toss", landed),)


def test_one_that_ends_as_it_opens_is_heard_of_too():
    over = SessionKind(
        name="dispute",
        state=Dispute,
        opening=opens(OpenDispute, _open),
        handlers=table(),
        ending=lambda dispute: Ending("at once"),
    )
    own = {"id": "1", "session": "s", "at": NOW, "organiser": OLGA, "members": (ANA, BEN)}
    _, [told] = over.open(OpenDispute(**own, parent="p"))

    assert (told.command.session, told.command.outcome) == ("p", "at once")
    assert over.open(OpenDispute(**own))[1] == ()


def test_a_session_without_a_parent_tells_nobody():
    opened = (OpenToss, "d-toss", {"organiser": OLGA, "members": (ANA, BEN)})
    store, chat = after(opened, *CALLED)

    assert store.session("d-toss").landed
    assert chat.placed == []


def test_what_a_kind_does_not_handle_is_told_to_its_author_in_a_child_too():
    _, chat = after(OPENED, SETTLED, (Close, "d-toss", {"by": "olga"}))

    assert [to for to, _ in chat.private.values()].count("olga") == 1
