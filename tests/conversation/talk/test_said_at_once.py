"""Two things in one message, both of which count; and what is only told to somebody else."""

import pytest

from tests.conversation.orders.test_held_orders import plain
from tests.conversation.test_dialogues import asked, in_a_room


@pytest.mark.parametrize(
    "said",
    [
        "cancel it, no reminders",
        "cancel it and dont remind anyone",
        "no reminders pls, cancel it",
        "ok cancel the meeting pls and don't ping anyone",
        "Cancel this. No reminders!",
        "sag es ab, keine erinnerungen mehr bitte",
        "bitte absagen und niemanden erinnern",
        "blas es ab und erinner niemanden mehr",
    ],
)
def test_who_calls_it_off_without_reminders_has_nobody_reminded(said):
    @in_a_room
    async def says(room):
        await asked(room)
        [told] = await room.says("lena", said)
        assert told.startswith("Call “hiring” off?")
        assert [who for who, words in room.told if "still waits" in words] == []

    says()


@pytest.mark.parametrize("said", ["no reminders please", "no reminder", "keine erinnerungen"])
def test_no_reminders_reminds_nobody(said):
    @in_a_room
    async def says(room):
        before = plain(await asked(room))
        assert await room.says("lena", said) == ["Nobody is reminded now."]
        assert plain(room.decisions()[0]) == before

    says()


@in_a_room
async def test_no_before_a_comma_denies_nothing(room):
    await asked(room)
    [told] = await room.says("lena", "no, remind them")
    assert "I remind" in told


@pytest.mark.parametrize(
    ("said", "days"),
    [
        ("only do or fr", "can only do Thursdays and Fridays"),
        ("only Do or Fr please", "can only do Thursdays and Fridays"),
        ("mo/do ok for me", "Mondays and Thursdays are fine"),
        ("i can do mo or di", "Mondays and Tuesdays are fine"),
        ("and fr or do works for me", "Thursdays and Fridays are fine"),
    ],
)
def test_short_german_days_are_days_in_a_list_of_them(said, days):
    @in_a_room
    async def says(room):
        await asked(room)
        [told] = await room.says("omar", said)
        assert days in told

    says()


@pytest.mark.parametrize("said", ["what i can do, fr", "nothing to do and no idea"])
def test_do_beside_no_other_day_is_a_verb(said):
    @in_a_room
    async def says(room):
        await asked(room)
        assert not [each for each in await room.says("omar", said) if "Thursday" in each]

    says()


@pytest.mark.parametrize(
    "said",
    [
        "ich frag mal omar ob dienstag geht",
        "ok, ich frage omar kurz",
        "muss erst omar fragen ob das geht",
        "i'll ask omar if tuesday works",
        "ill ask omar if tuesday works",
        "let me ask omar first",
        "I'll check with omar",
        "gotta ask omar first",
    ],
)
def test_who_asks_somebody_first_has_said_nothing_yet(said):
    @in_a_room
    async def says(room):
        await asked(room)
        assert await room.says("dana", said) == []
        assert room.decisions()[0].answered == ()

    says()


@pytest.mark.parametrize(
    ("said", "noted"),
    [
        ("i'll ask omar, but I can't do tuesday", "can't do Tuesdays"),
        ("ich muss noch omar fragen, dienstag geht bei mir nicht", "kann dienstags nicht"),
    ],
)
def test_what_suits_who_asks_somebody_first_counts(said, noted):
    @in_a_room
    async def says(room):
        await asked(room)
        [told] = await room.says("dana", said)
        assert noted in told

    says()


@in_a_room
async def test_who_tells_the_bot_to_ask_somebody_still_has_them_added(room):
    await asked(room)
    [told] = await room.says("lena", "ask @raj too")
    assert "Raj" in told


@pytest.mark.parametrize(
    "said", ["hallo, was kannst du denn alles?", "hi, what all can you do?", "what can you do"]
)
def test_who_asks_what_the_bot_can_do_is_told_in_few_lines(said):
    @in_a_room
    async def says(room):
        await asked(room)
        [told] = await room.says("omar", said)
        assert told.endswith("/convene help has the rest.")
        assert len(told.splitlines()) == 6

    says()


@pytest.mark.parametrize("said", ["show me all commands", "zeig mir alle befehle"])
def test_who_asks_for_all_of_it_is_told_all(said):
    @in_a_room
    async def says(room):
        await asked(room)
        [told] = await room.says("omar", said)
        assert "/convene decisions" in told

    says()
