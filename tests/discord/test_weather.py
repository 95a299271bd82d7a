"""Discord as it is on a bad day: gaps, repeats, 429, old messages, gone channels, a restart."""

import asyncio
from datetime import timedelta

import pytest
from discord import RateLimited

from orchestration.conversation.ports.messenger import Closed
from orchestration.deciding.state import Phase
from tests.discord.at_hand import PEOPLE
from tests.discord.running_bot import clicks, on_server, posts, running_bot, told
from tests.discord.test_answers import asked, in_discord
from tests.discord.test_run import asked as asked_two
from tests.fakes import own_time
from tests.fakes.discord import DiscordServer


@in_discord
async def test_a_card_that_cannot_be_changed_any_more_is_posted_anew(bot, discord):
    card = await asked(bot, "Roadmap, 45 min with @omar @dana, 18 to 29 January")
    discord.old_edits = 0
    await bot.later(hours=2)
    await discord.user("omar").clicks("Any time", discord.user("omar").told[0])
    assert "0 of 3" in card.text
    [anew] = [each for each in bot.posts() if "1 of 3 have answered" in each.text]
    await discord.user("dana").clicks("Any time", discord.user("dana").told[0])
    assert "2 of 3 have answered" in anew.text


@in_discord
async def test_a_channel_that_is_gone_stops_nobody(bot, discord):
    await asked(bot)
    discord.channel("general").is_gone = True
    await discord.user("omar").writes("Tuesdays are best")
    assert "prefers Tuesdays" in discord.user("omar").said()


@in_discord
async def test_a_server_that_the_bot_is_sent_away_from_has_no_open_sessions(bot, discord):
    await asked(bot)
    [guild] = discord.guilds.values()
    discord.guild(PEOPLE, ["elsewhere"])
    assert len(bot.places.open_in(f"D{guild.id}")) == 1
    del discord.guilds[guild.id]
    omar = discord.user("omar")
    before = len(omar.told)
    await bot.carry("GUILD_DELETE", {"id": guild.id})
    assert bot.places.open_in(f"D{guild.id}") == []
    [meeting] = bot.meetings().values()
    assert meeting.phase is Phase.CANCELLED
    assert omar.told[-1].text == "“Roadmap” is called off; nothing more is needed of you."
    await bot.later(days=20)
    assert len(omar.told) == before + 1, "nobody is reminded of it"


def test_a_server_that_the_bot_is_sent_away_from_while_it_is_off_has_none_either(tmp_path):
    async def work():
        async with DiscordServer(patience=120.0) as discord:
            guild = discord.guild(["lena", "omar"])
            async with running_bot(discord, data=tmp_path):
                await asked_two(discord)
                await told(discord, "omar", "looking for 45 minutes with you")
            del discord.guilds[guild.id]
            discord.guild(["lena", "omar"], ["elsewhere"])
            async with running_bot(discord, data=tmp_path):
                await told(discord, "omar", "is called off; nothing more is needed of you.")

    own_time.run(work())


def delete(discord, channel):
    """Take a channel or thread away, and tell nobody."""
    channel.is_gone = True
    discord.channels.pop(channel.id, None)


@pytest.mark.parametrize("where", ["a channel", "a thread"])
def test_what_was_deleted_while_the_bot_was_off_ends_what_goes_on_in_it(tmp_path, where):
    async def work():
        async with DiscordServer(patience=120.0) as discord:
            discord.guild(["lena", "omar"])
            lena, omar = map(discord.user, ("lena", "omar"))
            asked_in = discord.channel("general")
            async with running_bot(discord, data=tmp_path):
                if where == "a thread":
                    asked_in = await lena.begins_thread(await lena.writes("hi", asked_in), "plan")
                await lena.command("meet", "Roadmap, 45 min with @omar, 18 to 22 January", asked_in)
                await told(discord, "omar", "looking for 45 minutes with you")
            delete(discord, asked_in)
            async with running_bot(discord, data=tmp_path):
                called_off = "Somebody who deleted its channel called off “Roadmap”."
                await told(discord, "lena", called_off)
                await told(discord, "omar", "is called off; nothing more is needed of you.")
                before = len(omar.told)
                await asyncio.sleep(20)
                assert len(omar.told) == before, "nobody reminds him"

    own_time.run(work())


def test_a_panel_whose_thread_was_deleted_while_the_bot_was_off_ends(tmp_path):
    async def work():
        async with DiscordServer(patience=120.0) as discord:
            discord.guild(["lena", "omar"])
            async with running_bot(discord, data=tmp_path):
                await discord.user("lena").command("panel", "which plant is best?", "general")
                [card] = await discord.until(lambda: posts(discord))
                thread = await discord.until(lambda: discord.channels.get(card.id))
                await discord.until(lambda: thread.messages and thread.messages[-1].buttons)
            delete(discord, thread)
            async with running_bot(discord, data=tmp_path):
                await told(discord, "lena", "You started from")

    own_time.run(work())


def test_a_channel_of_which_discord_says_nothing_is_not_gone(tmp_path):
    async def work():
        async with DiscordServer(patience=120.0) as discord:
            discord.guild(["lena", "omar"])
            async with running_bot(discord, data=tmp_path):
                await asked_two(discord)
                await told(discord, "omar", "looking for 45 minutes with you")
            discord.channel("general").bot_may = 0
            async with running_bot(discord, data=tmp_path):
                await asyncio.sleep(20)
                assert "called off" not in discord.user("omar").said()

    own_time.run(work())


@in_discord
async def test_a_channel_that_is_deleted_ends_what_goes_on_in_it(bot, discord):
    await asked(bot)
    gone = discord.channel("general")
    gone.is_gone = True
    await bot.carry("CHANNEL_DELETE", gone.json())
    lena, omar = discord.user("lena"), discord.user("omar")
    assert "Somebody who deleted its channel called off “Roadmap”." in lena.said()
    assert "“Roadmap” is called off; nothing more is needed of you." in omar.said()


@in_discord
async def test_a_server_that_is_only_unavailable_keeps_them(bot, discord):
    await asked(bot)
    [guild] = discord.guilds.values()
    await bot.carry("GUILD_DELETE", {"id": guild.id, "unavailable": True})
    assert len(bot.places.open_in(f"D{guild.id}")) == 1


@in_discord
async def test_what_bots_and_webhooks_write_is_not_answered(bot, discord):
    await asked(bot)
    before = len(bot.posts())
    omar = discord.user("omar")
    omar.is_bot = True
    await omar.writes("@convene who's missing?", "general")
    await omar.writes("Tuesdays are best")
    assert (len(bot.posts()), "prefers" in omar.said()) == (before, False)
    omar.is_bot, told = False, len(omar.told)
    said = await omar.writes("hello", "general")
    said.content, said.mentions = f"<@{discord.bot.id}> who's missing?", [discord.bot]
    by_webhook = said.json() | {"guild_id": said.channel.guild.id, "webhook_id": "1"}
    await bot.carry("MESSAGE_CREATE", by_webhook)
    assert (len(bot.posts()), len(omar.told)) == (before, told)


@in_discord
async def test_a_vote_that_is_corrected_counts_as_it_reads_now(bot, discord):
    await asked(bot)
    for name in ("lena", "omar", "dana"):
        await discord.user(name).clicks("Any time", discord.user(name).told[0])
    await bot.later(hours=1)
    options = next(each for each in bot.posts() if "Vote A" in each.buttons)
    reply = await discord.user("omar").writes("B", under=options)
    bot.clock.at += timedelta(seconds=30)
    await discord.user("omar").edits(reply, "C")
    assert "Your vote is in: C." in discord.user("omar").said()


@in_discord
async def test_reactions_that_nobody_told_of_are_read_again(bot, discord):
    await asked(bot)
    for name in ("lena", "omar", "dana"):
        await discord.user(name).clicks("Any time", discord.user(name).told[0])
    await bot.later(hours=1)
    options = next(each for each in bot.posts() if "Vote A" in each.buttons)
    options.reactions["🇧"].append(discord.user("omar").id)
    await bot.connected.catching_up.all()
    await bot.settle()
    [meeting] = bot.meetings().values()
    assert [str(each) for each in meeting.round.ballots] == [f"D-{discord.user('omar').id}"]


@in_discord
async def test_about_a_message_the_form_opens_with_its_words(bot, discord):
    lena = discord.user("lena")
    message = await discord.user("omar").writes("we should talk about hiring", "general")
    await lena.about(message)
    assert lena.modal.values["What is it about?"], lena.modal.values


@on_server()
async def test_a_long_day_comes_to_the_same_end(discord, bot):
    """Connections break, events come twice, Discord asks to wait: nothing is lost or doubled."""
    card = await asked_two(discord)
    omar, lena = discord.user("omar"), discord.user("lena")
    await told(discord, "omar", "Lena Vogt is looking for 45 minutes with you")
    discord.fails("POST", "/messages", status=429, retry_after=0.2, times=2)
    await omar.writes("after 6pm is hard for me")
    await discord.gateway.repeat()
    await told(discord, "omar", "Got it")
    await discord.gateway.drop()
    await clicks(discord, "omar", "That's all")
    await clicks(discord, "lena", "Afternoons")
    options = await discord.until(
        lambda: next((each for each in posts(discord) if "Vote A" in each.buttons), None)
    )
    await discord.until(lambda: "🇦" in options.reactions)
    await discord.gateway.drop(invalid=True)
    options.reactions["🇦"].append(omar.id)
    await discord.until(lambda: discord.gateway.connected)
    await lena.clicks("Vote A", in_=options)
    await discord.gateway.repeat()
    outcome = await discord.until(
        lambda: next((each for each in posts(discord) if "✅" in each.text), None)
    )
    await discord.until(lambda: any(each.files for each in outcome.replies))
    await discord.until(lambda: "Decided" in card.text)
    assert len([each for each in posts(discord) if "✅" in each.text]) == 1
    assert sum("Got it" in each.text for each in omar.told) == 1


@on_server()
async def test_what_was_posted_and_not_answered_stands_there_once(discord, bot):
    """Posts carry a nonce, by which Discord knows one that comes again."""
    discord.loses("POST", "/channels/\\d+/messages", times=3)
    card = await asked_two(discord)
    await told(discord, "omar", "looking for 45 minutes with you")
    await discord.user("omar").writes("Tuesdays are best")
    await told(discord, "omar", "prefers Tuesdays")
    assert posts(discord) == [card]
    assert len([x for x in discord.user("omar").told if "looking for 45 minutes" in x.text]) == 1


def test_many_servers_come_by_several_connections():
    async def work():
        async with DiscordServer(patience=60.0) as discord:
            discord.shards = 2
            one = other = discord.guild(["lena", "omar"], ["one"])
            while (int(one.id) >> 22) % 2 == (int(other.id) >> 22) % 2:
                discord.clock.advance(milliseconds=1)
                other = discord.guild(["lena", "omar"], ())
            discord.add_channel(other, "two")
            async with running_bot(discord):
                await discord.until(lambda: len(discord.gateway.connected) == 2)
                for name in ("one", "two"):
                    await discord.user("lena").command("poll", f"{name}: tea or coffee?", name)
                    post = await discord.until(lambda at=name: next(iter(posts(discord, at)), None))
                    await discord.user("omar").reacts(post, "🇦")
            assert discord.complaints == []

    own_time.run(work())


def test_what_was_asked_before_a_restart_goes_on(tmp_path):
    async def work():
        async with DiscordServer(patience=60.0) as discord:
            discord.guild(["lena", "omar"])
            async with running_bot(discord, data=tmp_path):
                await asked_two(discord)
                await told(discord, "omar", "looking for 45 minutes with you")
            await discord.user("omar").writes("Tuesdays are best")
            async with running_bot(discord, data=tmp_path):
                await told(discord, "omar", "prefers Tuesdays")
                await clicks(discord, "omar", "That's all")
                await discord.until(lambda: "1 of 2 have answered" in posts(discord)[0].text)

    own_time.run(work())


@in_discord
async def test_what_repeats_in_a_channel_that_is_deleted_is_asked_no_more(bot, discord):
    words = "@convene every Thursday at 10: pizza or sushi? with @omar"
    await discord.user("lena").writes(words, "general")
    await bot.later(days=8)
    assert [each for each in bot.posts() if "izza" in each.text]
    gone = discord.channel("general")
    gone.is_gone = True
    await bot.carry("CHANNEL_DELETE", gone.json())
    told = len(discord.user("lena").told)
    await bot.later(days=15)
    assert len(discord.user("lena").told) == told


@in_discord
async def test_who_is_refused_too_often_asks_no_more_for_a_while(bot, discord):
    await asked(bot)
    web, channel = bot.wired.web, discord.channel("general")
    web.refusals.most, channel.bot_may = 3, 1 << 10
    for _ in range(3):
        with pytest.raises(Closed):
            [each async for each in web.latest(channel.id)]
    calls = len(discord.rest.calls)
    with pytest.raises(RateLimited):  # so the outbox tries it later
        [each async for each in web.latest(channel.id)]
    assert len(discord.rest.calls) == calls
    assert 500 < web.refusals.wait <= 600


@in_discord
async def test_who_leaves_the_server_is_not_waited_for(bot, discord):
    card = await asked(bot)
    [guild] = discord.guilds.values()
    await discord.leaves("omar", guild)
    assert "0 of 2" in card.text
    assert "“Roadmap” goes on without Omar Haddad." in discord.user("lena").said()
    assert bot.posts() == [card]
    for name in ("lena", "dana"):
        await discord.user(name).clicks("Any time", discord.user(name).told[0])
    assert any("Vote A" in each.buttons for each in bot.posts())


@in_discord
async def test_who_has_left_unheard_is_named_where_they_are_asked(bot, discord):
    [guild] = discord.guilds.values()
    card = await asked(bot)
    del guild.members[discord.user("omar").id]
    await discord.user("lena").command("remind", in_="general")
    line = bot.posts()[-1]
    assert f"<@{discord.user('omar').id}> is not where I am any more" in line.text
    await discord.user("lena").writes("@convene go on without Omar", "general")
    await clicks_last(discord, "lena")
    assert "0 of 2" in card.text


async def clicks_last(discord, name):
    """Press what was offered last."""
    message = discord.user(name).told[-1]
    await discord.user(name).clicks(message.buttons[0], in_=message)


@in_discord
async def test_replies_that_nobody_told_of_are_read_before_the_vote_closes(bot, discord):
    lena, omar = discord.user("lena"), discord.user("omar")
    missed = bot.connected.catching_up.missed

    async def keep(arrival):
        bot.arrivals.keep([arrival])

    missed._keep = keep  # the inbox of a bot at hand is closed
    await lena.command("poll", "tea, coffee or water? closes in 30 minutes", "general")
    [post] = bot.posts()
    await omar.writes("B", under=post, heard=False)
    await lena.writes("B", under=post, ping=False, heard=False)

    async def looked():
        await missed.read_closing(f"D{post.channel.guild.id}")
        await bot.handle_all()
        return "Your vote is in: B." in omar.said()

    assert not await looked(), "it is open for long"
    await bot.later(minutes=29)
    assert await looked()
    told = len(omar.told)
    await looked()
    assert len(omar.told) == told
    assert "Your vote is in" not in lena.said(), "without a ping nobody can read it"
    await bot.later(minutes=2)
    assert "Coffee" in bot.posts()[-1].text


@in_discord
async def test_what_a_shut_channel_is_not_shown_its_asker_is_told(bot, discord):
    lena, omar = discord.user("lena"), discord.user("omar")
    await lena.command("poll", "tea or coffee? closes in 2 hours", "general")
    [post] = bot.posts()
    await omar.clicks("Vote B", in_=post)
    post.channel.bot_may = 1 << 10 | 1 << 16  # it may read there, and nothing else
    await bot.later(hours=3)
    assert bot.posts() == [post]
    assert "The vote is closed." in post.text
    [told] = [each.text for each in lena.told if "I may not write any more" in each.text]
    assert "Coffee" in told
    assert "I may not write" not in omar.said()


@in_discord
async def test_a_meeting_in_a_shut_channel_tells_its_asker_of_the_vote_and_its_end_once(
    bot, discord
):
    card = await asked(bot)
    card.channel.bot_may = 1 << 10 | 1 << 16
    for name in ("lena", "omar", "dana"):
        await discord.user(name).clicks("Any time", discord.user(name).told[0])
    await bot.later(days=6)
    told = [each.text for each in discord.user("lena").told if "I may not write" in each.text]
    assert [each.splitlines()[1].split()[0] for each in told] == ["Three", "Roadmap:"]
    assert bot.posts() == [card]
