"""A session as one has it to oneself, in Slack: a dialog over the channel, and the home tab."""

import asyncio
from functools import wraps

import pytest

from adapters.slack.blocks import section
from adapters.slack.modals import fitting
from tests.slack.at_hand import at_hand

PEOPLE = ("lena", "omar", "dana")
MEET = "meet Roadmap, 45 min with @omar @dana, 11 to 22 January"


def asked(test):
    """Run a coroutine test in which Lena has asked two others; Slack must have no complaints."""

    @wraps(test)
    def run(tmp_path):
        asyncio.run(_run(test, tmp_path))

    del run.__wrapped__  # else pytest looks for the bot
    return run


async def _run(test, folder):
    async with at_hand(folder) as bot:
        await bot.slack.user("lena").slash("/convene", MEET, channel="platform")
        await bot.calm()
        await test(bot)
        await bot.calm()
    assert bot.slack.complaints == []
    assert bot.slack.doubles() == []


async def opens(bot, name, label, post):
    """Press what opens a dialog; returns it."""
    person = bot.slack.user(name)
    await person.clicks(label, in_=post)
    await bot.calm()
    return person.modal


async def does(bot, doing):
    await doing
    await bot.calm()


@asked
async def test_details_open_over_the_channel_and_nothing_is_posted(bot):
    before = len(bot.slack.user("omar").dm.messages)
    page = await opens(bot, "omar", "Details", bot.posts()[0])

    assert page.title == "Details"
    assert "*Waiting for you*\nLena Vogt is looking for 45 minutes" in str(page)
    assert "[Any time] [Mornings] [Afternoons]" in str(page)
    assert len(bot.slack.user("omar").dm.messages) == before
    assert bot.slack.user("omar").ephemerals == []


@asked
async def test_an_answer_that_is_tapped_there_is_seen_there(bot):
    omar = bot.slack.user("omar")
    page = await opens(bot, "omar", "Details", bot.posts()[0])
    await does(bot, omar.clicks("Mornings", in_=page))

    assert omar.modal is page
    assert str(page).splitlines()[1] == ("Noted, only you see this: “Mornings suit me best.”")
    assert "Waiting for you" not in str(page)


@asked
async def test_a_wish_is_taken_back_in_place(bot):
    omar = bot.slack.user("omar")
    await does(bot, omar.writes("not on Mondays, and mornings are best"))
    page = await opens(bot, "omar", "Details", bot.posts()[0])
    assert "Monday" in str(page)
    [first] = [each for each in page.blocks if "Monday" in str(each.get("text"))]
    await does(bot, omar.clicks(first["accessory"]["action_id"], in_=page))

    lines = str(page).splitlines()
    at = lines.index("– no longer: can't do Mondays")
    assert lines[at + 1 : at + 4] == [
        "[Put back]",
        "✓ prefers mornings (before 12:00)",
        "[Take back]",
    ]
    assert str(page).count("Monday") == 1


@asked
async def test_what_is_told_above_the_page_is_acknowledged_on_it(bot):
    omar = bot.slack.user("omar")
    page = await opens(bot, "omar", "Details", bot.posts()[0])
    form = await opens(bot, "omar", "Tell me what suits you", page)
    assert (form.title, form.previous_id) == ("What suits you?", page.id)

    await does(bot, omar.submits(form, {"words": "not on Tuesdays"}))
    assert omar.modal is page
    assert "Noted, only you see this: “not on Tuesdays”" in str(page)


@asked
async def test_what_is_known_of_one_opens_as_a_dialog_behind_the_command(bot):
    omar, words = bot.slack.user("omar"), "what do you know about me?"
    await does(bot, omar.writes("not on Mondays, and mornings are best"))
    await does(bot, omar.slash("/convene", words, channel="platform"))
    assert omar.modal.title == "What I know of you"
    [first] = [each for each in omar.modal.blocks if "Monday" in str(each.get("text"))]

    await does(bot, omar.clicks(first["accessory"]["action_id"], in_=omar.modal))
    assert "Monday" not in str(omar.modal)
    assert "prefers mornings" in str(omar.modal)
    assert omar.ephemerals == []


@asked
async def test_nothing_is_offered_twice_in_one_dialog(bot):
    question = "help us decide where to eat on Friday with @omar and @dana"
    await does(bot, bot.slack.user("lena").writes(f"@convene {question}", in_="platform"))
    page = await opens(bot, "omar", "Details", bot.posts()[-1])
    assert str(page).count("[Propose something]") == 1


@asked
async def test_a_page_that_was_closed_meanwhile_is_left_closed(bot):
    omar = bot.slack.user("omar")
    page = await opens(bot, "omar", "Details", bot.posts()[0])
    bot.slack.faults.refuse("views.update", "not_found", times=1)
    await does(bot, omar.clicks("Any time", in_=page))

    assert bot.arrivals.waiting(10) == []
    assert "1 of 3" in str(bot.posts()[0])


@asked
async def test_what_is_told_in_the_channel_is_acknowledged_beside_it(bot):
    omar = bot.slack.user("omar")
    form = await opens(bot, "omar", "Tell me what suits you", bot.posts()[0])
    await does(bot, omar.submits(form, {"words": "not on Tuesdays"}))

    [noted] = omar.ephemerals
    assert str(noted) == "Noted, only you see this: “not on Tuesdays”"
    assert noted.channel.name == "platform"


async def voted(bot):
    for name in PEOPLE:
        await does(bot, bot.slack.user(name).clicks("Any time"))
    await bot.later(minutes=5)
    options = bot.posts()[-1]
    for name in PEOPLE:
        await does(bot, bot.slack.user(name).clicks("Vote A", in_=options))


@asked
async def test_how_it_was_decided_opens_as_a_dialog(bot):
    await voted(bot)
    page = await opens(bot, "omar", "How it was decided", bot.posts()[-1])

    assert page.title == "How it was decided"
    assert "*How it came about*" in str(page)
    assert "Your vote was: A." in str(page)
    form = await opens(bot, "omar", "I can't make it after all", page)
    assert form.previous_id == page.id


@asked
async def test_the_home_tab_is_shown_again_with_what_was_done_in_it(bot):
    omar = bot.slack.user("omar")
    await does(bot, omar.opens_home())
    assert "*Waiting for you*" in str(omar.home)
    await does(bot, omar.clicks("Any time", in_=omar.home))
    assert "Any time: noted." in str(omar.home)
    assert "*Waiting for you*" not in str(omar.home)

    form = await opens(bot, "omar", "Tell me what suits you", omar.home)
    await does(bot, omar.submits(form, {"words": "not on Tuesdays"}))
    assert "Noted, only you see this: “not on Tuesdays”" in str(omar.home)
    assert omar.ephemerals == []


@asked
async def test_what_was_decided_is_found_in_the_home_tab_with_how(bot):
    await voted(bot)
    omar = bot.slack.user("omar")
    await does(bot, omar.opens_home())

    page = await opens(bot, "omar", "How it was decided", omar.home)
    assert "Your vote was: A." in str(page)


@asked
async def test_a_home_of_many_sessions_fits_into_what_slack_takes(bot):
    for number in range(12):
        options = ", ".join(f"option {each}" for each in range(9))
        words = f"poll {options} or none, question {number}?"
        await does(bot, bot.slack.user("lena").slash("/convene", words, channel="platform"))
    omar = bot.slack.user("omar")
    await does(bot, omar.opens_home())

    assert len(omar.home.blocks) <= 100
    assert "[Forget me]" in str(omar.home)


@pytest.mark.parametrize(("most", "left_out"), [(50, 11), (60, 0)])
def test_an_answer_about_many_sessions_keeps_to_what_a_message_takes(most, left_out):
    told = [section(f"{number}") for number in range(60)]
    kept = fitting(told, most)

    assert len(kept) == min(most, 60)
    assert (kept[-1]["type"] == "context") == bool(left_out)
    assert f"and {left_out} more" in str(kept[-1]) or not left_out


@asked
async def test_what_is_settled_no_more_says_so_where_it_was_told(bot):
    await voted(bot)
    omar, lena = bot.slack.user("omar"), bot.slack.user("lena")
    told = omar.dm.posts[-1]
    assert "“Roadmap” is settled: " in str(told)
    assert "[I can't make it]" in str(told)

    await opens(bot, "omar", "I can't make it after all", bot.posts()[-1])
    await does(bot, omar.submits(omar.modal))
    form = await opens(bot, "lena", "Find a new time", lena.dm.posts[-1])
    await does(bot, lena.submits(form))
    assert str(told) == "“Roadmap”: what was settled is off."
