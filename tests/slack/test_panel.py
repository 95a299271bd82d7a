"""A panel in Slack, from its first question to done: a thread under one card."""

import asyncio

import pytest
from aiohttp import ClientSession

from tests.slack.at_hand import at_hand
from tests.slack.running_bot import alone, on_team, running_bot

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


FROM_OUTSIDE = {"CONVENE_BASE_URL": "https://convene.example.org"}


async def _spoken(slack):
    """Ask a panel; returns what its personas say."""
    await slack.user("lena").slash("/convene", ASK, channel="platform")
    return await slack.until(lambda: _with_all(slack.channel("platform").messages))


def _with_all(posts):
    """Return what personas say under a panel's card, once its first turn is over."""
    replies = posts[-1].replies if posts else []
    is_over = replies and replies[-1].buttons
    return [each for each in replies if each.username] if is_over else []


@on_team(**FROM_OUTSIDE)
async def test_personas_have_pictures_where_slack_can_fetch_them(slack, bot):
    spoken = await _spoken(slack)
    pictures = {each.icon for each in spoken}
    assert len(pictures) == len({each.username for each in spoken}) >= 3
    for each in pictures:
        path = each.removeprefix(FROM_OUTSIDE["CONVENE_BASE_URL"])
        assert (await fetched(bot, path))[:8] == b"\x89PNG\r\n\x1a\n"
    assert await fetched(bot, "/portraits/7.png") is None


@pytest.mark.parametrize("base", ["", "http://127.0.0.1:8080"])
@alone
async def test_elsewhere_an_emoji_stands_for_each(slack, base):
    async with running_bot(slack, CONVENE_BASE_URL=base):
        spoken = await _spoken(slack)
    assert all(each.icon.startswith(":") for each in spoken)


async def fetched(bot, path):
    """Return what lies at a path of the bot's own server; None where nothing does."""
    async with ClientSession() as web, web.get(f"http://127.0.0.1:{bot.port}{path}") as answer:
        return await answer.read() if answer.status == 200 else None
