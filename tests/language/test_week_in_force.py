"""A weekday in the singular belongs to the week named in its thought: said → heard."""

from __future__ import annotations

import pytest

from tests.language.listening import heard, lines

_WEEK_1 = "01-11 00:00-01-18 00:00"
_WEEK_2 = "01-18 00:00-01-25 00:00"
_MON, _TUE, _WED, _THU, _FRI = (f"01-{n} 00:00-01-{n + 1} 00:00" for n in range(11, 16))
_MON_2, _TUE_2, _WED_2, _THU_2, _FRI_2 = (f"01-{n} 00:00-01-{n + 1} 00:00" for n in range(18, 23))

IN_THE_NEXT_SENTENCE = [
    (
        "For the week of the 18th I'm mostly free. Wednesday I'm at a client all day though",
        [f"accepts: {_WEEK_2}", f"busy against must: {_WED_2}"],
    ),
    ("next week: wednesday is bad", [f"against prefers: {_WED}"]),
    ("nächste Woche Mittwoch geht nicht", [f"against must: {_WED}"]),
    (
        "Next week I can do Tuesday. Thursday I'm out.",
        [f"accepts: {_TUE}", f"busy against must: {_THU}"],
    ),
    (
        "The week of the 18th is good for me. Thursday that week I'm out",
        [f"for prefers: {_WEEK_2}", f"busy against must: {_THU_2}"],
    ),
    (
        "In der zweiten Woche bin ich Mittwoch nicht da. Freitag passt.",
        [f"busy against must: {_WED_2}", f"accepts: {_FRI_2}"],
    ),
    (
        "Nächste Woche geht gut. Mittwoch kann ich nicht.",
        [f"for prefers: {_WEEK_1}", f"against must: {_WED}"],
    ),
    (
        "Best for me is the second week, maybe Wednesday, Monday is a bank holiday here",
        [f"for prefers: {_WEEK_2}", f"accepts: {_WED_2}", f"busy against must: {_MON_2}"],
    ),
    (
        "In der Woche vom 18. passt Dienstag nicht, Donnerstag wäre gut",
        [f"against must: {_TUE_2}", f"for prefers: {_THU_2}"],
    ),
    ("übernächste Woche geht Mittwoch nicht", [f"against must: {_WED_2}"]),
]
THE_WEEK_AFTER = [
    (
        "Next week Tuesday works. The week after Thursday works",
        [f"accepts: {_TUE}", f"accepts: {_THU_2}"],
    ),
    (
        "Next week Tuesday is out, the week after it's Monday that I can't do",
        [f"busy against must: {_TUE}", f"against must: {_MON_2}"],
    ),
    (
        "nächste Woche kann ich Di nicht, die Woche drauf Mi nicht",
        [f"against must: {_TUE}", f"against must: {_WED_2}"],
    ),
    (
        "Nächste Woche Dienstag. Die Woche darauf Mittwoch.",
        [f"for prefers: {_TUE}", f"for prefers: {_WED_2}"],
    ),
]
HEADED = [f"against must: {_MON}", f"accepts: {_TUE}", f"accepts: {_MON_2}"]
HEADED += [f"against must: {_TUE_2}"]
UNDER_A_HEADING = [
    ("Next week:\nMon: no\nTue: yes\nThe week after:\nMon: yes\nTue: no", HEADED),
    ("Next week:\nMon: no\nTue: yes\n\nFollowing week\nMon: yes\nTue: no", HEADED),
    ("Woche 1\nMo nein\nDi ja\nWoche 2\nMo ja\nDi nein", HEADED),
]
EVERY_SUCH_DAY = [
    (
        "Nothing on the 14th, and Wednesday is sacred",
        [f"against must: {_THU}", "against must: wed"],
    ),
    (
        "Next week is packed. Tuesdays are generally fine.",
        [f"busy against must: {_WEEK_1}", "accepts: tue"],
    ),
    (
        "week of the 18th is out. Thursday works",
        [f"busy against must: {_WEEK_2}", "accepts: thu"],
    ),
    (
        "I can do next week. Friday is generally bad",
        [f"accepts: {_WEEK_1}", "against prefers: fri"],
    ),
]
OF_A_WEEK_THAT_IS_NOT_KNOWN = [
    "Thursday that week",
    "I can't do Thursday that week",
    "Week A:\nMon: no\nTue: yes\nWeek B:\nMon: yes\nTue: no",
]


@pytest.mark.parametrize(
    ("said", "understood"),
    [*IN_THE_NEXT_SENTENCE, *THE_WEEK_AFTER, *UNDER_A_HEADING, *EVERY_SUCH_DAY],
)
def test_a_weekday_is_of_the_week_in_force(said: str, understood: list[str]) -> None:
    assert lines(said) == understood


@pytest.mark.parametrize("said", OF_A_WEEK_THAT_IS_NOT_KNOWN)
def test_a_weekday_of_a_week_that_is_not_known_is_asked_about(said: str) -> None:
    assert lines(said) == []
    assert heard(said).not_understood
