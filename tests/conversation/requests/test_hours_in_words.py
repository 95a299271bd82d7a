"""A part of the day in the words of a meeting's form binds its hours, as it does in a request."""

import pytest

from tests.conversation.test_dialogues import in_a_room

USUAL = (9, 17)


async def filled(room, before="/convene meet", **values):
    await room.says("lena", before, channel=True)
    told = await room.fills("lena", people=["lena", "omar", "dana"], **values)
    [meeting] = room.decisions()
    hours = meeting.terms.hours
    return told, (hours.start.hour, hours.end.hour)


@pytest.mark.parametrize(
    ("subject", "message", "hours"),
    [
        ("Drinks", "in the evening please", (18, 22)),
        ("Drinks on Thursday evening", "", (18, 22)),
        ("Team evening", "", (18, 22)),
        ("Kickoff", "mornings only", (9, 12)),
        ("Dinner", "", (18, 21)),
        ("Umtrunk", "abends bitte", (18, 22)),
        ("Team-Nachmittag", "nur nachmittags", (12, 18)),
        ("Abendessen", "", (18, 21)),
    ],
)
def test_it_is_looked_then_and_who_asks_is_told(subject, message, hours):
    @in_a_room
    async def asks(room):
        told, found = await filled(room, subject=subject, message=message)
        assert found == hours
        first, last = hours
        assert f"By your words I look between {first:02}:00 and {last}:00" in " ".join(told)

    asks()


@pytest.mark.parametrize(
    ("subject", "message"),
    [
        ("Roadmap", ""),
        ("Roadmap", "ideally evenings"),
        ("Evaluation of vendors", "We need Omar, and either Dana or Raj"),
    ],
)
def test_what_says_no_hours_or_only_wishes_for_them_binds_none(subject, message):
    @in_a_room
    async def asks(room):
        told, found = await filled(room, subject=subject, message=message)
        assert found == USUAL
        assert "By your words" not in " ".join(told)

    asks()


@in_a_room
async def test_hours_that_were_filled_in_stand(room):
    told, found = await filled(room, subject="Team evening", hours_from="10:00", hours_to="12:00")
    assert found == (10, 12)
    assert "By your words" not in " ".join(told)


@in_a_room
async def test_they_go_before_what_is_usual_in_the_channel(room):
    await room.says("lena", "@Convene in this channel: between 10 and 16", channel=True)
    _, found = await filled(room, subject="Team evening")
    assert found == (18, 22)


@in_a_room
async def test_what_words_have_filled_in_stays(room):
    _, found = await filled(room, "/convene meet evening drinks")
    assert found == (18, 22)


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ("find 45 min next week with @omar and @dana for the budget, not before 10", "10:00–17:00"),
        ("find 45 min next week with @omar and @dana for the budget", ""),
    ],
)
def test_the_card_and_who_is_asked_name_the_hours_where_they_are_not_the_usual(said, shown):
    @in_a_room
    async def asks(room):
        await room.says("lena", f"@Convene {said}", channel=True)
        [(_, _, card)] = room.posted
        [asked] = [words for who, words in room.told if who == "omar"]
        within = f"11–17 Jan, {shown} in Berlin" if shown else "11–17 Jan"
        assert f"45 min · {within} · asked by Lena Vogt" in card
        assert f"45 minutes with you and 1 other, {within}, about “budget”" in asked

    asks()
