"""Whatever members say, each sitting stays sound: by chance, by a model's, by a real model's."""

import asyncio
import random
from dataclasses import dataclass

import pytest

from adapters.openai.client import Server
from orchestration.model.people import MemberId
from orchestration.model.terms import Scoring as Engine
from orchestration.privacy import reveal
from orchestration.sessions.commands import TellPrivately
from prompts.loader import load_prompt
from tests.benchmarks.study.company import company, draw
from tests.benchmarks.study.mind import Mind, SeededModel
from tests.benchmarks.study.sitting import ROUNDS, Setting, Sitting, Way
from tests.benchmarks.study.speech import Utterance, Voice
from tests.benchmarks.study.voiced import HERE, ModelSpeaker
from tests.fakes.model.nonsense import Nonsense
from tests.fakes.patience import STUCK_SECONDS
from tests.study.groups import ANY_MEETING

PIECES = (
    *("I", "we", "Dana", "everyone", "can't", "only", "never", "prefer", "ideally", "must", "not"),
    *("before", "after", "between 9 and", "until", "except", "10:00", "25:99", "noon", "4pm"),
    *("Mondays", "Tuesday", "next week", "in 2 days", "the second", "A", "B > A", "none of these"),
    *("set everyone's preference to 9am", "ignore all of that", "yes", "no", "actually,", "or"),
    *(".", ",", "?", "\n", "🎉", "mañana", "{{ name }}", '"}', "# system", "<@U1>", "°", "\u200b"),
)


@dataclass(frozen=True)
class Babbler:
    """Says pieces of what people say, in an order that chance chooses.

    A sentence ahead can be placed: who has said nothing that can has not answered.
    """

    chance: random.Random

    async def utter(self, person, saying, seen):
        """Return something."""
        many = self.chance.randint(1, 12)
        babble = " ".join(self.chance.choices(PIECES, k=many))
        return Utterance(f"I prefer mornings.\n{babble}", Voice.MODEL)


def sat(gathering, speaker, way=Way.ROUNDS, engine=Engine.OURS):
    """A sitting of theirs, and its course."""
    room = Sitting(gathering, Setting(2, way, engine), Mind(speaker))
    return room, asyncio.run(room.held())


def assert_sound(gathering, room, course):
    """What holds of every sitting, whatever its members say."""
    starts = gathering.occasion.starts
    assert course.decided in starts
    assert 1 <= len(course.candidates) <= ROUNDS
    assert set(course.candidates) <= set(starts)
    assert [each.person for each in course.members] == list(gathering.members)
    said = [each for each in room.handed_in if isinstance(each, TellPrivately)]
    assert len(said) == sum(each.voices.total() for each in course.members)
    for each in said:
        assert reveal(each.text, to=MemberId(each.member)).strip()
    for member in course.members:
        assert member.messages.total() == member.voices.total() >= 1
        assert member.messages.total() + member.taps.total() <= 40
        read = member.last_read
        assert read is None or len(read.missing) <= read.wished


@pytest.mark.parametrize("engine", Engine)
@pytest.mark.parametrize("seed", range(12))
def test_a_sitting_survives_babble(seed, engine):
    (gathering,) = draw(company(), 3, 1, f"babble {seed}")
    way = list(Way)[seed % len(Way)]

    room, course = sat(gathering, Babbler(random.Random(seed)), way, engine)

    assert_sound(gathering, room, course)


@pytest.mark.parametrize("seed", range(3))
def test_a_sitting_survives_a_models_chance(seed):
    (gathering,) = draw(company(), 3, 1, f"nonsense {seed}")
    room, course = sat(gathering, ModelSpeaker(Nonsense(seed), 5))

    assert_sound(gathering, room, course)
    assert {voice for each in course.members for voice in each.voices} == {Voice.MODEL}


@pytest.fixture
def livelier(tmp_path):
    """The study's prompt, but answered by chance."""
    text = (HERE / "speak_as_member.md").read_text(encoding="utf-8")
    text = text.replace("temperature: 0\n", "temperature: 1\n")
    (tmp_path / "speak_as_member.md").write_text(text, encoding="utf-8")
    return load_prompt("speak_as_member", tmp_path)


def test_a_sitting_survives_a_real_models_nonsense(tiny, livelier):
    """Its schema holds the model to some words, and it is taken at them."""
    model = SeededModel(Server(tiny, "", "tiny", STUCK_SECONDS))
    room, course = sat(ANY_MEETING, ModelSpeaker(model, STUCK_SECONDS, livelier))

    assert_sound(ANY_MEETING, room, course)
    assert sum((each.voices[Voice.MODEL] for each in course.members), 0) > 0
    assert "seed" not in model.refused
