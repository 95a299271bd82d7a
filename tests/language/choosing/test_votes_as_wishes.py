"""Votes and orders, while wishes for options are gathered: said → what is read."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from orchestration.language.offline import understood
from orchestration.model.catalogue import Catalogue
from orchestration.model.message_context import MessageContext
from orchestration.model.options import Words
from orchestration.model.people import MemberId, SessionId
from orchestration.model.preferences import Visibility
from orchestration.model.times import TimeFrame

TITLES = ("Pizza Place", "Sushi Bar", "Burger House")
OPTIONS = tuple(Words(id=title[0], key=title, title=title) for title in TITLES)
NOW = datetime(2027, 1, 7, 9, tzinfo=ZoneInfo("Europe/Berlin"))


def read(said):
    hearing = MessageContext(
        author=MemberId("omar"),
        frame=TimeFrame(NOW, "Europe/Berlin", None),
        names=("Omar",),
        others=("Dana",),
        options=(),
        message=1,
        visibility=Visibility.PRIVATE,
        session=SessionId("s"),
        catalogue=Catalogue(OPTIONS),
    )
    return [each.restatement for each in understood(said, hearing).preferences]


@pytest.mark.parametrize(
    ("said", "wishes"),
    [
        ("my vote is for burger", ["prefers Burger House"]),
        ("my vote goes to the sushi bar", ["prefers Sushi Bar"]),
        ("I vote sushi", ["prefers Sushi Bar"]),
        ("I'd vote for pizza and sushi", ["prefers Pizza Place", "prefers Sushi Bar"]),
        ("+1 for pizza", ["prefers Pizza Place"]),
        ("meine stimme geht an burger house", ["lieber Burger House"]),
        ("ich stimme für sushi", ["lieber Sushi Bar"]),
        ("wouldn't say no to pizza", ["Pizza Place is fine"]),
        ("no pizza. sushi", ["can't have Pizza Place", "prefers Sushi Bar"]),
        ("not pizza. sushi!", ["can't have Pizza Place", "prefers Sushi Bar"]),
    ],
)
def test_a_vote_is_a_wish_for_what_it_is_for(said, wishes):
    assert read(said) == wishes


SUSHI_FIRST = ["prefers Sushi Bar", "ideally Pizza Place"]
ALL_THREE = ["really prefers Sushi Bar", "prefers Pizza Place", "ideally Burger House"]
PIZZA_NOT_SUSHI = ["prefers Pizza Place", "would rather avoid Sushi Bar"]


@pytest.mark.parametrize(
    ("said", "wishes"),
    [
        ("sushi > pizza", SUSHI_FIRST),
        ("I'd say sushi > pizza, thanks", SUSHI_FIRST),
        ("sushi, then pizza", SUSHI_FIRST),
        ("sushi before pizza", SUSHI_FIRST),
        ("sushi first, pizza second", SUSHI_FIRST),
        ("pizza 2, sushi 1", SUSHI_FIRST),
        ("sushi > pizza > burger", ALL_THREE),
        ("1. sushi 2. pizza 3. burger", ALL_THREE),
        ("my order: sushi, pizza, burger", ALL_THREE),
        ("sushi, pizza, burger in that order", ALL_THREE),
        ("pizza > sushi, no burger",
         ["can't have Burger House", "prefers Pizza Place", "ideally Sushi Bar"]),
        ("first pizza, then sushi, burger last",
         ["prefers Pizza Place", "ideally Sushi Bar", "would rather avoid Burger House"]),
        ("sushi first, then pizza", SUSHI_FIRST),
        ("burger last", ["would rather avoid Burger House"]),
        ("burger is last for me", ["would rather avoid Burger House"]),
    ],
)  # fmt: skip
def test_what_stands_further_behind_is_wished_for_less(said, wishes):
    assert read(said) == wishes


@pytest.mark.parametrize(
    ("said", "wishes"),
    [
        ("pizza not sushi", PIZZA_NOT_SUSHI),
        ("pizza, not sushi please", PIZZA_NOT_SUSHI),
        ("I prefer pizza over sushi", PIZZA_NOT_SUSHI),
        ("rather pizza than the sushi bar", PIZZA_NOT_SUSHI),
        ("lieber pizza als sushi", ["lieber Pizza Place", "lieber nicht Sushi Bar"]),
        ("lieber pizza statt sushi", ["lieber Pizza Place", "lieber nicht Sushi Bar"]),
        ("pizza, not sushi and not burger", [*PIZZA_NOT_SUSHI, "would rather avoid Burger House"]),
        ("no burger, pizza over sushi", ["can't have Burger House", *PIZZA_NOT_SUSHI]),
        ("pizza, never sushi", ["prefers Pizza Place", "can't have Sushi Bar"]),
        ("not pizza, not sushi", ["can't have Pizza Place", "can't have Sushi Bar"]),
        ("pizza not sushi, burger is fine",
         ["Burger House is fine", "prefers Pizza Place", "would rather avoid Sushi Bar"]),
    ],
)  # fmt: skip
def test_what_another_is_set_against_is_no_firm_no(said, wishes):
    assert read(said) == wishes


@pytest.mark.parametrize(
    "said",
    [
        "lol who wants burgers",
        "who's for sushi",
        "anyone up for pizza?",
        "wer will burger",
        "I'd vote against pizza",
        "ich stimme gegen sushi",
        "I vote no",
        "I vote none of them",
    ],
)
def test_who_asks_round_or_votes_against_says_no_wish_for_it(said):
    assert not any(each.startswith(("prefers", "lieber")) for each in read(said))
