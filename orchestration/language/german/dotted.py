"""The dot behind a German number: that of an ordinal ("der 12."), or the end of a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from orchestration.language.german import times
from orchestration.language.german.company import is_day
from orchestration.language.values import Num, PartName
from orchestration.language.words.tokens import Token
from orchestration.language.words.writing import words

_BEHIND_A_DATE = times.VERDICTS | {"oder", "und"}
"""What follows a date that opens a message: "13. geht", "18. oder 19."."""
_BEGINS_ANEW = frozenset(
    words("passt geht kann nicht bin hab habe ich wir am an ab vor nach um aber und bitte sonst")
)
"""What a new sentence begins with; no noun is among them, which has a capital anywhere."""
_NAMES_A_DATE = frozenset(["am", "den", "dem", "der", "vom", "zum"])
_BEFORE_AN_HOUR = frozenset(["ab", "bis", "vor", "nach"])
_BEFORE_A_DATE = _NAMES_A_DATE.union(words("beim des ab bis und oder , : ( zwischen + &"))
_BEFORE_A_CLOCK = _BEFORE_AN_HOUR.union(
    words("um gegen halb viertel dreiviertel so ca circa etwa zwischen - :")
)
"""What stands before an hour, behind which a dot may end the sentence: "von 8-10. Danach"."""
_SAID_OF_A_DATE = _BEHIND_A_DATE.union(
    words("gehen gingen passen wären wär wäre gern gerne bitte lieber notfalls ganztags ganztägig")
    + words("vormittag vormittags mittags nachmittag nachmittags abend abends früh morgens muss")
    + words("kann bin hab habe hätte würde würd leider auch eher als sind haben frühestens um am")
    + words("spätestens")
)
"""What goes on behind a date: "notfalls auch 22. nachmittags"."""

_OPENING = frozenset({";", "\n", "/", "|"})
_LAST_HOUR, _LAST_DAY = 24, 31
_NEAR_DAYS = 12  # tokens between an hour and the word that says that it is one
_NEAR = 6  # tokens between an hour and its day
_ALSO_COUNTED = 10  # options at most, which "der zweite" may count as well
DAYS_IN_WORDS = {
    word: value.n
    for word, value in times.PHRASES.items()
    if isinstance(value, Num) and value.ordinal and word.endswith("en")
}
_ENDS = frozenset({".", "!", "?", "\n", ";"})
_JOINING = frozenset({"und", "oder", "auf", "/", "-", "+", "&", ","})
_SPANNING = frozenset({"-", "/", "+", "&"})
_GOING_ON = frozenset({",", "!", "?", "/", "+", "&"})
"""What stands behind the dot of an ordinal alone, since it would end the sentence again."""


def set_apart(put: list[Token]) -> list[Token]:
    """Words with "den" for the "am" before a date, a stop ahead of it where a day only was named.

    "Also der 18., am 11. bin ich weg" is of two days.
    """
    *before, am, day = put
    named = len(before) > 2 and before[-3].text == "der" and before[-2].text.endswith(".")
    if named and before[-1].text == ",":
        before[-1] = replace(before[-1], text=".")
    return [*before, replace(am, text="den"), day]


def in_digits(put: Sequence[Token], tokens: Sequence[Token], at: int) -> str:
    """Return a day that is written in words as it is in digits: "am Dreizehnten", "am elften"."""
    day = DAYS_IN_WORDS.get(tokens[at].text, 0)
    if not day:
        return ""
    after = tokens[at + 1 : at + 2]
    led = (
        bool(put) and put[-1].text in _NAMES_A_DATE and (tokens[at].capital or day > _ALSO_COUNTED)
    )
    noun = any(each.capital or each.text == "woche" for each in after)
    return f"{day}." if led and not noun else ""


def begins_anew(after: Sequence[Token]) -> bool:
    """Whether a new sentence begins here: "ab 14. Montag geht nicht"."""
    small = _BEGINS_ANEW
    return any(is_day(each) or (each.capital and each.text in small) for each in after)


def is_dated(put: Sequence[Token], tokens: Sequence[Token], at: int) -> bool:
    """Whether a dot behind a number makes it a date, or ends a sentence behind an hour."""
    token, number = tokens[at], put[-1]
    if not (token.text == "." and number.end == token.start and number.text[0].isdecimal()):
        return False
    before, listed = _before(put)
    if listed and before in _SPANNING:
        return True
    if not listed and _is_hour(put, before, tokens[at + 1 : at + 2]):
        return False
    return _names_a_day(put, before, tokens[at + 1 :])


def _before(put: Sequence[Token]) -> tuple[str, bool]:
    """What stands ahead of a number, and whether it joins it to a date: "11. und", "11.-"."""
    before = put[-2].text if len(put) > 1 else ""
    return before, before in _JOINING and len(put) > 2 and _is_put(put[-3])


def _names_a_day(put: Sequence[Token], before: str, after: Sequence[Token]) -> bool:
    """Whether a number is a day by what leads to it, its month, or how the sentence goes on."""
    number, ahead = put[-1].text, after[:1]
    if _leads_a_date(put, before, ahead):
        return number.count(".") == 1 or _is_short(number)
    if number.count(".") == 1:
        return _goes_on(before, ahead) or not before or before in _OPENING
    month = any(each.text in times.MONTHS for each in ahead)
    return _is_short(number) and (month or _is_ordinal(put, before, after))


def _is_short(number: str) -> bool:
    return number.isdecimal() and len(number) <= 2


def _is_ordinal(put: Sequence[Token], before: str, after: Sequence[Token]) -> bool:
    """Whether a sentence goes on behind the dot of a day: "notfalls auch 22. nachmittags"."""
    if int(put[-1].text) > _LAST_DAY or before in _BEFORE_A_CLOCK:
        return False
    ahead = [each.text for each in after[:3]]
    if before in _ENDS and any(map(_is_put, put[:-1])):
        earlier = max(float(each.text.rstrip(".")) for each in put[:-1] if _is_put(each))
        return int(put[-1].text) > earlier  # "14. nur vormittags. 15. raus."
    if not ahead or ahead[0] in _ENDS - _GOING_ON:
        return any(map(_is_put, _of_sentence(put[:-1])))  # "lieber 19. als 20."
    if ahead[0] in _GOING_ON or (ahead[0] in _JOINING and _is_another(ahead[1:])):
        return True
    return not after[0].capital and ahead[0] in _SAID_OF_A_DATE


def _is_another(ahead: Sequence[str]) -> bool:
    """Whether a number with a dot follows: "11. und 12."."""
    return len(ahead) > 1 and ahead[0].isdecimal() and ahead[1] == "."


def _of_sentence(put: Sequence[Token]) -> Sequence[Token]:
    """The tokens behind the last end of a sentence."""
    ends = (n + 1 for n in reversed(range(len(put))) if put[n].text in _ENDS)
    return put[next(ends, 0) :]


def _is_put(token: Token) -> bool:
    """Whether a number has its dot already."""
    return token.text[0].isdecimal() and token.text.endswith(".")


def _leads_a_date(put: Sequence[Token], before: str, after: Sequence[Token]) -> bool:
    """Whether what stands before a number makes it a date, or a verdict behind one that opens."""
    if any(each.text == ":" for each in after):
        return True  # "11.: 10 bis 12 Uhr"
    if before in _BEFORE_A_DATE or (len(put) > 1 and is_day(put[-2])):
        return True
    opens = not before or before in _OPENING
    return opens and any(each.text in _BEHIND_A_DATE for each in after)


def _is_hour(put: Sequence[Token], before: str, after: Sequence[Token]) -> bool:
    """Whether a dot ends a sentence behind an hour, as that of a day: "Mittwoch ab 10."."""
    anew = begins_anew(after) and before not in _NAMES_A_DATE
    if anew or _closes_a_span(put, before, after):
        return True
    month = any(each.text in times.MONTHS for each in after)
    clock = any(each.text == "um" for each in put[-_NEAR_DAYS:])
    day = any(map(is_day, put[-_NEAR:])) or _is_of_day_before(put, after)
    return before in _BEFORE_AN_HOUR and not month and (day or clock)


def _is_of_day_before(put: Sequence[Token], after: Sequence[Token]) -> bool:
    """Whether a sentence ends that named its day: "Freitag der 15. geht dann ab 9."."""
    if any(each.text not in _ENDS and not each.capital for each in after):
        return False
    rest = _of_sentence(put)
    if isinstance(times.PHRASES.get(rest[-3].text if len(rest) > 2 else ""), PartName):
        return True  # "da geht nur vormittags bis 12."
    dated = any(map(_is_put, rest[:-3]))
    then = any(each.text in ("da", "dann") for each in rest)
    return dated or (then and any(map(is_day, rest)))


def _closes_a_span(put: Sequence[Token], before: str, after: Sequence[Token]) -> bool:
    """Whether a dot ends a sentence behind a span of hours: "Mittwoch zwischen 8 und 10."."""
    first = put[-3].text if len(put) > 3 else ""
    ends = not any(each.text.isalpha() and not each.capital for each in after)
    plain = first.isdecimal() and put[-1].text.isdecimal() and int(put[-1].text) <= _LAST_HOUR
    opens = len(put) > 4 and put[-4].text in ("zwischen", "von")
    dated = any(map(is_day, put[-_NEAR:])) or (opens and any(map(_is_put, _of_sentence(put))))
    return before in ("und", "bis") and plain and ends and dated


def _goes_on(before: str, after: Sequence[Token]) -> bool:
    """Whether a dot ends no sentence: "12.4. geht nicht", but "um 10.11. Danach"."""
    hour = before in _BEFORE_AN_HOUR | {"um", "gegen"}
    return not hour and any(each.text != "\n" and not each.capital for each in after)
