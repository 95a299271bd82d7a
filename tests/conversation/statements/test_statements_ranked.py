"""Statements put in order by whose they are, criticised in several sentences, and their record."""

import re

import pytest

from tests.conversation.choosing import the_only
from tests.conversation.statements.test_statements import decided, drafted, ranked, stated
from tests.conversation.test_dialogues import in_a_room


async def two(room):
    """Omar's draft is voted on, and Ines's; return the letter of each."""
    await drafted(room)
    return {x.proposed_by.split()[0]: x.id for x in the_only(room).round.options}


def order_of(room, who="dana"):
    held = the_only(room).round.ballots.get(who)
    return [letter for place in held.places for letter in place] if held else []


def opinions(room, who="dana"):
    held = the_only(room).profiles.get(who)
    return [each.restatement for each in held._value.wishes] if held else []


@pytest.mark.parametrize(
    "said",
    [
        "der von ines, dann der von omar",
        "Ines's first, then Omar's",
        "Inês' draft, then the one by Omar",
        "ines > omar",
        "erst ines, dann omar",
        "the one from Ines before Omar's",
        "zuerst den von Inês Costa, danach den von Omar",
        "der Entwurf von Ines, dann Omars Entwurf",
    ],
)
@pytest.mark.parametrize("private", [True, False])
def test_options_are_put_in_order_by_whose_they_are(said, private):
    @in_a_room
    async def plays(room):
        letters = await two(room)
        await room.says("dana", said, under=None if private else room.latest("options/"))
        assert order_of(room) == [letters["Inês"], letters["Omar"]]
        assert not opinions(room)

    plays()


@in_a_room
async def test_of_somebody_without_a_draft_it_is_asked(room):
    await two(room)
    [told] = await room.says("dana", "der von ines, dann der von raj")
    assert told.startswith("Of what is voted on, none is shown as by Raj Patel.")
    assert not order_of(room)
    assert not opinions(room)


@pytest.mark.parametrize(
    "said", ["ines's, then mine", "ines, me", "ines, omar", "Inês first, then my draft"]
)
def test_ones_own_is_put_in_order_too(said):
    @in_a_room
    async def plays(room):
        letters = await two(room)
        await room.says("omar", said)
        assert order_of(room, "omar") == [letters["Inês"], letters["Omar"]]

    plays()


@in_a_room
async def test_what_follows_such_a_vote_is_held(room):
    letters = await two(room)
    said = "omar's only. i can't stand behind marking, and you may put that beside it"
    await room.says("dana", said)
    assert order_of(room) == [letters["Omar"]]
    assert opinions(room) == ["i can't stand behind marking"]


@pytest.mark.parametrize("said", ["mine is too long", "ines, can you explain", "ines, ines"])
def test_names_that_are_only_spoken_of_are_no_order(said):
    @in_a_room
    async def plays(room):
        await two(room)
        await room.says("omar", said)
        assert not order_of(room, "omar")

    plays()


@pytest.mark.parametrize(
    "said",
    [
        "Omar's draft is too long",
        "bei ines ihrem fehlt mir der tag",
        "I trust omar's judgement",
        "ines and omar should talk to each other",
        "der von ines ist mir zu lang, dann lieber gar keiner",
    ],
)
def test_what_is_said_of_drafts_by_their_authors_is_no_order(said):
    @in_a_room
    async def plays(room):
        await two(room)
        await room.says("dana", said)
        assert not order_of(room)

    plays()


@pytest.mark.parametrize(
    "said",
    [
        "bei ines ihrem fehlt mir welcher tag im monat. so ist das zu schwammig",
        "It leaves out the interns. so that is too vague",
    ],
)
def test_all_of_what_is_criticised_is_kept(said):
    @in_a_room
    async def plays(room):
        await drafted(room)
        await ranked(room, **dict.fromkeys(room.people, "A > B"))
        told = await room.says("dana", said)
        assert opinions(room) == [said]
        assert not any("have answered" in each for each in told)

    plays()


@in_a_room
async def test_a_question_behind_what_is_held_is_answered(room):
    await stated(room)
    told = await room.says("dana", "I like my garden. Who is missing?")
    assert any("Omar Haddad" in each for each in told)


@pytest.mark.parametrize(
    "said",
    ["fertig, zeig mal das ergebnis", "done, show us the result", "mach zu und zeig das ergebnis"],
)
def test_the_organiser_who_wants_the_result_is_asked_whether_to_close(said):
    @in_a_room
    async def plays(room):
        await two(room)
        [told] = await room.says("lena", said, under=room.latest("options/"))
        assert told.startswith("Close “What do we expect of remote days?” now?")

    plays()


@pytest.mark.parametrize("said", ["not done, don't show the result", "zeig mal das ergebnis"])
def test_who_only_asks_for_the_result_closes_nothing(said):
    @in_a_room
    async def plays(room):
        await two(room)
        told = await room.says("lena", said, under=room.latest("options/"))
        assert not any(each.startswith("Close") for each in told)

    plays()


@in_a_room
async def test_the_record_has_what_is_held_beside_it_and_one_full_stop(room):
    card = await stated(room)
    await room.says("dana", "I think better at home.")
    await drafted(room, card)
    await decided(room)
    await room.clicks("dana", "Yes, in these words")
    [told] = await room.says("lena", "zeig mal das ergebnis", under=room.latest("outcome"))
    assert "Held beside it: I think better at home. (Dana Reed)." in told
    assert ".." not in told
    assert ".:" not in told


@pytest.mark.parametrize(
    ("said", "note"),
    [
        ("B first", None),
        ("B first. note: as long as it's short", "as long as it's short"),
    ],
)
def test_one_letter_is_a_vote_and_no_opinion_with_its_note(said, note):
    @in_a_room
    async def plays(room):
        await two(room)
        before = opinions(room)
        [told] = await room.says("dana", said)
        receipt = r"Your receipt for it, which only you know: [0-9a-f]{16}\."
        kept = r" Your note stays between us\." if note else ""
        assert re.fullmatch(rf"Your vote is in: B\. {receipt}{kept}", told)
        held = the_only(room).round.notes.get("dana")
        assert (held and held._value.words) == note
        assert order_of(room)[0] == "B"
        assert opinions(room) == before

    plays()


@in_a_room
async def test_what_only_begins_with_a_letter_stays_an_opinion(room):
    await two(room)
    await room.says("dana", "A bit more rest would do us all good")
    assert not order_of(room)
