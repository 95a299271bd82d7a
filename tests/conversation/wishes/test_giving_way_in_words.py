"""Whether a wish may give way this once, answered in words: said → as the button, or not at all."""

from contextlib import suppress

import pytest

from orchestration.language.votes.this_once import gives_way
from tests.conversation.test_dialogues import in_a_room

YES = """
    na gut ausnahmsweise
    na gut, geht ausnahmsweise
    ok, this once
    just this once then
    meinetwegen
    von mir aus
    yes, as an exception
    ok wenn's sein muss
    fine, i can live with that
    no problem
"""
NO = """
    hm nee lass lieber, der termin ist echt wichtig
    no, that one stays
    nein, das bleibt
    firm no
    rather not, sorry
    nope, it's important
    lieber nicht
    das geht leider nicht
    nein, mein zahnarzt ist wichtig
"""
NEITHER = """
    ok
    thanks
    no, tuesdays are better
    na gut, dann dienstag
    this once on tuesday
    B, this once
    possible for whom?
    yes, but the important thing is that no one is late
"""


def _lines(text):
    return [each.strip() for each in text.strip().splitlines()]


@pytest.mark.parametrize("said", _lines(YES))
def test_it_may_give_way(said):
    assert gives_way(said) is True


@pytest.mark.parametrize("said", _lines(NO))
def test_it_stays(said):
    assert gives_way(said) is False


@pytest.mark.parametrize("said", _lines(NEITHER))
def test_whatever_says_more_is_no_answer(said):
    assert gives_way(said) is None


_PRESSED = [(who, "That's all") for who in ("lena", "omar", "ines")]
_PRESSED += [(who, "A firm no") for who in ("lena", "omar")]


async def _asked(room):
    """Ask until Inês, who can do no Mondays, is asked whether that may give way."""
    await room.says("ines", "I never do Mondays")
    await room.clicks("ines", "Keep")
    words = "@Convene find 30 minutes about Design sync from 11 to 12 January with @omar @ines"
    await room.says("lena", words, channel=True)
    await room.later(minutes=10)
    for who in ("lena", "omar"):
        await room.says(who, "I can only do Mondays.")
    await room.says("ines", "afternoons are best")
    for _ in range(3):
        for who, label in _PRESSED:
            with suppress(AssertionError, IndexError, StopIteration, ValueError):
                await room.clicks(who, label)
        await room.later(minutes=15)
    assert any("or a firm no?" in words for who, words in room.told if who == "ines")


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("na gut ausnahmsweise", "Thank you. It gives way this once."),
        ("hm nee lass lieber, der termin ist echt wichtig", "Understood, it stays."),
    ],
)
def test_words_are_as_good_as_the_button(said, told):
    @in_a_room
    async def says(room):
        await _asked(room)
        first, *_ = await room.says("ines", said)
        assert first.startswith(told)
        again = await room.says("ines", said)
        assert told not in " ".join(again)

    says()
