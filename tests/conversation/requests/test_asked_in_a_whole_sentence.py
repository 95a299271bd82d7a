"""What a group is to find, asked of the bot in a whole sentence: the question is what is sought."""

import pytest

from tests.conversation.choosing import the_only
from tests.conversation.test_dialogues import asked, in_a_room


@pytest.mark.parametrize(
    ("said", "subject"),
    [
        ("Can you sort out a name for the new repo w us, ideas first then vote",
         "A name for the new repo"),
        ("could you come up with a motto for the offsite with us? ideas first",
         "A motto for the offsite"),
        ("can u help us find a gift for dana, ideas first and then a vote", "A gift for dana"),
        ("please figure out a new lunch spot, first suggestions then vote", "A new lunch spot"),
        ("kannst du mit uns einen namen fürs neue tool finden, erst ideen dann abstimmen",
         "Namen fürs neue tool"),
        ("können wir mal einen neuen teamnamen aussuchen? erst vorschläge sammeln",
         "Neuen teamnamen"),
        ("kannst du bitte mit uns ein ziel für den ausflug finden, vorschläge zuerst",
         "Ein ziel für den ausflug"),
        ("where shall we go for dinner? ideas from everybody first pls, then we vote",
         "Where shall we go for dinner?"),
        ("where shall we eat? first ideas from all, then vote", "Where shall we eat?"),
        ("könntest du mit uns ein geschenk für raj aussuchen", "Ein geschenk für raj"),
    ],
)  # fmt: skip
def test_the_question_is_what_is_sought(said, subject):
    @in_a_room
    async def asks(room):
        await room.says("lena", f"@Convene {said}", channel=True)
        choice = the_only(room)
        assert (choice.terms.subject, choice.listed) == (subject, ())

    asks()


@in_a_room
async def test_a_time_that_is_to_be_found_is_a_meeting(room):
    said = "@Convene can you find a slot with @dana, 30 min tomorrow, roadmap"
    await room.says("lena", said, channel=True)
    [meeting] = room.decisions()
    assert (meeting.terms.subject, meeting.terms.duration) == ("roadmap", 30)


@pytest.mark.parametrize("said", ["is my answer in?", "ist meine antwort angekommen?"])
def test_who_asks_whether_their_answer_is_in_is_shown_it(said):
    @in_a_room
    async def asks(room):
        await asked(room)
        await room.says("omar", "no fridays please")
        [told] = await room.says("omar", said)
        assert "• would much rather avoid Fridays" in told

    asks()
