"""English words before they are looked up: put together, put in order, settled by others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from orchestration.language.english import small_words, times
from orchestration.language.english.halves import (
    ASIDE,
    ENDING,
    HALVES,
    halves_beside_days,
    is_date_word,
    is_day,
    next_word,
)
from orchestration.language.english.how_much import FOND, so_fond
from orchestration.language.english.in_between import in_between
from orchestration.language.english.other_clocks import without_other_clocks
from orchestration.language.english.written_alike import WRITTEN_ALIKE, told_apart
from orchestration.language.values import Num, PartName
from orchestration.language.words.elided import named_again
from orchestration.language.words.hints import mark_hints
from orchestration.language.words.leanings import leanings_apart
from orchestration.language.words.preparing import Preparing, Step
from orchestration.language.words.tokens import Token

_WITH_A_DIGIT = {
    ("b", "4"): "before",
    ("gr", "8"): "great",
    ("m", "8"): "mate",
}
_BEFORE_AN_HOUR = frozenset({"at", "by", "from", "to", "until", "till", "before", "after", "-"})
_BEFORE_NIGHT = frozenset({"am", "pm", "oclock", "o'clock", "late", "tomorrow", "today"})
_BACK = frozenset(
    [
        "around",
        "available",
        "back",
        "desk",
        "fine",
        "free",
        "here",
        "home",
        "in",
        "office",
        "online",
        "reachable",
        "ready",
        "there",
        "work",
    ]
)
"""What somebody is from an hour on, and not until then."""
_AHEAD_OF_A_SUBJECT = {"only": "but", "later": "after that"}
_THAN_THAT = {
    **dict.fromkeys(("before", "earlier", "sooner"), "before that"),
    **dict.fromkeys(("after", "afterwards", "later"), "after that"),
}
_OPENS_A_CLAUSE = frozenset({",", ";", ".", "-", "but", "and", "anything", "any", "everything"})
_JUDGED = frozenset(
    {"is", "'s", "ok", "okay", "fine", "works", "good", "great", "perfect", "possible", "no"}
    | {"bad", "better", "all", "would", "suits", "can", "any", "anytime", "free", "yes", "nope"}
)
_NEAR = 5  # tokens
_ABSENT = frozenset({"out", "off", "away", "busy", "gone", "not", "n't", "cannot", "no", "booked"})
_DENYING = frozenset({"not", "n't", "no", "nothing", "never"})
_FIRST, _LAST = frozenset({"from", "after", "since"}), frozenset({"by", "until", "till", "before"})
_SAID_AGAIN = {"earliest": _FIRST, "soonest": _FIRST, "latest": _LAST}
_LIMITS = frozenset(_SAID_AGAIN)
_AT_MOST = frozenset({"max", "maximum", "tops"})
_BOUNDS = small_words.BOUNDS | {"from"}
_AT_EASE = frozenset({"problem", "worries", "bother"})
_NOON = 12
_LONGEST_HOUR = 3  # tokens: "half past 5" begins with its number
_BEHIND_AN_HOUR = frozenset({"am", "pm", "noon", "midnight", "oclock"})
_OPENS_AN_HOUR = frozenset({"half", "quarter", "ten", "noon", "around", "about"})
_REFUSALS = frozenset({"no", "nope"})
_SENTENCE_ENDS = frozenset(".!?\n")
_GOES_ON_APART = frozenset(
    {"just", "only", "it", "its", "that", "thats", "that's", "he", "hes", "she", "shes", "they"}
    | {"theyre", "i", "im", "ive", "id", "we", "were", "you", "back", "there", "theres"}
)
_IN_A_SPAN = frozenset({"-", "to", "until", "till", "and"})
_GONE = frozenset({"gone", "out", "away"})
_ALTERNATIVELY = frozenset({"otherwise", "else", "alternatively"})
_LEAVE = frozenset({"leave", "leaves"})


def _put_together(tokens: Sequence[Token]) -> Sequence[Token]:
    """Read "b4" as "before", and "13.1." and "on 13." as dates: no hour is written so."""
    put: list[Token] = []
    for at, token in enumerate(tokens):
        last = put[-1] if put and put[-1].end == token.start else None
        if token.text == "ish" and put and _is_part(put[-1 - (put[-1].text == "-") :][:1]):
            put = put[:-1] if put[-1].text == "-" else put
        elif last and (last.text, token.text) in _WITH_A_DIGIT:
            put[-1] = replace(last, text=_WITH_A_DIGIT[last.text, token.text], end=token.end)
        elif last and token.text == "." and _is_dotted(put, tokens[at + 1 : at + 2]):
            put[-1] = replace(last, text=last.text + ".", end=token.end)
        else:
            put.append(token)
    return put


def _as_spoken(tokens: Sequence[Token]) -> Sequence[Token]:
    """Read "u" as "you", and no "like" ahead of an hour: "at like two".

    A question that its author answers goes on: "maybe Wednesday? otherwise Thursday".
    """
    return [
        token if (meant := _as_meant(tokens, at)) == token.text else replace(token, text=meant)
        for at, token in enumerate(tokens)
        if not (at and _says_nothing(tokens, at)) and not _only_answers(tokens, at)
    ]


def _only_answers(tokens: Sequence[Token], at: int) -> bool:
    """Whether a "no" that begins a sentence answers somebody: "no just Wednesday"."""
    begins = at == 0 or tokens[at - 1].text in _SENTENCE_ENDS
    follows = tokens[at + 1].text if at + 1 < len(tokens) else ""
    return tokens[at].text in _REFUSALS and begins and follows in _GOES_ON_APART


def _says_nothing(tokens: Sequence[Token], at: int) -> bool:
    """Whether a word only fills: "at like two", "that same day"."""
    if tokens[at].text == "like":
        return _is_roughly(tokens[at - 1], tokens[at + 1 :][:1])
    if tokens[at].text in _REFUSALS:
        return tokens[at - 1].text == tokens[at].text  # "nope nope nope to Monday"
    if tokens[at].text == "my":  # "between my 10am and my 11:30"
        ahead = tokens[at - 1].text in _BEFORE_AN_HOUR | {"and", "between"}
        return ahead and next_word(tokens, at + 1)[:1].isdecimal()
    pointed = tokens[at - 1].text in ("that", "this")
    return tokens[at].text == "same" and pointed and next_word(tokens, at + 1) in ("day", "week")


def _as_meant(tokens: Sequence[Token], at: int) -> str:
    word = tokens[at].text
    if word == "?" and next_word(tokens, at + 1) in _ALTERNATIVELY:
        return ","
    if word == "this" and next_word(tokens, at + 1) == "day":
        return "that"  # the day spoken of
    if word == "n" and at and _is_time(tokens[at - 1]):
        return "and"
    if word in ASIDE and at and tokens[at - 1].text == "(" and next_word(tokens, at + 1) == ",":
        return "well"  # "(yes, that's the whole window)"
    return "you" if word == "u" else word


def _is_roughly(before: Token, after: Sequence[Token]) -> bool:
    """Whether a "like" stands between what leads to an hour and the hour."""
    hour = any(
        each.text[0].isdecimal() or isinstance(times.PHRASES.get(each.text), Num | PartName)
        for each in after
    )
    return hour and before.text in _BEFORE_AN_HOUR


def _is_part(tokens: Sequence[Token]) -> bool:
    """Whether a part of the day is named, of which "noon-ish" says no more."""
    return bool(tokens) and isinstance(times.PHRASES.get(tokens[0].text), PartName)


def _is_dotted(put: Sequence[Token], after: Sequence[Token]) -> bool:
    return _is_dotted_date(put) or _is_dotted_day(put, after)


def _is_dotted_day(put: Sequence[Token], after: Sequence[Token]) -> bool:
    """Whether "on 13." goes on, so that the dot is that of a date, as Germans write it."""
    before = put[-2].text if len(put) > 1 else ""
    named = before in {"on", "the"} and any(each.text == "i" for each in after)
    goes_on = any(not each.capital and each.text.isalpha() for each in after)
    late = put[-1].text.isdecimal() and int(put[-1].text) > _NOON
    bounded = before in _BOUNDS | {"to"} and (late or any(each.text == "to" for each in after))
    led = named or (goes_on and (before in {"on", "the"} or bounded))
    return led and put[-1].text.isdecimal() and len(put[-1].text) < 3


def _is_dotted_date(put: Sequence[Token]) -> bool:
    """Whether "13.1" or "13.01" is a date where a dot follows; "at 10.11." is an hour."""
    day, _, month = put[-1].text.partition(".")
    if not (day.isdecimal() and month.isdecimal()):
        return False
    hour = len(put) > 1 and put[-2].text in _BEFORE_AN_HOUR
    return len(month) == 1 or (len(month) == 2 and 1 <= int(month) <= 12 and not hour)


def _by_night(tokens: Sequence[Token]) -> Sequence[Token]:
    """Read "nights" and "at night" as the night, "Tuesday nights" and "8 at night" as evenings."""
    put = list(tokens)
    for at, token in enumerate(tokens):
        led = at > 0 and tokens[at - 1].text == "at"
        if token.text == "nights" or (token.text == "night" and led):
            begin = at - led
            part = "evening" if begin and _is_time(tokens[begin - 1]) else "nighttime"
            put[at] = replace(token, text=part)
    return put


def _is_time(token: Token) -> bool:
    return is_day(token) or token.text[0].isdecimal() or token.text in _BEFORE_NIGHT


def _in_their_sense(tokens: Sequence[Token]) -> Sequence[Token]:
    """Read "…, only I'm out from 3" with a "but", and "…, later I'm out" with an "after that".

    No time follows such an "only". "Not before" is not before that, where nothing follows it.
    """
    put = list(tokens)
    for at, token in enumerate(tokens):
        meant = _AHEAD_OF_A_SUBJECT.get(token.text)
        if token.text in _THAN_THAT and (_is_denied_alone(tokens, at) or _is_judged(tokens, at)):
            put[at] = replace(token, text=_THAN_THAT[token.text])
        if meant is None or at == 0 or tokens[at - 1].text != ",":
            continue
        subject = next_word(tokens, at + 1) in small_words.AHEAD_OF_A_VERB
        if subject and not is_date_word(next_word(tokens, at + 2)):
            put[at] = replace(token, text=meant)
    return put


def _is_denied_alone(tokens: Sequence[Token], at: int) -> bool:
    """Whether a word ends what is denied: "I can from 10, not before", "not later please"."""
    denied = at > 0 and tokens[at - 1].text in _DENYING
    return denied and next_word(tokens, at + 1) in ENDING


def _is_judged(tokens: Sequence[Token], at: int) -> bool:
    """Whether the hours on the other side are judged: "after 5 is bad, before is ok"."""
    opens = at > 0 and tokens[at - 1].text in _OPENS_A_CLAUSE
    return opens and next_word(tokens, at + 1) in _JUDGED


def _limited_once(tokens: Sequence[Token]) -> Sequence[Token]:
    """Say a limit once: "5 at the latest" for "by 5 at the very latest".

    "Till 1 at the earliest" says it by its "till", which is that of something else.
    """
    put: list[Token] = []
    for at, token in enumerate(tokens):
        put.append(token)
        ends = token.text in _LIMITS and next_word(tokens, at + 1) not in small_words.FIRST_PERSON
        led = next((n for n in range(2, 5) if n <= len(put) and put[-n].text == "at"), 0)
        bound = _bound_at(put[:-led]) if ends and led else None
        if bound is not None and put[bound].text in _SAID_AGAIN[token.text]:
            put[-led:] = [put[-led], token]
            del put[bound]
        elif bound is not None:
            del put[-led:]
    return put


def _at_most(tokens: Sequence[Token]) -> Sequence[Token]:
    """Read "5pm tops" and "max 17:00" as that hour at the latest: a length has no half of a day."""
    put = [x for at, x in enumerate(tokens) if not _bounds_a_notice(tokens, at)]
    for at, token in enumerate(tokens := tuple(put)):
        behind = [each.text for each in tokens[at + 1 : at + 3]]
        ahead = at > 0 and (tokens[at - 1].text in _BEHIND_AN_HOUR or ":" in tokens[at - 1].text)
        is_hour = behind[:1] and (":" in behind[0] or behind[-1] in _BEHIND_AN_HOUR)
        if token.text in _AT_MOST and (ahead or (is_hour and behind[0][0].isdecimal())):
            put[at] = replace(token, text="latest")
    return put


def _bounds_a_notice(tokens: Sequence[Token], at: int) -> bool:
    """Whether it is a notice that is so long at most, and no meeting: "max 30 min notice"."""
    behind = [each.text for each in tokens[at + 1 : at + _NEAR]]
    return tokens[at].text in _AT_MOST and "notice" in behind


def _bound_at(put: Sequence[Token]) -> int | None:
    """Where the bound before an hour stands that was put last."""
    last = len(put)
    while last and len(put) - last < _LONGEST_HOUR and _is_of_an_hour(put[last - 1]):
        last -= 1
    bounded = 0 < last < len(put) and put[last - 1].text in _BOUNDS
    return last - 1 if bounded else None


def _is_of_an_hour(token: Token) -> bool:
    return token.text[0].isdecimal() or token.text in _BEHIND_AN_HOUR


def _on_leave(tokens: Sequence[Token]) -> Sequence[Token]:
    """Read "11-12 Jan leave" as a holiday, and "leave at 2" as leaving: nothing is left there."""
    put = list(tokens)
    for at, token in enumerate(tokens):
        before = tokens[at - 1] if at else None
        ends = not next_word(tokens, at + 1)[:1].isalnum()
        dated = before and (before.text[-1:].isdecimal() or is_date_word(before.text))
        if token.text == "leave" and ends and before and (dated or before.text in (":", "-", "th")):
            put[at] = replace(token, text="vacation")
        elif token.text in _LEAVE and _is_an_hour(tokens[at + 1 : at + 3]):
            put[at] = replace(token, text="leaving")
    return put


def _is_an_hour(after: Sequence[Token]) -> bool:
    """Whether an hour follows to go at: "at 2", "by half 3"."""
    led, hour = (each.text for each in after) if len(after) > 1 else ("", "")
    ends = led in small_words.BEFORE_AN_END - {"from", "after"}
    return ends and (hour[0].isdecimal() or hour in _OPENS_AN_HOUR)


def _leaving_by(tokens: Sequence[Token]) -> Sequence[Token]:
    """Read "gone by 3" as "leaving by 3": until then, and not from then on, somebody is there."""
    put = list(tokens)
    for at, token in enumerate(tokens):
        if token.text in _GONE and _is_left_by(tokens, at):
            put[at] = replace(token, text="leaving")
    return put


def _is_left_by(tokens: Sequence[Token], at: int) -> bool:
    """Whether an hour by which somebody is gone stands behind a word: "by 3", "be gone 17:15"."""
    word, after, hour = tokens[at].text, next_word(tokens, at + 1), next_word(tokens, at + 2)
    if after == "by" or (word == "gone" and after == "at"):
        return hour[:1].isdecimal() or hour in _OPENS_AN_HOUR
    point = word == "gone" and at > 0 and tokens[at - 1].text == "be" and after[:1].isdecimal()
    return point and hour not in _IN_A_SPAN


def _by_then(tokens: Sequence[Token]) -> Sequence[Token]:
    """Read "by 3 I'm a zombie" as "after 3", and "by 10 I'm at my desk" as "from 10"."""
    put = list(tokens)
    for at, token in enumerate(tokens[:-4]):
        if token.text != "by":
            continue
        before = tokens[at - 1].text if at else ""
        opens = not before[:1].isalnum() or before in ("so", "but")
        hour = tokens[at + 1].text[0].isdecimal()
        rest = [each.text for each in tokens[at + 2 : at + 8]]
        rest = rest[1:] if rest[0] in HALVES else rest
        am = rest[:2] in (["i", "am"], ["i", "will"], ["my", "brain"])
        if opens and hour and am:
            put[at] = replace(token, text="from" if _BACK.intersection(rest) else "after")
    return put


def _both_of_those(tokens: Sequence[Token]) -> Sequence[Token]:
    """Read "I'm out both days" as "those days": as an answer it says that either will do."""
    put = list(tokens)
    for at, token in enumerate(tokens):
        before = {each.text for each in tokens[max(0, at - _NEAR) : at]}
        out = not before.isdisjoint(_ABSENT)
        if token.text == "both" and out and next_word(tokens, at + 1) == "days":
            put[at] = replace(token, text="those")
    return put


def _at_ease(tokens: Sequence[Token]) -> Sequence[Token]:
    """Read "before that no problem" as "no issue": elsewhere it is courtesy."""
    return [
        replace(token, text="issue") if _is_said_of_a_time(tokens, at) else token
        for at, token in enumerate(tokens)
    ]


def _is_said_of_a_time(tokens: Sequence[Token], at: int) -> bool:
    if at < 2 or tokens[at].text not in _AT_EASE or tokens[at - 1].text != "no":
        return False
    return tokens[at - 2].text in ("that", "then", "are") or is_day(tokens[at - 2])


PREPARED: Final = Preparing(
    (
        Step(
            {"like", "same", "this", "u", "n", "?", "my", *ASIDE, *_REFUSALS},
            _as_spoken,
        ),
        Step(FOND, so_fond),
        Step(WRITTEN_ALIKE, told_apart),
        Step({"ish", "4", "8", "."}, _put_together),
        Step(HALVES.keys(), halves_beside_days),
        Step({"night", "nights"}, _by_night),
        Step(_LEAVE, _on_leave),
        Step(_AHEAD_OF_A_SUBJECT.keys() | _THAN_THAT.keys(), _in_their_sense),
        Step(_AT_MOST, _at_most),
        Step(_AT_EASE, _at_ease),
        Step(_LIMITS, _limited_once),
        Step({"better"}, partial(leanings_apart, how=times.LEANINGS)),
        Step({"between", "middle"}, in_between),
        Step({"both"}, _both_of_those),
        Step({"("}, without_other_clocks),
        Step(_GONE, _leaving_by),
        Step({"by"}, _by_then),
        Step(times.WEEKS.named, partial(named_again, how=times.WEEKS)),
        Step(times.HINTS.begins, partial(mark_hints, hints=times.HINTS, is_day=is_day)),
    )
)
"""How words are put where they are read, and some settled by their company."""
