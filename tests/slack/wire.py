"""Whole ways over the wire: short steps for the tests, and what must hold after each of them.

After every test that is made `over_the_wire`, nothing that somebody said in private stands where
others read it, and nothing stands twice in any channel.
"""

import functools
import json
from collections import Counter
from datetime import timedelta

from tests.fakes.slack import Timing
from tests.slack.running_bot import TWO_WEEKS_ON, alone, clicks, on_team

BRIEF = Timing(quiet=0.1, patience=15.0)
THREE = ("lena", "omar", "dana")
RULE = "How is it decided?"
SECRET = {"Who sees your votes?": "secret"}
CLOSED = "The vote on these options is closed."
_DAYS = {"From": str(TWO_WEEKS_ON), "Until": str(TWO_WEEKS_ON + timedelta(days=4))}
_READ_BACK = ("Got it.", "For every meeting", "What you told me for good")
_NOTHING_PRIVATE = ("any time will do", "nothing so far")
_SHORTEST = 8
"""Characters: what is shorter (“A”, “hi”) may stand anywhere by chance."""


def over_the_wire(**settings):
    """Run a coroutine test with the bot in the team of five, and look back at all that was said."""

    def run_it(test):
        return on_team(**settings)(_looked_back_at(test))

    return run_it


def by_itself(test):
    """Run a coroutine test that runs the bot itself, and look back at all that was said."""
    return alone(_looked_back_at(test))


def _looked_back_at(test):
    @functools.wraps(test)
    async def run(slack, *others, **given):
        slack.timing = BRIEF
        await test(slack, *others, **given)
        await slack.settled()
        assert said_twice(slack) == []
        assert let_out(slack) == []

    return run


# What must hold


def said_twice(slack):
    """What the bot has posted twice in one channel or one thread."""
    posts = Counter((one.channel.name, one.thread_ts, str(one)) for one in public_posts(slack))
    return [said for (_, _, said), count in posts.items() if count > 1]


def let_out(slack):
    """What somebody has said in private, and others can read: in a channel, a file, a whisper."""
    shown = [_all_of(one) for one in public_posts(slack)]
    return [
        words
        for who, words in private_words(slack)
        if any(words.casefold() in one for one in [*shown, *_whispers_to_others(slack, who)])
    ]


def public_posts(slack):
    """What the bot has posted where several people read."""
    places = (one for one in slack.teams[0].channels.values() if one.kind != "im")
    return [post for one in places for post in one.posts if post.author.is_bot and post.is_public]


def private_words(slack):
    """What everybody has told the bot in private, as they wrote it and as it was read back."""
    people = slack.teams[0].people.values()
    said = [(one, words) for one in people for words in (*_written(one), *_understood(one))]
    typed = [(slack.user(name), words) for name, words in _typed(slack)]
    return [(who, words) for who, words in said + typed if len(words) >= _SHORTEST]


def _written(person):
    return [str(one) for one in person.dm.messages if not one.author.is_bot]


def _understood(person):
    """What the bot has read back to somebody: the lines below the first, without their marks."""
    posts = [str(one) for one in person.dm.messages if one.author.is_bot]
    lists = [one.splitlines()[1:] for one in posts if one.startswith(_READ_BACK)]
    lines = [line[2:] for one in lists for line in one if line.startswith(("✓ ", "? "))]
    return [one for one in lines if one not in _NOTHING_PRIVATE]


def _typed(slack):
    """What people have sent off in forms that ask what suits them."""
    forms = [one.payload for one in slack.deliveries if one.name == "view_submission"]
    for form in (one for one in forms if one["view"]["callback_id"] == "tell"):
        for element in form["view"]["state"]["values"]["words"].values():
            yield form["user"]["name"], element["value"]


def _whispers_to_others(slack, who):
    others = (one for one in slack.teams[0].people.values() if one is not who)
    return [_all_of(whisper) for one in others for whisper in one.ephemerals]


def _all_of(message):
    """Everything that a message carries, with its files and what no client shows of it."""
    files = [one.content.decode(errors="replace") for one in message.files]
    return "\n".join([json.dumps(message.data(), ensure_ascii=False), *files]).casefold()


# What people do


async def asks(slack, channel="platform", **fields):
    """Lena asks Omar and Dana for a meeting, by the form; returns the card."""
    lena, before = slack.user("lena"), len(slack.channel(channel).messages)
    await lena.slash("/convene", "meet Hiring, 30 min with @omar and @dana", channel=channel)
    form = await opened(slack, "lena")
    if fields:
        await lena.clicks("More", in_=form)
        await slack.until(lambda: all(name in str(form) for name in fields))
    await lena.submits(form, _DAYS | fields)
    assert form.errors == {}
    return (await slack.until(lambda: slack.channel(channel).messages[before:]))[0]


async def opened(slack, name):
    """Wait for a form on somebody's screen."""
    person = slack.user(name)
    return await slack.until(lambda: person.modal)


async def presses(slack, name, label, post):
    """Press what opens a form; returns the form."""
    await slack.user(name).clicks(label, in_=post)
    return await opened(slack, name)


async def at_the_vote(slack, **fields):
    """Lena, Omar and Dana can come at any time; returns the post with the options."""
    await asks(slack, **fields)
    for name in THREE:
        await clicks(slack, name, "Any time")
    return await newest_options(slack)


async def newest_options(slack, round_=1):
    """Wait for the options of a round, with the letters they are voted with."""

    def shown():
        posts = [one for one in posted(slack) if f"(round {round_})" in str(one)]
        by_letter = posts and "Vote with a reaction" in str(posts[-1])
        return posts[-1] if posts and (not by_letter or len(posts[-1].reactions) == 3) else None

    found = await slack.until(shown)
    await slack.settled()  # the bot has noted where they stand: nobody answers within a blink
    return found


async def all_vote(slack, label, post):
    for name in THREE:
        await slack.user(name).clicks(label, in_=post)


async def organises(slack, label, post):
    """Lena opens her own buttons under a post, and presses one; returns what is asked then."""
    lena = slack.user("lena")
    shown = len(lena.ephemerals)
    await lena.clicks("Organise", in_=post)
    await slack.until(lambda: len(lena.ephemerals) > shown)
    return await presses(slack, "lena", label, lena.ephemerals[-1])


async def means_it(slack, name, label, post, answer):
    """Press what asks once more, and answer; returns the question as it was asked."""
    return await says_yes(slack, name, await presses(slack, name, label, post), answer)


async def says_yes(slack, name, form, answer):
    """Answer what is asked once more; returns the question as it was asked."""
    question = str(form)
    assert last_line(form) == f"[No] [{answer}]"
    await slack.user(name).submits(form)
    assert slack.user(name).modal is None
    return question


async def gives_up(slack, post):
    """Lena, who has asked for the meeting, cannot come and has another time found."""
    await presses(slack, "lena", "I can't make it after all", post)
    await slack.user("lena").submits(slack.user("lena").modal)
    assert slack.user("lena").modal is None


# What people see


def posted(slack, channel="platform"):
    return slack.channel(channel).messages


async def decided(slack, within=None):
    """Wait until a time stands, with its invite; returns its post."""

    def stands():
        found = [one for one in posted(slack) if "Decided by" in str(one)]
        return found[-1] if len(found) == 1 and found[-1].replies else None

    return await slack.until(stands, within=within)


def counted(bot):
    """How the latest vote of the only session that is kept adds up, as the bot has kept it."""
    store = bot.kept.store
    [meeting] = [store.session(each) for each in store.sessions() if each.startswith("meeting-")]
    points = meeting.outcome.tally.points
    return ", ".join(f"{option} {float(number):g}" for option, number in points.items())


def heard(person):
    """All that the bot has told somebody alone: in their conversation, and aside in channels."""
    aside = [str(one) for one in person.ephemerals]
    return "\n".join([*aside, *(str(one) for one in person.dm.posts if one.author.is_bot)])


async def hears(slack, name, words, times=1):
    """Wait until somebody has been told this alone, so many times."""
    person = slack.user(name)
    await slack.until(lambda: heard(person).count(words) >= times)
    assert heard(person).count(words) == times


def last_line(message):
    return str(message).splitlines()[-1]
