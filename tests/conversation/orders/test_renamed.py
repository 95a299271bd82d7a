"""An organiser gives what is asked another name: said → what it goes by, and what is told."""

import pytest

from tests.conversation.test_dialogues import asked, at_the_vote, in_a_room

SAID = [
    ("oops, call it Q1 roadmap please", "Q1 roadmap"),
    ("rename it to “Q1 roadmap”", "Q1 roadmap"),
    ("the title should be Q1 roadmap", "Q1 roadmap"),
    ("nenn das lieber Budgetrunde", "Budgetrunde"),
    ("benenn es um in Budget 2027", "Budget 2027"),
    ("der Titel sollte Budgetrunde lauten", "Budgetrunde"),
    ("change the title to lunch, please", "lunch"),
]
NO_NAMES = ["call it off", "call it a day", "let's call it done", "call it B"]


@pytest.mark.parametrize(("said", "name"), SAID)
def test_a_meeting_goes_by_the_name_that_its_organiser_gives_it(said, name):
    @in_a_room
    async def plays(room):
        await asked(room)
        told = await room.says("lena", said)
        assert told == [f"“hiring” goes by “{name}” from now on."]
        [meeting] = room.decisions()
        assert meeting.terms.subject == name
        assert meeting.log[-1].what == f"renamed: {name}"
        assert name in room.shown[meeting.id, "card"].words.replace("Lunch", "lunch")

    plays()


@pytest.mark.parametrize("said", NO_NAMES)
def test_what_ends_it_gives_it_no_name(said):
    @in_a_room
    async def plays(room):
        await asked(room)
        await room.says("lena", said)
        assert [each.terms.subject for each in room.decisions()] == ["hiring"]

    plays()


@in_a_room
async def test_who_has_not_asked_for_it_gives_it_no_name(room):
    await asked(room)
    await room.says("omar", "call it Q1 roadmap")
    assert [each.terms.subject for each in room.decisions()] == ["hiring"]


@in_a_room
async def test_once_somebody_has_voted_it_keeps_its_name(room):
    options = await at_the_vote(room)
    assert await room.says("lena", "call it Q1 roadmap", under=options) == [
        "“hiring” goes by “Q1 roadmap” from now on."
    ]
    await room.says("omar", "A", under=options)
    [told] = await room.says("lena", "call it Roadmap", under=options)
    assert told.startswith("“Q1 roadmap” keeps its name, under which somebody has voted.")


@in_a_room
async def test_a_poll_can_be_asked_otherwise_before_anybody_has_voted(room):
    await room.says("lena", "@Convene poll pizza or ramen?", channel=True)
    [post] = room.shown
    [told] = await room.says("lena", "nenn es Mittagessen", under=post)
    assert told == "“Pizza or ramen?” goes by “Mittagessen” from now on."
