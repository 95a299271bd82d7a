"""All signs of a sentence: of its words, of its form, and of where it was said."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace
from typing import Final

from orchestration.interaction.routing.lexicon import Lexicon
from orchestration.interaction.routing.parts.sentences import Sentence
from orchestration.interaction.routing.setting import OpenQuestion, SessionStage, Setting, Where
from orchestration.interaction.routing.signs import Signs, signs_in
from orchestration.interaction.routing.votes import is_ballot, letters
from orchestration.interaction.routing.which import Named, Which, is_name_alone
from orchestration.language.clocks.clock_told import tells_the_clock
from orchestration.language.coming.attending import bows_out, comes_after_all, comes_in_part
from orchestration.language.inviting.barred_times import only_bars_times
from orchestration.language.inviting.every_time import meets_regularly
from orchestration.language.talk.nothing_to_add import has_nothing_to_add
from orchestration.language.words.marks import TAKEN_BACK, TAKEN_BACK_ABOUT
from orchestration.language.words.taking_back import mark_taking_back
from orchestration.language.words.tokens import Token
from orchestration.language.words.writing import words as listed

_SHORT: Final = 4
_APART: Final = frozenset({"or", "oder", "vs", "versus", "/", "|"})
_LISTED: Final = 2
"""So many commas make a list, without a word between."""

_ENTRY: Final = r"[ \t]*\n+[ \t]*(?:[-*•–]|\d{1,2}[.)]|[a-zA-Z][.)])[ \t]+[^\n]+"
_BELOW: Final = re.compile(rf"[:?]?{_ENTRY}(?:{_ENTRY})+")
_NUMBER_OF_ENTRY: Final = re.compile(r"\n\s*\d{1,2}[.)]")
_TAKEN_BACK: Final = frozenset({TAKEN_BACK, TAKEN_BACK_ABOUT})
_OWN: Final = frozenset({"my", "our", "mein", "meine", "unser", "unsere"})
_LEAD: Final = 2
"""Words before a name with which a sentence can begin that is about somebody else."""

_THEM: Final = frozenset({"he", "she", "er", "sie"})
_SAID_OF: Final = frozenset(
    listed("""
    is 's has was will can said says votes prefers wants likes needs told cannot would works
    wrote writes texted mailed messaged
    ist hat war kann sagt stimmt möchte mag braucht meint könnte würde schrieb schreibt
    """)
)
_LEADS_TO_ONE: Final = frozenset(listed(", and und but aber lol haha so well"))
_OF_ONESELF: Final = frozenset(
    listed("i me my mine we us our ich mir mich mein meine meinen meiner wir uns unser")
)
_KINDS: Final = frozenset(listed("poll vote decision umfrage abstimmung entscheidung wahl"))
_OF_TIMES: Final = ("time", "engaged", "meeting")
_FOR: Final = frozenset({"for", "für"})
OF_WORDS: Final = "@of words"
"""The sign of a session that asks what its options are to be like: they may be no times."""

_OFF: Final = frozenset({"prevented", "today", "now off"})
"""Signs of who is away on a day, be it since now, or of nothing but today."""

_OF_I: Final = frozenset(listed("can could would will kann könnte würde"))
_WHAT_I_CAN: Final = frozenset(
    listed("do make live take only also just still manage bei am an um ab nur auch nur doch zu")
)
_NOES: Final = frozenset(
    {"not", "not$", "denies", "denies$", "says no", "yes or no", "unable", "unable$", "suits"}
)
"""Signs of a no; a time that a request rules out is none to what stands."""

_PARTS: Final = frozenset(
    listed("""
    , ( ) : - – ; because while once since as cos bc cause so weil denn da also solange and und
    """)
)
"""What parts a sentence into what is said of times and the story around it."""


@dataclass(frozen=True, slots=True)
class ReadSentence:
    """A sentence as the rules go by it: its signs, the words that are some, and what it names.

    `known` are the places of words that name somebody, or a session.
    """

    signs: frozenset[str]
    words: Signs
    which: Which
    known: frozenset[int]


def read(text: str, sentence: Sentence, lexicon: Lexicon, setting: Setting) -> ReadSentence:
    """Read one sentence where it was said."""
    words = text[sentence.span.start : sentence.span.end]
    which = Which(words, sentence.tokens, lexicon, setting)
    called = which.called
    signs = _of_name(sentence, signs_in(sentence.tokens, lexicon), called)
    bare = replace(
        signs, strange=signs.strange - called.places, foreign=signs.foreign - called.places
    )
    options = letters(text, sentence.tokens, setting.options)
    options -= called.places if called.sessions else frozenset()
    people = _people(sentence.tokens, bare.strange - options, setting)
    found = {
        *bare.found,
        *_of_form(sentence, lexicon),
        *_of_what_follows(text[sentence.tokens[-1].start :]),
        *_of_what_is_taken_back(sentence, lexicon),
        *_of_people(sentence.tokens, bare, options, people),
        *_of_what_is_said(words),
        *of_place(setting),
    }
    found.update(_of_asking(found, _leaves_out_i(sentence, options)))
    found.update(_of_sessions(sentence, lexicon, which, signs))
    if _is_request_but(found) and only_bars_times(words):
        found -= _NOES
    if setting.question and _repeats(sentence.tokens, setting.question, lexicon):
        found.add("answers")
    return ReadSentence(frozenset(found), signs, which, called.places | people)


def _is_request_but(found: AbstractSet[str]) -> bool:
    """Tell whether a no may be part of what is asked for: it has a length, and nothing is open.

    To who is asked for times the no to one is a wish.
    """
    is_apart = "@channel" in found or ("@decided" in found and "@open" not in found)
    has_frame = not found.isdisjoint(("length", "length word")) or found >= {"meeting", "with"}
    return is_apart and has_frame


def _of_what_is_said(words: str) -> Iterator[str]:
    """Yield the signs of what its words say together."""
    if tells_the_clock(words):
        yield "clock now"
    if comes_in_part(words):
        yield "in part"
    if comes_after_all(words):
        yield "after all"
    if bows_out(words):
        yield "bows out"
    if has_nothing_to_add(words):
        yield "adds nothing"
    if meets_regularly(words):
        yield "meets regularly"


def _of_name(sentence: Sentence, signs: Signs, called: Named) -> Signs:
    """Return signs without those of a name: "the lunch poll" and "Q1 plan" are at no time.

    A name that is a time alone is one for sure only where it is said what it names.
    """
    is_more = bool(called.places - signs.timed)
    behind = max(called.places, default=-1) + 1
    if not called.sessions:
        return signs
    if behind < len(sentence.tokens) and sentence.tokens[behind].text in _KINDS:
        of_name = {each for each in _OF_TIMES if signs.places(each) <= called.places}
        return replace(signs, found=signs.found - of_name, timed=signs.timed - called.places)
    return replace(signs, timed=signs.timed - called.places) if is_more else signs


def _leaves_out_i(sentence: Sentence, options: Collection[int]) -> bool:
    """Tell whether an “I” is left out before the first word: “can do B”, “könnte auch bei C”."""
    follows = sentence.tokens[1].text if len(sentence.tokens) > 1 else ""
    is_of_i = sentence.tokens[0].text in _OF_I and (1 in options or follows in _WHAT_I_CAN)
    return is_of_i and not sentence.asks


def _of_asking(found: AbstractSet[str], leaves_out_i: bool) -> Iterator[str]:
    """Yield the signs of who asks, by the form of the sentence."""
    is_inverted = "^aux" in found and "not" not in found and not leaves_out_i
    if is_inverted:
        yield "inverted"
    if is_inverted or not found.isdisjoint(("?", "^wh")):
        yield "ask"


def _of_sessions(sentence: Sentence, lexicon: Lexicon, which: Which, signs: Signs) -> Iterator[str]:
    """Yield the signs of which session is named, by its day or its name."""
    if which.named:
        yield "its day"
    if which.called.sessions:
        yield "named"
    if which.called.sessions and is_name_alone(sentence.tokens, lexicon, which.called):
        yield "its name alone"
    if which.is_another(signs.days):
        yield "elsewhere"
    if not _OFF.isdisjoint(signs.found) and which.is_of_no_session(signs.days):
        yield "nothing then"
    if "away now" in signs.found and not signs.days and which.is_none_today():
        yield "nothing today"


def _of_form(sentence: Sentence, lexicon: Lexicon) -> Iterator[str]:
    """Yield the signs of how a sentence is written."""
    words = [each for each in sentence.tokens if each.text[0].isalnum()]
    if sentence.asks:
        yield "?"
    if len(words) <= _SHORT:
        yield "short"
    if any(each.text[0].isdecimal() for each in words):
        yield "digits"
    if any(each.text == ":" for each in sentence.tokens):
        yield ":"
    if _is_list(sentence.tokens):
        yield "list"
    if any(each.junk for each in sentence.tokens):
        yield "link"
    if lexicon.vocabulary.naming.code == "de":
        yield "@de"


def _of_what_follows(rest: str) -> Iterator[str]:
    """Yield the signs of a list that stands below a sentence, an entry on each line.

    Entries with digits may be times: they are a list, and may be no options.
    """
    below = _BELOW.match(rest)
    if below:
        yield "list"
    if below and not any(each.isdecimal() for each in _NUMBER_OF_ENTRY.sub("", below.group())):
        yield "entries"


def _of_what_is_taken_back(sentence: Sentence, lexicon: Lexicon) -> Iterator[str]:
    """Yield the sign of words with which somebody takes back what they said."""
    if _TAKEN_BACK & {each.text for each in mark_taking_back(sentence.tokens, lexicon.vocabulary)}:
        yield "takes back"


def _is_list(tokens: Sequence[Token]) -> bool:
    """Tell whether there is something to choose from: "a or b", "a, b, c", "on what: a, b"."""
    texts = [each.text for each in tokens]
    behind = texts[texts.index(":") + 1 :] if ":" in texts else []
    commas = texts.count(",")
    return bool(_APART.intersection(texts)) or commas >= _LISTED or "," in behind


def _of_people(
    tokens: Sequence[Token], read: Signs, named: AbstractSet[int], people: AbstractSet[int]
) -> Iterator[str]:
    """Yield the signs of options and people that are named, and of words that are strange."""
    yield from _of_content(tokens, read, named, people)
    if named:
        yield "letter"
    if is_ballot(tokens, named):
        yield "ballot"
    if people:
        yield "person"
    if _of_another(tokens, people | (read.strange - named)):
        yield "of another"


def _of_content(
    tokens: Sequence[Token], read: Signs, named: AbstractSet[int], people: AbstractSet[int]
) -> Iterator[str]:
    """Yield the signs of how much of a sentence has nothing to do with wishes."""
    if read.strange:
        yield "strange word"
    if "^article" in read.found and 1 in read.foreign:
        yield "of a thing"
    words = sum(each.text[0].isalnum() for each in tokens)
    if 3 * len(read.strange - people - named) > words:
        yield "strange"
    foreign = read.foreign - named
    if foreign:
        yield "foreign"
    if _is_told(tokens, foreign, read.timed):
        yield "told"


def _of_whose(setting: Setting) -> Iterator[str]:
    """Yield the signs of who has asked for one of the sessions, or is out of what was decided."""
    if any(each.organiser.id == setting.who for each in setting.sessions):
        yield "@organiser"
    if any(each.is_out for each in setting.sessions):
        yield "@out"


def of_place(setting: Setting) -> Iterator[str]:
    """Yield the signs of where something was said, and of what is open there."""
    yield f"@{setting.where.value}"
    yield from _of_whose(setting)
    for each in setting.sessions:
        yield f"@{each.stage.value}"
        if each.stage in (SessionStage.INTAKE, SessionStage.VOTE):
            yield "@open"
            yield from () if each.may_be_of_words else ("@open time",)
        if each.stage is SessionStage.INTAKE:
            yield OF_WORDS if each.may_be_of_words else "@times"
    stages = {each.stage for each in setting.sessions}
    is_free = stages <= {SessionStage.OVER}
    if is_free:
        yield "@none"
    if is_free or setting.where is Where.CHANNEL:
        yield "@new"
    if setting.question:
        yield "@asked"


def _people(tokens: Sequence[Token], strange: Collection[int], setting: Setting) -> frozenset[int]:
    """Return the places of words that name somebody: a mention, a member, or a name's capital."""
    names = setting.called
    found: set[int] = set()
    for at, token in enumerate(tokens):
        mentioned = at > 0 and tokens[at - 1].text == "@" and token.text != "convene"
        called = at in strange and token.capital and at > 0
        if mentioned or called or token.text in names:
            found.add(at)
    return frozenset(found)


def _of_another(tokens: Sequence[Token], people: Collection[int]) -> bool:
    """Tell whether something is said of somebody by name: "Raj is on holiday"."""
    lead = [at for at in people if at <= _LEAD and at + 1 < len(tokens)]
    is_told = any(
        tokens[at + 1].text in _SAID_OF and (at == 0 or tokens[at - 1].text not in _OWN)
        for at in lead
    )
    called = min((at for at in people if tokens[at].capital), default=len(tokens))
    is_for_them = 1 in people and tokens[0].text in _FOR
    return (
        is_told
        or is_for_them
        or _is_of_a_third(tokens)
        or any(
            tokens[at].text in _THEM and tokens[at + 1].text in _SAID_OF
            for at in range(called + 1, len(tokens) - 1)
        )
    )


def _is_of_a_third(tokens: Sequence[Token]) -> bool:
    """Tell whether a sentence begins with somebody told of before, and what they do: “he can”."""
    first = next((n for n, each in enumerate(tokens) if each.text not in _LEADS_TO_ONE), 0)
    said = [each.text for each in tokens[first:]]
    is_theirs = len(said) > 1 and said[0] in _THEM and said[1] in _SAID_OF
    return is_theirs and _OF_ONESELF.isdisjoint(said)


def _is_told(tokens: Sequence[Token], foreign: Collection[int], timed: Collection[int]) -> bool:
    """Tell whether a sentence tells a story: no part of it names a time and little besides."""
    parts: list[list[int]] = [[]]
    for at, token in enumerate(tokens):
        if token.text in _PARTS:
            parts.append([])
        parts[-1].append(at)
    of_times = [part for part in parts if any(at in timed for at in part)]
    told = [sum(at in foreign for at in part) for part in of_times]
    return min(told, default=len(foreign)) > 1


def _repeats(tokens: Sequence[Token], question: OpenQuestion, lexicon: Lexicon) -> bool:
    """Tell whether words repeat what a question has asked or offered; small words say nothing."""
    asked = {each.text for each in lexicon.tokens(question.words)} - lexicon.small
    return any(each.text[0].isalnum() and each.text in asked for each in tokens)
