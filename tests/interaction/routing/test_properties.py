"""Whatever is written is routed, quickly, and the same way each time."""

from time import perf_counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from orchestration.interaction.routing import SessionWish, Social, main, only, route
from tests.interaction.routing.place import setting
from tests.language.test_bad_input import calls

PLACES = [
    setting("dm", "intake"),
    setting("thread", "vote"),
    setting("channel"),
    setting("dm", "decided", "intake"),
]
MOST_CALLS = 400_000  # for a message of eight parts, where each is tried with and without others
LONG = ("a. ", "no mondays! ", "x", "B > A, ", "\n", "wer fehlt? ", "🎉", "can't make it ")


@given(st.text(max_size=300), st.sampled_from(PLACES))
def test_any_text_is_routed_repeatably(text, known):
    routed = route(text, known)
    assert routed == route(text, known)
    assert main(routed) in routed


@given(st.text(max_size=300), st.sampled_from(PLACES))
def test_spans_follow_one_another_within_the_text(text, known):
    edges = [edge for each in route(text, known) for edge in (each.span.start, each.span.end)]
    assert edges == sorted(edges)
    assert edges[-1] <= len(text)


@given(st.text(max_size=300))
def test_what_is_blanked_leaves_the_rest_in_its_place(text):
    routed = route(text, PLACES[0])
    kept = only(text, routed, SessionWish)
    assert len(kept) == len(text)
    assert all(mine in (" ", theirs) for mine, theirs in zip(kept, text, strict=True))


def test_a_sentence_ends_where_what_follows_it_is_blanked():
    text = "Both Mondays are out, haha. Tuesday works"
    routed = route(text, PLACES[0])
    assert only(text, routed, SessionWish) == "Both Mondays are out      . Tuesday works"


def took(text):
    """Return how long a text takes to be routed, in seconds."""
    began = perf_counter()
    route(text, PLACES[0])
    return perf_counter() - began


@pytest.mark.parametrize("words", LONG)
def test_a_message_of_ten_times_the_length_takes_no_hundred_times_as_long(words):
    short, long = (words * (length // len(words)) for length in (10_000, 100_000))
    assert min(took(long) for _ in range(3)) < 50 * min(took(short) for _ in range(3))


@pytest.mark.parametrize(
    "unit",
    [
        "I am away (sorry) ",
        "( ( it list ",
        "because ; no add ich ",
        "it is full, so drop it; ",
        "Tuesday is out, because I travel – ",
    ],
)
def test_a_part_that_may_be_said_alone_is_routed_once_however_many_stand_beside_it(unit):
    route(unit * 2, PLACES[1])  # what is learnt once is not counted
    few, many = (calls(lambda n=n: route(unit * n, PLACES[1])) for n in (4, 8))
    assert many < MOST_CALLS
    assert many < 8 * few


@pytest.mark.parametrize("text", ["", " ", "\n\n", "\u200b"])
def test_nothing_said_is_social(text):
    assert isinstance(main(route(text, PLACES[0])), Social)
