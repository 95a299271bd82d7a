"""The card of a session with many answers: changed once a second, and in the end it shows all."""

import asyncio
from dataclasses import dataclass, field

from orchestration.conversation.shown.live_card import LiveCards
from orchestration.kinds.registry import KINDS
from orchestration.sessions.effects import Post
from tests.fakes import own_time
from tests.kinds.meeting.table import Table


@dataclass
class Channel:
    """Notes when a card is shown, and how many had answered by then."""

    shown: list[tuple[float, int]] = field(default_factory=list)

    async def post(self, session, post, drawings, key):
        self.shown.append((asyncio.get_running_loop().time(), post.view.answered))


def test_a_card_is_changed_once_a_second_and_shows_what_came_meanwhile():
    table, channel = Table("ana", "ben", "cem"), Channel()
    cards = LiveCards(channel, lambda _: table.session, pace=1.0)
    view = KINDS.card(table.session)

    async def answers():
        started = asyncio.get_running_loop().time()
        for who in ("ana", "ben", "cem"):
            table.answers(who)
            await cards.post("s", Post(name="card", view=view, refreshes=True), (), who)
        return started

    started = own_time.run(answers())
    assert [round(at - started, 1) for at, _ in channel.shown] == [0, 1, 2]
    assert [answered for _, answered in channel.shown] == [1, 2, 3]
