"""A no to who asks for objections: with a yes behind it, or of any problem, it is a yes."""

import asyncio

import pytest

from orchestration.model.ballots import Consents
from tests.play.played import newest_thread, settled


def ballot_of(said, *, in_thread=True):
    """Return what counts of what Ines says to a motion by consent, and what she is told."""

    async def dialogue():
        room = await settled(["motion"])
        told = await room.says("ines", said, under=newest_thread(room) if in_thread else None)
        [decision] = room.decisions()
        return decision.round.ballots.get("ines"), " ".join(told)

    return asyncio.run(dialogue())


@pytest.mark.parametrize("in_thread", [True, False])
@pytest.mark.parametrize(
    "said",
    [
        "no, that's fine",
        "no. that's fine",
        "nope, go ahead, thx",
        "nah i'm good with it",
        "no from me, go for it",
        "no, no problem",
        "not a problem for me",
        "no issues with moving it",
        "none from me",
        "No that's ok with me 👍",
        "nö, hab nix dagegen",
        "nein, passt",
        "nein, für mich passt das",
        "nein, macht ruhig",
        "kein Ding",
        "nö, können wir machen",
    ],
)
def test_who_has_nothing_against_it_is_for_it(said, in_thread):
    ballot, _ = ballot_of(said, in_thread=in_thread)
    assert ballot == Consents(yes=("A",))


def test_what_is_said_beside_it_is_a_note():
    ballot, told = ballot_of("no, that's fine, but 9:45 would be nicer")
    assert ballot == Consents(yes=("A",))
    assert "Your note stays" in told


@pytest.mark.parametrize(
    "said",
    [
        "no",
        "no good",
        "no way",
        "no, that's not fine",
        "no, 9 is fine",
        "no, it's fine as it is now",
        "no, i'm good",
        "no, too early",
        "not ok",
        "no problem raj, i'll send it later",
        "nein, passt nicht",
        "nein danke, passt so wie es ist",
        "kein Bock",
    ],
)
def test_any_other_no_is_no_yes(said):
    ballot, _ = ballot_of(said)
    assert not (isinstance(ballot, Consents) and ballot.yes)
