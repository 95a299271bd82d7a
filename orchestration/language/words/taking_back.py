"""The words with which somebody takes back an earlier message become one mark.

"Forget everything I said", "start over": everything is meant, and the mark closes its clause.
"Forget what I said about Friday", "vergiss, was ich zu Freitag gesagt habe": the time that stands
in its clause is meant.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from orchestration.language.words.marks import TAKEN_BACK, TAKEN_BACK_ABOUT
from orchestration.language.words.tokens import Token
from orchestration.language.words.vocabulary import TakingBack, Vocabulary

_STOPS = frozenset({".", "!", "?", ";", "\n", "…"})
_AHEAD = 24  # tokens looked at, from the verb on
_LONGEST_RESTART = 14
_HABITS = frozenset(
    ["always", "often", "sometimes", "usually", "easily", "immer", "oft", "manchmal", "ständig"]
)
"""Who does so again and again takes nothing back: “I always forget things on Monday”."""

_PAUSES = frozenset({":", ",", "-", "–"})
_LONGEST_LEAD = 8


def mark_taking_back(tokens: Sequence[Token], words: Vocabulary) -> Sequence[Token]:
    """Put one mark for the words that take an earlier message back."""
    known = words.taking_back
    if not known.lapses.isdisjoint([token.text for token in tokens]):
        tokens = [token for part in _sentences(tokens) for token in _lapsed(part, words)]
    if known.begins.isdisjoint([token.text for token in tokens]):
        return tokens
    return [token for part in _sentences(tokens) for token in _marked(part, known)]


def _sentences(tokens: Sequence[Token]) -> Iterator[Sequence[Token]]:
    """Sentences, each with what ends it."""
    start = 0
    for at, token in enumerate(tokens):
        if token.text in _STOPS:
            yield tokens[start : at + 1]
            start = at + 1
    yield tokens[start:]


def _marked(sentence: Sequence[Token], known: TakingBack) -> Sequence[Token]:
    ended = bool(sentence) and sentence[-1].text in _STOPS
    said, stop = (sentence[:-1], sentence[-1:]) if ended else (sentence, ())
    if _without_courtesy(said, known) in known.restarts:
        return [Token(TAKEN_BACK, said[0].start, said[-1].end), *stop]
    ahead = [at for at, token in enumerate(said[:_LONGEST_RESTART]) if token.text in _PAUSES]
    for at in ahead:  # "start over: only Tuesdays"
        if _says_which(said[at + 1 :], known):
            continue
        if said[at + 1 :] and _without_courtesy(said[:at], known) in known.restarts:
            mark = Token(TAKEN_BACK, said[0].start, said[at - 1].end)
            return [mark, Token(";", mark.end, mark.end), *said[at + 1 :], *stop]
    for at, token in enumerate(said):
        is_habit = at > 0 and said[at - 1].text in _HABITS
        begins = token.text in known.begins and not is_habit
        put = _read(said[at : at + _AHEAD], known) if begins else ()
        if put:
            return [*said[:at], *put, *said[at + _AHEAD :], *stop]
    return sentence


def _says_which(rest: Sequence[Token], known: TakingBack) -> bool:
    """Tell whether words say what of it is meant: “forget all, | what I said of Friday”."""
    first, second = [each.text for each in rest[:2]] if len(rest) > 1 else ("", "")
    return first in known.unnamed and second in known.author


def _lapsed(sentence: Sequence[Token], words: Vocabulary) -> Sequence[Token]:
    """Put a mark and the time for a whole sentence by which what was said of it is over.

    "The no Fridays thing doesn't apply any more": as "forget what I said about Fridays".
    """
    text = "".join(f"{token.text} " for token in sentence[:_AHEAD])
    forms = words.taking_back.lapsed if len(sentence) < _AHEAD else ()
    found = next(filter(None, (each.fullmatch(text) for each in forms)), None)
    if found is None:
        return sentence
    first, stop = (_count(text, at) for at in found.span("time"))
    if not any(words.is_date_word(token.text) for token in sentence[first:stop]):
        return sentence
    mark = Token(TAKEN_BACK_ABOUT, sentence[0].start, sentence[first].start)
    return [mark, *sentence[first:stop]]


def _without_courtesy(said: Sequence[Token], known: TakingBack) -> str:
    """A short sentence in one line, without the courtesies around what it says."""
    if len(said) > _LONGEST_RESTART:
        return ""
    heavy = [n for n, token in enumerate(said) if token.text not in known.courtesy]
    return " ".join(token.text for token in said[heavy[0] : heavy[-1] + 1]) if heavy else ""


def _read(tokens: Sequence[Token], known: TakingBack) -> list[Token]:
    """What is put for tokens that begin with a verb, if they take something back.

    Words behind the time that they are about fall away: "was ich zu Freitag | gesagt habe".
    """
    text = "".join(f"{token.text} " for token in tokens)
    found = next(filter(None, (each.match(text) for each in known.patterns)), None)
    if found is None:
        return []
    said, kept, all_of_it = (_count(text, found.end(name)) for name in ("head", "time", 0))
    about = kept > said or "about" in found.groupdict()
    word = TAKEN_BACK_ABOUT if about else TAKEN_BACK
    mark = Token(word, tokens[0].start, tokens[said - 1].end)
    close = Token(";", mark.end, mark.end)
    rest = _without_lead(tokens[all_of_it:], known)
    closed = [close] if word == TAKEN_BACK and rest else []
    return [mark, *tokens[said:kept], *closed, *rest]


def _without_lead(tokens: Sequence[Token], known: TakingBack) -> Sequence[Token]:
    """Tokens without the words that lead to what holds instead: ", my new answer: Tuesday"."""
    ahead = [token.text for token in tokens[:_LONGEST_LEAD]]
    ends = [at for at, text in enumerate(ahead, 1) if text == ":"]
    is_lead = bool(ends) and any(each in known.anew for each in ahead[: ends[0]])
    return tokens[ends[0] :] if is_lead else tokens


def _count(text: str, end: int) -> int:
    return text.count(" ", 0, end)
