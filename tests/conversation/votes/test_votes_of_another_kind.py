"""What people write who vote as others do, for a reason, or without their name; and who closes."""

import pytest

from orchestration.model.ballots import Approvals
from tests.conversation.choosing import the_only
from tests.conversation.test_dialogues import in_a_room
from tests.conversation.votes.test_votes_by_rule import FOOD, NOTHING, cast, opened

WHICH = "Which option is your vote for? Write its letter: A, B, C."
ABSTAINS = "You abstain; a later vote still counts."


@pytest.mark.parametrize(
    "said",
    [
        "same as dana",
        "what dana said",
        "whatever Dana votes",
        "wie Dana",
        "dasselbe wie Dana",
        "was Dana sagt",
        "ditto Dana",
        "+1 dana",
        "ich stimme wie Dana",
    ],
)
@pytest.mark.parametrize("alone", [True, False])
def test_who_votes_as_another_is_offered_to_leave_it_to_them(said, alone):
    found = cast(FOOD, "approval", said, alone=alone)
    assert found[::2] == (NOTHING, ["Shall Dana Reed vote for you?"])


@pytest.mark.parametrize(
    "said",
    [
        "whatever the majority wants",
        "I'll go with the majority",
        "whatever everyone else wants is fine with me",
        "mir gleich, was die Mehrheit will",
        "was die anderen nehmen",
        "ich mach, was die anderen machen",
    ],
)
@pytest.mark.parametrize("alone", [True, False])
def test_who_goes_with_the_others_abstains(said, alone):
    assert cast(FOOD, "approval", said, alone=alone)[::2] == (None, [ABSTAINS])


@pytest.mark.parametrize("said", ["ditto", "dito", "the cheapest one", "das günstigste bitte"])
@pytest.mark.parametrize("alone", [True, False])
def test_who_votes_for_what_is_not_named_is_asked_which(said, alone):

    assert cast(FOOD, "approval", said, alone=alone)[::2] == (NOTHING, [WHICH])


@pytest.mark.parametrize(
    ("said", "yes"),
    [
        ("I'm allergic to fish so salad", "C"),
        ("bin vegan, deshalb Salad", "C"),
        ("I had a big lunch, so salad please", "C"),
        ("I don't mind, not sushi though", "AC"),
        ("mir egal, nur nicht Sushi", "AC"),
        ("I don't care, but no sushi", "AC"),
        ("dann halt Pizza", "A"),
        ("salad gets my vote", "C"),
        ("Sushi kriegt meine Stimme", "B"),
        ("nee doch lieber Salad", "C"),
        ("pizza it is!", "A"),
    ],
)
@pytest.mark.parametrize("alone", [True, False])
def test_a_vote_is_read_behind_what_leads_to_it(said, yes, alone):
    assert cast(FOOD, "approval", said, alone=alone)[0] == Approvals(tuple(yes))


@pytest.mark.parametrize(
    "said",
    [
        "I'm late so start without me",
        "I don't know so salad or pizza",
        "I hate cheese so pizza is out",
        "they have no salad so pizza",
        "the majority is always right",
        "Dana said pizza was awful",
        "same here, I'm late too",
        "wie war das bei Dana?",
        "is sushi even open on fridays?",
        "ist Sushi freitags offen?",
    ],
)
@pytest.mark.parametrize("alone", [True, False])
def test_talk_that_only_begins_like_that_is_no_vote(said, alone):
    assert cast(FOOD, "approval", said, alone=alone)[0] == NOTHING


@in_a_room
async def test_a_question_of_an_option_is_no_wish_for_it(room):
    await opened(room, FOOD, "approval")
    told = await room.says("omar", "is sushi even open on fridays?")
    assert told == ["I don't know that. Ask it in the thread, where all of them read it."]
    assert "omar" not in the_only(room).profiles


@pytest.mark.parametrize(
    ("said", "note"),
    [
        ("anonym: A, aber nur bis 14 Uhr", "nur bis 14 Uhr"),
        ("without my name: pizza because I'm vegan", "because I'm vegan"),
        ("ohne meinen Namen: Pizza", ""),
        ("pizza, but without my name please", ""),
    ],
)
def test_who_votes_without_their_name_in_private_votes(said, note):
    ballot, words, [told] = cast(FOOD, "approval", said, alone=True)
    assert (ballot, words) == (Approvals(("A",)), note)
    assert not note or "Your note stays between us." in told


CLOSING = [
    "ok closing this, pizza it is",
    "close this, pizza it is",
    "I'm closing this: pizza it is",
    "ich mach zu, Pizza ist es",
    "ich schließe die Abstimmung, Pizza it is",
    "vote closed, pizza wins",
]


@pytest.mark.parametrize("said", CLOSING)
def test_an_organiser_who_announces_the_end_is_asked_whether_to_close_it(said):
    @in_a_room
    async def plays(room):
        under = await opened(room, FOOD, "approval")
        [told] = await room.says("lena", said, under=under)
        assert told.startswith("Close “Pizza, sushi or salad?” now?")
        assert the_only(room).round.ballots == {}

    plays()


@pytest.mark.parametrize("said", CLOSING)
def test_a_member_who_announces_the_end_neither_votes_nor_closes(said):
    ballot, _, [told] = cast(FOOD, "approval", said)
    assert ballot == NOTHING
    assert told.startswith("Only the organiser can close the session.")


def test_who_wants_it_open_votes():
    said = "don't close it yet, I vote pizza"
    assert cast(FOOD, "approval", said)[0] == Approvals(("A",))
