"""What a vote comes to in the browser's terms, and what is said while it is open."""

import pytest

from tests.sandbox.serving import actions, workspace
from tests.sandbox.test_whole_meeting import decided, people


@pytest.fixture
def site(tmp_path):
    with workspace(tmp_path) as site:
        yield site


def test_what_both_voted_for_is_decided_whatever_else_was_wished(site):
    ana, ben = people(site, "ana", "ben")
    ana.meet(people=["ana", "ben"], to="2027-01-11", hours_to="12:00")
    ana.any_time()
    ben.say("Afternoons are best for me.")
    ben.press("thats-all")
    for person in (ana, ben):
        person.react(person.wait("(round 1)"), "🇦")

    assert "2 of 2 voted" in decided(ana)["text"]


def test_who_speaks_up_during_a_vote_is_told_what_it_means(site):
    ana, ben = people(site, "ana", "ben")
    ana.meet(people=["ana", "ben"])
    ana.any_time()
    ben.any_time()
    options = ana.wait("Three options")
    ben.react(options, "🇦")
    ben.say("Sorry, I'd rather avoid Mondays.")
    means = ben.wait("A, which you voted for:", ben.dm)
    assert "look-again" in actions(means)
    ben.press("look-again")

    assert ana.wait("1 of 2 would look again", ana.dm)


def test_a_vote_in_the_private_conversation_counts(site):
    ana, ben = people(site, "ana", "ben")
    ana.meet(people=["ana", "ben"])
    ana.any_time()
    ben.any_time()
    ana.react(ana.wait("Three options"), "🇦")
    ben.say("I vote A, thanks")

    assert "2 of 2 voted" in decided(ana)["text"]
    assert ben.wait("Your vote is in: A.", ben.dm)
