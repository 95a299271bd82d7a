"""The benchmark's oracle: what it answers is taken, in every way, on some of its sessions."""

import asyncio

import pytest

from tests.benchmarks.model.__main__ import PAPER, WAYS, report, run
from tests.benchmarks.model.session import drawn, meant


@pytest.fixture(scope="module")
def results():
    return {way: asyncio.run(run(way, None, sessions=3)) for way in WAYS}


def test_every_phrase_has_a_meaning():
    assert all(meant(words) for said in drawn() for words in said)


def test_every_call_is_answered(results):
    for result in results.values():
        assert {call.ended for call in result.book.calls} <= {"answered"}


def test_an_oracle_misreads_nothing(results):
    assert results["model alone"].readings() == results[PAPER].readings() == (0, 0)


def test_the_papers_way_proposes_and_judges_every_round(results):
    paper = results[PAPER]
    asked = [call.prompt.split("@")[0] for call in paper.book.calls]
    rounds = sum(each.rounds for each in paper.ended)

    assert asked.count("propose_times") == rounds
    assert asked.count("judge_times") == 4 * rounds


def test_rules_ask_nobody_and_rules_first_ask_less_than_a_model_alone(results):
    assert results["rules"].calls == 0
    assert 0 < results["rules first"].calls < results["model alone"].calls


def test_the_report_has_a_line_for_each_way(results):
    assert report(results, "Nobody mends.").startswith("Nobody mends.\n")
