"""Votes with a remark before or behind them, and lists with names that are no option."""

import pytest

from orchestration.model.ballots import Approvals, Order, Points
from tests.conversation.votes.test_votes_by_rule import FOOD, NOTHING, cast

TEAM = "Kletterhalle, Kanu, Escape Room, Weinprobe"


def order(places):
    return Order(tuple(tuple(each) for each in places.split()))


@pytest.mark.parametrize(
    ("said", "places"),
    [
        ("sorry hatte urlaub! escape room, dann weinprobe, dann kanu", "C D B"),
        ("actually found wifi. Kanu first then Escape Room", "B C"),
        ("too busy this week! kanu over weinprobe", "B D"),
        ("hab ich ganz vergessen, sorry. kanu, dann escape room. schönen abend", "B C"),
        ("ist doch klar. weinprobe first, kanu second", "D B"),
        ("puh, kanu, weinprobe", "B D"),
        ("hauptsache kein wein, sonst is mir wurscht", "ABC"),
        ("hauptsache keine Weinprobe, der Rest ist mir egal", "ABC"),
        ("no kanu, otherwise I don't care", "ACD"),
        ("egal, hauptsache nicht kanu", "ACD"),
    ],
)
def test_a_remark_takes_nothing_from_the_vote_beside_it(said, places):
    assert cast(TEAM, "ranked", said, alone=True)[0] == order(places)


@pytest.mark.parametrize(
    ("said", "points"),
    [
        ("na gut. kanu 5, alles andere 2", {"B": 5, "A": 2, "C": 2, "D": 2}),
        ("ok ok, kanu 5, weinprobe 1, rest 0", {"B": 5, "D": 1, "A": 0, "C": 0}),
    ],
)
def test_points_behind_a_remark_count_as_they_are(said, points):
    assert cast(TEAM, "star", said, alone=True)[0] == Points(points)


@pytest.mark.parametrize(
    "said",
    [
        "escape room, hatte urlaub, dann kanu",
        "not sure. kanu then weinprobe",
        "back from holiday! is kanu ok?",
        "weiß nicht. kanu?",
        "if Mia comes. kanu",
    ],
)
def test_what_may_not_be_all_of_a_vote_counts_as_none(said):
    assert cast(TEAM, "ranked", said, alone=True)[0] == NOTHING


@pytest.mark.parametrize(
    "said",
    [
        "morgen regnet es. kanu fällt aus",
        "I like kanu a lot, everyone else hates it",
        "lunch at 12! kanu is on me",
        "omar wants kanu. me too",
    ],
)
def test_what_people_say_to_each_other_of_an_option_stays_theirs(said):
    assert cast(TEAM, "approval", said)[0] == NOTHING


@pytest.mark.parametrize(
    ("said", "yes"),
    [
        ("pizza! wait no, sushi. sorry, pizza. final answer", "A"),
        ("sushi, sorry, pizza", "A"),
        ("sushi. ups, salad", "C"),
        ("pizza. Entschuldigung, sushi. endgültig", "B"),
        ("pizza, sorry to all", "A"),
        ("sushi, sorry, but salad is out", "B"),
        ("sorry, pizza and sushi", "AB"),
        ("pizza and sushi, sorry", "AB"),
    ],
)
def test_the_last_correction_holds_and_sorry_alone_corrects_nothing(said, yes):
    assert cast(FOOD, "approval", said)[0] == Approvals(tuple(yes))


@pytest.mark.parametrize(
    ("said", "unknown"),
    [
        ("1. climbing 2. canoe", "“climbing” and “canoe” are none of the options"),
        ("1. canoe 2. Kletterhalle", "“canoe” is not one of the options"),
        ("kanu=kayak, weinprobe, escape room", "“kayak” is not one"),
        ("kayak, kanu, weinprobe", "“kayak” is not one"),
        ("kayak > kanu > weinprobe", "“kayak” is not one"),
    ],
)
def test_a_list_with_a_name_that_is_no_option_is_no_vote_and_says_so(said, unknown):
    ballot, _, told = cast(TEAM, "ranked", said, alone=True)
    assert ballot == NOTHING
    assert told[0].startswith(unknown)
    assert told[0].endswith(
        ": A Kletterhalle, B Kanu, C Escape Room and D Weinprobe. That is no vote yet."
    )


@pytest.mark.parametrize("said", ["1. no wine 2. no sports", "1) no boats\n2) nothing indoors"])
def test_the_number_of_an_entry_is_no_option(said):
    assert cast(TEAM, "ranked", said, alone=True)[0] == NOTHING


@pytest.mark.parametrize(
    ("said", "places"),
    [
        ("1. Kanu 2. Weinprobe 3. Escape room", "B D C"),
        ("kanu, schönen abend", "B"),
        ("hatte urlaub, kanu", "B"),
    ],
)
def test_a_list_of_options_is_an_order(said, places):
    assert cast(TEAM, "ranked", said, alone=True)[0] == order(places)
