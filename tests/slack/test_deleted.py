"""Posts that somebody deletes in Slack: each stands there again once, and what was voted counts."""

import asyncio

import pytest

from tests.slack.at_hand import at_hand

POLL = "poll tea or coffee? closes in 2 hours"


async def deleted(bot, post, until, *, told):
    """An admin deletes a post; where Slack has not `told` of it, it is found as it is changed."""
    team, events = bot.slack.teams[0], bot.slack.app.events
    bot.slack.app.events = events if told else frozenset()
    team.remove(post)
    await bot.calm()
    bot.slack.app.events = events
    if not told:
        await bot.slack.user("lena").slash("/convene", f"extend until {until}", channel="platform")
        await bot.calm()


@pytest.mark.parametrize("told", [True, False])
def test_a_post_stands_there_again_once_and_keeps_its_votes(tmp_path, told):
    async def played():
        async with at_hand(tmp_path) as bot:
            lena, omar, dana = map(bot.slack.user, ("lena", "omar", "dana"))
            await lena.slash("/convene", POLL, channel="platform")
            await bot.calm()
            [post] = bot.posts()
            await omar.reacts(post, "two")
            await dana.clicks("Vote B", in_=post)
            await bot.calm()
            await deleted(bot, post, "17:00", told=told)
            [anew] = bot.posts()
            assert anew is not post
            assert [str(x) for x in anew.reactions] == [str(x) for x in post.reactions]
            await deleted(bot, anew, "18:00", told=told)
            assert bot.posts() == []
            assert lena.sees(None).count("deleted again") == 1
            await bot.later(hours=12)
            assert "B has the most with 2 yes" in str(bot.posts()[-1])

    asyncio.run(played())
