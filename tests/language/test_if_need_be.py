"""What would do if need be is accepted: a vote for it, or a wish to be asked, and never a no."""

import asyncio

import pytest

from orchestration.language.votes.likely import Side, sides_in
from orchestration.language.votes.reading import read
from tests.play.played import newest_thread, settled

OPTIONS = ("A", "B", "C")


@pytest.mark.parametrize("last_resort", ["zur not", "notfalls", "im notfall", "wenn's sein muss"])
@pytest.mark.parametrize(
    "said",
    [
        "B ginge {}",
        "naja ok B ginge {}",
        "B würde {} auch gehen",
        "B wäre {} machbar",
        "{} B",
        "hm na gut, {} würde B passen",
        "B könnte ich {} auch",
    ],
)
def test_in_german_it_is_a_vote(said, last_resort):
    found = read(said.format(last_resort), OPTIONS)

    assert found is not None
    assert [each.option for each in found.choices] == ["B"]
    assert not found.against


@pytest.mark.parametrize(
    "last_resort", ["if need be", "at a pinch", "if necessary", "if I have to"]
)
@pytest.mark.parametrize(
    "said", ["C would do {}", "hm fine, C could work {}", "{}, C", "well ok C is possible {}"]
)
def test_in_english_it_is_a_vote(said, last_resort):
    found = read(said.format(last_resort).casefold(), OPTIONS)

    assert found is not None
    assert [each.option for each in found.choices] == ["C"]
    assert not found.against


@pytest.mark.parametrize(
    "said",
    [
        "A ginge zur not, da müsste ich halt was schieben",
        "A würde mir zur Not passen aber ungern früh morgens",
        "A at a pinch, though my train is late",
    ],
)
def test_beside_what_else_is_said_it_refuses_nothing(said):
    assert sides_in(said, OPTIONS, by_title=False)["A"] is Side.FINE


@pytest.mark.parametrize(
    "said",
    ["oh no rather B, my kid is ill", "hm nee, lieber doch B, da ist turnier", "no wait, better B"],
)
def test_a_no_ahead_of_what_is_wanted_instead_refuses_nothing_of_it(said):
    assert sides_in(said, OPTIONS, by_title=False)["B"] in (Side.FIRST, Side.FOR)


@pytest.mark.parametrize("said", ["not B", "B lieber nicht", "no, B is not for me"])
def test_a_no_is_still_one(said):
    assert sides_in(said, OPTIONS, by_title=False)["B"] is Side.AGAINST


@pytest.mark.parametrize("where", ["dm", "thread"])
def test_the_option_keeps_who_comes_to_it(where):
    async def dialogue():
        room = await settled(["meeting-vote"])
        under = newest_thread(room) if where == "thread" else None
        await room.says("omar", "naja ok A ginge zur not", under=under)
        return room

    room = asyncio.run(dialogue())

    [decision] = room.decisions()
    assert decision.round.ballots["omar"].option == "A"
