"""Text into tokens that know where they stood.

Contractions come apart ("can't" is "can" + "not"), so that a negation is one word everywhere;
numbers stay whole ("1.1.3" is one token, and no date hides in it); a digit and a letter that touch
are two tokens ("3pm", "after6pm").
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache

from orchestration.language.english import spelling as english

LONGEST = 4_000  # characters: what a chat takes for one message
MOST_TOKENS = 400  # words and marks: more than a page of them
_UNPRINTED = "\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufe0f\ufeff\U0001f3fb-\U0001f3ff"
_TOKEN = re.compile(
    r"""
    (?P<junk> https?://\S+ | www\.\S+ | [\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+
            | [$€£¥]\s?\d[\d.,]* | \d[\d.,]*\s?[%€£¥] | \d{1,3}(?:,\d{3})+(?!\d) | \#\w+ )
  | (?P<stamp> \d{4}-\d\d-\d\d(?=t\d) | \d{4}[-/][a-z]{3}[-/]\d{1,2}(?!\d) )
  | (?P<number> \d+ (?: -\d+ ){2,} | \d+ (?: [:/.]\d+ )+ | \d+ )
  | (?P<dotted> [ap]\.\s?m\b\.? )
  | (?P<word> [^\W\d_]+ (?: '[^\W\d_]+ )? )
  | (?P<mark> \n | (?P<sign> [^\s{unprinted}] ) (?P=sign)* )
    """.replace("{unprinted}", _UNPRINTED),
    re.VERBOSE | re.IGNORECASE,
)
_TAG = re.compile(
    r"</?(?:(?P<block>p|div|br|hr|ul|ol|li|tr|table|blockquote|h[1-6])|a|b|i|u|s|em|strong|small|sub"
    r"|sup|code|pre|span|font|td|th|img|script|style)(?:\s[^<>=\n]{0,20}=[^<>\n]{0,200})?\s?/?>",
    re.IGNORECASE,
)
_FACES = frozenset(map(chr, (*range(0x1F600, 0x1F645), *range(0x1F910, 0x1F930))))
_STATED = 3  # words that make a statement
_SAME_LENGTH = str.maketrans("’‘`´‐‑‒–—―−“”", "''''-------\"\"")


@dataclass(frozen=True, slots=True, eq=False)
class Token:
    """One word, number or mark: its lower-case text, and where and how it stood.

    `mended` where its text is not what was written. No token is another, so that asking whether
    the value of an item is one of some others costs nothing.
    """

    text: str
    start: int
    end: int
    capital: bool = False
    glued: bool = False
    junk: bool = False
    mended: bool = False


def folded(word: str) -> str:
    """A word without its accents: people write "Ines" for "Inês"."""
    if word.isascii():
        return word.lower()
    apart = unicodedata.normalize("NFKD", word)
    return "".join(letter for letter in apart if not unicodedata.combining(letter)).lower()


class Strange(Token):
    """A word that the vocabulary does not know."""

    __slots__ = ()


def readable(text: str) -> int:
    """How much of a text is read, in characters; whatever it holds, that takes bounded time."""
    if len(text) <= MOST_TOKENS:
        return len(text)
    starts = [found.start() for found in _TOKEN.finditer(text[:LONGEST])]
    return starts[MOST_TOKENS] if len(starts) > MOST_TOKENS else min(LONGEST, len(text))


@dataclass(frozen=True, eq=False, kw_only=True)
class Spelling:
    """How the words of a language grow together and are misspelt.

    A word that ends in one of `suffixes` is two, as is one in `run_together`; `after_name` grow
    together with a name. A slip in one of `often_mistyped` is mended, unless it is a word of
    `own`. A dot behind one of `abbreviated` ends no sentence; behind one of `cut_short` neither,
    unless a capital follows, or a word that `begins` another, or what is behind one that `denies`
    a day is of the next, which `affirms` it: "no thu. fri ok".
    """

    suffixes: Mapping[str, str] = field(default_factory=dict)
    contracted: Mapping[str, str] = field(default_factory=dict)
    run_together: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    after_name: frozenset[str] = frozenset()
    misspelt: Mapping[str, str] = field(default_factory=dict)
    often_mistyped: frozenset[str] = frozenset()
    own: frozenset[str] = frozenset()
    abbreviated: frozenset[str] = frozenset()
    cut_short: frozenset[str] = frozenset()
    begins: frozenset[str] = frozenset()
    denies: frozenset[str] = frozenset()
    affirms: frozenset[str] = frozenset()


ENGLISH_SPELLING = Spelling(
    suffixes=english.SUFFIXES,
    contracted=english.CONTRACTED,
    run_together=english.RUN_TOGETHER,
    after_name=english.VERBS_AFTER_NAME,
    misspelt=english.MISSPELT,
    often_mistyped=english.OFTEN_MISTYPED,
    own=english.WORDS_OF_THEIR_OWN,
    abbreviated=english.ABBREVIATED,
    cut_short=english.CUT_SHORT,
    begins=english.BEGINS_ANEW,
    denies=english.DENIES,
    affirms=english.AFFIRMS,
)


def tokenise(
    text: str, names: Iterable[str] = (), spelling: Spelling = ENGLISH_SPELLING
) -> tuple[Token, ...]:
    """Split a text into tokens; `names` come apart from a verb glued behind them ("Annahas").

    The tags of a text that was copied from a page are none: they say how it looks there.
    """
    words = {word.lower() for name in names for word in name.split()}
    known = tuple(sorted(words, key=len, reverse=True))
    plain = text.translate(_SAME_LENGTH)
    plain = _TAG.sub(_blank, plain) if "<" in plain else plain
    found: list[Token] = []
    for each in _TOKEN.finditer(plain):
        found += _tokens(each, known, spelling)
    return tuple(
        token if token.text.isalnum() else _sign(found, at)
        for at, token in enumerate(found)
        if token.text != "." or not _only_shortens(found, at, spelling)
    )


def words_of(phrase: str, spelling: Spelling = ENGLISH_SPELLING) -> tuple[str, ...]:
    """Return the words of a phrase as tokens have them: most are letters and blanks alone."""
    if not phrase.replace(" ", "").isalpha():
        return tuple(token.text for token in tokenise(phrase, (), spelling))
    return tuple(part for word in phrase.lower().split() for part, _ in _pieces(word, (), spelling))


def _blank(tag: re.Match[str]) -> str:
    """Return as much space as a tag takes up; one that begins a line does so."""
    return ("\n" if tag["block"] else " ").ljust(len(tag[0]))


def _sign(tokens: Sequence[Token], at: int) -> Token:
    """Return a sign as it is meant: a plus says that something goes on, a face ends a sentence."""
    if _is_open_end(tokens, at):
        return replace(tokens[at], text="onwards")
    return replace(tokens[at], text=".") if _is_face_between(tokens, at) else tokens[at]


def _is_face_between(tokens: Sequence[Token], at: int) -> bool:
    """Whether a face parts two statements: "mornings are no good 😴 rather from 11"."""
    if tokens[at].text not in _FACES:
        return False
    ahead, behind = tokens[max(0, at - _STATED) : at], tokens[at + 1 : at + _STATED]
    if len(ahead) > 1 and behind and behind[0].capital:
        return all(each.text.isalnum() for each in ahead[-2:])
    whole = len(ahead) == _STATED and len(behind) == _STATED - 1
    return whole and all(each.text.isalnum() for each in (*ahead, *behind))


def _is_open_end(tokens: Sequence[Token], at: int) -> bool:
    """Whether a plus says that something goes on: "8pm+"."""
    if tokens[at].text != "+" or at == 0:
        return False
    before, after = tokens[at - 1], tokens[at + 1] if at + 1 < len(tokens) else None
    hour = before.text[0].isdecimal() or before.text in ("am", "pm")
    alone = after is None or (after.start > tokens[at].end and not after.text[0].isdecimal())
    return hour and before.end == tokens[at].start and alone


def _only_shortens(tokens: Sequence[Token], at: int, spelling: Spelling) -> bool:
    """Whether a dot only says that the word before it is cut short: "Jan. 14", "evtl. Montag"."""
    if at == 0 or at + 1 == len(tokens):
        return False
    word, after = tokens[at - 1], tokens[at + 1]
    if word.end != tokens[at].start:
        return False
    goes_on = after.text[0].isalnum() and not after.capital and after.text not in spelling.begins
    if word.text in spelling.abbreviated:
        return True
    return goes_on and word.text in spelling.cut_short and not _ends_a_no(tokens, at, spelling)


def _ends_a_no(tokens: Sequence[Token], at: int, spelling: Spelling) -> bool:
    """Whether a no to a day ends at a dot, and the next day is affirmed: "no thu. fri am ok"."""
    if at < 2 or tokens[at - 2].text not in spelling.denies:
        return False
    rest = tokens[at + 1 :]
    stop = next((n for n, each in enumerate(rest) if not each.text[0].isalnum()), len(rest))
    affirmed = any(each.text in spelling.affirms for each in rest[:stop])
    return rest[0].text in spelling.cut_short and affirmed


def _tokens(found: re.Match[str], names: tuple[str, ...], spelling: Spelling) -> tuple[Token, ...]:
    start, end = found.span()
    raw, kind = found.group(), found.lastgroup
    glued = start > 0 and found.string[start - 1].isalnum()
    if kind == "word":
        pieces = _pieces(raw.lower(), names, spelling)
        if len(pieces) > 1:
            return tuple(_grown_together(pieces, start, raw[0].isupper(), glued))
        [(word, length)] = pieces
        return (Token(word, start, start + length, raw[0].isupper(), glued),)
    if kind == "dotted":
        return (Token(raw[0].lower() + "m", start, end, glued=glued),)
    text = found["sign"] or raw.lower()  # a sign said again and again is said once
    return (Token(text, start, end, glued=glued, junk=kind == "junk"),)


def _grown_together(
    pieces: Iterable[tuple[str, int]], start: int, capital: bool, glued: bool
) -> Iterator[Token]:
    for part, length in pieces:
        yield Token(part, start, start + length, capital, glued)
        start, capital, glued = start + length, False, True


@lru_cache(maxsize=4096)
def _pieces(word: str, names: tuple[str, ...], spelling: Spelling) -> tuple[tuple[str, int], ...]:
    """Cut a word where two have grown together: each part, and how many letters it takes."""
    if word in spelling.run_together:
        first, second = spelling.run_together[word]
        return ((first, len(first)), (second, len(word) - len(first)))
    for suffix, meaning in spelling.suffixes.items():
        if word.endswith(suffix) and len(word) > len(suffix):
            stem = word[: -len(suffix)]
            return ((spelling.contracted.get(stem, stem), len(stem)), (meaning, len(suffix)))
    for name in names:
        if word.startswith(name) and word[len(name) :] in spelling.after_name:
            return ((name, len(name)), (word[len(name) :], len(word) - len(name)))
    return ((word, len(word)),)
