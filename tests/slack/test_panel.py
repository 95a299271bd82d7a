"""A panel in Slack, from its first question to done: a thread under one card."""

import asyncio

from tests.slack.at_hand import at_hand

ASK = "panel a plant for a dark office?"


def test_a_panel_from_its_first_question_to_done(tmp_path):
    asyncio.run(_whole_panel(tmp_path))


async def _whole_panel(folder):
    async with at_hand(folder) as bot:
        lena, omar = (bot.slack.user(each) for each in ("lena", "omar"))
        await lena.slash("/convene", ASK, channel="platform")
        await bot.calm()
        [card] = bot.posts()
        first = list(card.replies)

        assert "A plant for a dark office?" in str(card)
        *personas, follows = first
        assert 3 <= len(personas) <= 6
        assert all(each.username.endswith(" (AI)") and each.icon for each in personas)

        await omar.writes("what about pets?", thread=card)
        await bot.calm()
        second = [each for each in card.replies if each not in first and each.username]
        assert 2 <= len(second) <= 4
        assert any("pet safety" in str(each) for each in second)
        assert bot.posts() == [card], "all of it stands in the thread"

        await lena.clicks(follows.buttons[0], in_=follows)
        await bot.calm()
        assert len([each for each in card.replies if each.username]) > len(personas) + len(second)

        await omar.writes("pin pet safety", thread=card)
        await bot.calm()
        await lena.clicks("Decide together", in_=card)
        await bot.calm()
        [_, choice] = bot.posts()
        assert "A plant for a dark office?" in str(choice)
        assert "straw vote" in str(card.replies[-1]).casefold()

        await omar.writes("done", thread=card)
        await bot.calm()
        told = "\n".join(map(str, omar.dm.messages))
        assert "Pinned: pet safety" in told
        assert "You started from" in told
        assert "inned" not in "".join(map(str, [card, *card.replies]))

        await lena.clicks("Done", in_=card)
        await bot.calm()
        assert "over" in str(card)
    assert bot.slack.complaints == []
    assert bot.slack.doubles() == []


def test_a_panel_in_private_is_its_askers_alone(tmp_path):
    asyncio.run(_in_private(tmp_path))


async def _in_private(folder):
    async with at_hand(folder) as bot:
        lena = bot.slack.user("lena")
        await lena.writes("ask a panel: a plant for a dark office?")
        await bot.calm()
        card = next(each for each in lena.dm.messages if "asked by Lena" in str(each))
        first = len(card.replies)
        assert 4 <= first <= 7

        await lena.writes("what about pets?", thread=card)
        await bot.calm()
        assert any("pet safe" in str(each) for each in card.replies[first:])
        second = len(card.replies)
        await lena.writes("which fits best?")
        await bot.calm()
        assert len(card.replies) > second
        assert bot.posts() == []
    assert bot.slack.complaints == []
