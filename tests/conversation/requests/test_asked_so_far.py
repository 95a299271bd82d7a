"""What is said to a request that lacks something yet: it is added, and the request is asked."""

import pytest

from orchestration.language.inviting.added import added_to
from tests.conversation.test_dialogues import asked, in_a_room

NEEDED = "@Convene need a meeting with @omar"
GERMAN = "@Convene Termin nächste Woche mit @omar"


def people_in(form):
    return next(each.value for each in form.fields if each.name == "people")


@pytest.mark.parametrize(
    "said", ["oh and dana too", "dana too", "plus @dana", "und dana auch noch dazu", "with @dana"]
)
def test_who_else_is_added_to_what_is_not_asked_yet(said):
    @in_a_room
    async def dialogue(room):
        await room.says("lena", NEEDED, channel=True)
        await room.says("lena", f"@Convene {said}", channel=True)
        assert people_in(room.opened["lena"][1]) == ["lena", "omar", "dana"]

    dialogue()


@pytest.mark.parametrize(
    "said",
    [
        ["oh and dana too", "retro, 30 min", "next week"],
        ["dana too", "30 min next week", "about the retro"],
        ["retro next week", "and @dana", "half an hour"],
    ],
)
def test_a_request_is_asked_once_all_of_it_is_said(said):
    @in_a_room
    async def dialogue(room):
        await room.says("lena", NEEDED, channel=True)
        for each in said:
            assert not room.decisions()
            await room.says("lena", f"@Convene {each}", channel=True)
        terms = room.decisions()[0].terms
        assert (terms.subject, terms.duration, terms.window.start.day) == ("retro", 30, 11)
        assert [each.id for each in room.decisions()[0].members] == ["lena", "omar", "dana"]

    dialogue()


def value_of(form, name):
    return next(each.value for each in form.fields if each.name == name)


@pytest.mark.parametrize(
    ("asked_for", "said", "hours"),
    [
        (NEEDED, "oh and not before 10", ("10:00", "17:00")),
        (NEEDED, "not before 10 btw", ("10:00", "17:00")),
        (NEEDED, "oh and no afternoons please", ("09:00", "12:00")),
        (NEEDED, "and not after 4pm", ("09:00", "16:00")),
        (GERMAN, "ach und nicht vor 10", ("10:00", "17:00")),
        (GERMAN, "oh und nur vormittags", ("09:00", "12:00")),
        (GERMAN, "nein, erst ab 13 uhr", ("13:00", "22:00")),
    ],
)
def test_a_limit_is_one_of_what_is_not_asked_yet(asked_for, said, hours):
    @in_a_room
    async def dialogue(room):
        await room.says("lena", asked_for, channel=True)
        assert await room.says("lena", f"@Convene {said}", channel=True) == []
        form = room.opened["lena"][1]
        assert (value_of(form, "hours_from"), value_of(form, "hours_to")) == hours

    dialogue()


@in_a_room
async def test_days_and_hours_may_both_be_limited(room):
    await room.says("lena", f"{NEEDED} next week, not on friday, 30 min", channel=True)
    await room.says("lena", "@Convene oh and not before 10", channel=True)
    await room.fills("lena", subject="retro")
    terms = room.decisions()[0].terms
    assert [each.value for each in terms.days] == ["mon", "tue", "wed", "thu"]
    assert f"{terms.hours.start:%H:%M}" == "10:00"


@pytest.mark.parametrize("said", ["i can't do fridays", "never before 10 for me", "not monday"])
def test_what_suits_its_author_is_no_limit_of_a_request(said):
    @in_a_room
    async def dialogue(room):
        await room.says("lena", "need a meeting with dana")
        room.opened.clear()
        await room.says("lena", f"{said} for me in general")
        assert not room.opened

    dialogue()


@pytest.mark.parametrize(
    "said",
    [
        "team sync next week, everyone except raj",
        "team sync next week, all but raj",
        "termin nächste woche, alle außer raj",
        "termin nächste woche, alle bis auf raj",
        "termin nächste woche mit allen, nur raj nicht",
        "meeting next week with everybody but not raj",
    ],
)
def test_who_is_not_meant_of_all_is_not_asked(said):
    @in_a_room
    async def dialogue(room):
        await room.says("lena", f"@Convene {said}", channel=True)
        assert people_in(room.opened["lena"][1]) == ["lena", "omar", "dana", "ines"]

    dialogue()


@in_a_room
async def test_all_but_a_day_is_nobody_left_out(room):
    await room.says("lena", "@Convene team sync next week, all but friday", channel=True)
    assert people_in(room.opened["lena"][1]) == ["lena", "omar", "dana", "ines", "raj"]


@in_a_room
async def test_it_goes_on_beside_what_is_asked_already(room):
    await asked(room)
    await room.says("lena", NEEDED, channel=True)
    await room.says("lena", "@Convene retro, 30 min", channel=True)
    assert people_in(room.opened["lena"][1]) == ["lena", "omar"]


@in_a_room
async def test_nobody_else_goes_on_with_it_nor_elsewhere_nor_much_later(room):
    await room.says("lena", NEEDED, channel=True)
    room.opened.clear()
    await room.says("omar", "@Convene dana too", channel=True)
    await room.says("lena", "dana too")
    await room.later(minutes=20)
    await room.says("lena", "@Convene dana too", channel=True)
    assert not room.opened


@in_a_room
async def test_what_was_asked_by_its_form_is_added_to_as_itself(room):
    await room.says("lena", NEEDED, channel=True)
    await room.fills("lena", subject="retro")
    [told] = await room.says("lena", "@Convene dana too", channel=True)
    assert told.startswith("Ask Dana Reed too")


@pytest.mark.parametrize(
    "said",
    [
        "never mind",
        "cancel it",
        "not monday for me",
        "thanks!",
        "can you add dana?",
        "set up a call with raj",
        "poll pizza or sushi",
        "i can't on tuesday",
        "what?",
    ],
)
def test_other_words_add_nothing(said):
    assert added_to("need a meeting with omar", said, lacks_subject=True) == ""


def test_a_length_takes_the_place_of_one_that_was_said():
    whole = added_to("30 min with omar", "sorry, an hour", lacks_subject=False)
    assert "30" not in whole
    assert whole.endswith(", an hour")
