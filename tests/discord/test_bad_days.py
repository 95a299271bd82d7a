"""Choices and panels on a bad day: gaps, repeats and 429s come to what a calm day comes to."""

import pytest

from tests.discord.running_bot import clicks, on_server, posts, told
from tests.discord.test_answers import in_discord


class Weather:
    """What goes wrong, or nothing: connections break, events come twice, Discord asks to wait."""

    def __init__(self, discord, *, is_bad):
        self.discord, self.is_bad = discord, is_bad

    async def breaks(self, *, invalid=False):
        """Have the connection break; `invalid`, it cannot be resumed."""
        if self.is_bad:
            await self.discord.gateway.drop(invalid=invalid)

    async def repeats(self):
        """Have the last events told twice."""
        if self.is_bad:
            await self.discord.until(lambda: self.discord.gateway.connected)
            await self.discord.gateway.repeat()

    def is_slow(self):
        """Have Discord ask to wait with the next posts."""
        if self.is_bad:
            self.discord.fails("POST", "/messages", status=429, retry_after=0.2, times=2)


@pytest.mark.parametrize("is_bad", [False, True], ids=["calm", "bad"])
@on_server()
async def test_a_poll_comes_to_the_same_end(discord, bot, is_bad):
    weather = Weather(discord, is_bad=is_bad)
    lena, omar, dana = map(discord.user, ("lena", "omar", "dana"))
    weather.is_slow()
    words = "tea, coffee or water? with @omar @dana"
    await lena.command("poll", words, "general")
    await weather.repeats()
    [post] = await discord.until(lambda: posts(discord))
    await discord.until(lambda: len(post.reactions) == 3)
    await weather.breaks()
    await omar.reacts(post, "🇧")
    await weather.repeats()
    await weather.breaks(invalid=True)
    await dana.writes("B", under=post)
    await told(discord, "dana", "Your vote is in: B.")
    await discord.until(lambda: discord.gateway.connected)  # nobody hears a press without
    await lena.clicks("Vote A", in_=post)
    await weather.repeats()
    await discord.until(lambda: len(ballots(bot)) == 3)
    assert sorted(ballots(bot)) == [("A",), ("B",), ("B",)]
    assert posts(discord)[0] is post
    assert sum("Your vote is in" in each.text for each in dana.told) == 1


def ballots(bot):
    """What was voted for, of each who has."""
    store = bot.kept.store
    [session] = [each for each in store.sessions() if each.startswith("choice-")]
    given = store.session(session).round.ballots.values()
    return [each.yes for each in given if each]


@pytest.mark.parametrize("is_bad", [False, True], ids=["calm", "bad"])
@on_server()
async def test_a_panel_comes_to_the_same_end(discord, bot, is_bad):
    weather = Weather(discord, is_bad=is_bad)
    weather.is_slow()
    lena = discord.user("lena")
    await lena.command("panel", "a plant for a dark office", "general")
    await weather.repeats()
    [card] = await discord.until(lambda: posts(discord))
    thread = await discord.until(lambda: discord.channels.get(card.id))
    await discord.until(lambda: thread.messages and thread.messages[-1].buttons)
    await weather.breaks()
    before = len(thread.messages)
    await lena.writes("@convene what about pets?", thread)
    await weather.repeats()
    await discord.until(lambda: len(thread.messages) > before + 1)
    await weather.breaks(invalid=True)
    await discord.until(lambda: discord.gateway.connected)
    await clicks(discord, "lena", "Done")
    await told(discord, "lena", "You started from")
    await weather.repeats()
    said = [each.text for each in thread.messages if each.author is not lena]
    assert len(said) == len(set(said)), "nothing stands there twice"
    assert posts(discord) == [card]


@in_discord
async def test_a_vote_that_is_closed_is_not_posted_anew_where_it_cannot_be_changed(bot, discord):
    omar = discord.user("omar")
    await discord.user("lena").command("poll", "tea or coffee? closes in 3 hours", "general")
    discord.old_edits = 0
    await bot.later(hours=2)
    [post] = bot.posts()
    await omar.clicks("Vote A", in_=post)
    await bot.later(hours=2)
    assert [each.text.splitlines()[0] for each in bot.posts()] == [
        "**Tea or coffee?**",
        "**✅ Tea or coffee? Tea.**",
    ]
    await omar.clicks("Vote B", in_=post)
    assert "closed" in omar.ephemerals[-1].text
