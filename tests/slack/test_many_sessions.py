"""However many sessions are open, what somebody does reads those that they are in alone."""

import asyncio
import sqlite3
from functools import wraps

from tests.slack.at_hand import at_hand
from tests.storage.samples import answer, meeting

STRANGERS = 50
MEET = "meet Hiring, 30 min with @omar, next week"


def among_strangers(test):
    """Run a coroutine test where Lena has asked Omar, and sessions of others cannot be read."""

    @wraps(test)
    def run(tmp_path):
        asyncio.run(_among_strangers(test, tmp_path))

    del run.__wrapped__  # else pytest looks for the bot
    return run


async def _among_strangers(test, folder):
    async with at_hand(folder) as bot:
        await bot.slack.user("lena").slash("/convene", MEET, channel="platform")
        await bot.calm()
        open_unreadable(bot, folder)
        await test(bot)
        await bot.calm()
    assert bot.slack.complaints == []


def open_unreadable(bot, folder):
    """Open sessions of others in the same workspace, whose rows nobody could read."""
    opening = [answer(1, f"other-{number}") for number in range(STRANGERS)]
    bot.store.receive(opening)
    with bot.store.begin() as work:
        for command in opening:
            work.handled(command, meeting(command.session), ())
    with sqlite3.connect(folder / "convene.db") as db:
        db.execute("UPDATE session_row SET payload = '', version = 9 WHERE id LIKE 'other-%'")
        team = bot.slack.teams[0].id
        held = [(each.session, team, "C1", "somebody") for each in opening]
        db.executemany(
            "INSERT INTO held (session, team, channel, organiser) VALUES (?, ?, ?, ?)", held
        )
    db.close()


@among_strangers
async def test_a_private_message_reaches_the_session_it_is_about(bot):
    await bot.slack.user("omar").writes("not on Tuesday")
    await bot.calm()
    [hiring] = bot.store.open_with(f"{bot.slack.teams[0].id}-{bot.slack.user('omar').id}")
    assert "Tuesday" in bot.slack.user("omar").sees(None)
    assert list(hiring.messages.values()) == [1]


@among_strangers
async def test_the_home_tab_shows_ones_own(bot):
    omar = bot.slack.user("omar")
    await omar.opens_home()
    await bot.calm()
    assert "Hiring" in str(omar.home)


@among_strangers
async def test_a_decision_that_words_are_about_is_looked_for_among_ones_own(bot):
    await bot.slack.user("omar").writes("something came up, can we find another time?")
    await bot.calm()
    assert bot.arrivals.waiting(10) == []
