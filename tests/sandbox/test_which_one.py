"""Where a message asks about several sessions, a press settles the one that it names."""

import asyncio

from adapters.sandbox.records import GENERAL
from tests.sandbox.at_hand import at_hand, offered

ASKED = "@Convene find 30 minutes with @ben and @jonas about the {}, 11 to 15 January"


def test_what_is_asked_of_one_session_is_answered_by_its_name_and_the_other_stays_asked(tmp_path):
    async def play(bench):
        for subject in ("roadmap", "budget"):
            await bench.says("ana", ASKED.format(subject), GENERAL)
        await bench.says("ana", "close it now")
        asked = bench.latest("ana", "leave-open")
        _, budget = (x["value"] for x in offered(asked) if x["action"] == "leave-open")
        await bench.presses("ana", "leave-open", budget)
        after = bench.sees("ana")[-1]
        return asked, after, budget

    with at_hand(tmp_path) as bench:
        asked, after, budget = asyncio.run(play(bench))
    pressed = ["close-now", "leave-open"]
    assert [each["action"] for each in offered(asked)] == pressed * 2
    left = list(offered(after))
    assert [each["action"] for each in left] == pressed
    assert not [each for each in left if each["value"] == budget]
    assert after["blocks"][-1]["text"] == "“budget” stays open."
