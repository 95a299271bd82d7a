"""From a message to what each of its sentences is about."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import replace
from functools import lru_cache
from typing import Final

from orchestration.interaction.routing.about import (
    About,
    Asks,
    CameUp,
    Does,
    GivenAnswer,
    Held,
    OfAnother,
    SessionOrder,
    SessionQuestion,
    SessionWish,
    Social,
    Span,
    StandingWish,
    Unknown,
)
from orchestration.interaction.routing.held import held_back, without_denial
from orchestration.interaction.routing.lexicon import Lexicon, lexicon_of
from orchestration.interaction.routing.offering import offered
from orchestration.interaction.routing.parts.as_whole import as_whole, begun_anew, saying_more
from orchestration.interaction.routing.parts.beside import apart_from_why
from orchestration.interaction.routing.parts.joined import TOLD, add
from orchestration.interaction.routing.parts.of_somebody import of_somebody
from orchestration.interaction.routing.parts.parted import (
    are_two,
    goes_beside,
    is_denied,
    no_reminder,
    without_needless,
)
from orchestration.interaction.routing.parts.sentences import (
    Sentence,
    begins_to_ask,
    says_i,
    sentences,
    speaks_to,
    without_call,
)
from orchestration.interaction.routing.parts.unwrapped import unwrapped
from orchestration.interaction.routing.rules import meaning_of
from orchestration.interaction.routing.rules.rule import Meaning
from orchestration.interaction.routing.setting import Setting
from orchestration.interaction.routing.signs import signs_in
from orchestration.interaction.routing.situation import ReadSentence, read
from orchestration.interaction.routing.taken_otherwise import (
    is_by_form,
    moves_what_stands,
    nods_at_nothing,
    orders_otherwise,
)
from orchestration.interaction.routing.weighing.likely import OVERHEARD
from orchestration.interaction.routing.weighing.weighed import NOT_THIS_ONE, weighed
from orchestration.interaction.routing.which import is_name_alone, with_it
from orchestration.language.inviting.search_ordered import tells_what_another_does
from orchestration.language.saying.clarify import AGREES_BY_SIGN
from orchestration.language.talk.social import groans, is_social
from orchestration.language.words.tokens import Token, readable

_SHORT: Final = 500
"""What a text of so many characters is about is kept for a while; a message asks it repeatedly."""

_CALL: Final = "@convene"
_TURNS: Final = frozenset({",", "-", "–", "but", "though", "btw", "aber", "übrigens", "jedoch"})
"""What parts a courtesy from what is said behind it."""

_JOINS: Final = frozenset({",", "-", "–", "and", "und", "but", "aber"})
"""What joins a question to what is told before it."""

_PAUSES: Final = frozenset({",", "-", "–", "because", "since", "cos", "weil", "da", "denn"})
"""What parts an order from what its author tells beside it."""

_MOST_JOINTS: Final = 6
"""So many places in a sentence are tried behind which something else may be ordered."""

_MAY_BE_TALK: Final = (Asks.STATUS, Asks.MISSING, Asks.WHO)
_OF_A_VOTE: Final = frozenset(
    {"answered", "vote word", "the vote", "results", "closes", "ends when"}
)
"""Signs of a question about a vote, whatever options it names."""

_OF_WHAT_STANDS: Final = frozenset({"its day", NOT_THIS_ONE})
"""Signs of what is told of the one that was decided, or of another, wherever in a message."""

_ENDS_WHAT_IT_NAMES: Final = frozenset({"@open", "^close", "ends it", "named"})
"""Signs of an order by a session's name, which may have options in it: “close pizza or sushi”."""

_FOR_GOOD: Final = ("for good", "for every session", "takes back")


def route(text: str, setting: Setting) -> tuple[About, ...]:
    """Return what each sentence of a message is about; nothing said is one Social."""
    return _route_kept(text, setting) if len(text) <= _SHORT else _route(text, setting)


def _route(text: str, setting: Setting) -> tuple[About, ...]:
    if not text.strip():
        return (Social(Span(0, len(text))),)
    said = unwrapped(text)
    routed, sure, stands = by_rules(said.text, setting)
    told = weighed(said.text, routed, setting, sure, stands) or (Social(Span(0, len(text))),)
    return tuple(map(said.whole, told))


def by_rules(
    text: str, setting: Setting
) -> tuple[tuple[About, ...], AbstractSet[Span], AbstractSet[str]]:
    """Return what rules say of each sentence, where own words are taken back, and what stands."""
    ways = (as_whole, of_somebody, apart_from_why)
    if told := next(filter(None, (way(text, setting, route) for way in ways)), ()):
        return told, begun_anew(text, told), frozenset()
    said = _Said(text, lexicon_of(text, setting.subjects), setting)
    tokens = said.lexicon.tokens(text[: readable(text)])
    routed: list[About] = []
    taking_back: set[Span] = set()
    enough: set[Span] = set()
    told_signs: set[str] = set()
    for whole in sentences(text, tokens):
        for sentence in said.parts(without_call(whole)):
            signs = said.read(sentence).signs
            told_signs |= signs
            add(routed, said.about(sentence), signs)
            ends = isinstance(routed[-1], SessionOrder) and signs >= _ENDS_WHAT_IT_NAMES
            is_sure = ends or ("takes back" in signs and not isinstance(routed[-1], SessionOrder))
            is_sure |= sentence.tokens in said.by_form and isinstance(routed[-1], SessionOrder)
            taking_back |= {routed[-1].span} if is_sure else set()
            enough |= {routed[-1].span} if "is enough" in signs else set()
    routed = without_needless(routed, enough)
    if NOT_THIS_ONE in told_signs:
        routed = [Unknown(x.span) if isinstance(x, SessionQuestion) else x for x in routed]
    routed = saying_more(text, routed, setting)
    asked = offered(text, routed, setting)
    return ((asked,) if asked else tuple(routed)), taking_back, _OF_WHAT_STANDS & told_signs


_route_kept = lru_cache(maxsize=256)(_route)


def _joins(tokens: Sequence[Token], at: int) -> bool:
    """Tell whether a word or mark joins two things; the dash of “Lunch-Umfrage” does not."""
    is_in_a_word = tokens[at - 1].end == tokens[at].start and tokens[at].end == tokens[at + 1].start
    return tokens[at].text in _JOINS and not (tokens[at].text == "-" and is_in_a_word)


class _Said:
    """A message where it was said, each part read once; those `by_form` are orders as a whole."""

    def __init__(self, text: str, lexicon: Lexicon, setting: Setting) -> None:
        self.text, self.lexicon, self.setting = text, lexicon, setting
        self._read: dict[tuple[Token, ...], ReadSentence] = {}
        self._about: dict[tuple[Token, ...], About] = {}
        self.by_form: set[tuple[Token, ...]] = set()

    def read(self, sentence: Sentence) -> ReadSentence:
        """Return a sentence, or a part of one, as the rules go by it."""
        if sentence.tokens not in self._read:
            reading = read(self.text, sentence, self.lexicon, self.setting)
            self._read[sentence.tokens] = reading
        return self._read[sentence.tokens]

    def about(self, sentence: Sentence) -> About:
        """Return what one sentence is about: the first rule that fits says so."""
        if sentence.tokens not in self._about:
            self._about[sentence.tokens] = _about(self, sentence)
        return self._about[sentence.tokens]

    def words(self, sentence: Sentence) -> str:
        """Return a sentence as it was written."""
        return self.text[sentence.span.start : sentence.span.end]

    def parts(self, sentence: Sentence) -> Iterator[Sentence]:
        """Yield what a sentence is about apart: its courtesy, what it tells, what it then asks."""
        for each in self._apart_from_courtesy(sentence):
            for one in self._apart_from_question(each):
                for two in self._apart_from_order(one):
                    yield self._without_aside(two)

    def _apart_from_question(self, sentence: Sentence) -> Iterator[Sentence]:
        """Yield what somebody tells, and the question, or wish of their own, that they join to it.

        "Mondays are bad, what's the status?" is a wish as well, and "Dana is away, but I can" too.
        """
        for at in range(1, len(sentence.tokens) - 1):
            is_joint, of_self = sentence.tokens[at].text in _JOINS, says_i(sentence, at + 1)
            if is_joint and (of_self or begins_to_ask(sentence, at + 1)):
                told, joined = sentence.divided(at)
                both = self.about(told), self.about(joined)
                told_apart = OfAnother if of_self else (*TOLD, SessionOrder)
                asked_apart = SessionWish if of_self else SessionQuestion
                if isinstance(both[0], told_apart) and isinstance(both[1], asked_apart):
                    yield told
                    yield joined
                    return
        yield sentence

    def _apart_from_order(self, sentence: Sentence) -> Iterator[Sentence]:
        """Yield what is to be done first, and what is to be done then.

        "Close the lunch poll and remind them about the plan" is two orders; "B, and no reminders
        please" is a vote as well. What an order hangs on may be said of both of them.
        """
        inner = range(1, len(sentence.tokens) - 1)
        joints = [at for at in inner if _joins(sentence.tokens, at)]
        for at in joints[:_MOST_JOINTS]:
            first, then = sentence.divided(at)
            if are_two(self.about(first), self.about(then)):
                self._ask_of_the_second(first, then)
                yield first
                yield from self._apart_from_order(then)
                return
        yield sentence

    def _without_aside(self, sentence: Sentence) -> Sentence:
        """Return what somebody wants done, without what they tell of themselves behind it.

        “Close the vote at 3, I have to leave then” is no wish.
        """
        if not isinstance(self.about(sentence), SessionWish | StandingWish | Unknown):
            return sentence
        inner = range(1, len(sentence.tokens) - 1)
        joints = [at for at in inner if sentence.tokens[at].text in _PAUSES]
        for at in joints[:_MOST_JOINTS]:
            first, rest = sentence.divided(at)
            signs = self.read(rest).signs
            if goes_beside(self.about(first), self.about(rest), signs):
                return Sentence(first.tokens, sentence.span)
        return sentence

    def _ask_of_the_second(self, first: Sentence, then: Sentence) -> None:
        """Have an order asked about that stands behind one which is denied: both may be meant."""
        denied, order = self.about(first), self.about(then)
        if is_denied(denied) and not no_reminder(denied) and isinstance(order, SessionOrder):
            self._about[then.tokens] = replace(order, held=Held.UNREAD)

    def _apart_from_courtesy(self, sentence: Sentence) -> Iterator[Sentence]:
        """Yield the thanks or the greeting that a sentence begins with, and the rest of it."""
        at = next((at for at, each in enumerate(sentence.tokens) if each.text in _TURNS), 0)
        if at and not self.setting.question and not self._is_social(self.words(sentence)):
            head, rest = sentence.divided(at)
            if self._is_social(self.words(head)) and not self._is_sorry(head):
                yield head
                yield from self._apart_from_farewell(rest)
                return
        yield from self._apart_from_farewell(sentence)

    def _is_social(self, words: str) -> bool:
        return is_social(words, self.setting.names)

    def _is_sorry(self, sentence: Sentence) -> bool:
        return "sorry" in signs_in(sentence.tokens, self.lexicon).found

    def _apart_from_farewell(self, sentence: Sentence) -> Iterator[Sentence]:
        """Yield what somebody tells, and the thanks that they end with."""
        turns = (at for at, each in enumerate(sentence.tokens) if at and each.text in _TURNS)
        at = max(turns, default=0)
        head, rest = sentence.divided(at) if at and not self.setting.question else (sentence, None)
        is_thanked = rest and self._is_social(self.text[rest.tokens[0].end : rest.span.end])
        if rest and is_thanked and isinstance(self.about(head), TOLD):
            yield head
            yield rest
        else:
            yield sentence


def _about(said: _Said, sentence: Sentence) -> About:
    """Return what one sentence is about: courtesy, a setting, or what the rules say."""
    words, reading = said.words(sentence), said.read(sentence)
    signs, setting = reading.signs, said.setting
    if courtesy := _of_courtesy(words, said.text, signs, setting):
        return courtesy(sentence.span)
    if "@open" in signs and (otherwise := orders_otherwise(words, said.lexicon, setting)):
        said.by_form |= {sentence.tokens} if is_by_form(words, setting) else set()
        return SessionOrder(sentence.span, *otherwise)
    about = _placed(said, sentence)
    ordered = _ordered_by_name(said, sentence) or _ordered_of_it(words, about, reading, setting)
    if isinstance(about, Unknown) and moves_what_stands(words, reading, setting):
        ordered = SessionOrder(sentence.span, Does.MOVE)
    if isinstance(ordered, SessionOrder):
        return replace(ordered, span=sentence.span)
    if isinstance(about, StandingWish):
        return replace(about, says_so=not signs.isdisjoint(_FOR_GOOD))
    if isinstance(about, CameUp):
        which = () if "elsewhere" in signs else reading.which.meant
        return replace(about, sessions=tuple(each.id for each in which))
    return about


def _of_courtesy(
    words: str, whole: str, signs: AbstractSet[str], setting: Setting
) -> Meaning | None:
    """Return what mere courtesy is: a thumb answers what can be, and is else none of anything."""
    asked = setting.question
    if asked and asked.takes_a_sign and AGREES_BY_SIGN.fullmatch(words):
        return GivenAnswer
    says_more = "letter" in signs or {"@asked", "yes or no"} <= signs
    is_said = is_social(words, setting.names) or groans(whole) or nods_at_nothing(words, setting)
    return Social if not says_more and is_said else None


def _is_talk(said: _Said, sentence: Sentence, asks: Asks) -> bool:
    """Tell whether a question, asked where people talk to each other, is of something else.

    It has a word that is none of the bot's, nor a name: “who left their charger in the kitchen?”.
    """
    reading = said.read(sentence)
    is_overheard = OVERHEARD in reading.signs and _CALL not in said.text.casefold()
    is_asked = asks in _MAY_BE_TALK and not reading.signs.isdisjoint(("^wh", "^who", "^aux"))
    is_strange = is_asked and bool(reading.words.strange - reading.known)
    return is_overheard and is_strange and reading.signs.isdisjoint(_OF_A_VOTE)


def _by_rule(signs: AbstractSet[str], span: Span) -> About:
    return (meaning_of(signs) or Unknown)(span)


def _placed(said: _Said, sentence: Sentence) -> About:
    """Return what the rules say, with an order as its whole sentence has it."""
    reading = said.read(sentence)
    about = _by_rule(reading.signs, sentence.span)
    is_overheard = OVERHEARD in reading.signs and _CALL not in said.text.casefold()
    is_wish = isinstance(about, SessionWish | StandingWish)
    if is_overheard and speaks_to(sentence, said.setting.names, is_wish=is_wish):
        return Unknown(sentence.span)
    if isinstance(about, SessionQuestion) and _is_talk(said, sentence, about.asks):
        return Unknown(sentence.span)
    if isinstance(about, SessionOrder) and tells_what_another_does(said.words(sentence)):
        return (SessionWish if "time" in reading.signs else Unknown)(sentence.span)
    if isinstance(about, Unknown) and "not" in reading.signs:
        about = _denied_order(said, sentence) or about
    return held_back(about, sentence, reading) if isinstance(about, SessionOrder) else about


def as_said(order: SessionOrder, text: str, setting: Setting) -> About:
    """Return the order that a text begins with as the whole of it has it."""
    said = _Said(text, lexicon_of(text, setting.subjects), setting)
    whole = _whole(said)
    return held_back(order, whole, said.read(whole))


def _whole(said: _Said) -> Sentence:
    return Sentence(tuple(said.lexicon.tokens(said.text)), Span(0, len(said.text)))


def _denied_order(said: _Said, sentence: Sentence) -> SessionOrder | None:
    """Return the order that a sentence would be without its “not”; None where it would be none.

    “Nicht wieder nachmittags” is of a time, and asks nothing again.
    """
    rest = without_denial(sentence, said.read(sentence))
    if not rest.tokens:
        return None
    signs = said.read(rest).signs
    order = _by_rule(signs, sentence.span)
    if not isinstance(order, SessionOrder) or (order.does is Does.AGAIN and "time" in signs):
        return None
    return order


def _ordered_by_name(said: _Said, sentence: Sentence) -> About | None:
    """Return what is said behind the name of a session: "lunch: close it"; None without one."""
    texts = [each.text for each in sentence.tokens]
    at = texts.index(":") if ":" in texts[:-1] else 0
    named = said.read(sentence).which.called
    if not at or not named.sessions or min(named.places) > at:
        return None
    head, rest = sentence.divided(at)
    if not is_name_alone(head.tokens, said.lexicon, named):
        return None
    return _placed(said, rest)


def _ordered_of_it(
    words: str, about: About, reading: ReadSentence, setting: Setting
) -> About | None:
    """Return the order that words are where “it” stands for the session they name.

    "End the lunch vote" ends it, and "close lunch" is at no time. It is asked before it closes.
    """
    if "^look" not in reading.signs and not isinstance(about, Unknown | SessionWish):
        return None
    of_it = with_it(words, setting.sessions)
    if of_it == words:
        return None
    said = _Said(of_it, lexicon_of(of_it), setting)
    whole = _whole(said)
    order = _placed(said, whole) if whole.tokens else None
    if not isinstance(order, SessionOrder):
        return None
    is_same_language = ("@de" in reading.signs) is ("@de" in said.read(whole).signs)
    is_off = order.does is Does.CANCEL and is_same_language  # “bin für Budget” is no “bin it”
    return order if is_off or order.does in (Does.CLOSE, Does.REVIEW) else None
