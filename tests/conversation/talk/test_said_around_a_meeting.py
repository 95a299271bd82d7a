"""What people say in passing around a meeting: said, where and by whom → what comes of it."""

import pytest

from tests.conversation.talk.test_said_around_a_choice import played

UNPLACED = ("couldn't place", "nicht einordnen")


def is_placed(told):
    return not any(each in told for each in UNPLACED)


# Something came up: on the day of what stands, or on one on which nothing is


@pytest.mark.parametrize(
    "said",
    [
        "tuesday's off for me now",
        "tuesday doesn't work for me anymore",
        "Dienstag geht jetzt nicht mehr",
    ],
)
def test_who_is_off_on_its_day_gives_it_up(said):
    [told], _ = played("meeting-decided", ("dana", "dm", said))
    assert "Lena Vogt knows now that you can't come" in told


@pytest.mark.parametrize(
    "said",
    ["friday's off for me now", "thursday is no good any more", "freitag geht bei mir nicht mehr"],
)
def test_who_is_off_on_another_day_changes_nothing(said):
    [told], _ = played("meeting-decided", ("dana", "dm", said))
    assert told == "Thanks for saying so. Nothing of yours is on that day, so nothing changes."


# Where somebody works from for a while


@pytest.mark.parametrize(
    "said",
    [
        "i work from porto till 14th",
        "working from Lisbon this week",
        "till the 14th i'm in porto",
        "ich arbeite bis zum 14. aus Porto",
    ],
)
def test_who_works_elsewhere_for_a_while_keeps_their_clock(said):
    [told], _ = played("meeting-asking", ("dana", "dm", said))
    assert "so your times stay in New York" in told


@pytest.mark.parametrize(
    ("said", "city"), [("joining from London", "London"), ("arbeite gerade aus Lissabon", "Lisbon")]
)
def test_who_works_elsewhere_for_good_has_its_clock(said, city):
    [told], _ = played("meeting-asking", ("dana", "dm", said))
    assert f"Your times are in {city} from now on" in told


@pytest.mark.parametrize("said", ["I work from home on fridays", "i work from 10 to 4"])
def test_home_and_hours_are_no_place(said):
    [told], _ = played("meeting-asking", ("dana", "dm", said))
    assert "times stay in" not in told
    assert "times are in London" not in told


# A moment, and a long day


@pytest.mark.parametrize(
    "said",
    [
        "one sec, on the phone",
        "hang on, driving",
        "brb, at the door",
        "sec, in a meeting",
        "moment, bin im Meeting",
        "kurz, bin am Telefon",
    ],
)
@pytest.mark.parametrize("where", ["dm", "thread"])
def test_who_asks_for_a_moment_has_said_nothing(said, where):
    [told], room = played("meeting-asking", ("dana", where, said))
    assert told == ""
    assert "dana" not in room.decisions()[0].answered


@pytest.mark.parametrize(
    "said", ["did i vote already?? long day", "hab ich schon abgestimmt? langer tag"]
)
def test_that_it_was_a_long_day_is_no_wish(said):
    [told], _ = played("meeting-vote", ("dana", "dm", said))
    assert told == "No: you have not voted yet."


def test_a_long_day_of_the_week_is_one():
    [told], _ = played("meeting-asking", ("dana", "dm", "tuesday is a long day, rather not"))
    assert "Tuesday" in told


# What is to stay clear


@pytest.mark.parametrize(
    ("said", "read"),
    [
        ("lunch 12-1 is holy", "lunch hours"),
        ("lunch 12-1 is off limits", "lunch hours"),
        ("mittags ist mir heilig", "mittags"),
        ("@Convene lunch 12-1 is blocked for me", "lunch hours"),
    ],
)
def test_what_is_holy_opens_nothing(said, read):
    [told], room = played(None, ("dana", "dm", said))
    assert "For every meeting from now on" in told
    assert read in told
    assert "dana" not in room.opened


@pytest.mark.parametrize("said", ["lunch 12-1 is holy", "mittag 12-13 ist mir heilig"])
def test_what_is_holy_is_a_wish(said):
    [told], room = played("meeting-asking", ("dana", "dm", said))
    assert "12:00–13:00" in told
    assert "dana" in room.decisions()[0].answered


def test_lunch_with_somebody_is_still_asked_for():
    _, room = played(None, ("lena", "dm", "lunch 12-1 with omar tomorrow?"))
    assert "lena" in room.opened


# Too late


@pytest.mark.parametrize("said", ["am i too late?", "is it too late?", "bin ich zu spät dran?"])
@pytest.mark.parametrize(
    ("setup", "answer"),
    [
        ("meeting-asking", "I wait until"),
        ("meeting-vote", "vote on A, B and C by"),
        ("choice-vote", "vote on A, B, C and D by"),
        ("meeting-decided", "Tue 12 Jan"),
    ],
)
def test_who_asks_whether_they_are_too_late_hears_until_when(said, setup, answer):
    [told], _ = played(setup, ("dana", "dm", said))
    assert answer in told
    assert is_placed(told)


def test_it_is_answered_under_the_card_as_well():
    [told], _ = played("meeting-asking", ("dana", "thread", "am i too late?"))
    assert "I wait until" in told


@pytest.mark.parametrize(
    ("said", "answer"),
    [
        (
            "is it too late to change my vote?",
            "you have not voted yet. You can vote, and change that, until",
        ),
        ("is it too late to add pasta?", "The list is closed"),
    ],
)
def test_what_it_may_be_too_late_for_is_answered_as_that(said, answer):
    [told], _ = played("choice-vote", ("raj", "dm", said))
    assert answer in told


# Another time


@pytest.mark.parametrize("where", ["thread", "dm"])
@pytest.mark.parametrize(
    ("said", "then"),
    [
        ("einen Tag nach hinten", "Wed 13 Jan"),
        ("a day later please", "Wed 13 Jan"),
        ("one hour earlier please", "13:00"),
        ("einen Tag später bitte", "Wed 13 Jan"),
    ],
)
def test_by_how_much_it_is_moved_is_an_order(said, then, where):
    [told], _ = played("meeting-decided", ("lena", where, said))
    assert "Shall I look for a new time" in told
    assert then in told


# Who should be in it too


@pytest.mark.parametrize("where", ["thread", "dm"])
@pytest.mark.parametrize(
    "said",
    [
        "kai should've been in on this",
        "kai should have been asked too",
        "Kai hätte dabei sein sollen",
        "kai gehört da mit rein",
    ],
)
def test_who_should_have_been_in_it_is_added(said, where):
    [told], _ = played("meeting-asking", ("lena", where, said))
    assert told == "Whom shall I ask too? Say it like this: add @somebody."


def test_who_is_in_it_is_not_asked_again():
    [told], _ = played("meeting-asking", ("lena", "dm", "dana should've been in on this"))
    assert told == "Asked already: Dana Reed."


# For good


@pytest.mark.parametrize(
    ("said", "rule"),
    [
        ("never before 10. please remember that too", "can't do anything before 10:00"),
        ("I can't do Mondays. Remember that.", "can't do Mondays"),
        ("nie vor 10. Merk dir das bitte.", "kann vor 10:00 Uhr nicht"),
    ],
)
def test_what_is_to_be_remembered_may_stand_ahead(said, rule):
    [told], _ = played("meeting-asking", ("omar", "dm", said))
    assert told.startswith("For every meeting from now on")
    assert f"• {rule}" in told
    assert "It is your answer for “planning call” as well." in told


def test_what_is_to_be_remembered_beside_a_wish_is_that_alone():
    said = "not this Friday, please. And remember: no lunch meetings"
    [told], _ = played("meeting-asking", ("raj", "dm", said))
    once, for_good = told.split("For every meeting from now on")
    assert "Fri 8 Jan" in once
    assert "Fri 8 Jan" not in for_good
    assert "lunch hours" in for_good


# Another meeting, on any day but that of the one that stands


@pytest.mark.parametrize(
    "asked",
    [
        "need 30 min w/ dana and raj next week about the invoice mess, not friday",
        "need 30 min w/ dana and raj next week about the invoice mess, but not on tuesday please",
        "meet invoice mess, 30 min with @dana @raj next week, not tuesday",
        "can we find 45 min with dana next week about the audit, not on tuesday",
        "find a time for budget next week, 1h with dana, no tuesdays",
        "let's meet 30 min with dana next week about hiring, tuesday doesn't work",
        "30 min mit dana und raj nächste woche wegen der rechnungen, nicht dienstags",
        "termin mit dana nächste woche wegen der rechnungen, 30 min, bloß nicht dienstag",
    ],
)
def test_a_day_that_a_request_rules_out_gives_up_nothing_that_stands(asked):
    [told], room = played("meeting-decided", ("omar", "channel", f"@Convene {asked}"))
    assert "is set for" not in told
    [stands, *asked_for] = room.decisions()
    assert len(asked_for) == 1
    assert not stands.cannot_come


@pytest.mark.parametrize("said", ["I can't on tuesday", "tuesday doesn't work for me"])
def test_who_cannot_come_on_its_day_still_gives_it_up(said):
    [told], room = played("meeting-decided", ("omar", "channel", f"@Convene {said}"))
    assert "planning call" in told
    assert len(room.decisions()) == 1
