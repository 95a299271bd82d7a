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
    ("said", "holds"),
    [
        ("do zwischen 9 und 11 uhr passt", "donnerstags 09:00–11:00 Uhr geht"),
        ("mi zwischen 14 und 16 uhr geht bei mir", "mittwochs 14:00–16:00 Uhr geht"),
        ("di um 10 uhr passt", "dienstags um 10:00 Uhr geht"),
        ("fr 9 bis 11 uhr passt", "freitags 09:00–11:00 Uhr geht"),
        ("di von 9 bis 12 geht nicht", "kann dienstags 09:00–12:00 Uhr nicht"),
        ("lieber nicht so früh, do gegen 10 wäre gut", "lieber donnerstags um 10:00 Uhr"),
        ("thu between 9 and 11 works", "Thursdays 09:00–11:00 are fine"),
    ],
)
def test_a_short_day_ahead_of_an_hour_is_one(said, holds):
    @in_a_room
    async def says(room):
        await asked(room)
        [told] = await room.says("omar", said)
        assert holds in told
        assert "einordnen" not in told

    says()


@pytest.mark.parametrize(
    ("said", "hours"),
    [
        ("sync with omar and raj, tue 14:00 kolkata time", ("09:30", "10:30")),
        ("sync with omar, tue 12 jan at 14:00", ("14:00", "15:00")),
        ("sync mit omar, di 14 uhr, 30 min", ("14:00", "14:30")),
        ("sync with omar on 12 jan between 9:30 and 11", ("09:30", "11:00")),
        ("sync with omar, tue 12 jan from 14:00 on", ("14:00", "22:00")),
        ("sync mit omar am dienstag um halb zehn", ("09:30", "10:30")),
    ],
)
def test_the_form_of_a_request_shows_the_start_that_was_said(said, hours):
    @in_a_room
    async def asks(room):
        await room.says("lena", f"@Convene {said}", channel=True)
        form = room.opened["lena"][1]
        shown = {each.name: each.value for each in form.fields}
        assert (shown["from"], shown["to"]) == ("2027-01-12", "2027-01-12")
        assert (shown["hours_from"], shown["hours_to"]) == hours
        for each in form.fields:
            if each.name in ("hours_from", "hours_to"):
                assert each.value in dict(each.options)
                assert len(each.options) <= 25

    asks()


@in_a_room
async def test_what_the_form_shows_is_asked_for(room):
    said = "@Convene sync with omar and raj, tue 14:00 kolkata time, 30 min"
    await room.says("lena", said, channel=True)
    await room.fills("lena")
    terms = room.decisions()[0].terms
    assert f"{terms.hours.start:%H:%M}–{terms.hours.end:%H:%M}" == "09:30–10:00"
    assert terms.window.start == terms.window.end


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
