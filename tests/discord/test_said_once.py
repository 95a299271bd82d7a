"""Of one thing people are told once, wherever they can be told; and nothing of it is lost."""

from tests.discord.test_answers import MEET, asked, in_discord

ICS = """BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//tests
BEGIN:VEVENT
UID:1
DTSTAMP:20270101T000000Z
DTSTART:20270119T090000Z
DTEND:20270119T120000Z
SUMMARY:busy
END:VEVENT
END:VCALENDAR
"""
WHEN = "When suits you, and when doesn't it?"


def shut(person):
    """Have somebody take no private messages from now on."""
    person.takes_dms = False
    person.dm.messages.clear()
    return person


async def fills_in(person, card, words):
    await person.clicks("Tell me what suits you", card)
    await person.submits({WHEN: words}, files=[("mine.ics", ICS.encode())])


@in_discord
async def test_words_and_a_calendar_in_one_form_are_read_back_as_one(bot, discord):
    card = await asked(bot)
    lena = discord.user("lena")
    before = len(lena.told)
    await fills_in(lena, card, "Tuesday mornings please")
    [told] = lena.told[before:]
    assert "busy Tue 19 Jan 09:00–12:00" in told.text
    assert "really prefers Tuesday mornings" in told.text


@in_discord
async def test_so_they_are_to_who_takes_no_private_messages_and_the_channel_hears_nothing(
    bot, discord
):
    card = await asked(bot)
    omar = shut(discord.user("omar"))
    await fills_in(omar, card, "Tuesday mornings please")
    [told] = omar.told
    assert "busy Tue 19 Jan 09:00–12:00" in told.text
    assert "really prefers Tuesday mornings" in told.text
    assert bot.posts() == [card]


@in_discord
async def test_who_deletes_a_channel_ends_what_goes_on_there_and_each_is_told_once(bot, discord):
    lena, omar = discord.user("lena"), discord.user("omar")
    await asked(bot)
    before = len(lena.told), len(omar.told)
    channel = discord.channel("general")
    channel.is_gone = True
    await discord.line.carry("CHANNEL_DELETE", channel.json())
    await bot.later(days=2)
    assert [x.text for x in lena.told[before[0] :]] == [
        "Somebody who deleted its channel called off “Roadmap”."
    ]
    assert [x.text for x in omar.told[before[1] :]] == [
        "“Roadmap” is called off; nothing more is needed of you."
    ]


@in_discord
async def test_who_takes_no_private_messages_is_called_where_it_is_called_off(bot, discord):
    lena, omar = discord.user("lena"), discord.user("omar")
    shut(omar)
    await lena.command("meet", MEET, "general")
    await lena.command("cancel", in_="general")
    await lena.clicks("Call it off")
    *_, end, line = bot.posts()
    assert "The organiser called it off." in end.text
    assert line.text == f"<@{omar.id}>, this is called off; I can't write to you in private."
    assert (line.calls, line.reference) == (["omar"], end.id)
    assert sum("called off;" in each.text for each in bot.posts()) == 1


@in_discord
async def test_who_asked_and_told_no_wishes_hears_in_private_what_was_decided(bot, discord):
    lena, omar, dana = map(discord.user, ("lena", "omar", "dana"))
    await lena.command("meet", "Roadmap, 30 min with @omar @dana, next week", "general")
    await omar.writes("mondays never")
    for _ in range(4):
        await bot.later(days=1)
    told = "“Roadmap” is settled: "
    assert [told in each.text for each in (lena.told[-1], omar.told[-1])] == [True, True]
    assert [("Two taps" in x.said(), told in x.said()) for x in (lena, omar, dana)] == [
        (False, True),
        (True, True),
        (False, False),
    ]
    assert {"Calendar file", "I can't make it"} <= {x.get("label") for x in lena.told[-1].controls}


@in_discord
async def test_a_command_that_changes_what_was_read_back_is_answered_where_it_was_typed(
    bot, discord
):
    omar = discord.user("omar")
    await discord.user("lena").command("meet", "Roadmap, 30 min with @omar, next week", "general")
    await omar.command("say", "fridays never", "general")
    assert omar.ephemerals == [], "a message of its own says it"
    await omar.command("say", "mondays never", "general")
    [said] = omar.ephemerals
    assert said.text == "Noted. What I go by now stands in our private conversation."
    read_back = omar.dm.messages[-1].text
    assert ("Fridays" in read_back, "Mondays" in read_back) == (True, True)
