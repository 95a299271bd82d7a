"""Words and signs that turn what they stand beside: said under options → what it counts as."""

import pytest

from orchestration.model.ballots import Approvals, NoneOfThese, OneOption, Order
from tests.conversation.choosing import polled, the_only
from tests.conversation.test_dialogues import in_a_room

POLL = "@Convene poll pizza, sushi or salad?"
PROPOSAL = "@Convene poll: shall we move to Basel?"
YES, NO, NOTHING = OneOption("A"), NoneOfThese(), "nothing"


def ballot_after(said, words, held=""):
    found = []

    @in_a_room
    async def plays(room):
        options = await polled(room, words)
        if held:
            await room.says("omar", held, under=options)
        await room.says("omar", said, under=options)
        found.append(the_only(room).round.ballots.get("omar", NOTHING))

    plays()
    return found[0]


@pytest.mark.parametrize(
    ("said", "yes"),
    [
        ("hm wait no sushi", "B"),
        ("no sorry B", "B"),
        ("no sorry salad", "C"),
        ("ach ne, Sushi", "B"),
        ("nee warte, doch B", "B"),
        ("ne quatsch, Salat", "C"),
        ("hmm no, C", "C"),
        ("oh wait no, make that C", "C"),
    ],
)
def test_who_turns_to_another_option_has_voted_for_that_one(said, yes):
    assert ballot_after(said, POLL, "pizza") == Approvals(tuple(yes))


@pytest.mark.parametrize("said", ["A or B idc", "pizza oder sushi, egal", "A/B, whichever"])
def test_either_of_two_is_both_of_them(said):
    assert ballot_after(said, POLL) == Approvals(("A", "B"))


@pytest.mark.parametrize("said", ["whichever", "whatever works for you", "idc tbh"])
def test_who_leaves_it_to_the_others_abstains(said):
    assert ballot_after(said, POLL) is None


@pytest.mark.parametrize("said", ["no sushi", "ok no sushi", "but no B"])
def test_a_bare_no_turns_to_nothing(said):
    assert ballot_after(said, POLL, "pizza") == Approvals(("A",))


@pytest.mark.parametrize(
    ("said", "order"),
    [
        ("sushi first, then salad. no wait salad first", "CB"),
        ("sushi, then salad. no wait salad first", "CB"),
        ("sushi then salad. no sorry salad first", "CB"),
        ("Sushi zuerst, dann Salat. ne warte, Salat zuerst", "CB"),
        ("B > C > A. wait, A first", "ABC"),
        ("B > C > A. hm no, A second", "BAC"),
        ("B then C. no wait B last", "CAB"),
        ("sushi first, then a salad", "BC"),
    ],
)
def test_who_puts_one_elsewhere_keeps_the_order_of_the_rest(said, order):
    ranked = "@Convene poll ranked: pizza, sushi or salad?"
    assert ballot_after(said, ranked) == Order(tuple((each,) for each in order))


@pytest.mark.parametrize(
    ("said", "yes"),
    [
        ("pizza, not sushi", "A"),
        ("sushi and salad but not pizza", "BC"),
        ("all but pizza", "BC"),
        ("not pizza but sushi", "B"),
        ("pizza instead of sushi", "A"),
        ("I prefer sushi to pizza", "B"),
        ("I'd prefer to have sushi", "B"),
        ("pizza rather than salad", "A"),
        ("Pizza statt Sushi", "A"),
        ("instead of pizza, sushi", "B"),
        ("lieber Sushi als Pizza", "B"),
        ("pizza over sushi", "A"),
        ("👍 pizza", "A"),
        ("pizza 👍🏽", "A"),
        ("pizza? no, sushi", "B"),
        ("pizza? yes!", "A"),
        ("pizza, but sushi is fine too", "AB"),
        ("anything but pizza again", "BC"),
        ("alles außer Pizza", "BC"),
        ("I said salad but meant sushi", "B"),
        ("sushi please, I had pizza yesterday", "B"),
        ("pizza 100%", "A"),
        ("no salad, pizza please", "A"),
    ],
)
def test_what_is_chosen_counts_and_what_it_is_put_above_does_not(said, yes):
    assert ballot_after(said, POLL) == Approvals(tuple(yes))


@pytest.mark.parametrize(
    "said",
    [
        "pizza? no",
        "not sure",
        "not sure about pizza",
        "pizza, not sure",
        "❌ pizza",
        "pizza 🚫",
        "👎 pizza",
        "no pizza",
        "keine pizza",
        "not pizza",
        "not pizza again",
        "nicht schon wieder Pizza",
        "pizza? anyone?",
        "sushi, says Raj",
        "👎 sushi 👍 pizza",
        "no salad, pizza",
        "I come for the company, not pizza",
        "👍🏽",
    ],
)
def test_what_is_turned_away_is_no_vote_for_it(said):
    assert ballot_after(said, POLL) == NOTHING


@pytest.mark.parametrize(
    "said", ["❌ pizza", "pizza ❌", "pizza? no", "no pizza", "not pizza", "nicht Pizza"]
)
def test_a_vote_for_what_is_turned_away_is_taken_back(said):
    assert ballot_after(said, POLL, held="pizza") == NOTHING
    assert ballot_after(said, POLL, held="pizza and sushi") == Approvals(("B",))


@pytest.mark.parametrize(
    "said",
    [
        "keine pizza",
        "please no pizza",
        "no pizza again",
        "not pizza again please",
        "not pizza",
        "please not pizza",
        "not pizza or salad",
        "not pizza, too far",
        "not A",
        "bitte nicht Pizza",
        "bloß nicht Pizza",
        "nicht schon wieder Pizza",
        "nicht A, zu weit",
    ],
)
def test_who_is_against_an_option_votes_for_no_other(said):
    @in_a_room
    async def says(room):
        options = await polled(room)
        await room.says("omar", said, under=options)
        assert the_only(room).round.ballots == {}
        assert not any("I don't take that" in words for _, words in room.told)
        assert "Pizza" in room.told[-1][1]

    says()


@pytest.mark.parametrize(
    ("said", "ballot"),
    [
        ("Basel? no", NO),
        ("Basel? yes", YES),
        ("Basel? hmm", NOTHING),
        ("👍🏽", YES),
        ("👍👍", YES),
        ("👎🏿", NO),
        ("❌", NO),
        ("🚫", NO),
        ("yes 🎉", YES),
        ("not Basel", NO),
        ("no Basel", NO),
        ("not sure", NOTHING),
        ("ok, thanks", NOTHING),
        ("ok, will read it", NOTHING),
        ("sure, I'll have a look", NOTHING),
        ("no, that was Raj", NOTHING),
        ("yes, but only in summer", YES),
        ("nein, weil es zu weit ist", NO),
        ("yes please, finally", YES),
        ("eher nicht", NO),
        ("no way, I like it", NOTHING),
        ("nicht dagegen", NOTHING),
        ("fine, whatever", NOTHING),
        ("von mir aus", YES),
        ("von mir aus gern", YES),
        ("von mir aus gerne", YES),
        ("meinetwegen ja", YES),
    ],
)
def test_what_is_said_to_a_proposal_alone(said, ballot):
    assert ballot_after(said, PROPOSAL) == ballot
