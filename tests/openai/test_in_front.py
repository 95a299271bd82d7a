"""What stands in front of a model: patience, a second try, a budget, a memory, a book."""

import asyncio
from datetime import UTC, datetime, timedelta
from itertools import count

import pytest

from adapters.openai.again import AskedAgain
from adapters.openai.budget import Budgeted
from adapters.openai.cache import Cached, content_key
from adapters.openai.model import (
    Budget,
    BudgetSpentError,
    NotNowError,
    RefusedError,
    UnusableReplyError,
    Usage,
)
from adapters.openai.patient import Patient
from adapters.openai.usage import Asked, Recorded, UsageBook
from tests.fakes.model.listed import COST, Listed
from tests.language.listening import hearing
from tests.openai.asking import NOTHING, language, request, run, time

PLENTY = Budget(10**6, 10**9, 10**9)


# Patience


def waited(answers, longest=5):
    """The pauses that were made, and how it ended."""
    pauses = []

    async def sleep(seconds):
        pauses.append(seconds)

    try:
        run(Patient(Listed(answers), longest, sleep).complete(request()))
    except NotNowError:
        return pauses, "not now"
    return pauses, "answered"


def test_waits_as_long_as_the_server_asks():
    assert waited([NotNowError("busy", 3), NOTHING]) == ([3], "answered")
    assert waited([NotNowError("busy"), NOTHING]) == ([0.5], "answered")


def test_does_not_wait_longer_than_there_is_time():
    assert waited([NotNowError("busy", 120)]) == ([], "not now")


def test_tries_twice_at_most():
    assert waited([NotNowError("busy", 1), NotNowError("busy", 1)]) == ([1], "not now")


def test_a_refusal_is_not_tried_again():
    with pytest.raises(RefusedError):
        run(Patient(Listed([RefusedError("401")]), 5).complete(request()))


# Asked again


def test_a_mistake_is_named_once():
    model = Listed(["no json", NOTHING])
    completion = run(AskedAgain(model).complete(request()))

    assert [each.mistake for each in model.asked] == ["", "It was not a JSON object."]
    assert completion.usage == COST + COST
    _, user = model.asked[1].prompt.messages(model.asked[1].inputs, model.asked[1].mistake)
    assert "could not be used: It was not a JSON object." in user.content


def test_there_is_no_third_time():
    model = Listed(["no json", "no json either", NOTHING])

    with pytest.raises(UnusableReplyError):
        run(AskedAgain(model).complete(request()))
    assert len(model.asked) == 2


# Budget


def spend(budgeted, *sessions):
    """Ask once for each session; say who was answered."""
    answered = []
    for session in sessions:
        try:
            run(budgeted.complete(request(session=session)))
            answered.append(session)
        except BudgetSpentError:
            answered.append("spent")
    return answered


def test_a_session_has_its_own_budget():
    budgeted = Budgeted(Listed([NOTHING] * 4), Budget(2, 10**9, 10**9), PLENTY)

    assert spend(budgeted, "s", "s", "s", "t") == ["s", "s", "spent", "t"]


def test_the_workspace_has_one_for_all():
    budgeted = Budgeted(Listed([NOTHING] * 2), PLENTY, Budget(2, 10**9, 10**9))

    assert spend(budgeted, "s", "t", "u", None) == ["s", "t", "spent", "spent"]


def test_a_team_has_one_for_its_sessions():
    one, other = ("meeting-D1-7", "choice-D1-8"), "meeting-D2-9"
    budgeted = Budgeted(Listed([NOTHING] * 3), PLENTY, PLENTY, team=Budget(2, 10**9, 10**9))

    assert spend(budgeted, *one, *one, other) == [*one, "spent", "spent", other]


def test_what_somebody_says_for_good_is_of_no_team():
    own = "person/T1-U2"
    budgeted = Budgeted(Listed([NOTHING] * 2), PLENTY, PLENTY, team=Budget(1, 10**9, 10**9))

    assert spend(budgeted, own, own) == [own, own]


def test_a_person_has_one_in_all_sessions():
    budgeted = Budgeted(Listed([NOTHING] * 3), PLENTY, PLENTY, person=Budget(1, 10**9, 10**9))

    def asked(who, session):
        try:
            run(budgeted.complete(request(session=session, who=who)))
        except BudgetSpentError:
            return "spent"
        return who

    came = [asked("lena", "s"), asked("lena", "t"), asked("omar", "s")]
    assert came == ["lena", "spent", "omar"]


def test_what_is_refused_costs_nobody_a_call():
    budgeted = Budgeted(Listed([NOTHING] * 2), Budget(1, 10**9, 10**9), Budget(2, 10**9, 10**9))

    assert spend(budgeted, "s", "s", "s", "t") == ["s", "spent", "spent", "t"]


def test_tokens_and_seconds_are_spent_too_and_failures_cost():
    tokens = Budgeted(Listed(["no json", NOTHING]), Budget(9, 100, 9**9), PLENTY)
    with pytest.raises(UnusableReplyError):
        run(tokens.complete(request()))
    assert spend(tokens, "s") == ["spent"]

    ticks = count(0, 10)
    slow = Budgeted(Listed([NOTHING] * 3), Budget(9, 9**9, 15), PLENTY, lambda: next(ticks))
    assert spend(slow, "s", "s", "s") == ["s", "s", "spent"]


def test_a_new_day_has_a_new_budget():
    at = [datetime(2027, 1, 7, 23, 59, tzinfo=UTC)]
    book = UsageBook(now=lambda: at[0])
    budgeted = Budgeted(Listed([NOTHING] * 2), Budget(1, 9**9, 9**9), PLENTY, book=book)

    assert spend(budgeted, "s", "s") == ["s", "spent"]
    at[0] += timedelta(minutes=1)
    assert spend(budgeted, "s", "s") == ["s", "spent"]


def test_calls_at_the_same_time_do_not_go_over():
    async def wait():
        await asyncio.sleep(0)
        return NOTHING

    async def ask():
        budgeted = Budgeted(Listed([wait] * 3), Budget(3, 9**9, 9**9), PLENTY)
        calls = [budgeted.complete(request(f"Mondays {n}")) for n in range(8)]
        return await asyncio.gather(*calls, return_exceptions=True)

    ended = run(ask())
    assert sum(isinstance(each, BudgetSpentError) for each in ended) == 5
    assert not any(isinstance(each, IndexError) for each in ended)


# Cache


def test_the_same_question_is_asked_once():
    model = Listed([NOTHING])
    cached = Cached(model, "m")

    first, second = (run(cached.complete(request())) for _ in range(2))
    assert first.reply == second.reply
    assert (first.usage, second.usage) == (COST, Usage())


def test_any_difference_is_another_question():
    keys = {
        content_key(request("a"), "m"),
        content_key(request("b"), "m"),
        content_key(request("a"), "n"),
        content_key(request("a", mistake="x"), "m"),
    }

    assert len(keys) == 4
    assert content_key(request("a", session="t"), "m") in keys


def test_a_failure_is_not_remembered():
    cached = Cached(Listed([RefusedError("401"), NOTHING]), "m")

    with pytest.raises(RefusedError):
        run(cached.complete(request()))
    assert run(cached.complete(request())).reply.wishes == []


def test_memory_has_an_end_and_forgets_what_was_used_longest_ago():
    model = Listed([NOTHING] * 5)
    cached = Cached(model, "m", kept=3)

    async def ask(*numbers):
        for n in numbers:
            await cached.complete(request(f"Mondays {n}"))
        return len(model.asked)

    assert run(ask(0, 1, 2, 0, 3, 0)) == 4
    assert run(ask(1)) == 5


# Book


def test_every_call_is_written_down_however_it_ends():
    at = datetime(2027, 1, 7, 9, tzinfo=UTC)
    book, ticks = UsageBook(now=lambda: at), count()
    answers = Listed([NOTHING, "no json", RefusedError("x")])
    model = Recorded(answers, book, lambda: next(ticks), "m")
    for session, error in (("s", None), ("s", UnusableReplyError), ("t", RefusedError)):
        if error is None:
            run(model.complete(request(session=session)))
        else:
            with pytest.raises(error):
                run(model.complete(request(session=session)))

    assert book.calls[0] == Asked(
        session="s",
        prompt=f"read_message@{request().prompt.digest}",
        model="m",
        sent=COST.sent,
        received=COST.received,
        seconds=1,
        ended="answered",
        at=at,
    )
    assert [each.ended for each in book.calls] == ["answered", "UnusableReplyError", "RefusedError"]
    assert [each.usage for each in book.calls] == [COST, COST, Usage()]


def test_a_call_that_is_given_up_is_written_down_too():
    async def never():
        await asyncio.Event().wait()

    book = UsageBook()
    hanging = language("rules first", Recorded(Listed([never]), book), seconds=0.05)

    said = run(hanging.understand("Zorbing day is Tuesday", hearing()))
    assert said.not_understood
    assert [each.ended for each in book.calls] == ["given up"]


def test_no_log_line_holds_what_was_said(caplog):
    caplog.set_level("DEBUG")
    text = "I can't do Mondays because of chemotherapy, quux."
    broken = Recorded(
        Listed([{**NOTHING, "wishes": [time("chemotherapy", start="late")]}]), UsageBook()
    )
    run(language("checked", broken).understand(text, hearing()))

    assert "UnusableReplyError" in caplog.text
    assert "chemotherapy" not in caplog.text
