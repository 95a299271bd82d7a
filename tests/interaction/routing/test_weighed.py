"""What rules say, what all words are like, and where it is said, in one sum."""

from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from orchestration.interaction.routing import SessionQuestion, Span, Unknown
from orchestration.interaction.routing.about import Asks
from orchestration.interaction.routing.weighing.evidence import evidence
from orchestration.interaction.routing.weighing.likely_here import COLUMNS, GROUPS, place
from tests.interaction.routing.place import about, setting

SAID = """
dm intake social need to check w my wife first, tmrw
dm intake social I need to look the shift plan first, I tell you tomorrow
dm intake social muss erst in den dienstplan schauen, meld mich morgen
thread intake came_up im dropping out of this one, too much coursework, have fun tho
thread vote came_up halt mich da raus, bin nur passives mitglied
dm decided order/move können wir den auf 11 uhr legen statt 10? kunde kommt später
dm decided order/move needs to be 90 min, the client brings their ceo
dm decided came_up prod is on fire, no way i make it
dm intake question/quiet pls stop pinging me, im asleep
dm intake question/privacy can the others see that I'd rather not do Monday?
dm intake question/privacy can everybody see that i wrote no mondays?
dm intake question/privacy sehen die anderen, dass ich montag nicht will?
dm intake question/guide ok and what now, do i have to do something
channel none open/meeting @Convene need everybody for a raid next week, when can ppl
channel vote order/remind @Convene tell the slackers to vote
"""


def rows(table):
    """Return where, what is open there, what it is about and what is said."""
    return [line.split(None, 3) for line in table.strip().splitlines()]


def known(where, stage):
    return setting(where, *(() if stage == "none" else [stage]))


@pytest.mark.parametrize(("where", "stage", "expected", "said"), rows(SAID))
def test_what_is_said_in_passing_is_taken_as_it_is_meant(where, stage, expected, said):
    assert about(said, known(where, stage)) == [expected.replace("/", " ")]


STANDS = """
dm vote vote b
thread intake unknown why did nobody tell me about the new parking rules
dm decided unknown we can still meet on wednesday as well
dm intake wish wednesdays never work for me
channel none unknown @Convene I like my coffee black
"""


@pytest.mark.parametrize(("where", "stage", "expected", "said"), rows(STANDS))
def test_what_is_like_something_else_stands_where_that_is_vague(where, stage, expected, said):
    assert about(said, known(where, stage)) == [expected]


def test_what_a_rule_says_weighs_something():
    here, words = setting("dm", "vote"), "how far are we"
    by_rule = evidence(SessionQuestion(Span(0, 0), Asks.STATUS), words, here, ())
    without = evidence(Unknown(Span(0, 0)), words, here, ())

    assert by_rule["status"] > without["status"]
    assert by_rule["cancel"] == without["cancel"]


def test_the_same_words_are_something_else_elsewhere():
    asked, voted = (evidence(Unknown(Span(0, 0)), "friday", setting("dm", x), ()) for x in STAGES)

    assert asked["wish"] - asked["vote"] > voted["wish"] - voted["vote"]


STAGES = ("intake", "vote")


@given(where=st.sampled_from(("dm", "channel", "thread")), stages=st.lists(st.sampled_from(STAGES)))
def test_a_place_is_one_place_however_much_is_open_there(where, stages):
    shares = dict(zip(COLUMNS, place(setting(where, *stages)), strict=True))

    assert sum(shares[each] for each in ("dm", "channel", "thread")) == 1
    assert sum(shares.values()) == pytest.approx(2)


@given(st.text(max_size=80))
def test_there_is_evidence_for_every_group_and_always_the_same(text):
    here = setting("dm", "intake")
    found = evidence(Unknown(Span(0, 0)), text, here, ())

    assert isinstance(found, Mapping)
    assert tuple(found) == tuple(GROUPS)
    assert found == evidence(Unknown(Span(0, 0)), text, here, ())
