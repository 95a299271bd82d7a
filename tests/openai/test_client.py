"""A server answers, or does not: either way we know what happened, soon, and ask once."""

import asyncio

import pytest

from adapters.openai.bounded import MOST_BYTES
from adapters.openai.client import OpenAIModel, Server
from adapters.openai.model import (
    ModelError,
    NotNowError,
    RefusedError,
    UnusableReplyError,
    Usage,
)
from tests.fakes.model.scripted import KEY, NAME, Body, Cut, Flood, Hang, Status, serving
from tests.openai.asking import NOTHING, reply, request, run, time

SAID = reply(time("Mondays", "against", "must", weekdays=["mon"]))


async def asked(*turns, seconds=5.0, **how):
    async with serving(*turns, **how) as script:
        model = OpenAIModel(Server(script.url, KEY, NAME, seconds))
        return await model.complete(request()), script.asked


async def asked_in_vain(turn, seconds=5.0):
    with pytest.raises(ModelError) as failed:
        await asked(turn, seconds=seconds)
    return failed.value


def test_a_reply_comes_with_what_it_cost():
    completion, bodies = run(asked(SAID))

    assert completion.reply.wishes[0].weekdays == ["mon"]
    assert completion.usage == Usage(70, 30)
    assert bodies[0]["temperature"] == 0
    assert bodies[0]["response_format"]["json_schema"]["name"] == "read_message"


@pytest.mark.parametrize(
    "text",
    [
        '{"wishes": [], "rest": []}',
        '<think>Mondays {"wishes": 1} or so?</think>\n{"wishes": [], "rest": []}',
        '```json\n{"wishes": [], "rest": []}\n```',
        'Here you are:\n```\n{"wishes": [], "rest": []}\n```\nAnything else?',
        ' \n\t{"wishes"\n: [ ],"rest":[]}',
    ],
)
def test_what_stands_around_a_reply_is_passed_over(text):
    completion, _ = run(asked(text))

    assert completion.reply.model_dump() == NOTHING


@pytest.mark.parametrize(
    ("turn", "said"),
    [
        ("I would say Mondays are bad.", "not a JSON object"),
        ("", "not a JSON object"),
        ("}{", "not a JSON object"),
        ('{"wishes": [', "not a JSON object"),
        ("[]", "not a JSON object"),
        ('<think>{"wishes": [], "rest": []}', "not a JSON object"),
        ({"wishes": []}, "rest: Field required"),
        ({**NOTHING, "author": "dana"}, "author: Extra inputs are not permitted"),
        (reply(time("x", start="25:00")), "start"),
        ({**NOTHING, "rest": [{}] * 9}, "more"),
        ("x" * 100_001, "too long"),
        (Cut('{"wishes": [], "rest": []}'), "cut off"),
        (Body('{"choices": []}'), "empty"),
        (Body('{"choices": [{"message": {"role": "assistant", "content": null}}]}'), "empty"),
        (Body("<html>hello</html>", "text/html"), "empty"),
    ],
)
def test_a_reply_that_cannot_be_used_says_why(turn, said):
    problem = run(asked_in_vain(turn))

    assert isinstance(problem, UnusableReplyError)
    assert said in str(problem)
    assert len(str(problem)) < 800


@pytest.mark.parametrize("flood", [Flood(), Flood(400), Flood(503), Flood(packed=True)], ids=str)
def test_a_reply_without_an_end_is_given_up_and_logged(flood, caplog):
    problem = run(asked_in_vain(flood))

    assert isinstance(problem, UnusableReplyError)
    assert "too long" in str(problem)
    assert [each.levelname for each in caplog.records] == ["WARNING"]
    assert flood.sent < 20 * MOST_BYTES  # what fits into sockets, beyond what is read


def test_a_complaint_does_not_repeat_what_was_written():
    secret = reply(time("my chemotherapy", start="my chemotherapy"))

    assert "chemotherapy" not in str(run(asked_in_vain(secret)))


def test_too_many_requests_say_when_to_come_again():
    assert run(asked_in_vain(Status(429, {"retry-after": "7"}))).after == 7
    assert run(asked_in_vain(Status(429))).after is None
    assert (
        run(asked_in_vain(Status(429, {"retry-after": "Wed, 21 Oct 2026 07:28:00 GMT"}))).after
        is None
    )


@pytest.mark.parametrize("turn", [Status(500), Status(503), Body("{", "application/json")])
def test_trouble_at_the_server_is_an_error_of_ours(turn):
    assert isinstance(run(asked_in_vain(turn)), ModelError)


@pytest.mark.parametrize("code", [401, 403, 404, 422])
def test_a_refusal_is_final(code):
    assert isinstance(run(asked_in_vain(Status(code))), RefusedError)


def test_a_server_that_hangs_is_left():
    assert isinstance(run(asked_in_vain(Hang(), seconds=0.1)), NotNowError)


def test_a_server_that_is_not_there_is_no_crash():
    model = OpenAIModel(Server("http://127.0.0.1:9/v1", "", NAME, 5))

    with pytest.raises(NotNowError):
        run(model.complete(request()))


def test_a_parameter_that_is_refused_is_left_out_from_then_on():
    """As newer models of OpenAI refuse `max_tokens` and a temperature, others a schema."""

    async def ask_twice():
        refusals = [
            Status(400, message="Unsupported parameter: 'max_tokens'"),
            Status(400, message="temperature: only the default is supported"),
            Status(400, message="response_format is not supported"),
        ]
        async with serving(*refusals, NOTHING, NOTHING, strictly=False) as script:
            model = OpenAIModel(Server(script.url, KEY, NAME, 5))
            await model.complete(request())
            await model.complete(request())
            return script.asked

    *_, fourth, fifth = run(ask_twice())
    assert fourth == fifth
    assert fourth["max_completion_tokens"] == 1500
    assert not {"max_tokens", "temperature", "response_format"} & set(fourth)


def test_two_who_are_refused_at_once_both_go_on():
    async def ask():
        refusal = Status(400, message="temperature: only the default is supported")
        async with serving(refusal, refusal, NOTHING, NOTHING) as script:
            model = OpenAIModel(Server(script.url, KEY, NAME, 5))
            asked = (model.complete(request(text)) for text in ("Mondays", "Tuesdays"))
            return await asyncio.gather(*asked)

    assert len(run(ask())) == 2


def test_another_complaint_is_a_refusal():
    async def ask():
        async with serving(Status(400, message="no such thing")) as script:
            await OpenAIModel(Server(script.url, KEY, NAME, 5)).complete(request())

    with pytest.raises(RefusedError):
        run(ask())


@pytest.mark.parametrize("text", ["Mondays \ud800", "\x00Mondays\x1b", "🎉" * 900])
def test_odd_letters_are_sent_or_else_an_error_of_ours(text):
    async def ask():
        async with serving(NOTHING, strictly=False) as script:
            model = OpenAIModel(Server(script.url, KEY, NAME, 5))
            try:
                await model.complete(request(text))
            except ModelError:
                return 0
            return len(script.asked)

    assert run(ask()) == ("\ud800" not in text)


def test_many_at_once_are_answered_each():
    async def ask():
        async with serving(*[SAID] * 8) as script:
            model = OpenAIModel(Server(script.url, KEY, NAME, 20))
            said = [model.complete(request(f"I can't do Mondays {n}")) for n in range(8)]
            return await asyncio.gather(*said)

    assert len(run(ask())) == 8


def test_the_script_notices_what_is_wrong_with_a_request():
    async def ask():
        async with serving(NOTHING) as script:
            model = OpenAIModel(Server(script.url, "another key", NAME, 5))
            await model.complete(request())

    with pytest.raises(AssertionError, match="expected the key"):
        run(ask())


def test_the_script_notices_one_question_too_many():
    async def ask():
        async with serving(NOTHING) as script:
            model = OpenAIModel(Server(script.url, KEY, NAME, 5))
            await model.complete(request())
            await model.complete(request())

    with pytest.raises(RefusedError):
        run(ask())
