"""The offline voice: templates, filled with facts; it says nothing twice, and nothing unsourced.

What is said begins differently each time: no two words begin more than two messages of a panel.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final
from zlib import crc32

from orchestration.kinds.panel.speech import phrases, views
from orchestration.kinds.panel.speech.quoting import ways_to_quote
from orchestration.kinds.panel.speech.sentences import (
    chosen,
    cited,
    cut,
    joined,
    of_one_source,
    upper,
    ways_of,
    words_of,
)
from orchestration.kinds.panel.speech.unsaid import Unsaid
from orchestration.kinds.panel.turn.facts import OPINION, shown
from orchestration.model.panel import (
    Claim,
    Contrast,
    Fact,
    PanelSpeech,
    PersonaQuestion,
    Quote,
    Scene,
    SpeechMove,
    SpeechPart,
    SpeechWay,
    Utterance,
)
from orchestration.model.people import SessionId

_ASIDE: Final = re.compile(r"\s*\([^()]*\)")


class OfflineVoices:
    """Speaks by templates."""

    way = SpeechWay.TEMPLATES

    async def speak(self, scene: Scene, session: SessionId) -> PanelSpeech:
        """Return what each says, in the order of the scene's parts."""
        del session
        return PanelSpeech(spoken(scene))


def question_of(scene: Scene, part: SpeechPart) -> str:
    """Return what somebody asks at the end of what they say; "" where it is not theirs to ask."""
    if part.question is None:
        return ""
    speech = _Speech(_Turn(scene, Unsaid(scene.used)), part)
    speech.ask(part.question)
    return "".join(speech.said_so_far[-1:])


def spoken(scene: Scene) -> tuple[Utterance, ...]:
    """Return what each says; the same scene is spoken in the same words.

    Who has nothing new says nothing, nor does who would reply to them.
    """
    turn = _Turn(scene, Unsaid(scene.used))
    told = [(speech.said(), speech) for speech in (_Speech(turn, x) for x in scene.parts)]
    silent = {speech.part.persona.name for _, speech in told if not speech.has_more}
    heard = [x for x in scene.parts if x.persona.name not in silent and not _replies(x, silent)]
    if len(heard) == len(scene.parts) or not heard:
        return tuple(said for said, _ in told) if heard else ()
    return spoken(replace(scene, parts=(*heard[:-1], _asks(heard[-1], scene.parts[-1]))))


def _replies(part: SpeechPart, to: Container[str]) -> bool:
    return part.move is SpeechMove.OBJECT and part.to in to


def _asks(part: SpeechPart, last: SpeechPart) -> SpeechPart:
    """Return the last that is said with what the turn ends in: a question to who has asked."""
    question = last.question
    return replace(part, question=replace(question, to="") if question else None)


@dataclass(slots=True)
class _Turn:
    """What is said in one turn: each source is named once, with the first claim from it."""

    scene: Scene
    unsaid: Unsaid
    cited: set[str] = field(default_factory=set)


@dataclass(slots=True)
class _Speech:
    """What one persona says at once."""

    turn: _Turn
    part: SpeechPart
    said_so_far: list[str] = field(default_factory=list)
    claims: list[Claim] = field(default_factory=list)
    named: dict[str, None] = field(default_factory=dict)
    options: dict[str, None] = field(default_factory=dict)
    has_more: bool = True

    def said(self) -> Utterance:
        """Return it."""
        if self.part.is_new and self.part.move is not SpeechMove.INTRODUCE:
            self.say(phrases.BARE_INTRODUCTIONS, {})
        if not self.part.is_asked:
            self._break()
        _MOVES[self.part.move](self)
        if self.part.is_asked:
            self._break()
        for each in self.part.quotes:
            self._quote(each)
        if not self.said_so_far:
            known = self.part.persona.criteria
            self.say(phrases.NOTHING_NEW if known else phrases.NOTHING_KNOWN, {})
        if not self.said_so_far:
            self.has_more = False
        if self.part.question:
            self.ask(self.part.question)
        to = (self.part.question.to if self.part.question else "") or self.part.to
        return Utterance(
            persona=self.part.persona.name,
            to=(to,),
            text=cut(self.said_so_far),
            criteria=tuple(self.named),
            options=tuple(self.options),
            claims=tuple(self.claims),
        )

    def say(self, ways: Sequence[str], words: Mapping[str, str], *about: Fact) -> bool:
        """Say something in one of some ways that is new; tell whether there was any."""
        begun = 2 * len(self.said_so_far)
        scene = self.turn.scene
        told = ways if scene.by else [each for each in ways if "{by}" not in each]
        start = (crc32(self.part.persona.name.encode()) + scene.turn + begun) % len(told)
        known = [each for each in about if each.is_known]
        source = self._source(known)
        filled = self._words(words)
        ways = (*told[start:], *told[:start])
        made = (cited(upper(each.format(**filled)), source) for each in ways)
        found = self.turn.unsaid.first(made, begins=not self.said_so_far)
        if not found:
            return False
        self.said_so_far.append(found)
        self.turn.cited |= {each.source for each in known}
        for each in about:
            self.named[shown(each.criterion)] = None
            self.options[each.option] = None
        self.claims += [
            Claim(found, each.value, each.source, each.key, each.criterion) for each in known
        ]
        return True

    def _words(self, words: Mapping[str, str]) -> dict[str, str]:
        scene = self.turn.scene
        own = {"own": self.part.option, "by": scene.by, "turn": str(scene.turn)}
        own["name"] = self.part.persona.name
        given = {**own, **words}
        return {**given, **{each[:1].upper() + each[1:]: upper(given[each]) for each in words}}

    def _source(self, known: Sequence[Fact]) -> str:
        """Return the source to name: each once in a turn, but an opinion by each who has it."""
        cited = self.turn.cited if self.claims else self.turn.cited - {OPINION}
        new = [each.source for each in known if each.source not in cited]
        return _ASIDE.sub("", new[0]) if new else ""

    def state(self, facts: Sequence[Fact], *ways: Sequence[str]) -> bool:
        """State facts of its own option in a row, in one of some ways, or plainly."""
        known = of_one_source([each for each in facts if each.is_known])
        criterion = shown(facts[0].criterion) if facts else ""
        words = {"facts": joined(known) if known else "", "criterion": criterion}
        if known and any(self.say(each, words, *known) for each in (*ways, phrases.PLAIN)):
            return True
        if len(known) > 1:
            return self.state(known[:-1], *ways)
        return bool(facts) and not known and self.say(phrases.UNKNOWN, words, facts[0])

    def compare(self, each: Contrast, *ways: Sequence[str], **words: str) -> bool:
        """Say in what its option is ahead, or behind."""
        given = {**words_of(each), **words}
        more = (phrases.MORE_AHEAD if each.ahead else phrases.MORE_BEHIND) if self.claims else ()
        told = (*ways, more, *ways_of(each)) if more else (*ways, *ways_of(each))
        return any(self.say(one, given, each.own, each.other) for one in told)

    def _break(self) -> None:
        """Say first what need its option does not meet."""
        for need, fact in self.part.breaks[:_MOST_BROKEN]:
            said = f"“{need}”" if any(map(str.isdecimal, need)) else need
            words = {"need": said, "facts": fact.predicate}
            self.say(phrases.BREAKS if fact.is_known else phrases.IN_DOUBT, words, fact)

    def _quote(self, quote: Quote) -> None:
        """Quote what a document says, for its option or against it."""
        words, ways = ways_to_quote(quote, self.part)
        if any(self.say(each, words) for each in ways):
            said = self.said_so_far[-1]
            self.claims.append(Claim(said, quote.text, quote.source, quote.option, ""))
            self.options[self.part.option] = None

    def ask(self, question: PersonaQuestion) -> None:
        """Ask something of who has asked, or of another persona."""
        one, *more = question.topics or ("that",)
        words = {"one": one, "two": (*more, one)[0], "who": question.to}
        words |= dict(zip(("low", "high"), question.ends, strict=False))
        is_short = question.ends and not any(" " in each for each in question.ends)
        ends = (phrases.EITHER,) if is_short else ()
        ways: list[Sequence[str]] = [*ends, phrases.QUESTIONS]
        if question.to:
            ways = [phrases.TO_ANOTHER]
        if not question.topics:
            ways = [phrases.WIDE_QUESTIONS]
        if self.part.move is SpeechMove.ACCEPTED or self.turn.scene.is_settled:
            ways = [phrases.AFTER_ALL]
        ways += [phrases.QUESTIONS] if question.topics else []
        if any(self.say(each, words) for each in ways) or not question.topics:
            return
        self.said_so_far.append(phrases.LAST_QUESTION.format(**self._words({})))


_MOST_BROKEN: Final = 2


def _introduce(speech: _Speech) -> None:
    facts = [each for each in speech.part.facts if each.is_known]
    broken = {fact.criterion for _, fact in speech.part.breaks}
    told = [each for each in facts if each.criterion not in broken]
    if not speech.state(told, phrases.INTRODUCTIONS):
        speech.say(phrases.BARE_INTRODUCTIONS, {})
    speech.named.update(dict.fromkeys(map(shown, speech.part.persona.criteria[:3])))
    speech.options[speech.part.option] = None


def _best(speech: _Speech) -> None:
    part = speech.part
    done = {each.criterion for each in part.facts}
    more = [each for each in part.more if each.criterion not in done]
    if part.is_tied:
        speech.state([*part.facts, *more], phrases.BREAKS_THE_TIE)
    else:
        speech.state(part.facts, phrases.BEST)


def _states(*ways: Sequence[str]) -> Callable[[_Speech], None]:
    """Return how facts are stated in some ways, without those that were said first."""

    def stated(speech: _Speech) -> None:
        broken = {fact.criterion for _, fact in speech.part.breaks}
        facts = [each for each in speech.part.facts if each.criterion not in broken]
        if facts:
            speech.state(facts, *ways)

    return stated


def _answer(speech: _Speech) -> None:
    part = speech.part
    told = {each.criterion for each in part.facts if each.is_known}
    rest = [each for each in part.contrasts if each.own.criterion in told]
    first = part.facts[0] if part.facts else None
    if part.is_asked and first and first.flag is not None:
        speech.state(
            part.facts[:1], phrases.YES if first.flag is not part.of_low_end else phrases.NO
        )
        speech.state(part.facts[1:], phrases.ANSWERS)
    elif rest and len(part.facts) == 1:
        speech.compare(rest[0])
    else:
        _states(phrases.ANSWERS)(speech)
    if not speech.said_so_far:
        _object(speech)


def _concedes(speech: _Speech) -> None:
    """Say what speaks against its own option: what it is weak in, else by what another is ahead."""
    for at, each in enumerate(speech.part.weak):
        speech.state([each], views.WEAK_TOO if at else views.WEAK_ALONE)
    told = {each.criterion for each in speech.claims}
    behind = [x for x in speech.part.contrasts if x.ahead is False and x.own.criterion not in told]
    if not speech.said_so_far and behind:
        speech.compare(behind[0])
    if not speech.said_so_far:
        speech.say(views.NOTHING_AGAINST, {})
    speech.options[speech.part.option] = None


def _views(speech: _Speech) -> None:
    """Say how another's option stands beside its own: where it is worse, and where better."""
    part = speech.part
    for each in views.beside(part.contrasts):
        is_needed = bool(part.why) and each is part.contrasts[0]
        needed = (views.BY_NEED,) if is_needed else ()
        speech.compare(each, *needed, views.ways_to_see(each), need=part.why)
    if not speech.said_so_far:
        speech.say(views.UNKNOWN, {})


def _leads(speech: _Speech) -> None:
    _states(phrases.LEADS)(speech)
    _warn(speech)


def _warn(speech: _Speech) -> None:
    told = {each.criterion for each in speech.claims}
    weak = [each for each in speech.part.weak if each.criterion not in told]
    if weak:
        speech.state(weak[:1], phrases.WEAK)


def _wins(speech: _Speech) -> None:
    """Say that it is the better one, and by what; or that neither is."""
    part = speech.part
    ahead = [each for each in part.contrasts if each.ahead]
    behind = [each for each in part.contrasts if each.ahead is False]
    turn = speech.turn.scene.turn
    why = part.why or phrases.WINS_BY[turn % len(phrases.WINS_BY)]
    if ahead:
        speech.compare(ahead[0], phrases.WINS, why=why)
        for each in ahead[1:2]:
            speech.compare(each)
    else:
        speech.say(phrases.LEVEL, {"why": why})
    for each in behind[:1]:
        speech.compare(each)


def _object(speech: _Speech) -> None:
    for each in chosen(speech.part.contrasts):
        speech.compare(each)
    if not speech.said_so_far:
        _describe(speech)


def _describe(speech: _Speech) -> None:
    _states(phrases.PLAIN)(speech)
    told = {each.criterion for each in speech.part.facts}
    rest = [each for each in speech.part.contrasts if each.own.criterion not in told]
    for contrast in [each for each in rest if not each.ahead][:1] or rest[:1]:
        speech.compare(contrast)


def _accepted(speech: _Speech) -> None:
    broken = {fact.criterion for _, fact in speech.part.breaks}
    if broken:
        speech.say(phrases.ACCEPTING_STILL, {})
    facts = [each for each in speech.part.facts if each.criterion not in broken]
    if not speech.state(facts, phrases.REMAINS if broken else phrases.ACCEPTING):
        speech.say(phrases.TAKEN, {})
    if not broken:
        _warn(speech)


def _rejected(speech: _Speech) -> None:
    for fact, ways in zip(speech.part.facts, (phrases.REJECTED, phrases.REMAINS), strict=False):
        speech.state([fact], ways)


def _steps_back(speech: _Speech) -> None:
    speech.say(phrases.STEPPING_BACK, {})
    speech.options[speech.part.option] = None


def _unknown(speech: _Speech) -> None:
    for each in speech.part.unknown if not speech.part.quotes else ():
        speech.say(phrases.NOTHING_OF, {"topic": each})


def _says_nothing_more(speech: _Speech) -> None:
    del speech


_MOVES: Final[Mapping[SpeechMove, Callable[[_Speech], None]]] = {
    SpeechMove.INTRODUCE: _introduce,
    SpeechMove.BEST: _best,
    SpeechMove.WORST: _states(phrases.WORST),
    SpeechMove.LEADS: _leads,
    SpeechMove.FOLLOWS: _states(phrases.FOLLOWS),
    SpeechMove.WINS: _wins,
    SpeechMove.COUNTERS: _object,
    SpeechMove.ANSWER: _answer,
    SpeechMove.FITS: _states(phrases.FITS),
    SpeechMove.OUT: _says_nothing_more,
    SpeechMove.DESCRIBE: _describe,
    SpeechMove.AGREE: _states(phrases.AGREEING),
    SpeechMove.OBJECT: _object,
    SpeechMove.ACCEPTED: _accepted,
    SpeechMove.REJECTED: _rejected,
    SpeechMove.UNKNOWN: _unknown,
    SpeechMove.STEPS_BACK: _steps_back,
    SpeechMove.VIEWS: _views,
    SpeechMove.CONCEDES: _concedes,
}
