"""What was decided as an event of the server: made, moved, taken out, and who says they come."""

import asyncio
import re
from dataclasses import replace
from datetime import timedelta

from adapters.discord.schedule import ServerEvents
from orchestration.conversation.ports.storage import Place
from orchestration.conversation.shown.team_calendar import TeamEntry
from orchestration.interaction.translation import Translation
from orchestration.model.people import MemberId, Organiser, SessionId
from orchestration.views.documents import CalendarInvite
from tests.discord.at_hand import at_hand
from tests.discord.running_bot import clicks, on_server, posts, told
from tests.discord.test_run import asked


async def decided(discord):
    """Have a time found; returns the outcome, with its calendar file under it."""
    await asked(discord)
    for name in ("omar", "lena"):
        await clicks(discord, name, "Any time")
    options = await discord.until(lambda: _with(discord, "Vote A"))
    for name in ("omar", "lena"):
        await discord.user(name).clicks("Vote A", in_=options)
    outcome = await discord.until(lambda: _says(discord, "✅"))
    await discord.until(lambda: any(each.files for each in outcome.replies))
    return outcome


def _with(discord, label):
    return next((each for each in posts(discord) if label in each.buttons), None)


def _says(discord, words):
    return next((each for each in posts(discord) if words in each.text), None)


async def event_of(discord):
    [guild] = discord.guilds.values()
    return await discord.until(lambda: next(iter(guild.events.values()), None))


async def told_alone(discord, name, words):
    """Wait until somebody is told these words where they pressed."""
    user = discord.user(name)
    await discord.until(lambda: any(words in each.text for each in user.ephemerals))


async def who_comes(discord, words):
    """Ask who is coming, a while after; returns whether these words are in the answer."""
    await asyncio.sleep(3)
    omar = discord.user("omar")
    asked_at = (await omar.writes("who's coming?")).id

    def answer():
        later = (each.text for each in omar.told if each.id > asked_at)
        return next((each for each in later if "asks you" in each), None)

    return words in await discord.until(answer)


@on_server()
async def test_what_was_decided_is_an_event_and_who_is_interested_comes(discord, bot):
    outcome = await decided(discord)
    event = await event_of(discord)
    assert (event.body["name"], event.body["entity_metadata"]) == (
        "Roadmap",
        {"location": "#general"},
    )
    [guild] = discord.guilds.values()
    link = f"https://discord.com/channels/{guild.id}/{outcome.channel.id}/{outcome.id}"
    assert event.body["description"].endswith(link)
    assert await who_comes(discord, "Everyone who answered can come, as far as I was told.")
    for name in ("omar", "dana"):  # Dana was not asked
        await discord.user(name).is_interested(event)
    assert await who_comes(discord, "Marked that they come: Dana Reed and Omar Haddad.")
    assert "Marked that they come: Dana Reed and Omar Haddad." in outcome.text
    await discord.user("omar").clicks("How it was decided", in_=outcome)
    await told_alone(discord, "omar", "Marked that they come: Dana Reed and Omar Haddad.")
    await discord.user("dana").is_interested(event, any_more=False)
    assert await who_comes(discord, "Marked that they come: Omar Haddad.")
    assert "Marked that they come: Omar Haddad." in outcome.text


@on_server()
async def test_who_could_not_come_and_is_interested_can_after_all(discord, bot):
    await decided(discord)
    event = await event_of(discord)
    await discord.user("omar").writes("I can't make it after all")
    await clicks(discord, "omar", "Only then")
    await told(discord, "lena", "Omar Haddad can't come")
    await discord.user("omar").is_interested(event)
    await told(discord, "lena", "Omar Haddad can make it to “Roadmap” after all.")


@on_server()
async def test_who_became_interested_while_nobody_listened_is_read_again(discord, bot):
    await decided(discord)
    event = await event_of(discord)
    event.interested.append(discord.user("omar").id)
    await discord.gateway.drop(invalid=True)
    await discord.until(lambda: discord.gateway.connected)
    assert await who_comes(discord, "Marked that they come: Omar Haddad.")


@on_server()
async def test_who_was_interested_and_is_so_no_more_is_read_again(discord, bot):
    await decided(discord)
    event, dana = await event_of(discord), discord.user("dana")
    for name in ("omar", "dana"):
        await discord.user(name).is_interested(event)
    assert await who_comes(discord, "Marked that they come: Dana Reed and Omar Haddad.")
    for mark in (event.interested.remove, event.interested.append):  # while nobody listens
        mark(dana.id)
        await discord.gateway.drop(invalid=True)
        await discord.until(lambda: discord.gateway.connected)
        others = "Dana Reed and " if dana.id in event.interested else ""
        assert await who_comes(discord, f"Marked that they come: {others}Omar Haddad.")


@on_server()
async def test_everybody_is_read_of_many_who_are_interested(discord, bot):
    outcome = await decided(discord)
    event = await event_of(discord)
    event.guild.members |= discord.guild({f"guest{n}": {} for n in range(230)}, ()).members
    event.interested += [each for each in event.guild.members if each not in event.interested]
    await discord.gateway.drop(invalid=True)
    [meeting] = [x for x in bot.kept.store.sessions() if x.startswith("meeting-")]
    everybody = len(event.guild.members)
    await discord.until(lambda: len(bot.kept.store.session(meeting).coming) == everybody)
    counted = f"{everybody} have marked that they come."
    await discord.until(lambda: counted in outcome.text)


@on_server()
async def test_the_event_goes_with_what_was_decided(discord, bot):
    await decided(discord)
    event = await event_of(discord)
    await discord.user("lena").command("cancel", in_="general")
    question = await told(discord, "lena", "Call “Roadmap” off?")
    await discord.user("lena").clicks("Call it off", in_=question)
    await discord.until(lambda: event.id not in event.guild.events)


@on_server()
async def test_a_channel_that_not_all_may_read_has_no_event(discord, bot):
    channel = discord.channel("general")
    channel.hidden_from_all = True
    await discord.line.carry("CHANNEL_UPDATE", channel.json())
    await decided(discord)
    await told(discord, "omar", "“Roadmap” is settled")
    await asyncio.sleep(3)
    assert channel.guild.events == {}


@on_server()
async def test_where_the_bot_may_make_none_all_else_goes_on(discord, bot):
    [guild] = discord.guilds.values()
    guild.permissions &= ~(1 << 44)  # the library does not hear of it
    await decided(discord)
    await discord.until(lambda: [each.code for each in discord.refused] == [50013])
    await told(discord, "omar", "“Roadmap” is settled")
    assert guild.events == {}


def test_an_event_is_made_once_and_changed_or_taken_out_by_its_name(tmp_path):
    async def played():
        async with at_hand(tmp_path, lists_members=True) as bot:
            [guild] = bot.discord.guilds.values()
            channel, start = bot.discord.channel("general"), bot.clock.now() + timedelta(days=2)
            enter = ServerEvents(bot.wired.web, bot.wired.client, lambda who: who).enter
            place = Place(SessionId("s"), f"D{guild.id}", channel.id, "1", "outcome")
            invite = CalendarInvite(
                uid="s",
                sequence=0,
                stamp=bot.clock.now(),
                subject="Roadmap " * 20,
                start=start,
                end=start + timedelta(minutes=45),
                organiser=Organiser(MemberId("D-1"), "Lena"),
                attendees=(),
                message="It matters. " * 200,
            )
            made = await enter(TeamEntry(place, invite), "", is_new=True)
            assert await enter(TeamEntry(place, invite), "", is_new=False) == made, (
                "it is found again"
            )
            told = guild.events[made].body["description"]
            assert told.startswith("It matters. ")
            assert told.endswith(f"/{guild.id}/{channel.id}/1")
            assert len(told) <= 1000
            later = replace(invite, start=start + timedelta(minutes=5), message="")
            assert await enter(TeamEntry(place, later), made, is_new=True) == made
            [event] = guild.events.values()
            assert event.body["scheduled_start_time"] == later.start.isoformat()
            assert event.body["description"].startswith("Lena asked for this. Card, votes and")
            german = TeamEntry(place, later, Translation("german"))
            assert await enter(german, made, is_new=True) == made
            [event] = guild.events.values()
            assert event.body["description"].startswith("Gefragt von Lena. Übersicht, Stimmen")
            gone = replace(invite, cancelled=True)
            for _ in range(2):  # a manager may have taken it out
                assert await enter(TeamEntry(place, gone), made, is_new=True) == ""
            assert guild.events == {}
            past = replace(invite, start=invite.stamp - timedelta(days=1))
            assert await enter(TeamEntry(place, past), "", is_new=True) == "", "Discord takes none"

    asyncio.run(played())


@on_server()
async def test_what_is_asked_of_a_time_that_stands_tells_it_on_each_clock(discord, bot):
    await decided(discord)
    omar, lena = discord.user("omar"), discord.user("lena")
    await omar.writes("something came up, I can't make it after all")
    await told(discord, "omar", "What is off?")
    assert re.search(r"can't come to “Roadmap”, <t:\d+:F>–<t:\d+:t>", omar.said())
    await clicks(discord, "lena", "Find a new time")
    asked_again = await discord.until(
        lambda: next((x.text for x in lena.ephemerals if "look again" in x.text), None)
    )
    assert re.search(r"“Roadmap” is set for <t:\d+:F>–<t:\d+:t>", asked_again)
