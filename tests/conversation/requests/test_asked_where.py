"""Where a group goes is a choice, whatever day it says; that proposals are wanted is how."""

import pytest

from tests.conversation.choosing import the_only
from tests.conversation.test_dialogues import in_a_room


@pytest.mark.parametrize(
    ("said", "subject"),
    [
        (
            "where shall we go for dinner next thursday evening when everyones in berlin?",
            "Where shall we go for dinner next thursday evening when everyones in berlin?",
        ),
        (
            "where shall we go on thursday when everyone's in berlin? proposals pls",
            "Where shall we go on thursday when everyone's in berlin?",
        ),
        (
            "where do we eat on friday when we're all here? proposals please",
            "Where do we eat on friday when we're all here?",
        ),
        ("where do we eat on friday? any ideas?", "Where do we eat on friday?"),
        ("where should we go for drinks? suggestions?", "Where should we go for drinks?"),
        ("wo essen wir freitag? vorschläge bitte", "Wo essen wir freitag?"),
        (
            "wohin gehen wir donnerstag, wenn alle in berlin sind? ideen bitte",
            "Wohin gehen wir donnerstag, wenn alle in berlin sind?",
        ),
    ],
)
def test_it_is_a_choice_of_what_was_asked(said, subject):
    @in_a_room
    async def plays(room):
        await room.says("lena", f"@Convene {said}", channel=True)
        assert the_only(room).terms.subject == subject
        assert the_only(room).listed == ()

    plays()


@pytest.mark.parametrize(
    "said",
    [
        "when shall we meet when everyone's in berlin?",
        "find us 45 min next week when everyone's in berlin",
    ],
)
def test_when_to_meet_is_no_such_choice(said):
    @in_a_room
    async def plays(room):
        await room.says("lena", f"@Convene {said}", channel=True)
        assert not any(hasattr(each, "listed") for each in room.decisions())

    plays()


@pytest.mark.parametrize(
    "said", ["poll what do we collect: ideas, opinions", "poll theme: old ideas, new ideas"]
)
def test_proposals_may_be_what_is_asked_about(said):
    @in_a_room
    async def plays(room):
        await room.says("lena", f"@Convene {said}", channel=True)
        assert len(the_only(room).listed) == 2

    plays()
