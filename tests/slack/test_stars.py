"""Which star of a question somebody has pressed stays to be seen."""

from adapters.slack.blocks import starred
from adapters.slack.render import render
from orchestration.interaction.layouts import screen
from orchestration.views import member
from tests.fakes.slack.blocks import message_problems
from tests.slack.every_view import LENA, views


def test_the_star_that_was_pressed_stands_out_until_another_is():
    asked = next(each for each in views("Roadmap") if isinstance(each, member.RatingQuestion))
    before = render(screen(asked), "meeting-1", LENA).blocks
    first, second = filter(stars_of, before)
    ids = [each["action_id"] for each in first["elements"]]
    once = starred(before, ids[3])
    assert lit(once) == [["4"], []]
    twice = starred(starred(once, ids[1]), second["elements"][4]["action_id"])
    assert lit(twice) == [["2"], ["5"]]
    assert starred(before, "move:1") == before
    assert message_problems(once) == []


def stars_of(block):
    return [x for x in block.get("elements", ()) if x.get("action_id", "").startswith("rate:")]


def lit(blocks):
    rows = filter(stars_of, blocks)
    return [[x["text"]["text"] for x in row["elements"] if x.get("style")] for row in rows]
