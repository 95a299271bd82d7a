"""What is said for good while a session is open, and when it is over: said → what holds."""

import pytest

from tests.conversation.test_dialogues import asked, in_a_room

ASKED = "@Convene find 45 minutes about {} from 11 to 15 January with @omar and @dana"


@pytest.fixture
def play():
    """Play a scene in a room of its own."""
    return lambda scene: in_a_room(scene)()


@pytest.mark.parametrize(
    ("said", "holds"),
    [
        ("lunch 12-1 is sacred, always, for every meeting", "can't do lunch hours"),
        ("from now on no mondays", "can't do Mondays"),
        ("remember that i can't do fridays", "can't do Fridays"),
        ("ab jetzt nie vor 10 uhr", "kann vor 10:00 Uhr nicht"),
        ("never before 10 for me in general", "can't do anything before 10:00"),
        ("i never do meetings on fridays, as a rule", "can't do Fridays"),
        (
            "i'm never free before 10 just so you know, any meeting",
            "can't do anything before 10:00",
        ),
    ],
)
def test_what_holds_for_good_holds_in_the_open_session_too(said, holds, play):
    async def scene(room):
        await room.says("lena", ASKED.format("hiring"), channel=True)
        [told] = await room.says("omar", said)
        assert told.startswith("For every meeting from now on")
        assert told.endswith("It is your answer for “hiring” as well.")
        assert holds in told
        assert "omar" in room.decisions()[0].answered
        assert holds in (await room.says("omar", "what do you have from me?"))[0]

    play(scene)


@in_a_room
async def test_it_holds_in_each_of_several(room):
    for subject in ("hiring", "the offsite"):
        await room.says("lena", ASKED.format(subject), channel=True)
    told = await room.says("omar", "from now on no mondays")
    assert len(told) == 2
    assert all("can't do Mondays" in each for each in told)
    assert told[0].endswith("The same goes for “offsite”.")
    assert all("omar" in each.answered for each in room.decisions())


@in_a_room
async def test_a_wish_of_the_session_beside_it_does_not_hold_for_good(room):
    await room.says("lena", ASKED.format("hiring"), channel=True)
    here, for_good = await room.says("omar", "Thursday works. From now on no Mondays.")
    assert "Thursdays are fine" in here
    assert "can't do Mondays" in here
    assert "Thursdays" not in for_good


@pytest.mark.parametrize(
    ("said", "holds"),
    [
        ("never before 10 for me in general", "can't do anything before 10:00"),
        ("generell nie vor 10 bei mir", "kann vor 10:00 Uhr nicht"),
        ("no fridays for me, as a rule", "can't do Fridays"),
    ],
)
def test_under_the_post_of_a_session_it_is_of_that_one(said, holds, play):
    async def scene(room):
        await asked(room)
        [told] = await room.says("omar", said, under=room.latest("card"))
        assert told.startswith("Got it. For “hiring”")
        assert holds in told
        assert "omar" in room.decisions()[0].answered

    play(scene)


@pytest.mark.parametrize("said", ["from now on only sundays", "ab jetzt immer nur sonntags"])
def test_a_rule_that_leaves_no_time_in_the_open_session_is_told_there(said, play):
    async def scene(room):
        await room.says("lena", ASKED.format("hiring"), channel=True)
        here, for_good = await room.says("omar", said)
        assert "against every start time" in here
        assert for_good.startswith("For every meeting from now on")

    play(scene)


@in_a_room
async def test_an_open_poll_hears_nothing_of_times(room):
    await room.says("lena", "@Convene poll: pizza or sushi? with @omar and @dana", channel=True)
    [for_good] = await room.says("omar", "from now on no mondays")
    assert for_good.startswith("For every meeting from now on")


@pytest.mark.parametrize(
    "said",
    [
        "the no fridays thing doesnt apply anymore",
        "my no-fridays rule no longer applies",
        "kein freitag gilt nicht mehr",
        "das mit freitags gilt nicht mehr",
    ],
)
def test_a_no_that_applies_no_longer_is_dropped(said, play):
    async def scene(room):
        await room.says("omar", "I never do Fridays.")
        await room.clicks("omar", "Keep")
        [told] = await room.says("omar", said)
        assert "No longer: can't do Fridays" in told
        assert "couldn't place" not in told

    play(scene)


@pytest.mark.parametrize(
    "said", ["the friday rule doesn't apply anymore", "kein freitag gilt nicht mehr"]
)
def test_where_none_was_said_that_is_told(said, play):
    async def scene(room):
        [told] = await room.says("omar", said)
        assert "nothing so far" in told
        assert "can't do" not in told

    play(scene)


@pytest.mark.parametrize(
    "said",
    [
        "For every meeting: what do you know of me",
        "for all meetings, what have you noted about me?",
        "what do you remember for every meeting?",
        "was weißt du grundsätzlich über mich?",
    ],
)
def test_who_asks_what_is_known_for_good_has_wished_for_nothing(said):
    @in_a_room
    async def asks(room):
        await room.says("lena", ASKED.format("hiring"), channel=True)
        told = await room.says("omar", said)
        assert told == ["Nothing yet about “hiring”: you have not said what suits you."]
        assert room.decisions()[0].answered == ()

    asks()


@pytest.mark.parametrize(
    ("said", "holds"),
    [
        ("please always leave me 15 mins between calls", "15 minutes between meetings"),
        ("leave me 15 minutes between meetings please", "15 minutes between meetings"),
        ("I generally prefer mornings, you can keep that on file", "prefers mornings"),
        ("i never do fridays, you can save that", "can't do Fridays"),
        ("freitags geht bei mir nie, kannst du dir merken", "kann freitags nicht"),
    ],
)
def test_what_is_to_be_kept_is_asked_to_be_kept(said, holds):
    @in_a_room
    async def tells(room):
        [told] = await room.says("omar", said)
        assert told.startswith("For every meeting from now on")
        assert holds in told
        assert "couldn't place" not in told
        assert "einordnen" not in told

    tells()
