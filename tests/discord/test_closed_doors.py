"""People who take no private messages: what the channel hears of them, and how they answer."""

from dataclasses import replace

from tests.discord.running_bot import BRISK, on_server, posts
from tests.discord.test_answers import asked, in_discord

FOUR = ("omar", "dana", "ines", "raj")
TELL = "Tell me what suits you"
FIELD = "When suits you, and when doesn't it?"


def shut(discord, *names):
    for each in names:
        discord.user(each).takes_dms = False


@in_discord
async def test_one_line_names_all_of_them_and_each_answers_by_its_one_button(bot, discord):
    shut(discord, *FOUR)
    card = await asked(bot, "Roadmap, 45 min with @omar @dana @ines @raj, 18 to 22 January")
    [line] = [each for each in bot.posts() if each is not card]
    assert line.text.startswith("I can't write to <@")
    assert all(f"<@{discord.user(each).id}>" in line.text for each in FOUR)
    assert (line.buttons, line.reference) == ([TELL], card.id)
    for each in FOUR:
        await discord.user(each).clicks(TELL, in_=line)
        await discord.user(each).submits({FIELD: "Tuesdays are best"})
        assert "prefers Tuesdays" in discord.user(each).ephemerals[-1].text
    assert "4 of 5 have answered" in card.text
    assert len(bot.posts()) == 2


@in_discord
async def test_who_closes_their_door_later_is_named_in_the_same_line(bot, discord):
    shut(discord, "omar")
    card = await asked(bot)
    [line] = [each for each in bot.posts() if each is not card]
    assert discord.user("dana").id not in line.text
    shut(discord, "dana")
    await bot.later(hours=30)
    assert bot.posts() == [card, line]
    assert f"<@{discord.user('omar').id}> and <@{discord.user('dana').id}>" in line.text


@in_discord
async def test_the_line_is_posted_anew_where_somebody_has_deleted_it(bot, discord):
    shut(discord, "omar")
    card = await asked(bot)
    [line] = [each for each in bot.posts() if each is not card]
    await discord.user("lena").deletes(line)
    shut(discord, "dana")
    await bot.later(hours=30)
    [anew] = [each for each in bot.posts() if each is not card]
    assert set(anew.calls) == {"omar", "dana"}


@on_server(tempo=replace(BRISK, pace=1.0))
async def test_who_comes_at_the_same_time_is_called_by_the_one_line(discord, bot):
    shut(discord, *FOUR)
    words = "Roadmap, 45 min with @omar @dana @ines @raj, 18 to 22 January"
    await discord.user("lena").command("meet", words, "general")
    _, line = await discord.until(lambda: len(posts(discord)) > 1 and posts(discord))
    assert set(line.calls) == set(FOUR), "an edit would call nobody"
    assert [x.path for x in discord.rest.calls if x.path.endswith(line.id)] == []


@in_discord
async def test_all_who_could_not_be_told_of_its_end_are_named_below_it_at_once(bot, discord):
    shut(discord, "omar", "dana")
    await asked(bot)
    await discord.user("lena").command("cancel", in_="general")
    await discord.user("lena").clicks("Call it off")
    [line] = [each for each in bot.posts() if "this is called off" in each.text]
    marks = sorted(f"<@{discord.user(each).id}>" for each in ("omar", "dana"))
    named, _, rest = line.text.partition(", ")
    assert sorted(named.split(" and ")) == marks, "in whichever order they were tried"
    assert rest.startswith("this is called off")
    assert line.buttons == []
