"""Who replies to what the bot has posted is answered; so is who says an option behind a command."""

import pytest

from tests.discord.test_answers import asked, in_discord
from tests.discord.test_closed_doors import shut

NONE_OF_THEM = "is not one of the options: A Pizza, B Sushi and C Burger."


async def polled(bot):
    await bot.discord.user("lena").command("poll", "pizza, sushi or burger?", "general")
    return bot.posts()[-1]


async def told(discord, name, words, under, **more):
    """What somebody is told who replies with these words."""
    before = len(discord.user(name).told)
    await discord.user(name).writes(words, under=under, **more)
    return "\n".join(each.text for each in discord.user(name).told[before:])


@pytest.mark.parametrize("words", ["burgers", "Burgers", "BURGER!", "the burger please"])
@in_discord
async def test_an_option_in_another_form_is_a_vote(bot, discord, words):
    assert await told(discord, "omar", words, await polled(bot)) == "Your vote is in: C."


@pytest.mark.parametrize("words", ["burgres", "Burgrs", "suschi roll"])
@in_discord
async def test_one_that_is_nearly_one_is_asked_about(bot, discord, words):
    letter = "B" if words.startswith("s") else "C"
    asks = f"I take that for “{letter}”. Shall it count as your vote?"
    assert await told(discord, "omar", words, await polled(bot)) in (asks, "Your vote is in: B.")
    if "Count it" in discord.user("omar").told[-1].buttons:
        await discord.user("omar").clicks("Count it")
    assert f"Your vote is in: {letter}." in discord.user("omar").said()


@pytest.mark.parametrize("words", ["ramen", "Ramen!", "fish tacos"])
@in_discord
async def test_what_is_no_option_is_said_to_be_none(bot, discord, words):
    post = await polled(bot)
    assert await told(discord, "omar", words, post) == f"“{words.rstrip('!')}” {NONE_OF_THEM}"
    await told(discord, "omar", "A", post)
    held = await told(discord, "omar", words, post)
    assert held.endswith(f"{NONE_OF_THEM} Your vote stays: A.")


@in_discord
async def test_who_writes_german_is_told_so_in_german(bot, discord):
    await discord.user("lena").command("poll", "Pizza, Sushi oder Burger?", "general")
    said = await told(discord, "lena", "Nudelsuppe", bot.posts()[-1])
    assert said == "„Nudelsuppe“ ist keine der Optionen: A Pizza, B Sushi und C Burger."


@pytest.mark.parametrize("words", ["nice", "thanks!", "lol", "👍👍", "ok cool"])
@in_discord
async def test_courtesy_and_laughter_need_no_answer(bot, discord, words):
    assert await told(discord, "omar", words, await polled(bot)) == ""


@pytest.mark.parametrize(
    "words", ["Raj said he would bring the drinks", "we had pizza yesterday and it was awful"]
)
@in_discord
async def test_what_people_tell_each_other_under_it_needs_none_either(bot, discord, words):
    assert await told(discord, "omar", words, await polled(bot)) == ""


@in_discord
async def test_a_thread_is_where_people_talk_to_each_other(bot, discord):
    thread = await discord.user("omar").begins_thread(await polled(bot))
    assert await told(discord, "omar", "ramen", None, in_=thread) == ""


@in_discord
async def test_under_a_meeting_it_is_said_what_would_work(bot, discord):
    card = await asked(bot)
    said = await told(discord, "omar", "burgers", card)
    assert said.startswith("I couldn't place that. For “Roadmap” tell me which times suit you")
    for name in ("lena", "omar", "dana"):
        await discord.user(name).clicks("Any time", discord.user(name).told[0])
    await bot.later(hours=1)
    options = next(each for each in bot.posts() if "Vote A" in each.buttons)
    said = await told(discord, "omar", "burgers", options)
    assert "In “Roadmap” you can vote, like “I vote A”" in said


@in_discord
async def test_what_is_over_is_talked_about(bot, discord):
    post = await polled(bot)
    await discord.user("omar").clicks("Vote C", in_=post)
    await bot.later(days=3)
    assert await told(discord, "omar", "ramen", bot.posts()[-1]) == ""


# Behind a command


@pytest.mark.parametrize(
    ("words", "letter"), [("star", "B"), ("ranked", "C"), ("pizza", "A"), ("I vote star", "B")]
)
@in_discord
async def test_an_option_that_is_called_like_a_rule_is_voted_for(bot, discord, words, letter):
    await discord.user("lena").command("poll", "pizza, star or ranked?", "general")
    await discord.user("omar").command("say", words, "general")
    assert discord.user("omar").told[-1].text == f"Your vote is in: {letter}."


@in_discord
async def test_a_word_that_says_what_a_command_is_for_stays_one(bot, discord):
    await discord.user("lena").command("poll", "pizza or status?", "general")
    await discord.user("omar").command("say", "status", "general")
    assert "Nobody has voted so far." in discord.user("omar").told[-1].text


@in_discord
async def test_words_that_come_to_nothing_are_told_what_would_work_here(bot, discord):
    await discord.user("lena").command("poll", "pizza or sushi? with @omar", "general")
    await discord.user("omar").command("say", "hocus pocus", "general")
    assert "you can vote, like “I vote A”" in discord.user("omar").told[-1].text


# Where no private messages are taken


@in_discord
async def test_a_receipt_is_a_mark_on_the_message_where_nothing_can_be_written(bot, discord):
    post = await polled(bot)
    shut(discord, "omar")
    vote = await discord.user("omar").writes("burgers", under=post)
    assert (bot.posts(), list(vote.reactions)) == ([post], ["✅"])
    await discord.user("omar").writes("who has voted?", under=post)
    assert bot.posts()[-1].calls == ["omar"], "an answer has more to say"


@in_discord
async def test_what_goes_on_the_list_is_told_so_too(bot, discord):
    await discord.user("lena").command("decide", "where shall we eat? with @dana", "general")
    [card] = bot.posts()
    shut(discord, "dana")
    said = await discord.user("dana").writes("Luigi's", under=card)
    assert "Luigi's (Dana Reed)" in card.text
    assert (bot.posts(), list(said.reactions)) == ([card], ["✅"])


@in_discord
async def test_who_is_read_back_to_in_a_channel_is_called_once(bot, discord):
    shut(discord, "omar")
    card = await asked(bot)
    before = len(bot.posts())
    await discord.user("omar").writes("Tuesdays are best", under=card)
    await discord.user("omar").writes("after 10", under=card)
    assert [each.calls for each in bot.posts()[before:]] == [["omar"], []]


@in_discord
async def test_who_forgets_a_poll_behind_a_command_forgets_nothing_of_themselves(bot, discord):
    omar = discord.user("omar")
    await omar.command("poll", "tea or coffee?", "general")
    await omar.command("say", "forget the tea poll", "general")
    assert omar.told[-1].text == "Call “Tea or coffee?” off?"
    for words in ("forget", "forget me", "forget all about me"):
        await omar.command("say", words, "general")
        assert omar.told[-1].buttons == ["Forget me"], words
