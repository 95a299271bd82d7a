"""Another time put to the others under what was decided: said → who can look for it, or nothing.

The meeting is on Monday the 11th at 14:00 in Berlin, and it is Thursday the 7th.
"""

import pytest

from orchestration.deciding.state import Phase
from tests.conversation.afterwards.test_later import decided_on_pizza
from tests.conversation.test_dialogues import decided, in_a_room

WHO_CAN = (
    "“hiring” is set for Mon 11 Jan, 17:00–17:45 · 14:00 in Berlin. Only Lena Vogt can look for "
    "another time. If you can't make it, what is off? Lena Vogt will be told; others see only how "
    "many can come."
)
LATER = "Shall I look for a new time, Mon 11 Jan · 15:00–15:45 in Berlin, and put it to the vote?"

PROPOSED = [
    "can we do it an hour later?",
    "could we move it to Thursday?",
    "can we do Thursday instead?",
    "how about 3pm?",
    "what about wednesday morning",
    "half an hour later would be better",
    "any chance we could push it to 4?",
    "lets do 15:00 instead",
    "können wir das eine Stunde später machen?",
    "geht auch ne stunde später?",
    "wie wär's mit Mittwoch?",
    "ginge auch donnerstag?",
    "wäre es möglich das auf 16 uhr zu legen?",
]


@pytest.mark.parametrize("said", PROPOSED)
def test_who_wants_another_time_hears_once_who_can_look_for_it(said):
    @in_a_room
    async def says(room):
        outcome = await decided(room)
        assert await room.says("omar", said, under=outcome) == [WHO_CAN]
        assert await room.says("omar", said, under=outcome) == []
        assert await room.says("dana", "we could do it 30 min later?", under=outcome) != []
        assert await room.says("omar", f"@Convene {said}", under=outcome) == [WHO_CAN]

    says()


@pytest.mark.parametrize(
    "said", ["can we do it an hour later?", "geht das auch eine Stunde später?", "make it 3pm"]
)
def test_its_organiser_is_offered_to_look_for_it(said):
    @in_a_room
    async def says(room):
        outcome = await decided(room)
        [told] = await room.says("lena", said, under=outcome)
        assert told.endswith(LATER)

    says()


@pytest.mark.parametrize(
    ("said", "hours"),
    [
        ("find a new time, not in the afternoon again", "09:00–12:00"),
        ("find a new time, not in the morning", "12:00–17:00"),
    ],
)
def test_one_end_of_the_day_may_be_left_out(said, hours):
    @in_a_room
    async def says(room):
        await decided(room)
        [told] = await room.says("lena", said)
        assert f"{hours} in Berlin" in told

    says()


@pytest.mark.parametrize(
    ("said", "how"),
    [
        ("ja bitte, aber nicht wieder nachmittags", "09:00–12:00 in Berlin"),
        ("yes please, but not in the afternoon again", "09:00–12:00 in Berlin"),
        ("yes pls but only mornings this time", "09:00–12:00 in Berlin"),
        ("yes please, but no afternoons", "09:00–12:00 in Berlin"),
        ("ja gern, aber erst ab mittwoch", "13–17 Jan"),
        ("ja, aber nicht nochmal am Montag", "Tue to Fri"),
    ],
)
@pytest.mark.parametrize("is_asked_for", [False, True])
def test_a_yes_to_look_for_another_time_says_how(said, how, is_asked_for):
    @in_a_room
    async def says(room):
        outcome = await decided(room)
        if is_asked_for:
            await room.says("lena", "find a new time please")
        else:
            await room.says("omar", "can't make it then, sorry", under=outcome)
        await room.says("lena", said)
        [*_, told] = [said for _, name, said in room.posted if name.startswith("options")]
        assert "Here is another try" in told
        assert how in told
        assert len(room.decisions()) == 1

    says()


@pytest.mark.parametrize("said", ["bitte nicht nochmal fragen", "nicht wieder nachmittags"])
def test_what_is_not_to_be_again_asks_nothing_again(said):
    @in_a_room
    async def says(room):
        await room.says("lena", said, under=await decided(room))
        await room.says("lena", said)
        assert len(room.decisions()) == 1

    says()


@in_a_room
async def test_what_two_answers_say_is_said_once(room):
    await decided(room)
    [told] = await room.says("dana", "when is it again? lost the invite")
    assert told.count("14:00") == 1


@pytest.mark.parametrize(
    "said",
    [
        "I'd prefer tuesday",
        "who can do Thursday?",
        "Raj joins 10 min later",
        "dana can only do an hour later, right?",
        "does monday still work for everybody?",
        "see you all on Monday at 2",
        "the demo was moved an hour later",
    ],
)
def test_other_talk_of_times_is_between_them(said):
    @in_a_room
    async def says(room):
        assert await room.says("omar", said, under=await decided(room)) == []

    says()


@in_a_room
async def test_who_was_told_is_told_again_of_another_decision(room):
    outcome = await decided(room)
    await room.says("omar", "how about 3pm?", under=outcome)
    await room.says("lena", "can we do it an hour later?", under=outcome)
    await room.clicks("lena", "Find a new time")
    await room.fills("lena")
    options = room.latest("options/")
    assert await room.says("omar", "A", under=options) == [
        "A is not on the table: only D is. “D” is a vote."
    ]
    for who in ("lena", "omar", "dana"):
        await room.says(who, "D", under=options)
    [told] = await room.says("omar", "how about 4pm?", under=room.latest("outcome"))
    assert "Only Lena Vogt can look for another time." in told


@in_a_room
async def test_where_no_time_was_decided_none_is_looked_for(room):
    await decided_on_pizza(room)
    assert await room.says("omar", "can we do it an hour later?", under=room.latest("out")) == []


@pytest.mark.parametrize(
    "said",
    ["no wait leave it", "leave it as it is", "nah forget it", "doch nicht", "nee lass mal", "nvm"],
)
def test_who_asked_for_it_can_let_it_be(said):
    @in_a_room
    async def says(room):
        await decided(room)
        await room.says("lena", "move it to thursday")
        assert await room.says("lena", said) == ["It stays as it is, then."]

    says()


@pytest.mark.parametrize("said", ["yes pls", "ja bitte"])
def test_a_yes_to_it_looks_for_it(said):
    @in_a_room
    async def says(room):
        await decided(room)
        await room.says("lena", "move it to thursday")
        await room.says("lena", said)
        [decision] = room.decisions()
        assert decision.phase is Phase.VOTE
        assert decision.outcome is None

    says()
