"""An organiser changes what is looked for: what was asked in private reads so at once."""

import asyncio

from adapters.sandbox.records import GENERAL
from tests.sandbox.at_hand import at_hand, offered

ASKED = "@Convene find 60 minutes with @ben and @jonas about the roadmap, 11 to 15 January"


def test_questions_say_the_new_length_where_they_stand_and_stay_as_answered(tmp_path):
    async def play(bench):
        await bench.says("ana", ASKED, GENERAL)
        await bench.presses("ben", "any-time")
        before = {who: len(bench.sees(who)) for who in ("ben", "jonas")}
        await bench.says("ana", "make it 45 min")
        first = {who: bench.sees(who)[0] for who in ("ana", "ben", "jonas")}
        told = {who: len(bench.sees(who)) - before[who] for who in ("ben", "jonas")}
        return first, told

    with at_hand(tmp_path) as bench:
        first, told = asyncio.run(play(bench))
    assert {who: each["text"].partition(" about ")[0] for who, each in first.items()} == {
        "ana": "You are looking for 45 minutes with 2 others, 11–15 Jan,",
        "ben": "Ana Ribeiro is looking for 45 minutes with you and 1 other, 11–15 Jan,",
        "jonas": "Ana Ribeiro is looking for 45 minutes with you and 1 other, 11–15 Jan,",
    }
    assert {who: [x["action"] for x in offered(each)] for who, each in first.items()} == {
        "ana": ["any-time", "mornings", "afternoons"],
        "ben": ["take-back"],
        "jonas": ["any-time", "mornings", "afternoons"],
    }
    assert told == {"ben": 0, "jonas": 0}
