"""The Voices port with a model behind it: what it writes is held to facts, or a template speaks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from adapters.openai.in_time import answered
from adapters.openai.model import Model, Request
from adapters.openai.tidied import tidied
from adapters.openai.usage import counted
from orchestration.kinds.panel.speech.grounded import Written, grounded, grounds_of
from orchestration.kinds.panel.speech.offline import spoken
from orchestration.kinds.panel.turn.facts import shown
from orchestration.model.panel import (
    Fact,
    Intensity,
    Level,
    PanelSpeech,
    Quote,
    Scene,
    SpeechMove,
    SpeechPart,
    SpeechWay,
    Utterance,
)
from orchestration.model.people import SessionId
from orchestration.sessions.model_usage import spent_on
from prompts.loader import Prompt
from prompts.panels import speech_reply, stream_reply

LONGEST_ASK: Final = 2000
_INSTEAD: Final = "a template speaks"

_TASKS: Final[Mapping[SpeechMove, str]] = {
    SpeechMove.INTRODUCE: "say what speaks for your option, by what you care about",
    SpeechMove.BEST: "your option is the best here in what was asked: say so, with the fact",
    SpeechMove.WORST: "your option is the worst here in what was asked: admit it, with the fact",
    SpeechMove.LEADS: "by all that is needed yours fits best so far: say why, and its weak side",
    SpeechMove.FOLLOWS: "yours comes next after another: say what would speak for it all the same",
    SpeechMove.WINS: "of the two that are compared yours is the better: say by what",
    SpeechMove.COUNTERS: "of the two that are compared the other is the better: say what yours has",
    SpeechMove.ANSWER: "answer what was asked, of your option alone",
    SpeechMove.FITS: "say how your option meets what was asked",
    SpeechMove.OUT: "your option does not meet what is needed: say so plainly",
    SpeechMove.DESCRIBE: "say what there is to say of your option",
    SpeechMove.AGREE: "agree with who asks, as far as facts bear it",
    SpeechMove.OBJECT: "disagree with who spoke before you, by what sets the two options apart",
    SpeechMove.ACCEPTED: "your option was taken: say what to know before it is final",
    SpeechMove.REJECTED: "your option was turned down: take it with grace, and say what stays true",
    SpeechMove.VIEWS: "say how the other option stands beside yours, and praise neither",
    SpeechMove.CONCEDES: "say honestly what speaks against your option, with the fact",
    SpeechMove.UNKNOWN: "nobody knows what was asked: say that you do not know it",
}


_LEVELS: Final[Mapping[Level, str]] = {
    Level.PLAIN: "in the plainest words, for who knows nothing of it",
    Level.USUAL: "",
    Level.EXPERT: "to somebody who knows the field, in its own terms",
}
_INTENSITIES: Final[Mapping[Intensity, str]] = {
    Intensity.CALM: "calmly, and grant more than you claim",
    Intensity.USUAL: "",
    Intensity.KEEN: "with zest, and grant nothing that was not asked",
}


@dataclass(frozen=True)
class ModelVoices:
    """Has each persona's words written in a request of its own, with its own facts alone.

    Whatever goes wrong within `seconds`, and where nothing is left that could be said, a template
    stands in for this persona; the others speak all the same.
    """

    model: Model
    prompt: Prompt
    seconds: float
    way: SpeechWay = SpeechWay.APART

    async def speak(self, scene: Scene, session: SessionId) -> PanelSpeech:
        """Return what each says, in the order of the scene's parts."""
        said: list[Utterance] = []
        with counted() as calls:
            for part in scene.parts:
                own = await self._written(scene, part, session)
                said += [own] if own else stood_in(scene, part)
        return PanelSpeech(tuple(said), spent_on(calls))

    async def _written(
        self, scene: Scene, part: SpeechPart, session: SessionId
    ) -> Utterance | None:
        grounds = grounds_of(part)
        request = Request(
            prompt=self.prompt,
            inputs=shown_to_speak(scene, part),
            schema=speech_reply(len(grounds)),
            session=session,
            who=scene.who,
        )
        reply = await answered(self.model, request, self.seconds, _INSTEAD)
        return None if reply is None else _held(scene, part, reply)


@dataclass(frozen=True)
class StreamVoices:
    """Has the words of all who speak in a turn written in one request, as published.

    Who is missing from the reply, or has nothing left that could be said, is stood in for.
    """

    model: Model
    prompt: Prompt
    seconds: float
    way: SpeechWay = SpeechWay.STREAM

    async def speak(self, scene: Scene, session: SessionId) -> PanelSpeech:
        """Return what each says, in the order of the scene's parts."""
        if not scene.parts:
            return PanelSpeech()
        names = tuple(each.persona.name for each in scene.parts)
        most = max(len(grounds_of(each)) for each in scene.parts)
        request = Request(
            prompt=self.prompt,
            inputs=shown_to_stream(scene),
            schema=stream_reply(names, most),
            session=session,
            who=scene.who,
        )
        with counted() as calls:
            reply = await answered(self.model, request, self.seconds, _INSTEAD)
        by_name = {str(each.persona): each for each in reply.messages} if reply else {}
        said: list[Utterance] = []
        for part in scene.parts:
            own = by_name.get(part.persona.name)
            held = _held(scene, part, own) if own else None
            said += [held] if held else stood_in(scene, part)
        return PanelSpeech(tuple(said), spent_on(calls))


def stood_in(scene: Scene, part: SpeechPart) -> list[Utterance]:
    """Return what a template says for a persona, told to be one."""
    return [replace(each, stands_in=True) for each in spoken(replace(scene, parts=(part,)))]


def _held(scene: Scene, part: SpeechPart, reply: Any) -> Utterance | None:  # noqa: ANN401
    written = [
        Written(tidied(each.text), tuple(number - 1 for number in each.facts))
        for each in reply.sentences
    ]
    return grounded(scene, part, written, tidied(reply.question))


def shown_to_speak(scene: Scene, part: SpeechPart) -> Mapping[str, object]:
    """Return the inputs of `speak_persona`: what it knows, and what it has heard; no member."""
    return {**_shown(scene), **_shown_of(part), "heard": _heard(scene.lately)}


def shown_to_stream(scene: Scene) -> Mapping[str, object]:
    """Return the inputs of `speak_all`: what each knows who speaks, and what was said before."""
    speakers = [_shown_of(each) for each in scene.parts]
    return {**_shown(scene), "speakers": speakers, "heard": _heard(scene.lately)}


def _shown(scene: Scene) -> dict[str, object]:
    others = [f"{name} for {title}" for name, title in scene.cast]
    manner = "; ".join(filter(None, (_LEVELS[scene.level], _INTENSITIES[scene.intensity])))
    return {
        "question": scene.ask[:LONGEST_ASK],
        "manner": manner,
        "needs": list(scene.needs),
        "others": others,
    }


def _shown_of(part: SpeechPart) -> dict[str, object]:
    persona = part.persona
    asks = part.question.to or "who asks" if part.question else ""
    topics = list(part.question.topics) if part.question else []
    return {
        "name": persona.name,
        "line": persona.line,
        "criteria": list(map(shown, persona.criteria)),
        "option": part.option,
        "task": _TASKS[part.move],
        "facts": list(map(_ground, grounds_of(part))),
        "asks": asks,
        "topics": topics,
    }


def _ground(ground: Fact | Quote) -> str:
    if isinstance(ground, Quote):
        return f"{ground.source} says: “{ground.text}”"
    said = f"{ground.option} {ground.predicate}"
    return f"{said} (written as “{ground.value}”)" if ground.flag is None else said


def _heard(said: Sequence[Utterance]) -> list[str]:
    return [f"{each.persona}: {each.text}" for each in said]
