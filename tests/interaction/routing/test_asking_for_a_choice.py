"""What asks a group to choose, said in a channel, and what only sounds like it."""

import pytest

from tests.interaction.routing.place import about, setting

ASKED = (
    "shall we move to Basel?",
    "sollen wir nach Basel ziehen??",
    "should we hire Kim?",
    "which is better, tabs or spaces",
    "was ist besser, Tabs oder Spaces",
    "decide between AWS, GCP and Azure",
    "let's vote on the colour: Red, RED, blue",
    "lets voet on lunch: pizza/sushi/salad",
    "vote: red, blue",
    "tea or coffee?",
    "poll: where to, Rome or Paris?",
    "poll: shall we drop the Monday standup?",
)
SOUNDS_LIKE_IT = """
close the poll: it's late, thanks                       order close
please close the poll, it is pizza or sushi anyway      order close
beende die Umfrage: alle haben gewählt, danke           order close
let's vote                                              question status
shall we close?                                         question status
shall we meet on Tuesday?                               wish
shall we have a standup?                                open meeting
should we invite Kim?                                   question who
should we wait for dana?                                question status
shall we cancel it?                                     question status
remind Dana or Omar?                                    question missing
find a time with Dana or Omar?                          open meeting
shall we go with B?                                     vote
vote B                                                  vote
B and C                                                 vote
is it B or C?                                           vote
shall we vote?                                          unknown
how about pizza?                                        unknown
who is in, Dana or Omar?                                question who
what is the status, open or closed?                     question status
"""
PARTED = [line.rsplit("  ", 1) for line in SOUNDS_LIKE_IT.strip().splitlines()]


@pytest.mark.parametrize("said", ASKED)
@pytest.mark.parametrize("stages", [(), ("intake",), ("vote",), ("decided",), ("vote", "decided")])
def test_it_is_asked_whatever_runs_there(said, stages):
    assert about(f"@Convene {said}", setting("channel", *stages)) == ["open choice"]


@pytest.mark.parametrize(("said", "meant"), PARTED)
def test_during_a_vote_these_are_none(said, meant):
    assert about(f"@Convene {said.strip()}", setting("channel", "vote")) == [meant.strip()]


@pytest.mark.parametrize("said", ["shall we move to Basel?", "vote: red, blue", "tea or coffee?"])
def test_in_private_it_is_asked_where_nothing_runs(said):
    assert about(said, setting("dm")) == ["open choice"]
    assert about(said, setting("dm", "intake")) != ["open choice"]


@pytest.mark.parametrize(
    "said",
    [
        "we need 45 minutes next week about the fair, ask everyone here",
        "Wir brauchen nächste Woche 45 Minuten zum Thema Messe, frag mal alle hier",
        "ask the team for an hour meeting next week",
        "ask everyone, we need 30 minutes on Friday",
        "frag alle: wir brauchen eine Stunde am Montag",
    ],
)
def test_a_length_that_is_needed_makes_a_meeting_of_it(said):
    assert about(f"@Convene {said}", setting("channel")) == ["open meeting"]


@pytest.mark.parametrize(
    "said", ["ask everyone whether we need a 30 minute retro", "ask everyone what they want"]
)
def test_what_everyone_is_asked_about_stays_a_choice(said):
    assert about(f"@Convene {said}", setting("channel")) == ["open choice"]


@pytest.mark.parametrize(
    "said",
    [
        "last week's meeting was a waste of time lol",
        "the meeting yesterday was great, thanks all",
        "great meeting yesterday, thank you",
        "that meeting was a waste of time",
        "the workshop on Tuesday went well",
        "das Treffen gestern war echt gut, danke euch",
        "das Meeting am Montag war viel zu lang",
        "schönes Treffen gestern!",
    ],
)
def test_what_is_said_of_a_meeting_that_was_asks_for_none(said):
    assert "open meeting" not in about(f"@Convene {said}", setting("channel"))


@pytest.mark.parametrize(
    "said",
    [
        "we need a meeting next week, yesterday was a mess",
        "can you find us a time, the meeting last week was cancelled",
        "wir brauchen einen Termin, das Treffen gestern war zu kurz",
        "find 30 minutes next week to talk about what was said yesterday",
    ],
)
def test_who_needs_another_meeting_asks_for_it(said):
    assert "open meeting" in about(f"@Convene {said}", setting("channel"))
