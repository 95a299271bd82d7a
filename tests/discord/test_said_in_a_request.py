"""What a request says in vain is told at its form; a role is called by its name everywhere."""

import asyncio

import pytest

from tests.discord.at_hand import at_hand
from tests.discord.test_answers import in_discord


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("Workshop, 30 hours with @omar next week", "I couldn't place: 30 hours."),
        ("Workshop, 45 min with @omar yesterday", "I couldn't place: yesterday."),
        ("Workshop, 45 min with @omar next week", None),
        ("Workshop within the next 48 hours with @omar", None),
    ],
)
@in_discord
async def test_what_cannot_be_is_said_at_the_form(bot, discord, words, why):
    lena = discord.user("lena")
    await lena.command("meet", words, "general")
    fields = lena.modal.data["components"] if lena.modal else [{}]
    assert fields[0].get("description") == why
    assert lena.modal or bot.posts()


def test_a_role_is_called_by_its_name_in_private(tmp_path):
    async def played():
        async with at_hand(tmp_path, lists_members=True) as bot:
            discord = bot.discord
            [guild] = discord.guilds.values()
            role = discord.role(guild, "omar")
            made = guild._role(role[3:-1], 0) | {"name": "Cooks"}
            made = {"guild_id": guild.id, "role": made}
            await discord.gateway.carry("GUILD_ROLE_CREATE", made)
            await asyncio.sleep(0.02)
            lena, dana = map(discord.user, ("lena", "dana"))
            await lena.command("settings", f"only {role} may open polls", "general")
            assert role in lena.ephemerals[-1].text, "there Discord shows it by its name"
            await dana.writes("@convene poll: tea or coffee?", "general")
            assert dana.told[-1].text == "Here only Cooks may open polls and decisions."

    asyncio.run(played())


async def _named(discord, guild, id_, name):
    """A role has a name in a server."""
    role = guild._role(id_, 0) | {"name": name}
    await discord.gateway.carry("GUILD_ROLE_CREATE", {"guild_id": guild.id, "role": role})
    await asyncio.sleep(0.02)


def test_a_role_of_another_server_has_no_name_here(tmp_path):
    async def played():
        async with at_hand(tmp_path, lists_members=True) as bot:
            discord = bot.discord
            [guild] = discord.guilds.values()
            rivals = discord.guild(["zed"], name="Rivals")
            await discord.gateway.carry("GUILD_CREATE", rivals.json(discord))
            await _named(discord, rivals, "987654321987654321", "Layoff committee")
            await _named(discord, guild, "987654321987654322", "Cooks")
            lena = discord.user("lena")
            for id_ in ("987654321987654321", "987654321987654322"):
                before = len(bot.posts())
                await lena.writes(f"@convene poll lunch with <@&{id_}>: tea or coffee?", "general")
                assert len(bot.posts()) > before
            texts = [x.text for x in bot.posts() if x.channel.guild is guild]
            assert any("Cooks" in each for each in texts)
            assert not any("Layoff" in each for each in texts)

    asyncio.run(played())
