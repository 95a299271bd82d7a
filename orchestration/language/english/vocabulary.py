"""The English vocabulary, put together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from orchestration.language.english import activities, idioms, small_words, stances, times, zones
from orchestration.language.english.corrections import CORRECTIONS, TAKING_BACK
from orchestration.language.values import (
    About,
    DayName,
    Meridian,
    MonthName,
    Offset,
    PartName,
    Reach,
    Shade,
    Stance,
    ZoneName,
)
from orchestration.language.words.elided import named_again
from orchestration.language.words.hints import mark_hints
from orchestration.language.words.tokens import Token
from orchestration.language.words.vocabulary import Alias, Headings, Played, Vocabulary
from orchestration.model.preferences import Kind

_ALIASES: dict[str, object] = {
    **{phrase: Alias(word) for phrase, word in times.MULTIWORD_CLASSES.items()},
    **dict.fromkeys(small_words.EXCEPTIONS, Alias("except")),
    **dict.fromkeys(small_words.PER_DAY, Alias("per day")),
    **dict.fromkeys(small_words.OTHERWISE, Alias("otherwise")),
    **dict.fromkeys(
        (*small_words.ERRANDS, *small_words.FETCHING), Played(small_words.ERRAND, Shade.BUSY)
    ),
    **dict.fromkeys(
        ("count me out", "do not count on me", "don't count on me", "without me", "leave me out"),
        Played(small_words.OUT_OF_IT, About(Kind.ATTENDANCE)),
    ),
    **dict.fromkeys(small_words.BECAUSE, Alias("because")),
    **dict.fromkeys(small_words.PROVIDED, Alias("if")),
    **dict.fromkeys(small_words.THOUGH_NOT, Played("though not", Shade.NOT)),
    **dict.fromkeys(small_words.IN_ADVANCE, Played(small_words.IN_ADVANCE[0], About(Kind.NOTICE))),
    **dict.fromkeys(("instead of", "rather than", "as opposed to"), Alias("than")),
    **dict.fromkeys(("in that order", "in this order"), Alias("<in order>")),
    **dict.fromkeys(("wish list", "wishlist", "my wishes :", "wishes :"), Alias("well")),
    **dict.fromkeys(small_words.NOTHING_MORE, Played(small_words.NOTHING_ELSE, Shade.NEVER)),
    "r": Alias("are"),
    "u": Alias("you"),
    "w": Alias("with"),
    "id": Alias("i"),
    "or else": Alias("otherwise"),
    **dict.fromkeys(("so is", "so are", "so 's"), Alias("also")),
    "after it": Alias("after that"),
    ", else": Alias("otherwise"),
    **dict.fromkeys(
        ("but less so", "though less so", "albeit less so"), Played("well", Shade.LOWER)
    ),
    **dict.fromkeys((*small_words.COURTESY, *small_words.DISMAY), Alias("well")),
}
_ZONES: dict[str, object] = {name: ZoneName(zone) for name, zone in zones.PHRASES.items()}
_SMALL = small_words.FILLER.union(*times.CLASSES.values(), *small_words.WORD_CLASSES)
_BEFORE_DATES = frozenset({"next", "the", "this", "tomorrow"})
_DOUBTFUL = (
    {("day", "after"), ("week", "of"), ("bar",), ("be", "gone"), ("on", "any", "day")}
    | {(be, behind) for be in ("be", "am", "is", "are") for behind in ("off", "for")}
    | {tuple(each.split()) for each in small_words.DISMAY}
)
_WHICH_WEEK = frozenset(
    {"first", "second", "third", "fourth", "fifth", "last", "st", "nd", "rd", "th", "every"}
)
_HALVES = {"am": ("morning", "morning"), "pm": ("afternoon", "after", "noon")}
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
_NO_HOURS = frozenset({"i", "we", "is", "it", ",", "please", "there", "no", "nothing", "not"})
_GONE = frozenset({"gone", "out", "away"})
_NEAR = 12  # tokens back to a day of which "the day after" may speak
_FETCHING = {(word,) for word in small_words.FETCHING}
_ENDS_OF_CLAUSES = frozenset({",", ".", ";", "but", "and"})
_PREDICATES = frozenset(tuple(each.split()) for each in idioms.PREDICATES)
_FARTHEST_BE = 5  # tokens back from a figure of speech to the verb that it belongs to
_OBJECT = 6  # tokens behind such a verb in which its object stands
_RULES_OUT = frozenset({"but", "except", "not", "no", "bar"})
_OUT_OF_REACH = 3  # tokens
_WORK = frozenset({"work", "works"})


def is_date_word(word: str) -> bool:
    """Whether a word names a day, a month or a part of the day."""
    return isinstance(times.PHRASES.get(word), DayName | MonthName | PartName)


def _is_day(token: Token) -> bool:
    return isinstance(times.PHRASES.get(token.text), DayName | Offset | Reach)


def _next(tokens: Sequence[Token], at: int) -> str:
    return tokens[at].text if at < len(tokens) else ""


def _stands_well(tokens: Sequence[Token], at: int, words: tuple[str, ...], value: object) -> bool:
    """Whether a word that is something else as well stands here in this sense."""
    if words in _PREDICATES:
        return _is_said_of_something(tokens, at)
    if words == ("rest", "of", "the", "week"):
        return any(isinstance(times.PHRASES.get(each.text), DayName) for each in tokens[:at])
    if words[:1] == ("if",) and _next(tokens, at + len(words)) == "not":
        return False  # "if we can" is none before "not"
    if words in _DOUBTFUL:
        before = tokens[at - 1].text if at else ""
        named = words == ("day", "after") and any(_is_day(each) for each in tokens[:at][-_NEAR:])
        return not named and _belongs_together(before, _next(tokens, at + len(words)), words)
    return _is_meant(tokens, at, words, value)


def _is_meant(tokens: Sequence[Token], at: int, words: tuple[str, ...], value: object) -> bool:
    """Whether a word of this kind stands where one of this kind can."""
    match value:
        case Stance() if words[0] in _WORK:
            before = tokens[at - 1].text if at else ""
            return before not in small_words.WORKERS or _works_only(tokens, at)
        case Meridian() if len(words) == 1:
            return _is_a_half(tokens, at)
        case ZoneName() if words[0] in zones.CAPITALS_ONLY:
            return _is_a_zone(tokens, at)
        case DayName() if words[0] in times.SHAKY:
            return _is_a_day(tokens, at)
    return _is_done(tokens, at, words, value)


def _is_a_half(tokens: Sequence[Token], at: int) -> bool:
    """Whether "am" is no verb."""
    around = {tokens[at - 1].text if at else "", _next(tokens, at + 1)}
    return at > 0 and (tokens[at].text != "am" or "i" not in around)


def _is_a_zone(tokens: Sequence[Token], at: int) -> bool:
    """Whether letters that are a word too name a zone: "9 PT"."""
    before, after = tokens[at - 1].text if at else "", _next(tokens, at + 1)
    leads = tokens[at].text in zones.CAN_LEAD and after[:1].isdigit()
    behind = before[-1:].isdigit() or before in zones.BEFORE_CAPITALS
    return (tokens[at].capital and (behind or leads)) or before in {"am", "pm"}


def _is_a_day(tokens: Sequence[Token], at: int) -> bool:
    """Whether letters that are a word too name a day or a month: "Sat or Sun"."""
    before, after = tokens[at - 1].text if at else "", _next(tokens, at + 1)
    listed = after in times.LISTING and is_date_word(_next(tokens, at + 2))
    beside = before in times.BEFORE_SHAKY or after in times.AFTER_SHAKY or listed
    return tokens[at].capital or beside or after[:1].isdigit()


def _works_only(tokens: Sequence[Token], at: int) -> bool:
    """Whether somebody works then and at no other time; "I work on Tuesdays" says nothing."""
    ahead = [token.text for token in tokens[max(0, at - 1) : at + _OBJECT]]
    end = next((n for n, text in enumerate(ahead) if text in _ENDS_OF_CLAUSES), len(ahead))
    return "only" in ahead[:end]


def _is_said_of_something(tokens: Sequence[Token], at: int) -> bool:
    """Whether a figure of speech is said of a time or somebody: "Tuesday's totally shot"."""
    for token in reversed(tokens[max(0, at - _FARTHEST_BE) : at]):
        if token.text in idioms.LEADS_TO_A_PREDICATE or is_date_word(token.text):
            return True
        if token.text not in idioms.BEFORE_A_PREDICATE and not token.text.endswith("ly"):
            return False
    return False


def _is_done(tokens: Sequence[Token], at: int, words: tuple[str, ...], value: object) -> bool:
    """Whether a half is that of a day, and a verb says what somebody does then.

    "I pick my son up" does, but not "pick any day".
    """
    if words[1:] == ("half",) and isinstance(value, PartName):
        return at > 0 and _is_day(tokens[at - 1])  # "Tuesday first half"
    if words in _FETCHING:
        ahead = {token.text for token in tokens[at + 1 : at + _OBJECT]}
        return bool(ahead & (small_words.PERSONS | {"up", "off"}))
    before = tokens[at - 1].text if at else ""
    return value is not Shade.ACTIVITY or activities.is_done(before, words)


def _belongs_together(before: str, then: str, words: tuple[str, ...]) -> bool:
    """Whether "day after" is tomorrow, "week of" not one of several weeks, "bar" an exception."""
    match words:
        case ("bar",):
            return before not in small_words.BEFORE_A_NOUN
        case ("on", "any", "day"):  # "no more than 3 calls on any day", but "not before 10"
            return before in small_words.COUNTED
        case ("oh" | "ah", _, ","):  # no answer to anything: "oh no, I can never do Wednesdays"
            return not before and then in small_words.FIRST_PERSON
        case ("week", "of"):
            return before not in _WHICH_WEEK
        case ("day", "after"):
            return not (is_date_word(then) or then in _BEFORE_DATES or then[:1].isdigit())
    return _goes_on_well(then, words)


def _goes_on_well(then: str, words: tuple[str, ...]) -> bool:
    """Whether "be gone" and "is off" name an end, and "Friday is for" what it is kept for."""
    match words:
        case ("be", "gone"):
            return then in small_words.BEFORE_AN_END
        case (be, "off"):  # "I'm off at 3" may be an hour's errand
            return then == "by" or (be == "be" and then in ("at", "before"))
    return then not in small_words.SUBJECTS


def _prepared(tokens: Sequence[Token]) -> Sequence[Token]:
    """Put words where they are read, and settle some by their company."""
    put = _on_leave(_by_night(_halves_beside_days(_put_together(tokens))))
    put = named_again(_by_then(_leaving_by(_in_between(put))), times.WEEKS)
    return mark_hints(put, times.HINTS, _is_day)


def _put_together(tokens: Sequence[Token]) -> Sequence[Token]:
    """Read "b4" as "before", and "13.1." and "on 13." as dates: no hour is written so."""
    put: list[Token] = []
    for at, token in enumerate(tokens):
        last = put[-1] if put and put[-1].end == token.start else None
        if token.text == "ish" and put and _is_part(put[-1 - (put[-1].text == "-") :][:1]):
            put = put[:-1] if put[-1].text == "-" else put
        elif last and (last.text, token.text) == ("b", "4"):
            put[-1] = replace(last, text="before", end=token.end)
        elif last and token.text == "." and _is_dotted(put, tokens[at + 1 : at + 2]):
            put[-1] = replace(last, text=last.text + ".", end=token.end)
        else:
            put.append(token)
    return put


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
    led = named or (goes_on and before in {"on", "the"} | small_words.BOUNDS | {"from", "to"})
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
    return _is_day(token) or token.text[0].isdecimal() or token.text in _BEFORE_NIGHT


def _on_leave(tokens: Sequence[Token]) -> Sequence[Token]:
    """Read "11-12 Jan leave" as a holiday: nobody leaves anything there."""
    put = list(tokens)
    for at, token in enumerate(tokens):
        before = tokens[at - 1] if at else None
        ends = not _next(tokens, at + 1)[:1].isalnum()
        dated = before and (before.text[-1:].isdecimal() or is_date_word(before.text))
        if token.text == "leave" and ends and before and (dated or before.text in (":", "-", "th")):
            put[at] = replace(token, text="vacation")
    return put


def _in_between(tokens: Sequence[Token]) -> Sequence[Token]:
    """Read "in between I teach" as "outside of these": no hours follow that it could lead."""
    put: list[Token] = []
    for at, token in enumerate(tokens):
        after = _next(tokens, at + 1)
        if put and (put[-1].text, token.text) == ("in", "between") and after in _NO_HOURS:
            put[-1] = replace(put[-1], text=small_words.OUTSIDE, end=token.end)
        else:
            put.append(token)
    return put


def _leaving_by(tokens: Sequence[Token]) -> Sequence[Token]:
    """Read "gone by 3" as "leaving by 3": until then, and not from then on, somebody is there."""
    put = list(tokens)
    for at, token in enumerate(tokens[:-2]):
        if (
            token.text in _GONE
            and tokens[at + 1].text == "by"
            and (tokens[at + 2].text[0].isdecimal() or tokens[at + 2].text == "half")
        ):
            put[at] = replace(token, text="leaving")
    return put


def _by_then(tokens: Sequence[Token]) -> Sequence[Token]:
    """Read "by 3 I'm a zombie" as "after 3", and "by 10 I'm at my desk" as "from 10"."""
    put = list(tokens)
    for at, token in enumerate(tokens[:-4]):
        before = tokens[at - 1].text if at else ""
        opens = not before[:1].isalnum() or before in ("so", "but")
        hour = tokens[at + 1].text[0].isdecimal()
        rest = [each.text for each in tokens[at + 2 : at + 8]]
        rest = rest[1:] if rest[0] in _HALVES else rest
        am = rest[:2] in (["i", "am"], ["i", "will"], ["my", "brain"])
        if token.text == "by" and opens and hour and am:
            put[at] = replace(token, text="from" if _BACK.intersection(rest) else "after")
    return put


def _halves_beside_days(tokens: Sequence[Token]) -> Sequence[Token]:
    """Read "Thu only pm" and "Wed ok am only" with the parts of the day that are meant."""
    put: list[Token] = []
    for at, half in enumerate(tokens):
        led = at > 0 and tokens[at - 1].text == "only"
        whole = led or _next(tokens, at + 1) == "only" or _is_excepted(put)
        followed = _next(tokens, at + 1) == "only"
        alone = at > 0 and (
            (half.text == "pm" and _is_said_of_a_day(tokens[at - 1]))
            or (tokens[at - 1].text, _next(tokens, at + 1)) == ("(", ")")
        )
        if half.text in _HALVES and (alone or led or followed) and _is_no_verb(tokens, at):
            part, *all_of_it = _HALVES[half.text]
            put += (replace(half, text=each) for each in (all_of_it if whole else [part]))
        else:
            put.append(half)
    return put


def _is_excepted(put: Sequence[Token]) -> bool:
    """Whether a half of a day is ruled out, which is all of it then: "anything but Friday pm"."""
    return any(token.text in _RULES_OUT for token in put[-_OUT_OF_REACH:])


def _is_said_of_a_day(before: Token) -> bool:
    """Whether a half follows that is no half of an hour: "the 14th maybe pm"."""
    return before.text in small_words.PERHAPS or _is_day(before)


def _is_no_verb(tokens: Sequence[Token], at: int) -> bool:
    """Whether "am" is a half of the day, and behind no hour ("9 am only")."""
    before = tokens[at - 1].text if at else ""
    around = {before, _next(tokens, at + 1), tokens[at - 2].text if at > 1 else ""}
    return "i" not in around and not before[-1:].isdecimal()


ENGLISH = Vocabulary(
    phrases={**stances.PHRASES, **times.PHRASES, **_ZONES, **_ALIASES},
    small=_SMALL,
    stands_well=_stands_well,
    prepared=_prepared,
    corrections=CORRECTIONS,
    taking_back=TAKING_BACK,
    headings=Headings(
        calendar=frozenset({"calendar", "diary", "meetings", "appointments", "commitments"}),
        letters={
            "m": "monday",
            "t": "tuesday",
            "tu": "tuesday",
            "w": "wednesday",
            "r": "thursday",
            "th": "thursday",
            "f": "friday",
        },
        nothing=frozenset({"nothing", "none", "empty"}),
        offers=frozenset({"slots", "options", "availability", "times", "gaps"}),
    ),
)
