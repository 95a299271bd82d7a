"""The English vocabulary, put together."""

from __future__ import annotations

from collections.abc import Sequence

from orchestration.language.english import (
    activities,
    courtesy,
    idioms,
    relations,
    small_words,
    stances,
    time_classes,
    times,
    zones,
)
from orchestration.language.english.corrections import CORRECTIONS, TAKING_BACK
from orchestration.language.english.halves import is_date_word, is_day, next_word
from orchestration.language.english.preparing import PREPARED
from orchestration.language.values import (
    About,
    DayName,
    Meridian,
    PartName,
    Shade,
    Stance,
    ZoneName,
)
from orchestration.language.words import marks
from orchestration.language.words.places import IN_ENGLISH
from orchestration.language.words.tokens import Token
from orchestration.language.words.vocabulary import Alias, Headings, Played, Vocabulary
from orchestration.model.preferences import Kind

_ALIASES: dict[str, object] = {
    **{phrase: Alias(word) for phrase, word in time_classes.MULTIWORD_CLASSES.items()},
    **{phrase: Alias(word) for word, all_ in relations.RELATIONS.items() for phrase in all_},
    **dict.fromkeys(small_words.ALL_BUT, Alias("allbut")),
    **dict.fromkeys(small_words.PER_DAY, Alias("per day")),
    **dict.fromkeys(
        (*small_words.ERRANDS, *small_words.FETCHING), Played(marks.ERRAND, Shade.BUSY)
    ),
    **dict.fromkeys(
        (
            *("count me out", "do not count on me", "don't count on me", "without me"),
            *("leave me out", "don't wait for me", "not wait for me", "dont count on me"),
        ),
        Played(marks.OUT_OF_IT, About(Kind.ATTENDANCE)),
    ),
    **dict.fromkeys(small_words.THOUGH_NOT, Played("though not", Shade.NOT)),
    **dict.fromkeys(small_words.IN_ADVANCE, Played(small_words.IN_ADVANCE[0], About(Kind.NOTICE))),
    **dict.fromkeys(small_words.IF_KEPT, Alias("if")),
    **dict.fromkeys(("instead of", "rather than", "as opposed to"), Alias("than")),
    **dict.fromkeys(("in that order", "in this order"), Alias(marks.IN_ORDER)),
    **dict.fromkeys(("wish list", "wishlist", "my wishes :", "wishes :"), Alias("well")),
    **dict.fromkeys(small_words.NOTHING_MORE, Played(marks.NOTHING_ELSE, Shade.NEVER)),
    **dict.fromkeys(small_words.BEING_LATE, Alias("behindhand")),
    **dict.fromkeys(("fully booked", "booked solid", "booked up"), Played("booked", Shade.BUSY)),
    "r": Alias("are"),
    "u": Alias("you"),
    "w": Alias("with"),
    "cal": Alias("calendar"),
    "cd": Alias("could"),
    "id": Alias("i"),
    "or else": Alias("otherwise"),
    **dict.fromkeys(("so is", "so are", "so 's"), Alias("also")),
    "after it": Alias("after that"),
    **dict.fromkeys(
        ("before that", "before then", "earlier than that", "prior to that"), Alias("before that")
    ),
    ", else": Alias("otherwise"),
    **dict.fromkeys(
        ("but less so", "though less so", "albeit less so"), Played("well", Shade.LOWER)
    ),
    **dict.fromkeys((*courtesy.COURTESY, *small_words.DISMAY), Alias("well")),
    **dict.fromkeys(small_words.PUT_ON, Alias("on")),
    **dict.fromkeys(small_words.MOVABLE_WORDS, Alias(marks.MOVABLE)),
}
_GOES_ON = frozenset({"not", "for", "with"})
_HAVING = frozenset({"have", "'ve", "has", "got", "there's", "is", "'s"})
_ZONES: dict[str, object] = {
    name: ZoneName(zone) for name, zone in (IN_ENGLISH | zones.PHRASES).items()
}
_SMALL = small_words.FILLER.union(*time_classes.CLASSES.values(), *small_words.WORD_CLASSES)
_BEFORE_DATES = frozenset({"next", "the", "this", "tomorrow"})
_DOUBTFUL = (
    {
        ("day", "after"),
        ("week", "of"),
        ("bar",),
        ("strike",),
        ("be", "gone"),
        ("on", "any", "day"),
        ("ahead",),
    }
    | {(be, behind) for be in ("be", "am", "is", "are") for behind in ("off", "for")}
    | {("be", "in")}
    | {tuple(each.split()) for each in small_words.DISMAY}
)
_ASKING_TO = frozenset({"please", "pls", "and", "then", "just", "also", "you", "to", "so", "let's"})
_WHICH_WEEK = frozenset(
    {"first", "second", "third", "fourth", "fifth", "last", "st", "nd", "rd", "th", "every"}
)
_NEAR = 12  # tokens back to a day of which "the day after" may speak
_FETCHING = {(word,) for word in small_words.FETCHING}
_TAKING = {("take",), ("bring",), ("drive",)}
_WITH_A_PET = {("walk",), ("feed",)}
_HAVING_TO = frozenset({"to", "must", "gotta", "will", "'ll"})
"""Ahead of what else may be done with a time: who *has to* take somebody somewhere."""
_DROPPING = {tuple(each.split()) for each in idioms.DROPPING}
_AT_THE_END = {("that", "'s", "it"), ("that", "is", "it")}
_ENDS_OF_SENTENCES = frozenset({"", ",", ".", ";", "!", "\n", ")"})
_ENDS_OF_CLAUSES = frozenset({",", ".", ";", "but", "and"})
_PREDICATES = frozenset(tuple(each.split()) for each in idioms.PREDICATES)
_FARTHEST_BE = 5  # tokens back from a figure of speech to the verb that it belongs to
_OBJECT = 6  # tokens behind such a verb in which its object stands
_HALVES = frozenset({"am", "pm"})
_GOING_ON_FROM_AM = frozenset({"on", "at", "in", "out", "off", "away", "busy", "still", "with"})
_BEING = frozenset({"is", "are", "am", "be", "'s", "'re", "'m", "("})
_AHEAD_OF_AN_ORDER = frozenset(
    {",", ".", "!", ";", "\n", "and", "so", "please", "pls", "to", "you"}
)
_WORK = frozenset({"work", "works"})


def _stands_well(tokens: Sequence[Token], at: int, words: tuple[str, ...], value: object) -> bool:
    """Whether a word that is something else as well stands here in this sense."""
    if words in _PREDICATES:
        return _is_said_of_something(tokens, at)
    if words[:2] == ("rest", "of") and isinstance(value, Alias):
        return any(isinstance(times.PHRASES.get(each.text), DayName) for each in tokens[:at])
    if words[:1] == ("if",) and next_word(tokens, at + len(words)) in _GOES_ON:
        return False  # "if we can" is none before "not", "if that doesn't work" before "for Ana"
    if words == ("nothing", "on") or words in _AT_THE_END:
        return at > 0 and _stands_behind(tokens, at, words)
    if words in _DOUBTFUL:
        before = tokens[at - 1].text if at else ""
        return not _is_of_something_near(tokens, at, words) and _belongs_together(
            before, next_word(tokens, at + len(words)), words
        )
    return _is_meant(tokens, at, words, value)


def _is_of_something_near(tokens: Sequence[Token], at: int, words: tuple[str, ...]) -> bool:
    """Whether "the day after" is that of a day before it, and what is "ahead" a clock."""
    if words == ("day", "after"):
        return any(is_day(each) for each in tokens[:at][-_NEAR:])
    return words == ("ahead",) and _tells_of_a_clock(tokens, at)


def _tells_of_a_clock(tokens: Sequence[Token], at: int) -> bool:
    """Whether somebody's clock is ahead, and no notice asked for: "they're 3h ahead"."""
    before = {token.text for token in tokens[max(0, at - _FARTHEST_BE) : at]}
    return not before.isdisjoint(_BEING)


def _stands_behind(tokens: Sequence[Token], at: int, words: tuple[str, ...]) -> bool:
    """Whether words mean what they do behind others.

    Who has nothing on is free, "please nothing on Monday" is a no; "that's it for that week" says
    of the week alone that there is no more.
    """
    if words in _AT_THE_END:
        return next_word(tokens, at + len(words)) in _ENDS_OF_SENTENCES
    return tokens[at - 1].text in _HAVING


def _is_meant(tokens: Sequence[Token], at: int, words: tuple[str, ...], value: object) -> bool:
    """Whether a word of this kind stands where one of this kind can."""
    match value:
        case Stance() if words[0] in _WORK:
            before = tokens[at - 1].text if at else ""
            return before not in small_words.WORKERS or _works_only(tokens, at)
        case Stance() | Alias() if words[0][0] in "+-" or words[1:] == ("!",):
            # "Morning!" greets where a message begins; "12-1 for lunch" is no vote
            return not at or (words[1:] != ("!",) and tokens[at - 1].end < tokens[at].start)
        case Meridian() if len(words) == 1:
            return _is_a_half(tokens, at)
        case ZoneName() if words[0] in zones.CAPITALS_ONLY:
            return _is_a_zone(tokens, at)
        case DayName() if words[0] in times.SHAKY:
            return _is_a_day(tokens, at)
    return _is_done(tokens, at, words, value)


def _is_a_suffix(tokens: Sequence[Token], at: int) -> bool:
    """Whether "only" says how somebody is there: "audio-only", "listen-only", not "am-only"."""
    glued = at > 1 and tokens[at - 1].text == "-" and tokens[at - 1].end == tokens[at].start
    how = glued and tokens[at - 2].end == tokens[at - 1].start and tokens[at - 2].text.isalpha()
    return how and not is_date_word(tokens[at - 2].text) and tokens[at - 2].text not in _HALVES


def _is_a_half(tokens: Sequence[Token], at: int) -> bool:
    """Whether "am" is no verb."""
    around = {tokens[at - 1].text if at else "", next_word(tokens, at + 1)}
    if "," in around and not _GOING_ON_FROM_AM.isdisjoint(around):
        return False  # "after 4 only, am on site till then"
    return at > 0 and (tokens[at].text != "am" or "i" not in around)


def _is_a_zone(tokens: Sequence[Token], at: int) -> bool:
    """Whether letters that are a word too name a zone: "9 PT"."""
    before, after = tokens[at - 1].text if at else "", next_word(tokens, at + 1)
    leads = tokens[at].text in zones.CAN_LEAD and after[:1].isdigit()
    behind = before[-1:].isdigit() or before in zones.BEFORE_CAPITALS
    return (tokens[at].capital and (behind or leads)) or before in {"am", "pm"}


def _is_a_day(tokens: Sequence[Token], at: int) -> bool:
    """Whether letters that are a word too name a day or a month: "Sat or Sun"."""
    before, after = tokens[at - 1].text if at else "", next_word(tokens, at + 1)
    listed = after in times.LISTING and is_date_word(next_word(tokens, at + 2))
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


def _is_errand(tokens: Sequence[Token], at: int, words: tuple[str, ...]) -> bool:
    """Whether somebody is fetched, or has to be taken somewhere."""
    ahead = {token.text for token in tokens[at + 1 : at + _OBJECT]}
    has_to = words not in _TAKING or tokens[at - 1].text in _HAVING_TO
    if words in _WITH_A_PET and tokens[at + 1 : at + 2] and tokens[at + 1].capital:
        return True  # by its name: "I walk Biscuit"
    return has_to and bool(ahead & (small_words.PERSONS | small_words.PETS | {"up", "off"}))


def _is_done(tokens: Sequence[Token], at: int, words: tuple[str, ...], value: object) -> bool:
    """Whether a half is that of a day, and a verb says what somebody does then.

    "I pick my son up" does, but not "pick any day".
    """
    behind = tokens[at + len(words) : at + len(words) + 2]
    if words[-1] == "back" and [token.text for token in behind] == ["to", "back"]:
        return False  # "I'm back to back until 3"
    if words[1:] == ("half",) and isinstance(value, PartName):
        return at > 0 and is_day(tokens[at - 1])  # "Tuesday first half"
    if words in _DROPPING:
        then = next_word(tokens, at + len(words))
        return then in small_words.BEFORE_AN_END | {"on", "around", ""} or then[:1].isdigit()
    if words in _FETCHING:
        return _is_errand(tokens, at, words)
    before = tokens[at - 1].text if at else ""
    if words == ("only",):
        return not _is_a_suffix(tokens, at)
    return value is not Shade.ACTIVITY or activities.is_done(before, words)


def _is_no_noun(before: str, words: tuple[str, ...]) -> bool:
    """Whether "bar" excepts and "strike" takes away: "a train strike on the 19th" takes no day."""
    if words == ("bar",):
        return before not in small_words.BEFORE_A_NOUN
    return not before.isalpha() or before in _ASKING_TO


def _belongs_together(before: str, then: str, words: tuple[str, ...]) -> bool:
    """Whether "day after" is tomorrow, "week of" not one of several weeks, "bar" an exception."""
    match words:
        case ("bar",) | ("strike",):
            return _is_no_noun(before, words)
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
    """Whether "be gone" and "is off" name an end, "Friday is for" what it is kept for."""
    match words:
        case ("be", "gone"):
            return then in small_words.BEFORE_AN_END
        case ("be", "in"):  # "I'll be in the air from 10" begins nothing
            return then not in small_words.BEFORE_A_NOUN
        case ("ahead",):  # "I'm six hours ahead of you" asks for no notice
            return then != "of"
        case (be, "off"):  # "I'm off at 3" may be an hour's errand
            return then == "by" or (be == "be" and then in ("at", "before"))
    return then not in small_words.SUBJECTS


ENGLISH = Vocabulary(
    phrases={**stances.PHRASES, **times.PHRASES, **_ZONES, **_ALIASES},
    small=_SMALL,
    stands_well=_stands_well,
    prepared=PREPARED,
    corrections=CORRECTIONS,
    taking_back=TAKING_BACK,
    inserted=small_words.INSERTED,
    names=IN_ENGLISH.keys() - zones.PHRASES.keys(),
    headings=Headings(
        working=frozenset({"working", "contracted", "workdays"}),
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
        pointing=frozenset({"these", "those", "them", "then", "^", "above"}),
        own_week=frozenset(
            {"my", "usual", "normal", "typical", "regular", "standard", "week", "weeks", "weekly"}
        ),
        listed=frozenset(
            {"lectures", "classes", "lessons", "seminars", "shifts", "bookings", "clashes"}
        ),
        offers=frozenset(
            {"slots", "options", "availability", "times", "gaps", "openings", "windows"}
        ),
    ),
)
