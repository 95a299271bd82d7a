"""A whole meeting in Discord, hand in hand: from the command to the invite."""

import asyncio

from tests.discord.at_hand import at_hand
from tests.slack.test_journey import BUSY


def test_five_people_find_a_time(tmp_path):
    async def played():
        async with at_hand(tmp_path) as bot:
            discord = bot.discord
            everybody = map(discord.user, ("lena", "omar", "dana", "ines", "raj"))
            lena, omar, dana, ines, raj = everybody
            words = "Roadmap, 45 min with @omar @dana @ines @raj, 18 to 22 January"
            await lena.command("meet", words, "general")
            [card] = bot.posts()
            assert "asked by Lena Vogt" in card.text
            assert "0 of 5 have answered" in card.text
            assert lena.ephemerals == []

            assert "Lena Vogt is looking for 45 minutes with you and 3 others" in omar.said()
            await omar.writes("after 6pm is hard for me. nothing back to back please")
            await omar.clicks("That's all")
            await dana.writes("", files=[("dana.ics", BUSY.encode())])
            await dana.clicks("Any time")
            await ines.clicks("Tell me what suits you", in_=card)
            await ines.submits({"When suits you, and when doesn't it?": "afternoons please"})
            await ines.clicks("That's all")
            await raj.writes("evenings are fine")
            await raj.clicks("That's all")
            await lena.clicks("Afternoons")
            await bot.later(hours=2)

            options = bot.posts()[1]
            assert "Vote A" in options.buttons
            assert list(options.reactions) == ["🇦", "🇧", "🇨"]
            await lena.reacts(options, "🇦")
            await omar.reacts(options, "🇧")
            await omar.unreacts(options, "🇧")
            await omar.reacts(options, "🇦")
            await dana.clicks("Vote B", in_=options)
            await ines.writes("A please", under=options)
            await raj.clicks("Abstain", in_=options)
            [outcome] = [each for each in bot.posts() if "✅" in each.text]
            assert [name for name, _ in outcome.replies[0].files] == ["invite.ics"]
            assert "Decided" in card.text
            assert card.buttons == ["Details"]

    asyncio.run(played())
