"""What follows from what was said before it: "dentist at 3, so after 4", "I leave at 4, so before".

Said → understood → left over.
"""

from __future__ import annotations

import pytest

from tests.language.listening import heard, lines


@pytest.mark.parametrize(
    ("said", "understood"),
    [
        ("muss um 4 weg, also vorher", ["against must: daily 16:00-", "for must: daily -16:00"]),
        ("muss um 4 weg, davor geht", ["against must: daily 16:00-", "accepts: daily -16:00"]),
        (
            "um 15 uhr zahnarzt, vorher gehts",
            ["busy against must: daily 15:00-16:00", "accepts: daily -15:00"],
        ),
        ("bin ab 4 weg, also vorher", ["busy against must: daily 16:00-", "accepts: daily -16:00"]),
        (
            "I leave at 4, so before then",
            ["against must: daily 16:00-", "for prefers: daily -16:00"],
        ),
        (
            "in a call 9-11, before that is fine",
            ["busy against must: daily 09:00-11:00", "accepts: daily -09:00"],
        ),
        (
            "dentist at 3, so after 4",
            ["busy against must: daily 15:00-16:00", "accepts: daily 16:00-"],
        ),
        (
            "zahnarzt um 3, danach gehts",
            ["busy against must: daily 15:00-16:00", "accepts: daily 16:00-"],
        ),
        ("I can't do Monday, so Tuesday", ["against must: mon", "accepts: tue"]),
    ],
)
def test_what_follows_is_no_more_of_the_same(said: str, understood: list[str]) -> None:
    assert lines(said) == understood
    assert heard(said).not_understood == ()


@pytest.mark.parametrize(
    ("said", "understood"),
    [
        ("eine Woche vorher Bescheid geben", ["notice"]),
        ("ab 14 Uhr gern, vorher nicht", ["for prefers: daily 14:00-"]),
        ("mondays are bad, so are tuesdays", ["against prefers: mon,tue"]),
    ],
)
def test_what_only_sounds_so_stays(said: str, understood: list[str]) -> None:
    for found, expected in zip(lines(said), understood, strict=True):
        assert expected in found


@pytest.mark.parametrize(
    "said",
    [
        "both kids down w/ flu so not before 10",
        "boiler guy coming so not before 10",
        "Paketbote kommt, also nicht vor 10",
        "Kita streikt, deshalb nicht vor 10",
        "moving house, so not before 10",
        "ich zieh um, daher nicht vor 10",
        "car at the garage so not before 10",
    ],
)
def test_what_only_leads_to_a_wish_is_not_asked_about(said: str) -> None:
    assert lines(said) == ["against must: daily -10:00"]
    assert heard(said).not_understood == ()


@pytest.mark.parametrize(
    "said",
    [
        "I work part time so not before 10",
        "if raj comes so not before 10",
        "foo monday so not before 10",
    ],
)
def test_what_may_say_more_is_still_listed(said: str) -> None:
    assert heard(said).not_understood


@pytest.mark.parametrize(
    ("said", "understood"),
    [
        ("rather not too late on thursday", ["against mildly: thu 17:00-"]),
        ("I'd rather not go too late on thursday", ["against mildly: thu 17:00-"]),
        ("can't be too late on thursday", ["against mildly: thu 17:00-"]),
        ("should not be too late thu", ["against mildly: thu 17:00-"]),
        ("please don't make it too late", ["against mildly: daily 17:00-"]),
        ("rather not too early on mondays", ["against mildly: mon -09:00"]),
        ("eher nicht so früh am montag", ["against mildly: mon -09:00"]),
        ("sollte nicht zu spät sein", ["against mildly: daily 17:00-"]),
        ("rather not on thursday", ["against prefers: thu"]),
        ("lieber nicht donnerstag", ["against prefers: thu"]),
    ],
)
def test_a_hint_is_of_the_hour_and_not_of_the_day(said: str, understood: list[str]) -> None:
    assert lines(said) == understood


@pytest.mark.parametrize(
    "said", ["9 is not too early for me", "it is not too late for me", "not too late to join?"]
)
def test_what_only_sounds_like_a_hint_is_none(said: str) -> None:
    assert not any("against mildly" in each for each in lines(said))


@pytest.mark.parametrize(
    ("said", "understood"),
    [
        ("nothing works except wednesday", ["for must: wed"]),
        ("except wednesday nothing works", ["for must: wed"]),
        ("I can't do anything except wednesday", ["for must: wed"]),
        ("no day works except wednesday", ["for must: wed"]),
        ("geht nix außer mittwoch", ["for must: wed"]),
        ("außer mittwoch geht nix", ["for must: wed"]),
        ("kann gar nicht außer mittwoch", ["for must: wed"]),
        (
            "everything is bad except wednesday",
            ["for prefers: wed", "against prefers: mon,tue,thu,fri"],
        ),
    ],
)
def test_what_is_excepted_of_nothing_is_all_there_is(said: str, understood: list[str]) -> None:
    assert lines(said) == understood


@pytest.mark.parametrize(
    ("said", "understood"),
    [
        ("except wednesday", ["against must: wed"]),
        ("alles außer mittwoch", ["against must: wed"]),
        ("außer mittwoch, der geht nicht", ["against must: wed"]),
        ("except wednesday, that one's bad", ["against must: wed"]),
        ("all good except wednesday which is bad", ["against must: wed"]),
        ("außer mittwoch geht alles", ["against must: wed"]),
        ("außer mittwoch, das ginge", ["accepts: wed"]),
    ],
)
def test_what_is_excepted_of_all_is_ruled_out(said: str, understood: list[str]) -> None:
    assert lines(said) == understood
