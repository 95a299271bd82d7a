"""What stands behind a row and its semicolon: asked for → what is voted on, and left out."""

import asyncio

import pytest

from tests.conversation.choosing import the_only
from tests.conversation.room import Room


@pytest.mark.parametrize(
    ("words", "titles", "rule", "left"),
    [
        ("poll rome, oslo, bern; show 2; ranked", ["Rome", "Oslo", "Bern"], "ranked", "show 2"),
        (
            "umfrage: rot, blau, lila; wer zu spät kommt zahlt; rangfolge",
            ["Rot", "Blau", "Lila"],
            "ranked",
            "wer zu spät kommt zahlt",
        ),
        (
            "poll tea, cocoa; the boss pays; ranked; secret",
            ["Tea", "Cocoa"],
            "ranked",
            "the boss pays",
        ),
        ("poll red, white; blue, lilac; ranked", ["Red", "White", "Blue", "Lilac"], "ranked", ""),
        ("poll rome; oslo; bern; ranked", ["Rome", "Oslo", "Bern"], "ranked", ""),
    ],
)
def test_what_is_no_setting_there_is_no_option_and_is_said(words, titles, rule, left):
    async def dialogue():
        room = Room()
        told = await room.says("lena", f"@Convene {words}", channel=True)
        choice = the_only(room)
        assert [each.title for each in choice.listed] == titles
        assert choice.terms.rule == rule
        assert told == ([f"I left out: “{left}”."] if left else [])

    asyncio.run(dialogue())
