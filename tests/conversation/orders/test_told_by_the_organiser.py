"""What an organiser says in passing of the meeting, of who has to come, and puts right at once."""

import pytest

from tests.play.dialogues import comes_of

RETRO = "omar, channel: @Convene 45 min retro with @raj and @dana next week"


@pytest.mark.parametrize(
    "said",
    [
        "lena, dm: options by tomorrow noon please",
        "lena, dm: can we get options by fri 12:00?",
        "lena, thread: vorschläge bitte bis morgen mittag",
        "lena, dm: ich hätte gern optionen bis morgen 12 uhr",
        "lena, dm: Ende morgen um 12 Uhr",
        "lena, dm: bis freitag mittag will ich optionen sehen",
        "lena, dm: bis freitag mittag brauch ich vorschläge",
    ],
)
def test_options_are_wanted_by_then(said):
    told = comes_of("use meeting-asking", said)
    assert "“planning call”: I wait until Fri 8 Jan, 12:00." in told
    assert "counts as your answer" not in told


def test_who_did_not_ask_for_it_wants_options_in_vain():
    told = comes_of("use meeting-asking", "omar, dm: can we have options by tomorrow noon?")
    assert "Only Lena Vogt can close it" in told


@pytest.mark.parametrize(
    "said",
    [
        "lena, dm: i'm not attending myself btw, just organising",
        "lena, dm: ich bin selbst nicht dabei, organisiere nur",
        "lena, dm: you don't need me there",
        "lena, dm: i'm just setting this up",
        "lena, dm: ich muss da nicht dabei sein",
    ],
)
def test_who_only_organises_need_not_come(said):
    told = comes_of("use meeting-asking", said)
    assert "Optional for “planning call” now, in the invite too: Lena Vogt." in told


@pytest.mark.parametrize(
    "said", ["lena, dm: i'm only free on friday", "omar, dm: i'm only the organiser"]
)
def test_what_somebody_else_says_of_themselves_makes_nobody_optional(said):
    assert "Optional" not in comes_of("use meeting-asking", said)


@pytest.mark.parametrize(
    "said",
    [
        "lena, dm: dana has to be there no matter what",
        "lena, dm: egal was, dana muss dabei sein",
        "lena, dm: dana muss auf jeden fall dabei sein",
        "lena, thread: dana definitely needs to be there",
        "lena, dm: ohne dana brauchen wir gar nicht anfangen",
    ],
)
def test_somebody_has_to_be_there_whatever_comes(said):
    assert "“planning call” needs Dana Reed now." in comes_of("use meeting-asking", said)


@pytest.mark.parametrize(
    "said",
    [
        "lena, dm: spätestens donnerstag sollte es sein",
        "lena, dm: it should be by thursday",
        "lena, dm: das muss noch vor freitag passieren",
    ],
)
def test_when_it_should_be_may_be_meant_for_everybody(said):
    told = comes_of("use meeting-asking", said)
    assert "11–14 Jan: is that for everybody in “planning call”, or what suits you?" in told


def test_how_early_it_should_be_is_a_wish():
    told = comes_of("use meeting-asking", "lena, dm: es sollte nicht zu früh sein")
    assert "• möglichst nicht vor 09:00 Uhr" in told
    assert "already" not in told


@pytest.mark.parametrize(
    "said",
    [
        "lena, dm: and not next week but the week after",
        "lena, dm: und nicht nächste woche sondern die woche drauf",
    ],
)
def test_what_goes_on_from_an_order_is_one(said):
    told = comes_of("use meeting-asking", "lena, dm: can we make it 30 min instead", said)
    assert "“planning call”, now: 18–24 Jan. All of them are told." in told


@pytest.mark.parametrize(
    "said",
    [
        "lena, dm: sorry, back to 45",
        "lena, dm: ne zurück auf 45",
        "lena, dm: hm no, leave it at 45",
        "lena, dm: doch wieder 45 minuten",
        "lena, dm: ne doch 45",
    ],
)
def test_a_length_is_put_back(said):
    told = comes_of("use meeting-asking", "lena, dm: make it 30 min", said)
    assert "“planning call”, now: 45 min. All of them are told." in told


@pytest.mark.parametrize(
    "said",
    [
        "omar, thread: oh and an hour pls, thursday or friday",
        "omar, dm: ach und ne stunde bitte, donnerstag oder freitag",
        "omar, dm: sorry, an hour, thursday or friday",
    ],
)
@pytest.mark.parametrize(
    "asked",
    [
        (RETRO,),
        ("omar, channel: @Convene find us a slot for the retro with @raj and @dana", "omar fills:"),
    ],
    ids=["at once", "by a form"],
)
def test_what_was_forgotten_in_a_request_is_added_to_it(asked, said):
    told = comes_of(*asked, said)
    assert "“retro”, now: 60 min · Thu or Fri. All of them are told." in told
    assert "prefers" not in told


def test_a_slip_is_put_right_in_the_thread_of_what_was_asked_for():
    asked = "raj, channel: @Convene 30 min 1:1 with @dana thursday"
    told = comes_of(asked, "raj, thread: sorry meant friday")
    assert "“1:1”, now: Fri 15 Jan. All of them are told." in told
    assert comes_of(asked, "dana, thread: sorry meant friday") == "(nothing)"
    assert comes_of(asked, "raj, thread: and friday we have cake") == "(nothing)"


@pytest.mark.parametrize(
    "said",
    [
        "lena, dm: nvm just ping them, no meeting needed",
        "lena, dm: cancel it and ping everyone that it's off",
        "lena, dm: forget it, no meeting needed, i'll ping them",
        "lena, dm: lass gut sein, ich schreib sie einfach an, kein treffen nötig",
    ],
)
def test_nobody_is_reminded_of_what_is_called_off(said):
    told = comes_of("use meeting-asking", said)
    assert told.startswith("to lena: Call “planning call” off? 4 others are told so.")
    assert "remind" not in told
    assert "to omar" not in told


@pytest.mark.parametrize(
    "said", ["lena, dm: Ende morgen um 10 Uhr", "lena, dm: deadline fri 10:00"]
)
def test_a_new_end_is_named_alone(said):
    assert "decided by Fri 8 Jan, 10:00" in comes_of("use choice-vote", said)


@pytest.mark.parametrize(
    "said",
    [
        "lena, channel: @Convene same again for the week after",
        "lena, dm: same again next week please",
        "raj, dm: das gleiche nochmal in der woche drauf",
    ],
)
def test_the_same_again_is_asked_behind_what_still_stands(said):
    assert "45 minutes with you and 3 others, 18–24 Jan" in comes_of("use meeting-decided", said)


@pytest.mark.parametrize(
    "said",
    [
        "lena, dm: give them until friday noon",
        "lena, dm: verlängere die abstimmung bis freitag mittag",
        "lena, thread: @Convene keep it open until fri 12:00",
    ],
)
def test_an_open_vote_is_given_more_time(said):
    told = comes_of("use meeting-vote", said)
    assert "“planning call”: I wait until Fri 8 Jan, 12:00." in told
    assert "Vote by Fri 8 Jan, 12:00 in Berlin" in told


def test_a_request_is_about_where_people_go():
    asked = "brauch mal 30 min mit @ines und @dana, am besten bis mittwoch, wegen messe"
    assert "Messe · 30 min · 7–13 Jan" in comes_of(f"raj, channel: @Convene {asked}")


def test_days_that_go_on_from_an_order_are_for_everybody():
    made = "lena, dm: mach lieber ne stunde draus"
    told = comes_of("use meeting-asking", made, "lena, dm: und nur dienstag oder donnerstag")
    assert "“planning call”, now: Tue or Thu. All of them are told." in told
    told = comes_of("use meeting-asking", made, "lena, dm: and i can't do tuesday")
    assert "can't do Tuesdays" in told
