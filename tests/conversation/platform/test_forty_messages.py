"""Forty messages, mixed as people mix them, come to the same on every platform."""

import asyncio
import re
from datetime import datetime
from difflib import SequenceMatcher

import pytest
import yaml

from orchestration.deciding.state import Phase
from tests.conversation.stages import stage_of
from tests.source import ROOT

SCRIPT = yaml.safe_load((ROOT / "tests/benchmarks/intents/script.yaml").read_text())
MESSAGES = {each["n"]: each for each in SCRIPT["script"]}
TIME = r"\w{3} \d+ \w{3}, \d\d:\d\d(–\d\d:\d\d)?"
DISCORD_TIME = r"<t:\d+:F>(–<t:\d+:t>)?"
_LINK = r"\[[^]]*\]\(<[^>]*>\)"
ALL_HAVE_ANSWERED = 19
"""Behind this message comes what the bot does by itself: the questions, and then the options."""


async def _played(platform, folder):
    """Play the script; returns what each message was answered with, and how it ended."""
    told = {}
    start = datetime.fromisoformat(SCRIPT["start"])
    async with stage_of(platform, folder, start) as stage:
        for number, each in MESSAGES.items():
            await stage.later(minutes=1)
            told[number] = await stage.says(each["who"], each["text"], each["where"])
            if number == ALL_HAVE_ANSWERED:
                await stage.later(hours=2)
        session = stage.session()
    names = {each.id: each.name for each in session.members}
    ballots = sorted(names[each] for each in session.round.ballots)
    return told, (session.phase, session.outcome.tally.points, ballots)


@pytest.fixture(scope="module")
def in_memory(tmp_path_factory):
    """What came of the script where nothing is in between."""
    return asyncio.run(_played("memory", tmp_path_factory.mktemp("memory")))


@pytest.fixture(scope="module")
def told(in_memory):
    return in_memory[0]


@pytest.mark.parametrize("platform", ["sandbox", "slack"])
def test_each_message_is_answered_alike_and_it_ends_alike(platform, in_memory, tmp_path):
    told, end = asyncio.run(_played(platform, tmp_path))
    assert told == in_memory[0]
    assert end == in_memory[1]


def test_discord_says_the_same_and_it_ends_alike(in_memory, tmp_path):
    """Its messages have no words beside their parts, and times on each reader's own clock."""
    told, end = asyncio.run(_played("discord", tmp_path))
    for number, expected in in_memory[0].items():
        assert len(told[number]) == len(expected), MESSAGES[number]["text"]
        for said, words in zip(told[number], expected, strict=True):
            ratio = SequenceMatcher(None, _plain(said), _plain(words)).ratio()
            assert ratio > 0.7, (ratio, said, words)
    assert end == in_memory[1]


def _plain(words):
    """The words of a message, without its marks and times."""
    return re.findall(r"[\w']+", re.sub(rf"{TIME}|{DISCORD_TIME}|{_LINK}", "", words))


def test_it_comes_to_its_end(in_memory):
    phase, _, ballots = in_memory[1]
    assert phase is Phase.DECIDED
    assert len(ballots) == len(SCRIPT["team"])


def test_no_message_is_answered_more_often_than_it_may_be(told):
    for number, said in told.items():
        message = MESSAGES[number]
        may = sum(message["replies"].values()) or int(message["about"] == "vote")
        assert len(said) <= may, (message["text"], said)


def test_courtesy_and_talk_are_answered_with_nothing(told):
    for number, message in MESSAGES.items():
        is_talk = message["about"] == "unknown" and message["where"] == "thread"
        if message["about"] == "social" or is_talk:
            assert told[number] == [], message["text"]


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (8, "Inês Costa and Raj Patel, until Wed 4 Mar, 17:00"),
        (11, "Only Lena Vogt can call it off"),
        (14, "4 of 5 have answered"),
        (22, "Your vote is in: B."),
        (25, "3 of 5 have voted"),
        (26, "Your vote is in: C."),
        (27, "Your vote is in: A."),
        (32, "Decided by vote"),
        (33, "A has the most with 4 votes"),
        (34, "Here it is once more."),
        (35, "For every meeting from now on"),
        (36, "Lena Vogt knows now that you can't come to “Q1 migration plan”"),
    ],
)
def test_what_some_are_answered(told, number, words):
    assert words in "\n".join(told[number])
