"""A newcomer's first minute: a meeting is there already, and two taps decide it."""

import pytest

from bot.sandbox import Place
from orchestration.deciding.state import Phase
from tests.fakes.patience import until
from tests.sandbox.serving import workspace

SAMPLE = Place(sample=True)


def opened(site, who="ana"):
    """Open the page as somebody."""
    status, _ = site.get("/api/workspace", **{"as": who})
    assert status == 200
    return site.person(who)


def phase(site):
    return site.server.served.meetings()[0].phase


def blocks(message, kind):
    return [each for each in message["blocks"] if each["type"] == kind]


@pytest.mark.parametrize(
    ("answer", "best", "why"),
    [
        ("if-need-be", "works for 6 of 6", "Nothing else in these days works for everyone."),
        ("firm-no", "works for 5 of 6", "so this is a compromise."),
    ],
)
def test_two_taps_lead_to_a_decision_whatever_is_answered(tmp_path, answer, best, why):
    with workspace(tmp_path, playing=None, place=SAMPLE) as site:
        ana = opened(site)
        card = ana.wait_for_button(answer, "general")
        ana.act(card, answer)
        options = ana.wait("(round 1)")
        (shown,) = blocks(options, "options")
        facts = [each["facts"][0] for each in shown["options"]]
        ana.react(options, "🇦")
        until(lambda: phase(site) is Phase.DECIDED)
        outcome = ana.wait("of 6 voted")

    assert "would suit most, but you ruled out Thursdays" in card["text"] + str(card["blocks"])
    assert facts[0] == best
    assert "Why A: midday in Europe" in options["text"]
    assert why in options["text"]
    assert "Decided by vote." in outcome["text"]


def test_what_one_team_member_lets_others_see_is_why(tmp_path):
    with workspace(tmp_path, playing=None, place=SAMPLE) as site:
        ana = opened(site)
        ana.act(ana.wait_for_button("if-need-be", "general"), "if-need-be")
        options = ana.wait("(round 1)")

    assert "Priya Raman prefers Thursdays. Nothing else in these days works for" in options["text"]
    (shown,) = blocks(options, "options")
    assert [(each["serves"], each["yours"]["text"]) for each in shown["options"]] == [
        ([6, 6], "you'd rather avoid Thu 14 Jan 12:00–13:00"),
        ([5, 6], "fine with you"),
        ([5, 6], "fine with you"),
    ]


def test_who_abstains_does_not_stop_the_others(tmp_path):
    with workspace(tmp_path, playing=None, place=SAMPLE) as site:
        ana = opened(site)
        ana.act(ana.wait_for_button("if-need-be", "general"), "if-need-be")
        ana.act(ana.wait_for_button("abstain", "general"), "abstain")

        until(lambda: phase(site) is Phase.DECIDED)


def test_the_newcomers_part_is_said_below_the_question_and_marked(tmp_path):
    with workspace(tmp_path, playing=None, place=SAMPLE) as site:
        ana = opened(site)
        asked, said = ana.messages(ana.dm)[:2]
        ana.wait_for_button("if-need-be", "general")
        jonas = site.person("jonas").find("Between 1 and 3", "dm:jonas")

    assert asked["author"]["id"] == "convene"
    assert (said["author"]["id"], said["text"]) == ("ana", "I can't do Thursday.")
    assert said["author"]["played"]
    assert jonas["author"]["played"]


def test_the_newcomers_part_is_no_note_of_their_own_on_the_card(tmp_path):
    with workspace(tmp_path, playing=None, place=SAMPLE) as site:
        ana = opened(site)
        ana.messages(ana.dm)[:2]
        until(lambda: "The sample team has said for you" in str(ana.messages("general")))
        assert "Noted, only you see this" not in str(ana.messages("general"))


def test_what_somebody_writes_themselves_is_not_marked(tmp_path):
    with workspace(tmp_path) as site:
        ana = opened(site)
        ana.say("Good morning!", "general")

        assert "played" not in ana.find("Good morning!")["author"]


def test_it_begins_once_and_for_the_newcomer_alone(tmp_path):
    with workspace(tmp_path, playing=None, place=SAMPLE) as site:
        opened(site, "ben")
        assert site.server.served.meetings() == []
        opened(site)
        opened(site)
        opened(site, "ben")
        assert len(site.server.served.meetings()) == 1
    with workspace(tmp_path, playing=None, place=SAMPLE) as site:
        opened(site)
        assert len(site.server.served.meetings()) == 1


def test_a_hello_in_between_stops_nothing(tmp_path):
    with workspace(tmp_path, playing=None, place=SAMPLE) as site:
        ana = opened(site)
        card = ana.wait_for_button("if-need-be", "general")
        ana.say("hi", "general")
        ana.say("hi")
        ana.act(card, "if-need-be")

        assert ana.wait("(round 1)")


def test_whom_the_newcomer_becomes_waits_for_them(tmp_path):
    with workspace(tmp_path, playing=None, place=SAMPLE, pace=60) as site:
        opened(site)
        opened(site, "mirela")
        _, body = site.get("/api/workspace", **{"as": "ana"})

    assert body["playing"] == ["ben", "jonas", "leila", "priya"]
