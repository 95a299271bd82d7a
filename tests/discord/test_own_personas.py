"""Who may change the personas that people have made for the panels of a server."""

from tests.discord.test_answers import in_discord
from tests.discord.test_settings import sets


@in_discord
async def test_who_moderates_one_channel_has_no_say_over_personas_of_all(bot, discord):
    [guild] = discord.guilds.values()
    lena, omar = discord.user("lena"), discord.user("omar")
    await lena.command("persona", "Else: cares about pet safety", "general")
    await sets(discord, f"in this channel {discord.role(guild, 'omar')} may moderate")
    await omar.command("persona", "drop Else", "general")
    assert "they drop it, or who moderates all of this place" in omar.said()
    await sets(discord, f"{discord.role(guild, 'omar')} may moderate")
    await omar.command("persona", "drop Else", "general")
    assert "Else" in omar.ephemerals[-1].text
    assert "they drop it" not in omar.ephemerals[-1].text
