"""Orders about others, second thoughts and short questions, as an organiser types them."""

import pytest

from orchestration.deciding.state import Phase
from tests.conversation.test_dialogues import asked, at_the_vote, decided, in_a_room


@pytest.mark.parametrize(
    "said",
    [
        "omar wrote me he's ill all week, leave him out",
        "omar is ill all week, please take him out",
        "lass omar in ruhe, wir machen ohne ihn weiter",
        "leave omar alone, we go ahead without him",
    ],
)
@pytest.mark.parametrize("in_thread", [False, True])
def test_who_is_told_of_as_the_reason_is_taken_out_once_it_is_meant(said, in_thread):
    @in_a_room
    async def dialogue(room):
        await asked(room)
        card = room.latest("card")
        [told] = await room.says("lena", said, under=card if in_thread else None)
        assert told.startswith("Go on with “hiring” without Omar")
        assert room.decisions()[0].answered == ()

    dialogue()


@pytest.mark.parametrize(
    "said",
    [
        "omar wrote me he's ill all week",
        "dana told me she can't do wednesday",
    ],
)
def test_what_is_said_of_another_is_nobodys_wish(said):
    @in_a_room
    async def dialogue(room):
        await asked(room)
        [told] = await room.says("lena", said)
        assert told.startswith("I note nothing for")
        assert room.decisions()[0].answered == ()

    dialogue()


@pytest.mark.parametrize(
    "said",
    [
        "ok you know what, cancel it, we do it by mail",
        "weißt du was, sag es ab, wir machen das per mail",
        "hm ok then cancel the meeting",
    ],
)
def test_who_has_made_up_their_mind_is_heard_under_what_was_decided(said):
    @in_a_room
    async def dialogue(room):
        outcome = await decided(room)
        [told] = await room.says("lena", said, under=outcome)
        assert told.startswith("Call “hiring” off?")

    dialogue()


@pytest.mark.parametrize("said", ["which one is it now?", "welcher ist es jetzt?"])
def test_which_one_it_is_is_answered_where_it_is_asked(said):
    @in_a_room
    async def dialogue(room):
        options = await at_the_vote(room)
        [told] = await room.says("dana", said, under=options)
        assert "vote on A, B and C" in told
        for who in ("lena", "omar", "dana"):
            await room.says(who, "A", under=options)
        assert room.decisions()[0].phase is Phase.DECIDED
        [told] = await room.says("dana", said, under=room.latest("outcome"))
        assert told.startswith("“hiring”: ")
        assert "Decided by vote" in told

    dialogue()


@pytest.mark.parametrize(
    ("said", "last"),
    [
        ("sorry meant the day after", 14),
        ("ups, meinte den tag danach", 14),
        ("oops, the day before", 12),
    ],
)
def test_the_day_beside_the_one_that_was_asked_for_is_looked_at(said, last):
    @in_a_room
    async def dialogue(room):
        await room.says("lena", "@Convene find 30 min on wed with @omar about hiring", channel=True)
        await room.says("lena", f"@Convene {said}", channel=True)
        window = room.decisions()[-1].terms.window
        assert (window.start.day, window.end.day) == (last, last)
        assert not room.decisions()[-1].messages

    dialogue()


@in_a_room
async def test_a_second_thought_that_can_be_none_is_answered(room):
    await room.says("lena", "@Convene 30 min next week with @omar", channel=True)
    assert await room.says("lena", "@Convene sorry meant the day after", channel=True)


@pytest.mark.parametrize("said", ["any luck?", "any luck so far?"])
def test_whether_there_is_any_luck_asks_how_far_it_is(said):
    @in_a_room
    async def dialogue(room):
        await asked(room)
        [told] = await room.says("lena", said)
        assert "0 of 3 have answered" in told

    dialogue()


@pytest.mark.parametrize(
    "said", ["and give the rest until tomorrow 4pm", "gib dem rest noch bis morgen 16 uhr"]
)
def test_more_time_for_the_rest_is_an_order(said):
    @in_a_room
    async def dialogue(room):
        await asked(room)
        [told] = await room.says("lena", said)
        assert "I wait until" in told or "no more time" in told
        assert not room.decisions()[0].messages

    dialogue()


@pytest.mark.parametrize(
    "said",
    [
        "do i have to come? it's only the design part and i'm backend",
        "muss ich da hin? geht ja nur um design",
    ],
)
def test_why_somebody_asks_whether_they_are_needed_is_no_answer(said):
    @in_a_room
    async def dialogue(room):
        await asked(room)
        [told] = await room.says("omar", said)
        assert "nobody has said that you must be there" in told
        assert room.decisions()[0].answered == ()

    dialogue()


@pytest.mark.parametrize(
    "said",
    [
        "und bitte nachts keine nachrichten mehr",
        "please don't write me at night",
        "no messages after 10pm please",
        "schreib mir bitte nicht mehr so spät",
    ],
)
def test_who_wants_quiet_nights_has_them_and_keeps_their_reminders(said):
    @in_a_room
    async def dialogue(room):
        await asked(room)
        [told] = await room.says("dana", said)
        assert told.startswith("At night I remind nobody as it is")
        assert not room.decisions()[0].messages

    dialogue()
