"""The German vocabulary, put together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial

from orchestration.language.clauses.cues import STOPS
from orchestration.language.english import zones
from orchestration.language.german import (
    fillers,
    idioms,
    relations,
    requests,
    small_words,
    stances,
    times,
)
from orchestration.language.german.company import (
    FOLLOWING,
    SEVERAL,
    as_spoken,
    in_company,
    is_day,
    kept_by,
)
from orchestration.language.german.corrections import CORRECTIONS, TAKING_BACK
from orchestration.language.german.dialect import AS_SPOKEN
from orchestration.language.german.dotted import (
    DAYS_IN_WORDS,
    begins_anew,
    in_digits,
    is_dated,
    set_apart,
)
from orchestration.language.german.naming import GERMAN_NAMING
from orchestration.language.german.split_verbs import (
    LEAVING,
    OVER,
    SPLIT_VERBS,
    in_one_word,
    without_its_verb,
)
from orchestration.language.german.work_hours import SAYING_SO, only_at_work
from orchestration.language.values import DayName, Edge, ZoneName
from orchestration.language.words.elided import named_again
from orchestration.language.words.hints import mark_hints
from orchestration.language.words.leanings import leanings_apart
from orchestration.language.words.marks import INSTEAD, SOMEBODY_ELSE, TAKEN_BACK, TAKEN_BACK_ABOUT
from orchestration.language.words.places import IN_GERMAN
from orchestration.language.words.preparing import Preparing, Step
from orchestration.language.words.tokens import Spelling, Token
from orchestration.language.words.vocabulary import Alias, Headings, Vocabulary

_PLAIN = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})
_DISMAY = frozenset(tuple(each.split()) for each in times.DISMAY)
_EARLY = ("früh",)
_JOINS = frozenset({"und", "oder", "aber"})
_DENYING = frozenset({"gar", "nicht", "nie"})
_NEAR_DAYS = 12  # tokens between one day in small letters and the next
_NEAR = 6  # tokens between "muss" and "weg"
_PREDICATES = frozenset(tuple(each.split()) for each in idioms.PREDICATES)
_FARTHEST_BE = 8  # tokens back from a figure of speech to the verb that it belongs to
_CONTRASTS = frozenset({"aber", "jedoch", "hingegen", "dagegen", "allerdings"})
_EACH = "jeweils"
_SOFTENING, _LINKING = frozenset({"halt", "eben", "dann"}), frozenset({"oder", "od", "bzw"})
_INCLUDING = frozenset({"einschließlich", "inklusive", "inkl", "einschl"})
_SETTLED = (
    SEVERAL
    | FOLLOWING
    | _SOFTENING
    | _INCLUDING
    | LEAVING
    | OVER
    | times.NOTHING
    | SPLIT_VERBS.keys()
    | times.WORKING
    | AS_SPOKEN.keys()
    | DAYS_IN_WORDS.keys()
    | {_EACH, "?", ",", ".", "vorm"}
)
"""What is another word, or a part of one, in some company."""

_PARTS_PLAYED = times.PARTS_PLAYED | relations.PARTS_PLAYED | requests.PARTS_PLAYED
_PASSED_OVER = "well"  # the part of words that say nothing of their own
_ITSELF = frozenset(
    {"i", SOMEBODY_ELSE, INSTEAD, TAKEN_BACK, TAKEN_BACK_ABOUT}
)  # marks that are put before look-up


def _small_words() -> Iterator[tuple[str, object]]:
    for word in (*fillers.FILLER.split(), *times.DISMAY, *small_words.COURTESY):
        yield word, Alias(_PASSED_OVER)
    for part, words in _PARTS_PLAYED.items():
        for word in words.split("|") if "|" in words else words.split():
            yield word, Alias(part)


def _spelt_either_way(phrases: Mapping[str, object]) -> dict[str, object]:
    """Phrases with umlauts, and as they are written without."""
    return {phrase.translate(_PLAIN): value for phrase, value in phrases.items()} | dict(phrases)


def _stands_well(tokens: Sequence[Token], at: int, words: tuple[str, ...], value: object) -> bool:
    """Whether a word that is something else as well stands here in this sense."""
    if words[-1] == "hälfte" and words[1:]:  # "nur die erste Hälfte" may be that of a meeting
        month = _after(tokens, at + len(words) - 1) in times.MONTHS
        return month is isinstance(value, Edge)
    if words in _PREDICATES:
        return _is_said_of_something(tokens, at)
    if words in _DISMAY:
        after = _after(tokens, at + len(words) - 1)
        return at == 0 and (after in times.FIRST_WORDS or after in times.PHRASES)
    if words == _EARLY or (words[-1] == "vor" and words[1:]):
        return _is_no_limit(tokens, at, words)
    if isinstance(value, DayName) and words[0] in times.SHORT_DAYS:
        return _is_short_day(tokens, at)
    return True


def _is_short_day(tokens: Sequence[Token], at: int) -> bool:
    """Whether a short word is a day: it has a capital, follows "am", or others are near."""
    beside = (*tokens[max(0, at - _NEAR_DAYS) : at], *tokens[at + 1 : at + _NEAR_DAYS])
    led = at > 0 and tokens[at - 1].text in times.BEFORE_A_SHORT_DAY
    near = any(each.text in times.SHORT_DAYS for each in beside)
    return tokens[at].capital or led or near or _is_judged_day(tokens, at)


def _is_no_limit(tokens: Sequence[Token], at: int, words: tuple[str, ...]) -> bool:
    """Whether "nichts vor" is no "nichts vor 10", and "früh" no "nicht so früh wie letztes Mal"."""
    if words == _EARLY:
        return at == 0 or tokens[at - 1].text not in times.BEFORE_EARLY
    return not _after(tokens, at + len(words) - 1)[:1].isalnum()


def _is_judged_day(tokens: Sequence[Token], at: int) -> bool:
    """Whether a short day stands ahead of what is said of it: "kann mi nur ab 3", "do um 9"."""
    before, after = tokens[at - 1].text if at else "", _after(tokens, at)
    if not before.isalnum() or after in times.PARTS_BEHIND:
        of_hours = after[:1].isdecimal() or after in times.AHEAD_OF_HOURS
        return of_hours or after in times.ALONE_BEFORE | times.PARTS_BEHIND
    in_dialect = tokens[at].text in times.ALSO_DIALECT
    if before in _JOINS and after in _DENYING:
        return True  # "und do gar nicht", where "kann mi nicht erinnern" is no Wednesday
    ahead = times.BEFORE_HOURS if in_dialect else times.ALONE_BEFORE
    return before in times.AHEAD_OF_A_SHORT_DAY and after in ahead


def _is_said_of_something(tokens: Sequence[Token], at: int) -> bool:
    """Whether a figure of speech is said of a time or somebody, and ends: "Do ist bei mir zu"."""
    after = tokens[at + 1] if at + 1 < len(tokens) else None
    if after and after.text[0].isdecimal():
        return False
    for token in reversed(tokens[max(0, at - _FARTHEST_BE) : at]):
        if token.text in idioms.LEADS_TO_A_PREDICATE or is_day(token):
            return True
        if token.text not in idioms.BEFORE_A_PREDICATE:
            return False
    return False


def _in_their_sense(tokens: Sequence[Token]) -> Sequence[Token]:
    """Put the dots of "5. Januar" and "12.1." to their numbers, and settle words by their company.

    A "Montag Morgen" is a morning, and who "muss um 4 weg" leaves then.
    """
    put: list[Token] = []
    for at, token in enumerate(tokens):
        if _is_passed_over(put, tokens, at):
            continue
        if put and _is_half_hour(tokens, at):
            fraction = tokens[at + 1]
            put[-1] = replace(put[-1], text=f"{put[-1].text}.{fraction.text}", end=fraction.end)
        elif put and is_dated(put, tokens, at):
            put[-1] = replace(put[-1], text=put[-1].text + ".", end=token.end)
            if len(put) > 1 and put[-2].text == "am":
                put = set_apart(put)
            if begins_anew(tokens[at + 1 : at + 2]):
                put.append(replace(token, start=token.end))
        else:
            meant = _meant(put, tokens, at)
            if meant != token.text and token.text in SPLIT_VERBS:
                put = without_its_verb(put, token.text)
            put.append(token if meant == token.text else replace(token, text=meant))
    return put


def _is_passed_over(put: Sequence[Token], tokens: Sequence[Token], at: int) -> bool:
    """Whether a token is put already, or says nothing: "Di oder Do, jeweils ab 13 Uhr"."""
    token, before = tokens[at], put[-1] if put else None
    if before is None:
        return token.text == _EACH
    if before.end == token.end:
        return True  # the fraction of "1,5 Stunden"
    after = _after(tokens, at)
    if token.text == "erst":
        return is_day(before) and after == "von"  # "Do erst von 15 bis 19"
    if token.text == "," and after == _EACH:  # "ich schreibe Klausuren, jeweils vormittags"
        return before.capital and before.text not in times.PHRASES
    includes = token.text in _INCLUDING and before.text == "bis"
    softened = token.text in _SOFTENING and before.text in _LINKING
    return includes or softened or token.text == _EACH


def _after(tokens: Sequence[Token], at: int) -> str:
    return tokens[at + 1].text if at + 1 < len(tokens) else ""


def _meant(put: Sequence[Token], tokens: Sequence[Token], at: int) -> str:
    """Which word is meant by one that is several, by what stands around it."""
    word, after = tokens[at].text, _after(tokens, at)
    if (said := in_digits(put, tokens, at) or as_spoken(put, word, after)) != word:
        return said
    if word in LEAVING or word in OVER or word in SPLIT_VERBS:
        return in_one_word(put[-_NEAR_DAYS:], word, after)
    if word in times.NOTHING and not _near(put).isdisjoint(times.MANAGING):
        return "nicht"
    if word in times.WORKING:  # who works on a day has not said whether it suits them
        only = "nur" in (after, put[-1].text if put else "")
        return "schaffe" if only or _is_denied(tokens, at) else word
    if (kept := kept_by(tokens[at])) is not None:
        return kept
    return in_company(put, word, after, _near(put)) if word in SEVERAL else word


def _near(put: Sequence[Token]) -> set[str]:
    return {each.text for each in put[-_NEAR:]}


def _is_denied(tokens: Sequence[Token], at: int) -> bool:
    ahead = [each.text for each in tokens[at + 1 : at + _NEAR]]
    sentence = ahead[: next((n for n, word in enumerate(ahead) if word in STOPS), len(ahead))]
    return "nicht" in sentence


def _is_half_hour(tokens: Sequence[Token], at: int) -> bool:
    """Whether a comma stands in "1,5 Stunden"."""
    around = tokens[at - 1 : at + 3] if tokens[at].text == "," else ()
    if len(around) < len(("1", ",", "5", "Stunden")):
        return False
    one, comma, other, unit = around
    tight = one.end == comma.start and comma.end == other.start
    digits = one.text.isdecimal() and other.text.isdecimal()
    return tight and digits and unit.text in times.HOURS


def _with_contrasts_ahead(tokens: Sequence[Token]) -> Sequence[Token]:
    """Put "aber" ahead of the day it stands behind: "…, am Freitag aber nur bis 12"."""
    put: list[Token] = []
    for token in tokens:
        comma = next((n for n in range(1, 4) if n <= len(put) and put[-n].text == ","), 0)
        if token.text in _CONTRASTS and comma > 1 and is_day(put[-1]):
            put[-comma] = replace(put[-comma], text="aber")
        else:
            put.append(token)
    return put


def _limited(tokens: Sequence[Token]) -> Sequence[Token]:
    """Read "max 17 Uhr" and "höchstens bis 5" as that hour at the latest."""
    return [
        replace(token, text="spätestens")
        if token.text in times.AT_MOST and _is_hour_ahead(tokens[at + 1 : at + 4])
        else token
        for at, token in enumerate(tokens)
    ]


def _beyond(tokens: Sequence[Token]) -> Sequence[Token]:
    """Read "nicht über 18 Uhr hinaus" as "nicht nach 18 Uhr"."""
    at = next(n for n, token in enumerate(tokens) if token.text == "hinaus")
    over = next((n for n in range(max(0, at - _NEAR), at) if tokens[n].text == "über"), None)
    if over is None or not tokens[over + 1].text[0].isdecimal():
        return tokens
    return [
        *tokens[:over],
        replace(tokens[over], text="nach"),
        *tokens[over + 1 : at],
        *tokens[at + 1 :],
    ]


def _other_weeks(tokens: Sequence[Token]) -> Sequence[Token]:
    """Read "die andere Woche" as that of two which was not named; others are no time."""
    return [
        replace(token, text="other")
        if token.text in small_words.OTHER
        and at + 1 < len(tokens)
        and tokens[at + 1].text == "woche"
        else token
        for at, token in enumerate(tokens)
    ]


def _off_work(tokens: Sequence[Token]) -> Sequence[Token]:
    """Read "frei" behind a day as off work where somebody tells when they work: "Do, Fr frei"."""
    if not any(token.text in small_words.AT_WORK for token in tokens):
        return tokens
    return [
        replace(token, text="urlaub")
        if token.text == "frei" and at and is_day(tokens[at - 1])
        else token
        for at, token in enumerate(tokens)
    ]


def _is_hour_ahead(after: Sequence[Token]) -> bool:
    """Whether an hour of the day follows, and no length: "max 17 Uhr", "höchstens bis 5"."""
    said = [each.text for each in after]
    led = said[:1] == ["bis"]
    hour, *rest = said[led:] or [""]
    return hour[:1].isdecimal() and (led or ":" in hour or rest[:1] == ["uhr"])


GERMAN = Vocabulary(
    phrases={
        **{name: ZoneName(zone) for name, zone in zones.PHRASES.items() if len(name) in (3, 4)},
        **{name: ZoneName(zone) for name, zone in IN_GERMAN.items()},
        **dict.fromkeys(("deutscher zeit", "deutsche zeit"), ZoneName("Europe/Berlin")),
        **_spelt_either_way(dict(_small_words()) | stances.PHRASES | times.PHRASES),
    },
    small=_ITSELF,
    names=IN_GERMAN.keys(),
    spelling=Spelling(
        suffixes={"'s": "es"},
        misspelt=times.MISSPELT,
        run_together=times.COMPOUNDS | fillers.WRITTEN_AS_ONE | small_words.WITH_ES,
        often_mistyped=frozenset(times.LONG_DAYS)
        | {f"{day}s" for day in times.LONG_DAYS}
        | {"vormittags", "nachmittags", "vormittag", "nachmittag", "zwischen", "nächste"},
        abbreviated=times.ABBREVIATED,
        cut_short=times.CUT_SHORT,
        begins=small_words.BEGINS_A_SENTENCE,
        denies=times.DENIES,
        affirms=times.AFFIRMS,
        own=frozenset({"vormittage", "nachmittage", "montage", "freitage"}),
    ),
    stands_well=_stands_well,
    prepared=Preparing(
        (
            Step(_SETTLED, _in_their_sense, capitals=True),
            Step(_CONTRASTS, _with_contrasts_ahead),
            Step(times.AT_MOST, _limited),
            Step(small_words.OTHER, _other_weeks),
            Step(frozenset({"besser"}), partial(leanings_apart, how=times.LEANINGS)),
            Step(frozenset({"hinaus"}), _beyond),
            Step(frozenset({"frei"}), _off_work),
            Step(SAYING_SO, only_at_work),
            Step(times.WEEKS.named, partial(named_again, how=times.WEEKS)),
            Step(times.HINTS.begins, partial(mark_hints, hints=times.HINTS, is_day=is_day)),
        )
    ),
    corrections=CORRECTIONS,
    taking_back=TAKING_BACK,
    headings=Headings(
        busy="belegt",
        weekdays=("montag", "dienstag", "mittwoch", "donnerstag", "freitag"),
        free="geht",
        only="nur",
        working=frozenset({"arbeitszeit", "arbeitszeiten", "dienstzeiten", "präsenzzeiten"}),
        calendar=frozenset({"kalender", "termine", "verpflichtungen"}),
        nothing=frozenset({"nichts", "nix", "leer"}),
        pointing=frozenset({"da", "dann", "diese", "diesen", "das", "^"}),
        own_week=frozenset({"meine", "übliche", "normale", "typische", "woche"}),
        listed=frozenset({"vorlesungen", "unterricht", "kurse", "schichten", "seminare"}),
        offers=frozenset({"vorschläge", "optionen", "zeiten", "slots", "lücken", "zeitfenster"}),
    ),
    naming=GERMAN_NAMING,
    inserted=stances.INSERTED,
)
