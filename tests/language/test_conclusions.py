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
        (
            "ab 14 Uhr gern, vorher nicht",
            ["for prefers: daily 14:00-", "against must: daily -14:00"],
        ),
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
        ("alles außer mittwoch", ["flexible for prefers", "against must: wed"]),
        ("außer mittwoch, der geht nicht", ["against must: wed"]),
        ("except wednesday, that one's bad", ["against must: wed"]),
        ("all good except wednesday which is bad", ["flexible for prefers", "against must: wed"]),
        ("außer mittwoch geht alles", ["flexible for prefers", "against must: wed"]),
        ("außer mittwoch, das ginge", ["accepts: wed"]),
    ],
)
def test_what_is_excepted_of_all_is_ruled_out(said: str, understood: list[str]) -> None:
    assert lines(said) == understood


BESIDE_ANOTHER_DAY = [
    (
        "Tuesdays I have a late shift so I leave at 3",
        ["against must: tue 15:00-"],
        ["Tuesdays I have a late shift"],
    ),
    (
        "dienstags hab ich spätdienst also muss ich um 15 uhr weg",
        ["against must: tue 15:00-"],
        ["dienstags hab ich spätdienst"],
    ),
    (
        "On Thursday my son has a recital so nothing before 10",
        ["against must: thu -10:00"],
        ["On Thursday my son has a recital"],
    ),
    (
        "School run is at 8:30 so I'm free from 9:15",
        ["busy against must: daily 08:30-09:15", "accepts: daily 09:15-"],
        [],
    ),
    (
        "my standup is 9:30 so can't do before 10",
        ["busy against must: daily 09:30-10:00", "against must: daily -10:00"],
        [],
    ),
    (
        "I'm away from the 18th, before that anything goes",
        [
            "busy against must: 01-18 00:00-01-23 00:00",
            "flexible for prefers: 01-11 00:00-01-18 00:00",
        ],
        [],
    ),
    (
        "Ich bin ab dem 18. im Urlaub, vorher passt alles",
        [
            "busy against must: 01-18 00:00-01-23 00:00",
            "flexible for prefers: 01-11 00:00-01-18 00:00",
        ],
        [],
    ),
    ("Dienstag ab 10, früher nicht", ["for prefers: tue 10:00-", "against must: tue -10:00"], []),
    ("I can from 10, not before", ["accepts: daily 10:00-", "against must: daily -10:00"], []),
    (
        "Tuesday 2 to 4 works, not later",
        ["accepts: tue 14:00-16:00", "against must: tue 16:00-"],
        [],
    ),
    (
        "Tuesdays I have to leave at 3, on the other days I don't mind",
        ["against must: tue 15:00-", "flexible for prefers: mon,wed,thu,fri"],
        [],
    ),
    (
        "dienstags muss ich um 15 uhr weg, an den anderen tagen ist es wurscht",
        ["against must: tue 15:00-", "flexible for prefers: mon,wed,thu,fri"],
        [],
    ),
    ("I'm out Monday, other days are fine", ["busy against must: mon", "flexible for prefers"], []),
    ("Tuesdays are better than other days", ["for prefers: tue"], []),
    ("I can't do Monday. Thursday or Friday then.", ["against must: mon", "accepts: thu,fri"], []),
    (
        "12th at 10, or if that's gone the 14th at 3",
        ["for prefers: 01-12 10:00 (hour)", "for prefers: 01-14 15:00 (hour)"],
        [],
    ),
    (
        "Di um 10, wenn das nicht geht dann Do",
        ["for prefers: tue 10:00-10:00", "for prefers: thu"],
        [],
    ),
    (
        "not Tuesday if that doesn't work for Ana",
        [],
        ["not Tuesday", "if that doesn't work for Ana"],
    ),
    ("If we must do it next week then Friday.", [], ["If we must do it next week then Friday"]),
    ("mir wärs am liebsten vormittags", ["for prefers: daily -12:00"], []),
    ("di passt nur wenns nach 10 is", ["accepts: tue 10:00-", "against must: tue -10:00"], []),
    ("Wenn's irgendwie geht bitte nicht am Donnerstag", ["against prefers: thu"], []),
    (
        "Tuesday I'm free from noon, on Wednesday only between 8 and 10",
        [
            "accepts: tue 12:00-",
            "accepts: wed 08:00-10:00",
            "against must: wed -08:00",
            "against must: wed 10:00-",
        ],
        [],
    ),
    (
        "Am Dienstag kann ich ab Mittag, am Mittwoch zwischen 8 und 10.",
        ["accepts: tue 12:00-", "accepts: wed 08:00-10:00"],
        [],
    ),
    ("Tue 9-10 works, 14-15 too", ["accepts: tue 09:00-10:00 or tue 14:00-15:00"], []),
    ("Tuesday mornings work, or after 3", ["accepts: daily 15:00- or tue -12:00"], []),
    ("not on the 15th or you'll get me half asleep", ["against must: 01-15 00:00-01-16 00:00"], []),
    ("Tuesday or I might be able to do Wednesday", ["for prefers: tue", "accepts: wed"], []),
    (
        "Not on Tuesday. From Thursday I am about",
        ["against must: tue"],
        ["From Thursday I am about"],
    ),
    ("I can't do the first half of either week", ["against must: mon,tue,wed"], []),
    (
        "11.1.: 9-10 Uhr Jour fixe, 14-15 Uhr Kundentermin\n12.1.: 10-11 Uhr Physio",
        [
            "busy against must: 01-11 09:00-10:00",
            "busy against must: 01-11 14:00-15:00",
            "busy against must: 01-12 10:00-11:00",
        ],
        [],
    ),
    (
        "11th: 9-10 standup, 11-12 lunch with Ana\n12th: wide open",
        [
            "busy against must: 01-11 09:00-10:00",
            "busy against must: 01-11 11:00-12:00",
            "accepts: 01-12 00:00-01-13 00:00",
        ],
        [],
    ),
    (
        "Tue 12: 9-10 works, 14-15 too\nWed 13: 10-11",
        ["accepts: 01-12 09:00-10:00 + 01-12 14:00-15:00", "accepts: 01-13 10:00-11:00"],
        [],
    ),
    (
        "am Mittwoch nur zwischen 8 und 10.",
        ["accepts: wed 08:00-10:00", "against must: wed -08:00", "against must: wed 10:00-"],
        [],
    ),
    (
        "the 13th (not 9-10) works",
        ["for prefers: 01-13 00:00-01-14 00:00", "against must: 01-13 09:00-10:00"],
        [],
    ),
    (
        "12th, 13th (not 9-10), 19th work",
        [
            "for prefers: 01-12 00:00-01-13 00:00 + 01-13 00:00-01-14 00:00",
            "accepts: 01-19 00:00-01-20 00:00",
        ],
        ["not 9-10"],
    ),
    (
        "Tuesday or Wednesday (not before 10)",
        ["for prefers: tue,wed", "against must: tue,wed -10:00"],
        [],
    ),
    (
        "I pick up the kids at 3 on Mondays and I'm back at 4",
        ["busy against must: mon 15:00-16:00"],
        [],
    ),
    (
        "Mo + Mi hole ich um 15:00 die Kinder ab, bin dann erst ab 16:00 wieder am Rechner",
        ["busy against must: mon,wed 15:00-16:00", "accepts: mon,wed 16:00-"],
        [],
    ),
    (
        "I'm away on the 13th, after that I'm back",
        ["busy against must: 01-13 00:00-01-14 00:00", "for prefers: 01-14 00:00-01-23 00:00"],
        [],
    ),
    (
        "I have a dentist at 2 on Tuesday but I can move it",
        ["against prefers: tue 14:00-15:00"],
        [],
    ),
    ("Tuesday at 2 I have a call which can be moved", ["against prefers: tue 14:00-15:00"], []),
    (
        "Mi um 14 Uhr hab ich einen Termin, der ist aber verschiebbar",
        ["against prefers: wed 14:00-15:00"],
        [],
    ),
    ("dentist on Tuesday at 9, I can't move it", ["busy against must: tue 09:00-10:00"], []),
    ("free Mon, Tue or Wed, bad Thu", ["accepts: mon,tue,wed", "against prefers: thu"], []),
    ("I'm less happy with Tuesday", ["against prefers: tue"], []),
    ("so dass ich um 16 Uhr gehen kann", ["against must: daily 16:00-"], []),
    ("14th: am ok, pm no", ["accepts: 01-14 00:00-12:00", "against must: 01-14 12:00-18:00"], []),
    ("Mon: pm", ["for prefers: mon 12:00-18:00"], []),
    ("Monday and am free after 3", [], ["Monday and am free after 3"]),
    ("nope nope nope to anything after 6pm", ["against must: daily 18:00-"], []),
    ("Monday between my 10am and my 11:30 works", ["accepts: mon 10:00-11:30"], []),
    ("Tues is my non working day", ["busy against must: tue"], []),
    (
        "der 18., am 11. bin ich weg",
        ["for prefers: 01-18 00:00-01-19 00:00", "busy against must: 01-11 00:00-01-12 00:00"],
        [],
    ),
    (
        "am 18., am 11. bin ich weg",
        ["busy against must: 01-18 00:00-01-19 00:00 + 01-11 00:00-01-12 00:00"],
        [],
    ),
    (
        "11. bis 13. Urlaub, 14. + 15. Resturlaub",
        [
            "busy against must: 01-11 00:00-01-14 00:00",
            "busy against must: 01-14 00:00-01-15 00:00 + 01-15 00:00-01-16 00:00",
        ],
        [],
    ),
    ("free for all of it", ["flexible for prefers"], []),
    (
        "Would 9:30 on the 15th be too early for people?",
        [],
        ["Would 9:30 on the 15th be too early for people"],
    ),
    ("Do/Fr: auf Messe", ["busy against must: thu,fri"], []),
]


@pytest.mark.parametrize(("said", "understood", "left"), BESIDE_ANOTHER_DAY)
def test_what_is_said_beside_another_time_stays_with_its_own(
    said: str, understood: list[str], left: list[str]
) -> None:
    assert lines(said) == understood
    assert [each.text for each in heard(said).not_understood] == left
