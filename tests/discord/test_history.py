"""What was written in Discord's conversations, read again."""

import asyncio
from datetime import UTC, datetime

from adapters.discord.history import DiscordHistory
from adapters.discord.names import address_of
from orchestration.model.people import MemberId


def test_who_takes_no_private_messages_has_no_conversation_to_be_read_again():
    history = DiscordHistory(web=None, client=None)
    at = address_of(MemberId("D-7"))
    assert asyncio.run(history.in_private("D", at, datetime.now(UTC))) == []
