"""The made-up company, and the meetings drawn from it."""

import pytest

from tests.benchmarks.study.company import company, draw
from tests.study.groups import WORDINGS

PEOPLE = company()


def test_company_has_34_people_who_report_to_one_another():
    bosses = [each.id for each in PEOPLE.values() if each.manager is None]

    assert len(PEOPLE) == 34
    assert bosses == ["ingrid"]
    for each in PEOPLE.values():
        assert {each.manager, *each.teammates, *each.collaborators} <= {None, *PEOPLE} - {each.id}
        assert 1 <= each.level <= 5


@pytest.mark.parametrize("who", PEOPLE)
def test_everybody_says_each_thing_in_all_wordings(who):
    sentences = PEOPLE[who].sentences

    assert 2 <= len(sentences) <= 4
    for sentence in sentences:
        assert set(sentence.wordings) == set(WORDINGS)
        assert len(set(sentence.wordings.values())) == len(WORDINGS)
        assert sentence.means


def test_same_seed_draws_the_same_meetings():
    assert draw(PEOPLE, 4, 5, "a seed") == draw(PEOPLE, 4, 5, "a seed")
    assert draw(PEOPLE, 4, 5, "a seed") != draw(PEOPLE, 4, 5, "another")


@pytest.mark.parametrize("size", [3, 4, 5])
def test_meetings_can_be_held(size):
    for gathering in draw(PEOPLE, size, 20, "a seed"):
        ids = {each.id for each in gathering.members}
        occasion = gathering.occasion
        assert len(ids) == size
        assert gathering.organiser.id not in ids
        assert occasion.opens.weekday() < 5
        assert occasion.now < occasion.opens
        assert occasion.starts[-1] + occasion.length == occasion.closes
