"""Votes in replies in Slack: who deletes or changes one takes back what it said."""

import asyncio

from tests.discord.test_votes_in_messages import GONE, said
from tests.slack.at_hand import at_hand


def test_a_reply_that_is_deleted_takes_its_vote_back_and_its_voter_is_told(tmp_path):
    async def played():
        async with at_hand(tmp_path) as bot:
            lena, omar, dana = map(bot.slack.user, ("lena", "omar", "dana"))
            words = "poll tea, coffee or water? plurality, closes in 2 hours"
            await lena.slash("/convene", words, channel="platform")
            await bot.calm()
            [post] = bot.posts()
            vote = await omar.writes("B", "platform", post)
            called = await dana.writes("@convene I vote A", "platform")
            await bot.calm()
            assert set(said(bot)) == {"omar", "dana"}
            await omar.edits(vote, "C")
            await bot.calm()
            assert "C" in said(bot)["omar"]
            before = omar.sees(None)
            await omar.deletes(vote)
            await bot.calm()
            assert set(said(bot)) == {"dana"}
            await dana.deletes(called)
            await bot.calm()
            assert said(bot) == {}
            assert omar.sees(None).removeprefix(before).endswith(GONE)
            await omar.clicks("Vote B", in_=post)
            await bot.calm()
            assert "B" in said(bot)["omar"]

    asyncio.run(played())
