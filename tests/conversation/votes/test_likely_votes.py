"""A vote among other words is asked about, with one tap to count it; talk of options is not."""

import asyncio

import pytest

from tests.conversation.room import Room, buttons_of
from tests.play.played import newest_thread, settled

IN_THREAD = [
    ("choice-vote", "hmm C or maybe A, c if nothing else works", "C, A"),
    ("choice-vote", "hm A oder vielleicht C, C wenn sonst nix geht", "A, C"),
    ("choice-vote", "i nimm d pizza, sushi mog i ned", "A"),
    (
        "choice-vote",
        "sushi is my pick because the cook there is a friend, falafel ok too",
        "B, D if need be",
    ),
    (
        "meeting-vote",
        "Funny story, A is when my band practises so please not that, I'd go with C",
        "C",
    ),
    ("meeting-vote", "lol B", "B"),
    ("choice-ranked", "harbor, anything but compass really", "B > A = C > D"),
]
IN_PRIVATE = [
    ("meeting-vote", "bin bei B fully onboard, C wär auch okay für mich", "B"),
    ("meeting-vote", "b is perf 💯 but could we maybe do it w/o cameras?", "B"),
    ("choice-vote", "I'll take the falafel, my doctor says less salt, haha", "D"),
    ("choice-vote", "I'd love pizza but the doctor says no cheese, so ramen it is", "C"),
    (
        "choice-ranked",
        "I like Pilot best, it reminds me of my bike, then Anchor. Compass last",
        "C > A > B > D",
    ),
    (
        "choice-ranked",
        "so first harbor, then pilot i guess, and please not anchor",
        "B > C = D > A",
    ),
]
TALK = [
    ("choice-vote", "if nothing else works we can always order from home"),
    ("choice-vote", "shall we take sushi, or go home?"),
    ("choice-vote", "did you see the pizza ad"),
    ("choice-vote", "omar said pizza is his favourite"),
    ("choice-vote", "the ramen there is so good, remember when omar spilled it?"),
]
FOUND_BAD = [
    ("choice-vote", "sushi is so expensive there"),
    ("choice-vote", "sushi meh"),
    ("choice-vote", "sushi ist so teuer da"),
    ("choice-vote", "falafel is sooo greasy"),
    ("motion", "who is against"),
    ("motion", "wer ist dagegen"),
    ("motion", "anyone against"),
    ("motion", "jemand dagegen"),
]


@pytest.mark.parametrize(("setup", "said", "vote"), IN_THREAD)
def test_under_the_options_it_is_asked_and_a_yes_counts_it(setup, said, vote):
    assert asyncio.run(asked(setup, said, in_thread=True)) == vote


@pytest.mark.parametrize(("setup", "said", "vote"), IN_PRIVATE)
def test_in_private_it_is_asked_and_a_yes_counts_it(setup, said, vote):
    assert asyncio.run(asked(setup, said, in_thread=False)) == vote


async def asked(setup, said, *, in_thread):
    """Return what is asked about, once nothing counts before a yes, and a vote does after it."""
    room = await settled([setup])
    under = newest_thread(room) if in_thread else None
    told = await room.says("dana", said, under=under)
    offer = [each for each in told if each.startswith("I take that for “")]
    [decision] = room.decisions()
    if not offer:
        return ""
    assert "dana" not in decision.round.ballots
    [told] = await room.says("dana", "yes", under=under)
    assert told.startswith("Your vote is in: ")
    [decision] = room.decisions()
    assert "dana" in decision.round.ballots
    return offer[0].partition("“")[2].partition("”")[0]


@pytest.mark.parametrize(("setup", "said"), TALK)
def test_talk_of_options_is_left_alone(setup, said):
    async def dialogue():
        room = await settled([setup])
        return await room.says("dana", said, under=newest_thread(room))

    assert not [each for each in asyncio.run(dialogue()) if "I take that" in each]


def test_the_button_counts_it_and_a_closed_vote_says_so():
    async def dialogue():
        room = await settled(["choice-vote"])
        under = newest_thread(room)
        await room.says("dana", "i nimm d pizza, sushi mog i ned", under=under)
        [told] = await room.clicks("dana", "Count it")
        assert told == "Your vote is in: A."
        await room.closes("lena")
        return await room.clicks("dana", "Count it")

    [told] = asyncio.run(dialogue())
    assert "closed" in told or "over" in told


def test_a_no_counts_nothing():
    async def dialogue():
        room = await settled(["choice-vote"])
        under = newest_thread(room)
        await room.says("dana", "i nimm d pizza, sushi mog i ned", under=under)
        told = await room.says("dana", "no", under=under)
        return told, room.decisions()[0].round.ballots

    _, ballots = asyncio.run(dialogue())
    assert "dana" not in ballots


@pytest.mark.parametrize("said", ["A or C, both fine", "pizza or ramen, both fine", "A or C"])
@pytest.mark.parametrize("in_thread", [True, False])
def test_where_one_counts_each_of_several_that_are_named_is_a_tap(said, in_thread):
    async def votes():
        room = Room()
        food = "@Convene poll plurality: what do we eat? pizza, sushi or ramen"
        await room.says("lena", food, channel=True)
        under = newest_thread(room) if in_thread else None
        assert await room.says("omar", said, under=under) == [
            "One option, please: this vote takes one."
        ]
        _, shown = room.seen["omar"][-1]
        labels = [each.label for part in shown.parts for each in buttons_of(part)]
        assert labels == ["Count A", "Count C"]
        [told] = await room.clicks("omar", "Count C")
        assert told.startswith("Your vote is in: C.")

    asyncio.run(votes())


@pytest.mark.parametrize(("setup", "said"), FOUND_BAD)
def test_nothing_is_offered_to_who_finds_an_option_bad_or_asks_who_does(setup, said):
    async def dialogue():
        room = await settled([setup])
        return await room.says("dana", said, under=newest_thread(room))

    assert asyncio.run(dialogue()) == []


def test_what_is_found_bad_and_wanted_still_is_asked_about():
    said = "sushi is expensive but I'd take it"
    assert asyncio.run(asked("choice-vote", said, in_thread=True)) == "B"
