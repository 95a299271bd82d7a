"""A meeting that is asked for weekly: one is looked for, on the next of its days."""

import pytest

from tests.conversation.test_dialogues import in_a_room

ONE = "One meeting only, as yet: I can't repeat it."


def value_of(form, name):
    return next(each.value for each in form.fields if each.name == name)


@pytest.mark.parametrize(
    ("said", "day", "hours"),
    [
        ("team sync jeden donnerstag um 9", "2027-01-14", ("09:00", "10:00")),
        ("team sync every thursday at 9", "2027-01-14", ("09:00", "10:00")),
        ("our weekly retro, fridays at 15:00 with omar", "2027-01-08", ("15:00", "16:00")),
        ("jour fixe mit omar jeden montag um 11", "2027-01-11", ("11:00", "12:00")),
        ("standup every tuesday at 9:30", "2027-01-12", ("09:30", "10:30")),
    ],
)
@pytest.mark.parametrize("in_channel", [True, False])
def test_the_next_of_its_days_is_asked_about(said, day, hours, in_channel):
    @in_a_room
    async def asks(room):
        words = f"@Convene {said}" if in_channel else said
        told = await room.says("lena", words, channel=in_channel)
        assert not any("For every meeting from now on" in each for each in told)
        _, missing = room.forms[-1]
        assert missing.endswith(ONE)
        assert "A meeting is looked for each time: this one is for " in missing
        form = room.opened["lena"][1]
        assert (value_of(form, "from"), value_of(form, "to")) == (day, day)
        assert (value_of(form, "hours_from"), value_of(form, "hours_to")) == hours

    asks()


@in_a_room
async def test_what_lacks_nothing_is_asked_at_once(room):
    words = "@Convene find 45 minutes about planning every Monday with @omar"
    told = await room.says("lena", words, channel=True)
    assert f"A meeting is looked for each time: this one is for Mon 11 Jan. {ONE}" in told
    window = room.decisions()[0].terms.window
    assert f"{window.start}–{window.end}" == "2027-01-11–2027-01-11"


@pytest.mark.parametrize(
    "said",
    [
        "team sync every thursday doesn't work for me",
        "jeden donnerstag um 9 kann ich nicht",
        "ich hab jeden donnerstag team sync",
        "no meetings on fridays please",
    ],
)
def test_what_suits_somebody_is_their_own(said):
    @in_a_room
    async def tells(room):
        await room.says("omar", said)
        assert not room.forms

    tells()
