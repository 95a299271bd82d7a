"""`convene usage`, as somebody types it: what is kept → what is shown, in a table and as data."""

import json
from datetime import timedelta

import pytest
from click.testing import CliRunner

from bot.cli import app
from bot.durable import opened, prepare
from bot.settings import read_settings
from bot.usage import report, text
from orchestration.model.errors import BadInput
from storage.usage import SqlLedger
from tests.fakes.model.ledger import TODAY, call

MODEL = {"CONVENE_MODEL_URL": "http://localhost:8080/v1", "CONVENE_MODEL_NAME": "m"}
CALLS = [
    call(at=TODAY - timedelta(days=9), prompt="word_reasons@ba9876543210"),
    call(at=TODAY - timedelta(days=2), sent=1200, received=140, seconds=2.25),
    call("t", ended="UnusableReplyError", seconds=0.1),
    call(None, prompt="read_invitation@0123456789ab", seconds=0.2),
]


@pytest.fixture
def kept(tmp_path):
    """Make a data folder with these calls, and return its settings."""

    def kept(*calls, **given):
        settings = read_settings({"CONVENE_DATA": str(tmp_path), **given})
        prepare(settings)
        with opened(settings) as store:
            for each in calls:
                SqlLedger.beside(store).keep(each)
        return settings

    return kept


def shown(settings, days=7):
    return text(report(settings, days, TODAY))


def test_totals_by_day_by_prompt_by_model_and_by_end(kept):
    assert shown(kept(*CALLS, **MODEL)) == (
        "A language model was asked 3 times in the last 7 days.\n"
        "\n"
        "day                                 calls  tokens sent     received      seconds\n"
        "2027-01-05                              1        1,200          140          2.2\n"
        "2027-01-07                              2          140           60          0.3\n"
        "\n"
        "prompt                              calls  tokens sent     received      seconds\n"
        "read_invitation@0123456789ab            1           70           30          0.2\n"
        "read_message@0123456789ab               2        1,270          170          2.4\n"
        "\n"
        "model                               calls  tokens sent     received      seconds\n"
        "m                                       3        1,340          200          2.5\n"
        "\n"
        "how it ended                        calls  tokens sent     received      seconds\n"
        "reply could not be used                 1           70           30          0.1\n"
        "answered                                2        1,270          170          2.5\n"
        "\n"
        "in all                                  3        1,340          200          2.5\n"
        "\n"
        "Today (UTC): 2 of 3,000 calls, 200 of 5,000,000 tokens, 0 of 7,200 seconds.\n"
        "One session may spend 60 calls, 150,000 tokens, 300 seconds a day.\n"
        "One person may spend 300 calls, 750,000 tokens, 1,800 seconds a day.\n"
        "One workspace or server may spend 3,000 calls, 5,000,000 tokens, 7,200 seconds a day."
    )


def test_days_count_from_today(kept):
    settings = kept(*CALLS)
    counted = [report(settings, days, TODAY)["total"]["calls"] for days in (1, 2, 3, 9, 10)]

    assert counted == [2, 2, 3, 3, 4]
    assert shown(settings, 1).startswith("A language model was asked 2 times today.")


def test_a_day_is_one_of_utc(kept):
    settings = kept(call(at=TODAY.replace(hour=0)), call(at=TODAY.replace(hour=23)))

    [day] = report(settings, 1, TODAY)["by_day"]
    assert (day["day"], day["calls"]) == ("2027-01-07", 2)


def test_where_no_model_was_ever_asked_it_says_so(kept):
    assert shown(kept()) == (
        "No language model has ever been asked here.\n"
        "No model is set now (CONVENE_MODEL_URL), so none is asked."
    )


def test_where_none_was_asked_lately_it_says_when_it_was(kept):
    assert shown(kept(CALLS[0], **MODEL)).startswith(
        "No language model was asked in the last 7 days; the last time was on 2026-12-29.\n"
        "Today (UTC): 0 of 3,000 calls"
    )


def convene(settings, *words):
    result = CliRunner().invoke(app, words, env={"CONVENE_DATA": str(settings.data)})
    if isinstance(result.exception, BadInput):
        raise result.exception
    return result.exit_code, result.output


def test_as_data(kept):
    answer = report(kept(*CALLS), 30, TODAY)

    assert answer["total"] == {"calls": 4, "sent": 1410, "received": 230, "seconds": 2.55 + 2.0}
    assert [each["ended"] for each in answer["by_end"]] == ["UnusableReplyError", "answered"]
    assert answer["budget"] is None


def test_as_it_is_typed(kept):
    settings = kept(*CALLS)
    code, said = convene(settings, "usage", "--json", "--days", "3")

    assert code == 0
    assert (json.loads(said)["days"], json.loads(said)["last"]) == (3, TODAY.isoformat())
    assert convene(settings, "usage")[1].count("\n") >= 2


def test_there_is_at_least_one_day(kept):
    assert convene(kept(), "usage", "--days", "0")[0] == 2
