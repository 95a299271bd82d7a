"""What all read in the channel names its times on each reader's own clock."""

import asyncio

from adapters.sandbox.records import GENERAL
from tests.sandbox.at_hand import at_hand

ASKED = "@Convene find 30 minutes with @ben and @priya about the roadmap, 11 to 15 January"
WHO = ("ana", "ben", "priya")


def decided(tmp_path):
    """Everybody says that any time will do, and votes for A; what each then reads."""

    async def play(bench):
        await bench.says("ana", ASKED, GENERAL)
        for who in WHO:
            await bench.presses(who, "any-time", conversation=GENERAL)
        await bench.later(minutes=5)
        at_the_vote = {who: words_of(bench, who, "Vote by") for who in WHO}
        for who in WHO:
            await bench.says(who, "A")
        return at_the_vote, {who: words_of(bench, who, "✅") for who in WHO}

    with at_hand(tmp_path) as bench:
        return asyncio.run(play(bench))


def words_of(bench, who, beginning):
    """The first line of the channel that begins so, as somebody reads it."""
    texts = [x["text"] for each in bench.sees(who, GENERAL) for x in each["blocks"] if "text" in x]
    return next(each for each in texts if each.startswith(beginning))


def test_the_outcome_and_until_when_one_votes_stand_on_ones_own_clock(tmp_path):
    vote, outcome = decided(tmp_path)
    assert vote["ana"].startswith("Vote by Fri 8 Jan, 09:00: choose one.")
    assert "your time: choose one" in vote["priya"]
    assert " in Lisbon" in outcome["priya"]
    assert outcome["priya"] != outcome["ana"]
    assert " · " in outcome["priya"]
    for read in (vote["ana"], outcome["ana"]):  # whose zone it is
        assert "Lisbon" not in read
