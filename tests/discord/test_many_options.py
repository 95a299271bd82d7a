"""A poll of more options than Discord has reactions for, and one that ends at midnight."""

from datetime import UTC, datetime, timedelta

from tests.discord.test_answers import in_discord

MIDNIGHT = datetime(2027, 1, 8, tzinfo=UTC)
MANY = ", ".join(f"opt{number}" for number in range(24))


@in_discord
async def test_no_more_letters_are_offered_than_can_stand_under_a_message(bot, discord):
    await discord.user("lena").command("poll", MANY, "general")
    post = bot.posts()[-1]
    assert len(post.reactions) == 20
    assert "**T** 🇹" in post.text
    assert "🇺" not in post.text
    says = "From U on there is no letter to react with: a button or a reply votes for them."
    assert says in post.text
    assert post.buttons[:24][-1] == "Vote X"
    omar = discord.user("omar")
    await omar.clicks("Vote X", post)
    assert omar.ephemerals[-1].text.startswith("X is in your vote")


@in_discord
async def test_hours_that_end_at_midnight_end_then(bot, discord):
    assert bot.clock.at == MIDNIGHT - timedelta(hours=15)
    await discord.user("omar").command("poll", "x or y?; closes in 15 hours", "general")
    assert f"Vote by <t:{int(MIDNIGHT.timestamp())}:F>" in bot.posts()[-1].text


@in_discord
async def test_how_many_more_are_open_is_said(bot, discord):
    lena = discord.user("lena")
    for number in range(7):
        await lena.command("poll", f"tea {number} or coffee {number}?", "general")
    await lena.command("status", "", "general")
    assert lena.ephemerals[-1].text.splitlines()[-1] == "… and 2 more"


@in_discord
async def test_a_vote_for_what_was_never_offered_is_refused_in_one_answer(bot, discord):
    await discord.user("lena").command("poll", "red or blue?", "general")
    post, omar = bot.posts()[-1], discord.user("omar")
    [vote] = [x["custom_id"] for x in post.controls if x.get("label") == "Vote B"]
    await omar.presses(vote.replace("/B", "/Z"), post)
    assert omar.ephemerals[-1].text == "The vote on these options is closed."
    assert len(omar.told) == 1
