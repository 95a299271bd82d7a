"""What people type in a hurry, half a thought at a time: said → told, counted, or left alone."""

import pytest

from orchestration.deciding.rounds.assessment import profile_of
from orchestration.model.ballots import Approvals, OneOption
from orchestration.model.preferences import Polarity
from tests.conversation.afterwards.test_later import decided_on_pizza
from tests.conversation.choosing import polled, the_only
from tests.conversation.test_dialogues import asked, at_the_vote, decided, in_a_room

EAT = "@Convene poll what do we eat? pizza, sushi, ramen or falafel"
DECIDE = "/convene decide where do we go for the offsite?"


def wishes_of(room, who):
    return profile_of(room.decisions()[0], who).wishes


# Short forms


@pytest.mark.parametrize("please", ["please", "pls", "plz", "plss", "Pls"])
def test_please_is_said_in_few_letters(please):
    @in_a_room
    async def says(room):
        await decided(room)
        [told] = await room.says("omar", f'add "budget" to the agenda {please}')
        assert told.startswith("On the agenda of “hiring”, for all in it to see: budget")

    says()


@pytest.mark.parametrize("said", ["close please", "close pls", "pls close"])
def test_an_organiser_closes_a_vote_kindly(said):
    @in_a_room
    async def says(room):
        options = await polled(room, EAT)
        [told] = await room.says("lena", said, under=options)
        assert told.startswith("Close “What do we eat?” now?")

    says()


# The clock


@pytest.mark.parametrize(
    "said",
    [
        "sorry its 2am here, will look tmrw",
        "it's 2am here",
        "it's already 11pm for me",
        "hier ist es grad 2 uhr nachts",
    ],
)
def test_how_late_it_is_for_somebody_is_no_wish(said):
    @in_a_room
    async def says(room):
        await asked(room)
        assert await room.says("omar", said) == []
        assert wishes_of(room, "omar") == ()
        assert room.decisions()[0].answered == ()

    says()


@in_a_room
async def test_an_hour_that_suits_is_one_all_the_same(room):
    await asked(room)
    await room.says("dana", "it's 9am that works for me")
    assert wishes_of(room, "dana")


# A day that is struck again


@pytest.mark.parametrize("said", ["scratch thu", "cross off thursday please"])
def test_a_day_is_struck(said):
    @in_a_room
    async def says(room):
        await asked(room)
        await room.says("omar", said)
        [wish] = wishes_of(room, "omar")
        assert (wish.polarity, "Thursdays" in wish.restatement) == (Polarity.AGAINST, True)

    says()


# One more time


@pytest.mark.parametrize(
    ("said", "lists"),
    [
        ("geht auch früh, so 8 uhr?", False),
        ("8am works too", False),
        ("8am works", True),
        ("8 uhr geht", True),
    ],
)
@pytest.mark.parametrize("before", ["Wednesdays are a bit weird", ""])
def test_a_time_that_suits_too_says_nothing_of_others(said, lists, before):
    @in_a_room
    async def says(room):
        await asked(room)
        if before:  # and a question of the bot's is open then
            await room.says("omar", before)
        await room.says("omar", said)
        wishes = wishes_of(room, "omar")
        assert wishes[0].polarity is Polarity.ACCEPTS
        assert (len(wishes) > 1) is lists

    says()


# Questions


@pytest.mark.parametrize(
    "said", ["when do i get the options?", "when do we get options", "wann krieg ich die optionen"]
)
def test_when_there_are_options_is_asked(said):
    @in_a_room
    async def says(room):
        await asked(room)
        [told] = await room.says("omar", said)
        assert "0 of 3 have answered. I wait until" in told

    says()


@pytest.mark.parametrize("said", ["can i change my vote later?", "can I change my vote?"])
def test_whether_a_vote_can_be_changed_is_asked(said):
    @in_a_room
    async def says(room):
        await at_the_vote(room)
        [told] = await room.says("omar", said)
        assert "you have not voted yet. You can vote, and change that, until" in told

    says()


@pytest.mark.parametrize("said", ["ok which ones do we have", "which ones are there so far"])
def test_which_proposals_there_are_is_asked_without_a_mark(said):
    @in_a_room
    async def says(room):
        await room.says("lena", DECIDE, channel=True)
        card = room.latest("card")
        await room.says("omar", "Plön", under=card)
        [told] = await room.says("lena", said, under=card)
        assert told.startswith("“Where do we go for the offsite?”: Plön.")
        assert "lena" not in the_only(room).answered

    says()


# Votes


@pytest.mark.parametrize("said", ["oh and sushi", "or sushi", "or sushi, both good", "und sushi"])
def test_one_more_is_added_to_a_vote(said):
    @in_a_room
    async def says(room):
        options = await polled(room, EAT)
        await room.says("omar", "ramen!!", under=options)
        assert await room.says("omar", said, under=options) == ["Your vote is in: C and B."]
        assert the_only(room).round.ballots["omar"] == Approvals(("C", "B"))

    says()


@in_a_room
async def test_of_two_of_which_one_is_on_the_table_that_one_is_asked_about(room):
    options = await polled(room, EAT)
    [told] = await room.says("raj", "im vegan so falafel or salad", under=options)
    assert told == "I take that for “D”. Shall it count as your vote?"
    await room.clicks("raj", "Count it")
    assert the_only(room).round.ballots["raj"] == Approvals(("D",))


@pytest.mark.parametrize(
    ("said", "letter"),
    [
        ("changed my mind, Tuesday is better", "B"),
        ("changed my mind, Wednesday", "C"),
        ("changed my mind, Dienstag passt besser", "B"),
    ],
)
@pytest.mark.parametrize("alone", [True, False])
def test_who_changes_to_a_day_votes_for_the_only_option_on_it(said, letter, alone):
    @in_a_room
    async def says(room):
        options = await at_the_vote(room)
        await room.says("omar", said, under=None if alone else options)
        assert the_only(room).round.ballots["omar"] == OneOption(letter)

    says()


@in_a_room
async def test_who_goes_with_the_majority_abstains(room):
    options = await polled(room, EAT)
    told = await room.says("omar", "i'd go with whatever most want", under=options)
    assert told == ["You abstain; a later vote still counts."]


# Talk


@pytest.mark.parametrize("said", ["lol @omar 6pm is not that late", "@omar Mondays are bad?"])
def test_what_is_said_to_somebody_by_name_is_for_them(said):
    @in_a_room
    async def says(room):
        options = await at_the_vote(room)
        assert await room.says("dana", said, under=options) == []

    says()


# Wishes for what is on a list


@pytest.mark.parametrize("said", ["+1 Plön", "+1 for plön", "+ 1 für Plön"])
def test_one_more_for_a_proposal_is_a_wish_for_it(said):
    @in_a_room
    async def says(room):
        await room.says("lena", DECIDE, channel=True)
        card = room.latest("card")
        await room.says("omar", "Plön", under=card)
        [told] = await room.says("dana", said, under=card)
        assert "• prefers Plön" in told or "• lieber Plön" in told

    says()


# The same once more


@pytest.mark.parametrize("said", ["same poll next friday", "the same next friday please"])
def test_who_wants_the_same_on_a_day_opens_nothing_yet(said):
    @in_a_room
    async def says(room):
        await decided_on_pizza(room)
        [told] = await room.says("lena", f"@Convene {said}", channel=True)
        assert told.startswith("“Pizza, sushi or salad?” again: shall I ask everyone now?")
        assert len(room.decisions()) == 1

    says()


@in_a_room
async def test_the_same_without_one_of_its_options(room):
    await decided_on_pizza(room)
    [told] = await room.says("lena", "und für donnerstag nochmal bitte, ohne sushi")
    assert told.startswith("“Pizza, sushi or salad?” again, without Sushi")


# Sighs, slips and what they lead to


@pytest.mark.parametrize(
    ("said", "heard"),
    [
        ("ah shit freitag geht doch nur bis 2", "kann freitags ab 14:00 Uhr nicht"),
        ("damn, can't do monday", "can't do Mondays"),
        ("mist, montag geht doch nicht", "kann montags nicht"),
        ("monday is crap", "would rather avoid Mondays"),
    ],
)
def test_a_sigh_before_a_wish_is_no_part_of_it(said, heard):
    @in_a_room
    async def says(room):
        await asked(room)
        [told] = await room.says("omar", said)
        assert heard in [each.restatement for each in wishes_of(room, "omar")]
        assert "couldn't place" not in told
        assert "konnte ich nicht" not in told

    says()


@pytest.mark.parametrize(
    "said", ["nvm only A", "hab mich verklickt, ich wollte A", "misclicked, I meant A"]
)
@pytest.mark.parametrize("alone", [True, False])
def test_who_has_slipped_votes_anew(said, alone):
    @in_a_room
    async def says(room):
        options = await at_the_vote(room)
        await room.says("omar", "C", under=options)
        told = await room.says("omar", said, under=None if alone else options)
        assert told == ["Your vote is in: A."]

    says()


@in_a_room
async def test_what_the_last_voter_would_have_instead_is_heard_before_the_count(room):
    options = await at_the_vote(room)
    others = [who for who in room.people if who != "omar"]
    for who in others:
        await room.says(who, "A", under=options)
    told = await room.says("omar", "none of these, the mornings would be better", under=options)

    assert "prefers mornings" in told[0]
    assert told[0].endswith("Your vote is in: none of these.")
    assert "is settled" not in told[0]
    assert "is already decided" not in "".join(told)


@pytest.mark.parametrize("said", ["can't do any of these anymore, sorry", "can't make any of them"])
def test_whom_no_option_suits_says_so_in_the_thread(said):
    @in_a_room
    async def says(room):
        options = await at_the_vote(room)
        assert await room.says("omar", said, under=options) == ["Your vote is in: none of these."]

    says()


# What it is, and when


@pytest.mark.parametrize("said", ["yo whats this", "what is this?", "was ist das"])
def test_who_is_asked_and_knows_nothing_of_it_hears_what_it_is(said):
    @in_a_room
    async def says(room):
        await asked(room)
        [told] = await room.says("omar", said)
        assert told.startswith("“hiring” · 45 min · 11–15 Jan · asked by Lena Vogt.")

    says()


@pytest.mark.parametrize("said", ["whats that in my time", "what time is that for me?"])
def test_a_decision_is_told_on_the_clock_of_who_asks(said):
    @in_a_room
    async def says(room):
        await decided(room)
        [told] = await room.says("omar", said)
        assert "Mon 11 Jan, 17:00–17:45 · 14:00 in Berlin" in told

    says()


@pytest.mark.parametrize(
    "said", ["i'll be there but have to leave 15 min early", "muss 10 min früher weg"]
)
def test_who_leaves_early_gives_nothing_up(said):
    @in_a_room
    async def says(room):
        outcome = await decided(room)
        [told] = await room.says("omar", said)
        assert told.startswith("I tell nobody. Say it in the thread")
        assert await room.says("omar", said, under=outcome) == []

    says()


@in_a_room
async def test_who_asks_who_did_something_then_gives_nothing_up_either(room):
    outcome = await decided(room)
    assert await room.says("omar", "who booked this at lunch lol", under=outcome) == []
