"""Votes under options that have names, and what is asked about them: said → what it counts as."""

import pytest

from tests.conversation.choosing import AGAINST, CLOSED, FOR, asked, polled, the_only
from tests.conversation.test_dialogues import in_a_room


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("actually sushi instead", "Your vote is in: B."),
        ("doch lieber Sushi", "Your vote is in: B."),
        ("I'd rather have Sushi", "Your vote is in: B."),
        ("change to B", "Your vote is in: B."),
        ("+1 for B", "Your vote is in: B."),
        ("definitely salat", "Your vote is in: C."),
        ("pizzza", "Your vote is in: A."),
        ("sushi for a change", "Your vote is in: B."),
        ("@Convene sushi please", "Your vote is in: B."),
        ("no pizza", "Your vote is taken back. Until it closes, you can vote."),
        ("I don't care", "You abstain; a later vote still counts."),
        ("egal", "You abstain; a later vote still counts."),
        ("I abstain", "You abstain; a later vote still counts."),
        (
            "pizza, but only if it's not too late",
            "Your vote is in: A. Your note stays in this thread.",
        ),
        (
            "sushi, and I don't want nuts",
            "Your vote is in: B. Only the vote counts, not “and I don't want nuts”.",
        ),
        ("Salat wäre super", "Your vote is in: C."),
        ("sorry, I meant sushi", "Your vote is in: B."),
        ("take pizza off the list", CLOSED),
        ("both are fine", "Which two? Name them, like “A and B”."),
        (
            "pizza gives me heartburn",
            "I don't take that for a vote. “A” alone is one. Your vote stays: A.",
        ),
        (
            "B is too far for me",
            "I take that for a no to B. Shall I keep that?",
        ),
    ],
)
def test_a_reply_that_names_an_option_is_answered(said, told):
    @in_a_room
    async def answers(room):
        options = await polled(room)
        await room.says("omar", "A", under=options)
        assert await room.says("omar", said, under=options) == [told]

    answers()


@pytest.mark.parametrize("said", ["both are fine", "I'd take both", "both pizza and sushi"])
def test_both_are_two_of_two(said):
    @in_a_room
    async def votes(room):
        options = await polled(room, "@Convene poll pizza or sushi?")
        assert await room.says("omar", said, under=options) == ["Your vote is in: A and B."]

    votes()


@in_a_room
async def test_small_talk_under_options_is_no_vote_and_no_wish(room):
    options = await polled(room)
    said = await room.says("omar", "sounds like a feast, who's paying?", under=options)
    assert said == []
    assert "omar" not in the_only(room).profiles


@pytest.mark.parametrize(
    ("said", "counted"), [*((each, 1) for each in FOR), *((each, 0) for each in AGAINST)]
)
@pytest.mark.parametrize("is_private", [False, True])
def test_what_alone_is_proposed_is_agreed_to_or_not(said, counted, is_private):
    @in_a_room
    async def votes(room):
        options = await polled(room, "@Convene poll: shall we move to Basel?")
        if is_private and "Basel" in said:
            return
        await room.says("omar", said, under=None if is_private else options)
        await room.closes("lena")
        assert the_only(room).round.tally.points["A"] == counted

    votes()


@in_a_room
async def test_what_alone_is_proposed_has_a_yes_and_a_no(room):
    await polled(room, "@Convene poll: shall we move to Basel?")
    await room.clicks("omar", "Yes")
    await room.clicks("dana", "No")
    await room.fills("dana")
    await room.closes("lena")
    assert the_only(room).round.tally.points["A"] == 1


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("I changed my mind, only A", "Your vote is in: A."),
        ("I changed my mind, only sushi", "Your vote is in: B."),
        ("I want to change my vote to B", "Your vote is in: B."),
        ("I abstain", "You abstain; a later vote still counts."),
    ],
)
def test_another_vote_in_private(said, told):
    @in_a_room
    async def votes(room):
        await polled(room)
        assert await room.says("omar", said) == [told]

    votes()


@in_a_room
async def test_a_vote_on_what_is_proposed_is_changed_in_private(room):
    await polled(room, "@Convene poll: shall we move to Basel?")
    await room.says("omar", "no")
    assert await room.says("omar", "I want to change my vote to yes") == ["Your vote is in: yes."]


@pytest.mark.parametrize(
    ("asks", "told"),
    [
        ("when does it close?", "“Pizza, sushi or salad?”: vote on A, B and C by "),
        ("wann endet die Abstimmung?", "“Pizza, sushi or salad?”: vote on A, B and C by "),
        ("what's on the list?", "“Pizza, sushi or salad?”: A (Pizza), B (Sushi) and C (Salad)."),
        ("was steht auf der Liste?", "“Pizza, sushi or salad?”: A (Pizza), B (Sushi) and"),
        ("who voted for what?", "“Pizza, sushi or salad?”: reactions under the options show"),
        ("wer hat wofür gestimmt?", "“Pizza, sushi or salad?”: reactions under the options show"),
        ("when is it?", "No time is looked for here just now."),
    ],
)
@pytest.mark.parametrize("channel", [True, False])
def test_what_is_asked_about_a_poll(asks, told, channel):
    @in_a_room
    async def plays(room):
        await polled(room)
        mention = "@Convene " if channel else ""
        [said] = await room.says("omar", f"{mention}{asks}", channel=channel)
        assert said.startswith(told)

    plays()


@pytest.mark.parametrize("asks", ["what's my vote?", "how did I vote?", "was habe ich gewählt?"])
def test_ones_own_vote_is_told(asks):
    @in_a_room
    async def plays(room):
        await room.says("omar", "B", under=await polled(room))
        [said] = await room.says("omar", asks)
        assert said.endswith("Your vote: B.")
        assert the_only(room).round.ballots["omar"]

    plays()


@in_a_room
async def test_of_a_secret_vote_nobody_is_told(room):
    await room.says("lena", "poll tea or coffee")
    await room.fills("lena", secret="secret")
    [said] = await room.says("omar", "who voted for what?")
    secret = "“Tea or coffee”: the vote is secret, and nobody is told who votes for what."
    assert said == f"{secret} 0 of 5 have voted."


@in_a_room
async def test_the_list_of_a_choice_is_told_in_its_thread(room):
    card = await asked(room)
    question = "“Where shall we eat on Friday?”"
    assert await room.says("omar", "what's on the list?", under=card) == [
        f"{question}: nothing is on the list yet. Reply in its thread to add to it."
    ]
    await room.says("omar", "pizza, thai", under=card)
    assert await room.says("omar", "what's on the list?", under=card) == [
        f"{question}: Pizza and Thai. Reply in its thread to add to it."
    ]


@in_a_room
async def test_what_was_decided_is_told_with_its_question_and_is_no_time(room):
    options = await polled(room)
    await room.says("omar", "A", under=options)
    await room.closes("lena")
    [how] = await room.says("omar", "how was it decided?")
    assert how.startswith("“Pizza, sushi or salad?”: ")
    assert await room.says("omar", "when is it?") == ["No time is looked for here just now."]


@pytest.mark.parametrize("said", ["@Convene I vote pizza", "@Convene put me down for pizza"])
def test_a_vote_by_title_in_the_channel(said):
    @in_a_room
    async def votes(room):
        await polled(room)
        assert await room.says("omar", said, channel=True) == ["Your vote is in: A."]

    votes()


@in_a_room
async def test_of_two_votes_the_one_that_has_the_option_is_meant(room):
    await polled(room)
    await room.says("lena", "/convene poll tea or coffee?", channel=True)
    told = await room.says("omar", "coffee please")
    assert told == ["Your vote on “Tea or coffee?” is in: B."]
    assert "omar" in room.decisions()[1].round.votes
    assert room.decisions()[0].round.votes == {}


@in_a_room
async def test_what_rules_an_option_out_in_private_is_a_wish(room):
    await polled(room)
    await room.says("omar", "no sushi please")
    assert "omar" in the_only(room).profiles
    assert the_only(room).round.votes == {}
