"""Votes and orders while wishes for options are gathered: said → what is read."""

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
        ("meine stimme geht an burger house", ["prefers Burger House"]),
        ("ich stimme für sushi", ["prefers Sushi Bar"]),
        ("wouldn't say no to pizza", ["Pizza Place is fine"]),
        ("sushi > pizza", ["prefers Sushi Bar"]),
        ("sushi > pizza > burger", ["prefers Sushi Bar"]),
        ("lieber pizza als sushi", ["lieber Pizza Place"]),
        ("I prefer pizza over sushi", ["prefers Pizza Place"]),
        ("rather pizza than burger", ["prefers Pizza Place"]),
        ("no pizza. sushi", ["can't have Pizza Place", "prefers Sushi Bar"]),
        ("not pizza. sushi!", ["can't have Pizza Place", "prefers Sushi Bar"]),
    ],
)
def test_a_vote_is_a_wish_for_what_it_is_for_and_an_order_for_its_first(said, wishes):
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
