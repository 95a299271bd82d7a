"""Votes of several sentences and clauses: a no holds for what it stands before, and no further."""

import pytest

from orchestration.model.ballots import Approvals, Consents, OneOption, Order
from tests.conversation.choosing import polled, the_only
from tests.conversation.test_dialogues import at_the_vote, in_a_room
from tests.conversation.votes.test_turned_votes import ballot_after

NOTHING = "nothing"


def vote_on_times(said, *, alone=False):
    """Return the ballot, and what is said of it, after a message about three times."""
    found = []

    @in_a_room
    async def plays(room):
        options = await at_the_vote(room)
        told = await room.says("omar", said, under=None if alone else options)
        found.append((room.decisions()[0].round.ballots.get("omar", NOTHING), told))

    plays()
    return found[0]


@pytest.mark.parametrize(
    ("said", "option"),
    [
        ("Not B. C.", "C"),
        ("nicht A. B.", "B"),
        ("not the first. the second", "B"),
        ("Nicht C; A", "A"),
        ("C! (not A)", "C"),
        ("B. No wait, C.", "C"),
        ("B, no, wait: A", "A"),
        ("A. Nein warte, B", "B"),
        ("A no, B yes", "B"),
        ("A: nein, B: ja", "B"),
        ("A yes and B no", "A"),
        ("B doesn't work for me, but A does work", "A"),
        ("Option A passt mir gut, C geht gar nicht", "A"),
        ("C passt leider nicht, A geht", "A"),
        ("B wäre ok, A besser", "A"),
        ("A is fine but C is better", "C"),
        ("option 3!", "C"),
        ("Variante 2 bitte", "B"),
        ("a)", "A"),
        ("2️⃣", "B"),
        ("nimm B", "B"),
        ("nimm bitte C", "C"),
    ],
)
@pytest.mark.parametrize("alone", [True, False])
def test_each_clause_says_what_it_says_of_its_own_option(said, option, alone):
    assert vote_on_times(said, alone=alone)[0] == OneOption(option)


@pytest.mark.parametrize(
    "said",
    [
        "B, A no",
        "A, B: nein",
        "A or no",
        "the C-level meeting is at 3",
        "C u there",
        "b/c i'm travelling",
        "is B still possible?",
        "what was A again",
        "B no idea",
        "A is out of office, says Dana",
        "4",
    ],
)
@pytest.mark.parametrize("alone", [True, False])
def test_what_is_no_vote_in_all_its_words_is_none(said, alone):
    assert vote_on_times(said, alone=alone)[0] == NOTHING


def test_a_number_alone_is_a_vote_only_where_it_is_told_to_the_bot():
    assert vote_on_times("2", alone=True)[0] == OneOption("B")
    told = "I don't take that for a vote. “B” alone is one."
    assert vote_on_times("2") == (NOTHING, [told])


@pytest.mark.parametrize("said", ["whats option c again?", "is B still possible?", "was ist A?"])
def test_who_asks_what_an_option_is_is_shown_all_of_them(said):
    _, [told] = vote_on_times(said, alone=True)
    assert "• B: Tue 12 Jan" in told


@pytest.mark.parametrize("said", ["Who picked B?", "wer hat B gewählt?"])
def test_who_votes_for_an_option_is_answered_as_that(said):
    _, [told] = vote_on_times(said, alone=True)
    assert "who votes for what" in told


@pytest.mark.parametrize("said", ["A is too late for me", "B geht bei mir nicht vor 10"])
def test_who_says_of_themselves_why_an_option_does_not_suit_is_asked_about_a_no(said):
    ballot, [told] = vote_on_times(said)
    asked = f"I take that for a no to {said[0]}. Shall I keep that?"
    assert (ballot, told) == (NOTHING, asked)


@pytest.mark.parametrize(
    "said",
    [
        "did my vote count?",
        "has my vote been counted?",
        "is my vote in?",
        "did you get my vote?",
        "zählt meine Stimme?",
        "ist meine Stimme angekommen?",
        "wurde meine Stimme gezählt?",
    ],
)
def test_who_asks_whether_their_vote_counts_is_told_what_it_is(said):
    @in_a_room
    async def plays(room):
        options = await at_the_vote(room)
        assert "No: you have not voted yet." in (await room.says("omar", said))[0]
        await room.says("omar", "B", under=options)
        assert "Yes: B." in (await room.says("omar", said))[0]

    plays()


IF = "I can't tell whether an “if” holds, so that is no vote. “{name}” alone is one."


@pytest.mark.parametrize(
    "said",
    [
        "B please, unless it clashes with Mia's thing, then A",
        "B if Mia can come, otherwise A",
        "B if Mia can. Otherwise A.",
        "B, but if that clashes with the board then C",
        "B, unless it rains, in which case C",
        "if Mia can't make it, B",
        "depending on the weather, B",
        "B wenn Mia kann, sonst A",
        "B, es sei denn Mia kann nicht, dann A",
        "falls Mia nicht kann, B",
        "B geht nur wenn Mia da ist, sonst C",
    ],
)
@pytest.mark.parametrize("alone", [True, False])
def test_a_vote_on_a_condition_is_none_and_nor_is_what_stands_behind_it(said, alone):
    assert vote_on_times(said, alone=alone) == (NOTHING, [IF.format(name="B")])


@pytest.mark.parametrize(
    ("said", "option"),
    [
        ("if you ask me, C", "C"),
        ("wenn ihr mich fragt, C", "C"),
        ("changed my mind if that's ok, C", "C"),
        ("A, if need be C", "A"),
        ("B, if we're back by 2", "B"),
    ],
)
def test_an_if_on_which_no_option_hangs_leaves_the_vote(said, option):
    assert vote_on_times(said)[0] == OneOption(option)


@pytest.mark.parametrize(
    "said",
    [
        "pizza, unless it's from Gino's, then sushi",
        "pizza if it's fresh, otherwise salad",
        "pizza, es sei denn es ist die von Gino, dann Salad",
    ],
)
def test_nor_does_a_title_behind_a_condition_count(said):
    assert ballot_after(said, "@Convene poll pizza, sushi or salad?") == NOTHING


def test_talk_that_names_an_option_is_said_to_be_no_vote():
    told = "I don't take that for a vote. “A” alone is one."
    assert vote_on_times("the board meets if A is taken") == (NOTHING, [told])


@pytest.mark.parametrize("said", ["A is bad if it rains", "A is out if it rains"])
def test_a_no_that_hangs_on_an_if_rules_nothing_out(said):
    told = "I can't tell whether an “if” holds, so that is no vote. “A” alone is one."
    assert vote_on_times(said) == (NOTHING, [told])


@pytest.mark.parametrize(
    ("said", "ballot"),
    [
        ("Not tea. Coffee.", Approvals(("B",))),
        ("no tea. coffee", Approvals(("B",))),
        ("tea? no thanks. water", Approvals(("C",))),
        ("coffee obviously", Approvals(("B",))),
        ("alles außer coffee", Approvals(("A", "C"))),
        ("tea no, coffee yes", Approvals(("B",))),
    ],
)
@pytest.mark.parametrize("alone", [True, False])
def test_a_no_to_one_title_is_none_to_the_next(said, ballot, alone):
    @in_a_room
    async def plays(room):
        options = await polled(room, "@Convene poll tea, coffee or water?")
        await room.says("omar", said, under=None if alone else options)
        assert the_only(room).round.ballots["omar"] == ballot

    plays()


@pytest.mark.parametrize(
    ("rule", "said", "ballot", "note"),
    [
        (
            "consent",
            "pizza yes, I object to sushi: allergic to fish",
            Consents(("A",), (), ("B",)),
            "allergic to fish",
        ),
        ("consent", "yes to A and B", Consents(("A", "B"), (), ()), ""),
        ("consent", "yes to pizza and sushi", Consents(("A", "B"), (), ()), ""),
        (
            "consent",
            "I object to all of them: no steak",
            Consents((), (), ("A", "B", "C")),
            "no steak",
        ),
        ("ranked", "1. sushi 2. pizza", Order((("B",), ("A",))), ""),
        ("ranked", "1) C, 2) A, 3) B", Order((("C",), ("A",), ("B",))), ""),
    ],
)
@pytest.mark.parametrize("alone", [True, False])
def test_ballots_of_several_parts_are_read_in_words(rule, said, ballot, note, alone):
    @in_a_room
    async def plays(room):
        request = f"/convene poll pizza, sushi or salad?; {rule}"
        await room.says("lena", request, channel=True)
        await room.says("omar", said, under=None if alone else room.latest("options/"))
        round_ = the_only(room).round
        assert round_.ballots["omar"] == ballot
        assert ("omar" in round_.notes) == bool(note)

    plays()


def test_what_is_voted_before_a_correction_is_left_alone_on_other_rules_too():
    assert ballot_after("pizza. no wait, sushi", "@Convene poll pizza, sushi or salad?") == (
        Approvals(("B",))
    )
