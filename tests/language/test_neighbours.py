"""What a clause next to it may turn is not asserted; said -> understood, and asked."""

from __future__ import annotations

import pytest

from tests.language.listening import heard, line_of

TURNED = [
    ("I know everyone loves Monday mornings. I don't.", []),
    ("Friday 5pm, lovely ... please don't.", []),
    ("Oh brilliant, another 8am. Love those. (No.)", []),
    ("Friday? Hahaha. Nope.", []),
    ("Tuesday works. Scrap that one.", []),
    (
        "mornings: no / 2-4pm: yes / after 4: only tue",
        ["against must: daily -12:00", "accepts: daily 14:00-16:00"],
    ),
    ("Half days only on the 21st", []),
    ("Montags Teilzeit", []),
    ("Am 20. will ich frei machen", []),
    ("There's a train strike on the 19th so I'll be at home", []),
    ("Ich arbeite Mo und Di im Homeoffice", []),
    ("Ich arbeite montags", []),
    ("Freitag hab ich frei", []),
    ("freitags hab ich ab 12 frei", []),
    ("Raum 12. passt schon", []),
    ("Um 16 Uhr bin ich fix und fertig", []),
    ("If the client moves, I could do Wednesday, otherwise Thursday's gone.", []),
    ("If it's the 11th then only Monday", []),
    ("The Thursday I suggested? I can't.", []),
    ("I'm travelling from the 11th to the 13th, but online at noon there", []),
    ("Next week is tricky, though to be fair the auditors don't bother us", []),
    ("I can only before 11, because between I have teaching (Tuesday to Thursday)", []),
]
COVERED = [
    ("Mondays I drop the twins at nursery", []),
    ("I drop my son at school until 9:30", ["busy against must: daily -09:30"]),
    ("14th is Pongal holiday for us", ["busy against must: 01-14 00:00-01-15 00:00"]),
    ("I've only got the one session, Wednesday at 2", ["busy against must: wed 14:00-15:00"]),
    ("Not straight after lunch when I'm useless", []),
    ("Before lunch I'm in the lab on the 13th", ["busy against must: 01-13 00:00-12:00"]),
]


@pytest.mark.parametrize(("said", "understood"), TURNED)
def test_what_may_be_turned_is_asked(said: str, understood: list[str]) -> None:
    found = heard(said)
    assert [line_of(each) for each in found.preferences] == understood
    assert found.not_understood


@pytest.mark.parametrize(("said", "understood"), COVERED)
def test_a_firm_word_covers_its_clause(said: str, understood: list[str]) -> None:
    found = heard(said)
    assert [line_of(each) for each in found.preferences] == understood
    assert understood or found.not_understood


@pytest.mark.parametrize(
    ("said", "understood"),
    [
        ("Tuesday is choir", []),
        ("Tuesday at 6pm is choir", ["busy against must: tue 18:00-19:00"]),
        ("I am not in the office on Monday", ["busy against must: mon"]),
        ("My colleague Ana can't make Tuesdays, but I can.", ["accepts: tue"]),
        ("Mon sind wir dran, Donnerstag hab ich Resturlaub", ["busy against must: thu"]),
        (
            "I'm out Mondays til 10, Tuesdays til 11",
            ["busy against must: mon -10:00", "busy against must: tue -11:00"],
        ),
        ("12th 13th no", ["against must: 01-12 00:00-01-13 00:00 + 01-13 00:00-01-14 00:00"]),
        (
            "I can do 9:15, I can't do 9:00",
            ["accepts: daily 09:15-09:15", "against must: daily 09:00-09:00"],
        ),
        ("Either Tuesday or Wednesday, but not both", ["for prefers: tue,wed"]),
        (
            "Wed is fine as long as it's over before 3",
            ["accepts: wed -15:00", "against must: wed 15:00-"],
        ),
        (
            "Wed is fine provided everyone has gone by 6",
            ["accepts: wed -18:00", "against must: wed 18:00-"],
        ),
        ("I'm away Monday. So is Tuesday", ["busy against must: mon", "busy against must: tue"]),
        (
            "Not Wednesday. The other days I'm free from 9:30",
            ["against must: wed", "accepts: mon,tue,thu,fri 09:30-"],
        ),
        (
            "Anything from 2 bar Friday, when I'm off at 3",
            ["for prefers: daily 14:00-", "against prefers: fri 14:00-"],
        ),
        ("the rest of that week I'm wide open", []),
    ],
)
def test_an_engagement_and_what_goes_on_from_it(said: str, understood: list[str]) -> None:
    assert [line_of(each) for each in heard(said).preferences] == understood
