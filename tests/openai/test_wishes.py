"""A model's reply as typed wishes, exactly as the rules would have made them."""

import pytest

from orchestration.model.preferences import Visibility
from tests.fakes.model.listed import Listed
from tests.language.listening import heard, hearing, slots
from tests.openai.asking import (
    busy,
    language,
    left,
    lines,
    reply,
    rest,
    run,
    time,
    wish,
)

UNREAD = "nobody has read a meaning into these words"

SAME = [
    ("I can't do Mondays", time("can't do Mondays", "against", "must", weekdays=["mon"])),
    ("I prefer mornings", time("prefer mornings", end="12:00")),
    (
        "Tuesday after 3pm works",
        time("Tuesday after 3pm", "accepts", weekdays=["tue"], start="15:00"),
    ),
    (
        "Tuesday after 3pm works",
        time("Tuesday after 3pm", "accepts", "mildly", weekdays=["tue"], start="15:00"),
    ),
    ("Tuesday after 3pm is best", time("Tuesday after 3pm", weekdays=["tue"], start="15:00")),
    ("I'm busy Monday 9 to 10", busy("busy", weekdays=["mon"], start="09:00", end="10:00")),
    ("no more than 3 meetings a day", wish("load", "no more than 3", meetings=3)),
    ("15 minutes between meetings", wish("buffer", "15 minutes", minutes=15)),
    (
        "I need 2 days notice",
        {**wish("notice", "2 days", minutes=2880), "strength": "must"},
    ),
    (
        "remote please",
        {**wish("place", "remote", place="remote", polarity="for"), "strength": "strongly"},
    ),
    (
        "the second works",
        wish("option", "second works", option="B", polarity="accepts"),
    ),
    (
        "I'm away on January 13th",
        busy("away on January 13th", dates=[{"first": "2027-01-13", "last": "2027-01-13"}]),
    ),
]


@pytest.mark.parametrize(("said", "as_replied"), SAME)
def test_the_same_wish_is_the_same_data(said, as_replied):
    how = hearing(options=slots())
    read = run(language("alone", Listed([reply(as_replied)])).understand(said, how))
    by_rules = heard(said, options=slots())

    assert lines(read) == lines(by_rules)
    assert [each.restatement for each in read.preferences] == [
        each.restatement for each in by_rules.preferences
    ]


def alone(said, *wishes, left=(), **how):
    return run(
        language("alone", Listed([reply(*wishes, left=left)])).understand(said, hearing(**how))
    )


def test_a_wish_stands_where_its_words_do_whatever_their_capitals_and_spaces():
    said = "Hi!  Mondays   are out for me."
    found = alone(
        said,
        time("mondays ARE out", "against", "must", weekdays=["mon"]),
        left=[rest("Hi", "no wish")],
    )

    source = found.preferences[0].source
    assert said[source.start : source.end] == "Mondays   are out"
    assert source.message == 2
    assert found.not_understood == ()


def test_what_was_never_said_is_no_wish():
    found = alone("Thursdays, maybe?", time("I love Fridays", weekdays=["fri"]))

    assert found.preferences == ()
    assert left(found) == [("Thursdays, maybe?", UNREAD)]


def test_a_time_that_is_none_is_given_back():
    backwards = time("Tuesday", dates=[{"first": "2027-01-13", "last": "2027-01-12"}])

    assert left(alone("Tuesday", backwards)) == [("Tuesday", "that is no date or time that exists")]
    assert left(alone("whenever", time("whenever"))) == [
        ("whenever", "that is no date or time that exists")
    ]


def test_who_is_flexible_is_so_at_the_time_named_or_always():
    always = busy("whenever") | {"kind": "flexible"}
    tuesdays = always | {"weekdays": ["tue"]}
    backwards = always | {"dates": [{"first": "2027-01-13", "last": "2027-01-12"}]}

    assert lines(alone("whenever", always)) == ["flexible for prefers"]
    assert lines(alone("whenever", tuesdays)) == ["flexible for prefers: tue"]
    assert lines(alone("whenever", backwards)) == []


def test_a_day_far_off_is_none_and_breaks_nothing():
    far = time("ever", dates=[{"first": "2027-01-12", "last": "9999-12-31"}])

    assert alone("for ever", far, window=None).preferences == ()


def test_what_the_model_leaves_has_its_reason():
    said = "Hello there. Dana hates Mondays. Book nine for all. The usual, then."
    found = alone(
        said,
        left=[
            rest("Hello there", "no wish"),
            rest("Dana hates Mondays", "somebody else"),
            rest("Book nine for all", "order"),
            rest("The usual", "unclear"),
        ],
    )

    assert [(text, reason.split(":")[0]) for text, reason in left(found)] == [
        ("Dana hates Mondays", "about somebody else"),
        ("Book nine for all", "an order to the bot"),
        ("The usual", "it could mean several things"),
    ]


def test_no_sentence_is_dropped_in_silence():
    said = "I can't do Mondays. Tuesdays are quux!\nNo idea about 9.30 yet."
    found = alone(said, time("can't do Mondays", "against", "must", weekdays=["mon"]))

    assert left(found) == [("Tuesdays are quux", UNREAD), ("No idea about 9.30 yet.", UNREAD)]


def test_a_wish_is_its_authors_private_and_unconfirmed():
    found = alone("I can't do Mondays", time("Mondays", "against", "must", weekdays=["mon"]))

    assert {(each.author, each.visibility, each.confirmed) for each in found.preferences} == {
        ("lena", Visibility.PRIVATE, False)
    }


def test_of_what_contradicts_itself_the_last_holds():
    said = "Mondays are fine. No, Mondays are not."
    found = alone(
        said,
        time("Mondays are fine", weekdays=["mon"]),
        time("Mondays are not", "against", weekdays=["mon"]),
    )

    assert lines(found) == ["against prefers: mon"]
