"""What somebody would take, if nothing kept them from it, is asked about and no vote by itself."""

import asyncio

import pytest

from orchestration.model.ballots import Approvals, OneOption
from tests.play.played import newest_thread, settled

FOOD, CALL = "choice-vote", "meeting-vote"


def voted(setup, *said, in_thread=True):
    """Return what counts of what Ines has said, and what she was told last."""

    async def dialogue():
        room, told = await settled([setup]), []
        for each in said:
            under = newest_thread(room) if in_thread else None
            told = await room.says("ines", each, under=under)
        [decision] = room.decisions()
        return decision.round.ballots.get("ines"), " ".join(told)

    return asyncio.run(dialogue())


@pytest.mark.parametrize(
    "said",
    [
        "i'd vote sushi but i'm out today",
        "ramen would be great but i have a client lunch",
        "i like falafel but not today",
        "i like sushi, just not this week",
        "love pizza, can't today though",
        "would love ramen but i already ate",
        "i'd pick falafel but they're shut on thursdays",
        "falafel sounds good but i'll bring my own lunch",
        "pizza klingt gut, hab aber schon gegessen",
        "pizza wär's, muss aber zum amt",
        "sushi wär toll, ich bin bloß nicht da",
        "ich würde sushi nehmen, bin leider raus heute",
        "ich mag pizza, nur heute nicht",
    ],
)
def test_what_keeps_somebody_from_it_is_no_note_with_a_vote(said):
    ballot, _ = voted(FOOD, said)
    assert ballot is None


@pytest.mark.parametrize(
    "said",
    [
        "i'd vote B but i have to pick up my kid",
        "i'd take B but my kid is ill",
        "B wäre super, aber da hab ich zahnarzt",
    ],
)
def test_it_is_asked_about_and_a_yes_counts_it(said):
    ballot, told = voted(CALL, said, in_thread=False)
    assert ballot is None
    assert told == "I take that for “B”. Shall it count as your vote?"
    ballot, _ = voted(CALL, said, "yes", in_thread=False)
    assert ballot == OneOption("B")


def test_a_vote_that_was_cast_stays():
    ballot, told = voted(FOOD, "sushi", "i'd vote pizza but the place is closed")
    assert ballot == Approvals(("B",))
    assert told == "I take that for “A”. Shall it count as your vote?"


@pytest.mark.parametrize(
    ("said", "option"),
    [
        ("i'd go for pizza but no onions please", "A"),
        ("sushi would be great but not too late please", "B"),
        ("falafel sounds good but i'll be 10 min late", "D"),
        ("ramen sounds great but make mine veggie", "C"),
        ("i like sushi best but happy with anything", "B"),
        ("i'd go with sushi but only if we go early", "B"),
        ("I take pizza but i'm out at 1", "A"),
        ("my vote is ramen but i'm not there today", "C"),
        ("pizza wäre super, aber bitte ohne zwiebeln", "A"),
        ("ich nehm pizza, komm aber später", "A"),
    ],
)
def test_how_it_should_be_is_a_note_with_a_vote(said, option):
    ballot, _ = voted(FOOD, said)
    assert ballot == Approvals((option,))


@pytest.mark.parametrize(
    "said",
    [
        "anything but ramen was fine last time",
        "everything but sushi was great last week",
        "everything but ramen worked for me last month",
        "alles außer ramen war letztes mal gut",
    ],
)
def test_what_was_once_fine_is_no_vote(said):
    assert voted(FOOD, said) == (None, "")


def test_what_is_left_out_is_left_out():
    ballot, _ = voted(FOOD, "anything but sushi, had that yesterday")
    assert ballot == Approvals(("A", "C", "D"))
