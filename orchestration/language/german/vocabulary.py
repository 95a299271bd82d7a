"""The German vocabulary, put together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from orchestration.language.english import zones
from orchestration.language.german import stances, times
from orchestration.language.tokens import Spelling, Token
from orchestration.language.values import DayName, ZoneName
from orchestration.language.vocabulary import Alias, Vocabulary

_PLAIN = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})
_NEAR = 6  # tokens between "muss" and "weg"
_PASSED_OVER = "well"  # the part of words that say nothing of their own
_ITSELF = frozenset({"i", "<somebody else>", "<instead>"})  # marks that are put before look-up


def _small_words() -> Iterator[tuple[str, object]]:
    for word in stances.FILLER.split():
        yield word, Alias(_PASSED_OVER)
    for part, words in times.PARTS_PLAYED.items():
        for word in words.split("|") if "|" in words else words.split():
            yield word, Alias(part)


def _spelt_either_way(phrases: Mapping[str, object]) -> dict[str, object]:
    """Phrases with umlauts, and as they are written without."""
    return {phrase.translate(_PLAIN): value for phrase, value in phrases.items()} | dict(phrases)


def _stands_well(tokens: Sequence[Token], at: int, words: tuple[str, ...], value: object) -> bool:
    """Whether a word that is something else as well stands here in this sense."""
    if isinstance(value, DayName) and words[0] in times.SHORT_DAYS:
        return tokens[at].capital
    return True


def _prepared(tokens: Sequence[Token]) -> Sequence[Token]:
    """Put the dots of "5. Januar" and "12.1." to their numbers, and settle words by their company.

    A "Montag Morgen" is a morning, and who "muss um 4 weg" leaves then.
    """
    put: list[Token] = []
    for at, token in enumerate(tokens):
        before = put[-1] if put else None
        after = tokens[at + 1].text if at + 1 < len(tokens) else ""
        if before and token.text == "." and before.end == token.start and _is_dated(put, after):
            put[-1] = replace(before, text=before.text + ".", end=token.end)
            if len(put) > 1 and put[-2].text == "am":
                put[-2] = replace(put[-2], text="den")
        elif token.text in times.LEAVING and any(each.text in times.MUST for each in put[-_NEAR:]):
            put.append(replace(token, text="aufbrechen"))
        elif token.text == "morgen" and before and before.text in times.PHRASES and _is_day(before):
            put.append(replace(token, text="vormittag"))
        else:
            put.append(token)
    return put


def _is_day(token: Token) -> bool:
    return isinstance(times.PHRASES[token.text], DayName)


def _is_dated(put: Sequence[Token], after: str) -> bool:
    """Whether the dot behind a number makes it a date."""
    number = put[-1].text
    if not number[0].isdecimal():
        return False
    led = len(put) > 1 and put[-2].text in times.BEFORE_A_DATE
    day = number.isdecimal() and len(number) <= 2 and (led or after in times.MONTHS)
    return day or (number.count(".") == 1 and led)


GERMAN = Vocabulary(
    phrases={
        **{name: ZoneName(zone) for name, zone in zones.PHRASES.items() if len(name) in (3, 4)},
        **_spelt_either_way(dict(_small_words()) | stances.PHRASES | times.PHRASES),
    },
    small=_ITSELF,
    spelling=Spelling(
        run_together=times.COMPOUNDS,
        often_mistyped=frozenset(times.LONG_DAYS)
        | {f"{day}s" for day in times.LONG_DAYS}
        | {"vormittags", "nachmittags", "vormittag", "nachmittag", "zwischen", "nächste"},
        own=frozenset({"vormittage", "nachmittage", "montage", "freitage"}),
    ),
    stands_well=_stands_well,
    prepared=_prepared,
)
