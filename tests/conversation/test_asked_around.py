"""Requests that say what the bot is to do, and not what it is to ask: said → asked back, once."""

import pytest

from tests.conversation.choosing import the_only
from tests.conversation.test_dialogues import asked, in_a_room


@pytest.mark.parametrize("call", ["", "@Convene "])
@pytest.mark.parametrize(
    "said",
    [
        "pls ask around",
        "ask everyone",
        "can you ask everyone?",
        "collect ideas",
        "hol mal ideen ein",
        "hör dich mal um",
        "frag mal rum",
        "sammel bitte vorschläge",
    ],
)
def test_what_is_to_be_asked_is_asked_back_once(said, call):
    @in_a_room
    async def asks(room):
        assert await room.says("lena", f"{call}{said}", channel=bool(call)) == []
        assert room.forms == [("lena", "Gladly. What is to be decided?")]
        assert room.decisions() == []

    asks()


@pytest.mark.parametrize(
    ("said", "title"),
    [
        ("ask around where to eat", "Where to eat"),
        ("ask around: lunch on friday?", "Lunch on friday?"),
        ("hol mal ideen ein für den teamnamen", "Den teamnamen"),
        ("frag mal rum: wohin zum ausflug?", "Wohin zum ausflug?"),
        ("sammel vorschläge für das sommerfest", "Das sommerfest"),
    ],
)
def test_what_else_is_said_is_the_question(said, title):
    @in_a_room
    async def asks(room):
        await room.says("lena", f"@Convene {said}", channel=True)
        assert the_only(room).terms.subject == title

    asks()


@pytest.mark.parametrize("said", ["i can ask around", "ask around? no", "nobody has ideas"])
def test_what_is_only_said_opens_nothing(said):
    @in_a_room
    async def says(room):
        await asked(room)
        await room.says("omar", said)
        assert len(room.decisions()) == 1
        assert room.forms == []

    says()
