"""The other ports with a model behind them, put together from settings, against a real socket."""

from datetime import datetime, timedelta

import pytest

from adapters.files.transcript import Transcript
from bot.models import ModelSettings, model_coordinator, open_model, rephrased
from orchestration.model.errors import BadInput
from orchestration.model.suggestion import Choice, Stated
from orchestration.model.times import zone_named
from tests.fakes.model.scripted import KEY, NAME, Cut, Status, serving
from tests.language.listening import BERLIN
from tests.openai.asking import run
from tests.openai.test_wording import FACTS, GOOD, post

NINE = datetime(2027, 1, 11, 9, tzinfo=zone_named(BERLIN))
CHOICE = Choice(starts=(NINE, NINE + timedelta(days=1)), minutes=30, zone=BERLIN, most=2)
ANA = Stated(zone=BERLIN, wishes=("prefers Mondays",))
OFFERED = {"options": [{"day": "2027-01-11", "time": "09:00"}]}
JUDGED = {"scores": [{"option": "1", "met": [1], "score": 3}]}


def settings(url, **fields):
    return ModelSettings(url=url, name=NAME, key=KEY, **fields)


def suggested(*turns):
    """What a coordinator makes of these turns of a server."""

    async def ask():
        async with serving(*turns) as script:
            ours = settings(script.url)
            coordinator = model_coordinator(ours, open_model(ours))
            starts = await coordinator.suggest(CHOICE, [ANA], "s")
            return starts, starts and await coordinator.judge(CHOICE, starts, ANA, "s")

    return run(ask())


def worded(*turns):
    """What the channel reads, with these turns of a server."""

    async def show():
        async with serving(*turns) as script:
            ours, chat = settings(script.url), Transcript()
            await rephrased(chat, ours, open_model(ours)).post("s", post(), [], "1")
            return chat.channel["1"].why

    return run(show())


def test_a_server_proposes_and_judges():
    assert suggested(OFFERED, JUDGED) == ((NINE,), (3,))


def test_a_mistake_is_named_once_and_then_there_is_no_suggestion():
    twice = {"options": OFFERED["options"] * 2}

    assert suggested(twice, OFFERED, JUDGED) == ((NINE,), (3,))
    assert suggested(twice, twice) == (None, None)


@pytest.mark.parametrize("trouble", [Status(401), "<think>hm</think>", Cut('{"options": [')])
def test_trouble_is_no_suggestion(trouble):
    turns = [trouble] if isinstance(trouble, Status) else [trouble, trouble]

    assert suggested(*turns) == (None, None)


def test_a_server_words_the_reasons():
    assert worded({"words": GOOD}) == f"Why A: {GOOD}"
    assert worded({"words": f"{GOOD} Enjoy!"}) == post(FACTS).view.why
    assert worded(Status(401)) == post(FACTS).view.why


def test_a_prompt_of_ones_own_that_is_wrong_is_named(tmp_path):
    (tmp_path / "word_reasons.md").write_text("Hello.", encoding="utf-8")
    ours = settings("http://localhost:1", prompts=tmp_path)

    with pytest.raises(BadInput, match=r"word_reasons\.md"):
        rephrased(Transcript(), ours, open_model(ours))
