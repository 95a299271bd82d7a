"""How people are answered in Discord: at once, alone, and where they can read it."""

import asyncio
import functools
import inspect

import pytest

from tests.discord.at_hand import at_hand
from tests.slack.test_journey import BUSY

MEET = "Roadmap, 45 min with @omar @dana, 18 to 22 January"


GONE = "That session is not there any more; “status” says what goes on."


def in_discord(test):
    """Run a coroutine test with the bot at hand, its first argument."""

    @functools.wraps(test)
    def run(tmp_path, **given):
        async def played():
            async with at_hand(tmp_path) as bot:
                await test(bot, bot.discord, **given)

        asyncio.run(played())

    _, _, *others = inspect.signature(test).parameters.values()
    own = inspect.Parameter("tmp_path", inspect.Parameter.POSITIONAL_OR_KEYWORD)
    run.__signature__ = inspect.Signature([own, *others])
    return run


async def asked(bot, words=MEET):
    await bot.discord.user("lena").command("meet", words, "general")
    return next(each for each in bot.posts() if "asked by" in each.text)


@in_discord
async def test_a_command_that_shows_itself_in_the_channel_says_nothing_more(bot, discord):
    await asked(bot)
    lena = discord.user("lena")
    assert (lena.last.kind, lena.ephemerals) == (0, []), "it was put off, and taken away"


@in_discord
async def test_a_question_by_command_is_answered_to_who_asks_alone(bot, discord):
    await asked(bot)
    await discord.user("omar").command("status", in_="general")
    [answer] = discord.user("omar").ephemerals
    assert "0 of 3 have answered" in answer.text
    assert len(bot.posts()) == 1


@in_discord
async def test_a_mention_is_answered_in_private(bot, discord):
    await asked(bot)
    before = len(discord.user("omar").told)
    await discord.user("omar").writes("@convene who's missing?", "general")
    [answer] = discord.user("omar").told[before:]
    assert "Dana Reed" in answer.text
    assert len(bot.posts()) == 1


@in_discord
async def test_a_call_without_words_is_answered_in_brief(bot, discord):
    await discord.user("omar").writes("@convene", "general")
    [answer] = discord.user("omar").told
    assert "I help a group find a time" in answer.text
    assert "/convene help has the rest" in answer.text


@in_discord
async def test_who_takes_no_private_messages_reads_it_behind_a_button(bot, discord):
    await asked(bot)
    omar, dana = discord.user("omar"), discord.user("dana")
    omar.takes_dms = False
    omar._dm.messages.clear()
    await omar.writes("@convene who's missing?", "general")
    post = bot.posts()[-1]
    assert "Dana" not in post.text
    assert post.calls == ["omar"]
    await dana.clicks("Show me", in_=post)
    assert "for somebody else" in dana.ephemerals[-1].text
    await omar.clicks("Show me", in_=post)
    assert "Dana Reed" in omar.ephemerals[-1].text


@in_discord
async def test_who_cannot_be_written_to_answers_in_a_form(bot, discord):
    omar = discord.user("omar")
    omar.takes_dms = False
    card = await asked(bot)
    [line] = [each for each in bot.posts() if each is not card]
    assert "I can't write to" in line.text
    assert (line.calls, card.calls) == (["omar"], [])
    await omar.clicks("Tell me what suits you", in_=line)
    assert omar.modal.labels == [
        "When suits you, and when doesn't it?",
        "Where are you?",
        "Or a calendar file (.ics)",
    ]
    await omar.submits({"When suits you, and when doesn't it?": "Tuesdays are best"})
    assert "prefers Tuesdays" in omar.ephemerals[-1].text
    await omar.clicks("That's all")
    assert "Done." in omar.ephemerals[-1].text
    assert "1 of 3 have answered" in card.text
    assert len(bot.posts()) == 2, "it is said once"


@in_discord
async def test_who_cannot_be_written_to_hears_below_the_outcome_that_it_is_settled(bot, discord):
    discord.user("omar").takes_dms = False
    await asked(bot)
    for name in ("lena", "dana"):
        await discord.user(name).clicks("Any time")
    await bot.later(hours=33)
    [options] = [each for each in bot.posts() if "Vote A" in each.buttons]
    await discord.user("omar").reacts(options, "🇦")
    await bot.later(days=4)
    lines = [each for each in bot.posts() if "this is settled" in each.text]
    [outcome] = [each for each in bot.posts() if "✅" in each.text]
    assert [(each.calls, each.reference) for each in lines] == [(["omar"], outcome.id)]


@in_discord
async def test_what_they_said_calling_the_bot_is_read_back_behind_a_button_too(bot, discord):
    omar = discord.user("omar")
    omar.takes_dms = False
    await asked(bot)
    await omar.writes("@convene I can't do Monday", "general")
    assert "I can't write to you in private" in bot.posts()[-1].text
    await omar.clicks("Show me")
    [told] = omar.told
    assert "can't do Mondays" in told.text
    await omar.clicks("Take back", in_=told)
    assert "no longer: can't do Mondays" in omar.said()


@in_discord
async def test_a_calendar_file_is_handed_in_with_the_form(bot, discord):
    card, omar = await asked(bot), discord.user("omar")
    await omar.clicks("Tell me what suits you", in_=card)
    await omar.submits(files=[("omar.ics", BUSY.encode())])
    assert "calendar" in omar.said()
    await omar.clicks("Tell me what suits you", in_=card)
    await omar.submits({"When suits you, and when doesn't it?": "x"}, files=[("me.png", b"PNG")])
    assert "I can read calendar files" in omar.said()


@in_discord
async def test_who_takes_no_private_messages_is_not_tried_again_and_again(bot, discord):
    discord.user("omar").takes_dms = False
    await asked(bot)
    await discord.user("lena").command("remind", in_="general")
    assert [each.code for each in discord.refused].count(50007) == 1


@in_discord
async def test_an_old_button_says_that_it_does_nothing(bot, discord):
    card = await asked(bot)
    await discord.user("omar").presses("dance|0||1", card)
    assert discord.user("omar").ephemerals[-1].text == GONE
    await discord.user("omar").presses("what was once a button", card)
    assert discord.user("omar").ephemerals[-1].text == GONE


@in_discord
async def test_a_reply_to_the_options_is_a_vote_whether_it_calls_the_bot_or_not(bot, discord):
    await asked(bot)
    for name in ("lena", "omar", "dana"):
        await discord.user(name).clicks("Any time", discord.user(name).told[0])
    await bot.later(hours=1)
    options = next(each for each in bot.posts() if "Vote A" in each.buttons)
    await discord.user("omar").writes("B", under=options)
    assert "Your vote is in: B." in discord.user("omar").said()


@in_discord
async def test_times_are_on_each_readers_own_clock(bot, discord):
    await discord.user("omar").command("zone", "Dubai", "general")
    assert "Your times are in Dubai" in discord.user("omar").ephemerals[-1].text
    card = await asked(bot)
    assert "closes <t:" in card.text
    for name in ("lena", "omar"):
        await discord.user(name).clicks("Any time", discord.user(name).told[-1])
    await discord.user("dana").writes("Tuesdays are best")
    assert "Options follow by <t:" in card.text


@in_discord
async def test_whose_clock_it_is_is_asked_until_it_is_known_with_what_their_language_says(
    bot, discord
):
    ines, lena = map(discord.user, ("ines", "lena"))
    await ines.command("help", in_="general")  # with which Discord tells her language
    await bot.later(minutes=11)
    for subject in ("Roadmap", "Hiring"):
        await lena.command("meet", f"{subject}, 45 min with @ines, 18 to 22 January", "general")
    first, second = [each.text for each in ines.told if "is looking for 45 minutes" in each.text]
    assert "Are you in Sao Paulo (it is 06:11 there now)?" in first
    assert "Are you in Sao Paulo" in second


@in_discord
async def test_where_the_bot_may_not_write_it_says_what_it_needs(bot, discord):
    channel, lena = discord.channel("general"), discord.user("lena")
    channel.bot_may = 1 << 10
    await lena.command("poll", "pizza or sushi?", "general")
    assert "give me “Send Messages” here" in lena.ephemerals[-1].text
    channel.bot_may = 1 << 6
    await lena.command("poll", "pizza or sushi?", "general")
    assert "give me “View Channel” and “Send Messages” here" in lena.ephemerals[-1].text
    assert bot.posts() == []


@in_discord
async def test_a_panel_is_asked_for_in_vain_where_the_bot_may_not_write(bot, discord):
    channel, lena = discord.channel("general"), discord.user("lena")
    for may, lacks in ((1 << 10, "“Send Messages”"), (0, "“View Channel” and “Send Messages”")):
        channel.bot_may = may
        for words in ("a plant for a dark office?", ""):
            await lena.command("panel", words, "general")
            assert f"give me {lacks} here" in lena.ephemerals[-1].text
    assert bot.posts() == lena.dm.messages == []


@in_discord
async def test_in_a_thread_it_needs_what_threads_ask_for(bot, discord):
    lena = discord.user("lena")
    thread = await lena.begins_thread(await lena.writes("lunch?", "general"), "lunch")
    thread.bot_may = 1 << 10 | 1 << 11
    await lena.command("poll", "pizza or sushi?", thread)
    assert "give me “Send Messages in Threads” here" in lena.ephemerals[-1].text
    thread.bot_may = 1 << 10 | 1 << 38 | 1 << 16
    await lena.command("poll", "pizza or sushi?", thread)
    assert "Pizza or sushi?" in thread.messages[-1].text


@in_discord
async def test_where_it_may_not_reply_it_posts_what_belongs_under_another(bot, discord):
    [guild] = discord.guilds.values()
    guild.permissions &= ~(1 << 16)
    lena, omar = map(discord.user, ("lena", "omar"))
    await lena.command("meet", "Roadmap, 45 min with @omar, 18 to 22 January", "general")
    for each in (lena, omar):
        await each.clicks("Any time", each.told[0])
    await bot.later(hours=2)
    [options] = [each for each in bot.posts() if "Vote A" in each.buttons]
    for each in (lena, omar):
        await each.clicks("Vote A", in_=options)
    assert [name for name, _ in bot.posts()[-1].files] == ["invite.ics"]


@in_discord
async def test_where_files_may_not_stand_words_say_so(bot, discord):
    [guild] = discord.guilds.values()
    guild.permissions &= ~(1 << 15)
    lena, omar = map(discord.user, ("lena", "omar"))
    await lena.command(
        "meet", "Roadmap, 45 min with @omar, 18 to 22 January, disclosure: open", "general"
    )
    for each in (lena, omar):
        await each.clicks("Any time", each.told[0])
    await bot.later(hours=2)
    [options] = [each for each in bot.posts() if "Vote A" in each.buttons]
    assert "I lack the permission “Attach Files” here, so there is no file:" in options.text
    for each in (lena, omar):
        await each.clicks("Vote A", in_=options)
    [outcome] = [each for each in bot.posts() if "✅" in each.text]
    told = outcome.replies[-1].text
    assert told.endswith(
        "I lack the permission “Attach Files” here, so there is no file: invite.ics"
    )


@in_discord
async def test_who_has_the_app_for_themselves_is_answered_alone_where_the_bot_is_not(bot, discord):
    await asked(bot)
    omar = discord.user("omar")
    elsewhere = discord.strange_guild(["omar", "dana"], "elsewhere")
    await omar.command("status", in_=elsewhere)
    assert "0 of 3 have answered" in omar.ephemerals[-1].text
    await omar.command("say", "Tuesdays are best", elsewhere)
    assert "prefers Tuesdays" in omar.said()
    await omar.command("poll", "pizza or sushi?", elsewhere)
    assert "nobody here would be asked" in omar.ephemerals[-1].text
    await omar.command("settings", "silent", elsewhere)
    assert "in a channel of the server" in omar.ephemerals[-1].text
    assert bot.posts("elsewhere") == []


@in_discord
async def test_details_tell_times_on_their_readers_clock(bot, discord):
    card = await asked(bot)
    await discord.user("omar").clicks("Details", in_=card)
    assert "closes <t:" in discord.user("omar").ephemerals[-1].text


@in_discord
async def test_a_name_that_shows_nothing_stands_on_no_card(bot, discord):
    [guild] = discord.guilds.values()
    omar, dana = discord.user("omar"), discord.user("dana")
    omar.real_name, guild.members[dana.id] = "\u3164", "\u200b \u2800"
    card = await asked(bot)
    assert "Waiting for Lena Vogt, omar and Dana Reed" in card.text


@in_discord
async def test_what_is_asked_in_passing_in_the_thread_of_a_poll(bot, discord):
    omar = discord.user("omar")
    await discord.user("lena").command("poll", "Rome or Oslo?", "general")
    [post] = bot.posts()
    for words, answer in (
        ("remind me to buy milk", None),
        ("what time is it in Tokyo?", "In Tokyo it is 18:00 on Thursday."),
        ("@convene remind me to buy milk", "I couldn't place that."),
        ("lieber Rom als Oslo", "Deine Stimme ist da: A."),
    ):
        before = len(omar.told)
        await omar.writes(words, under=post)
        told = [each.text for each in omar.told[before:]]
        assert [each[: len(answer or "")] for each in told] == ([answer] if answer else [])
    await omar.writes("@convene who wants pizza and who wants sushi?", "general")
    assert "Pizza or sushi?" in bot.posts()[-1].text
    assert "Vote B" in bot.posts()[-1].buttons


@pytest.mark.parametrize("sees", [True, False])
def test_a_role_is_who_has_it_where_members_are_seen(tmp_path, sees):
    async def played():
        async with at_hand(tmp_path, lists_members=sees) as bot:
            [guild] = bot.discord.guilds.values()
            role = bot.discord.role(guild, "omar", "dana")
            made = {"guild_id": guild.id, "role": guild._role(role[3:-1], 0)}
            await bot.discord.gateway.carry("GUILD_ROLE_CREATE", made)
            await asyncio.sleep(0.02)
            words = f"Q1, 45 min with {role}, next week"
            await bot.discord.user("lena").command("meet", words, "general")
            return bot.posts(), bot.discord.user("lena").said()

    posts, told = asyncio.run(played())
    assert any("Omar Haddad and Dana Reed" in each.text for each in posts) is sees
    assert ("name each of them" in told) is not sees


@in_discord
async def test_a_command_offers_the_sessions_that_it_may_name(bot, discord):
    lena, dana, raj = map(discord.user, ("lena", "dana", "raj"))
    await asked(bot)
    await lena.command("poll", "pizza or sushi?", "general")
    offered = [each["value"] for each in await lena.types("cancel", "", "general")]
    assert {"Roadmap", "Pizza or sushi?"} <= {*offered}
    assert [each["value"] for each in await dana.types("status", "road", "general")] == ["Roadmap"]
    assert await raj.types("status", "sushi") == [], "they are in neither, and read no channel here"
    here = [each["value"] for each in await raj.types("status", "sushi", "general")]
    assert here == ["Pizza or sushi?"], "it stands where they write"


@in_discord
async def test_add_offers_to_what_somebody_may_be_added_and_takes_that(bot, discord):
    lena, raj = map(discord.user, ("lena", "raj"))
    await asked(bot)
    await lena.command("poll", "pizza or sushi?", "general")
    empty = [each["value"] for each in await lena.types("add", "", "general")]
    assert {"@… to “Roadmap”", "@… to “Pizza or sushi?”"} == {*empty}
    offered = [each["value"] for each in await lena.types("add", "@raj", "general")]
    [roadmap] = [each for each in offered if "Roadmap" in each]
    await lena.command("add", roadmap, "general")
    assert lena.told[-1].text == "I'm asking Raj Patel too, about “Roadmap”."
    assert "about “Roadmap”" in raj.told[-1].text


@in_discord
async def test_zones_begin_with_those_that_a_locale_makes_likely(bot, discord):
    names = {
        who: [each["value"] for each in await discord.user(who).types("zone", "", "general")]
        for who in ("lena", "raj", "dana")
    }
    assert names["lena"][:2] == ["Europe/Berlin", "Europe/London"]
    assert names["raj"][0] == "Asia/Kolkata"
    assert names["dana"][0] == "Europe/London", "en-US is spoken in many zones"
    assert not any(each.startswith("Africa/") for found in names.values() for each in found[:8])


@in_discord
async def test_who_takes_no_private_messages_is_called_once_in_a_channel(bot, discord):
    await asked(bot)
    omar = discord.user("omar")
    omar.takes_dms = False
    for _ in range(2):
        await omar.writes("@convene who's missing?", "general")
    _, first, later = bot.posts()
    assert (first.calls, later.calls) == (["omar"], [])
    await omar.clicks("Show me", in_=later)
    assert "Dana Reed" in omar.ephemerals[-1].text
