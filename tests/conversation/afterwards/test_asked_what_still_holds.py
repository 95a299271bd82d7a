"""Whether it is still so, who still comes, and what is left for oneself: asked in passing."""

import pytest

from tests.play.dialogues import comes_of

SICK = "dana, dm: schaffs leider doch nich, bin krank"
NO_TUESDAY = "dana, dm: can't do tuesday"
TOO_EARLY = "omar, dm: rather not B, too early for me"
OFF = ("lena, channel: @Convene cancel the planning call", "lena presses: Call it off")


@pytest.mark.parametrize(
    "said",
    [
        "lena, dm: kommen die andern alle?",
        "lena, dm: do we still have everyone?",
        "lena, dm: did we lose anyone?",
        "lena, dm: can the others still make it?",
        "lena, thread: sind noch alle an bord?",
        "lena, dm: sind wir noch vollzählig?",
        "lena, dm: sind die anderen noch dabei",
    ],
)
def test_who_asks_whether_all_still_come_hears_how_many(said):
    told = comes_of("use meeting-decided", SICK, "dana, dm: nur dann", said)
    assert "4 of the 5 who answered can come" in told
    assert "Dana Reed can't make it after all" in told


def test_while_answers_come_in_it_is_said_who_is_missing():
    told = comes_of("use meeting-asking", "omar, dm: do we still have everyone?")
    assert "still waits for Lena Vogt, Dana Reed, Inês Costa, Raj Patel and you" in told


@pytest.mark.parametrize(
    "said",
    [
        "omar, dm: wait is it still 45?",
        "omar, dm: is it 30 or 45 now",
        "dana, dm: bleibts bei 45 min?",
        "ines, dm: is that still an hour?",
        "raj, dm: also jetzt doch nur 30 minuten?",
    ],
)
def test_who_asks_whether_it_is_still_as_long_hears_how_long_it_is(said):
    told = comes_of("use meeting-asking", "lena, dm: can we make it 30 min instead", said)
    assert "“planning call” · 30 min · 11–17 Jan" in told
    assert "have answered" in told
    assert "counts as your answer" not in told


@pytest.mark.parametrize(
    "said",
    [
        "omar, dm: is it ok if i come at 10?",
        "omar, dm: 10-12?",
        "omar, dm: is it ok if it's 30 minutes longer?",
    ],
)
def test_an_hour_that_somebody_asks_for_is_no_length(said):
    told = comes_of("use meeting-asking", said)
    assert "“planning call”" in told
    assert "asked by" not in told


@pytest.mark.parametrize(
    "said",
    [
        "dana, dm: so what does that leave for me",
        "dana, dm: which options still work for me?",
        "dana, dm: what can i still make?",
        "dana, dm: was bleibt dann für mich übrig?",
        "dana, dm: und welche gehen bei mir noch?",
        "dana, dm: why these options?",
    ],
)
def test_the_options_stand_for_somebody_by_what_they_have_said_since(said):
    told = comes_of("use meeting-vote", NO_TUESDAY, said)
    assert "14:00 in Berlin · you can't come: you ruled out Tuesdays" in told
    assert "B  Wed 13 Jan, 08:00–08:45 · 14:00 in Berlin · fine with you" in told


@pytest.mark.parametrize(
    "said",
    [
        "lena, dm: did anybody complain about the options?",
        "lena, dm: has anyone complained",
        "raj, dm: hat sich jemand beschwert?",
        "lena, thread: any complaints so far?",
        "lena, dm: how many have a problem with them?",
    ],
)
def test_how_many_have_something_against_an_option_is_told_and_not_who(said):
    told = comes_of("use meeting-vote", TOO_EARLY, said)
    assert "1 of 5 have told me something against one of them" in told
    assert "Omar" not in told
    assert "too early" not in told
    assert "Nobody has told me anything against" in comes_of("use meeting-vote", said)


@pytest.mark.parametrize("said", ["omar, thread: anyone mind?", "omar, thread: any complaints :D"])
def test_what_people_ask_each_other_is_theirs(said):
    assert comes_of("use meeting-decided", said) == "(nothing)"


@pytest.mark.parametrize(
    "said",
    [
        "dana, thread: was it cancelled?",
        "dana, dm: was it cancelled?",
        "raj, thread: findet das jetzt statt oder nicht?",
        "omar, thread: so is it off now",
        "ines, thread: why was it cancelled?",
    ],
)
def test_who_asks_hears_that_it_was_called_off(said):
    told = comes_of("use meeting-decided", *OFF, said)
    assert told.endswith("“planning call” was called off.")
    assert len(told.splitlines()) == 1
