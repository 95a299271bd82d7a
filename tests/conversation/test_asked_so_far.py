"""What is said to a request that lacks something yet: it is added, and the request is asked."""

import pytest

from orchestration.language.inviting.added import added_to
from tests.conversation.test_dialogues import asked, in_a_room

NEEDED = "@Convene need a meeting with @omar"


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
