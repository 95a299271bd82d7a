"""One person with an account in Slack and one in Discord: one vote, one profile, one key."""

import functools
import inspect
import re
from contextlib import asynccontextmanager
from tempfile import TemporaryDirectory

import pytest

from bot.run import running
from bot.settings import read_settings
from orchestration.model.people import MemberId, person_id
from tests.discord.at_hand import PEOPLE
from tests.discord.running_bot import BRISK, clicks, environment_for, posts, told
from tests.discord.test_answers import in_discord
from tests.fakes import own_time
from tests.fakes.databases import installed
from tests.fakes.discord import DiscordServer
from tests.fakes.own_time import LoopClock
from tests.fakes.slack import SlackServer
from tests.slack import running_bot as in_slack

CODE = re.compile(r"link ([A-Z0-9]{8})")


@asynccontextmanager
async def both(data):
    """The bot in Slack and in Discord."""
    async with SlackServer(timing=in_slack.TIMING) as slack, DiscordServer(patience=60) as discord:
        slack.workspace(people=in_slack.PEOPLE, channels=in_slack.CHANNELS)
        discord.guild(PEOPLE)
        installed(data)
        of_slack = in_slack.environment_for(slack, "socket", data)
        settings = read_settings({**of_slack, **environment_for(discord, data)})
        async with running(settings, lambda: None, tempo=BRISK, clock=LoopClock()) as bot:
            await slack.connected()
            await discord.connected()
            yield slack, discord, bot
        assert bot.fault is None
        assert discord.complaints == []


def on_both(test):
    """Run a coroutine test with the bot on both platforms."""

    @functools.wraps(test)
    def run():
        async def work():
            with TemporaryDirectory() as data:
                async with both(data) as (slack, discord, bot):
                    await test(slack, discord, bot)

        own_time.run(work())

    run.__signature__ = inspect.Signature()
    return run


async def code_of(slack, name):
    await in_slack.told(slack, name, "within a quarter of an hour")
    return CODE.findall(slack.user(name).sees(None))[-1]


async def linked(slack, discord, name="omar"):
    """Have somebody's account in Discord be the person that they are in Slack."""
    await slack.user(name).writes("link")
    code = await code_of(slack, name)
    await discord.user(name).writes(f"link {code}")
    await told(discord, name, "Say so there")
    await in_slack.told(slack, name, "has written your code to me from another account")
    await slack.user(name).clicks("That's me")
    await in_slack.told(slack, name, "Both are you from now on")


async def seen_alone(slack, name, words):
    """Wait until somebody has seen something in a channel that nobody else sees there."""
    person = slack.user(name)
    await slack.until(lambda: any(words in each.text for each in person.ephemerals))


async def meeting(discord):
    await discord.user("lena").command("meet", "Roadmap, 45 min with @omar, next week", "general")
    await discord.until(lambda: next(iter(posts(discord)), None))


@on_both
async def test_who_is_linked_is_one_person_wherever_they_write(slack, discord, bot):
    await linked(slack, discord)
    omar = f"{slack.teams[0].id}-{slack.user('omar').id}"
    await meeting(discord)
    await told(discord, "omar", "Lena Vogt is looking for 45 minutes with you")
    await slack.user("omar").writes("Tuesdays are best")
    await in_slack.told(slack, "omar", "prefers Tuesdays")
    await discord.user("omar").writes("what do you know about me?")
    await told(discord, "omar", "Tuesdays")
    [session] = [x for x in bot.kept.store.sessions() if x.startswith("meeting-")]
    assert omar in {each.id for each in bot.kept.store.session(session).members}


@on_both
async def test_who_has_somebodys_code_is_not_them_before_they_say_so(slack, discord, bot):
    await slack.user("omar").writes("I can never do Fridays")
    await in_slack.told(slack, "omar", "can't do Fridays")
    await slack.user("omar").clicks("Keep")
    await slack.user("omar").writes("link")
    code = await code_of(slack, "omar")
    await discord.user("dana").writes(f"link {code}")
    await in_slack.told(slack, "omar", "Dana Reed has written your code to me from another account")
    await discord.user("dana").writes("what do you know about me?")
    await told(discord, "dana", "nothing")
    assert "Fridays" not in discord.user("dana").said()
    await slack.user("omar").clicks("Not me")
    await in_slack.told(slack, "omar", "that account is not yours")
    await told(discord, "dana", "Omar Haddad says that this account is not theirs, so the two are")
    dana = MemberId(f"D-{discord.user('dana').id}")
    assert bot.kept.linked.accounts(dana) == [dana]
    await discord.user("dana").writes(f"link {code}")
    await told(discord, "dana", "I don't know that code")


@on_both
async def test_one_tap_undoes_it_and_both_are_told(slack, discord, bot):
    await slack.user("omar").writes("I can never do Fridays")
    await in_slack.told(slack, "omar", "can't do Fridays")
    await slack.user("omar").clicks("Keep")
    await linked(slack, discord)
    omar = MemberId(f"{slack.teams[0].id}-{slack.user('omar').id}")
    assert len(bot.kept.linked.accounts(omar)) == 2
    await discord.user("omar").writes("what do you know about me?")
    await told(discord, "omar", "Fridays")
    await slack.user("omar").clicks("Not me")
    await in_slack.told(slack, "omar", "that account is not yours any more")
    await told(
        discord, "omar", "Omar Haddad says that this account is not theirs. It is on its own"
    )
    assert bot.kept.linked.accounts(omar) == [omar]
    before = len(discord.user("omar").told)
    await discord.user("omar").writes("what do you know about me?")
    await discord.until(lambda: len(discord.user("omar").told) > before)
    assert "Fridays" not in discord.user("omar").told[-1].text


@on_both
async def test_what_was_one_persons_is_two_peoples_once_it_is_undone(slack, discord, bot):
    await linked(slack, discord)
    await slack.user("omar").clicks("Not me")
    await told(discord, "omar", "It is on its own from now on")
    await meeting(discord)
    await told(discord, "omar", "Lena Vogt is looking for 45 minutes with you")
    [session] = [x for x in bot.kept.store.sessions() if x.startswith("meeting-")]
    assert f"D-{discord.user('omar').id}" in {
        each.id for each in bot.kept.store.session(session).members
    }


@on_both
async def test_it_is_agreed_to_in_words(slack, discord, bot):
    await slack.user("omar").writes("link")
    code = await code_of(slack, "omar")
    await discord.user("omar").writes(f"link {code}")
    await in_slack.told(slack, "omar", "has written your code to me from another account")
    await slack.user("omar").writes("yes, that's me")
    await in_slack.told(slack, "omar", "Both are you from now on")


@on_both
async def test_two_accounts_of_one_platform_are_two_people(slack, discord, bot):
    await discord.user("omar").writes("link")
    await told(discord, "omar", "within a quarter of an hour")
    code = CODE.findall(discord.user("omar").said())[-1]
    await discord.user("dana").writes(f"link {code}")
    await told(discord, "dana", "one person is one account")
    assert "your code" not in discord.user("omar").said()


@on_both
async def test_a_vote_on_either_side_is_the_one_vote(slack, discord, bot):
    await linked(slack, discord)
    await meeting(discord)
    for name in ("omar", "lena"):
        await clicks(discord, name, "Any time")
    options = await discord.until(
        lambda: next((x for x in posts(discord) if "Vote A" in x.buttons), None)
    )
    await discord.user("omar").clicks("Vote B", in_=options)
    await slack.user("omar").writes("I vote A")
    await in_slack.told(slack, "omar", "Your vote is in: A.")
    await discord.user("lena").clicks("Vote A", in_=options)
    outcome = await discord.until(lambda: next((x for x in posts(discord) if "✅" in x.text), None))
    assert "2 of 2" in outcome.text


@on_both
async def test_a_session_is_shown_in_a_channel_of_the_other_platform_too(slack, discord, bot):
    for name in ("lena", "omar"):
        await linked(slack, discord, name)
    await meeting(discord)
    await slack.user("lena").slash("/convene", "also here", channel="platform")
    [card] = await discord.until(lambda: slack.channel("platform").messages)
    assert "Roadmap" in card.text
    assert "0 of 2 have answered" in str(card.blocks)
    await slack.user("omar").writes("Tuesdays are best")
    await discord.until(lambda: "1 of 2 have answered" in posts(discord)[0].text)
    await discord.until(lambda: "1 of 2 have answered" in str(card.blocks))
    await in_slack.told(slack, "omar", "prefers Tuesdays")
    await slack.user("omar").clicks("That's all")
    await clicks(discord, "lena", "Any time")
    options = await discord.until(
        lambda: next((x for x in posts(discord) if "Vote A" in x.buttons), None)
    )
    for name in ("omar", "lena"):
        await discord.user(name).clicks("Vote A", in_=options)
    outcome = await discord.until(lambda: next((x for x in posts(discord) if "✅" in x.text), None))
    await discord.until(lambda: any(each.files for each in outcome.replies))
    own = slack.channel("platform")
    await discord.until(lambda: any("Decided by vote" in each.text for each in own.messages))
    await discord.until(lambda: "Decided" in str(card.blocks))
    _, also, there = own.messages
    assert also.buttons == [], "the vote is over"
    await discord.until(lambda: [x.name for x in there.replies[0].files] == ["invite.ics"])


@on_both
async def test_what_is_voted_on_when_it_is_shown_elsewhere_is_voted_on_there_too(
    slack, discord, bot
):
    for name in ("lena", "omar"):
        await linked(slack, discord, name)
    await discord.user("lena").command("poll", "tea or coffee? @omar", "general")
    main = await discord.until(lambda: next(iter(posts(discord)), None))
    await slack.user("lena").slash("/convene", "also here", channel="platform")
    [also] = await discord.until(lambda: slack.channel("platform").messages)
    assert "a reply" in str(also.blocks)
    await slack.user("omar").writes("B", in_="platform", thread=also)
    await seen_alone(slack, "omar", "Your vote is in: B.")
    await slack.user("lena").clicks("Vote B", in_=also)
    await seen_alone(slack, "lena", "B is in your vote.")
    [poll] = [x for x in bot.kept.store.sessions() if x.startswith("choice-")]
    await discord.until(lambda: len(bot.kept.store.session(poll).round.ballots) == 2)
    await discord.user("lena").command("say", "close the vote now", "general")
    await clicks(discord, "lena", "Close now")
    outcome = await discord.until(lambda: next((x for x in posts(discord) if "✅" in x.text), None))
    assert "Coffee" in outcome.text.partition("\n")[0]
    await discord.until(lambda: not {"Vote B"} & {*also.buttons, *main.buttons})


@on_both
async def test_only_what_is_open_and_ones_own_is_shown_elsewhere(slack, discord, bot):
    for name in ("lena", "omar"):
        await linked(slack, discord, name)
    await meeting(discord)
    for name, words, told_ in [
        ("omar", "also here", "You have asked for nothing of that kind"),
        ("lena", "show the retro here too", "You have asked for nothing of that kind"),
        ("lena", "show Roadmap here too, please", "“Roadmap” is shown here as well"),
    ]:
        await slack.user(name).slash("/convene", words, channel="platform")
        await seen_alone(slack, name, told_)
    await discord.user("lena").command("say", "zeig das auch hier", "general")
    await told(discord, "lena", "“Roadmap” is shown here already.")


@on_both
async def test_who_is_still_asked_with_an_account_links_it_later(slack, discord, bot):
    await meeting(discord)
    await told(discord, "omar", "Lena Vogt is looking for 45 minutes with you")
    await slack.user("omar").writes("link")
    code = await code_of(slack, "omar")
    await discord.user("omar").writes(f"link {code}")
    await told(discord, "omar", "You are still asked here about “Roadmap”.")
    await discord.user("dana").writes("link ABCDEFGH")
    await told(discord, "dana", "I don't know that code")


@on_both
async def test_accounts_come_apart_and_are_forgotten_together(slack, discord, bot):
    await linked(slack, discord)
    await discord.user("omar").writes("unlink")
    await told(discord, "omar", "Each of your accounts is on its own again.")
    await in_slack.told(slack, "omar", "This account is on its own again: “unlink” was said")
    await discord.user("omar").writes("unlink")
    await told(discord, "omar", "None of your accounts is linked")
    await linked(slack, discord, "dana")
    dana = f"{slack.teams[0].id}-{slack.user('dana').id}"
    assert len(bot.kept.linked.accounts(dana)) == 2
    bot.kept.own_data().forget(dana)
    assert bot.kept.linked.accounts(dana) == [dana]


@on_both
async def test_what_is_said_on_either_is_under_one_key_and_goes_with_it(slack, discord, bot):
    await linked(slack, discord)
    omar = MemberId(f"{slack.teams[0].id}-{slack.user('omar').id}")
    await discord.user("omar").writes("I can never do Fridays")
    await told(discord, "omar", "can't do Fridays")
    await clicks(discord, "omar", "Keep")
    await slack.user("omar").writes("mornings are best for me in general")
    await in_slack.told(slack, "omar", "prefers mornings")
    await discord.user("omar").writes("what do you know about me?")
    known = await told(discord, "omar", "mornings")
    assert "Fridays" in known.text, "one profile, whichever account told it"
    of_discord = MemberId(f"D-{discord.user('omar').id}")
    assert bot.kept.store.session(person_id(of_discord)) is None
    bot.kept.own_data().forget(omar)
    before = len(discord.user("omar").told)
    await discord.user("omar").writes("what do you know about me?")
    await discord.until(lambda: len(discord.user("omar").told) > before)
    assert "Fridays" not in discord.user("omar").told[-1].text
    assert "mornings" not in discord.user("omar").told[-1].text


@on_both
async def test_reactions_in_either_channel_are_one_vote_also_where_nobody_told_of_them(
    slack, discord, bot
):
    for name in ("lena", "omar"):
        await linked(slack, discord, name)
    await discord.user("lena").command("poll", "tea, coffee or water? @omar", "general")
    main = await discord.until(lambda: next(iter(posts(discord)), None))
    await slack.user("lena").slash("/convene", "also here", channel="platform")
    [also] = await discord.until(lambda: slack.channel("platform").messages)
    await discord.until(lambda: len(also.reactions) == 3)
    [poll] = [x for x in bot.kept.store.sessions() if x.startswith("choice-")]
    omar = f"{slack.teams[0].id}-{slack.user('omar').id}"

    def voted():
        ballot = bot.kept.store.session(poll).round.ballots.get(omar)
        return ballot.yes if ballot else None

    await slack.user("omar").reacts(also, "two")
    await discord.until(lambda: voted() == ("B",))
    await discord.user("omar").reacts(main, "🇨")
    await discord.until(lambda: voted() == ("B", "C"))
    await discord.user("omar").unreacts(main, "🇨")
    await discord.until(lambda: voted() == ("B",))
    before = len(slack.user("omar").ephemerals)
    also.reactions["two"].clear()
    also.reactions["three"].append(slack.user("omar").account)
    await discord.user("lena").command("say", "close the vote in 3 minutes", "general")
    await discord.until(lambda: voted() == ("C",))
    assert len(slack.user("omar").ephemerals) == before


@pytest.mark.parametrize("words", ["link 123456", "link CSP9B8A", "Link csp9b8ax7!"])
@in_discord
async def test_a_code_that_is_mistyped_is_said_to_be_unknown(bot, discord, words):
    dana = discord.user("dana")
    await dana.writes(words)
    assert dana.told[-1].text.startswith("I don't know that code")
    await dana.command("say", words, "general")
    assert dana.told[-1].text.startswith("I don't know that code")
