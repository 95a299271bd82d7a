"""Who takes no private messages, and waits for a place: the channel says what all may know."""

from tests.discord.test_answers import in_discord
from tests.discord.test_closed_doors import shut
from tests.discord.test_votes_in_messages import ballots, polled


async def signed_up(bot, words="yoga, 1 place"):
    await bot.discord.user("lena").command("signup", words, "general")
    [card] = bot.posts()
    return card


@in_discord
async def test_who_waits_is_told_so_and_who_moves_up_is_called(bot, discord):
    shut(discord, "omar")
    card = await signed_up(bot)
    dana, omar = discord.user("dana"), discord.user("omar")
    vote = await dana.writes("me", under=card)
    await omar.writes("me", under=card)
    [line] = [each for each in bot.posts() if each is not card]
    assert (line.text, line.buttons) == (f"<@{omar.id}> is on the waiting list.", [])
    assert list(line.calls) == ["omar"]
    await dana.deletes(vote)
    assert bot.posts()[-1].text == f"<@{omar.id}> has a place now."
    assert list(bot.posts()[-1].calls) == ["omar"]
    assert not any("Tell me what suits you" in each.text for each in bot.posts())


@in_discord
async def test_they_are_called_in_german_where_that_is_spoken(bot, discord):
    shut(discord, "omar")
    card = await signed_up(bot, "Ausflug am Freitag, 1 Platz")
    await discord.user("dana").writes("ich", under=card)
    await discord.user("omar").writes("ich auch", under=card)
    assert bot.posts()[-1].text == f"<@{discord.user('omar').id}> steht auf der Warteliste."


@in_discord
async def test_a_vote_that_is_deleted_calls_nobody(bot, discord):
    shut(discord, "omar")
    post = await polled(bot)
    vote = await discord.user("omar").writes("B", under=post)
    before = [each for each in bot.posts() if each is not post]
    await discord.user("omar").deletes(vote)
    assert "omar" not in ballots(bot)
    assert [each for each in bot.posts() if each is not post] == before
