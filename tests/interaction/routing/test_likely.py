"""What no rule places: what people mean who write most like it, and what is never guessed at."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from orchestration.interaction.routing import (
    Does,
    GivenAnswer,
    Held,
    SessionOrder,
    Span,
    StandingWish,
    Unknown,
    Vote,
    route,
)
from orchestration.interaction.routing.examples import EXAMPLES
from orchestration.interaction.routing.situation import of_place
from orchestration.interaction.routing.weighing.evidence import TOGETHER, evidence, meanings_of
from orchestration.interaction.routing.weighing.likely import LIKELY
from orchestration.interaction.routing.weighing.likely_here import GROUPS
from orchestration.interaction.routing.weighing.nearest import OF_SESSIONS, likeness
from orchestration.interaction.routing.weighing.outweighing import meant_here
from tests.interaction.routing.place import about, setting

SAID = """
dm decided question/how_decided how close was it
dm decided question/help what happens if i cancel now
dm decided question/invite steht der termin schon im kalender oder muss ich den selber eintragen
dm intake question/status Muss ich die Runde selbst beenden, oder passiert das von allein?
dm intake question/topic wie lang soll das eigentlich gehen
dm vote question/privacy kann man eigentlich sehen wer was gewählt hat?
dm vote question/others_words hey can you tell if omar has already had his say
channel vote question/topic @Convene, what are they deciding here
dm intake order/extend gib den leuten noch bis freitag mittag
dm intake order/close reicht an vorschlägen, lass abstimmen
dm intake question/decisions what did we decide?
dm intake wish mir egal, hauptsach kurz
dm vote came_up count me out of this one, omar can speak for us
channel none social @Convene, good bot
"""


def rows(table):
    """Return where, what is open there, what it is about and what is said."""
    return [line.split(None, 3) for line in table.strip().splitlines()]


def known(where, stage):
    return setting(where, *(() if stage == "none" else [stage]))


@pytest.mark.parametrize(("where", "stage", "expected", "said"), rows(SAID))
def test_what_is_like_it_is_meant(where, stage, expected, said):
    assert about(said, known(where, stage))[0] == expected.replace("/", " ")


NOTHING_OF_IT = """
dm none der zug war schon wieder zu spät
dm none der drucker im zweiten stock spinnt schon wieder
dm vote omar nimmt eh b, hat er mir grad gesagt
thread vote how close was it
thread intake was warmes auf jeden fall
"""


@pytest.mark.parametrize("line", NOTHING_OF_IT.strip().splitlines())
def test_talk_stays_talk(line):
    where, stage, said = line.split(None, 2)
    assert {each.split()[0] for each in about(said, known(where, stage))} <= {"unknown", "social"}


def test_an_order_that_is_guessed_at_is_asked_about_first():
    (order,) = route("gib den leuten noch bis freitag mittag", setting("dm", "intake"))

    assert isinstance(order, SessionOrder)
    assert order.held is Held.UNREAD


def test_in_a_thread_an_organiser_who_would_close_is_asked_and_nobody_is_answered():
    (closing,) = route("liste zu, abstimmen bitte", setting("thread", "intake"))
    (talk,) = route("what happens if i cancel now", setting("thread", "intake"))

    assert isinstance(closing, SessionOrder)
    assert isinstance(talk, Unknown)


EVERYWHERE = [
    known(where, stage)
    for where in ("dm", "channel", "thread")
    for stage in ("none", "intake", "vote", "decided")
]


@pytest.mark.parametrize("meaning", EXAMPLES)
def test_what_is_guessed_at_changes_nothing_by_itself(meaning):
    """No vote, no answer and nothing for good; an order is asked about, as closing always is."""
    nothing = Unknown(Span(0, 0))
    for line, here in itertools.product(EXAMPLES[meaning][::20], EVERYWHERE):
        found, signs = evidence(nothing, line, here, ()), frozenset(of_place(here))
        meant = meant_here(nothing, meanings_of(nothing), found, line, signs, ())
        guessed = meant(Span(0, len(line))) if meant else nothing
        assert not isinstance(guessed, Vote | GivenAnswer | StandingWish)
        if isinstance(guessed, SessionOrder):
            assert guessed.held or guessed.does is Does.CLOSE


def test_every_meaning_has_examples_and_a_row():
    groups = {TOGETHER.get(each, each) for each in EXAMPLES}
    assert groups - {"restart", "review"} == set(GROUPS)  # which only rules tell
    assert set(GROUPS) <= LIKELY.keys()
    assert all(EXAMPLES.values())


@given(st.text(max_size=200))
def test_whatever_is_said_is_like_something_and_always_as_much(text):
    said = likeness(text)

    assert said.keys() == EXAMPLES.keys()
    assert said == OF_SESSIONS.likeness(text)


def test_names_are_names_whoever_they_are():
    assert likeness("has kwame voted yet", {"kwame"}) == likeness("has omar voted yet")
