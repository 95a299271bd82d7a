"""What is told of oneself by way of another, few words that agree or wait, and short trips."""

import pytest

from tests.play.dialogues import comes_of

TELLS_NOBODY = "I tell nobody. Say it in the thread, so that the others know."


@pytest.mark.parametrize(
    ("said", "wish"),
    [
        ("tell lena i can't do wednesday", "can't do Wednesdays"),
        ("can you let lena know that I can't do Wednesday", "can't do Wednesdays"),
        ("sag lena dass ich mittwochs nicht kann", "kann mittwochs nicht"),
        ("sag lena, ich kann mittwochs nicht", "kann mittwochs nicht"),
    ],
)
def test_what_another_is_to_be_told_is_ones_own_wish(said, wish):
    assert f"• {wish}" in comes_of("use meeting-asking", f"omar, dm: {said}")


@pytest.mark.parametrize(
    "said",
    [
        "sag lena dass ich später komme",
        "can you tell dana I'll be late",
        "let raj know i'm running 10 min behind",
        "richte lena aus dass ich 10 min später dran bin",
    ],
)
def test_who_is_late_says_so_themselves(said):
    assert TELLS_NOBODY in comes_of("use meeting-decided", f"omar, dm: {said}")


def test_who_cannot_come_is_heard_whoever_is_to_be_told():
    told = comes_of("use meeting-decided", "omar, dm: tell lena i can't make it")
    assert "Lena Vogt knows now that you can't come to “planning call”" in told


@pytest.mark.parametrize("said", ["sag dana sie soll abstimmen", "tell dana to vote please"])
def test_who_is_to_vote_is_reminded_by_the_organiser_alone(said):
    assert "Only Lena Vogt can have people reminded" in comes_of(
        "use choice-vote", f"omar, dm: {said}"
    )


@pytest.mark.parametrize(
    "said", ["depends", "it all depends", "kommt drauf an", "tja, kommt ganz drauf an", "mal sehen"]
)
@pytest.mark.parametrize("stage", ["meeting-asking", "meeting-vote", "choice-vote"])
def test_who_has_not_made_up_their_mind_has_said_nothing(said, stage):
    told = comes_of(f"use {stage}", f"omar, dm: {said}")
    assert told == "to omar: I have noted nothing of that. Write again once you know."
    assert comes_of(f"use {stage}", f"omar, thread: {said}") in ("", "(nothing)")


def test_a_condition_is_more_than_that():
    told = comes_of("use meeting-vote", "omar, dm: depends on whether dana is there")
    assert "I have noted nothing of that" not in told


@pytest.mark.parametrize("said", ["passt", "ja genau", "geht klar", "sure"])
@pytest.mark.parametrize("stage", [(), ("use meeting-decided",)])
def test_who_agrees_where_nothing_is_open_has_no_answer(said, stage):
    assert comes_of(*stage, f"omar, dm: {said}") in ("", "(nothing)")


@pytest.mark.parametrize(
    "said",
    [
        "I'm in Lisbon mon-wed",
        "travelling to Singapore tue and wed",
        "flying to Boston on Wednesday",
        "working from Porto thurs/fri",
        "from Wednesday on i'm in Helsinki",
        "in tokyo next week",
        "mo-mi bin ich in Lissabon",
        "von Montag bis Mittwoch bin ich in Lissabon",
        "bis Mittwoch bin ich in Madrid",
    ],
)
def test_a_trip_of_some_days_asks_nothing_of_these_days(said):
    told = comes_of("use meeting-asking", f"omar, dm: {said}")
    assert told.startswith("to omar: I keep one clock for you, so your times stay in Dubai.")


@pytest.mark.parametrize(
    "said",
    [
        "i am in a workshop in Lisbon style mon-wed",
        "the Lisbon office is closed on monday",
        "I'm in meetings mon-wed",
        "dana is in Lisbon mon-wed",
    ],
)
def test_other_places_are_no_trip_of_ones_own(said):
    assert "I keep one clock" not in comes_of("use meeting-asking", f"omar, dm: {said}")


@pytest.mark.parametrize(
    ("said", "wish"),
    [
        (
            "I'm in Lisbon mon-wed, not after 4pm there",
            "can't do Mondays to Wednesdays after 20:00",
        ),
        (
            "mo-mi bin ich in Lissabon, nicht nach 16 Uhr dort",
            "kann montags bis mittwochs ab 20:00 Uhr nicht",
        ),
    ],
)
def test_beside_a_trip_there_is_its_clock_on_its_days(said, wish):
    assert f"• {wish}" in comes_of("use meeting-asking", f"omar, dm: {said}")


@pytest.mark.parametrize("said", ["what does lena want to talk abt?", "worüber will lena reden?"])
def test_what_somebody_wants_to_talk_about_is_the_topic(said):
    told = comes_of("use meeting-asking", f"omar, dm: {said}")
    assert "“planning call” · 45 min · 11–17 Jan · asked by Lena Vogt." in told
    hidden = comes_of("use meeting-asking", "omar, dm: what does lena want?")
    assert "I tell nobody" in hidden
