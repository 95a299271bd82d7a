"""Words about options that are no times: the sessions they speak of, and votes by a title.

The router knows times, letters and courtesies; what an option is called only its session knows.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from orchestration.conversation.known.members_listed import voter_listed, with_own_name
from orchestration.deciding.method import method_of
from orchestration.deciding.state import Decision, Phase
from orchestration.interaction.routing import (
    About,
    AwayThen,
    CameUp,
    Does,
    OpenRequest,
    SessionOrder,
    SessionQuestion,
    SessionWish,
    Social,
    StandingWish,
    Unknown,
    Vote,
)
from orchestration.language.choosing.asides import asks, is_aside
from orchestration.language.choosing.held.as_told import asks_of_options
from orchestration.language.choosing.known_by.called_briefly import (
    named_in_full,
    numbers_as_letters,
)
from orchestration.language.choosing.known_by.numbered_names import by_its_figure
from orchestration.language.choosing.mentions import Mention, mentions
from orchestration.language.choosing.words import a_slip_apart, bare, plain, words_of
from orchestration.language.inviting.settings_ordered import can_order
from orchestration.language.talk.social import is_social
from orchestration.model.catalogue import Catalogue
from orchestration.model.options import Words
from orchestration.model.people import MemberId
from orchestration.model.preferences import OptionRef

_MAY_BE_WISHES: Final = (CameUp, OpenRequest, StandingWish, Unknown, Vote)
_MEANT: Final = re.compile(r"\b(?:sorry|meant|meinte)\b", re.IGNORECASE)

_OF_SOMETHING: Final = re.compile(
    r"(?:is|are|does|has|was|were|ist|sind|hat|haben|gibt|war)\b[^?]*\?", re.IGNORECASE
)
_WOULD_BE: Final = re.compile(
    r"(?!(?:das|es|dies|that|it|this)\b).*\b(?:wäre?|waere?|would be|klingt|sounds)\b",
    re.IGNORECASE,
)
"""That something would be fine, beside which a courtesy is none: "thai wäre super"."""

_STANCE: Final = re.compile(
    r"\b(?:against|object\w*|not|never|prefer|rather|love|hate|gegen|dagegen|nicht|nie|keine?n?"
    r"|lieber|mag|liebe|hasse|bloß)\b",
    re.IGNORECASE,
)
_REASON: Final = re.compile(
    r"\b(?:if(?! need(?: be|ed)| necessary| i must| possible)|unless|because|since|bc|cuz"
    r"|as long as|provided|wenn(?! nötig| es sein muss)"
    r"|falls(?! nötig)|sofern|solange|weil|denn)\b"
    r"|\s[-–]\s(?=(?:\S+\s+){4})",
    re.IGNORECASE,
)
"""Where a reason or a condition begins; behind a dash, where much is said."""

_BEGINNING: Final = 4
"""So many letters begin a longer word, if it goes on for some more."""

_REST_OF_A_WORD: Final = 3
_SIGNS: Final = " .,!:;()-^"
"""What a sentence ends with, a face of signs too."""

_PLEASE: Final = re.compile(
    r"(?:^|[\s,]+)(?:please|pls|bitte|for me|für mich)[\s.!]*$", re.IGNORECASE
)
_THANKS: Final = re.compile(
    r"[,.!;:\s–-]+(?:many |vielen |besten )?"
    r"(?:thanks|thank you|thx|ty|tia|cheers|danke|dank|merci)\b[^,;?]*$",
    re.IGNORECASE,
)


def as_wishes(
    routed: Sequence[About], text: str, waiting: Sequence[Decision], *, in_channel: bool
) -> tuple[About, ...]:
    """Return what each sentence is about, with those as wishes that speak of an option.

    Where nothing but such sessions waits for their author, so does what speaks of nothing else.
    What the bot is asked in a channel stays a request: it is another question.
    """
    by_name = [each for each in waiting if not is_of_times(each)]
    only = bool(by_name) and len(by_name) == len(waiting)

    def meant(about: About) -> About:
        words = text[about.span.start : about.span.end]
        if not in_channel and (other := _after_all(about, words, by_name)):
            return other
        if isinstance(about, Social) and _is_title(words, by_name):  # “Hall” greets nobody
            return SessionWish(about.span)
        if not by_name or not _may_be_wish(about, words, in_channel=in_channel):
            return about
        # A wish that nothing is known of may end in thanks; in a channel that is said to others.
        is_courtesy = isinstance(about, Social) and not isinstance(about, AwayThen)
        may_be_loose = isinstance(about, Unknown) or (is_courtesy and not in_channel)
        is_loose = only and may_be_loose and not is_aside(words)
        is_said = is_loose or bool(speaking_of(words, by_name))
        return SessionWish(about.span) if is_said and not _is_vote(about, waiting) else about

    return tuple(map(meant, routed))


def _may_be_wish(about: About, words: str, *, in_channel: bool) -> bool:
    """Tell whether a sentence can be a wish after all: no question, and no mere courtesy.

    "Thai please, thanks!" is one that ends in a courtesy.
    """
    if isinstance(about, Social):
        told = _THANKS.sub("", words)
        if _WOULD_BE.match(words.strip()):
            return True
        return _MEANT.search(words) is not None or (told != words and not is_social(told))
    if isinstance(about, SessionOrder):  # “ranked” alone may be the name of an option
        return about.does is Does.CHANGE and not can_order(words)
    if in_channel and (isinstance(about, OpenRequest) or asks(words)):
        return False
    is_loose = isinstance(about, Unknown | StandingWish)
    return isinstance(about, _MAY_BE_WISHES) and not (is_loose and asks(words))


def _after_all(about: About, words: str, among: Sequence[Decision]) -> About | None:
    """Return what words of an option are after all: a question, or a stance; None where neither."""
    if _is_asked_of_option(about, words, among):
        return Unknown(about.span)
    return SessionWish(about.span) if _is_stance(about, words, among) else None


def _is_stance(about: About, words: str, among: Sequence[Decision]) -> bool:
    """Tell whether what reads as a question says what somebody is for or against, and asks none."""
    is_told = isinstance(about, SessionQuestion) and not asks(words) and "?" not in words
    return is_told and _STANCE.search(words) is not None and bool(speaking_of(words, among))


def _is_vote(about: About, waiting: Sequence[Decision]) -> bool:
    return isinstance(about, Vote) and any(each.phase is Phase.VOTE for each in waiting)


def _is_asked_of_option(about: About, words: str, among: Sequence[Decision]) -> bool:
    """Tell whether words ask how an option is: "is sushi open on Fridays?" asks for no poll."""
    may_be = isinstance(about, OpenRequest | SessionWish)
    is_asked = may_be and _OF_SOMETHING.fullmatch(words.strip()) is not None
    return is_asked and not asks_of_options(words) and bool(speaking_of(words, among))


def is_question_of_options(words: str, waiting: Sequence[Decision]) -> bool:
    """Tell whether words ask something of what is on a list: others may know it."""
    by_name = [each for each in waiting if not is_of_times(each)]
    return asks(words) and bool(speaking_of(words, by_name))


def is_of_times(decision: Decision) -> bool:
    """Tell whether it is a time that is decided."""
    return method_of(decision).window(decision) is not None


def speaking_of(words: str, waiting: Sequence[Decision]) -> list[Decision]:
    """Return the sessions of which words name an option, or what is known of one."""
    catalogues = [(each, method_of(each).catalogue(each)) for each in waiting]
    return [
        each
        for each, known in catalogues
        if known and mentions(words, known) and not voter_listed(words, each.members, known.options)
    ]


def _is_title(words: str, among: Sequence[Decision]) -> bool:
    """Tell whether words are the title of something on a list that is not voted on, and no more."""
    lists = (method_of(each).catalogue(each) for each in among if each.phase is Phase.INTAKE)
    titles = {bare(each.title) for known in lists if known for each in known.options}
    return bare(_PLEASE.sub("", words).rstrip(_SIGNS)) in titles


def titled(words: str, among: Sequence[Decision]) -> list[Decision]:
    """Return the open votes that have an option of which words are the title, and no more."""
    said = bare(_PLEASE.sub("", words))
    return [each for each in among if said in {bare(x.title) for x in on_the_table(each)}]


def lettered(text: str, decision: Decision | None, round_: int = 0) -> str:
    """Return a reply with the letters of the options that it calls by their titles.

    They are those of the round under whose options it stands, or those that are voted on.
    """
    shown = _shown(decision, round_) if decision else ()
    if decision and voter_listed(text, decision.members, shown):
        return text
    letters = {each.key: each.id for each in shown}
    text = numbers_as_letters(_by_signs(text, shown), [each.id for each in shown])
    titles = [each.title for each in shown]
    text = by_its_figure(named_in_full(text, titles), titles) if shown else text
    said = text
    for each in reversed(_called(text, shown)):
        named = [letters[of.option] for of in each.of if isinstance(of, OptionRef)]
        said = f"{said[: each.start]}{' '.join(named)}{said[each.end :]}"
    return said


def lettered_by(text: str, who: MemberId, decision: Decision | None, round_: int = 0) -> str:
    """Return the same where somebody may call themselves “me”, and is an option."""
    shown = _shown(decision, round_) if decision else ()
    if decision and not voter_listed(text, decision.members, shown):
        text = with_own_name(text, decision, shown, who)
    return lettered(text, decision, round_)


def _by_signs(text: str, shown: Sequence[Words]) -> str:
    """Return a reply with the letters of the options that are signs: “🍣” is no word."""
    for each in shown:
        if not any(map(str.isalnum, each.title)):
            text = text.replace(each.title, f" {each.id} ")
    return text


def _called(text: str, shown: Sequence[Words]) -> Sequence[Mention]:
    """Return where options are named, but for what only has a word of one in a reason behind one.

    “Thai, but only if we skip the garden” is for the Thai Garden, and calls it once.
    """
    found = _named(text, shown)
    why = _REASON.search(text, found[0].end) if found else None
    if why is None:
        return found
    titles = {plain(each.title) for each in shown}
    return [
        each
        for each in found
        if each.start < why.end() or plain(text[each.start : each.end]) in titles
    ]


def _named(text: str, shown: Sequence[Words]) -> Sequence[Mention]:
    """Return where options are named; where none is, the one that a word is a slip away from."""
    found = mentions(text, Catalogue(tuple(shown)))
    titled = [each for each in found if any(isinstance(of, OptionRef) for of in each.of)]
    return titled or [
        Mention(said.start, said.end, (OptionRef(near[0].key, near[0].title),))
        for said in words_of(text)
        if len(near := [each for each in shown if _is_near(said.word, each)]) == 1
    ]


def _is_near(word: str, option: Words) -> bool:
    """Tell whether one letter parts a word from one of a title: "salad" is "Salat".

    So does what begins one: "Wein" is "Weinprobe".
    """
    titled = [each.word for each in words_of(option.title)]
    return any(a_slip_apart(word, each) or _begins(word, each) for each in titled)


def _begins(word: str, title: str) -> bool:
    is_longer = len(title) - len(word) >= _REST_OF_A_WORD
    return len(word) >= _BEGINNING and is_longer and title.startswith(word)


def on_the_table(decision: Decision) -> tuple[Words, ...]:
    """Return the options that are voted on, if they have names."""
    return _shown(decision, 0)


def _shown(decision: Decision, round_: int) -> tuple[Words, ...]:
    number = round_ or (decision.round.number if decision.phase is Phase.VOTE else 0)
    options = next((each.options for each in decision.rounds if each.number == number), ())
    return tuple(each for each in options if isinstance(each, Words))
