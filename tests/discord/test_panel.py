"""A panel in Discord, from its first question to done."""

import asyncio

from tests.discord.at_hand import at_hand


def test_a_panel_from_its_first_question_to_done(tmp_path):
    asyncio.run(_whole_panel(tmp_path))


async def _whole_panel(folder):
    async with at_hand(folder) as bot:
        lena, omar = (bot.discord.user(each) for each in ("lena", "omar"))
        await lena.command("panel", "a plant for a dark office?", in_="general")
        await bot.settle()
        [card, *first] = bot.posts()

        assert "A plant for a dark office?" in card.text
        assert 4 <= len(first) <= 7
        assert all("(AI)" in each.text for each in first[:-1])

        await omar.writes("what about pets?", under=card)
        await bot.settle()
        second = bot.posts()[1 + len(first) :]
        assert 3 <= len(second) <= 5
        assert any("pet safety" in each.text for each in second)

        await omar.chooses("pet safety", card)
        await omar.writes("my card", under=card)
        await bot.settle()
        assert "Pinned: pet safety" in omar.said()
        assert "Pinned" not in "".join(each.text for each in bot.posts())

        await lena.clicks("Done", card)
        await bot.settle()
        assert "You started from" in lena.said()
