"""Who is left out of a choice, by whatever words say so, and what is only about somebody."""

import pytest

from orchestration.language.choosing.asking.whom import whom_asked
from orchestration.model.people import Member, MemberId

PEOPLE = [
    Member(MemberId("ines"), "Inês Costa", "UTC"),
    Member(MemberId("raj"), "Raj Patel", "UTC"),
    Member(MemberId("omar"), "Omar Haddad", "UTC"),
    Member(MemberId("lena"), "Lena Vogt", "UTC"),
]


@pytest.mark.parametrize(
    ("said", "who", "asked"),
    [
        ("what we give Ines, without ines please", "ines", "what we give Ines"),
        ("cake for Ines without telling her: plum, apple", "ines", "cake for Ines: plum, apple"),
        ("without Ines: what do we give her? plant", "ines", "what do we give her? plant"),
        ("a present for Raj? book, wine (don't tell him)", "raj", "a present for Raj? book, wine"),
        ("a present for Raj? wine. Raj must not know", "raj", "a present for Raj? wine."),
        ("was schenken wir Ines? Buch oder Wein, ohne Ines bitte", "ines", "Buch oder Wein"),
        ("was schenken wir Raj, ohne dass er es erfährt? Buch, Wein", "raj", "Buch, Wein"),
        ("was schenken wir Raj ohne ihm was zu sagen? Buch, Wein", "raj", "Buch, Wein"),
        ("Geschenk für Raj? Buch. Raj darf nichts davon wissen", "raj", "Geschenk für Raj? Buch."),
    ],
)
def test_who_is_left_out_is_not_asked_and_no_title_says_so(said: str, who: str, asked: str) -> None:
    found = whom_asked(said, PEOPLE)
    assert found.only
    assert {*found.people} == {each.id for each in PEOPLE} - {who}
    assert found.words.endswith(asked)


@pytest.mark.parametrize(
    "said",
    [
        "what do we do without Raj? pause, go on",
        "shall we go without Raj or wait?",
        "lunch, with or without raj?",
        "who takes over without Raj: Lena or Omar?",
        "pizza without cheese: a, b",
        "gehen wir ohne Raj oder warten wir?",
        "was machen wir ohne Raj? warten, gehen",
        "Pizza ohne Käse: klein, groß",
    ],
)
def test_what_is_asked_about_somebody_leaves_nobody_out(said: str) -> None:
    assert whom_asked(said, PEOPLE).people == ()
