"""How many have voted is not told of so many where nobody knows how many will."""

import pytest

from tests.discord.test_answers import in_discord


@pytest.mark.parametrize(
    ("voters", "told", "german"),
    [
        ((), "Nobody has voted so far.", "Bisher hat niemand abgestimmt."),
        (("omar",), "1 has voted so far.", "Bisher hat eine Person abgestimmt."),
        (("omar", "dana"), "2 have voted so far.", "Bisher haben 2 abgestimmt."),
    ],
)
@in_discord
async def test_in_a_poll_for_whoever_is_there(bot, discord, voters, told, german):
    lena, raj = map(discord.user, ("lena", "raj"))
    await lena.command("poll", "tea or coffee? closes in 2 hours", "general")
    [post] = bot.posts()
    for each in voters:
        await discord.user(each).clicks("Vote A", in_=post)
    await lena.command("status", "", "general")
    assert lena.ephemerals[-1].text.endswith(told)
    await raj.command("say", "wie viele haben schon abgestimmt?", "general")
    assert german in raj.ephemerals[-1].text


@in_discord
async def test_of_those_who_are_asked_it_is(bot, discord):
    await discord.user("lena").command("poll", "tea or coffee? with @omar @dana", "general")
    [post] = bot.posts()
    await discord.user("omar").clicks("Vote A", in_=post)
    await discord.user("lena").command("status", "", "general")
    assert " of " in discord.user("lena").ephemerals[-1].text.rpartition("have voted")[0][-12:]
