"""Whatever somebody sends, however long, takes bounded work and holds nobody up."""

import asyncio

import pytest

from orchestration.language.votes import reading
from orchestration.language.words.piles import MOST_ALIKE, MOST_REPEATED, without_piles
from tests.language.test_bad_input import calls
from tests.play.played import newest_thread, settled

SIZE = 4000
MOST_CALLS = 4_000_000
UNITS = [
    *("(", "a, ", "1. ", "sushi, ", "if ", "and "),
    *("0", "A > ", "yes ", "not ", "no, ", "because ", "rest ", "10:00 ", "B? ", "– "),
    *("wenn ", "nicht ", "mo ", "close it ", "@x ", "so ", "\n"),
]
SETUPS = ["motion", "choice-ranked", "meeting-vote", "choice-asking", "choice-vote"]


@pytest.mark.parametrize("unit", UNITS)
@pytest.mark.parametrize("setup", SETUPS)
def test_a_pile_of_anything_is_taken_with_bounded_work(setup, unit):
    async def said():
        room = await settled([setup])
        under = newest_thread(room)
        await room.says("raj", "hello", under=under)  # what is learnt once is not counted
        for where in (None, under):
            text = (unit * SIZE)[:SIZE]
            made.append(await asyncio.to_thread(counted, room.says("dana", text, under=where)))

    made = []
    asyncio.run(said())
    assert max(made) < MOST_CALLS, made


def counted(saying):
    return calls(lambda: asyncio.run(saying))


def test_nothing_that_was_read_is_kept_behind_a_message():
    async def said():
        room = await settled(["choice-vote"])
        await room.says("dana", "sushi or ramen, don't mind", under=newest_thread(room))

    asyncio.run(said())
    assert reading._read.cache_info().currsize == 0


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("yes!!!", "yes!!!"),
        ("s" + "o" * 40, "s" + "o" * MOST_ALIKE),
        ("10:00–12:00 " * 3, "10:00–12:00 " * 3),
        ("please " * 300 + "A", "please " * MOST_REPEATED + "A"),
        ("no no no, not Monday", "no no no, not Monday"),
        ("a" + "\n" * 50 + "b", "a" + "\n" * MOST_ALIKE + "b"),
        ("a" + ".,;" * 80, "a" + (".,;" * 27)[:80]),
    ],
)
def test_piles_are_taken_down_and_the_rest_stays(text, expected):
    assert without_piles(text) == expected
