"""The way of the data is traced as it is: each function once, in every thread, the grammar not."""

import threading
from datetime import UTC, datetime

import pytest

from orchestration.interaction.wording.phrases import day
from orchestration.language.words.writing import words
from orchestration.model.options import option_name
from tests.source import ROOT
from tests.way import LONGEST_STORY, STORY, Way, story, told_of, tracing

NINE = datetime(2027, 1, 11, 9, tzinfo=UTC)


def traced(*deeds):
    with tracing() as tracer:
        for user_action in deeds:
            user_action()
        return tracer.way()


def in_a_thread(user_action):
    thread = threading.Thread(target=user_action)
    thread.start()
    thread.join()


def ran(way):
    return [name for functions in way.files.values() for name in functions.names]


def test_functions_are_named_in_the_order_of_their_first_call():
    assert ran(traced(lambda: option_name(0), lambda: day(NINE))) == ["option_name", "day"]
    assert ran(traced(lambda: day(NINE), lambda: option_name(0))) == ["day", "option_name"]


def test_what_runs_in_a_thread_counts_too():
    assert ran(traced(lambda: in_a_thread(lambda: day(NINE)))) == ["day"]


def test_grammar_is_left_out():
    assert ran(traced(lambda: words("mornings please"))) == []


def test_a_function_counts_once_however_often_it_runs():
    once, twice = (traced(*[lambda: day(NINE)] * times) for times in (1, 2))

    assert once == twice
    assert once.lines == len(range(day.__code__.co_firstlineno, last_line(day) + 1))
    assert told_of("A day", once, (1, 9)).startswith("A day: 1 files (aim 1), 3 lines (aim 9)\n")


def last_line(function):
    return max(line for *_, line in function.__code__.co_lines())


def test_nothing_is_taken_down_before_it_begins():
    with tracing() as tracer:
        option_name(0)
        tracer.begin()
        assert tracer.way() == Way({})
        assert not tracer.is_at_rest()


def test_the_story_of_a_decision_can_be_read_at_one_sitting():
    files = [ROOT / path for path in STORY.values()]
    assert sum(len(each.read_text("utf-8").splitlines()) for each in files) <= LONGEST_STORY


def test_the_story_of_a_decision_stands_where_it_is_said_to_be():
    assert all(path in story(tuple(STORY.values())) for path in STORY.values())
    with pytest.raises(FileNotFoundError):
        story(["orchestration/elsewhere.py"])
