"""Who has told Slack no zone is asked for it once, as on every platform that does not know."""

import asyncio
import pathlib
import tempfile

import pytest

from tests.slack.at_hand import at_hand

PEOPLE = {
    "lena": {"real_name": "Lena Vogt"},
    "omar": {"real_name": "Omar Haddad", "zone": None},
}
MEET = "meet about roadmap, 45 min, next week with @omar"
ASKED = "Are you in"


async def _asked(bot):
    await bot.slack.user("lena").slash("/convene", MEET, channel="platform")
    await bot.calm()
    return [str(each) for each in bot.slack.user("omar").dm.posts if each.author.is_bot]


@pytest.mark.parametrize("zone", [None, "Asia/Dubai"])
def test_a_zone_that_slack_does_not_know_is_asked_for(zone):
    async def play():
        people = {**PEOPLE, "omar": {**PEOPLE["omar"], "zone": zone}}
        with tempfile.TemporaryDirectory() as folder:
            async with at_hand(
                pathlib.Path(folder), people=people, channels={"platform": list(people)}
            ) as bot:
                told = await _asked(bot)
                assert any(ASKED in each for each in told) is (zone is None)

    asyncio.run(play())
