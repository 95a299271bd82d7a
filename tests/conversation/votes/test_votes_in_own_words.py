"""Votes as people type them between two other things: said under the options, or alone → ballot."""

from fractions import Fraction

import pytest

from orchestration.model.ballots import (
    Approvals,
    Consents,
    NoneOfThese,
    OneOption,
    Points,
)
from tests.conversation.choosing import polled, the_only
from tests.conversation.talk.test_messy_messages import EAT
from tests.conversation.test_dialogues import in_a_room
from tests.conversation.votes.test_votes_by_rule import NOTHING, cast, opened, order

LUNCH = "Pizza Napoli, Thai Garden, Noodle House, Soup Bar"
NAMES = "Falcon, Marmot, Otter, Heron"
PLACES = "Lüneburg, Plön, Bad Bevensen"
TOOLS = "Metabase, Superset, Looker; dots, 10 dots each"
PROPOSAL = "shall we move the standup to 9:30?"

EITHER_WAY = pytest.mark.parametrize("alone", [True, False])


@pytest.mark.parametrize(
    ("said", "yes", "if_need_be"),
    [
        ("napoli und die suppe", "AD", ""),
        ("thai garden wär nice, notfalls noodle", "B", "C"),
        ("ich bin raus bei pizza, rest gerne", "BCD", ""),
        ("alles was nicht pizza ist", "BCD", ""),
        ("everything that isn't pizza", "BCD", ""),
        ("the thai one and the soup place", "BD", ""),
        ("thai 👍 pizza 👎", "B", ""),
        ("I'm out for pizza, the others are fine", "BCD", ""),
    ],
)
@EITHER_WAY
def test_approvals_in_passing(said, yes, if_need_be, alone):
    ballot = cast(LUNCH, "approval", said, alone=alone)[0]
    assert ballot == Approvals(tuple(yes), tuple(if_need_be))


@pytest.mark.parametrize(
    ("said", "option"),
    [
        ("pizza i guess, if nobody minds", "A"),
        ("die suppe, wenn keiner was dagegen hat", "D"),
        ("ich schwanke zw thai und suppe, nehm suppe", "D"),
        ("torn between pizza and thai, but thai", "B"),
        ("hm noodle... nee doch suppe", "D"),
    ],
)
@EITHER_WAY
def test_one_option_behind_a_doubt(said, option, alone):
    assert cast(LUNCH, "plurality", said, alone=alone)[:2] == (OneOption(option), "")


@pytest.mark.parametrize(
    ("said", "places"),
    [
        ("Otter/Heron gleich auf, dann Falcon", "CD>A"),
        ("otter and heron tied, then falcon", "CD>A"),
        ("bitte nicht marmot, sonst heron > falcon", "D>A>C>B"),
        ("otter then falcon, anything but marmot", "C>A>D>B"),
        ("otter, heron, just not falcon", "C>D>B>A"),
        ("heron is my fave, then otter, i could do without the others", "D>C"),
        ("marmot last, otter first, others in between", "C>AD>B"),
    ],
)
@EITHER_WAY
def test_orders_in_passing(said, places, alone):
    assert cast(NAMES, "ranked, secret", said, alone=alone)[:2] == (order(places), "")


@pytest.mark.parametrize(
    ("said", "points"),
    [
        ("metabase 5, je 2 für die anderen", {"A": 5, "B": 2, "C": 2}),
        ("metabase 6 and 2 each for the others", {"A": 6, "B": 2, "C": 2}),
        ("halb superset halb metabase", {"B": 5, "A": 5}),
        ("8 on superset and whatever is left on metabase", {"B": 8, "A": 2}),
        ("superset 7, was übrig bleibt auf metabase", {"B": 7, "A": 3}),
    ],
)
@EITHER_WAY
def test_points_in_passing(said, points, alone):
    held = Points({option: Fraction(number) for option, number in points.items()})
    assert cast(TOOLS, "secret", said, alone=alone)[0] == held


@pytest.mark.parametrize(
    ("said", "ballot", "why"),
    [
        (
            "lüneburg ok, bad bevensen auch, plön nicht: zu weit",
            Consents(("A", "C"), (), ("B",)),
            "zu weit",
        ),
        ("kann mit allem leben", Consents(("A", "B", "C")), ""),
        ("kann mit plön gut leben", Consents(("B",)), ""),
        (
            "fine with anything except plön bc no train",
            Consents(("A", "C"), (), ("B",)),
            "no train",
        ),
        ("plön wäre schwierig, aber ich blockiere nicht", Consents((), ("B",)), ""),
        ("plön is not ideal but I won't block it", Consents((), ("B",)), ""),
    ],
)
@EITHER_WAY
def test_consent_in_passing(said, ballot, why, alone):
    assert cast(PLACES, "consent", said, alone=alone)[:2] == (ballot, why)


@pytest.mark.parametrize(
    ("rule", "said", "ballot", "why"),
    [
        ("majority", "kann ich mit leben", OneOption("A"), ""),
        ("majority", "i can live with that", OneOption("A"), ""),
        ("majority", "not a fan tbh", NoneOfThese(), ""),
        ("majority", "geht leider nicht wegen kita", NoneOfThese(), "wegen kita"),
        ("consent", "hab bedenken: kita", Consents((), (), ("A",)), "kita"),
        ("consent", "keine bedenken", Consents(("A",)), ""),
    ],
)
@EITHER_WAY
def test_a_proposal_in_passing(rule, said, ballot, why, alone):
    assert cast(PROPOSAL, rule, said, alone=alone)[:2] == (ballot, why)


@pytest.mark.parametrize(
    ("said", "option", "why"),
    [
        ("Thai, but only if we skip the garden", "B", "only if we skip the garden"),
        ("noodle, unless the pizza place is closed", "C", "unless the pizza place is closed"),
        ("pizza, weil im garden immer voll ist", "A", "weil im garden immer voll ist"),
    ],
)
@EITHER_WAY
def test_a_note_may_have_a_word_of_another_option(said, option, why, alone):
    assert cast(LUNCH, "approval", said, alone=alone)[:2] == (Approvals((option,)), why)


@pytest.mark.parametrize("alone", [True, False])
def test_what_hangs_on_another_option_by_its_name_is_no_vote(alone):
    said = "thai garden wenn ihr nicht schon im noodle house wart"
    assert cast(LUNCH, "approval", said, alone=alone)[0] == NOTHING


@pytest.mark.parametrize("said", ["fine, if we're back by 2", "ok wenn wir um 2 zurück sind"])
def test_on_what_condition_one_is_fine_with_ones_vote_is_its_note(said):
    ballot, why, [told] = cast(LUNCH, "approval", said, held="pizza", alone=True)
    assert ballot == Approvals(("A",))
    assert (why, "stays between us" in told) == (said[said.index(" ") :].strip(), True)


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ("none, all too far", "all too far"),
        ("nix davon, zu teuer", "zu teuer"),
        ("keins, alles zu weit weg", "alles zu weit weg"),
        ("nothing for me, too expensive", "too expensive"),
    ],
)
@EITHER_WAY
def test_none_of_these_has_its_why(said, why, alone):
    assert cast(LUNCH, "approval", said, alone=alone)[:2] == (NoneOfThese(), why)


@in_a_room
async def test_how_somebody_votes_is_told_to_nobody_while_it_is_secret(room):
    await opened(room, LUNCH, "approval, secret")
    for said in ("same as lena", "what lena said", "ich nehm das was lena hat"):
        [told] = await room.says("omar", said)
        assert told.startswith("This vote is secret: I tell nobody what Lena Vogt votes.")


@pytest.mark.parametrize("said", ["did you get my vote", "hat meine stimme gezählt?"])
def test_who_asks_whether_a_vote_is_in_is_told_what_counts(said):
    assert cast(LUNCH, "approval", said, held="pizza", alone=True)[2] == ["Yes: A."]


@pytest.mark.parametrize(
    ("said", "yes", "if_need_be"),
    [
        ("A works. B is bad. C if it must be", ("A",), ("C",)),
        ("A passt. B ist doof. C wenn es sein muss", ("A",), ("C",)),
        ("B but no way C", ("B",), ()),
        ("B, aber auf keinen Fall C", ("B",), ()),
        ("falafel. actually ramen. hmm, no: falafel", ("D",), ()),
        ("ramen. ähm nein: falafel", ("D",), ()),
        ("ok with ramen if need be", (), ("C",)),
        ("any of these", ("A", "B", "C", "D"), ()),
    ],
)
def test_all_that_is_said_of_options_counts_and_the_last_word_of_it(said, yes, if_need_be):
    @in_a_room
    async def votes(room):
        options = await polled(room, EAT)
        for who, under in (("omar", options), ("dana", None)):
            await room.says(who, said, under=under)
            assert the_only(room).round.ballots[who] == Approvals(yes, if_need_be)

    votes()


@pytest.mark.parametrize(
    "said",
    [
        "none, I'll take whichever gets the most votes",
        "whatever wins is fine with me",
        "ich nehm das, was die meisten Stimmen hat",
        "egal, was gewinnt passt",
    ],
)
def test_who_leaves_it_to_the_most_abstains(said):
    @in_a_room
    async def votes(room):
        options = await polled(room, EAT)
        for who, under in (("omar", options), ("dana", None)):
            [told] = await room.says(who, said, under=under)
            assert told == "You abstain; a later vote still counts."

    votes()


@in_a_room
async def test_an_objection_that_waits_for_its_reason_is_not_forgotten_with_the_next(room):
    options = await polled(room, f"{EAT}, by consent")
    await room.says("omar", "veto C", under=options)
    [told] = await room.says("omar", "object to A", under=options)
    assert told.startswith("An objection needs a reason: “object to C and A: too far”.")
    await room.says("omar", "because both are too salty", under=options)
    assert the_only(room).round.ballots["omar"].objections == ("C", "A")
