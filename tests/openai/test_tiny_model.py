"""A real server, held to our schemas, which means nothing by its answers: all of it must be sound.

What it says is by chance. A test that fails shows the replies, for a script to repeat them.
"""

import asyncio
from dataclasses import replace

import pytest

from adapters.openai.client import OpenAIModel, Server
from adapters.openai.model import UnusableReplyError
from adapters.openai.reader import Reader
from orchestration.language.offline import OfflineLanguage
from prompts.loader import HERE, load_prompt
from tests.fakes.model.talkative import Talkative
from tests.fakes.model.tiny import make
from tests.fakes.patience import STUCK_SECONDS
from tests.openai.asking import WAYS, request
from tests.openai.meetings import assert_sound, played_with

NAME = "tiny"
FEW = {"ana": "I prefer mornings. Zumba is on Tuesdays, so quux.", "ben": "mañana, B-ish?"}


@pytest.fixture
def model(tiny):
    return OpenAIModel(Server(tiny, "", NAME, STUCK_SECONDS))


@pytest.fixture
def livelier(tmp_path):
    """The shipped prompts, but answered by chance and shortly."""
    for path in HERE.glob("read_*.md"):
        text = path.read_text(encoding="utf-8")
        text = text.replace("temperature: 0\n", "temperature: 1\n")
        (tmp_path / path.name).write_text(text.replace("1500", "400"), encoding="utf-8")
    return [load_prompt(name, tmp_path) for name in ("read_message", "read_invitation")]


def test_a_real_server_takes_our_request_and_keeps_to_the_schema(model):
    completion = asyncio.run(model.complete(request()))

    assert set(completion.reply.model_dump()) == {"wishes", "rest"}
    assert completion.usage.sent > 100
    assert completion.usage.received > 0
    assert model.refused == set()


def test_several_at_once_are_answered_each(model):
    async def ask():
        return await asyncio.gather(*(model.complete(request(f"Mondays {n}")) for n in range(3)))

    assert len(asyncio.run(ask())) == 3


def test_a_reply_that_was_cut_off_is_unusable(model, livelier):
    prompt = livelier[0]
    short = replace(prompt, front=prompt.front.model_copy(update={"max_tokens": 4}))

    with pytest.raises(UnusableReplyError, match="cut off"):
        asyncio.run(model.complete(replace(request(), prompt=short)))


@pytest.mark.parametrize("way", ["alone", "checked"])
def test_a_meeting_survives_a_real_models_nonsense(model, livelier, way):
    talkative = Talkative(model)
    language = WAYS[way](Reader(talkative, *livelier, seconds=STUCK_SECONDS), OfflineLanguage())
    meeting, transcript = played_with(language, FEW, "A quick huddle, chairs or not.", rounds=2)

    assert_sound(meeting, transcript, talkative.replies)


def test_the_models_file_is_always_the_same(tmp_path):
    pytest.importorskip("gguf")
    make(tmp_path / "one.gguf")
    make(tmp_path / "two.gguf")

    assert (tmp_path / "one.gguf").read_bytes() == (tmp_path / "two.gguf").read_bytes()
