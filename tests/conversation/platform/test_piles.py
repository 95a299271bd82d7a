"""Whatever somebody sends, however long, takes bounded work and holds nobody up."""

import asyncio

import pytest
from hypothesis import given
from hypothesis import strategies as st

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
OF_SEVERAL_WORDS = [
    *("please thanks B maybe ", "von but maybe our we ", "who : ok , ", "B, and but "),
    *("is it mon 10 , ", "thanks please now bitte danke and then "),
]
MOST_CALLS_FOR_A_FEW_WORDS = 200_000  # what four of them take, as often as they are said
WORDS = ("please", "B", "and", "maybe", "10:00", "not", ",", "wer?")
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


@pytest.mark.parametrize("unit", OF_SEVERAL_WORDS)
@pytest.mark.parametrize("setup", ["motion", "choice-vote", "meeting-vote"])
def test_a_pile_of_several_words_takes_no_more_than_a_few_of_them(setup, unit):
    async def said():
        room = await settled([setup])
        await room.says("raj", "hello")  # what is learnt once is not counted
        return await asyncio.to_thread(counted, room.says("dana", (unit * SIZE)[:SIZE]))

    assert asyncio.run(said()) < MOST_CALLS_FOR_A_FEW_WORDS


@given(st.lists(st.sampled_from(WORDS), min_size=1, max_size=8), st.integers(5, 300))
def test_however_often_words_are_said_over_they_stand_there_four_times(said, times):
    words = " ".join(said) + " "
    assert len(without_piles(words * times)) <= len(words) * (MOST_REPEATED + 1)


@given(st.lists(st.sampled_from(WORDS), max_size=40))
def test_words_that_are_not_said_over_and_over_stay(said):
    text = " ".join(said)
    kept = without_piles(text).split()
    assert kept == said or any(
        said[at : at + n] * MOST_REPEATED == said[at + n : at + n * (MOST_REPEATED + 1)]
        for n in range(1, 9)
        for at in range(len(said))
    )


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
        ("please thanks B maybe " * 90, ("please thanks B maybe " * MOST_REPEATED)),
        ("no no no, not Monday", "no no no, not Monday"),
        ("mon 9-10 ok, " * MOST_REPEATED + "tue no", "mon 9-10 ok, " * MOST_REPEATED + "tue no"),
        ("a" + "\n" * 50 + "b", "a" + "\n" * MOST_ALIKE + "b"),
        ("a" + ".,;" * 80, "a" + (".,;" * 27)[:80]),
    ],
)
def test_piles_are_taken_down_and_the_rest_stays(text, expected):
    assert without_piles(text) == expected
