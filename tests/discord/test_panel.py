"""A panel in Discord: one post in its channel, all else in a thread of its own."""

import asyncio

import pytest
from discord import Permissions

from adapters.discord.registered import PERMISSIONS
from tests.discord.at_hand import at_hand
from tests.discord.running_bot import on_server, posts
from tests.discord.test_answers import in_discord
from tests.fakes.discord.records import FORUM

ASKS = "a plant for a dark office?"


def test_a_panel_from_its_first_question_to_done(tmp_path):
    asyncio.run(_whole_panel(tmp_path))


def thread_of(discord, card):
    return discord.channels[card.id]


def answered(thread, asked):
    return thread.messages[thread.messages.index(asked) + 1 :]


async def _whole_panel(folder):
    async with at_hand(folder) as bot:
        lena, omar = (bot.discord.user(each) for each in ("lena", "omar"))
        await lena.command("panel", ASKS, in_="general")
        await bot.settle()
        [card] = bot.posts()
        thread = thread_of(bot.discord, card)
        first = list(thread.messages)

        assert "A plant for a dark office?" in card.text
        assert thread.name == "A plant for a dark office?"
        assert 4 <= len(first) <= 7
        assert all("(AI)" in each.text for each in first[:-1])
        assert not any(each.reference for each in first)

        await omar.writes("what about pets?", under=first[1])
        await bot.settle()
        second = thread.messages[len(first) + 1 :]
        assert 3 <= len(second) <= 5
        assert any("pet safety" in each.text for each in second)

        await omar.chooses("pet safety", card)
        await omar.writes("my card", under=card)
        await bot.settle()
        assert "Pinned: pet safety" in omar.said()
        assert "Pinned" not in "".join(each.text for each in thread.messages)

        await lena.clicks("Decide together", card)
        await bot.settle()
        [choice] = [each for each in bot.posts() if each is not card]
        assert "A plant for a dark office?" in choice.text
        assert any("which counts nothing" in each.text for each in thread.messages)

        await lena.clicks("Done", card)
        await bot.settle()
        assert "You started from" in lena.said()
        assert [each for each in bot.posts() if each is not card] == [choice]


@on_server()
async def test_what_calls_the_bot_in_the_thread_is_for_the_panel(discord, bot):
    await discord.user("lena").command("panel", ASKS, "general")
    [card] = await discord.until(lambda: posts(discord))
    thread = await discord.until(lambda: discord.channels.get(card.id))
    await discord.until(lambda: any("Ask" in x.text or x.buttons for x in thread.messages))
    await discord.user("omar").writes("@convene what about pets?", thread)
    await discord.until(lambda: any("pet safety" in each.text for each in thread.messages))
    assert len(posts(discord)) == 1


@on_server()
async def test_what_calls_the_bot_there_is_heard_once_the_post_was_deleted(discord, bot):
    await discord.user("lena").command("panel", ASKS, "general")
    [card] = await discord.until(lambda: posts(discord))
    thread = await discord.until(lambda: discord.channels.get(card.id))
    await discord.until(lambda: thread.messages and thread.messages[-1].buttons)
    await discord.user("lena").deletes(card)
    for words in ("what about pets?", "what about light?"):
        asked = await discord.user("omar").writes(f"@convene {words}", thread)
        await discord.until(lambda: thread.messages[-1].buttons and answered(thread, asked))  # noqa: B023
    assert len(posts(discord)) == 1


@in_discord
async def test_where_there_can_be_no_thread_it_goes_on_below_its_post(bot, discord):
    [guild] = discord.guilds.values()
    guild.permissions &= ~Permissions(create_public_threads=True).value
    await discord.user("lena").command("panel", ASKS, "general")
    card, *said = bot.posts()
    assert said
    assert all(each.reference == card.id for each in said)


@in_discord
async def test_in_a_post_of_a_forum_it_stays_where_it_was_asked(bot, discord):
    [guild] = discord.guilds.values()
    discord.add_channel(guild, "ideas", FORUM)
    post = await discord.user("lena").posts("ideas", "Plants?")
    await discord.user("lena").command("panel", ASKS, post)
    card, *said = post.messages
    assert said
    assert all(each.reference == card.id for each in said)
    assert card.id not in discord.channels


@in_discord
async def test_a_thread_that_was_begun_and_not_told_of_is_found_again(bot, discord):
    discord.loses("POST", r"/threads$", times=5)
    await discord.user("lena").command("panel", ASKS, "general")
    await bot.later(minutes=5)
    [card] = bot.posts()
    assert len(thread_of(discord, card).messages) >= 4


@pytest.mark.parametrize("words", ["what about pets?", "which is the cheapest?"])
@in_discord
async def test_the_thread_outlives_its_post(bot, discord, words):
    await discord.user("lena").command("panel", ASKS, "general")
    [card] = bot.posts()
    thread = thread_of(discord, card)
    await discord.user("lena").deletes(card)
    before = len(thread.messages)
    await discord.user("omar").writes(words, under=thread.messages[0])
    assert len(thread.messages) > before + 2
    assert len(bot.posts()) == 1


def test_a_panel_says_what_goes_without_its_thread():
    assert "panel" in PERMISSIONS["create_public_threads"]


@pytest.fixture(name="panel")
def _panel(tmp_path):
    """Plays a dialogue in a panel's thread: (who, words) → what the thread and they are told."""

    def play(*lines, done=()):
        return asyncio.run(_played(tmp_path, lines, done))

    return play


async def _played(folder, lines, done):
    """Return for each line what is new in the thread, and what its writer alone was told."""
    async with at_hand(folder) as bot:
        await bot.discord.user("lena").command("panel", ASKS, "general")
        [card] = bot.posts()
        thread, told = thread_of(bot.discord, card), []
        for name in done:
            await bot.discord.user(name).clicks("Done", card)
        for name, words in lines:
            who = bot.discord.user(name)
            before, alone = len(thread.messages) + 1, len(who.told)
            await who.writes(words, under=thread.messages[0])
            said = [each.text for each in thread.messages[before:]]
            told.append((said, [each.text for each in who.told[alone:]]))
        return told, card, thread, [bot.discord.user(each).said() for each in ("lena", "omar")]


@pytest.mark.parametrize(
    "words",
    [
        "anyone watching the football tonight?",
        "remind me to buy milk",
        "what time is it in Tokyo?",
        "who wants pizza and who wants sushi?",
        "wer kommt mit zum Essen?",
    ],
)
def test_what_people_say_to_each_other_is_left_to_them(panel, words):
    [(said, alone)], *_ = panel(("omar", words))
    assert said == alone == []


IN_ENGLISH = "“A plant for a dark office?” – on the list: Snake plant, Cast-iron plant"
IN_GERMAN = "„A plant for a dark office?“ – auf der Liste: Snake plant, Cast-iron plant"


@pytest.mark.parametrize(
    ("words", "list_"),
    [
        ("let's decide", IN_ENGLISH),
        ("shall we vote on it?", IN_ENGLISH),
        ("lass uns abstimmen", IN_GERMAN),
    ],
)
def test_who_wants_to_decide_has_it_voted_on_by_all_who_take_part(panel, words, list_):
    [([said], [asked])], *_ = panel(("omar", words))
    assert "the vote of all who take part: Lena Vogt and Omar Haddad." in said
    assert list_ in asked


@pytest.mark.parametrize("words", ["compare the first two", "compare them", "side by side"])
def test_who_wants_to_compare_sees_them_side_by_side(panel, words):
    [(said, [told])], *_ = panel(("omar", words))
    assert said == []
    assert "side by side" in told


def test_two_that_are_named_are_compared_by_the_panel(panel):
    [(said, alone)], *_ = panel(("omar", "compare Jess and Kit"))
    assert said
    assert alone == []


@pytest.mark.parametrize(
    ("words", "hidden"),
    [
        ("hide Jess", "Hidden: Jess"),
        ("hide the snake plant", "Hidden: Jess"),
        ("blende Jess aus", "Ausgeblendet: Jess"),  # in the language of who first writes so
    ],
)
def test_somebody_is_hidden_by_name_or_by_what_they_stand_for(panel, words, hidden):
    [(said, [told])], *_ = panel(("omar", words))
    assert said == []
    assert hidden in told


def test_to_hide_what_is_nobody_is_said_to_the_panel(panel):
    [(said, _)], *_ = panel(("omar", "hide the ones that smell"))
    assert said


def test_after_the_end_who_asks_is_told_once_that_it_is_over(panel):
    asks = ("omar", "what about pets?")
    lines = (asks, asks, ("omar", "thanks!"), ("omar", "@convene what about light?"))
    told, card, thread, _ = panel(*lines, done=("lena",))
    over = ["This panel is over. Ask another with /convene panel."]
    assert told == [([], over), ([], []), ([], []), ([], over)]
    assert "Done" not in card.buttons
    assert "Lena Vogt is done, so this panel is over." in thread.messages[-5].text
    assert not any(each.buttons for each in thread.messages)


def test_who_is_done_goes_on_as_long_as_the_panel_does(panel):
    lines = (("omar", "what about pets?"), ("omar", "pin pet safety"))
    [(said, _), (_, [mine])], *_ = panel(*lines, done=("omar",))
    assert said
    assert "Your card is done" not in mine
    assert "Pinned: pet safety" in mine


def test_a_card_that_is_done_does_not_contradict_itself(panel):
    *_, [lena, omar] = panel(done=("omar", "lena"))
    for each in (lena, omar):
        assert "You pinned nothing." in each
        assert "yet" not in each
        assert "what you pinned best" not in each
    assert "meet what you need alike" in lena


@in_discord
async def test_a_panel_ends_with_its_thread(bot, discord):
    await discord.user("lena").command("panel", ASKS, "general")
    [card] = bot.posts()
    thread = thread_of(discord, card)
    thread.is_gone = True
    await bot.carry("THREAD_DELETE", thread.json())
    assert "**over**" in card.text
    assert "Your card is done" in discord.user("lena").said()


def test_a_panel_in_private_is_its_askers_alone(tmp_path):
    asyncio.run(_in_private(tmp_path))


async def _in_private(folder):
    async with at_hand(folder) as bot:
        lena = bot.discord.user("lena")
        await lena.writes("ask a panel: a plant for a dark office?")
        await bot.settle()
        assert "asked by Lena" in lena.said()
        assert lena.said().count("(AI)") >= 3

        await lena.writes("what about pets?")
        await bot.settle()
        assert "pet safe" in lena.said()
        assert bot.posts() == []
