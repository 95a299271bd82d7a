"""An organiser tells of their own times with a request: said → their answer, or the meeting's."""

import pytest

from orchestration.deciding.rounds.assessment import profile_of
from orchestration.language.inviting.own_times import own_times_apart
from orchestration.model.times import WorkingHours
from tests.conversation.test_dialogues import in_a_room


def wishes(meeting, who="lena"):
    return [each.restatement for each in profile_of(meeting, who).wishes]


@pytest.mark.parametrize(
    ("said", "own"),
    [
        (
            "I can only do thursday or friday afternoon",
            "can only do Thursday and Friday afternoons (12:00–18:00)",
        ),
        ("I can't do Fridays", "can't do Fridays"),
        ("mondays are bad for me", "would rather avoid Mondays"),
    ],
)
def test_it_is_their_first_answer_and_bounds_nobody_else(said, own):
    @in_a_room
    async def asks(room):
        request = "@Convene 45 min budget review with @omar @dana @ines next week."
        await room.says("lena", f"{request} {said}", channel=True)
        [meeting] = room.decisions()

        assert wishes(meeting) == [own]
        assert meeting.answered == ("lena",)
        assert meeting.terms.hours == WorkingHours()
        assert meeting.terms.days is None

    asks()


@in_a_room
async def test_a_form_for_the_rest_takes_it_along(room):
    await room.says("lena", "/convene meet budget review, I can't do Fridays", channel=True)
    assert "I take “I can't do Fridays” for your own answer" in room.opened["lena"][1].words
    await room.fills("lena", subject="Budget")
    [meeting] = room.decisions()

    assert wishes(meeting) == ["can't do Fridays"]
    assert meeting.answered == ("lena",)


@pytest.mark.parametrize(
    "said",
    [
        "let's meet thursday or friday afternoon for 45 min about budget",
        "30 min retro with Omar, we can only do mornings",
        "I want a 30 min chat with Omar only on Thursday",
        "I can make 30 min on monday",
    ],
)
def test_what_is_said_of_the_meeting_is_the_meetings(said):
    assert own_times_apart(said) == ("", said)


@pytest.mark.parametrize(
    ("said", "own"),
    [
        ("30 min retro, I'm only free mornings, with Omar", "I'm only free mornings"),
        (
            "45 min Retro, ich kann nur Dienstag oder Mittwoch",
            "ich kann nur Dienstag oder Mittwoch",
        ),
        ("I'm out on Monday. Find 30 min with Omar", "I'm out on Monday"),
        ("30 min retro, only mornings work for me", "only mornings work for me"),
    ],
)
def test_it_stands_apart_wherever_it_is_said(said, own):
    assert own_times_apart(said)[0] == own


@pytest.mark.parametrize(
    "said",
    [
        "@Convene schedule a budget review with @omar, I can't do Fridays",
        "@Convene schedule a budget review with @omar next week. I can't do Fridays",
        "@Convene find a time for a budget review with @omar, fridays don't work for me",
        "@Convene can you set up a budget review with @omar? I'm out Fridays",
        "@Convene brauche ein Budgetgespräch mit @omar, ich kann freitags nicht",
    ],
)
def test_it_is_a_request_all_the_same_and_nothing_for_good(said):
    @in_a_room
    async def asks(room):
        told = await room.says("lena", said, channel=True)
        assert not any("from now on" in str(each) for each in told)
        assert room.opened["lena"][1].words.count("for your own answer") == 1
        await room.fills("lena", subject="Budget")
        [meeting] = room.decisions()
        assert meeting.member("omar")
        assert len(wishes(meeting)) == 1

    asks()
