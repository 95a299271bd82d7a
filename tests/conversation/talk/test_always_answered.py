"""Whoever speaks to the bot gets exactly one answer, whatever words they mix."""

import asyncio

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from orchestration.interaction.answers import NOT_PLACED
from orchestration.language.words.writing import words as listed
from tests.conversation.afterwards.test_later import decided_on_pizza
from tests.conversation.choosing import asked as choice_asked
from tests.conversation.choosing import polled, the_only
from tests.conversation.talk.test_messy_messages import EAT
from tests.conversation.test_dialogues import asked as meeting_asked
from tests.conversation.test_dialogues import decided, in_a_room
from tests.examples import thorough
from tests.play.played import Seen, settled

SETUPS = ("choice-vote", "choice-asking", "choice-decided", "meeting-vote", "meeting-decided", "")
COURTESIES = {"thanks", "sorry", "ok", "passt", "works", "bitte", "please", "gern"}
WORDS = (
    *sorted(COURTESIES),
    *listed("""
    A B C pizza ramen tuesday friday 10 45 never not no none both any vote cancel close remind
    add move extend meeting poll budget planning call it that @omar @dana who what when how why
    is are can you me I we us just maybe hm because if until undo delete stop want result won
    missing come rather bad silence page beer abstimmen absagen nicht kein wer wann wie kann ich
    wir mal doch jetzt Dienstag Termin schließen erinnere verschiebe lass und oder lieber egal
    gegen
    """),
)


@settings(max_examples=thorough(240), deadline=None, derandomize=True)  # the same everywhere
@given(
    setup=st.sampled_from(SETUPS),
    who=st.sampled_from(("lena", "omar")),
    said=st.lists(st.sampled_from(WORDS), min_size=1, max_size=6),
    by_name=st.booleans(),
)
def test_a_mix_of_words_said_to_the_bot_has_exactly_one_answer(setup, who, said, by_name):
    async def says():
        room, words = await settled([setup] if setup else []), " ".join(said)
        before = Seen(room)
        called = f"@Convene {words}" if by_name else words
        told = await room.says(who, called, channel=by_name)
        return told, [*before.since(room)] != ["(nothing)"]

    told, came = asyncio.run(says())
    assert len(told) <= 1
    assert came or not COURTESIES.isdisjoint(said) or "C you" in " ".join(said)


@pytest.mark.parametrize("said", ["maybe", "und", "actually", "aber doch", "jetzt", "so, then"])
def test_words_that_say_nothing_are_answered_with_what_would_work(said):
    @in_a_room
    async def says(room):
        await polled(room, EAT)
        [told] = await room.says("omar", said)
        assert told == (
            f"{NOT_PLACED} In “What do we eat?” you can vote, like “I vote A”, or ask “status?”. "
            "“help” has the rest."
        )

    says()


@pytest.mark.parametrize("said", ["the floor is lava", "der boden ist lava"])
def test_after_the_close_it_is_said_what_stands(said):
    @in_a_room
    async def says(room):
        outcome = await decided(room)
        told = (
            f"{NOT_PLACED} “hiring” is decided: ask “how was it decided?”, or say “ask again”. "
            "“help” has the rest."
        )
        assert await room.says("omar", said) == [told]
        assert await room.says("omar", said, under=outcome) == []

    says()


# Particles say nothing of what the words around them say


@pytest.mark.parametrize(
    "said",
    [
        "dann lass uns mal abstimmen",
        "lasst uns doch jetzt einfach mal abstimmen bitte",
        "ok so let's just vote now please",
        "let's maybe just start the vote",
        "wrap it then up",
    ],
)
def test_an_order_is_one_whatever_particles_stand_in_it(said):
    @in_a_room
    async def says(room):
        card = await choice_asked(room)
        await room.says("omar", "pizza, thai", under=card)
        await room.says("lena", said, under=card)
        await room.clicks("lena", "Close now")
        assert [each.title for each in the_only(room).round.options] == ["Pizza", "Thai"]

    says()


# An order is of the session that it names


@pytest.mark.parametrize(
    ("said", "name"),
    [
        ("cancel the budget meeting", "budget meeting"),
        ("sag das Budget-Meeting ab", "Budget-Meeting"),
        ("sag das Budgettreffen ab", "Budgettreffen"),
    ],
)
def test_what_is_ordered_of_a_session_that_is_not_here_is_done_to_no_other(said, name):
    @in_a_room
    async def says(room):
        await polled(room, EAT)
        before = the_only(room)
        [told] = await room.says("lena", said)
        assert told == f"Nothing here is called “{name}”. Open just now: “What do we eat?”."
        assert the_only(room) == before

    says()


@pytest.mark.parametrize(
    ("said", "asked"),
    [
        ("close the food vote", "Close “What do we eat?” now?"),
        ("close the poll about lunch", "Close “What do we eat?” now?"),
        ("schließ die Umfrage zum Mittagessen", "Close “What do we eat?” now?"),
        ("end the vote about friday", "Close “What do we eat?” now?"),
        ("cancel the food poll", "Call “What do we eat?” off?"),
        ("remind people of the dinner poll", "Remind"),
        (
            "extend the dinner vote until friday 6pm",
            "“What do we eat?”: wait until Fri 8 Jan, 18:00?",
        ),
    ],
)
def test_the_only_one_that_is_open_is_offered_by_whatever_name_it_is_called(said, asked):
    @in_a_room
    async def says(room):
        await polled(room, EAT)
        before = the_only(room)
        [told] = await room.says("lena", f"@Convene {said}", channel=True)
        assert told.startswith(asked)
        assert the_only(room) == before

    says()


@pytest.mark.parametrize(
    "said", ["cancel the whole poll", "cancel that damn poll", "cancel lena's poll", "cancel it"]
)
def test_what_is_ordered_of_the_only_session_needs_no_name(said):
    @in_a_room
    async def says(room):
        await polled(room, EAT)
        [told] = await room.says("lena", said)
        assert told.startswith("Call “What do we eat?” off?")

    says()


# What asks about others


@pytest.mark.parametrize(
    "said", ["who can't come?", "who can't come", "wer kann nicht?", "wer ist raus?", "who bailed?"]
)
def test_who_asks_who_cannot_come_drops_out_of_nothing(said):
    @in_a_room
    async def asks(room):
        outcome = await decided(room)
        for under in (outcome, None):
            [told] = await room.says("omar", said, under=under)
            assert told == "Everyone who answered can come, as far as I was told."

    asks()


@pytest.mark.parametrize("said", ["who can't come?", "wer kann nicht?", "who isn't coming?"])
def test_while_a_vote_is_open_who_is_missing_is_told(said):
    @in_a_room
    async def asks(room):
        options = await polled(room, EAT)
        [told] = await room.says("omar", said, under=options)
        assert "have voted" in told

    asks()


@pytest.mark.parametrize(
    "said",
    ["how is it decided?", "how will it be decided?", "wie wird das eigentlich entschieden?"],
)
def test_how_it_is_decided_is_told_by_its_rule(said):
    @in_a_room
    async def asks(room):
        await polled(room, EAT)
        [told] = await room.says("omar", said)
        assert "Who abstains votes neither for nor against." in told

    asks()


@pytest.mark.parametrize(
    "said",
    [
        "wann müssen wir uns entscheiden?",
        "when do we have to decide?",
        "und, sind wir durch?",
        "are we through with this?",
        "revote please, i missed it",
    ],
)
def test_how_far_a_vote_is_is_told_under_its_options(said):
    @in_a_room
    async def asks(room):
        options = await polled(room, EAT)
        [told] = await room.says("omar", said, under=options)
        assert told.startswith("“What do we eat?”: vote on A, B, C and D by")

    asks()


@pytest.mark.parametrize("said", ["undo that", "delete this", "I want it back", "rückgängig bitte"])
def test_what_is_decided_is_not_undone_but_can_be_asked_again(said):
    @in_a_room
    async def asks(room):
        await decided_on_pizza(room)
        outcome = room.latest("outcome")
        [told] = await room.says("lena", said, under=outcome)
        assert "Shall I ask it again" in told
        [refused] = await room.says("omar", said, under=outcome)
        assert refused.startswith("Only Lena Vogt can start it over")

    asks()


@pytest.mark.parametrize("said", ["revote please, i missed it", "bitte neu abstimmen"])
def test_a_new_vote_on_what_is_decided_is_asked_for(said):
    @in_a_room
    async def asks(room):
        await decided_on_pizza(room)
        outcome = room.latest("outcome")
        assert len(await room.says("lena", said, under=outcome)) == 1

    asks()


@pytest.mark.parametrize("said", ["who won", "wer hat gewonnen?"])
def test_who_asks_who_won_where_nothing_was_decided_is_told_so(said):
    @in_a_room
    async def asks(room):
        [told] = await room.says("omar", said)
        assert told.startswith("Nobody is looking for a time or a decision with you")

    asks()


# Two languages in one sentence


@pytest.mark.parametrize(
    "said", ["remind die anderen please", "can someone remind die anderen", "erinner the others"]
)
def test_an_order_may_be_given_in_two_languages(said):
    @in_a_room
    async def says(room):
        options = await polled(room, EAT)
        [told] = await room.says("lena", said, under=options)
        assert told.startswith("“What do we eat?”: I remind ")

    says()


@pytest.mark.parametrize("said", ["can you die abstimmung schließen", "bitte close it"])
def test_so_may_the_order_to_close_it(said):
    @in_a_room
    async def says(room):
        await polled(room, EAT)
        [told] = await room.says("lena", said)
        assert told.startswith("Close “What do we eat?” now?")

    says()


@pytest.mark.parametrize("said", ["wer is still missing", "wann is the deadline"])
def test_so_may_a_question(said):
    @in_a_room
    async def asks(room):
        await polled(room, EAT)
        [told] = await room.says("omar", said)
        assert "0 of 5 have voted" in told

    asks()


# What is said in passing


@pytest.mark.parametrize(
    "said",
    [
        "a beer would be nice now haha",
        "ein bier wär jetzt schön haha",
        "Da war ich letztes Jahr, war mega",
        "i was there last year, it was great",
        "lg aus münchen",
        "regards from sunny lisbon",
        "das wär's",
        "its 3am and i cant sleep",
        "es ist 3 uhr und ich kann nicht schlafen",
    ],
)
def test_small_talk_is_no_wish_and_not_answered(said):
    @in_a_room
    async def says(room):
        assert await room.says("omar", said) == []
        options = await polled(room, EAT)
        for under in (None, options):
            assert await room.says("omar", said, under=under) == []
        assert the_only(room).answered == ()

    says()


@pytest.mark.parametrize("said", ["@lena I can't do Tuesday", "@lena dienstag kann ich nicht"])
def test_what_is_said_to_somebody_else_in_a_thread_asks_nothing_in_public(said):
    @in_a_room
    async def says(room):
        await meeting_asked(room)
        assert await room.says("omar", said, under=room.latest("card")) == []

    says()


# Whom something is asked of


@pytest.mark.parametrize(
    "said",
    [
        "frag mal @dana und @ines ob dienstag oder mittwoch besser ist",
        "ask @dana and @ines whether tuesday or wednesday is better",
    ],
)
def test_who_has_people_asked_which_day_is_better_asks_for_a_meeting_of_theirs(said):
    @in_a_room
    async def asks(room):
        await room.says("omar", f"@Convene {said}", channel=True)
        _, form = room.opened["omar"]
        filled = {each.name: each.value for each in form.fields}
        assert (filled["from"], filled["to"]) == ("2027-01-12", "2027-01-13")
        assert filled["subject"] == ""

    asks()


@pytest.mark.parametrize("said", ["cancel the vote", "cancel the vote please"])
def test_an_organiser_who_has_not_voted_cancels_it_for_all(said):
    @in_a_room
    async def says(room):
        await polled(room, EAT)
        [told] = await room.says("lena", said)
        assert told.startswith("Call “What do we eat?” off?")

    says()


@pytest.mark.parametrize("said", ["Lissabon oder Porto?", "hm, Lissabon or Porto?"])
def test_what_somebody_asks_between_is_offered_to_the_list(said):
    @in_a_room
    async def says(room):
        card = await choice_asked(room)
        [told] = await room.says("omar", said, under=card)
        assert told == "Shall that be on the list? Lissabon and Porto"
        await room.clicks("omar", "Put “Porto” on it")
        assert [each.title for each in the_only(room).listed] == ["Porto"]
        for other in ("today or tomorrow?", "yes or no?", "Dana or Raj?"):
            assert await room.says("omar", other, under=card) == []

    says()


@in_a_room
async def test_both_of_two_polls_with_the_same_titles_have_the_vote(room):
    for what in ("lunch", "dinner"):
        await room.says("lena", f"@Convene poll {what}? pizza or sushi", channel=True)
    await room.says("omar", "pizza")
    await room.says("omar", "both")
    assert [each.round.ballots["omar"].yes for each in room.decisions()] == [("A",), ("A",)]
