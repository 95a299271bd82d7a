"""A vote with a question behind it, and questions of one's own vote: said → ballot and answer."""

import pytest

from orchestration.model.ballots import Approvals
from tests.conversation.choosing import the_only
from tests.conversation.test_dialogues import in_a_room
from tests.conversation.votes.test_votes_by_rule import NOTHING, cast, opened

PLACES = "Thai Garden, Noodle Bar or Pizza Place?"


@pytest.mark.parametrize(
    ("said", "ballot", "answer"),
    [
        ("Thai Garden, und bis wann läuft die Abstimmung?", "A", "vote on A, B and C by Fri 8 Jan"),
        ("Noodle Bar - when does the vote close?", "B", "vote on A, B and C by Fri 8 Jan"),
        ("Thai Garden; wer hat noch nicht abgestimmt?", "A", "1 of 5 have voted"),
        ("Noodle Bar. Wer fehlt noch?", "B", "1 of 5 have voted"),
        ("Pizza Place, wie lange noch?", "C", "vote on A, B and C by Fri 8 Jan"),
        ("B and when does it end?", "B", "vote on A, B and C by Fri 8 Jan"),
        ("a. when does this close?", "A", "vote on A, B and C by Fri 8 Jan"),
        ("a when does this close", "A", "vote on A, B and C by Fri 8 Jan"),
        ("a. wann ist schluss?", "A", "vote on A, B and C by Fri 8 Jan"),
        ("my vote is c. when does this close", "C", "vote on A, B and C by Fri 8 Jan"),
        ("i vote b, also who hasnt voted", "B", "1 of 5 have voted"),
        ("ich nehm c, bis wann läuft das", "C", "vote on A, B and C by Fri 8 Jan"),
        ("b und wer fehlt noch", "B", "1 of 5 have voted"),
        ("c, whos missing", "C", "1 of 5 have voted"),
        ("I vote a. wait no, c. also when does this close?", "C", "vote on A, B and C by Fri"),
    ],
)
@pytest.mark.parametrize("alone", [True, False])
def test_a_vote_counts_and_the_question_behind_it_is_answered(said, ballot, answer, alone):
    held, _, [told] = cast(PLACES, "approval", said, alone=alone)
    assert held == Approvals((ballot,))
    assert answer in told
    assert f"Your vote is in: {ballot}." in told


@pytest.mark.parametrize(
    "said",
    [
        "Thai Garden, who voted for that?",
        "Noodle Bar, wer hat dafür gestimmt?",
        "Thai Garden, wo ist das?",
        "Thai Garden, is that the one near the station?",
        "Dana wants Thai Garden, when does it end?",
        "Is Thai Garden on the list, and when does it end?",
        "not Thai Garden, when does it end?",
        "a when dana comes",
        "a friend asks when this ends",
    ],
)
@pytest.mark.parametrize("alone", [True, False])
def test_what_is_only_asked_about_is_no_vote(said, alone):
    assert cast(PLACES, "approval", said, alone=alone)[0] == NOTHING


@pytest.mark.parametrize("said", ["can I still change my vote?", "kann ich meine Stimme ändern?"])
@pytest.mark.parametrize(
    ("held", "words"),
    [
        ("", "you have not voted yet. You can vote, and change that, until"),
        ("B", "you can change your vote until"),
    ],
)
def test_who_asks_whether_a_vote_can_be_changed_hears_until_when(said, held, words):
    [told] = cast(PLACES, "approval", said, alone=True, held=held)[2]
    assert f"{words} Fri 8 Jan, 20:00 your time" in told


@pytest.mark.parametrize("said", ["did my vote count?", "habe ich schon abgestimmt?"])
@pytest.mark.parametrize("alone", [True, False])
def test_who_asks_whether_they_have_voted_hears_yes_or_no_first(said, alone):
    assert cast(PLACES, "approval", said, alone=alone)[2] == ["No: you have not voted yet."]
    told = cast(PLACES, "approval", said, alone=alone, held="B")[2]
    assert told == ["Yes: B."]


def test_who_asks_what_their_vote_is_hears_that():
    [told] = cast(PLACES, "approval", "what's my vote?", alone=True, held="B")[2]
    assert told == "“Thai Garden, Noodle Bar or Pizza Place?”:\nYour vote: B."
    assert cast(PLACES, "approval", "what's my vote?", held="B")[2] == ["Your vote: B."]
    assert cast(PLACES, "approval", "did my vote count?", held="I abstain")[2] == [
        "Yes: you abstain."
    ]


@in_a_room
async def test_who_has_left_their_vote_hears_to_whom(room):
    await opened(room, PLACES, "approval")
    await room.says("omar", "Dana votes for me")
    told = await room.says("omar", "did my vote count?")
    assert told == ["No: you have left your vote to Dana Reed."]
    assert "omar" in the_only(room).delegates
