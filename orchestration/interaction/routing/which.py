"""Which of several sessions words are about: by the day of what was decided, or by its name.

A session is named by a word of its subject, or by all of it: "the coffee one", "roadmap A: no
Mondays". A word that is also a time names it where it stands as a name: "close lunch", "the lunch
poll". Where words name several alike, they name none.
"""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from datetime import date, datetime, timedelta, tzinfo
from functools import cached_property
from itertools import pairwise
from typing import Final

from orchestration.interaction.routing.lexicon import Lexicon, lexicon_of, plain_words
from orchestration.interaction.routing.setting import Brief, SessionStage, Setting
from orchestration.language.understand import understand
from orchestration.language.values import DayName, Offset
from orchestration.language.words.tokens import Token, readable
from orchestration.language.words.writing import words
from orchestration.model.message_context import MessageContext
from orchestration.model.people import SessionId
from orchestration.model.times import Dated, TimeFrame, Weekday

_OF_WISHES: Final = frozenset(
    words("time length number not stance busy flexible suits engaged filler self we")
)
"""Signs of words that say something by themselves, whatever the subject."""

_OF_ANY: Final = frozenset(
    words("meeting call session sync chat talk termin treffen besprechung sitzung team planung")
)
"""Words that are true of every session."""

_OF_WHICH_WEEK: Final = frozenset(
    words("""
    next this following coming week month nächsten nächster nächste nächstes kommenden kommende
    diesen diese dieser woche monat until till bis
    """)
)
"""Words by which a day is one of the calendar."""

_SHORTEST: Final = 3
_LEADING: Final = frozenset(
    words("for the about re regarding on in für das die den der zum zur beim bei dem")
)
_FOLLOWING: Final = frozenset(
    words("""
    one thing meeting session call : termin treffen , poll vote decision choice umfrage abstimmung
    entscheidung wahl
    """)
)
_OF_A_NAME: Final = frozenset(
    words(": one thing place poll vote decision choice umfrage abstimmung entscheidung wahl")
)
"""Words behind a name, before which a word that is also a time is one."""

_CLOSING: Final = frozenset(
    words("""
    close closing end finish stop reopen cancel schließ schließe schließt schließen beende beenden
    mach mache macht
    """)
)
"""Verbs whose object is a session: no time stands right behind them."""

_VOTED_FOR: Final = frozenset(words("for fürs zum zur"))
"""Words between the letter of an option and the session in which it is voted for: "B for lunch"."""

_ARTICLES: Final = frozenset(words("the der die das den our unser unsere"))
_JOINED: Final = frozenset(words("and und sowie , & +"))
"""What stands between sessions that are named one beside the other."""

_SEVERAL: Final = 2
_UNTIL: Final = frozenset(words("at by before after until till from to um bis vor nach ab gegen"))
"""Words that make a time of the word behind them, whatever has that name: "close it at lunch"."""


@dataclass(frozen=True, slots=True)
class Named:
    """The sessions that words name, and where in the words their names stand."""

    sessions: tuple[Brief, ...] = ()
    places: frozenset[int] = frozenset()


def by_name(tokens: Sequence[Token], lexicon: Lexicon, sessions: Sequence[Brief]) -> Named:
    """Return the sessions that a sentence calls by their subject, if not all of several alike."""
    said = plain_words(tokens)
    found = [(each, *_called(said, lexicon, each.subject)) for each in sessions if each.subject]
    most = max((count for _, count, _ in found), default=0)
    best = [(each, places) for each, count, places in found if count == most > 0]
    if beside := _beside(said, [(each, places) for each, _, places in found if places]):
        return beside
    if len({each.subject.casefold() for each, _ in best}) != 1:
        return Named(places=frozenset().union(*(places for _, places in best)))
    return Named(tuple(each for each, _ in best), best[0][1])


def _beside(said: Sequence[str], found: Sequence[tuple[Brief, frozenset[int]]]) -> Named | None:
    """Return all sessions that words name one beside the other: "lunch and the design sync"."""
    row = sorted(found, key=lambda each: min(each[1]))
    for (_, before), (_, after) in pairwise(row):
        between = said[max(before) + 1 : min(after)]
        if not between or between[0] not in _JOINED or set(between[1:]) - _ARTICLES:
            return None
    if len(row) < _SEVERAL:
        return None
    return Named(tuple(each for each, _ in row), frozenset().union(*(at for _, at in row)))


def _called(said: Sequence[str], lexicon: Lexicon, subject: str) -> tuple[int, frozenset[int]]:
    """Return how much of a subject words name, and where; all of it counts for one word more."""
    tokens = lexicon.tokens(subject)
    subject_words = [each for each in plain_words(tokens) if each[0].isalnum()]
    if len(subject_words) > 1 and subject_words[0] in _ARTICLES:
        subject_words = subject_words[1:]
    size = len(subject_words)
    for at in range(len(said) - size + 1):
        is_whole = size and list(said[at : at + size]) == subject_words
        if is_whole and not _is_a_moment(said, at, at + size, lexicon, tokens):
            return size + 1, frozenset(range(at, at + size))
    telling = _telling(lexicon, subject)
    places = frozenset(
        at
        for at, word in enumerate(said)
        if word in telling
        and len(word) >= _SHORTEST
        and (_is_bare(said, at, lexicon, tokens) or _stands_as_a_name(said, at))
    )
    return len({said[at] for at in places}), places


def _is_bare(said: Sequence[str], at: int, lexicon: Lexicon, tokens: Sequence[Token]) -> bool:
    """Tell whether a word says nothing of times, nor of how they suit."""
    return _OF_WISHES.isdisjoint(lexicon.signs_at(tokens, [said[at]], 0))


def _is_a_moment(
    said: Sequence[str], first: int, last: int, lexicon: Lexicon, tokens: Sequence[Token]
) -> bool:
    """Tell whether words that are the name of a session say when: "close it at lunch"."""
    is_time = not any(_is_bare(said, at, lexicon, tokens) for at in range(first, last))
    return is_time and first > 0 and said[first - 1] in _UNTIL


def _stands_as_a_name(said: Sequence[str], at: int) -> bool:
    """Tell whether a word can only be a name where it stands: "close lunch", "the lunch poll"."""
    behind = [each for each in said[at + 1 : at + 3] if each != "-"]
    before = [each for each in said[max(at - 2, 0) : at] if each not in _ARTICLES]
    voted_for = len(before) == 2 and len(before[0]) == 1 and before[1] in _VOTED_FOR
    is_closed = bool(before) and before[-1] in _CLOSING
    return (bool(behind) and behind[0] in _OF_A_NAME) or is_closed or voted_for


def is_name_alone(tokens: Sequence[Token], lexicon: Lexicon, called: Named) -> bool:
    """Tell whether a sentence is the whole name of a session, and nothing else: "the roadmap?"."""
    said = plain_words(tokens)
    named = {said[at] for at in called.places if at < len(said)}
    leads = set(words("what about whats up with and was ist mit und"))
    rest = set(said) - named - leads - _LEADING - _FOLLOWING - _OF_ANY - {"?", "'s"}
    return not rest and any(
        _telling(lexicon, each.subject) <= named for each in called.sessions if each.subject
    )


def _telling(lexicon: Lexicon, subject: str) -> set[str]:
    """Return the words of a subject that tell it from others."""
    spelled = {each for each in plain_words(lexicon.tokens(subject)) if each[0].isalnum()}
    return spelled - lexicon.small - _OF_ANY


class Which:
    """Which of the sessions one sentence is about: worked out once, when it is asked for."""

    def __init__(
        self, text: str, tokens: Sequence[Token], lexicon: Lexicon, setting: Setting
    ) -> None:
        self._text, self._tokens = text, tokens
        self._days: dict[str, tuple[tuple[datetime, datetime], ...]] = {}
        self._lexicon, self._setting = lexicon, setting
        stages = ((each, each.stage) for each in setting.sessions)
        self._decided = tuple(each for each, stage in stages if stage is SessionStage.DECIDED)
        self.called = by_name(tokens, lexicon, setting.sessions)

    @cached_property
    def named(self) -> tuple[Brief, ...]:
        """The decided sessions whose day, or else whose name, the sentence says."""
        of_day = [each for each in self._decided if self._is_on_its_day(each)]
        of_name = [each for each in self._decided if each in self.called.sessions]
        return tuple([each for each in of_day if each in of_name] or of_name or of_day)

    @property
    def meant(self) -> tuple[Brief, ...]:
        """The decided sessions that "something came up" can be about."""
        return self.named or self._decided

    def is_another(self, days: AbstractSet[int]) -> bool:
        """Tell whether the sentence names a day, or a session, and none of what was decided."""
        if not self._decided or self.named:
            return False
        other_day = bool(days) and all(each.begins for each in self._decided)
        return other_day or bool(self.called.sessions)

    def is_of_no_session(self, days: AbstractSet[int]) -> bool:
        """Tell whether the sentence names days on which none of the sessions can be."""
        return bool(days) and not any(
            self._is_within(each, days)
            for each in self._setting.sessions
            if each.stage is not SessionStage.OVER
        )

    def is_none_today(self) -> bool:
        """Tell whether none of the sessions can be today, and each is about days."""
        open_ones = [x for x in self._setting.sessions if x.stage is not SessionStage.OVER]
        return all(each.days and self._today(each) < each.days[0] for each in open_ones)

    def _today(self, session: Brief) -> date:
        return self._setting.at.astimezone(self._zone_of(session)).date()

    def _is_within(self, session: Brief, days: AbstractSet[int]) -> bool:
        """Tell whether one of the days that words name can be a session's, or is in its name."""
        begins = session.begins.date() if session.begins else None
        first, last = session.days or (begins, begins)
        if first is None or last is None:
            named = {each.text for each in self._lexicon.tokens(session.subject)}
            return any(self._tokens[at].text in named for at in days)
        today = self._today(session)
        read = self._days_on(_named(self._zone_of(session)))
        if any(start.date() <= last and first < end.date() for start, end in read):
            return True
        size = min((last - first).days + 1, len(Weekday))
        words = {self._tokens[at].text for at in days}
        return any(
            _is_day(each, self._lexicon, first + timedelta(days=n), today)
            for n in range(size)
            for each in words
        )

    def _zone_of(self, session: Brief) -> tzinfo | None:
        moment = session.begins or session.closes_at
        return moment.tzinfo if moment else self._setting.at.tzinfo

    def _is_on_its_day(self, session: Brief) -> bool:
        """Tell whether words name a session's day: "Thursday", "tomorrow", "the 18th to the 22nd".

        A weekday is that of the session, unless it is said of which week, or with a date.
        """
        if session.begins is None:
            return False
        day = session.begins.date()
        today = self._setting.at.astimezone(session.begins.tzinfo).date()
        is_of_a_week = any(each.text in _OF_WHICH_WEEK for each in self._tokens)
        is_dated = any(each.text[0].isdecimal() for each in self._tokens)
        read = self._days_on(_named(session.begins.tzinfo)) if is_of_a_week or is_dated else ()
        if any(first <= session.begins < last for first, last in read):
            return True
        return not (is_of_a_week and read) and any(
            _is_day(each.text, self._lexicon, day, today) for each in self._tokens
        )

    def _days_on(self, zone: str) -> tuple[tuple[datetime, datetime], ...]:
        """Return the days that words name, as the grammar reads them on a clock."""
        if zone not in self._days:
            frame = TimeFrame(self._setting.at, zone)
            said = understand(self._text, MessageContext(self._setting.who, frame)).preferences
            dated = [each.applies for each in said if isinstance(each.applies, Dated)]
            moments = (each for one in dated for each in one.moments)
            self._days[zone] = tuple((each.start, each.end) for each in moments if each.end)
        return self._days[zone]


def _named(zone: tzinfo | None) -> str:
    """Return a zone as times are told in it: by its name, or by how far it is from UTC."""
    return str(zone).removeprefix("UTC") or "UTC"


def _is_day(word: str, lexicon: Lexicon, day: date, today: date) -> bool:
    value = lexicon.vocabulary.phrases.get(word)
    if isinstance(value, DayName):
        return value.day is Weekday.of(day)
    if isinstance(value, Offset):
        return today + timedelta(days=value.days) == day
    number = word.rstrip(".")
    return number.isdecimal() and len(number) <= 2 and int(number) == day.day


def in_words(
    text: str, sessions: Sequence[Brief], instead: str = ""
) -> tuple[tuple[SessionId, ...], str]:
    """Return the sessions that a text calls by their names, and the text without the name.

    "Budget: no Mondays", "no Mondays for the coffee one"; something may stand there `instead`.
    """
    lexicon = lexicon_of(text, [each.subject for each in sessions])
    tokens = lexicon.tokens(text[: readable(text)])
    found = by_name(tokens, lexicon, sessions)
    if not found.sessions:
        return (), text
    own = {each.text for one in found.sessions for each in lexicon.tokens(one.subject)}
    within = {at for at in range(min(found.places), max(found.places)) if tokens[at].text in own}
    rest, last, behind = "", 0, -1
    for at in sorted(_whole_name(tokens, found.places | within, own & _OF_ANY)):
        rest = _joined(rest, text[last : tokens[at].start])
        if instead and at != behind + 1:
            rest = _joined(f"{rest} ", instead)
        last, behind = tokens[at].end, at
    return tuple(each.id for each in found.sessions), _joined(rest, text[last:]).strip()


def with_it(text: str, sessions: Sequence[Brief]) -> str:
    """Return words in which “it” stands for the session that they name: "make lunch secret"."""
    return in_words(text, sessions, "it")[1]


def _joined(before: str, after: str) -> str:
    """Return two texts with one space between, where something stood that parted them."""
    apart = after[:1].isspace() or before[-1:].isspace()
    return f"{before.rstrip(' ')}{' ' if apart and before.strip() else ''}{after.lstrip(' ')}"


def _whole_name(
    tokens: Sequence[Token], places: AbstractSet[int], own: AbstractSet[str]
) -> AbstractSet[int]:
    """Return the places of a name, of what leads to it, and of what stands for it behind it."""
    whole = set(places)
    for at in sorted(places):
        before, after = at - 1, at + 1
        while before >= 0 and (tokens[before].text in _LEADING or tokens[before].text in own):
            whole.add(before)
            before -= 1
        while after < len(tokens) and tokens[after].text in _FOLLOWING:
            whole.add(after)
            after += 1
    return whole
