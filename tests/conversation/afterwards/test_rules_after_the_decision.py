"""What never suits somebody, said once a meeting stands: said → kept for good, or nothing changes.

The meeting stands on Tuesday, 17:00 to 17:45 on Omar's clock; nobody is told that he is out.
"""

import pytest

from tests.conversation.talk.test_said_around_a_choice import played

FOR_GOOD = "For every meeting from now on, just between us:"
_RULE = "generell bitte nie was vor halb 10 für mich"


@pytest.mark.parametrize(
    ("said", "rule"),
    [
        (f"ach übrigens, {_RULE}, da bin ich zu nix zu gebrauchen", "kann vor 09:30 Uhr nicht"),
        (_RULE, "kann vor 09:30 Uhr nicht"),
        ("btw, generally never before 9:30 for me please, i'm useless then", "before 09:30"),
        ("by the way i usually can't before 10, school run", "before 10:00"),
        ("please never book me after 6pm, i have to pick up the kids", "evenings (after 18:00)"),
        ("bitte generell nix nach 17 uhr für mich, muss die kleine abholen", "ab 17:00 Uhr nicht"),
        ("from now on i can't do mornings, new job", "can't do mornings"),
        ("kann generell vormittags nicht, neuer job", "kann vormittags"),
        ("ich kann generell dienstags nicht", "kann dienstags nicht"),
        ("i can't do tuesdays in general", "can't do Tuesdays"),
    ],
)
def test_a_rule_for_good_gives_up_nothing_that_stands(said, rule):
    [told], _ = played("meeting-decided", ("omar", "dm", said))
    assert told.startswith(FOR_GOOD)
    assert rule in told


@pytest.mark.parametrize(
    "said",
    [
        "can't do tuesday before 10",
        "dienstag vor 10 kann ich nicht",
        "i can't make tuesday morning",
        "ich bin dienstag vormittag raus",
    ],
)
def test_a_no_that_cannot_hit_what_stands_changes_nothing(said):
    [told], _ = played("meeting-decided", ("omar", "dm", said))
    assert told == "Thanks for saying so. Nothing of yours is at that time, so nothing changes."


@pytest.mark.parametrize(
    "said",
    [
        "i can't come, dentist before 10",
        "can't do it on tuesday after all, monday i'm off too",
        "i can't make tuesday afternoon",
        "dienstag nach 16 uhr kann ich nicht",
    ],
)
def test_a_no_that_hits_it_or_names_no_time_is_an_absence(said):
    [told], _ = played("meeting-decided", ("omar", "dm", said))
    assert told.startswith("Lena Vogt knows now that you can't come to “planning call”")
