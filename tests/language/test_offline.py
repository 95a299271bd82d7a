"""The rules as the bot asks them: what they read is the same wherever it is read."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

import pytest

from orchestration.language.offline import OfflineLanguage
from orchestration.language.understand import understand
from tests.language.listening import hearing

SAID = "I can't do Mondays, and mornings are best. "


class Noting(ThreadPoolExecutor):
    """Threads, and how often they were asked."""

    asked = 0

    def submit(self, *given, **named):
        self.asked += 1
        return super().submit(*given, **named)


@pytest.mark.parametrize(("times", "threads"), [(1, 0), (20, 1)])
def test_a_long_message_is_read_beside_all_others_and_a_short_one_at_once(times, threads):
    async def heard():
        beside = Noting()
        asyncio.get_running_loop().set_default_executor(beside)
        return await OfflineLanguage().understand(times * SAID, hearing()), beside.asked

    assert asyncio.run(heard()) == (understand(times * SAID, hearing()), threads)
