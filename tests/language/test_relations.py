"""How neighbouring clauses belong together: said -> understood."""

from __future__ import annotations

import pytest

from tests.language.listening import heard, line_of

FOLLOWS = [
    (
        "My daughter fences on Wednesdays, which means I'm gone by 3",
        ["against must: wed 15:00-"],
    ),
    (
        "The inspector comes on the 14th, therefore only after 2",
        ["against must: 01-14 00:00-14:00"],
    ),
    (
        "The inspector comes on the 14th. Hence I'm out that day",
        ["busy against must: 01-14 00:00-01-15 00:00"],
    ),
    ("The garage shuts at 5, that's why I leave at 4:30", ["against must: daily 16:30-"]),
    ("I can therefore only do mornings", ["for must: daily -12:00"]),
    ("Mittwochs ist Turnen, somit nur bis 15 Uhr", ["against must: wed 15:00-"]),
    ("Mittwochs ist Turnen, das bedeutet ich muss um 15 Uhr los", ["against must: wed 15:00-"]),
    (
        "Am 14. ist die Prüferin da, weshalb ich da nicht kann",
        ["against must: 01-14 00:00-01-15 00:00"],
    ),
]
ASKED_OF_THE_REST = [
    (
        "the 11th to the 14th I have the kids. That means I can't start before 9 and I'm off by 2",
        [
            (
                "against must: 01-11 00:00-09:00 + 01-12 00:00-09:00"
                " + 01-13 00:00-09:00 + 01-14 00:00-09:00"
            )
        ],
    ),
]
IN_TURN = [
    (
        "I'm around until the 19th, then on holiday",
        ["accepts: 01-11 00:00-01-20 00:00", "busy against must: 01-20 00:00-01-23 00:00"],
    ),
    (
        "Bin bis zum 19. da, dann im Urlaub",
        ["accepts: 01-11 00:00-01-20 00:00", "busy against must: 01-20 00:00-01-23 00:00"],
    ),
    ("I'm here until the 19th and after that I'm gone", []),
    (
        "11th: leave. 13th: ok. Following week: on a course",
        [
            "busy against must: 01-11 00:00-01-12 00:00",
            "accepts: 01-13 00:00-01-14 00:00",
            "busy against must: 01-18 00:00-01-25 00:00",
        ],
    ),
    (
        "Mon: ok. Tue: ok. Following week: on leave",
        ["accepts: mon", "accepts: tue"],
    ),
]
TAKEN = [
    (
        "Interviews until 11, then free",
        ["busy against must: daily -11:00", "accepts: daily 11:00-"],
    ),
    (
        "Wed 13 board lunch 12 to 2, free after that",
        ["busy against must: 01-13 12:00-14:00", "accepts: 01-13 14:00-01-14 00:00"],
    ),
    (
        "calls until 12, then free",
        ["busy against must: daily -12:00", "accepts: daily 12:00-"],
    ),
    ("then it's calls until 12", []),
    (
        "Wed 13 9-11, after that is fine too",
        ["for prefers: 01-13 09:00-11:00", "accepts: 01-13 11:00-01-14 00:00"],
    ),
    (
        "The play is on the 20th at 5, I leave an hour before then",
        ["against must: 01-20 16:00-01-21 00:00"],
    ),
]
FINE_LATER = [
    (
        "Tuesday 2 to 4, after that ok as well",
        ["for prefers: tue 14:00-16:00", "accepts: tue 16:00-"],
    ),
    ("Tuesday 9-12, then fine", ["for prefers: tue 09:00-12:00", "accepts: tue 12:00-"]),
    (
        "Dienstag 14 bis 16 Uhr, danach möglich",
        ["for prefers: tue 14:00-16:00", "accepts: tue 16:00-"],
    ),
]
MORE_OF_IT = [
    ("out on the 14th, back at 3", ["against must: 01-14 00:00-15:00"]),
    (
        "Fridays we shut the shop at noon, so no afternoons then",
        ["against must: fri 12:00-18:00"],
    ),
    ("I land on the 14th at 1. That day only from 3, then all clear from the 15th", []),
]
HEADED = [
    (
        "Not available\n- 12th\n- 14th",
        [
            "busy against must: 01-12 00:00-01-13 00:00",
            "busy against must: 01-14 00:00-01-15 00:00",
        ],
    ),
    (
        "Can't do:\n14th\nTue 19, 9-11",
        [
            "busy against must: 01-14 00:00-01-15 00:00",
            "busy against must: 01-19 09:00-11:00",
        ],
    ),
    (
        "Unavailable\n12 Jan 9-12 stocktake\n14 Jan all day",
        [
            "busy against must: 01-12 09:00-12:00",
            "busy against must: 01-14 00:00-01-15 00:00",
        ],
    ),
]
EXCEPTED = [
    (
        "Afternoons are out, the exception being Monday",
        ["busy against must: tue,wed,thu,fri,sat,sun 12:00-18:00"],
    ),
    ("Any day works, the only exception is Monday", ["flexible for prefers", "against must: mon"]),
    (
        "Nachmittags kann ich nicht, Ausnahme Montag",
        ["against must: tue,wed,thu,fri,sat,sun 12:00-18:00"],
    ),
    (
        "I can't do mornings. The exception is Wednesday.",
        ["against must: mon,tue,thu,fri,sat,sun -12:00"],
    ),
    (
        "No afternoons; the exception is Monday",
        ["against must: tue,wed,thu,fri,sat,sun 12:00-18:00"],
    ),
    (
        "Nachmittags geht nicht. Einzige Ausnahme: Montag",
        ["against must: tue,wed,thu,fri,sat,sun 12:00-18:00"],
    ),
    ("Any day works. The only exception is Monday", ["flexible for prefers", "against must: mon"]),
]
NO_HEADING = [
    "Not sure yet\n12th\n14th",
    "keine Ahnung\n12. Januar\n14. Januar",
    "Bad news\n12th\n14th",
]
STANDS = [
    ("No Mondays. The 11th is a strike", ["against must: mon"]),
    ("Montags nie. Am 18. kommt meine Mutter", ["against must: mon"]),
    ("Not after 4. Friday the building closes early", ["against must: daily 16:00-"]),
    ("Out Monday and Tuesday. My boss covers Tuesday", ["busy against must: mon,tue"]),
    ("Only Tuesday or Wednesday. Wednesday is the party", ["for must: tue,wed"]),
    ("On holiday Tuesday, leaving at 4", ["busy against must: tue"]),
    (
        "On holiday from the 13th to the 15th, back at 3",
        ["busy against must: 01-13 00:00-01-16 00:00"],
    ),
]
BORNE_UPON = [
    (
        "I'm off by 4 every day. Fridays my sister fetches the boys",
        ["against must: mon,tue,wed,thu,sat,sun 16:00-"],
    ),
    (
        "No Tuesdays. Well, every other Tuesday. The 19th is one I do",
        ["against must: 01-12 00:00-01-13 00:00", "against must: tue every 2"],
    ),
    ("Tuesday's fine. Hmm, is Tuesday the one with the awful audit, no good?", []),
]
SAYS_WHY = [
    ("Mornings are best for me. Thursdays are odd.", ["for prefers: daily -12:00"]),
    ("Not the 12th. It's the day of the big move", ["against must: 01-12 00:00-01-13 00:00"]),
    ("Please no Friday afternoon. Nobody likes a Friday afternoon", None),
]


@pytest.mark.parametrize(("said", "understood"), FOLLOWS)
def test_what_follows_is_said_of_the_day_of_its_cause(said: str, understood: list[str]) -> None:
    found = [line_of(each) for each in heard(said).preferences]
    assert [each for each in found if not each.startswith("accepts")] == understood


@pytest.mark.parametrize(("said", "understood"), ASKED_OF_THE_REST)
def test_what_is_joined_to_what_follows_is_asked(said: str, understood: list[str]) -> None:
    found = heard(said)
    assert [line_of(each) for each in found.preferences] == understood
    assert "I'm off by 2" in [each.text for each in found.not_understood]


@pytest.mark.parametrize(("said", "understood"), IN_TURN + TAKEN + FINE_LATER + MORE_OF_IT + HEADED)
def test_what_follows_a_time_is_of_the_next_and_an_entry_of_its_heading(
    said: str, understood: list[str]
) -> None:
    assert [line_of(each) for each in heard(said).preferences] == understood


@pytest.mark.parametrize(("said", "understood"), EXCEPTED)
def test_an_exception_is_taken_out(said: str, understood: list[str]) -> None:
    assert [line_of(each) for each in heard(said).preferences] == understood


@pytest.mark.parametrize("said", NO_HEADING)
def test_what_is_no_verdict_on_times_heads_no_list(said: str) -> None:
    found = heard(said)
    assert not found.preferences
    assert len(found.not_understood) > 1


def test_a_courtesy_heads_no_list() -> None:
    found = heard("no problem\n12th\n14th").preferences
    assert [line_of(each) for each in found] == [
        "for prefers: 01-12 00:00-01-13 00:00",
        "for prefers: 01-14 00:00-01-15 00:00",
    ]


@pytest.mark.parametrize(("said", "understood"), STANDS)
def test_a_firm_no_stands_until_what_is_told_beside_it_is_asked(
    said: str, understood: list[str]
) -> None:
    found = heard(said)
    assert [line_of(each) for each in found.preferences] == understood
    assert found.not_understood


@pytest.mark.parametrize(("said", "understood"), BORNE_UPON)
def test_what_an_unread_clause_says_more_of_is_asked(said: str, understood: list[str]) -> None:
    found = heard(said)
    assert [line_of(each) for each in found.preferences] == understood
    assert found.not_understood


@pytest.mark.parametrize(("said", "understood"), SAYS_WHY)
def test_what_only_says_why_bears_on_nothing(said: str, understood: list[str] | None) -> None:
    found = heard(said)
    assert found.preferences
    if understood is not None:
        assert [line_of(each) for each in found.preferences] == understood
