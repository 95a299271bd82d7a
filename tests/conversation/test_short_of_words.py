"""Wishes in passing words, taken for what they are: said → what holds, or what is answered."""

import pytest

from tests.conversation.test_dialogues import asked, in_a_room


@pytest.mark.parametrize(
    ("said", "holds"),
    [
        ("donnerstag is so ne sache… eher nich", "lieber nicht donnerstags"),
        ("Donnerstag… eher nicht", "lieber nicht donnerstags"),
        ("thursday is iffy... probably not", "would rather avoid Thursdays"),
        ("mittags bin ich immer beim laufen", "belegt mittags"),
        ("abends bin ich beim yoga", "belegt abends"),
        ("i'm always at the gym at noon", "busy lunch hours"),
    ],
)
def test_a_verdict_in_passing_is_one(said, holds):
    @in_a_room
    async def says(room):
        await asked(room)
        [told] = await room.says("omar", said)
        assert holds in told
        assert "couldn't place" not in told
        assert "einordnen" not in told

    says()


@pytest.mark.parametrize(
    "said", ["ja klar immer", "na klar immer", "yeah sure always", "sure always", "klar, immer"]
)
def test_who_can_always_come_has_answered(said):
    @in_a_room
    async def says(room):
        await asked(room)
        await room.says("omar", said)
        assert "omar" in room.decisions()[0].answered

    says()


@pytest.mark.parametrize(
    ("before", "said", "holds"),
    [
        (
            "mon and tue afternoons work",
            "forget that pls, new schedule: wed 10-12 and thu mornings",
            "Wednesdays 10:00–12:00 and Thursday mornings",
        ),
        ("mon and tue afternoons work", "new times: only friday", "can only do Fri"),
        (
            "mo und di nachmittags geht",
            "vergiss das bitte, neuer plan: mi 10-12 und do vormittags",
            "mittwochs 10:00–12:00",
        ),
    ],
)
def test_a_new_schedule_is_in_the_place_of_all(before, said, holds):
    @in_a_room
    async def says(room):
        await asked(room)
        await room.says("omar", before)
        told = (await room.says("omar", said))[-1]
        assert holds in told
        assert "No longer:" in told
        assert "can't do Wed" not in told

    says()


@in_a_room
async def test_a_first_schedule_that_is_called_new_takes_nothing_back(room):
    await asked(room)
    [told] = await room.says("omar", "new schedule: wed 10-12")
    assert "Wednesdays 10:00–12:00" in told
    assert "start over" not in told


@pytest.mark.parametrize(
    ("said", "hours"),
    [
        ("@Convene budget, 30 min, next week with @raj, 14:00-17:00 dubai time", (11, 14)),
        ("@Convene budget, 30 min, next week with @raj, 1pm-4pm bangkok time", (7, 10)),
        ("@Convene budget, 30 min, next week with @raj, 2pm-4pm lisbon time", (15, 17)),
    ],
)
def test_a_request_may_be_on_another_clock(said, hours):
    @in_a_room
    async def says(room):
        await room.says("lena", said, channel=True)
        terms = room.decisions()[0].terms
        assert (terms.subject, terms.hours.start.hour, terms.hours.end.hour) == ("budget", *hours)

    says()


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("die Woche drauf noch dazu", "now: 11–24 Jan. All of them are told."),
        ("nimm die Folgewoche noch dazu", "now: 11–24 Jan. All of them are told."),
        ("and the week after too", "is that for everybody in “hiring”, or what suits you?"),
        ("die Folgewoche auch noch", "is that for everybody in “hiring”, or what suits you?"),
    ],
)
def test_another_week_may_be_looked_at_too(said, told):
    @in_a_room
    async def says(room):
        await asked(room)
        [answer] = await room.says("lena", said)
        assert told in answer

    says()


@pytest.mark.parametrize(
    "said", ["bin bis ende märz in Lissabon", "i'm in lisbon until the end of march"]
)
def test_who_is_elsewhere_for_a_while_hears_how_to_say_so(said):
    @in_a_room
    async def says(room):
        await asked(room)
        [told] = await room.says("omar", said)
        assert told.startswith("I keep one clock for you")

    says()
