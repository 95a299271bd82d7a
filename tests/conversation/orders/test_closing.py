"""Closing, which is asked once more: what the question says, and what comes of each answer."""

from datetime import UTC, datetime

import pytest

from orchestration.deciding.state import Phase
from tests.conversation.choosing import polled, the_only
from tests.conversation.test_dialogues import asked, at_the_vote, in_a_room

CLOSES = ("close it", "@Convene close it please", "/convene close", "end the vote")


@in_a_room
async def test_nothing_is_closed_before_it_is_meant(room):
    options = await at_the_vote(room)
    await room.says("omar", "B", under=options)
    for words in CLOSES:
        [said] = await room.says("lena", words, channel=words.startswith("@"))
        so_far = "1 of 3 have voted; missing: Dana Reed and you; it would be B, "
        assert said.startswith(f"Close “hiring” now? {so_far}"), words
        assert room.decisions()[0].phase is Phase.VOTE
    await room.clicks("lena", "Close now")
    assert room.decisions()[0].phase is Phase.DECIDED


@in_a_room
async def test_what_a_private_vote_would_come_to_is_not_told(room):
    await at_the_vote(room)
    await room.says("omar", "B")
    [said] = await room.says("lena", "close it")
    assert said == (
        "Close “hiring” now? 1 of 3 have voted; missing: Dana Reed and you; some have voted in "
        "private, so how it stands shows once it is closed; what leads then is decided, if "
        "anything does."
    )


@in_a_room
async def test_why_a_secret_vote_is_not_told_is_said(room):
    await room.says("lena", "/convene poll pizza or sushi, secret", channel=True)
    await room.says("omar", "A")
    [said] = await room.says("lena", "close it")
    assert said == (
        "Close “Pizza or sushi” now? 1 of 5 have voted; the vote is secret, so how it stands shows "
        "once it is closed; what leads then is decided, if anything does."
    )


@in_a_room
async def test_with_nobodys_vote_it_says_so(room):
    await at_the_vote(room)
    [said] = await room.says("lena", "close it")
    assert said.startswith("Close “hiring” now? Nobody has voted yet; it would be A, ")


@in_a_room
async def test_what_ties_says_what_decides_then(room):
    await polled(room)
    await room.says("omar", "A", under=room.latest("options/"))
    await room.says("dana", "B", under=room.latest("options/"))
    [said] = await room.says("lena", "close it")
    assert said.endswith("2 of 5 have voted; it would be a tie of A and B, and a lot would decide.")


@in_a_room
async def test_where_nothing_leads_it_says_so(room):
    await polled(room)
    [said] = await room.says("lena", "close it")
    assert said.endswith("Nobody has voted yet; nothing leads, so nothing would be decided.")


@in_a_room
async def test_it_is_left_open(room):
    await at_the_vote(room)
    await room.says("lena", "close it")
    await room.clicks("lena", "Leave it open")
    assert room.decisions()[0].phase is Phase.VOTE


@in_a_room
async def test_who_meant_the_answers_closes_no_vote(room):
    await asked(room)
    await room.says("lena", "close it")
    for who in ("lena", "omar", "dana"):
        await room.presses(who, "any-time")
    await room.later(minutes=5)
    await room.clicks("lena", "Close now")
    assert room.decisions()[0].phase is Phase.VOTE, "the options have come meanwhile"
    await room.fills("lena")
    assert room.decisions()[0].phase is Phase.DECIDED


@in_a_room
async def test_the_button_of_the_card_asks_likewise(room):
    await at_the_vote(room)
    await room.presses("lena", "close")
    _, form = room.opened["lena"]
    assert form.title == "Close it now?"
    assert form.words.startswith("“hiring”: nobody has voted yet; it would be A, ")
    assert room.decisions()[0].phase is Phase.VOTE
    await room.fills("lena")
    assert room.decisions()[0].phase is Phase.DECIDED
    await room.presses("omar", "close")
    assert room.told[-1] == ("omar", "Only the organiser can close the session.")


@pytest.mark.parametrize(
    "words",
    [
        "/convene extend until Monday noon",
        "keep it open until Monday noon",
        "give them until Monday noon",
        "verlängere bis Montag 12 Uhr",
        "kannst du die frist bis montag mittag verlängern?",
        "frist bitte bis montag mittag",
        "close it Monday noon",
    ],
)
def test_a_poll_ends_later_at_the_organisers_word(words):
    @in_a_room
    async def plays(room):
        under = await polled(room)
        is_command = words.startswith("/")
        where = {"channel": True} if is_command else {"under": under}
        [said] = await room.says("lena", words, **where)
        assert said == "“Pizza, sushi or salad?”: decided by Mon 11 Jan, 12:00."
        assert the_only(room).closes_at == datetime(2027, 1, 11, 11, tzinfo=UTC)
        await room.later(days=3)
        assert the_only(room).phase is Phase.VOTE
        await room.later(days=2)
        assert the_only(room).phase is not Phase.VOTE

    plays()


@pytest.mark.parametrize(
    "words",
    [
        "extend until noon",
        "can you extend the deadline until noon?",
        "kannst du die frist bis heute mittag verlängern?",
    ],
)
def test_extending_a_poll_makes_it_no_shorter(words):
    @in_a_room
    async def plays(room):
        under = await polled(room)
        [said] = await room.says("lena", words, under=under)
        assert said.startswith("That is no more time than there is.")

    plays()


@pytest.mark.parametrize(
    "words",
    [
        "keep it open until noon",
        "keep it open until noon, omar is on a plane",
        "please leave the vote open till noon",
        "wait until noon",
        "lass die abstimmung noch bis 12 Uhr offen",
        "warte bitte bis 12 Uhr",
    ],
)
def test_what_is_to_stay_open_closes_no_sooner(words):
    @in_a_room
    async def plays(room):
        await polled(room)
        before = room.decisions()[0].closes_at
        [said] = await room.says("lena", words)
        assert "That is no more time than there is. It is open until" in said
        assert room.decisions()[0].closes_at == before

    plays()
