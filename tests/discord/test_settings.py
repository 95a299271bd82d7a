"""Rights and peace in a server: who may do what by their roles, and how loud the bot is there."""

import asyncio

import pytest

from orchestration.conversation.known.place_settings import ONLY_MANAGERS
from orchestration.kinds.channel.state import Channel
from orchestration.model.place_rules import AS_USUAL
from orchestration.model.settings import UNSAID
from tests.discord.at_hand import at_hand
from tests.discord.test_answers import MEET, asked, in_discord

SILENT = 1 << 12
MANAGES = 1 << 5


async def sets(discord, words="", name="lena"):
    """What somebody is answered to `/convene settings`."""
    await discord.user(name).command("settings", words, "general")
    return discord.user(name).ephemerals[-1].text


@in_discord
async def test_everybody_sees_how_it_is_and_only_managers_change_it(bot, discord):
    assert "Everybody may open anything." in await sets(discord, name="omar")
    assert await sets(discord, "silent", "omar") == "Only who manages this server can change that."
    assert "What I post makes no sound." in await sets(discord, "silent")
    assert "Lena Vogt set that." in await sets(discord, name="omar")


@in_discord
async def test_a_role_can_manage_too(bot, discord):
    [guild] = discord.guilds.values()
    discord.role(guild, "omar", may=MANAGES)
    assert "What I post makes no sound." in await sets(discord, "silent", "omar")


@in_discord
async def test_what_is_not_understood_changes_nothing(bot, discord):
    assert "I couldn't place “dance”" in await sets(discord, "silent, dance")
    assert "no sound" not in await sets(discord)
    assert "I couldn't place “quiet 25 to 7”" in await sets(discord, "quiet 25 to 7")


@in_discord
@pytest.mark.parametrize(
    ("words", "silent"),
    [
        ("be quieter", "What I post makes no sound."),
        ("please be quiet", "What I post makes no sound."),
        ("less loud", "What I post makes no sound."),
        ("loudness: low", "What I post makes no sound."),
        ("don't ping anyone", "What I post makes no sound."),
        ("leiser bitte", "macht keinen Ton"),
        ("nicht so laut", "macht keinen Ton"),
    ],
)
async def test_less_noise_is_asked_for_in_many_words(bot, discord, words, silent):
    assert silent in await sets(discord, words)


@in_discord
async def test_sessions_of_all_kinds_are_opened_by_a_role_and_by_everyone(bot, discord):
    [guild] = discord.guilds.values()
    role = discord.role(guild, "omar")
    told = await sets(discord, f"only {role} may open sessions")
    assert f"{role} may open anything." in told
    assert "Everybody may open anything." in await sets(discord, "everyone may open sessions")


def test_settings_are_said_by_a_call_as_well(tmp_path):
    async def played():
        async with at_hand(tmp_path, lists_members=True) as bot:
            lena, omar = map(bot.discord.user, ("lena", "omar"))
            await lena.writes("@convene settings silent", "general")
            assert "What I post makes no sound." in lena.said()
            await omar.writes("@convene settings loud", "general")
            assert (omar.said(), bot.posts()) == (ONLY_MANAGERS, [])

    asyncio.run(played())


@in_discord
async def test_who_lacks_the_role_opens_nothing(bot, discord):
    [guild] = discord.guilds.values()
    role = discord.role(guild, "omar")
    assert f"{role} may open polls and decisions." in await sets(
        discord, f"only {role} may open polls"
    )
    dana, omar, lena = map(discord.user, ("dana", "omar", "lena"))
    await dana.command("poll", "pizza or sushi?", "general")
    assert dana.ephemerals[-1].text == f"Here only {role} may open polls and decisions."
    await dana.writes("@convene poll: pizza or sushi?", "general")
    assert bot.posts() == []
    await omar.command("poll", "pizza or sushi?", "general")
    await lena.command("poll", "tea or coffee?", "general")
    await dana.command("meet", MEET, "general")
    assert len([each for each in bot.posts() if "asked by" in each.text]) >= 1
    assert len(bot.posts()) >= 3


@in_discord
async def test_a_form_asks_for_the_role_too(bot, discord):
    [guild] = discord.guilds.values()
    dana = discord.user("dana")
    message = await dana.writes("we should talk about hiring", "general")
    await dana.command("meet", in_="general")
    await sets(discord, f"only {discord.role(guild, 'omar')} may open meetings")
    before, dana.modal = dana.modal, None
    await dana.about(message)
    assert dana.modal is None
    assert "may open meetings." in dana.said()
    dana.modal = before
    await dana.submits({"What is it about?": "Hiring", "Who is asked?": [discord.user("omar")]})
    assert "Here not everybody may ask for that" in dana.said()
    assert bot.posts() == []


@in_discord
async def test_who_moderates_calls_off_what_another_has_asked_for(bot, discord):
    [guild] = discord.guilds.values()
    card, omar = await asked(bot), discord.user("omar")
    await omar.command("cancel", in_="general")
    assert "Only Lena Vogt can" in omar.said()
    await sets(discord, f"{discord.role(guild, 'omar')} may moderate")
    await omar.command("cancel", in_="general")
    question = omar.ephemerals[-1]
    await omar.clicks(question.buttons[0], in_=question)
    assert "Cancelled" in card.text
    assert "Omar Haddad called it off." in bot.posts()[-1].text
    assert "Omar Haddad called off “Roadmap”." in discord.user("lena").said()


@in_discord
async def test_who_moderates_has_the_buttons_for_it(bot, discord):
    [guild] = discord.guilds.values()
    card, omar = await asked(bot), discord.user("omar")
    await omar.clicks("Organise", in_=card)
    assert "asked for this" in omar.ephemerals[-1].text
    await sets(discord, f"{discord.role(guild, 'omar')} may moderate")
    await omar.clicks("Organise", in_=card)
    offered = omar.ephemerals[-1]
    assert (offered.text, offered.buttons) == (
        "For you, who moderate here:",
        ["Close now", "Call it off"],
    )
    await omar.clicks("Call it off", in_=offered)
    await omar.clicks("Yes, call it off")
    assert "Omar Haddad called it off." in bot.posts()[-1].text


@in_discord
async def test_who_manages_one_server_moderates_in_no_other(bot, discord):
    card, omar = await asked(bot), discord.user("omar")
    own = discord.guild(["omar"], ["mine"])
    assert own.owner == omar.id
    await omar.command("cancel", "Roadmap", "mine")
    await omar.command("poll", "pizza or sushi?", "mine")
    [session] = [each.id for name, each in bot.meetings().items() if name == "Roadmap"]
    await omar.presses(f"cancel|0|{session}|intake", bot.posts("mine")[-1])
    assert "Only the organiser can call it off." in omar.said()
    assert "Gathering wishes" in card.text


@in_discord
async def test_in_quiet_hours_nothing_makes_a_sound(bot, discord):
    await discord.user("lena").command("zone", "Berlin", "general")
    assert "from 22:00 to 07:00 (Europe/Berlin)" in await sets(discord, "quiet 22:00 to 7:00")
    await discord.user("lena").command("poll", "pizza or sushi?", "general")
    assert not bot.posts()[-1].flags & SILENT
    await bot.later(hours=14)
    await discord.user("lena").command("poll", "tea or coffee?", "general")
    assert bot.posts()[-1].flags & SILENT


@in_discord
async def test_in_quiet_hours_nobody_is_woken_in_private_either(bot, discord):
    await discord.user("lena").command("zone", "Berlin", "general")
    await sets(discord, "quiet 22:00 to 7:00")
    await bot.later(hours=14)
    await asked(bot)
    dana, lena = discord.user("dana"), discord.user("lena")
    assert "is looking for" in dana.told[-1].text
    assert dana.told[-1].flags & SILENT
    await dana.writes("Tuesdays are best")
    assert "prefers Tuesdays" in dana.told[-1].text
    assert not dana.told[-1].flags & SILENT, "they are awake"
    assert not lena.told[-1].flags & SILENT, "who has asked is awake, too"


@in_discord
async def test_who_sleeps_where_they_are_is_not_woken(bot, discord):
    omar = discord.user("omar")
    await omar.command("zone", "Tokyo", "general")
    await bot.later(hours=7)
    await asked(bot)
    assert "is looking for" in omar.told[-1].text
    assert omar.told[-1].flags & SILENT
    assert not discord.user("dana").told[-1].flags & SILENT
    assert not bot.posts()[-1].flags & SILENT


@in_discord
async def test_how_it_is_decided_is_set_for_all_channels(bot, discord):
    assert "secret" in await sets(discord, "secret; 30 messages a minute")
    await discord.user("lena").command("poll", "pizza or sushi?", "general")
    assert "Secret." in bot.posts()[-1].text
    assert "votes are seen" not in await sets(discord, "off")
    await discord.user("lena").command("poll", "tea or coffee?", "general")
    assert "Secret." not in bot.posts()[-1].text


@in_discord
async def test_of_too_many_messages_the_rest_is_read_later(bot, discord):
    await sets(discord, "3 messages a minute")
    omar = discord.user("omar")
    for _ in range(8):
        await omar.writes("@convene help", "general")
    assert len(omar.told) == 4
    assert "That is a lot at once." in omar.told[-1].text
    await bot.later(minutes=2)
    await omar.writes("@convene help", "general")
    assert "I help a group find a time" in omar.told[-1].text


@in_discord
async def test_it_is_set_in_a_server(bot, discord):
    await discord.user("lena").command("settings", "silent")
    assert "in a channel of the server" in discord.user("lena").said()


def test_what_was_set_goes_a_month_after_the_bot_was_sent_away(tmp_path):
    async def played():
        async with at_hand(tmp_path, lists_members=True) as bot:
            discord, left = bot.discord, bot.connected.left
            [guild] = discord.guilds.values()
            await sets(discord, "silent; secret")
            await discord.user("omar").command("defaults", "ranked", "general")
            await left.look()
            await discord.gateway.carry("GUILD_DELETE", {"id": guild.id})
            await asyncio.sleep(0.05)
            for days in (0, 20):
                await bot.later(days=days)
                await left.look()
                await bot.settle()
                assert len(of_channels(bot)) == 2
            await bot.later(days=11)
            await left.look()
            await bot.settle()
            assert of_channels(bot) == []

    asyncio.run(played())


def of_channels(bot):
    """What is set in channels and servers."""
    found = (bot.store.session(each) for each in bot.store.sessions())
    return [x for x in found if isinstance(x, Channel) and (x.rules, x.settings) != USUAL]


USUAL = (AS_USUAL, UNSAID)


@in_discord
async def test_who_has_lost_the_role_moderates_no_more(bot, discord):
    [guild] = discord.guilds.values()
    await asked(bot)
    await sets(discord, f"{discord.role(guild, 'omar')} may moderate")
    guild.roles_of.clear()
    await discord.user("omar").command("cancel", in_="general")
    assert "Only Lena Vogt can" in discord.user("omar").said()


@in_discord
async def test_a_channel_can_be_quieter_than_its_server(bot, discord):
    told = await sets(discord, "in this channel: silent")
    assert told.splitlines()[:2] == ["In this channel:", "• What I post makes no sound."]
    await discord.user("lena").command("poll", "pizza or sushi?", "general")
    assert bot.posts()[-1].flags & SILENT
    of_server, here = (await sets(discord)).split("In this channel:")
    assert ("no sound" in of_server, "no sound" in here) == (False, True), "both are shown"
    assert "What I post makes no sound." in await sets(discord, "in this channel", "omar")
    assert "All else is as on the server." in await sets(discord, "in this channel: off")


@in_discord
async def test_a_channel_can_be_louder_than_its_server(bot, discord):
    await sets(discord, "stumm")
    assert "darf einen Ton machen" in await sets(discord, "in diesem Kanal: nicht stumm")
    await discord.user("lena").command("poll", "pizza or sushi?", "general")
    assert not bot.posts()[-1].flags & SILENT


@in_discord
async def test_a_role_is_asked_for_in_one_channel(bot, discord):
    [guild] = discord.guilds.values()
    role, dana = discord.role(guild, "omar"), discord.user("dana")
    told = await sets(discord, f"in this channel only {role} may open polls and meetings")
    assert f"{role} may open polls and decisions." in told
    assert f"{role} may open meetings." in told
    await dana.command("poll", "pizza or sushi?", "general")
    assert dana.said() == f"Here only {role} may open polls and decisions."
    assert "which holds for all of the server" not in await sets(discord, name="omar")


async def cancels(discord, name, in_):
    """What somebody is answered who calls off what another has asked for in a channel."""
    await discord.user(name).command("cancel", in_=in_)
    return discord.user(name).said()


@in_discord
async def test_a_role_moderates_one_channel_and_no_other(bot, discord):
    [guild] = discord.guilds.values()
    discord.add_channel(guild, "random")
    await asked(bot)
    await discord.user("lena").command("poll", "tea or coffee?", "random")
    role, omar = discord.role(guild, "omar"), discord.user("omar")
    told = await sets(discord, f"in this channel {role} may moderate")
    assert f"Who manages this server and {role} may call off and close what others" in told
    assert "asked for here." in told
    assert role not in (await sets(discord)).split("In this channel:")[0], "the server is as before"
    assert "Only Lena Vogt can" in await cancels(discord, "omar", "random")
    await omar.command("cancel", in_="general")
    await omar.clicks(omar.ephemerals[-1].buttons[0], in_=omar.ephemerals[-1])
    assert "Omar Haddad called it off." in bot.posts()[-1].text


@in_discord
async def test_of_a_channel_that_has_moderators_of_its_own_those_of_the_server_are_none(
    bot, discord
):
    [guild] = discord.guilds.values()
    await asked(bot)
    await sets(discord, f"{discord.role(guild, 'omar')} may moderate")
    await sets(discord, f"in this channel {discord.role(guild, 'dana')} may moderate")
    assert "Only Lena Vogt can" in await cancels(discord, "omar", "general")
    await sets(discord, "in this channel nobody else moderates")
    assert "Only Lena Vogt can" in await cancels(discord, "dana", "general")
    await sets(discord, "in this channel: off")
    await cancels(discord, "omar", "general")
    assert discord.user("omar").ephemerals[-1].buttons == ["Call it off"]


def test_what_is_set_for_a_channel_holds_in_its_threads(tmp_path):
    async def played():
        async with at_hand(tmp_path, lists_members=True) as bot:
            discord = bot.discord
            [guild] = discord.guilds.values()
            thread = await discord.user("lena").begins_thread(
                await discord.user("lena").writes("lunch?", "general"), "lunch"
            )
            await discord.gateway.carry("THREAD_CREATE", thread.json())
            await asyncio.sleep(0.2)
            role = discord.role(guild, "omar")
            await sets(discord, f"in this channel only {role} may open polls")
            await discord.user("dana").command("poll", "pizza or sushi?", thread)
            assert f"Here only {role} may open" in discord.user("dana").said()
            assert thread.messages == []
            await sets(discord, "in this channel: silent, ranked")
            await discord.user("omar").command("poll", "pizza or sushi?", thread)
            [post] = thread.messages
            assert post.flags & SILENT
            assert "Vote A" not in post.buttons, "it is ranked"

    asyncio.run(played())


@in_discord
async def test_who_may_set_defaults_is_for_managers_to_say(bot, discord):
    omar = discord.user("omar")
    told = await sets(discord, "only managers may set defaults")
    assert "Who manages this server may set defaults." in told
    await omar.command("defaults", "ranked", "general")
    assert omar.said() == "Here only who manages this server may set defaults."
    await discord.user("lena").command("defaults", "ranked", "general")
    assert "unless a request says otherwise. Lena Vogt set that." in bot.posts()[-1].text


@in_discord
async def test_who_may_make_personas_is_for_managers_to_say(bot, discord):
    omar, words = discord.user("omar"), "Else 👵: a gardener; cares about pet safety"
    assert "may make personas." in await sets(discord, "only managers may make personas")
    await omar.command("persona", words, "general")
    assert omar.said() == "Here only who manages this server may make personas."
    await discord.user("lena").command("persona", words, "general")
    await omar.command("persona", "", "general")
    assert "Else 👵: a gardener · cares about pet safety · made by Lena Vogt" in omar.said()


@in_discord
async def test_quiet_hours_are_on_a_clock_that_is_known(bot, discord):
    told = await sets(discord, "Ruhe von 22 bis 7 Uhr")
    assert "Ich weiß nicht, wo du bist, darum ändert sich nichts" in told
    await discord.user("lena").command("zone", "Berlin", "general")
    told = await sets(discord, "Ruhe von 22 bis 7 Uhr; 20 Nachrichten pro Minute")
    assert "von 22:00 bis 07:00 Uhr (Europe/Berlin)" in told
    assert "pro Kanal 20 Nachrichten in der Minute" in told
