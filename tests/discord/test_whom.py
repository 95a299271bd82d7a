"""Whom a request concerns in Discord that names nobody, and the form for what it leaves out."""

import asyncio

import pytest

from tests.discord.at_hand import PEOPLE, at_hand

CROWD = PEOPLE | {f"guest{number}": {} for number in range(9)}


def played(tmp_path, words, *, people=PEOPLE, sees=True, play=None):
    """Have Omar say something in the channel; returns his server, and all that the bot posted."""

    async def run():
        async with at_hand(tmp_path, people=people, lists_members=sees) as bot:
            await bot.discord.user("omar").writes(words, "general")
            if play:
                await play(bot)
            return bot.discord, bot.posts()

    return asyncio.run(run())


@pytest.mark.parametrize(
    "words",
    [
        "@Convene find 30 min for the retro next week",
        "@Convene we need a slot for the retro, half an hour, next week",
    ],
)
def test_a_request_that_names_nobody_asks_who_is_in_the_channel(tmp_path, words):
    discord, [card] = played(tmp_path, words)
    assert "0 of 5 have answered" in card.text
    assert all("about “retro”" in discord.user(each).said() for each in PEOPLE)


@pytest.mark.parametrize(("people", "sees"), [(CROWD, True), (PEOPLE, False)])
def test_where_there_are_many_or_nobody_is_seen_it_asks_whom(tmp_path, people, sees):
    words = "@Convene find 30 min for the retro next week"
    discord, posted = played(tmp_path, words, people=people, sees=sees)
    assert posted == []
    assert discord.user("omar").said().startswith("Gladly. I still need who is asked.")


def test_who_is_alone_with_the_bot_is_asked_whom(tmp_path):
    words = "@Convene find 30 min for the retro next week"
    discord, posted = played(tmp_path, words, people={"omar": PEOPLE["omar"]})
    assert posted == []
    assert "who is asked" in discord.user("omar").said()


def test_the_form_for_the_rest_opens_in_private_and_asks_in_the_channel(tmp_path):
    async def filled(bot):
        omar = bot.discord.user("omar")
        await omar.clicks("Fill in the rest", in_=omar.told[-1])
        await omar.submits()
        await omar.clicks("Go on")
        await omar.submits({"Until": "2027-01-15"})
        assert "I ask it there now." in omar.said()

    discord, [card] = played(tmp_path, "@Convene find 30 min for the retro", play=filled)
    assert "0 of 5 have answered" in card.text
    assert "about “retro”" in discord.user("dana").said()


def test_the_form_for_the_rest_is_refused_to_who_may_not_ask_there(tmp_path):
    async def filled(bot):
        omar, lena = map(bot.discord.user, ("omar", "lena"))
        await lena.command("settings", "only managers may open sessions", "general")
        await omar.clicks("Fill in the rest", in_=omar.told[-1])
        assert omar.modal is None
        assert "may" in omar.told[-1].text, omar.told[-1].text

    _, posted = played(tmp_path, "@Convene find 30 min for the retro", play=filled)
    assert posted == []


@pytest.mark.parametrize("verb", ["decide", "meet", "statement"])
def test_a_private_thread_asks_who_is_in_it_and_nobody_else(tmp_path, verb):
    async def run():
        async with at_hand(tmp_path, lists_members=True) as bot:
            discord = bot.discord
            lena, omar, raj = map(discord.user, ("lena", "omar", "raj"))
            thread = await lena.begins_thread(await lena.writes("psst", "general"), "inner")
            thread.joined = [lena.id, omar.id, discord.bot.id]
            await discord.gateway.carry("THREAD_CREATE", thread.json())
            await asyncio.sleep(0.02)
            words = "what shall we pay raj? 30 min next week"
            await lena.command(verb, words, thread)
            await raj.writes("status")
            return thread.messages, omar.said(), [discord.user(x).said() for x in OUTSIDE]

    posted, inside, outside = asyncio.run(run())
    assert any("Omar" in each.text and "Dana" not in each.text for each in posted)
    assert "pay raj" in inside.casefold()
    assert "pay raj" not in "".join(outside).casefold()


OUTSIDE = ("dana", "ines", "raj")
