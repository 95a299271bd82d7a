"""Names made plain: how chats write people, as the grammar reads them.

A mention becomes a name that nobody else has, "@here" becomes "everyone" and "30m" minutes; a name
in lower case gets its capital, and one that is a mere word where it stands loses it. What is said
of weekdays ends with them ("avoid Fridays, the week of the 18th").
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import replace

from orchestration.language.english import requests as words
from orchestration.language.english.halves import is_date_word
from orchestration.language.english.invitations import ANY_ONE, BETWEEN_NAMES, NEEDED
from orchestration.language.german import requests as german
from orchestration.language.saying import reasons
from orchestration.language.words.lexicon import is_word
from orchestration.language.words.tokens import Token, folded, tokenise
from orchestration.model.people import Member

ALIAS = "Somebody"
_HANDLES = ("id", "mail", "handle")
_COUNTED = ("count", "together")


class Plain:
    """A text as the grammar reads it, with where its characters stood in what was written.

    `members` are the people, and each again under the name that stands for a mention of them.
    `unsaid` are the stretches of what was written that name nobody, each with why; `quoted` is the
    first quotation, which stands for itself.
    """

    def __init__(self, written: str, people: Sequence[Member]) -> None:
        self._written, self._people = written, people
        self.unsaid: list[tuple[int, int, str]] = []
        self.quoted: str | None = None
        self._aliases = tuple(
            replace(each, name=ALIAS + _spelled(n), role=None) for n, each in enumerate(people)
        )
        self.members = (*people, *self._aliases)
        self._called: tuple[dict[str, list[int]], ...] = ({}, {}, {}, {})
        for n, each in enumerate(people):
            names = (each.id, each.email or "", each.name, _first(each))
            for called, name in zip(self._called, names, strict=True):
                called.setdefault(_letters(name), []).append(n)
        plain, self._origin = self._rewritten()
        self.text = _cased(plain.replace("@", " "), self._called[-1].keys() - {""})

    def place(self, start: int, end: int) -> tuple[int, int]:
        """Where a stretch of the plain text was written."""
        last = len(self._origin) - 1
        return self._origin[min(start, last)], self._origin[min(end, last)]

    def written(self, start: int, end: int) -> str:
        """What was written for a stretch of the plain text."""
        return self._written[slice(*self.place(start, end))]

    def _rewritten(self) -> tuple[str, tuple[int, ...]]:
        text, at = self._written, 0
        parts: list[str] = []
        origin: list[int] = []
        for found in _ways(self._people).finditer(text):
            put = self._put(found, found.lastgroup or "")
            parts += (text[at : found.start()], put)
            here, as_long = found.start(), len(put) == len(found.group())
            origin += (*range(at, here), *(here + n * as_long for n in range(len(put))))
            at = found.end()
        return "".join((*parts, text[at:])), (*origin, *range(at, len(text) + 1))

    def _put(self, found: re.Match[str], way: str) -> str:
        """What to write instead; blanks where the words have done their work."""
        put = {"minutes": " min", "all": "everyone", "joined": "and", "one": "eine"}.get(way, "")
        if way == "quoted":
            self.quoted = self.quoted or found[way].strip()
        elif way in _COUNTED:
            put = "everyone" if _count(found[way]) == len(self._people) else ""
        elif way == "avoided":
            put = found[way] + ";"
        elif way in _HANDLES:
            put = self._name(found[way])
        if not put and way in (*_COUNTED, *_HANDLES):
            self.unsaid.append((*found.span(), reasons.WHO if way in _COUNTED else reasons.NOBODY))
        return put or " " * len(found.group())

    def _name(self, handle: str) -> str:
        """The name for a handle: an id before an address, a full name before a first one."""
        hits = next((hit for each in self._called if (hit := each.get(_letters(handle)))), [])
        if len(hits) == 1:
            return self._aliases[hits[0]].name
        return handle.capitalize() if hits else ""


def _spelled(number: int) -> str:
    return "".join(chr(ord("a") + int(digit)) for digit in str(number))


def _letters(name: str) -> str:
    return "".join(letter for letter in folded(name) if letter.isalnum())


def _first(member: Member) -> str:
    return next((token.text for token in tokenise(member.name)), "")


def _count(said: str) -> int:
    counts = words.COUNTS | german.COUNTS
    return int(said) if said.isdecimal() else counts.get(said.lower(), 0)


def _any_of(phrases: Iterable[str]) -> str:
    """A pattern for any of some phrases, the longest first; never for nothing."""
    known = sorted((each for each in phrases if each), key=len, reverse=True)
    return "|".join(re.escape(each).replace("'", "['’]") for each in known) or r"(?!)"


def _ways(people: Sequence[Member]) -> re.Pattern[str]:
    days, and_or = rf"(?: {_any_of(words.DAYS)} )s?(?!\w)", r"(?: \s*,\s* | \s(?:and|or)\s )"
    return re.compile(
        rf"""
        (?P<opening> \A \s*
            (?: (?: {_any_of((*words.OPENINGS, *german.OPENINGS))} ) (?![\w'’-]) [\s,:!]* )+ )
      | (?P<quoted> (?<= ["“„«] ) [^"“”„«»\n]{{2,120}} (?= ["”“»] ) )
      | (?P<all> (?<![\w@]) (?: {_any_of((*words.EVERYBODY, *german.EVERYBODY))} ) (?!\w)
            | (?: \A | (?<=,) | (?<=,\s) ) alle? (?= \s* (?: [,;.!?] | \Z ) ) )
      | <@!? (?P<id> \w+ ) (?: \| [^>\n]* )? >
      | (?<![\w.+-]) (?P<mail> [\w.+-]{{1,64}} @ [\w-]{{1,63}} (?: \. [\w-]{{1,63}} )+ )
      | (?<![\w@]) @ (?P<handle> (?: {_any_of(m.name for m in people)} ) (?!\w)
            | \w (?: [\w.\-]* \w )? )
      | (?<!\w) (?: the \s+ )? (?P<count> {_any_of(words.COUNTS)} | \d{{1,3}} ) \s of \s us (?!\w)
      | (?<!\w) zu \s (?P<together> {_any_of(german.COUNTS)} ) (?!\w)
      | (?<!\w) (?P<avoided> (?: {_any_of(words.AVOIDED)} ) \s (?>{days} (?:{and_or} {days})*)
            | {days} \s (?: {_any_of(words.VERDICTS)} ) \s [^,;.!?@<\n]{{1,60}}
        ) , (?! \s* (?: and\s | or\s )? {days} )
      | (?<=\s) (?P<joined> n ) (?= \s+ (?: <?@ | (?: me | myself | i | us ) (?!\w) ) )
      | (?<!\w) (?P<one> ['’]?n(?:e|en|er)? ) (?= \s (?: dreiviertel | halbe | viertel )? \s*
            (?: stunde | std | minute | min | weile ) )
      | (?<=\d) (?P<minutes> m ) (?!\w)
        """,
        re.VERBOSE | re.IGNORECASE,
    )


# Names and words that are spelt alike


def _cased(text: str, names: AbstractSet[str]) -> str:
    """Names with their capital, and without it where they are no names."""
    letters = list(text)
    tokens = tokenise(text)
    goes_on = False
    for at, token in enumerate(tokens):
        named = folded(token.text) in names and not is_date_word(token.text)
        here = named and _is_name(tokens, at, names, goes_on)
        if named:
            letter = letters[token.start]
            cased = letter.upper() if here else letter.lower()
            letters[token.start] = cased if len(cased) == 1 else letter
        goes_on = here or (goes_on and token.text in BETWEEN_NAMES)
    return "".join(letters)


def _is_name(tokens: Sequence[Token], at: int, names: AbstractSet[str], goes_on: bool) -> bool:
    """Whether a name that may be a word stands where people are named."""
    word, before = tokens[at].text, tokens[at - 1].text if at else ""
    if goes_on or (word not in words.NAMES_THAT_ARE_WORDS and not is_word(word)):
        return True
    after, then = (tokens[n].text if n < len(tokens) else "" for n in (at + 1, at + 2))
    chosen = before == "of" and at > 1 and tokens[at - 2].text in ANY_ONE
    listed = after in BETWEEN_NAMES and folded(then) in names
    return (
        chosen
        or listed
        or before in words.INVITING | words.BARRING | ANY_ONE | NEEDED
        or after in words.VERBS_AFTER_A_NAME
    )
