"""`convene doctor` where the bot is in Discord: what is missing is named, one by one."""

import asyncio

import pytest
from discord import Permissions

from adapters.discord.registered import PERMISSIONS
from bot.discord import read_discord_settings
from bot.doctor_discord import examine_discord
from tests.discord.running_bot import environment_for
from tests.fakes.discord import DiscordServer


def found(change=lambda discord: None, **given):
    """What is found of a server, as pairs of what it says and whether something is to be done."""

    async def work():
        async with DiscordServer() as discord:
            discord.guild(["lena"])
            change(discord)
            settings = read_discord_settings(environment_for(discord, "data") | given)
            return await examine_discord(settings)

    return [(each.says, bool(each.do)) for each in asyncio.run(work())]


MEMBERS = (
    "Server Members Intent is on: a request may name nobody, and asks who is in the channel; who "
    "leaves the server is not waited for."
)
CONTENT = "Message Content Intent is off, and need not be on; with it: replies to me without a"


def test_nothing_is_missing():
    told = found(lambda discord: discord.switch_on(members=True))
    assert told[:2] == [("all 8 permissions are there.", False), (MEMBERS, False)]
    assert told[2][0].startswith(CONTENT)


def test_each_missing_permission_is_named():
    def change(discord):
        next(iter(discord.guilds.values())).permissions = (
            1 << 10 | 1 << 11 | 1 << 38 | 1 << 35 | 1 << 16 | 1 << 44
        )

    assert found(change)[:2] == [
        (
            "the permission “Attach Files” is missing: calendar files and pictures are missing.",
            True,
        ),
        ("the permission “Add Reactions” is missing: there are no letters to vote with.", True),
    ]


@pytest.mark.parametrize("name", PERMISSIONS)
def test_each_permission_is_named_with_what_goes_without_it(name):
    def change(discord):
        next(iter(discord.guilds.values())).permissions &= ~Permissions(**{name: True}).value

    called = name.replace("_", " ").title().replace(" In ", " in ")
    says = f"the permission “{called}” is missing: {PERMISSIONS[name]}."
    assert found(change)[0] == (says, True)


def test_what_need_not_be_there_is_nothing_to_do():
    def change(discord):
        next(iter(discord.guilds.values())).permissions &= ~(1 << 29)

    says = (
        "“Manage Webhooks” need not be there; with it: personas speak under names of their own, "
        "where I read all messages."
    )
    assert (says, False) in found(change)


def test_a_bot_in_no_server_is_told_how_it_comes_in():
    assert found(lambda discord: discord.guilds.clear())[0] == (
        "the bot is in no server yet.",
        True,
    )


def test_a_wrong_token_is_named():
    assert found(DISCORD_TOKEN="wrong") == [("Discord does not take DISCORD_TOKEN.", True)]


def test_a_channel_that_takes_a_permission_back_is_named():
    def change(discord):
        discord.switch_on(members=True)
        [guild] = discord.guilds.values()
        discord.channel("general").bot_may = guild.permissions & ~(1 << 6)
        discord.add_channel(guild, "board").bot_may = 0

    says = "in #general the permission “Add Reactions” is taken back: there are no letters to vote"
    [_, taken, *rest] = found(change)
    assert taken == (f"{says} with.", True)
    assert not any("board" in each for each, _ in rest), "it is not meant for the bot"


def test_channels_in_which_nobody_writes_are_one_line():
    def change(discord):
        discord.switch_on(members=True, content=True)
        [guild] = discord.guilds.values()
        for number in range(40):
            discord.add_channel(guild, f"news-{number}").bot_may = guild.permissions & ~(1 << 11)

    named = "#news-0, #news-1, #news-2, #news-3, #news-4 and 35 more"
    told = found(change)
    assert [says for says, _ in told if "news" in says] == [
        f"in {named} I may read and not write, which is well where nothing is to be asked there."
    ]
    assert not any(is_to_do for _, is_to_do in told)


def test_where_it_may_write_nowhere_that_is_to_be_mended():
    def change(discord):
        [guild] = discord.guilds.values()
        for each in discord.channels.values():
            each.bot_may = guild.permissions & ~(1 << 11)

    says = "the permission “Send Messages” is taken back: nothing can be posted."
    assert any(each.endswith(says) and is_to_do for each, is_to_do in found(change))


def test_a_gateway_that_does_not_answer_is_named():
    told = found(DISCORD_GATEWAY_URL="ws://127.0.0.1:9/")
    [says] = [says for says, is_to_do in told if is_to_do]
    assert says.startswith("the gateway does not answer at ws://127.0.0.1:9 (")
