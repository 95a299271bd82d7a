"""What is said near the bot and asks nothing of it, and what it may not tell."""

import pytest

from tests.conversation.choosing import asked as choice_asked
from tests.conversation.choosing import polled
from tests.conversation.room import buttons_of
from tests.conversation.test_dialogues import asked, in_a_room


@pytest.mark.parametrize("said", ["haha shut up", "let's start over", "what now", "whats my zone"])
def test_people_who_talk_in_a_thread_are_not_answered(said):
    @in_a_room
    async def talks(room):
        card = await choice_asked(room)
        assert await room.says("omar", said, under=card) == []

    talks()


@pytest.mark.parametrize("said", ["don't stop repeating this", "please don't skip the next one"])
def test_what_repeats_goes_on_where_that_is_said(said):
    @in_a_room
    async def goes_on(room):
        words = "@Convene every Thursday at 10: where do we have lunch? pizza or sushi"
        await room.says("lena", words, channel=True)
        before = [room.store.session(each) for each in room.store.sessions()]
        assert await room.says("lena", f"@Convene {said}", channel=True) == ["It goes on as it is."]
        assert [room.store.session(each) for each in room.store.sessions()] == before

    goes_on()


@pytest.mark.parametrize(
    ("said", "titles"),
    [
        ("/convene topic for the offsite: AI or climate?", ["AI", "Climate"]),
        ("/convene quiet room or cafe?", ["Quiet room", "Cafe"]),
    ],
)
def test_a_word_before_others_is_no_command(said, titles):
    @in_a_room
    async def opens(room):
        await room.says("lena", said, channel=True)
        [choice] = room.decisions()
        assert [each.title for each in choice.listed] == titles

    opens()


@in_a_room
async def test_a_moment_that_follows_from_the_question_is_not_said_to_be_asked_for(room):
    words = "@Convene poll party tonight at 23:00: bar or club?"
    assert await room.says("lena", words, channel=True) == []


@in_a_room
async def test_in_a_discreet_session_only_who_asks_is_told_who_is_missing(room):
    await asked(room)
    await room.says("lena", "@Convene make it discreet", channel=True)
    [told] = await room.says("omar", "who is missing?")
    assert "3 of 3" in told
    assert "Dana" not in told
    assert "Dana" in (await room.says("lena", "who is missing?"))[0]


@in_a_room
async def test_a_note_that_no_label_would_show_is_not_labelled(room):
    options = await polled(room, "@Convene poll, discreet: tea or coffee?")
    [said] = await room.says("omar", "A, because it's near", under=options)
    assert "Your note stays" in said
    shown = [each.action for _, each in labels(room, "omar")]
    assert not [each for each in shown if each.startswith("note")]


def labels(room, who):
    return [
        (session, button)
        for session, layout in room.seen[who]
        for part in layout.parts
        for button in buttons_of(part)
    ]


@in_a_room
async def test_who_is_named_and_has_not_answered_is_not_said_to_have(room):
    await asked(room)
    told = " ".join(await room.says("lena", "@Convene remind Lena", channel=True))
    assert "has answered" not in told
