"""Asked for beside what is open: again and again, apart from it, with somebody else, or of none."""

import pytest

from tests.play.dialogues import comes_of


@pytest.mark.parametrize(
    "said",
    [
        "raj, dm: can we do this every month?",
        "lena, dm: make it weekly",
        "lena, dm: können wir das jede woche machen?",
        "dana, dm: könnten wir das nicht jeden dienstag machen?",
    ],
)
@pytest.mark.parametrize("stage", ["meeting-asking", "meeting-decided"])
def test_a_meeting_is_looked_for_each_time(stage, said):
    told = comes_of(f"use {stage}", said)
    assert "a meeting is looked for each time. Once this one stands" in told
    assert len(told.splitlines()) == 1


def test_somebody_who_is_busy_every_week_says_so():
    told = comes_of("use meeting-asking", "dana, dm: i do this every tuesday, can't then")
    assert "can't do Tuesdays" in told


@pytest.mark.parametrize(
    ("said", "minutes"),
    [
        ("dana, thread: @Convene me and ines need a separate 20 mins beforehand, can you?", 20),
        ("dana, thread: @Convene raj und ich brauchen vorher noch eine halbe stunde zu zweit", 30),
        ("dana, channel: @Convene ines and i need 20 min before that", 20),
    ],
)
def test_some_of_them_meet_apart_from_it(said, minutes):
    told = comes_of("use meeting-asking", said)
    assert told.startswith("form for dana: A meeting")
    assert f"minutes={minutes}" in told
    assert "needed=[]" in told


def test_what_people_need_among_each_other_is_theirs():
    said = "dana, thread: ines, you and me need 20 min beforehand"
    assert comes_of("use meeting-asking", said) == "(nothing)"


@pytest.mark.parametrize(
    "said",
    ["omar, dm: after lunch pls", "omar, dm: nach dem mittag bitte", "omar, dm: tomorrow after 3"],
)
def test_where_nothing_is_open_a_time_alone_begins_nothing(said):
    told = comes_of(said)
    assert told == "to omar: You are asked nothing just now, so nothing comes until you are."


@pytest.mark.parametrize(
    "said", ["omar, dm: lunch with raj tomorrow please", "omar, dm: 30 min tomorrow with raj"]
)
def test_a_request_begins_something(said):
    assert comes_of(said).startswith("form for omar")


@pytest.mark.parametrize(
    ("said", "name"),
    [
        ("lena, thread: @Convene add zelda please", "zelda"),
        ("lena, dm: nimm noch bernd dazu", "bernd"),
        ("lena, dm: can you invite Zelda Fitz too?", "Zelda Fitz"),
    ],
)
def test_an_unknown_name_is_called_unknown(said, name):
    told = comes_of("use meeting-asking", said)
    assert f"I know nobody here called “{name}”. Say it like this: add @somebody." in told


def test_nobody_is_called_by_no_name():
    assert "Whom shall I ask too?" in comes_of("use meeting-asking", "lena, dm: add somebody")


@pytest.mark.parametrize(
    "said", ["dana, dm: actually could tom join too?", "dana, dm: kann kim auch mit?"]
)
def test_who_else_comes_is_up_to_who_asked(said):
    assert "Who else comes is up to Lena Vogt." in comes_of("use meeting-decided", said)
    assert "Only who asked can add somebody" in comes_of("use meeting-asking", said)


@pytest.mark.parametrize("said", ["lena, dm: add maya", "lena, dm: nimm maya noch dazu"])
def test_once_it_is_decided_its_organiser_has_the_invite_to_pass_on(said):
    told = comes_of("use meeting-decided", said)
    passed_on = "I ask nobody more about it. Pass the invite on to them; here it is."
    assert [each.strip() for each in told.splitlines()] == [
        f"to lena: “planning call” is decided: {passed_on}",
        "invites go out",
    ]


@pytest.mark.parametrize("said", ["before 9 is bad", "vor 9 nie", "ab 18 uhr bitte nichts mehr"])
def test_what_never_suits_is_kept_for_good(said):
    assert "For every meeting from now on" in comes_of(f"omar, dm: {said}")
