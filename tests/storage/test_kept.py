"""What earlier versions have left in a database is read, gone on with, and brought to an end."""

import asyncio
import sqlite3

import pytest

from bot.durable import Durable
from orchestration.deciding.step import is_over
from orchestration.kinds.person.state import Person
from orchestration.kinds.registry import KINDS
from orchestration.sessions.commands import Command
from orchestration.sessions.effects import Effect
from orchestration.sessions.session import participants
from storage.engine import read_only, transaction
from storage.mapping import Codec
from storage.opening import Safekeeping, make
from storage.vault import Keyring
from tests.fakes.slack import rendering
from tests.sandbox import at_hand as sandbox
from tests.slack import at_hand as slack
from tests.storage.kept import slack_story
from tests.storage.kept.opened import (
    VERSIONS,
    InTheOpen,
    differences,
    facts_of,
    lay_out,
    plain,
    put_back,
)
from tests.storage.kept.playing import meetings, play_out

each_version = pytest.mark.parametrize("version", VERSIONS)

ROWS = {
    "session_row": ("id", KINDS.states, "payload IS NOT NULL"),
    "inbox": ("session || '/' || command_id", Command, "payload IS NOT NULL"),
    "outbox": ("id", Effect, "payload IS NOT NULL"),
}


def rows(folder, table):
    name, _, where = ROWS[table]
    db = sqlite3.connect(folder / "convene.db")
    found = db.execute(f"SELECT {name}, kind, payload FROM {table} WHERE {where}").fetchall()
    db.close()
    return found


# What is there


@each_version
@pytest.mark.parametrize("kept", ["slack", "sandbox-store"])
def test_every_row_reads_as_it_was_written(version, kept, tmp_path):
    lay_out(version, tmp_path, convene=kept)
    here = Safekeeping.in_folder(tmp_path)
    make(here)
    durable = Durable.open(here)
    changed, read = [], 0
    with transaction(read_only(durable.engine)) as connection:
        keys = Keyring(durable.vault, connection)
        for table, (_, family, _) in ROWS.items():
            codec = Codec(family)
            for name, kind, payload in rows(tmp_path, table):
                safe, read = keys.at(table, "payload", name), read + 1
                value = codec.read(kind, payload, safe)
                tag, again = codec.write(value, InTheOpen())
                then, now = plain(payload, safe), plain(again, InTheOpen())
                changed += [f"{table} {name}: {each}" for each in differences(then, now)]
                changed += [f"{table} {name}: is a {tag}"] if tag != kind else []
    durable.close()
    assert changed == []
    assert read > (40 if kept == "slack" else 20)


@each_version
@pytest.mark.parametrize("kept", ["slack", "sandbox-store"])
def test_every_session_is_found_by_who_takes_part(version, kept, tmp_path):
    lay_out(version, tmp_path, convene=kept)
    here = Safekeeping.in_folder(tmp_path)
    make(here)
    durable = Durable.open(here)
    expected, found = {}, {}
    for session in map(durable.store.session, durable.store.sessions()):
        for who in participants(session):
            over = is_over(session)
            expected.setdefault((who, over), set()).add(session.id)
    for who, over in expected:
        named = durable.store.ended_with(who) if over else durable.store.open_with(who)
        found[who, over] = {each.id for each in named}
    durable.close()
    assert found == expected
    assert {over for _, over in found} == {True, False}


@each_version
def test_it_holds_one_of_everything(version, tmp_path):
    lay_out(version, tmp_path, convene="slack")

    commands = {kind for _, kind, _ in rows(tmp_path, "inbox")}
    effects = {kind for _, kind, _ in rows(tmp_path, "outbox")}
    assert (len(commands), len(effects)) >= (26, 9)


# Slack


def in_slack(test):
    """Run a coroutine test with the bot at hand in the Slack that a version has left."""

    def run(version, tmp_path):
        asyncio.run(_in_slack(test, version, tmp_path))

    return each_version(run)


async def _in_slack(test, version, folder):
    lay_out(version, folder, convene="slack")
    facts = facts_of(version)["slack"]
    people, channels = slack_story.PEOPLE, slack_story.CHANNELS
    async with slack.at_hand(folder, people=people, channels=channels) as bot:
        put_back(bot, facts)
        await bot.translator.votes.recount_all(bot.slack.teams[0].id)
        await test(bot, facts)
        await bot.calm()
    assert set_aside(folder) == {("inbox", "KeyError")}  # as that version has left it
    assert bot.slack.complaints == []
    assert bot.slack.doubles() == []


def set_aside(folder):
    db = sqlite3.connect(folder / "convene.db")
    found = {
        (table, why)
        for table in ("inbox", "outbox", "arrival")
        for (why,) in db.execute(f"SELECT parked FROM {table} WHERE parked IS NOT NULL")
    }
    db.close()
    return found


@in_slack
async def test_slack_goes_on_where_it_was(bot, facts):
    assert len(bot.arrivals.waiting(100)) > 8
    await bot.handle_all()
    await bot.calm()

    assert bot.arrivals.waiting(100) == []
    now = bot.meetings()
    assert {"Dinner", "Pending"} <= now.keys()  # what was asked for, and not heard yet
    omar, dana, raj = (who(bot, name) for name in ("omar", "dana", "raj"))
    assert now["Kickoff"].member(raj)
    assert (now["Kickoff"].messages[omar], now["Kickoff"].messages[dana]) == (2, 2)
    assert now["Audit"].reading == ()  # the calendar has been read
    assert now["Review"].outcome
    assert "invite.ics" in files_of(bot, "Review")


def who(bot, name):
    return f"{bot.slack.teams[0].id}-{bot.slack.user(name).id}"


def files_of(bot, subject):
    """The files under the outcome of a session."""
    post = place_of(bot, subject, "outcome")
    return [each.name for one in post.replies for each in one.files]


@in_slack
async def test_buttons_on_old_posts_of_slack_do_what_they_say(bot, facts):
    await bot.handle_all()
    lena, omar, dana = (bot.slack.user(name) for name in ("lena", "omar", "dana"))

    listed = place_of(bot, "Roadmap", "read-back", who(bot, "omar"))
    before = pressable(listed).count("take-back")
    await press(bot, omar, "take-back", listed)
    since = listed.text.count("is set for then")  # what was decided meanwhile is listed, too
    assert pressable(listed).count("take-back") == before - 1 + since

    await press(bot, dana, "vote", place_of(bot, "Naming", "options/1"))
    await dana.submits(dana.modal, {"order:1": "A"})
    await bot.calm()
    assert who(bot, "dana") in bot.meetings()["Naming"].rounds[0].votes

    await press(bot, lena, "organise", place_of(bot, "Corner", "card"))
    assert "close" in pressable(lena.ephemerals[-1])

    rated = [each for each in lena.dm.posts if "rate" in pressable(each)]
    await press(bot, lena, "rate", rated[-1])
    assert any(who(bot, "lena") in each.ratings for each in bot.meetings().values())


def place_of(bot, subject, name, owner=None):
    """The message that a session has under a name."""
    place = bot.places.find(bot.meetings()[subject].id, name, owner)
    return bot.slack.teams[0].channels[place.channel].find(place.ts)


def pressable(post):
    return [each["action_id"].partition(":")[0] for each in rendering.controls(post.blocks)]


async def press(bot, person, action, post):
    """Press the first button of an action."""
    found = [each["action_id"] for each in rendering.controls(post.blocks)]
    await person.clicks(next(each for each in found if each.startswith(f"{action}:")), in_=post)
    await bot.calm()


@in_slack
async def test_every_session_of_slack_comes_to_its_end(bot, facts):
    await bot.handle_all()
    await play_out(bot.store, bot.runner, bot.clock)

    ended = meetings(bot.store)
    assert [subject for subject, each in ended.items() if not is_over(each)] == []
    decided = [subject for subject, each in ended.items() if each.outcome]
    assert len(decided) > len(ended) // 2
    for subject in ("Roadmap", "Hiring", "Naming"):
        assert files_of(bot, subject)


@in_slack
async def test_what_holds_for_good_and_what_is_forgotten_stay_so(bot, facts):
    people = [
        bot.store.session(each) for each in bot.store.sessions() if each.startswith("person/")
    ]
    assert any(isinstance(each, Person) and each.profile for each in people)
    assert who(bot, "kim") not in bot.meetings()["Picnic"].profiles


@in_slack
async def test_links_that_were_handed_out_lead_to_their_pages(bot, facts):
    for member, link in facts["links"].items():
        place = bot.links.read(link.rpartition("/")[2])
        assert place.member == member
        assert bot.store.session(place.session).member(member)


# The sandbox


def in_sandbox(test):
    """Run a coroutine test in the workspace that a version has left."""

    def run(version, tmp_path):
        lay_out(version, tmp_path, convene="sandbox-store", sandbox="sandbox")
        with sandbox.at_hand(tmp_path) as bench:
            asyncio.run(test(bench, facts_of(version)["sandbox"]))
        assert set_aside(tmp_path) == set()

    return each_version(run)


@in_sandbox
async def test_the_sandbox_shows_what_it_showed_and_goes_on(bench, facts):
    await bench.runner.settle()

    assert "Decided by vote" in str(bench.sees("ben", "general"))
    assert bench.workspace.setting("playing") == ["jonas"]
    assert "📎 leila.ics" in str(bench.sees("leila"))
    assert "Got it" in str(bench.sees("ana"))  # what waited to be understood
    await bench.presses("ben", "which", "*")
    assert "Friday" in str(bench.sees("ben"))
    assert meetings(bench.store)["Hiring"].outcome


@in_sandbox
async def test_buttons_on_old_posts_of_the_sandbox_do_what_they_say(bench, facts):
    await bench.runner.settle()

    await bench.presses("ben", "rate", "reasons/5")
    assert "Thank you." in str(bench.sees("ben"))
    form = await bench.presses("ana", "vote", conversation="general")
    assert not await bench.fills("ana", form, order=["C", "A", "B"])
    assert "ana" in meetings(bench.store)["Naming"].rounds[0].votes


@in_sandbox
async def test_every_session_of_the_sandbox_comes_to_its_end(bench, facts):
    await play_out(bench.store, bench.runner, bench.clock)

    ended = meetings(bench.store)
    assert [subject for subject, each in ended.items() if not is_over(each)] == []
    assert all(each.outcome for each in ended.values())
    seen = [each for who in ("ana", "ben", "leila", "jonas") for each in bench.sees(who)]
    pressable = {each["action"] for message in seen for each in sandbox.offered(message)}
    assert not pressable & {"any-time", "thats-all"}  # of what is over, as told then


@in_sandbox
async def test_links_of_the_sandbox_lead_to_their_pages(bench, facts):
    for member, link in facts["links"].items():
        place = bench.links.read(link.rpartition("/")[2])
        assert bench.store.session(place.session).member(member)
