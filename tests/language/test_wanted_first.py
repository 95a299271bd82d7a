"""Beside what somebody wants, what would do as well comes second; what alone would do is alone."""

import asyncio

import pytest

from orchestration.language.votes.preferring import wanted_first
from orchestration.language.votes.reading import read
from tests.play.played import newest_thread, settled

ABC = ("A", "B", "C")
WANTED = [
    ("B works for me too but I'd take A", "AB"),
    ("B is fine but A for me", "AB"),
    ("A would work, but I'd go for C", "CA"),
    ("could do B, would pick C though", "CB"),
    ("I can do B, but I'd prefer A", "AB"),
    ("A is possible, C is my vote", "CA"),
    ("B works too. My vote is A", "AB"),
    ("B works, though A is better", "AB"),
    ("both A and B work, A preferred", "AB"),
    ("B or A, rather A", "AB"),
    ("ok B works too haha but A pls", "AB"),
    ("B would be fine as well, still A for me 🙂", "AB"),
    ("A or B works, C is better than B", "CAB"),
    ("B geht auch, aber ich nehme A", "AB"),
    ("B ginge, lieber A", "AB"),
    ("B passt auch, C wäre besser", "CB"),
]
ALONE = [
    ("none of these work, but C", "C"),
    ("none work, only B", "B"),
    ("none of them work for me except C", "C"),
    ("nothing but A", "A"),
    ("sorry, no option other than B works", "B"),
    ("keine außer B", "B"),
    ("keins davon außer C passt", "C"),
]
OTHERWISE = [
    "B doesn't work, A is fine",
    "none of these, but B would be possible if need be",
    "none of these",
    "B is fine, but is A better?",
    "A works for me but lena prefers B",
    "B works, but I'd rather not",
    "B works for me, D is my vote",
]


@pytest.mark.parametrize(("said", "order"), WANTED)
def test_what_is_wanted_stands_before_what_would_do(said, order):
    found = read(said, ABC)
    assert found
    assert "".join(each.option for each in found.choices) == order
    assert not found.refused


@pytest.mark.parametrize(("said", "alone"), ALONE)
def test_none_but_some_is_some(said, alone):
    found = read(said, ABC)
    assert found
    assert [each.option for each in found.choices] == [alone]
    assert not found.none


@pytest.mark.parametrize("said", OTHERWISE)
def test_other_words_are_left_as_they_are(said):
    assert wanted_first(said.casefold(), ABC) == said.casefold()


@pytest.mark.parametrize("in_thread", [True, False])
@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("none of these work, but C", "Your vote is in: C."),
        ("B works for me too but I'd take A", "Your vote is in: A. This vote takes one option,"),
    ],
)
def test_it_counts_in_private_as_under_the_options(said, told, in_thread):
    async def dialogue():
        room = await settled(["meeting-vote"])
        under = newest_thread(room) if in_thread else None
        return await room.says("omar", said, under=under)

    [answer] = asyncio.run(dialogue())
    assert answer.startswith(told)
