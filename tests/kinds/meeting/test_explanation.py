"""Why the first option stands first: what people said → the sentence below the options."""

import pytest

from orchestration.interaction.layout import Text
from orchestration.interaction.layouts import screen
from orchestration.privacy import PublicReason
from tests.fakes.sessions import played

MONDAYS = {"text": "I prefer Mondays.", "visibility": "shared"}
SHARED = {"text": "I prefer late afternoons.", "visibility": "shared"}
AROUND = {
    "lena": {"timezone": "Europe/Berlin"},
    "ines": {"timezone": "Europe/Lisbon"},
    "dana": {"timezone": "America/New_York"},
    "sofia": {"name": "Sofia Marin", "timezone": "Europe/Berlin", "says": [SHARED]},
    "omar": {"says": ["I can only do Thursday 14 January from 16:30 to 17:00."]},
}
TWO_WEEKS = {"start": "2027-01-11", "end": "2027-01-22"}
APART = {"ana": "I can't do Mondays to Thursdays.", "ben": "I can't do Fridays."}


def shown(members, **fields):
    """What the channel sees of the first round's options."""
    _, transcript = played(members, **fields)
    return next(view for view in transcript.channel.values() if hasattr(view, "why"))


def why(members, **fields):
    return shown(members, **fields).why


def test_places_reasons_and_that_nothing_else_would_do():
    assert why(AROUND, window=TWO_WEEKS) == (
        "Why A: late afternoon in Europe, morning in New York. "
        "Nothing else in these two weeks works for everyone."
    )


def test_a_shared_reason_is_told_where_another_option_has_it_not():
    early = {"says": ["I'd rather not start before 11."]}
    members = {**dict.fromkeys(("ana", "ben"), early), "cem": {"says": [MONDAYS]}, "dan": early}

    assert "cem prefers Mondays" in why(members)


def test_what_holds_for_every_option_is_no_reason_for_the_first():
    early = {"text": "I prefer mornings.", "visibility": "shared"}
    view = shown({"ana": {"says": [early]}, **dict.fromkeys(("ben", "cem", "dan"), "mornings")})

    assert {each.reasons for each in view.options} == {("ana: prefers mornings (before 12:00)",)}
    assert view.why == "All of these suit alike: take any."


def test_a_discreet_session_says_only_where_it_is_what_part_of_the_day():
    assert why(AROUND, disclosure="discreet") == (
        "Why A: late afternoon in Europe, morning in New York."
    )


def test_what_is_not_shared_is_not_said():
    private = {**AROUND["sofia"], "says": [SHARED["text"]]}

    assert "Sofia" not in why({**AROUND, "sofia": private})


def test_who_is_missing_is_not_everyone():
    said = why({**AROUND, "zoe": {"answered": False}})

    assert said.endswith("Nothing else in these days works for everyone who has answered.")


def test_where_every_option_works_for_everyone_that_is_no_reason():
    told = why(dict.fromkeys(("ana", "ben", "cem", "dan"), "any time"))
    assert told == "All of these suit alike: take any."


def test_where_the_others_work_for_fewer_it_is_said_for_whom_this_one_works():
    members = {"ana": "I can only do Tuesday from 10 to 10:45.", **dict.fromkeys("bcd", "any time")}

    assert why(members, duration_minutes=30, options=4) == "Why A: it works for everyone."


def test_no_time_for_everyone():
    assert why({**APART, "cem": "any time", "dan": "any time"}) == (
        "Why A: no time in these days works for everyone, so this is a compromise."
    )


@pytest.mark.parametrize(
    "members",
    [
        APART,
        {"ana": "any time", "ben": "I can only do Thursday 14 January from 16:30 to 17:00."},
    ],
)
def test_a_group_in_which_it_would_point_at_somebody_is_told_no_more_than_counts(members):
    said = why(members).lower()

    assert "nothing else" not in said
    assert "no time" not in said


@pytest.mark.parametrize("disclosure", ["open", "counts", "discreet"])
def test_other_private_words_make_the_same_sentence(disclosure):
    """Two sessions with the same typed wishes, told in different words."""
    plain = {"ana": "I can't do Mondays.", "ben": "I prefer mornings."}
    telling = {
        "ana": "Mondays are impossible for me. Chemotherapy, ward 7.",
        "ben": "Mornings are better.",
    }
    others = {"cem": {"timezone": "Asia/Dubai", "says": ["any time"]}, "dan": "any time"}
    one, other = (
        shown({**members, **others}, disclosure=disclosure) for members in (plain, telling)
    )

    assert (one.why, one.facts) == (other.why, other.facts)


def test_the_sentence_stands_on_the_screen_too():
    view = shown(AROUND)
    assert Text(view.why) in screen(view).parts
    assert view.why in screen(view).words
    assert all(isinstance(each, PublicReason) for each in view.facts.reasons)


def test_who_is_needed_and_has_not_answered_is_named():
    view = shown({"ana": {}, "ben": {"required": True, "answered": False}})

    assert (view.missing, view.needed) == (("ben",), ("ben",))
    assert "Not heard from: ben (needed)." in screen(view).words
