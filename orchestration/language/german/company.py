"""German words that are others in some company: "hat Frühdienst also muss ich", "früher nicht"."""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet

from orchestration.language.german import stances, times
from orchestration.language.german.dialect import AS_SPOKEN
from orchestration.language.german.split_verbs import MUST
from orchestration.language.values import DayName, PartName, UnitName
from orchestration.language.words.tokens import Token
from orchestration.language.words.writing import words

SEVERAL = frozenset(
    words(
        """
        so deshalb daher deswegen noch frei doch erst also vor da alles zu morgen weniger vorher
        früher später dann pm wieder dafür immer schon
        """
    )
)
FOLLOWING = frozenset({"danach", "darauf", "drauf"})
_FOLLOWS = frozenset({"folgenden", "folgender", "darauffolgenden", "darauffolgender"})
_FOLLOWED = frozenset({"woche", *times.LONG_DAYS})
_ALTERNATIVELY = frozenset({"sonst", "ansonsten", "andernfalls"})
_OFF_OR_FREE = "offorfree"
_EACH_WEEK = frozenset({"jeden", *(f"{day}s" for day in times.LONG_DAYS)})
_PARTS = frozenset(word for word, value in times.PHRASES.items() if isinstance(value, PartName))
_JOINING = frozenset({",", ".", "und", ";", "\n", "!"})
_RELATED = frozenset({"davor", "dazwischen", "sonst", "ansonsten", "da", "dann"})
_TAKING = frozenset({"machen", "nehmen", "haben"})
_WANTING = frozenset({"will", "möchte", "wollte", "möcht"})
_AHEAD_OF_A_DAY = frozenset({"der", "den", "am", "jetzt"})
_PROPOSING = frozenset({"schlage", "schlagen"})


def is_day(token: Token) -> bool:
    """Tell whether a word names a day of the week."""
    return isinstance(times.PHRASES.get(token.text), DayName)


def names_a_time(token: Token) -> bool:
    """Whether a word names a day, a week or a part of the day."""
    named = isinstance(times.PHRASES.get(token.text), DayName | UnitName | PartName)
    return named or token.text in times.WEEKS.order


_ASKING = frozenset({"frag", "frage", "fragt", "erinner", "erinnere"})


def _is_set_off(put: Sequence[Token]) -> bool:
    """Whether a time stands last, and no "und" joins it: "um 12 nicht, 14 Uhr wieder"."""
    said = next((n for n in reversed(range(len(put))) if put[n].text in _JOINING), -1)
    last = put[-1:]
    timed = any(names_a_time(x) or x.text == "uhr" or x.text[0].isdecimal() for x in last)
    asked = any(token.text in _ASKING for token in put)  # “frag uns am Montag wieder”
    return timed and not asked and (said < 0 or put[said].text != "und")


def as_spoken(put: Sequence[Token], word: str, after: str) -> str:
    """A word of a dialect as it is written; and what goes on as it does in a sentence."""
    if word == "?" and after in _ALTERNATIVELY:  # "vielleicht Mittwoch? sonst Donnerstag"
        return ","
    if word == "vorm" and (not after.isalnum() or after in times.BEHIND_A_PART):
        return "vormittag"
    if word in FOLLOWING and put and put[-1].text in _FOLLOWED:
        return "nach"  # "die Woche danach", "der Montag danach"
    if word in _FOLLOWS and after in times.LONG_DAYS:
        return "following"
    return AS_SPOKEN.get(word, word)


def in_company(put: Sequence[Token], word: str, after: str, near: AbstractSet[str]) -> str:
    """One of the words that mean something else in some company."""
    inside, ends = bool(put) and put[-1].text.isalnum(), not after.isalnum()
    begins = not inside or put[-1].text in ("aber", "und")
    there, meant = _there(near, after)
    company = {
        "noch": ("wedernoch", "weder" in near),
        "frei": (_off_or_free(near), _is_had_or_taken(near, after)),
        "doch": ("halt", inside),  # "geht doch nicht", but "doch Dienstag geht"
        "erst": _only_then(after),
        "so": ("etwa", True) if after[:1].isdecimal() else ("halt", after in times.AFTER_SO),
        **dict.fromkeys(
            ("also", "deshalb", "daher", "deswegen"),
            ("halt", inside and after not in times.THEN_DO),
        ),
        "früher": ("davor", begins and after in times.JUDGES_AFTER),
        "später": ("danach", begins and after in times.JUDGES_AFTER),
        "vorher": ("davor", not (near & times.IN_ADVANCE or after in times.IN_ADVANCE)),
        "vor": ("halt", bool(near & _PROPOSING) and ends),
        "da": (there, meant),
        "dafür": ("aber", _goes_on_with_a_day(put, after)),
        "alles": ("erreichbar", bool(put) and names_a_time(put[-1]) and ends),
        "zu": ("dichtgemacht", bool(near & times.BEING) and ends),
        **_part_of(put),
        **_beside_a_time(put, near, after),
        "weniger": ("ungünstig", ends),
        "dann": ("halt", _goes_on_of_its_day(put)),
    }
    other, holds = company[word]
    return other if holds else word


def _is_had_or_taken(near: AbstractSet[str], after: str) -> bool:
    """Whether somebody has a day free, or off, or wants to take it: "will ich frei machen"."""
    taken = after in _TAKING and bool(near & _WANTING)
    return taken or (bool(near & times.HAVING) and "noch" not in near)


def _goes_on_with_a_day(put: Sequence[Token], after: str) -> bool:
    """Whether a day stands for the one before it: "Montag nicht, dafür Dienstag"."""
    day = after in times.LONG_DAYS or after in times.SHORT_DAYS or after in _AHEAD_OF_A_DAY
    return day and bool(put) and put[-1].text == ","


def _beside_a_time(
    put: Sequence[Token], near: AbstractSet[str], after: str
) -> dict[str, tuple[str, bool]]:
    """Small words that say something of a time they stand behind, or nothing ahead of one."""
    ends = not after.isalnum()
    return {
        "wieder": ("erreichbar", ends and _is_set_off(put)),
        "immer": ("jederzeit", ends and _is_related(put)),
        "schon": ("halt", after == "um" and bool(near & MUST)),
    }


def _is_related(put: Sequence[Token]) -> bool:
    """Whether it is all the time behind or beside another: "danach immer"."""
    return any(each.text in FOLLOWING or each.text in _RELATED for each in put[-1:])


def _off_or_free(near: AbstractSet[str]) -> str:
    """What who "hat frei" is: off on the same day of each week, and either on a day or at hours."""
    habit = (
        bool(near & _EACH_WEEK) and not near & _PARTS and not any(w[0].isdecimal() for w in near)
    )
    return "urlaub" if habit else _OFF_OR_FREE


def _only_then(after: str) -> tuple[str, bool]:
    """What "erst" means ahead of hours: "erst ab 9" is a limit, "erst von 9 bis 11" is none."""
    return ("halt", True) if after == "von" else ("nur", after in times.AFTER_ERST)


def _part_of(put: Sequence[Token]) -> dict[str, tuple[str, bool]]:
    """The parts of a day that are others behind its name: "Montag Morgen", "di pm"."""
    day = bool(put) and is_day(put[-1])
    return {"morgen": ("vormittag", day), "pm": ("nachmittag", day)}


def _goes_on_of_its_day(put: Sequence[Token]) -> bool:
    """Whether what is said of a day goes on behind its verb: "Freitag der 15. geht dann ab 9"."""
    if not put or put[-1].text not in times.BEHIND_THEN:
        return False
    comma = next((n + 1 for n in reversed(range(len(put))) if not put[n].text[0].isalnum()), 0)
    return any(is_day(each) or each.text.endswith(".") for each in put[comma:])


def _there(near: AbstractSet[str], after: str) -> tuple[str, bool]:
    """What "da" means if it does not say why: then, or being there."""
    if after in times.BEHIND_THEN:
        return "dann", True
    hours = any(word[0].isdecimal() for word in near)
    return "anwesend" if hours else "verfügbar", (not after.isalnum() or after == "und") and bool(
        near & times.BEING
    )


def kept_by(token: Token) -> str | None:
    """A word for what a compound says that somebody does: "Zahnarzttermin", "Resturlaub"."""
    word = token.text
    if not token.capital or word in stances.PHRASES or word in times.PHRASES:
        return None
    if word.startswith(stances.OF_THE_MEETING):
        return None
    for endings, meant in ((stances.ABSENCES, "urlaub"), (stances.ENGAGEMENTS, "unterricht")):
        end = next((each for each in endings if word.endswith(each)), word)
        if len(word) - len(end) > 2:
            return meant
    return None
