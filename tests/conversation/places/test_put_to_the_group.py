"""What is put to a group without a word of a vote: motions, and who takes a place."""

import pytest

from orchestration.language.choosing.asking.to_the_group import signed_up
from orchestration.language.inviting.beside_settings import lets_add
from tests.conversation.choosing import the_only
from tests.conversation.requests.test_put_to_the_vote import opened
from tests.conversation.test_dialogues import in_a_room


@pytest.mark.parametrize(
    ("said", "title"),
    [
        ("shall we move the retro to the big room?", "Move the retro to the big room"),
        ("whos for moving standup to 9:30?", "Moving standup to 9:30"),
        ("who's in favour of dropping the friday demo?", "Dropping the friday demo"),
        ("who's for cancelling the newsletter? majority decides", "Cancelling the newsletter"),
        ("any objections to merging the two channels? until tomorrow noon",
         "Merging the two channels"),
        ("by consent, closes monday 10am: we stop using jira", "We stop using jira"),
        ("any objections to renaming the channel?", "Renaming the channel"),
        ("sollen wir die retro in den großen raum verlegen?",
         "Die retro in den großen raum verlegen"),
        ("wer ist dafür, dass wir das daily auf 9:30 verschieben?",
         "Das daily auf 9:30 verschieben"),
        ("hat jemand was dagegen, wenn wir freitags remote arbeiten?", "Freitags remote arbeiten"),
    ],
)  # fmt: skip
def test_a_motion_is_a_proposal(said, title):
    decision, notes = opened(said)
    assert ([each.title for each in decision.round.options], notes) == ([title], [])


@pytest.mark.parametrize(
    "said",
    ["shall we meet on friday?", "shall we have lunch with dana on friday?",
     "shall we move it to friday?", "sollen wir uns am freitag treffen?"],
)  # fmt: skip
def test_where_a_time_is_sought_it_is_none(said):
    @in_a_room
    async def says(room):
        await room.says("lena", f"@Convene {said}", channel=True)
        assert room.decisions() == []

    says()


@pytest.mark.parametrize(
    ("said", "subject", "places"),
    [
        ("signup: who joins the climbing trip? 2 places", "Who joins the climbing trip?", 2),
        ("wer kommt mit zum kletterkurs? nur 2 plätze", "Wer kommt mit zum kletterkurs?", 2),
        ("who's coming to the escape room? we have six spots",
         "Who's coming to the escape room?", 6),
        ("anmeldung zum workshop, max. 12 plätze", "Workshop", 12),
        ("anmeldung fürs kochen am donnerstag, 6 plätze", "Kochen am donnerstag", 6),
        ("who wants to come bowling?", "Who wants to come bowling?", None),
    ],
)  # fmt: skip
def test_a_sign_up_is_a_yes_with_its_places(said, subject, places):
    decision, notes = opened(said)
    yes, no = decision.round.options
    assert (decision.terms.subject, notes) == (subject, [])
    assert (yes.title, no.title) in [("Yes", "No"), ("Ja", "Nein")]
    assert getattr(yes, "capacity", None) == places


@pytest.mark.parametrize(
    ("said", "titles"),
    [
        ("ranked vote on: retro format. mad sad glad / starfish / sailboat",
         ["Mad sad glad", "Starfish", "Sailboat"]),
        ("secret ballot, team lead: ana, ben", ["Ana", "Ben"]),
        ("whos for moving standup to 9:30?", ["Moving standup to 9:30"]),
        ("wer kommt mit zum kletterkurs? nur 2 plätze", ["Ja", "Nein"]),
    ],
)  # fmt: skip
def test_a_new_one_is_opened_whatever_else_is_open(said, titles):
    @in_a_room
    async def says(room):
        await room.says("raj", "@Convene poll where to eat? thai, pizza", channel=True)
        first = the_only(room)
        assert await room.says("ines", f"@Convene {said}", channel=True) == []
        [second] = [each for each in room.decisions() if each.id != first.id]
        assert [each.title for each in second.round.options] == titles

    says()


@in_a_room
async def test_who_comes_is_asked_of_what_is_there(room):
    await room.says("raj", "@Convene poll where to eat? thai, pizza", channel=True)
    await room.says("ines", "@Convene who's coming?", channel=True)
    the_only(room)


@pytest.mark.parametrize("words", ["we we there is ", "alle bitte gern noch ", "your all the any "])
def test_words_said_over_and_over_are_read_at_once(words):
    assert signed_up(words * 40) is None
    assert not lets_add(words * 40)
