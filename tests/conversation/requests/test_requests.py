"""Requests for a session: who reads them, and by which words."""

import asyncio
from datetime import date

import pytest

from orchestration.conversation.shown.workspace_language import InWorkspace
from orchestration.language.offline import OfflineLanguage
from orchestration.model.conventions import USUAL, Conventions
from tests.conversation.room import Room


@pytest.mark.parametrize(
    ("conventions", "day"),
    [(USUAL, date(2027, 1, 15)), (Conventions(next_is_coming=True), date(2027, 1, 8))],
)
def test_a_request_means_what_its_words_mean_in_the_workspace(conventions, day):
    async def asked(room):
        words = "@Convene find 45 minutes about hiring next Friday with @omar"
        await room.says("lena", words, channel=True)
        window = room.decisions()[0].terms.window
        assert (window.start, window.end) == (day, day)

    asyncio.run(asked(Room(language=InWorkspace(OfflineLanguage(), conventions))))
