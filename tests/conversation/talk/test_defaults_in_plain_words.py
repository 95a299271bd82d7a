"""What is usual in a channel, said in a sentence: it is set or cleared, and nothing is opened."""

import asyncio

import pytest

from tests.conversation.room import Room

SECRET = "In this channel: secret, unless a request says otherwise. Lena Vogt set that."


def told_there(*said):
    room = Room()

    async def play():
        for each in said:
            assert await room.says("lena", f"@Convene {each}", channel=True) == []

    asyncio.run(play())
    assert room.decisions() == []
    return [words for *_, words in room.posted]


@pytest.mark.parametrize(
    "said",
    [
        "in diesem kanal immer geheim abstimmen",
        "in this channel votes are always secret",
        "votes in this channel are always secret please",
        "hier wird immer geheim abgestimmt",
        "abstimmungen sind hier ab jetzt geheim",
        "we always vote in secret here",
        "from now on all polls here are secret",
    ],
)
def test_a_sentence_sets_it(said):
    assert told_there(said) == [SECRET]


def test_so_it_is_for_how_long_each_is_open():
    [told] = told_there("from now on polls here close after one day")
    assert told.startswith("In this channel: decided within 1 day")


@pytest.mark.parametrize(
    "said",
    [
        "voreinstellungen löschen",
        "lösch bitte die Voreinstellungen",
        "please clear the channel's defaults",
        "reset the defaults here",
    ],
)
def test_a_sentence_clears_it(said):
    told = told_there("in this channel: secret", said)
    assert told == [SECRET, "In this channel all is as usual again. Lena Vogt set that."]


@pytest.mark.parametrize(
    "said",
    [
        "are votes here always secret?",
        "in this channel we always eat pizza",
        "here we always meet on Mondays",
    ],
)
def test_other_sentences_set_nothing(said):
    room = Room()
    asyncio.run(room.says("lena", f"@Convene {said}", channel=True))
    assert [words for *_, words in room.posted if "unless a request" in words] == []


def test_people_tell_each_other_what_is_usual():
    room = Room()

    async def play():
        await room.says("lena", "@Convene poll pizza or sushi?", channel=True)
        [(session, name)] = room.shown
        await room.says("omar", "votes here are always secret", under=(session, name))

    asyncio.run(play())
    assert not any("unless a request" in words for *_, words in room.posted)
